/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which of its languages a text speaks. */

#include "sumi-text.h"

static const char *const languages[]
  = { "es", "pt-BR", "en", "zh-Hans", "zh-Hant", "sr-Latn", NULL };
static const char *const strings[] = { "hola", "oi", "hello", "你好", "哈囉", "zdravo", NULL };

static const struct
{
  const char *preferred; /* as in the environment variable LANGUAGE */
  const char *said;
} choices[] = {
  { "es", "hola" },        { "es_MX", "hola" },     { "es_ES.UTF-8", "hola" },
  { "pt_BR", "oi" },       { "pt", "oi" },          { "pt_PT", "oi" },
  { "de", "hello" },       { "de:es", "hola" },     { "de:pt_BR:es", "oi" },
  { "fr:en", "hello" },    { "de:pt_PT:es", "oi" }, { "en_GB:es", "hello" },
  { "zh_Hant", "哈囉" },   { "zh_TW", "哈囉" },     { "zh_HK.UTF-8", "哈囉" },
  { "zh_CN", "你好" },     { "zh_SG", "你好" },     { "zh", "你好" },
  { "sr_RS", "zdravo" },   { "sr@latin", "zdravo" }, { "e", "hello" },
  { "ess", "hello" },      { "C", "hello" },
};

static void
test_choice (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (SumiText) text = sumi_text_new_translated (languages, strings, "en");

  if (g_test_subprocess ())
    {
      g_assert_cmpstr (sumi_text_get (text), ==, choices[i].said);
      return;
    }
  /* GLib looks at the environment once a thread, so each choice has a process of its own. */
  g_setenv ("LANGUAGE", choices[i].preferred, TRUE);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
}

/* A tag that fits exactly goes before one that only serves. */
static void
test_exact (void)
{
  static const char *const tags[] = { "pt-br", "zh-HK", "zh-Hant-TW", "pt", "pt-PT", NULL };
  static const char *const said[] = { "br", "hk", "tw", "pt", "pt-pt", NULL };
  static const struct
  {
    const char *locale, *said;
  } cases[] = { { "pt", "pt" },       { "pt_PT", "pt-pt" }, { "pt_BR", "br" }, { "pt_AO", "pt" },
                { "zh_TW", "tw" },    { "zh_HK", "hk" },    { "zh_MO", "tw" } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      if (g_test_subprocess ())
        {
          g_autoptr (SumiText) text = sumi_text_new_translated (tags, said, "pt-br");

          g_assert_cmpstr (sumi_text_get (text), ==, g_getenv ("SAID"));
          return;
        }
      g_setenv ("LANGUAGE", cases[i].locale, TRUE);
      g_setenv ("SAID", cases[i].said, TRUE);
      g_setenv ("LC_ALL", "C.UTF-8", TRUE);
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
    }
}

static void
test_plain (void)
{
  g_autoptr (SumiText) text = sumi_text_new_plain ("hello", FALSE);
  g_autoptr (SumiText) built_in = sumi_text_new_plain ("not in any catalogue", TRUE);
  g_autoptr (SumiText) translated = sumi_text_new_translated (languages, strings, "en");

  g_assert_true (sumi_text_is_plain (text));
  g_assert_false (sumi_text_is_plain (translated));
  g_assert_cmpstr (sumi_text_get (text), ==, "hello");
  g_assert_cmpstr (sumi_text_get (built_in), ==, "not in any catalogue");
  g_assert_cmpuint (sumi_text_get_n_strings (translated), ==, 6);
}

static void
test_equal (void)
{
  const char *const other_languages[] = { "es", "pt", "en", "zh-Hans", "zh-Hant", "sr", NULL };
  const char *const other_strings[] = { "hola", "oi", "Hello", "你好", "哈囉", "zdravo", NULL };
  g_autoptr (SumiText) a = sumi_text_new_translated (languages, strings, "en");
  g_autoptr (SumiText) b = sumi_text_new_translated (languages, strings, "en");
  g_autoptr (SumiText) c = sumi_text_new_translated (other_languages, strings, "en");
  g_autoptr (SumiText) d = sumi_text_new_translated (languages, other_strings, "en");
  g_autoptr (SumiText) e = sumi_text_new_plain ("hola", FALSE);
  g_autoptr (SumiText) f = sumi_text_ref (e);

  g_assert_true (sumi_text_equal (a, b));
  g_assert_true (sumi_text_equal (e, f));
  g_assert_true (sumi_text_equal (NULL, NULL));
  g_assert_false (sumi_text_equal (a, c));
  g_assert_false (sumi_text_equal (a, d));
  g_assert_false (sumi_text_equal (a, e));
  g_assert_false (sumi_text_equal (e, NULL));
}

static void
test_tags (void)
{
  static const char *const good[] = { "en", "haw", "pt-BR", "zh-Hant-TW", "es-419", "de-1996" };
  static const char *const bad[] = { "",    "e",    "EN",     "engl",         "en_GB",
                                     "en-", "en-G", "en--GB", "en-abcdefghi", "en GB",
                                     "-en", "e1",   "en-GB-", "en.UTF-8",     "ên" };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (sumi_language_is_valid (good[i]));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (sumi_language_is_valid (bad[i]));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *path = g_strdup_printf ("/pack/text/choice/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_choice);
    }
  g_test_add_func ("/pack/text/exact", test_exact);
  g_test_add_func ("/pack/text/plain", test_plain);
  g_test_add_func ("/pack/text/equal", test_equal);
  g_test_add_func ("/pack/text/tags", test_tags);

  return g_test_run ();
}
