/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tutor says, in every language that is translated: whatever number a sentence has, its
 * noun agrees with it (where the nouns of the language are known here), and of real positions too
 * it is said as it should be written. The language may change while the program runs. Needs the
 * folder of compiled translations. */

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#include "random-positions.h"
#include "sumi-coach.h"
#include "sumi-fact-words.h"
#include "sumi-level-words.h"
#include "sumi-question.h"
#include "sumi-review-reason-words.h"
#include "sumi-review-words.h"
#include "sumi-saying-words.h"
#include "sumi-translation.h"
#include "sumi-why-words.h"
#include "tutor-fixture.h"
#include "written.h"

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

static const Language nouns[] = {
  { "en", "\\b%d (?:other |more |legal |empty )?(?:move|disc|square|answer|choice)(s?)\\b" },
  { "es",
    "\\b%d (?:otra|otras)? ?(?:movida|jugada|ficha|casilla|respuesta|opci[oó]n)((?:e?s)?)\\b" },
};

typedef struct
{
  const char *language;
  int number;
  GRegex *regex; /* NULL: the nouns of the language are not known */
  int n_found;
} Check;

#define N_POSITIONS 200
#define MAX_MOVES 3 /* that are explained in each of them */

/* What no language writes: a blank, a word twice (but for a few that may stand together), two
 * spaces, a space before a stop or within Chinese and Japanese, whose lists of squares have a comma
 * that parts no sentences. A space that does not break is right in French. */
static const char bad_form[]
  = "[{}]|\\b(?!om |nous |vous )(\\p{L}{2,}) \\1\\b|  | [,.;!?)。，、；：！？]| :(?! [0-9])"
    "|[\\p{Han}\\p{Hiragana}\\p{Katakana}）] [\\p{Han}\\p{Hiragana}\\p{Katakana}]"
    "|(?:ます|打开 [a-h][1-8])、";

/* What Italian does not write before a square: "e e8" and "a a1", for "ed e8" and "ad a1". */
static const char bad_italian[] = "\\b(?:e e|a a)[1-8]\\b";

/* Words that a sentence that is not English does not have. */
static const char english_word[] = "\\b(?:the|Black|White|moves?|discs?|corners?|your?)\\b";

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  _nl_msg_cat_cntr++;
}

/* Whether TEXT is written as LANGUAGE is. */
static void
check_form (const char *language, const char *text)
{
  static GRegex *form, *italian, *word;

  if (form == NULL)
    {
      form = g_regex_new (bad_form, G_REGEX_OPTIMIZE, 0, NULL);
      italian = g_regex_new (bad_italian, G_REGEX_OPTIMIZE, 0, NULL);
      word = g_regex_new (english_word, G_REGEX_OPTIMIZE, 0, NULL);
    }
  g_assert_nonnull (text);
  if (g_regex_match (form, text, 0, NULL)
      || (g_str_equal (language, "it") && g_regex_match (italian, text, 0, NULL))
      || (!g_str_equal (language, "en") && g_regex_match (word, text, 0, NULL)))
    {
      g_test_message ("%s: %s", language, text);
      g_test_fail ();
    }
}

/* Takes TEXT: where the number stands before a noun, they agree. */
static void
check_text (Check *check, char *text)
{
  g_autoptr (GMatchInfo) match = NULL;
  G_GNUC_UNUSED g_autofree char *owned = text;

  check_form (check->language, text);
  if (check->regex == NULL)
    return;
  for (g_regex_match (check->regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *ending = g_match_info_fetch (match, 1);

      if ((*ending == '\0') != (check->number == 1))
        g_error ("%s: %s", check->language, text);
      check->n_found++;
    }
}

static void
check_sayings (Check *check)
{
  for (SumiSayingKind kind = SUMI_SAYING_MAY_NOT_PASS; kind < SUMI_N_SAYINGS; kind++)
    for (int side = SUMI_BLACK; side <= SUMI_WHITE; side++)
      {
        SumiSaying saying = sumi_saying_make (kind, (SumiColor) side, square_of ("d3"));

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
                             .move = square_of ("d3"),
                             .reply = SUMI_SQUARE_NONE,
                             .better = square_of ("c4"),
                             .worse = square_of ("d3"),
                             .squares = tutor_named ("a1 h8"),
                             .within = is_corner ? check->number : 0,
                             .depth = check->number };

        if (kind == SUMI_WHY_FEATURE || kind == SUMI_WHY_REASON)
          continue;
        fact.value = sumi_why_kind_is_estimate (kind) ? check->number * SUMI_DISC : check->number;
        check_text (check, sumi_why_fact_to_text (&fact));
        if (kind == SUMI_WHY_CORNER_LOST)
          {
            fact.reply = square_of ("b2");
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
                                .lost_in = { 0, 0, check->number * SUMI_DISC },
                                .n_unsound_in = { 0, 0, 30 } };
      SumiReviewReason reason = { .side = (SumiColor) side, .count = check->number };
      int value = (side == SUMI_BLACK ? 1 : -1) * check->number * SUMI_DISC;

      check_text (check, sumi_review_side_to_text ((SumiColor) side, &chosen));
      if (check->number > 0)
        check_text (check, sumi_review_side_to_phase ((SumiColor) side, &chosen));
      chosen.has_estimates = chosen.has_estimates_by[SUMI_GRADE_INACCURATE] = TRUE;
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
                          .move = square_of ("d3"),
                          .reply = square_of ("b2"),
                          .way = SUMI_WAY_NO_MOVE,
                          .squares = tutor_named ("c4 f3"),
                          .count = check->number };

        check_text (check, sumi_task_to_question (&force, (SumiColor) side));
        check_text (check, sumi_task_to_question (&deny, (SumiColor) side));
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

/* The nouns of LANGUAGE after NUMBER; NULL where they are not known. */
static GRegex *
make_regex (const char *language, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  for (gsize i = 0; i < G_N_ELEMENTS (nouns); i++)
    {
      g_autoptr (GString) pattern = g_string_new (nouns[i].pattern);

      if (!g_str_equal (nouns[i].language, language))
        continue;
      g_string_replace (pattern, "%d", text, 0);
      return g_regex_new (pattern->str, 0, 0, NULL);
    }
  return NULL;
}

static void
test_numbers (void)
{
  g_auto (GStrv) languages = sumi_translation_list ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      set_language (languages[i]);
      for (gsize j = 0; j < G_N_ELEMENTS (numbers); j++)
        {
          g_autoptr (GRegex) regex = make_regex (languages[i], numbers[j]);
          Check check = { languages[i], numbers[j], regex, 0 };

          check_sayings (&check);
          check_why (&check);
          check_reviews (&check);
          check_tasks (&check);
          g_test_message ("%s, %d: %d nouns", languages[i], numbers[j], check.n_found);
          if (regex != NULL)
            g_assert_cmpint (check.n_found, >, 40);
        }
    }
}

/* A task for POSITION, of another kind for each INDEX. */
static SumiTask
make_task (SumiPosition position, int index)
{
  SumiTask task = tutor_force ((SumiGoalKind) (index / 3 % SUMI_GOAL_WIPE_OUT), 1 + index / 9 % 2);

  if (sumi_position_count_empties (position) <= 8)
    return index % 2 == 0 ? tutor_best (SUMI_MEASURE_SCORE)
                          : (SumiTask){ .type = SUMI_TASK_WIN, .by = 1 };
  if (index % 3 == 0)
    return tutor_best (index / 3 % SUMI_MEASURE_SCORE);
  task.goal.max_moves = 1 + index % 4;
  task.type = index % 3 == 1 ? SUMI_TASK_FORCE : SUMI_TASK_DENY;
  return task;
}

/* What is asked of N_POSITIONS positions from a seed, and all that is known of some of their moves
 * in the voices that there are. */
static GArray *
collect_facts (void)
{
  static const SumiCoachFlags flags[]
    = { SUMI_COACH_DEFAULT, SUMI_COACH_REVEAL, SUMI_COACH_NEUTRAL, SUMI_COACH_OTHER,
        SUMI_COACH_AHEAD };
  GArray *all = g_array_new (FALSE, FALSE, sizeof (SumiFact));
  RandomSource source = random_source_init (17);

  for (int i = 0, n = 0; n < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 4 + i % 54);
      SumiBitboard moves = sumi_position_legal_moves (position);
      SumiTask task = make_task (position, i);
      g_autoptr (SumiJudgement) judgement = NULL;

      if (moves == 0)
        continue;
      n++;
      judgement = tutor_judge (&task, position);
      for (int j = 0; j < MAX_MOVES && moves != 0; j++)
        {
          SumiSquare move = (SumiSquare) random_square_of (&source, moves);
          guint n_first;
          g_autoptr (GArray) facts
            = sumi_coach_explain (judgement, move, flags[(i + j) % G_N_ELEMENTS (flags)], &n_first);

          moves &= ~sumi_bitboard_of (move);
          g_array_append_vals (all, facts->data, facts->len);
        }
    }
  return all;
}

static void
test_positions (void)
{
  g_auto (GStrv) languages = sumi_translation_list ();
  g_autoptr (GArray) facts = collect_facts ();

  g_test_message ("%u facts", facts->len);
  g_assert_cmpuint (facts->len, >, 5 * N_POSITIONS);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      set_language (languages[i]);
      for (guint j = 0; j < facts->len; j++)
        {
          const SumiFact *fact = &g_array_index (facts, SumiFact, j);
          g_autofree char *text = sumi_fact_to_text (fact);
          g_autofree char *question = sumi_task_to_question (&fact->task, fact->side);

          check_form (languages[i], text);
          check_form (languages[i], question);
        }
    }
}

/* Dates and decimals are those of the language, whatever locale there is. */
static void
test_dates (void)
{
  g_autoptr (GDateTime) date = g_date_time_new_utc (2026, 3, 5, 12, 0, 0);
  g_autofree char *day = NULL, *tenths = NULL;

  set_language ("de");
  day = sumi_translation_format_date (date, "%-d. %b %Y");
  tenths = sumi_translation_format_tenths (6.54);
  g_assert_cmpstr (day, ==, "5. März 2026");
  g_assert_cmpstr (tenths, ==, "6,5");
}

/* A language with three forms: for 1, for numbers that end in 2 to 4 but not in 12 to 14, for the
 * rest. Each form begins with its index. */
static const char three_forms[]
  = "msgid \"\"\n"
    "msgstr \"\"\n"
    "\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    "\"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) "
    "? 1 : 2);\\n\"\n\n"
    "msgid \"On average its move is about {first} disc worse than the best one.\"\n"
    "msgid_plural \"On average its move is about {first} discs worse than the best one.\"\n"
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
  } table[] = {
    { 1, " 2 7" }, { 2, " 2 5.2" }, { 3, " 1 3.8" }, { 5, " 1 1.9" }, { 7, " 1 0.7" },
  };
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
  g_test_add_func ("/tutor/plurals/positions", test_positions);
  g_test_add_func ("/tutor/plurals/dates", test_dates);
  g_test_add_func ("/tutor/plurals/tenths", test_tenths);
  g_test_add_func ("/tutor/plurals/language", test_language);
  return g_test_run ();
}
