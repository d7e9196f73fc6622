/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game is counted in one way: whatever speaks of its result says the same, by the scoring that
 * is agreed with it. */

#include <string.h>

#include "said.h"
#include "live-fixture.h"
#include "slow-endgame.h"
#include "sumi-engine-help.h"
#include "sumi-game-review.h"
#include "sumi-play-hint.h"
#include "sumi-record.h"
#include "sumi-review-words.h"

static SumiGameReview *
review_record (SumiGameRecord *record)
{
  SumiGameReview *review = sumi_game_review_new (record, (SumiReviewLimits){ 2, 10 });

  sumi_game_review_search (review);
  while (sumi_game_review_is_searching (review))
    g_main_context_iteration (NULL, TRUE);
  return review;
}

/* White has no disc left after nine moves. */
static void
test_wiped_out (void)
{
  static const struct
  {
    SumiScoring scoring;
    int result;
    const char *played, *reviewed;
  } rows[] = {
    { SUMI_SCORING_DISCS, 13, "Black wins by 13 discs: 13 to 0.", "Black has won by 13 discs." },
    { SUMI_SCORING_EMPTIES_TO_WINNER, 64, "Black wins by 64 discs: 64 to 0.",
      "Black has won by 64 discs." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const SumiSeriesTerms series_terms = { .kind = SUMI_SERIES_POINTS, .target = 999 };
      SumiGameTerms terms = live_terms (0, 0);
      g_autoptr (SumiMatchState) state = NULL;
      g_autoptr (SumiLiveMatch) match = NULL;
      g_autoptr (SumiSeries) series = NULL;
      g_autoptr (SumiGameReview) review = NULL;
      g_autofree char *reviewed = NULL;
      SumiLiveGame *game;

      terms.scoring = rows[i].scoring;
      state = sumi_match_state_new (&terms, &series_terms);
      match = sumi_live_match_new (state, LIVE_AT_ONCE);
      game = sumi_live_match_get_game (match);
      live_play_moves (game, "e6f4e3f6g5d6e7f5c5");
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
      g_assert_cmpstr (said_headline (sumi_live_game_get_feedback (game)), ==, rows[i].played);

      series = sumi_live_match_get_series (match);
      g_assert_cmpint (sumi_series_count_points (series, 0), ==, rows[i].result);

      review = review_record (sumi_live_game_get_record (game));
      g_assert_cmpint (sumi_game_review_get_record (review)->result, ==, rows[i].result);
      reviewed = sumi_review_value_to_text (sumi_game_review_get_review (review)->values[9], TRUE);
      g_assert_cmpstr (reviewed, ==, rows[i].reviewed);
    }
}

/* What was read from a text counts the discs on the board. */
static void
test_text (void)
{
  static const char TEXT[] = "e6f4e3f6g5d6e7f5c5";
  SumiRecordFormat format;
  g_autoptr (GPtrArray) records = sumi_record_read_data (TEXT, strlen (TEXT), &format, NULL, NULL);
  g_autoptr (SumiGameReview) review = review_record (g_ptr_array_steal_index (records, 0));

  g_assert_cmpint (sumi_game_review_get_review (review)->values[9].score, ==, 13 * SUMI_DISC);
}

static void
hint_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(SumiPlayHint **) data = sumi_engine_hint_finish (result, NULL);
}

static SumiPlayHint *
find_hint (SumiLiveGame *game, SumiScoring scoring)
{
  SumiPlayHint *hint = NULL;

  sumi_engine_hint_async (sumi_live_game_get_position (game), scoring, (SumiHelpLimits){ 0 }, NULL,
                          hint_cb, &hint);
  while (hint == NULL)
    g_main_context_iteration (NULL, TRUE);
  return hint;
}

static void
why_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(SumiWhy **) data = sumi_engine_why_finish (result, NULL);
}

/* The best result that is named in WHY; G_MAXINT if none is. */
static int
find_result (const SumiWhy *why)
{
  for (guint i = 0; i < why->facts->len; i++)
    {
      const SumiWhyFact *fact = &g_array_index (why->facts, SumiWhyFact, i);

      if (fact->kind == SUMI_WHY_RESULT || fact->kind == SUMI_WHY_FINAL)
        return fact->value;
    }
  return G_MAXINT;
}

/* Near the end values, hints, reasons and the review agree with the slow rules, by either
 * scoring. */
static void
test_endgames (void)
{
  RandomSource source = random_source_init (1);
  int n_different = 0;

  for (int i = 0; i < 1500; i++)
    {
      SumiPosition position = random_position (&source, 58);
      SlowBoard board = slow_from_position (position);

      if (n_different == 10 || sumi_bitboard_count (sumi_position_legal_moves (position)) < 2
          || slow_score (&board, false) == slow_score (&board, true))
        continue;
      n_different++;
      for (int scoring = 0; scoring < SUMI_N_SCORINGS; scoring++)
        {
          int score = slow_score (&board, scoring == SUMI_SCORING_EMPTIES_TO_WINNER);
          SumiGameTerms terms = live_terms_from (0, 0, position);
          g_autoptr (SumiLiveGame) game = NULL;
          g_autoptr (SumiPlayHint) hint = NULL;
          g_autoptr (SumiWhy) why = NULL;
          g_autoptr (SumiGameReview) review = NULL;
          const SumiLiveValues *values;

          terms.scoring = (SumiScoring) scoring;
          game = sumi_live_game_new (&terms, LIVE_NEVER);
          sumi_live_game_set_shows_values (game, TRUE);
          live_wait_for_help (game);
          values = sumi_live_game_get_values (game);
          g_assert_true (values->report.moves[0].value.is_proved);
          g_assert_cmpint (values->report.moves[0].value.score, ==, SUMI_DISC * score);

          hint = find_hint (game, terms.scoring);
          g_assert_cmpint (hint->basis, ==, SUMI_PLAY_HINT_EXACT);
          g_assert_cmpint (hint->result, ==, score);

          sumi_engine_why_async (position, hint->move, terms.scoring, (SumiHelpLimits){ 0 }, NULL,
                                 why_cb, &why);
          while (why == NULL)
            g_main_context_iteration (NULL, TRUE);
          g_assert_cmpint (find_result (why), ==, score);

          review = review_record (sumi_live_game_get_record (game));
          g_assert_cmpint (sumi_game_review_get_review (review)->values[0].score, ==,
                           SUMI_DISC * (position.turn == SUMI_BLACK ? score : -score));
        }
    }
  g_assert_cmpint (n_different, ==, 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-scoring/wiped-out", test_wiped_out);
  g_test_add_func ("/game-scoring/text", test_text);
  g_test_add_func ("/game-scoring/endgames", test_endgames);
  return g_test_run ();
}
