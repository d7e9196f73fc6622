/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever number a sentence has, its noun agrees with it, in English and in Spanish; and the
 * language may change while the program runs. Needs the folder of compiled translations. */

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#include "sumi-explain-words.h"
#include "sumi-fact-words.h"
#include "sumi-level-words.h"
#include "sumi-review-words.h"
#include "sumi-saying-words.h"
#include "sumi-why-words.h"
#include "tutor-fixture.h"

/* Of the C library: to be counted up when LANGUAGE changes. */
extern int _nl_msg_cat_cntr;

static const char *translations;

static const int numbers[] = { 0, 1, 2, 5, 11, 21 };

/* A language, and its nouns after a number: those that are counted, and the ending of more. */
typedef struct
{
  const char *language;
  const char *pattern; /* %d is the number; the first group is the ending of the plural */
} Language;

static const Language languages[] = {
  { "C", "\\b%d (?:other |more |legal |empty )?(?:move|disc|square|answer|choice)(s?)\\b" },
  { "es",
    "\\b%d (?:otra|otras)? ?(?:movida|jugada|ficha|casilla|respuesta|opci[oó]n)((?:e?s)?)\\b" },
};

typedef struct
{
  const Language *language;
  int number;
  GRegex *regex;
  int n_found;
} Check;

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  _nl_msg_cat_cntr++;
}

/* Takes TEXT: where the number stands before a noun, they agree. */
static void
check_text (Check *check, char *text)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *owned = text;

  g_assert_nonnull (text);
  g_assert_null (strpbrk (text, "{}"));
  for (g_regex_match (check->regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *ending = g_match_info_fetch (match, 1);

      if ((*ending == '\0') != (check->number == 1))
        g_error ("%s: %s", check->language->language, text);
      check->n_found++;
    }
}

static void
check_sayings (Check *check)
{
  for (SumiSayingKind kind = SUMI_SAYING_MAY_NOT_PASS; kind < SUMI_N_SAYINGS; kind++)
    for (int side = SUMI_BLACK; side <= SUMI_WHITE; side++)
      {
        SumiSaying saying = sumi_saying_make (kind, (SumiColor) side, tutor_square ("d3"));

        saying.squares = tutor_named ("a1 h8");
        saying.count = check->number;
        saying.before = 30;
        saying.after = 40;
        check_text (check, sumi_saying_to_text (&saying));
      }
}

static void
check_why (Check *check)
{
  for (SumiWhyKind kind = SUMI_WHY_FINAL; kind < SUMI_N_WHY_KINDS; kind++)
    for (int side = SUMI_BLACK; side <= SUMI_WHITE; side++)
      {
        gboolean is_corner = kind >= SUMI_WHY_CORNER_LOST && kind <= SUMI_WHY_CORNER_WON;
        SumiWhyFact fact = { .kind = kind,
                             .side = (SumiColor) side,
                             .move = tutor_square ("d3"),
                             .reply = SUMI_SQUARE_NONE,
                             .better = tutor_square ("c4"),
                             .worse = tutor_square ("d3"),
                             .squares = tutor_named ("a1 h8"),
                             .within = is_corner ? check->number : 0,
                             .depth = check->number };

        if (kind == SUMI_WHY_FEATURE)
          continue;
        fact.value = sumi_why_kind_is_estimate (kind) ? check->number * SUMI_DISC : check->number;
        check_text (check, sumi_why_fact_to_text (&fact));
        if (kind == SUMI_WHY_CORNER_LOST)
          {
            fact.reply = tutor_square ("b2");
            check_text (check, sumi_why_fact_to_text (&fact));
          }
      }
}

static void
check_reviews (Check *check)
{
  for (int side = SUMI_BLACK; side <= SUMI_WHITE; side++)
    {
      SumiReviewSide chosen = { .n_choices = check->number,
                                .n_moves = { 0, 30, 0 },
                                .lost_by = { 0, check->number * SUMI_DISC, 0 },
                                .lost_in = { 0, 0, check->number * SUMI_DISC } };
      SumiReviewReason reason = { .side = (SumiColor) side, .count = check->number };
      int value = (side == SUMI_BLACK ? 1 : -1) * check->number * SUMI_DISC;

      check_text (check, sumi_review_side_to_text ((SumiColor) side, &chosen));
      if (check->number > 0)
        check_text (check, sumi_review_side_to_phase ((SumiColor) side, &chosen));
      for (int i = 0; i < 2; i++)
        {
          reason.course = (SumiReviewCourse) i;
          reason.kind = SUMI_REASON_LOSES_CORNER;
          check_text (check, sumi_review_reason_to_text (&reason));
          reason.kind = SUMI_REASON_PASSES;
          check_text (check, sumi_review_reason_to_text (&reason));
          reason.kind = SUMI_REASON_LATER_MOVES;
          check_text (check, sumi_review_reason_to_text (&reason));
          reason.kind = SUMI_REASON_LATER_FRONTIER;
          check_text (check, sumi_review_reason_to_text (&reason));
        }
      check_text (check, sumi_review_value_to_text ((SumiValue){ true, value }, TRUE));
      check_text (check, sumi_review_value_to_text ((SumiValue){ true, value }, FALSE));
      check_text (check, sumi_review_value_to_text (sumi_value_estimate (value), FALSE));
    }
}

/* Tasks and their facts for so many moves, from 1. */
static void
check_tasks (Check *check)
{
  static const SumiFactKind kinds[] = { SUMI_FACT_FORCED_IN, SUMI_FACT_GOAL_MISSED,
                                        SUMI_FACT_REFUTED_BY };

  if (check->number == 0)
    return;
  for (SumiGoalKind goal = SUMI_GOAL_CORNER; goal <= SUMI_GOAL_WIPE_OUT; goal++)
    for (int side = SUMI_BLACK; side <= SUMI_WHITE; side++)
      {
        SumiTask force = tutor_force (goal, check->number);
        SumiTask deny = tutor_deny (goal, check->number);
        SumiFact fact = { .task = force,
                          .side = (SumiColor) side,
                          .move = tutor_square ("d3"),
                          .reply = tutor_square ("b2"),
                          .way = SUMI_WAY_NO_MOVE,
                          .squares = tutor_named ("c4 f3"),
                          .count = check->number };

        check_text (check, sumi_explain_task (&force, (SumiColor) side));
        check_text (check, sumi_explain_task (&deny, (SumiColor) side));
        for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
          {
            fact.kind = kinds[i];
            check_text (check, sumi_fact_to_text (&fact));
          }
        fact.task = deny;
        fact.kind = SUMI_FACT_DENIES;
        check_text (check, sumi_fact_to_text (&fact));
      }
}

static void
test_numbers (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      set_language (languages[i].language);
      for (gsize j = 0; j < G_N_ELEMENTS (numbers); j++)
        {
          g_autoptr (GString) pattern = g_string_new (languages[i].pattern);
          g_autofree char *number = g_strdup_printf ("%d", numbers[j]);
          Check check = { .language = &languages[i], .number = numbers[j] };

          g_string_replace (pattern, "%d", number, 0);
          check.regex = g_regex_new (pattern->str, 0, 0, NULL);
          check_sayings (&check);
          check_why (&check);
          check_reviews (&check);
          check_tasks (&check);
          g_regex_unref (check.regex);
          g_test_message ("%s, %d: %d nouns", languages[i].language, numbers[j], check.n_found);
          g_assert_cmpint (check.n_found, >, 40);
        }
    }
}

/* A language with three forms: for 1, for numbers that end in 2 to 4 but not in 12 to 14, for the
 * rest. Each form begins with its index. */
static const char three_forms[]
  = "msgid \"\"\n"
    "msgstr \"\"\n"
    "\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    "\"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) "
    "? 1 : 2);\\n\"\n\n"
    "msgid \"On average its move is at most about {first} disc worse than the best one that it "
    "sees.\"\n"
    "msgid_plural \"On average its move is at most about {first} discs worse than the best one "
    "that it sees.\"\n"
    "msgstr[0] \"0 {first}\"\n"
    "msgstr[1] \"1 {first}\"\n"
    "msgstr[2] \"2 {first}\"\n";

/* Numbers that may have a tenth inflect as they stand. */
static void
test_tenths (void)
{
  static const struct
  {
    int level;
    const char *ending;
  } table[] = { { 1, " 2 12" }, { 2, " 2 6.5" }, { 3, " 1 3.5" }, { 6, " 0 1" }, { 7, " 1 0.6" } };
  g_autofree char *folder = g_dir_make_tmp ("sumi-plurals-XXXXXX", NULL);
  g_autofree char *messages = g_build_filename (folder, "pl", "LC_MESSAGES", NULL);
  g_autofree char *source = g_build_filename (folder, "pl.po", NULL);
  g_autofree char *compiled = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  const char *argv[] = { "msgfmt", "-o", compiled, source, NULL };
  g_autofree char *language = g_path_get_dirname (messages);
  int status;

  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  g_assert_true (g_file_set_contents (source, three_forms, -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  bindtextdomain (GETTEXT_PACKAGE, folder);
  set_language ("pl");
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = sumi_level_to_text (table[i].level);

      if (!g_str_has_suffix (text, table[i].ending))
        g_error ("level %d: %s", table[i].level, text);
    }
  g_remove (compiled);
  g_remove (messages);
  g_remove (language);
  g_remove (source);
  g_remove (folder);
  bindtextdomain (GETTEXT_PACKAGE, translations);
}

/* The same saying, in one language and then in another. */
static void
test_language (void)
{
  SumiSaying saying = sumi_saying_make (SUMI_SAYING_PASSES, SUMI_WHITE, SUMI_SQUARE_NONE);
  g_autofree char *english = NULL;
  g_autofree char *spanish = NULL;

  set_language ("C");
  english = sumi_saying_to_text (&saying);
  set_language ("es");
  spanish = sumi_saying_to_text (&saying);
  g_assert_cmpstr (english, ==, "White has no move and must pass. Black moves again.");
  g_assert_nonnull (strstr (spanish, "blancas"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  g_assert_nonnull (setlocale (LC_ALL, ""));
  translations = argv[1];
  g_assert_nonnull (bindtextdomain (GETTEXT_PACKAGE, translations));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_test_add_func ("/tutor/plurals/numbers", test_numbers);
  g_test_add_func ("/tutor/plurals/tenths", test_tenths);
  g_test_add_func ("/tutor/plurals/language", test_language);
  return g_test_run ();
}
