/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which of its languages a text speaks. */

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#include "sumi-emphasis.h"
#include "sumi-text.h"
#include "sumi-translation.h"

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
  static const char *const tags[] = { "pt-br", "zh-HK", "zh-Hant-TW", "pt",     "pt-PT",
                                      "sr",    "es-419", "sr-Cyrl",    "de-1996", NULL };
  static const char *const said[] = { "br", "hk",    "tw",   "pt", "pt-pt",
                                      "sr", "es419", "cyrl", "de", NULL };
  static const struct
  {
    const char *locale, *said;
  } cases[] = { { "pt", "pt" },       { "pt_PT", "pt-pt" }, { "pt_BR", "br" }, { "pt_AO", "pt" },
                { "zh_TW", "tw" },    { "zh_HK", "hk" },    { "zh_MO", "tw" },
                { "sr@cyrillic", "cyrl" }, { "sr", "sr" }, { "es_419", "es419" },
                { "de", "de" }, { "de_1996", "de" } };

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
  g_autoptr (SumiText) text = sumi_text_new_plain ("hello");
  g_autoptr (SumiText) translated = sumi_text_new_translated (languages, strings, "en");

  g_assert_true (sumi_text_is_plain (text));
  g_assert_false (sumi_text_is_plain (translated));
  g_assert_cmpstr (sumi_text_get (text), ==, "hello");
  g_assert_cmpuint (sumi_text_get_n_strings (translated), ==, 6);
}

/* People read squares isolated where the text runs from right to left; the file has them bare. */
static void
test_isolated (void)
{
  static const char *const of[] = { "he", NULL }, *const said[] = { "לבן d3", NULL };
  g_autoptr (SumiText) text = sumi_text_new_plain ("לבן d3");
  g_autoptr (SumiText) translated = sumi_text_new_translated (of, said, "he");
  const char *language;

  g_assert_cmpstr (sumi_text_get (text), ==, "לבן \u200f\u2066d3\u2069");
  g_assert_cmpstr (sumi_text_get (translated), ==, "לבן \u200f\u2066d3\u2069");
  g_assert_cmpstr (sumi_text_get_string (text, 0, &language), ==, "לבן d3");
}

#define HEADER "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"

/* Has the catalogue of DOMAIN in FOLDER for LANGUAGE, from TEXT, as msgfmt reads it. */
static void
make_catalogue (const char *folder, const char *language, const char *domain, const char *text)
{
  g_autofree char *messages = g_build_filename (folder, language, "LC_MESSAGES", NULL);
  g_autofree char *source = g_build_filename (folder, "catalogue.po", NULL);
  g_autofree char *name = g_strconcat (domain, ".mo", NULL);
  g_autofree char *compiled = g_build_filename (messages, name, NULL);
  const char *argv[] = { "msgfmt", "-o", compiled, source, NULL };
  int status;

  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  g_assert_true (g_file_set_contents (source, text, -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_remove (source);
  bindtextdomain (domain, folder);
  bind_textdomain_codeset (domain, "UTF-8");
}

static void
remove_catalogues (const char *folder)
{
  static const char *const names[] = { "fr/LC_MESSAGES/" GETTEXT_PACKAGE ".mo",
                                       "fr/LC_MESSAGES/" SUMI_TRANSLATION_PACKS ".mo",
                                       "fr/LC_MESSAGES", "fr",
                                       "eo/LC_MESSAGES/" GETTEXT_PACKAGE ".mo",
                                       "eo/LC_MESSAGES", "eo", "" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  textdomain (textdomain (NULL));
}

/* A group is shown in one language: in that of the user only if nothing of it is missing. */
static void
test_group (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-text-XXXXXX", NULL);
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr (SumiTextGroup) whole = sumi_text_group_new (SUMI_TRANSLATION_PACKS);
  g_autoptr (SumiTextGroup) half = sumi_text_group_new (SUMI_TRANSLATION_PACKS);
  g_autoptr (SumiText) one = sumi_text_new_in_group ("one", whole);
  g_autoptr (SumiText) a1 = sumi_text_new_in_group ("a1", whole);
  g_autoptr (SumiText) other_one = sumi_text_new_in_group ("one", half);
  g_autoptr (SumiText) two = sumi_text_new_in_group ("two", half);
  g_autoptr (SumiTextGroup) late = sumi_text_group_new (SUMI_TRANSLATION_PACKS);
  g_autoptr (SumiText) first_two = sumi_text_new_in_group ("two", late);
  g_autoptr (SumiText) then_one = sumi_text_new_in_group ("one", late);

  g_assert_nonnull (setlocale (LC_MESSAGES, "C.UTF-8"));
  make_catalogue (folder, "fr", GETTEXT_PACKAGE, HEADER);
  make_catalogue (folder, "eo", GETTEXT_PACKAGE, HEADER);
  make_catalogue (folder, "fr", SUMI_TRANSLATION_PACKS,
                  HEADER "msgid \"one\"\nmsgstr \"un\"\n\nmsgid \"a1\"\nmsgstr \"a1\"\n");
  for (int i = 0; i < 2; i++)
    {
      set_language ("fr");
      g_assert_cmpstr (sumi_text_get (one), ==, "un");
      g_assert_cmpstr (sumi_text_get (a1), ==, "a1");
      g_assert_false (sumi_text_is_foreign (one));
      g_assert_cmpstr (sumi_text_get (other_one), ==, "one");
      g_assert_cmpstr (sumi_text_get (two), ==, "two");
      g_assert_true (sumi_text_is_foreign (other_one));
      g_assert_cmpstr (sumi_text_get (first_two), ==, "two");
      g_assert_cmpstr (sumi_text_get (then_one), ==, "one");
      set_language ("C");
      g_assert_cmpstr (sumi_text_get (one), ==, "one");
      g_assert_false (sumi_text_is_foreign (one));
      g_assert_false (sumi_text_is_foreign (two));
      /* The interface alone is translated. */
      set_language ("eo");
      g_assert_cmpstr (sumi_text_get (one), ==, "one");
      g_assert_true (sumi_text_is_foreign (one));
      g_assert_true (sumi_text_is_foreign (two));
    }
  set_language (before != NULL ? before : "");
  remove_catalogues (folder);
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
  g_autoptr (SumiText) e = sumi_text_new_plain ("hola");
  g_autoptr (SumiText) f = sumi_text_ref (e);

  g_assert_true (sumi_text_equal (a, b));
  g_assert_true (sumi_text_equal (e, f));
  g_assert_true (sumi_text_equal (NULL, NULL));
  g_assert_false (sumi_text_equal (a, c));
  g_assert_false (sumi_text_equal (a, d));
  g_assert_false (sumi_text_equal (a, e));
  g_assert_false (sumi_text_equal (e, NULL));
}

/* Two texts read alike if they do in any language, a text without it being read in its own. */
static void
test_alike (void)
{
  static const struct
  {
    const char *languages[2][3], *strings[2][3]; /* a plain text has no languages */
    gboolean is_alike;
  } cases[] = {
    { { { NULL }, { NULL } }, { { "a" }, { "a" } }, TRUE },
    { { { NULL }, { NULL } }, { { "a" }, { "b" } }, FALSE },
    { { { NULL }, { "en", "de" } }, { { "a" }, { "a", "b" } }, TRUE },
    { { { NULL }, { "en", "de" } }, { { "a" }, { "b", "a" } }, TRUE },
    { { { "de", "en" }, { "en", "de" } }, { { "a", "b" }, { "a", "b" } }, FALSE },
    { { { "en", "de" }, { "en", "de" } }, { { "a", "c" }, { "b", "c" } }, TRUE },
    { { { "en", "de" }, { "en", "es" } }, { { "a", "c" }, { "b", "c" } }, FALSE },
    { { { "en", "de" }, { "en", "es" } }, { { "a", "c" }, { "c", "d" } }, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiText *texts[2];

      for (int j = 0; j < 2; j++)
        texts[j] = cases[i].languages[j][0] == NULL
                       ? sumi_text_new_plain (cases[i].strings[j][0])
                       : sumi_text_new_translated (cases[i].languages[j], cases[i].strings[j],
                                                   "en");
      g_test_message ("case %" G_GSIZE_FORMAT, i);
      g_assert_cmpint (sumi_text_is_alike (texts[0], texts[1]), ==, cases[i].is_alike);
      g_assert_cmpint (sumi_text_is_alike (texts[1], texts[0]), ==, cases[i].is_alike);
      sumi_text_unref (texts[0]);
      sumi_text_unref (texts[1]);
    }
}

static void
test_tags (void)
{
  static const char *const good[] = { "en", "haw", "pt-BR", "zh-Hant-TW", "es-419", "de-1996",
                                      "ca-valencia" };
  static const char *const bad[] = { "",    "e",    "EN",     "engl",         "en_GB",
                                     "en-", "en-G", "en--GB", "en-abcdefghi", "en GB",
                                     "-en", "e1",   "en-GB-", "en.UTF-8",     "ên" };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (sumi_language_is_valid (good[i]));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (sumi_language_is_valid (bad[i]));
}

/* Marks go in pairs around words; all others are read as they stand. */
static void
test_emphasis (void)
{
  static const struct
  {
    const char *text, *plain;
    const char *spans; /* "start+length" of each */
  } cases[] = {
    { "", "", "" },
    { "Take no corner.", "Take no corner.", "" },
    { "Take **no** corner.", "Take no corner.", "5+2" },
    { "**All of it**", "All of it", "0+9" },
    { "**a** and **b2**", "a and b2", "0+1 6+2" },
    { "**é** x", "é x", "0+2" },
    { "2 ** 3 ** 4", "2 ** 3 ** 4", "" },
    { "** a**", "** a**", "" },
    { "**a **", "**a **", "" },
    { "**open", "**open", "" },
    { "****", "****", "" },
    { "**a\nb**", "**a\nb**", "" },
    { "***a***", "*a*", "0+2" },
    { "*a*", "*a*", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (SumiEmphasis));
      g_autofree char *plain = sumi_emphasis_strip (cases[i].text, spans);
      g_autofree char *alone = sumi_emphasis_strip (cases[i].text, NULL);
      g_autoptr (GString) found = g_string_new (NULL);

      for (guint j = 0; j < spans->len; j++)
        {
          const SumiEmphasis *span = &g_array_index (spans, SumiEmphasis, j);

          g_string_append_printf (found, "%s%" G_GSIZE_FORMAT "+%" G_GSIZE_FORMAT,
                                  j > 0 ? " " : "", span->start, span->length);
        }
      g_assert_cmpstr (plain, ==, cases[i].plain);
      g_assert_cmpstr (alone, ==, plain);
      g_assert_cmpstr (found->str, ==, cases[i].spans);
    }
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
  g_test_add_func ("/pack/text/isolated", test_isolated);
  g_test_add_func ("/pack/text/group", test_group);
  g_test_add_func ("/pack/text/equal", test_equal);
  g_test_add_func ("/pack/text/alike", test_alike);
  g_test_add_func ("/pack/text/tags", test_tags);
  g_test_add_func ("/pack/text/emphasis", test_emphasis);

  return g_test_run ();
}
