/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the statistics say of a learner, counted by hand. Needs no display. */

#include <locale.h>

#include "sumi-findings.h"
#include "sumi-statistics.h"

/* 2026-03-12, a Thursday. */
#define TODAY 20524

typedef struct
{
  int day;
  const char *item, *theme;
  gboolean is_solved, is_first;
  int minutes;
} Attempt;

/* A new exercise each but for the last, which is a repetition. */
static const Attempt ATTEMPTS[] = {
  { TODAY - 20, "a", "corner", TRUE, TRUE, 10 },   { TODAY - 20, "b", "corner", TRUE, FALSE, 1 },
  { TODAY - 13, "c", "corner", FALSE, FALSE, 2 },  { TODAY - 13, "d", "corner", TRUE, TRUE, 1 },
  { TODAY - 1, "e", "corner", TRUE, FALSE, 1 },    { TODAY - 1, "f", "corner", TRUE, TRUE, 1 },
  { TODAY, "g", "mobility", TRUE, TRUE, 1 },       { TODAY, "h", "corner", TRUE, TRUE, 1 },
  { TODAY, "h", "corner", TRUE, TRUE, 1 },
};

static void
apply (SumiProgress *progress, const Attempt *attempt)
{
  const char *const themes[] = { attempt->theme, NULL };
  g_autoptr (SumiOutcome) outcome
    = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "pack", attempt->item, NULL);

  outcome->day = attempt->day;
  outcome->time = (gint64) attempt->day * G_TIME_SPAN_DAY;
  sumi_outcome_set_card (outcome, attempt->item, "task");
  sumi_outcome_set_themes (outcome, themes);
  outcome->rating = 1500;
  outcome->tries = attempt->is_first ? 1 : 2;
  outcome->is_solved = attempt->is_solved;
  outcome->milliseconds = attempt->minutes * G_GINT64_CONSTANT (60000);
  sumi_progress_apply (progress, outcome);
}

static SumiProgress *
make_progress (void)
{
  SumiProgress *progress = sumi_progress_new ();

  for (guint i = 0; i < G_N_ELEMENTS (ATTEMPTS); i++)
    apply (progress, &ATTEMPTS[i]);
  return progress;
}

static void
assert_csv (SumiChart *chart, const char *expected)
{
  g_autofree char *csv = sumi_chart_to_csv (chart);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) kept = NULL;
  g_autofree char *joined = NULL;

  /* What says nothing but zero is left out. */
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] != '\0' && !g_str_has_suffix (lines[i], ",0"))
        g_strv_builder_add (builder, lines[i]);
    }
  kept = g_strv_builder_end (builder);
  joined = g_strjoinv ("\n", kept);
  g_assert_cmpstr (joined, ==, expected);
  sumi_chart_free (chart);
}

static void
test_solved (void)
{
  g_autoptr (SumiProgress) progress = make_progress ();
  g_autoptr (SumiChart) fortnight
    = sumi_statistics_make_solved (progress, TODAY, SUMI_SPAN_FORTNIGHT);
  const SumiChartRow *last = fortnight->rows->pdata[13];
  g_autofree char *spoken = sumi_chart_describe_row (fortnight, last);
  g_autofree char *csv = sumi_chart_to_csv (fortnight);

  g_assert_cmpuint (fortnight->rows->len, ==, 14);
  g_assert_cmpstr (last->id, ==, "2026-03-12");
  g_assert_cmpstr (spoken, ==, "12 Mar 2026, Solved: 3, At the first try: 3, Reviews: 0");
  g_assert_cmpfloat_with_epsilon (last->values[0], 3, 1e-9);
  g_assert_cmpfloat_with_epsilon (last->values[1], 3, 1e-9);
  g_assert_true (g_str_has_prefix (csv, "Day,Solved,At the first try,Reviews\r\n"
                                        "2026-02-27,1,1,0\r\n2026-02-28,0,0,0\r\n"));
  g_assert_cmpstr (fortnight->summary, ==, "Solved: 6. At the first try: 5.");
}

/* Each span ends with today, and neither leaves out a day nor has one twice. */
static void
test_spans (void)
{
  static const struct
  {
    SumiSpan span;
    const char *summary, *csv;
  } cases[] = {
    { SUMI_SPAN_FORTNIGHT, "8 min spent on exercises and games.",
      "Day,Minutes\n2026-02-27,3\n2026-03-11,2\n2026-03-12,3" },
    { SUMI_SPAN_QUARTER, "19 min spent on exercises and games.",
      "Week,Minutes\n2026-02-20,11\n2026-02-27,3\n2026-03-06,5" },
    { SUMI_SPAN_YEAR, "19 min spent on exercises and games.",
      "Month,Minutes\n2026-02-01,14\n2026-03-01,5" },
  };
  g_autoptr (SumiProgress) progress = make_progress ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiChart *chart = sumi_statistics_make_time (progress, TODAY, cases[i].span);

      g_assert_cmpstr (chart->summary, ==, cases[i].summary);
      assert_csv (chart, cases[i].csv);
    }
  g_assert_cmpint (sumi_statistics_choose_span (progress, TODAY), ==, SUMI_SPAN_QUARTER);
  g_assert_cmpint (sumi_statistics_choose_span (progress, TODAY - 7), ==, SUMI_SPAN_FORTNIGHT);
  g_assert_cmpint (sumi_statistics_choose_span (progress, TODAY + 71), ==, SUMI_SPAN_YEAR);
}

/* The repetition does not count, and of what is too few nothing is said but the number. */
static void
test_themes (void)
{
  g_autoptr (SumiProgress) progress = make_progress ();
  SumiChart *chart = sumi_statistics_make_themes (progress);
  const SumiChartRow *unclear = chart->rows->pdata[1];

  g_assert_cmpstr (chart->summary, ==, "There is most to gain in: Corners.");
  g_assert_cmpstr (((const SumiChartRow *) chart->rows->pdata[0])->text, ==, "57 %");
  g_assert_false (unclear->is_known);
  g_assert_cmpstr (unclear->text, ==, "1 of 1: too few to tell");
  assert_csv (chart, "Theme,First attempts,Right at once,Share\ncorner,7,4,57 %\n"
                     "mobility,1,1,too few to tell");
}

/* No number before it means something; then with what it may be off by, which is the more the
 * longer nothing was done. */
static void
test_rating (void)
{
  g_autoptr (SumiProgress) progress = make_progress ();
  g_autoptr (SumiChart) before = sumi_statistics_make_rating (progress, TODAY, SUMI_SPAN_FORTNIGHT);
  g_autoptr (SumiChart) after = NULL, later = NULL;
  const SumiChartRow *last;
  SumiRating rating;

  g_assert_cmpuint (before->rows->len, ==, 0);
  g_assert_true (g_str_has_prefix (before->summary, "No rating for now. 8 puzzles"));

  for (int i = 0; i < 40; i++)
    {
      g_autofree char *item = g_strdup_printf ("more-%d", i);

      apply (progress, &(Attempt){ TODAY, item, "corner", TRUE, i % 2 == 0, 1 });
    }
  rating = sumi_progress_get_rating (progress, TODAY, NULL);
  g_assert_true (sumi_rating_is_shown (rating));
  after = sumi_statistics_make_rating (progress, TODAY, SUMI_SPAN_FORTNIGHT);
  g_assert_cmpuint (after->rows->len, ==, 14);
  last = after->rows->pdata[13];
  g_assert_false (((const SumiChartRow *) after->rows->pdata[12])->is_known);
  g_assert_true (last->is_known);
  g_assert_cmpfloat_with_epsilon (last->values[0], rating.rating, 1e-9);
  g_assert_cmpfloat_with_epsilon (last->values[2] - last->values[1], 4 * rating.deviation, 1e-9);

  /* The month is not over, and the rating is that of the day. */
  later = sumi_statistics_make_rating (progress, TODAY + 60, SUMI_SPAN_YEAR);
  last = later->rows->pdata[11];
  rating = sumi_rating_wait (rating, 60);
  g_assert_cmpfloat_with_epsilon (last->values[0], rating.rating, 1e-9);
  g_assert_cmpfloat_with_epsilon (last->values[2] - last->values[1], 4 * rating.deviation, 1e-9);
  g_assert_true (last->is_known);
}

/* Two went wrong in time to be due by now or soon; "c" was never solved. */
static void
test_forecast (void)
{
  g_autoptr (SumiProgress) progress = make_progress ();
  g_autoptr (SumiChart) chart = NULL;
  guint due = sumi_progress_count_due (progress, TODAY), counts[SUMI_STATISTICS_N_FORECAST];

  sumi_progress_forecast (progress, TODAY, G_N_ELEMENTS (counts), NULL, NULL, counts);
  chart = sumi_statistics_make_forecast (counts, TODAY);
  g_assert_cmpuint (due, ==, 3);
  g_assert_cmpuint (chart->rows->len, ==, 14);
  g_assert_cmpfloat_with_epsilon (((const SumiChartRow *) chart->rows->pdata[0])->values[0], due,
                                  1e-9);
  g_assert_cmpstr (chart->summary, ==, "Due today: 3. In these two weeks: 3.");
}

/* Of those that were reviewed, in which it is known who the learner was. */
static void
test_losses (void)
{
  static const struct
  {
    SumiKeptSide side;
    gboolean is_reviewed;
    int black, white; /* in the endgame */
  } cases[] = {
    { SUMI_KEPT_BLACK, TRUE, 250, 900 },
    { SUMI_KEPT_WHITE, TRUE, 900, 450 },
    { SUMI_KEPT_WHITE, FALSE, 900, 900 },
    { SUMI_KEPT_UNKNOWN, TRUE, 900, 900 },
  };
  g_autoptr (GPtrArray) games = sumi_kept_game_list_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiKeptGame *game = sumi_kept_game_new ("", "", cases[i].side);

      game->is_reviewed = cases[i].is_reviewed;
      game->lost[SUMI_KEPT_BLACK][SUMI_PHASE_ENDGAME] = cases[i].black;
      game->lost[SUMI_KEPT_WHITE][SUMI_PHASE_ENDGAME] = cases[i].white;
      g_ptr_array_add (games, game);
    }
  assert_csv (sumi_statistics_make_losses (games),
              "Phase,Discs lost in a game\nopening,0.0\nmidgame,0.0\nendgame,3.5");
}

/* What mistakes were about, of games of which that is known. */
static void
test_topics (void)
{
  static const struct
  {
    SumiKeptSide side;
    const char *findings;
  } cases[] = {
    { SUMI_KEPT_BLACK, "lessons 9 30\ncorners 200 900\nparity 100 0\nunnamed 600 0\n" },
    { SUMI_KEPT_WHITE, "lessons\nparity 900 400\n" },
    { SUMI_KEPT_WHITE, "" },
    { SUMI_KEPT_UNKNOWN, "lessons\nedges 900 900\n" },
  };
  g_autoptr (GPtrArray) games = sumi_kept_game_list_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiKeptGame *game = sumi_kept_game_new ("", "", cases[i].side);

      g_free (game->findings);
      game->findings = g_strdup (cases[i].findings);
      g_ptr_array_add (games, game);
    }
  assert_csv (sumi_statistics_make_topics (games),
              "Theme,Discs lost in a game\nparity,2.5\ncorners,1.0\nunnamed,3.0");
}

/* Games of others say nothing of the learner. One that was reviewed before findings were kept was
 * reviewed all the same, and one without mistakes is told as such. */
static void
test_no_topics (void)
{
  static const struct
  {
    SumiKeptSide side;
    gboolean is_reviewed;
    const char *findings, *summary;
  } cases[] = {
    { SUMI_KEPT_UNKNOWN, TRUE, "lessons\nedges 900 900\n",
      "No player in the games that were reviewed is known to be you, so Sumi does not know which "
      "moves were yours. Say by which names you play: Your Names, on the page My Games." },
    { SUMI_KEPT_BLACK, FALSE, "",
      "None of your games has been reviewed yet. The page My Games does that." },
    { SUMI_KEPT_BLACK, TRUE, "",
      "An earlier version of Sumi reviewed your games, and did not note the reasons for mistakes. "
      "The page My Games reviews them again." },
    { SUMI_KEPT_BLACK, TRUE, "lessons\nparity 0 400\n",
      "In 1 game the review found no mistake of yours." },
  };
  g_autoptr (GPtrArray) games = sumi_kept_game_list_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiKeptGame *game = sumi_kept_game_new ("", "", cases[i].side);
      SumiChart *chart;

      game->is_reviewed = cases[i].is_reviewed;
      g_free (game->findings);
      game->findings = g_strdup (cases[i].findings);
      g_ptr_array_add (games, game);
      chart = sumi_statistics_make_topics (games);
      g_assert_cmpstr (chart->summary, ==, cases[i].summary);
      g_assert_cmpuint (chart->rows->len, ==, 0);
      sumi_chart_free (chart);
    }
}

/* Findings are read as they were written; anything else is refused. */
static void
test_findings (void)
{
  static const char *const broken[] = {
    "", "\n", "corners 1 2\n", "lessons 1 2 3 4\n", "lessons x\n", "lessons -1\n",
    "lessons 999\n", "lessons\ncorners 1\n", "lessons\ncorners 1 2 3\n",
    "lessons\ncorners 1 -2\n", "lessons\nlessons\n", "lessons\nmagic 1 2\n", "lessons\n\n",
  };
  static const char text[] = "lessons 12 40\ncorners 350 0\ncounting 0 25\n";
  g_autofree char *again = NULL;
  SumiFindings findings;

  g_assert_true (sumi_findings_from_text (&findings, text));
  g_assert_cmpuint (findings.n_lessons, ==, 2);
  g_assert_cmpint (findings.lessons[1], ==, 40);
  g_assert_cmpint (findings.lost[SUMI_BLACK][SUMI_TOPIC_CORNERS], ==, 350);
  again = sumi_findings_to_text (&findings);
  g_assert_cmpstr (again, ==, text);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    g_assert_false (sumi_findings_from_text (&findings, broken[i]));
}

/* That not all rounds are shown is said where it is so. */
static void
test_drill (void)
{
  g_autoptr (SumiProgress) progress = sumi_progress_new ();
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_DRILL, "", "moves", "");

  outcome->day = TODAY;
  outcome->margin = 7;
  for (int n = 1; n <= 21; n++)
    {
      SumiChart *chart;

      sumi_progress_apply (progress, outcome);
      chart = sumi_statistics_make_drill (progress, "moves", "Count the Moves");
      if (n == 20)
        g_assert_cmpstr (chart->summary, ==, "Rounds: 20. Best score: 7.");
      if (n == 21)
        g_assert_cmpstr (chart->summary, ==,
                         "Rounds: 21. Best score: 7. The chart shows the last ones.");
      sumi_chart_free (chart);
    }
}

static void
test_nothing (void)
{
  g_autoptr (SumiProgress) progress = sumi_progress_new ();
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  const guint counts[SUMI_STATISTICS_N_FORECAST] = { 0 };
  g_autoptr (GPtrArray) charts
    = sumi_statistics_make_all (progress, games, counts, TODAY, SUMI_SPAN_YEAR);

  for (guint i = 0; i < charts->len; i++)
    {
      const SumiChart *chart = charts->pdata[i];
      g_autofree char *csv = sumi_chart_to_csv (chart);

      g_assert_true (*chart->title != '\0' && *chart->summary != '\0');
      g_assert_cmpuint (strlen (csv), >, 0);
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/statistics/solved", test_solved);
  g_test_add_func ("/statistics/spans", test_spans);
  g_test_add_func ("/statistics/themes", test_themes);
  g_test_add_func ("/statistics/rating", test_rating);
  g_test_add_func ("/statistics/forecast", test_forecast);
  g_test_add_func ("/statistics/losses", test_losses);
  g_test_add_func ("/statistics/topics", test_topics);
  g_test_add_func ("/statistics/no-topics", test_no_topics);
  g_test_add_func ("/statistics/findings", test_findings);
  g_test_add_func ("/statistics/drill", test_drill);
  g_test_add_func ("/statistics/nothing", test_nothing);
  return g_test_run ();
}
