/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from outcomes: tables of small histories, and thousands of random ones against a
 * slow second way to say the same. */

#include <string.h>

#include "learner-fixture.h"
#include "sumi-progress.h"

#define N_HISTORIES 10000
#define MAX_LENGTH 40

typedef struct
{
  int day;
  SumiOutcomeKind kind;
  const char *item;
  SumiGrade grade; /* 0: about a card, not an attempt */
} Step;

static void
apply (SumiProgress *progress, const Step *step)
{
  g_autoptr (SumiOutcome) outcome =
      fixture_outcome (step->kind, "pack", step->item, step->grade, step->day);

  sumi_progress_apply (progress, outcome);
}

static SumiProgress *
apply_all (const Step *steps, guint n_steps)
{
  SumiProgress *progress = sumi_progress_new ();

  for (guint i = 0; i < n_steps; i++)
    apply (progress, &steps[i]);
  return progress;
}

static const SumiCard *
get_card (const SumiProgress *progress, const char *item)
{
  g_autofree char *position = fixture_position (item);

  return sumi_progress_get_card (progress, position, "task");
}

static void
test_marks (void)
{
  const Step steps[] = {
    { 1, SUMI_OUTCOME_PUZZLE, "failed", SUMI_GRADE_AGAIN },
    { 1, SUMI_OUTCOME_PUZZLE, "helped", SUMI_GRADE_HARD },
    { 1, SUMI_OUTCOME_PUZZLE, "first", SUMI_GRADE_GOOD },
    { 1, SUMI_OUTCOME_PUZZLE, "later", SUMI_GRADE_AGAIN },
    { 2, SUMI_OUTCOME_REVIEW, "later", SUMI_GRADE_GOOD },
    { 3, SUMI_OUTCOME_REVIEW, "first", SUMI_GRADE_AGAIN },
    { 3, SUMI_OUTCOME_ADD_CARD, "added", 0 },
    { 3, SUMI_OUTCOME_GAME, "game", SUMI_GRADE_GOOD },
  };
  g_autoptr (SumiProgress) progress = apply_all (steps, G_N_ELEMENTS (steps));
  const SumiExerciseRecord *exercise;

  g_assert_cmpint (sumi_progress_get_mark (progress, "pack", "failed", NULL), ==, SUMI_MARK_TRIED);
  g_assert_cmpint (sumi_progress_get_mark (progress, "pack", "helped", ""), ==, SUMI_MARK_SOLVED);
  g_assert_cmpint (sumi_progress_get_mark (progress, "pack", "first", NULL), ==, SUMI_MARK_FIRST);
  g_assert_cmpint (sumi_progress_get_mark (progress, "pack", "later", NULL), ==, SUMI_MARK_FIRST);
  g_assert_cmpint (sumi_progress_get_mark (progress, "pack", "added", NULL), ==, SUMI_MARK_NONE);
  g_assert_cmpint (sumi_progress_get_mark (progress, "other", "first", NULL), ==, SUMI_MARK_NONE);
  g_assert_cmpuint (sumi_progress_get_n_exercises (progress), ==, 4);

  exercise = sumi_progress_get_exercise (progress, "pack", "later", NULL);
  g_assert_cmpuint (exercise->n_attempts, ==, 2);
  g_assert_cmpint (exercise->first_day, ==, 1);
  g_assert_cmpint (exercise->last_day, ==, 2);
}

/* The ids of a pack are its author's: no two exercises are mixed up. */
static void
test_places (void)
{
  g_autoptr (SumiProgress) progress = sumi_progress_new ();
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_STEP, "a", "b", "c");

  outcome->is_solved = TRUE;
  sumi_progress_apply (progress, outcome);
  g_assert_cmpint (sumi_progress_get_mark (progress, "a", "b", "c"), ==, SUMI_MARK_FIRST);
  g_assert_cmpint (sumi_progress_get_mark (progress, "a", "b", NULL), ==, SUMI_MARK_NONE);
  g_assert_cmpint (sumi_progress_get_mark (progress, "a", "bc", ""), ==, SUMI_MARK_NONE);
  g_assert_cmpint (sumi_progress_get_mark (progress, "ab", "c", ""), ==, SUMI_MARK_NONE);
  g_assert_cmpuint (sumi_progress_get_day (progress, 0)->n_read, ==, 1);
  g_assert_cmpuint (sumi_progress_get_day (progress, 0)->n_attempts, ==, 0);
}

static void
test_cards (void)
{
  const struct
  {
    Step steps[4];
    gboolean is_card;
    gboolean is_out;
    guint n_reviews, n_lapses;
    int due_day;
  } rows[] = {
    { { { 5, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_GOOD } }, FALSE },
    { { { 5, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN } }, TRUE, FALSE, 1, 0, 6 },
    { { { 5, SUMI_OUTCOME_STEP, "x", SUMI_GRADE_HARD } }, TRUE, FALSE, 1, 0, 6 },
    /* The same again on one day is not graded. */
    { { { 5, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN },
        { 5, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_GOOD } },
      TRUE,
      FALSE,
      1,
      0,
      6 },
    /* As in the table of "reviewed on the day it is due": 1, 2, 6 days. */
    { { { 5, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN },
        { 6, SUMI_OUTCOME_REVIEW, "x", SUMI_GRADE_GOOD } },
      TRUE,
      FALSE,
      2,
      0,
      8 },
    { { { 5, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN },
        { 6, SUMI_OUTCOME_REVIEW, "x", SUMI_GRADE_GOOD },
        { 8, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_GOOD } },
      TRUE,
      FALSE,
      3,
      0,
      14 },
    { { { 5, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN },
        { 6, SUMI_OUTCOME_REVIEW, "x", SUMI_GRADE_AGAIN } },
      TRUE,
      FALSE,
      2,
      1,
      7 },
    /* By hand. */
    { { { 5, SUMI_OUTCOME_ADD_CARD, "x", 0 } }, TRUE, FALSE, 0, 0, 6 },
    { { { 5, SUMI_OUTCOME_ADD_CARD, "x", 0 }, { 6, SUMI_OUTCOME_REVIEW, "x", SUMI_GRADE_GOOD } },
      TRUE,
      FALSE,
      1,
      0,
      8 },
    { { { 5, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN }, { 5, SUMI_OUTCOME_DROP_CARD, "x", 0 } },
      TRUE,
      TRUE,
      1,
      0,
      6 },
    { { { 5, SUMI_OUTCOME_DROP_CARD, "x", 0 }, { 6, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN } },
      TRUE,
      TRUE,
      0,
      0,
      6 },
    { { { 5, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN },
        { 5, SUMI_OUTCOME_DROP_CARD, "x", 0 },
        { 9, SUMI_OUTCOME_ADD_CARD, "x", 0 } },
      TRUE,
      FALSE,
      1,
      0,
      6 },
    /* The clock is set back: the schedule goes on from there. */
    { { { 5000, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN },
        { 6, SUMI_OUTCOME_REVIEW, "x", SUMI_GRADE_GOOD } },
      TRUE,
      FALSE,
      2,
      0,
      7 },
    /* A game has no card. */
    { { { 5, SUMI_OUTCOME_GAME, "x", SUMI_GRADE_AGAIN } }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiProgress) progress = sumi_progress_new ();
      const SumiCard *card;

      for (guint j = 0; j < G_N_ELEMENTS (rows[i].steps) && rows[i].steps[j].item != NULL; j++)
        apply (progress, &rows[i].steps[j]);
      g_test_message ("row %u", i);
      card = get_card (progress, "x");
      g_assert_cmpint (card != NULL, ==, rows[i].is_card);
      if (card == NULL)
        continue;
      g_assert_cmpint (card->is_out, ==, rows[i].is_out);
      g_assert_cmpuint (card->n_reviews, ==, rows[i].n_reviews);
      g_assert_cmpuint (card->n_lapses, ==, rows[i].n_lapses);
      g_assert_cmpint (card->due_day, ==, rows[i].due_day);
    }
}

/* A card outlives the move of its exercise to another pack. */
static void
test_moved (void)
{
  g_autoptr (SumiProgress) progress = sumi_progress_new ();
  g_autoptr (SumiOutcome) old =
      fixture_outcome (SUMI_OUTCOME_PUZZLE, "old", "x", SUMI_GRADE_AGAIN, 1);
  g_autoptr (SumiOutcome) moved =
      fixture_outcome (SUMI_OUTCOME_REVIEW, "new", "x", SUMI_GRADE_GOOD, 2);
  g_autoptr (GPtrArray) cards = NULL;

  sumi_progress_apply (progress, old);
  sumi_progress_apply (progress, moved);
  cards = sumi_progress_list_cards (progress);
  g_assert_cmpuint (cards->len, ==, 1);
  g_assert_cmpstr (((const SumiCard *) cards->pdata[0])->pack, ==, "new");
  g_assert_cmpuint (((const SumiCard *) cards->pdata[0])->n_reviews, ==, 2);
}

static void
test_due (void)
{
  g_autoptr (SumiProgress) progress = sumi_progress_new ();
  g_autoptr (GPtrArray) due = NULL;
  guint forecast[4];

  for (int i = 0; i < 60; i++)
    {
      g_autofree char *item = g_strdup_printf ("failed-%02d", i);

      apply (progress, &(const Step){ i < 30 ? 2 : 1, SUMI_OUTCOME_PUZZLE, item, 1 });
    }
  for (int i = 0; i < 30; i++)
    {
      g_autofree char *item = g_strdup_printf ("added-%02d", i);

      apply (progress, &(const Step){ 2, SUMI_OUTCOME_ADD_CARD, item, 0 });
    }
  g_assert_cmpuint (sumi_progress_count_due (progress, 1), ==, 0);
  g_assert_cmpuint (sumi_progress_count_due (progress, 2), ==, 30);
  /* Of those added by hand a day has its share. */
  g_assert_cmpuint (sumi_progress_count_due (progress, 3), ==, 60 + SUMI_NEW_CARDS_PER_DAY);
  due = sumi_progress_list_due (progress, 3, SUMI_REVIEWS_PER_SESSION, NULL, NULL);
  g_assert_cmpuint (due->len, ==, SUMI_REVIEWS_PER_SESSION);
  /* The longest due come first. */
  for (guint i = 0; i < due->len; i++)
    g_assert_cmpint (((const SumiCard *) due->pdata[i])->due_day, ==, i < 30 ? 2 : 3);

  apply (progress, &(const Step){ 3, SUMI_OUTCOME_REVIEW, "added-00", SUMI_GRADE_GOOD });
  g_assert_cmpuint (sumi_progress_count_due (progress, 3), ==, 60 + SUMI_NEW_CARDS_PER_DAY - 1);
  apply (progress, &(const Step){ 3, SUMI_OUTCOME_DROP_CARD, "failed-00", 0 });
  g_assert_cmpuint (sumi_progress_count_due (progress, 3), ==, 59 + SUMI_NEW_CARDS_PER_DAY - 1);
  sumi_progress_forecast (progress, 2, G_N_ELEMENTS (forecast), NULL, NULL, forecast);
  g_assert_cmpuint (forecast[0], ==, 30);
  /* One of those added by hand was asked on that day. */
  g_assert_cmpuint (forecast[1], ==, 29 + SUMI_NEW_CARDS_PER_DAY - 1);
  g_assert_cmpuint (forecast[2], ==, 29 - (SUMI_NEW_CARDS_PER_DAY - 1));
  g_assert_cmpuint (forecast[3], ==, 1);
  for (int day = 2; day < 6; day++)
    {
      sumi_progress_forecast (progress, day, 1, NULL, NULL, forecast);
      g_assert_cmpuint (forecast[0], ==, sumi_progress_count_due (progress, day));
    }
}

/* What was answered while the clock was ahead is not put off until then once it is right; a day, as
 * another time zone makes it, is no error. */
static void
test_clock_ahead (void)
{
  const Step steps[] = {
    { 5000, SUMI_OUTCOME_PUZZLE, "failed", SUMI_GRADE_AGAIN },
    { 5001, SUMI_OUTCOME_ADD_CARD, "added", 0 },
    { 7, SUMI_OUTCOME_PUZZLE, "yesterday", SUMI_GRADE_AGAIN },
  };
  g_autoptr (SumiProgress) progress = apply_all (steps, G_N_ELEMENTS (steps));
  g_autoptr (GPtrArray) due = sumi_progress_list_due (progress, 6, G_MAXINT, NULL, NULL);
  g_autoptr (GPtrArray) all = NULL;
  guint forecast[3];

  g_assert_cmpuint (due->len, ==, 2);
  g_assert_cmpuint (sumi_progress_count_due (progress, 6), ==, 2);
  sumi_progress_forecast (progress, 6, G_N_ELEMENTS (forecast), NULL, NULL, forecast);
  g_assert_cmpuint (forecast[0], ==, 2);
  g_assert_cmpuint (forecast[1], ==, 0);
  g_assert_cmpuint (forecast[2], ==, 1);
  g_assert_cmpint (sumi_progress_get_last_day (progress), ==, 7);
  apply (progress, &(const Step){ 6, SUMI_OUTCOME_REVIEW, "failed", SUMI_GRADE_GOOD });
  g_assert_cmpuint (sumi_progress_count_due (progress, 6), ==, 1);
  g_assert_cmpint (get_card (progress, "failed")->due_day, <, 20);
  all = sumi_progress_list_cards (progress);
  g_assert_cmpuint (all->len, ==, 3);
}

/* The day on which "x" is due that was answered as in STEPS. */
static int
find_due_day (const Step *steps, guint n_steps)
{
  g_autoptr (SumiProgress) progress = apply_all (steps, n_steps);

  return get_card (progress, "x")->due_day;
}

/* An evening on which the clock is years ahead or behind leaves the intervals as they were: an
 * answer counts by the days that can have passed. */
static void
test_clock_wrong (void)
{
  static const int wrong_days[] = { 21867, 3, 19000 };
  const Step right[] = {
    { 20005, SUMI_OUTCOME_PUZZLE, "x", SUMI_GRADE_AGAIN },
    { 20006, SUMI_OUTCOME_REVIEW, "x", SUMI_GRADE_GOOD },
    { 20008, SUMI_OUTCOME_REVIEW, "x", SUMI_GRADE_GOOD },
    { 20041, SUMI_OUTCOME_REVIEW, "x", SUMI_GRADE_GOOD },
  };
  int due_day = find_due_day (right, G_N_ELEMENTS (right));

  for (guint i = 0; i < G_N_ELEMENTS (wrong_days); i++)
    {
      const Step steps[] = { right[0], right[1], right[2],
                             { wrong_days[i], SUMI_OUTCOME_REVIEW, "x", SUMI_GRADE_GOOD },
                             right[3] };

      g_test_message ("day %d", wrong_days[i]);
      g_assert_cmpint (ABS (find_due_day (steps, G_N_ELEMENTS (steps)) - due_day), <=, 1);
    }
}

/* Nor does the rating become as uncertain as that of a beginner by an evening with a clock that is
 * behind. */
static void
test_rating_clock_behind (void)
{
  static const int days[] = { 20001, 20002, 20003, 20004, 3, 20005 };
  g_autoptr (SumiProgress) progress = sumi_progress_new ();
  double before = SUMI_RATING_MAX_DEVIATION;

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autofree char *item = g_strdup_printf ("%u", i);
      g_autoptr (SumiOutcome) outcome
        = fixture_outcome (SUMI_OUTCOME_PUZZLE, "pack", item, SUMI_GRADE_GOOD, days[i]);
      double deviation;

      outcome->rating = 1600;
      sumi_progress_apply (progress, outcome);
      deviation = sumi_progress_get_rating (progress, 20005, NULL).deviation;
      g_assert_cmpfloat (deviation, <, before);
      before = deviation;
    }
}

/* The rating on day 20036 after exercises on DAYS, of which every third goes wrong. */
static SumiRating
find_rating (const int *days, guint n_days)
{
  g_autoptr (SumiProgress) progress = sumi_progress_new ();

  for (guint i = 0; i < n_days; i++)
    {
      g_autofree char *item = g_strdup_printf ("%u", i);
      g_autoptr (SumiOutcome) outcome
        = fixture_outcome (SUMI_OUTCOME_PUZZLE, "pack", item,
                           i % 3 == 2 ? SUMI_GRADE_AGAIN : SUMI_GRADE_GOOD, days[i]);

      outcome->rating = 1600;
      sumi_progress_apply (progress, outcome);
    }
  return sumi_progress_get_rating (progress, 20036, NULL);
}

/* Nor by one with a clock that is years ahead: as soon as it is right, whether something was done
 * since or not, the rating is about as if it always had been. */
static void
test_rating_clock_ahead (void)
{
  enum { N_BEFORE = 30, N_THEN = 5, N_AFTER = 3 };
  int right[N_BEFORE + N_THEN + N_AFTER], wrong[G_N_ELEMENTS (right)];

  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    {
      right[i] = i < N_BEFORE ? 20000 + (int) i : i < N_BEFORE + N_THEN ? 20031 : 20033;
      wrong[i] = i < N_BEFORE || i >= N_BEFORE + N_THEN ? right[i] : 21867;
    }
  for (guint n = N_BEFORE + 1; n <= G_N_ELEMENTS (right); n++)
    {
      SumiRating expected = find_rating (right, n), found = find_rating (wrong, n);

      g_test_message ("%u exercises: %.0f, %.1f; %.0f, %.1f", n, expected.rating,
                      expected.deviation, found.rating, found.deviation);
      g_assert_cmpfloat_with_epsilon (found.rating, expected.rating, 10);
      g_assert_cmpfloat_with_epsilon (found.deviation, expected.deviation, 5);
    }
}

static void
test_ratings (void)
{
  const char *const themes[] = { "corners", NULL };
  g_autoptr (SumiProgress) progress = sumi_progress_new ();
  SumiRating expected = SUMI_RATING_START, rating;
  g_autoptr (GPtrArray) themes_met = NULL;
  const SumiThemeStatistics *theme;
  guint n_rated;

  for (int i = 0; i < 12; i++)
    {
      g_autofree char *item = g_strdup_printf ("%d", i / 2);
      g_autoptr (SumiOutcome) outcome =
          fixture_outcome (SUMI_OUTCOME_PUZZLE, "pack", item,
                           i < 6 ? SUMI_GRADE_GOOD : SUMI_GRADE_HARD, i);

      /* Each exercise twice: only the first attempt is rated. */
      outcome->rating = 1600;
      sumi_outcome_set_themes (outcome, themes);
      sumi_progress_apply (progress, outcome);
      if (i % 2 == 0)
        expected = sumi_rating_attempt (expected, 1600, i < 6, i == 0 ? 0 : 2);
    }
  rating = sumi_progress_get_rating (progress, 10, &n_rated);
  g_assert_cmpuint (n_rated, ==, 6);
  g_assert_cmpfloat_with_epsilon (rating.rating, expected.rating, 1e-9);
  g_assert_cmpfloat_with_epsilon (rating.deviation, expected.deviation, 1e-9);
  rating = sumi_progress_get_rating (progress, 110, NULL);
  g_assert_cmpfloat_with_epsilon (rating.deviation, sumi_rating_wait (expected, 100).deviation,
                                  1e-9);
  g_assert_cmpfloat (rating.deviation, >, expected.deviation);
  themes_met = sumi_progress_list_themes (progress);
  g_assert_cmpuint (themes_met->len, ==, 1);
  theme = themes_met->pdata[0];
  g_assert_cmpstr (theme->theme, ==, "corners");
  g_assert_cmpuint (theme->n_right, ==, 3);
  g_assert_cmpuint (theme->n_wrong, ==, 3);
  g_assert_cmpuint (theme->days->len, ==, 6);
  g_assert_true (sumi_theme_is_clear (theme));
  g_assert_cmpfloat_with_epsilon (theme->rating.rating.rating, expected.rating, 1e-9);
}

/* Games have a scale of their own. One without a rated opponent or without a result says nothing of
 * how strong the learner is, and an exercise says nothing of that either. */
static void
test_games_rating (void)
{
  static const struct
  {
    SumiOutcomeKind kind;
    int rating, day;
    SumiResult result;
    double score; /* -1: not rated */
  } cases[] = {
    { SUMI_OUTCOME_GAME, 600, 3, SUMI_RESULT_WON, 1 },
    { SUMI_OUTCOME_GAME, 0, 4, SUMI_RESULT_WON, -1 },
    { SUMI_OUTCOME_GAME, 860, 5, SUMI_RESULT_NONE, -1 },
    { SUMI_OUTCOME_PUZZLE, 1500, 6, SUMI_RESULT_NONE, -1 },
    { SUMI_OUTCOME_MATCH, 860, 7, SUMI_RESULT_WON, -1 },
    { SUMI_OUTCOME_GAME, 860, 40, SUMI_RESULT_DRAWN, 0.5 },
    { SUMI_OUTCOME_GAME, 1120, 40, SUMI_RESULT_LOST, 0 },
  };
  g_autoptr (SumiProgress) progress = sumi_progress_new ();
  SumiRating expected = SUMI_RATING_GAMES_START;
  int last_day = 3;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *item = g_strdup_printf ("game-%" G_GSIZE_FORMAT, i);
      g_autoptr (SumiOutcome) outcome =
          fixture_outcome (cases[i].kind, "", item, SUMI_GRADE_GOOD, cases[i].day);
      SumiRating rating;

      outcome->rating = cases[i].rating;
      outcome->result = cases[i].result;
      sumi_progress_apply (progress, outcome);
      if (cases[i].score >= 0)
        {
          expected = sumi_rating_attempt (expected, cases[i].rating, cases[i].score,
                                          cases[i].day - last_day);
          last_day = cases[i].day;
        }
      rating = sumi_progress_get_games_rating (progress);
      g_assert_cmpfloat_with_epsilon (rating.rating, expected.rating, 1e-9);
      g_assert_cmpfloat_with_epsilon (rating.deviation, expected.deviation, 1e-9);
    }
}

/* Of two games that were played in another order, not the same was the last one. */
static void
test_last_game (void)
{
  static const char *const games[] = { "game-1", "game-2", "game-1" };
  g_autoptr (SumiProgress) one = sumi_progress_new (), other = sumi_progress_new ();

  for (gsize i = 0; i < 2; i++)
    {
      g_autoptr (SumiOutcome) first =
          fixture_outcome (SUMI_OUTCOME_GAME, "", games[i], SUMI_GRADE_GOOD, 3);
      g_autoptr (SumiOutcome) second =
          fixture_outcome (SUMI_OUTCOME_GAME, "", games[i + 1], SUMI_GRADE_GOOD, 3);

      sumi_progress_apply (one, first);
      sumi_progress_apply (other, second);
    }
  g_assert_false (sumi_progress_equal (one, other));
}

/* A game that was given up and played on counts as it ended last, on the day on which it did. */
static void
test_game_again (void)
{
  static const struct
  {
    const char *item;
    int day;
    SumiResult result;
  } ends[] = {
    { "game-1", 3, SUMI_RESULT_DRAWN },
    { "game-2", 3, SUMI_RESULT_LOST },
    { "game-2", 4, SUMI_RESULT_LOST },
    { "game-2", 4, SUMI_RESULT_WON },
  };
  g_autoptr (SumiProgress) progress = sumi_progress_new ();
  SumiRating expected = SUMI_RATING_GAMES_START, rating;
  const SumiDayStatistics *day;

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (SumiOutcome) outcome =
          fixture_outcome (SUMI_OUTCOME_GAME, "", ends[i].item, SUMI_GRADE_GOOD, ends[i].day);

      outcome->rating = 860;
      outcome->result = ends[i].result;
      outcome->is_shown = outcome->result == SUMI_RESULT_LOST;
      outcome->lost[SUMI_PHASE_OPENING] = G_MININT;
      sumi_outcome_set_card (outcome, "", "key");
      sumi_progress_apply (progress, outcome);
      g_assert_cmpstr (sumi_progress_get_left_game (progress, ends[i].item), ==,
                       outcome->is_shown ? "key" : NULL);
      g_assert_null (sumi_progress_get_left_game (progress, "game-0"));
    }
  expected = sumi_rating_attempt (expected, 860, 0.5, 0);
  expected = sumi_rating_attempt (expected, 860, 1, 1);
  rating = sumi_progress_get_games_rating (progress);
  g_assert_cmpfloat_with_epsilon (rating.rating, expected.rating, 1e-9);
  g_assert_cmpfloat_with_epsilon (rating.deviation, expected.deviation, 1e-9);
  day = sumi_progress_get_day (progress, 3);
  g_assert_cmpuint (day->n_games, ==, 1);
  g_assert_cmpuint (day->n_lost, ==, 0);
  g_assert_cmpint (day->lost[SUMI_PHASE_OPENING], ==, G_MININT);
  g_assert_cmpint (day->milliseconds, ==, 2 * FIXTURE_MILLISECONDS);
  day = sumi_progress_get_day (progress, 4);
  g_assert_cmpuint (day->n_games, ==, 1);
  g_assert_cmpuint (day->n_won, ==, 1);
  g_assert_cmpuint (day->n_lost, ==, 0);
}

static void
test_statistics (void)
{
  const Step steps[] = {
    { 7, SUMI_OUTCOME_PUZZLE, "a", SUMI_GRADE_GOOD },
    { 7, SUMI_OUTCOME_PUZZLE, "b", SUMI_GRADE_AGAIN },
    { 7, SUMI_OUTCOME_PUZZLE, "c", SUMI_GRADE_HARD },
    { 8, SUMI_OUTCOME_REVIEW, "b", SUMI_GRADE_GOOD },
    { 8, SUMI_OUTCOME_REVIEW, "c", SUMI_GRADE_AGAIN },
    { 5, SUMI_OUTCOME_PUZZLE, "d", SUMI_GRADE_GOOD },
  };
  g_autoptr (SumiProgress) progress = apply_all (steps, G_N_ELEMENTS (steps));
  g_autoptr (SumiOutcome) game = sumi_outcome_new (SUMI_OUTCOME_GAME, NULL, NULL, NULL);
  g_autoptr (SumiOutcome) match = sumi_outcome_new (SUMI_OUTCOME_MATCH, NULL, NULL, NULL);
  g_autoptr (SumiOutcome) drill = sumi_outcome_new (SUMI_OUTCOME_DRILL, NULL, "count", NULL);
  g_autoptr (SumiOutcome) test = sumi_outcome_new (SUMI_OUTCOME_DRILL, "pack", "test:pack", NULL);
  const SumiDayStatistics *day;
  const GArray *days, *rounds;

  game->day = match->day = drill->day = test->day = 8;
  game->result = SUMI_RESULT_WON;
  game->lost[SUMI_PHASE_MIDGAME] = 350;
  game->milliseconds = match->milliseconds = test->milliseconds = 60000;
  drill->milliseconds = 30000;
  drill->margin = 12;
  sumi_progress_apply (progress, game);
  sumi_progress_apply (progress, game);
  sumi_progress_apply (progress, match);
  sumi_progress_apply (progress, drill);
  sumi_progress_apply (progress, test);

  days = sumi_progress_get_days (progress);
  g_assert_cmpuint (days->len, ==, 3);
  g_assert_cmpint (g_array_index (days, SumiDayStatistics, 0).day, ==, 5);
  g_assert_cmpint (g_array_index (days, SumiDayStatistics, 2).day, ==, 8);
  day = sumi_progress_get_day (progress, 7);
  g_assert_cmpuint (day->n_attempts, ==, 3);
  g_assert_cmpuint (day->n_solved, ==, 2);
  g_assert_cmpuint (day->n_first, ==, 1);
  g_assert_cmpuint (day->n_reviews, ==, 0);
  g_assert_cmpint (day->milliseconds, ==, 3 * FIXTURE_MILLISECONDS);
  day = sumi_progress_get_day (progress, 8);
  g_assert_cmpuint (day->n_attempts, ==, 2);
  g_assert_cmpuint (day->n_reviews, ==, 2);
  g_assert_cmpuint (day->n_remembered, ==, 1);
  g_assert_cmpuint (day->n_games, ==, 2);
  g_assert_cmpuint (day->n_won, ==, 2);
  g_assert_cmpint (day->lost[SUMI_PHASE_MIDGAME], ==, 700);
  g_assert_cmpint (day->milliseconds, ==, 2 * FIXTURE_MILLISECONDS + 150000);
  g_assert_null (sumi_progress_get_day (progress, 6));
  g_assert_null (sumi_progress_get_day (progress, 4));
  rounds = sumi_progress_get_drill (progress, "count");
  g_assert_cmpuint (rounds->len, ==, 1);
  g_assert_cmpint (g_array_index (rounds, SumiDrillRound, 0).score, ==, 12);
  g_assert_cmpint (sumi_progress_get_best (progress, "count"), ==, 12);
  g_assert_cmpint (sumi_progress_get_best (progress, "flips"), ==, -1);
}

/* Whether an earlier one of the first N outcomes of HISTORY is an attempt at what the N-th asks. */
static gboolean
was_met (const GPtrArray *history, guint n)
{
  const SumiOutcome *outcome = history->pdata[n];

  for (guint i = 0; i < n; i++)
    {
      const SumiOutcome *earlier = history->pdata[i];

      if (sumi_outcome_is_attempt (earlier) && g_str_equal (earlier->position, outcome->position)
          && g_str_equal (earlier->task, outcome->task)
          && (outcome->position[0] != '\0' || g_str_equal (earlier->item, outcome->item)))
        return TRUE;
    }
  return FALSE;
}

/* An answer that is graded, and the day that it is taken to be of. */
typedef struct
{
  int day;
  SumiGrade grade;
} Graded;

/* The latest day of the first N of ANSWERS; that of the first for 0. */
static int
find_latest (const GArray *answers, guint n)
{
  int latest = g_array_index (answers, Graded, 0).day;

  for (guint i = 1; i < n; i++)
    latest = MAX (latest, g_array_index (answers, Graded, i).day);
  return latest;
}

/* The days before answer I: since the latest of all, or if that is not over yet, the last one. */
static int
count_passed (const GArray *answers, guint i)
{
  int day = g_array_index (answers, Graded, i).day, latest = find_latest (answers, i);

  if (i > 0 && day < latest - 1)
    latest = g_array_index (answers, Graded, i - 1).day;
  return MAX (day - latest, 0);
}

static SumiFsrsState
remember (const GArray *answers)
{
  SumiFsrsState memory = { 0 };

  for (guint i = 0; i < answers->len; i++)
    memory = sumi_fsrs_step (&SUMI_FSRS_DEFAULT, memory, count_passed (answers, i),
                             g_array_index (answers, Graded, i).grade, FALSE);
  return memory;
}

/* Adds an answer; one before it that only seems to be later is of the same day. */
static void
add_graded (GArray *answers, int day, SumiGrade grade)
{
  guint n = answers->len;

  if (n >= 2 && day < g_array_index (answers, Graded, n - 1).day - 1
      && day >= find_latest (answers, n - 1) - 1)
    g_array_index (answers, Graded, n - 1).day = day;
  g_array_append_val (answers, ((Graded){ day, grade }));
}

/* The card of POSITION from HISTORY alone; FALSE if there is none. */
static gboolean
make_card (const GPtrArray *history, const char *position, SumiCard *out_card)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (Graded));
  gboolean is_card = FALSE;
  int added = 0;

  memset (out_card, 0, sizeof *out_card);
  for (guint i = 0; i < history->len; i++)
    {
      const SumiOutcome *outcome = history->pdata[i];
      int grade = sumi_outcome_is_attempt (outcome) ? (int) sumi_outcome_get_grade (outcome) : 0;
      int passed = out_card->n_reviews > 0 ? outcome->day - out_card->last_day : 0;

      if (!g_str_equal (outcome->position, position) || outcome->kind == SUMI_OUTCOME_GAME)
        continue;
      if (outcome->kind == SUMI_OUTCOME_ADD_CARD || outcome->kind == SUMI_OUTCOME_DROP_CARD)
        {
          out_card->is_out = outcome->kind == SUMI_OUTCOME_DROP_CARD;
          added = is_card ? added : outcome->day;
          is_card = TRUE;
          continue;
        }
      if (grade == 0 || out_card->is_out || (!is_card && grade == SUMI_GRADE_GOOD)
          || (out_card->n_reviews > 0 && passed == 0))
        continue;
      is_card = TRUE;
      add_graded (answers, outcome->day, (SumiGrade) grade);
      out_card->last_day = outcome->day;
      out_card->n_reviews++;
    }
  out_card->memory = remember (answers);
  out_card->due_day = added + 1;
  if (out_card->n_reviews > 0)
    out_card->due_day =
        out_card->last_day
        + sumi_fsrs_get_interval (&SUMI_FSRS_DEFAULT, out_card->memory.stability, 0.9, 36500);
  return is_card;
}

static void
check_cards (const SumiProgress *progress, const GPtrArray *history)
{
  for (guint i = 0; i < FIXTURE_N_ITEMS; i++)
    {
      g_autofree char *item = g_strdup_printf ("item-%u", i);
      g_autofree char *position = fixture_position (item);
      const SumiCard *card = sumi_progress_get_card (progress, position, "task");
      SumiCard slow;

      g_assert_cmpint (card != NULL, ==, make_card (history, position, &slow));
      if (card == NULL)
        continue;
      g_assert_cmpint (card->is_out, ==, slow.is_out);
      g_assert_cmpuint (card->n_reviews, ==, slow.n_reviews);
      g_assert_cmpint (card->due_day, ==, slow.due_day);
      g_assert_cmpfloat_with_epsilon (card->memory.stability, slow.memory.stability, 1e-9);
      g_assert_cmpfloat_with_epsilon (card->memory.difficulty, slow.memory.difficulty, 1e-9);
    }
}

static void
check_marks (const SumiProgress *progress, const GPtrArray *history)
{
  for (guint i = 0; i < FIXTURE_N_ITEMS; i++)
    {
      g_autofree char *item = g_strdup_printf ("item-%u", i);
      SumiMark best = SUMI_MARK_NONE;

      for (guint j = 0; j < history->len; j++)
        {
          const SumiOutcome *outcome = history->pdata[j];

          if (g_str_equal (outcome->item, item) && outcome->kind != SUMI_OUTCOME_ADD_CARD
              && outcome->kind != SUMI_OUTCOME_DROP_CARD && outcome->kind != SUMI_OUTCOME_DRILL)
            best = MAX (best, sumi_outcome_is_first_try (outcome) ? SUMI_MARK_FIRST
                              : outcome->is_solved                ? SUMI_MARK_SOLVED
                                                                  : SUMI_MARK_TRIED);
        }
      g_assert_cmpint (sumi_progress_get_mark (progress, "pack", item, NULL), ==, best);
    }
}

/* Adds an attempt to RATED; where the latest day before it only seems to be later, so do the
 * attempts since. Returns whether it does. */
static gboolean
add_rated (GArray *rated, int day)
{
  guint n = rated->len, first = 0;
  int latest = n > 0 ? find_latest (rated, n) : day, earlier;
  gboolean is_ahead = FALSE;

  while (first < n && g_array_index (rated, Graded, first).day < latest)
    first++;
  if (first > 0 && first < n)
    {
      earlier = find_latest (rated, first);
      is_ahead = day < latest - 1 && day >= earlier - 1;
      for (guint i = first; is_ahead && i < n; i++)
        g_array_index (rated, Graded, i).day
          = MIN (g_array_index (rated, Graded, i).day, MAX (day, earlier));
    }
  g_array_append_val (rated, ((Graded){ .day = day }));
  return is_ahead;
}

/* A correction takes the attempts of the wrong day as one, of which it knows the sum alone. */
static void
check_rating (const SumiProgress *progress, const GPtrArray *history)
{
  g_autoptr (GArray) rated = g_array_new (FALSE, FALSE, sizeof (Graded));
  g_autoptr (GPtrArray) outcomes = g_ptr_array_new ();
  SumiRating slow = SUMI_RATING_START, rating;
  gboolean is_corrected = FALSE;
  int last_day = 0;

  for (guint i = 0; i < history->len; i++)
    {
      SumiOutcome *outcome = history->pdata[i];

      if (!sumi_outcome_is_attempt (outcome) || outcome->rating == 0 || was_met (history, i))
        continue;
      is_corrected = add_rated (rated, outcome->day) || is_corrected;
      g_ptr_array_add (outcomes, outcome);
      last_day = MAX (last_day, outcome->day);
    }
  for (guint i = 0; i < outcomes->len; i++)
    {
      const SumiOutcome *outcome = outcomes->pdata[i];

      slow = sumi_rating_attempt (slow, outcome->rating, sumi_outcome_is_first_try (outcome),
                                  count_passed (rated, i));
    }
  rating = sumi_progress_get_rating (progress, last_day, NULL);
  g_assert_cmpfloat_with_epsilon (rating.rating, slow.rating, is_corrected ? 5 : 1e-9);
  g_assert_cmpfloat_with_epsilon (rating.deviation, slow.deviation, is_corrected ? 5 : 1e-9);
}

static void
check_days (const SumiProgress *progress, const GPtrArray *history)
{
  guint n_solved = 0, n_counted = 0;
  const GArray *days = sumi_progress_get_days (progress);

  for (guint i = 0; i < history->len; i++)
    {
      const SumiOutcome *outcome = history->pdata[i];

      n_solved += sumi_outcome_is_attempt (outcome) && outcome->is_solved ? 1 : 0;
    }
  for (guint i = 0; i < days->len; i++)
    {
      n_counted += g_array_index (days, SumiDayStatistics, i).n_solved;
      if (i > 0)
        g_assert_cmpint (g_array_index (days, SumiDayStatistics, i).day, >,
                         g_array_index (days, SumiDayStatistics, i - 1).day);
    }
  g_assert_cmpuint (n_counted, ==, n_solved);
}

/* What is kept from outcome to outcome, read between them, is what is made anew from all of them.
 */
static void
test_histories (void)
{
  for (guint i = 0; i < N_HISTORIES; i++)
    {
      g_autoptr (GRand) source = g_rand_new_with_seed (i);
      g_autoptr (GPtrArray) history = fixture_history (source, MAX_LENGTH);
      g_autoptr (SumiProgress) kept = sumi_progress_new ();
      g_autoptr (SumiProgress) rebuilt = sumi_progress_new ();

      for (guint j = 0; j < history->len; j++)
        {
          const SumiOutcome *outcome = history->pdata[j];

          sumi_progress_apply (kept, outcome);
          g_assert_cmpuint (sumi_progress_count_due (kept, outcome->day), <=, FIXTURE_N_ITEMS);
        }
      for (guint j = 0; j < history->len; j++)
        {
          g_assert_false (sumi_progress_equal (kept, rebuilt));
          sumi_progress_apply (rebuilt, history->pdata[j]);
        }
      g_assert_true (sumi_progress_equal (kept, rebuilt));
      check_cards (kept, history);
      check_marks (kept, history);
      check_rating (kept, history);
      check_days (kept, history);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/learner/progress/marks", test_marks);
  g_test_add_func ("/learner/progress/places", test_places);
  g_test_add_func ("/learner/progress/cards", test_cards);
  g_test_add_func ("/learner/progress/moved", test_moved);
  g_test_add_func ("/learner/progress/due", test_due);
  g_test_add_func ("/learner/progress/clock-ahead", test_clock_ahead);
  g_test_add_func ("/learner/progress/clock-wrong", test_clock_wrong);
  g_test_add_func ("/learner/progress/rating-clock-behind", test_rating_clock_behind);
  g_test_add_func ("/learner/progress/rating-clock-ahead", test_rating_clock_ahead);
  g_test_add_func ("/learner/progress/ratings", test_ratings);
  g_test_add_func ("/learner/progress/games-rating", test_games_rating);
  g_test_add_func ("/learner/progress/last-game", test_last_game);
  g_test_add_func ("/learner/progress/game-again", test_game_again);
  g_test_add_func ("/learner/progress/statistics", test_statistics);
  g_test_add_func ("/learner/progress/histories", test_histories);

  return g_test_run ();
}
