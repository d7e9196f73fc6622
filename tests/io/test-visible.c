/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What strangers wrote, made fit to be shown. */

#include "sumi-visible.h"

static void
test_message (void)
{
  static const char *const cases[][2] = {
    { "plain, ñ 隅", "plain, ñ 隅" },
    { "a\nb\x1b[2J", "a\\u000ab\\u001b[2J" },
    { "\u202eexe.txt\u202c", "\\u202eexe.txt\\u202c" },
    { "\u2066+4\u2069", "\u2066+4\u2069" }, /* as in sentences of the program */
    { "a\u2028b\xc2\x85", "a\\u2028b\\u0085" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = sumi_visible_message (cases[i][0]);

      g_assert_cmpstr (text, ==, cases[i][1]);
    }
}

static void
test_path (void)
{
  g_autofree char *path = sumi_visible_path ("/tmp/\xff\n隅: error.json");

  g_assert_cmpstr (path, ==, "/tmp/\ufffd\\u000a隅: error.json");
}

static void
test_quote (void)
{
  static const char *const cases[][2] = {
    { "", "\"\"" },
    { "h9", "\"h9\"" },
    { "a\u202eb\t", "\"a\\u202eb\\u0009\"" },
    { "\xff\xfe", "\"\ufffd\ufffd\"" },
    { "\U000e0041", "\"\\u{e0041}\"" },
    { "1234567890123456789012345678901234567890", "\"1234567890123456789012345678901234567890\"" },
    { "12345678901234567890123456789012345678901",
      "\"1234567890123456789012345678901234567890\"..." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = sumi_visible_quote (cases[i][0]);

      g_assert_cmpstr (text, ==, cases[i][1]);
    }
}

/* However much there is, and wherever characters end. */
static void
test_long (void)
{
  static const char *const characters[] = { "x", "ñ", "隅", "\U0001f600", "\xff" };

  for (gsize i = 0; i < G_N_ELEMENTS (characters); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *quoted = NULL;
      g_autofree char *name = NULL;

      for (int n = 0; n < 100000; n++)
        g_string_append (text, characters[i]);
      quoted = sumi_visible_quote (text->str);
      name = sumi_visible_name (text->str, 10);
      g_assert_true (g_utf8_validate (quoted, -1, NULL));
      g_assert_cmpint (g_utf8_strlen (quoted, -1), ==, 40 + 5);
      g_assert_cmpint (g_utf8_strlen (name, -1), ==, 10);
      g_assert_true (g_str_has_suffix (name, "…"));
    }
}

static void
test_name (void)
{
  static const char *const cases[][2] = {
    { "Ana [1]", "Ana [1]" },
    { "a\nb\tc", "a b c" },
    { "\x1b[31mred", "\ufffd[31mred" },
    { "\u202eevil\u2066", "\ufffdevil\ufffd" },
    { "\xe9t\xe9", "\ufffdt\ufffd" },
    { "1234567890", "1234567890" },
    { "12345678901", "123456789…" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = sumi_visible_name (cases[i][0], 10);

      g_assert_cmpstr (text, ==, cases[i][1]);
    }
}

static void
test_is_text (void)
{
  static const char *const good[] = { "", "two\nlines\tand a tab", "\u2066a\u2067b\u2069\u2069",
                                      "שלום\u200f", "ñ" };
  static const char *const bad[] = { "\x1b[2J",       "a\rb",     "\u202eabc\u202c", "\u202a",
                                     "\u2066a",       "a\u2069",  "\u2066a\nb\u2069", "\u2028",
                                     "\u2069\u2066a", "\xc2\x85",   "\x7f" };

  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (sumi_visible_is_text (good[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (sumi_visible_is_text (bad[i]));
}

static void
test_is_blank (void)
{
  static const char *const blank[] = { "", " \t\n", "\u00a0\u3000", "\u200b", " \u200d\ufeff\u2060",
                                       "\u2066\u2069", "\u00ad" };
  static const char *const visible[] = { "a", " .", "\u200b隅", "\u200eא" };

  for (gsize i = 0; i < G_N_ELEMENTS (blank); i++)
    g_assert_true (sumi_visible_is_blank (blank[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (visible); i++)
    g_assert_false (sumi_visible_is_blank (visible[i]));
}

/* What can be shown stays; of the rest as much as can. */
static void
test_text (void)
{
  static const char *const rows[][2] = {
    { "two\nl\tabs", "two\nl\tabs" },
    { "\u2066a\u2069b", "\u2066a\u2069b" },
    { "\u2066a\nb\u2069", "a\nb" },
    { "a\r\nb\x07", "a\nb" },
    { "a\u2028b\u202ec", "a\nbc" },
    { "隅隅隅隅隅隅隅隅隅隅隅", "隅隅隅隅隅隅隅隅隅隅" },
    { "\u2066隅隅隅隅隅隅隅隅隅隅隅\u2069", "隅隅隅隅隅隅隅隅隅隅" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = sumi_visible_text (rows[i][0], 10);

      g_assert_cmpstr (text, ==, rows[i][1]);
      g_assert_true (sumi_visible_is_text (text));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/visible/message", test_message);
  g_test_add_func ("/visible/path", test_path);
  g_test_add_func ("/visible/quote", test_quote);
  g_test_add_func ("/visible/long", test_long);
  g_test_add_func ("/visible/name", test_name);
  g_test_add_func ("/visible/is-text", test_is_text);
  g_test_add_func ("/visible/is-blank", test_is_blank);
  g_test_add_func ("/visible/text", test_text);
  return g_test_run ();
}
