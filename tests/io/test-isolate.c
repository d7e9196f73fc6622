/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squares and scores in text from right to left. In the tables "<" and ">" stand for what is put
 * around them. */

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#include "sumi-isolate.h"
#include "sumi-translation.h"

static char *
write_out (const char *marked)
{
  g_autoptr (GString) text = g_string_new (marked);

  g_string_replace (text, "<", "\u200f\u2066", 0);
  g_string_replace (text, ">", "\u2069", 0);
  return g_strdup (text->str);
}

static void
test_text (void)
{
  static const char *const cases[][2] = {
    { "Black plays d3, c4 and 40–24.", NULL }, /* not from right to left */
    { "d3", NULL },
    { "שחור", NULL },
    { "שחור d3", "שחור <d3>" },
    { "d3, c4 שחור", "<d3>, <c4> שחור" },
    { "בd3 וב-e4.", "ב<d3> וב-<e4>." }, /* words are joined to a square */
    { "f5d6c3 לבן", "<f5d6c3> לבן" },
    { "לבן (+4)", "לבן (<+4>)" },
    { "לבן ≈−2.5!", "לבן <≈−2.5>!" },
    { "לבן 40–24", "לבן <40–24>" },
    { "לבן 40-24, 3", "לבן <40-24>, 3" },
    { "לבן ב-3 דיסקיות", NULL }, /* a hyphen, no sign */
    { "לבן 12 3.5 1,000 50% 4:30", NULL }, /* stay in order anyway */
    { "לבן i3 a9 a12 xd3 d3x A1", NULL },
    { "לבן \u2066d3\u2069 \u2067e4 \u2066f5\u2069 g6\u2069 h7",
      "לבן \u2066d3\u2069 \u2067e4 \u2066f5\u2069 g6\u2069 <h7>" },
    { "לבן \u2066d3", NULL }, /* an isolate that nothing ends */
    { "**d3** לבן", "**<d3>** לבן" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *expected = write_out (cases[i][1] != NULL ? cases[i][1] : cases[i][0]);
      g_autofree char *once = sumi_isolate_text (cases[i][0]);
      g_autofree char *twice = sumi_isolate_text (once);

      g_assert_cmpstr (once, ==, expected);
      g_assert_cmpstr (twice, ==, expected);
      g_assert_cmpstr (sumi_isolate_constant (cases[i][0]), ==, expected);
    }
}

static void
test_printf (void)
{
  g_autofree char *expected = write_out ("לבן: <c4>, 2");
  g_autofree char *text = sumi_isolate_printf ("לבן: %s, %d", "c4", 2);

  g_assert_cmpstr (text, ==, expected);
}

/* A score by itself is written as the language of the program is. */
static void
test_alone (void)
{
  static const char hebrew[] = "msgid \"\"\n"
                               "msgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
                               "\"Language: he\\n\"\n";
  g_autofree char *expected = write_out ("<+4>");
  g_autofree char *folder = g_dir_make_tmp ("sumi-isolate-XXXXXX", NULL);
  g_autofree char *language = g_build_filename (folder, "he", NULL);
  g_autofree char *messages = g_build_filename (language, "LC_MESSAGES", NULL);
  g_autofree char *source = g_build_filename (folder, "he.po", NULL);
  g_autofree char *compiled = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  const char *argv[] = { "msgfmt", "-o", compiled, source, NULL };
  const char *made[] = { compiled, messages, language, source, folder };
  g_autofree char *before = sumi_isolate_text ("+4");
  g_autofree char *name_before = sumi_isolate_name ("Ada");
  g_autofree char *after = NULL, *name_after = NULL;
  int status;

  g_assert_cmpstr (before, ==, "+4");
  g_assert_cmpstr (name_before, ==, "Ada");
  g_assert_nonnull (setlocale (LC_MESSAGES, "C.UTF-8"));
  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  g_assert_true (g_file_set_contents (source, hebrew, -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  bindtextdomain (GETTEXT_PACKAGE, folder);
  sumi_translation_choose ("he");
  after = sumi_isolate_text ("+4");
  g_assert_cmpstr (after, ==, expected);
  name_after = sumi_isolate_name ("Ada");
  g_assert_cmpstr (name_after, ==, "\u200f\u2068Ada\u2069");
  for (gsize i = 0; i < G_N_ELEMENTS (made); i++)
    g_assert_cmpint (g_remove (made[i]), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/isolate/text", test_text);
  g_test_add_func ("/isolate/printf", test_printf);
  g_test_add_func ("/isolate/alone", test_alone);
  return g_test_run ();
}
