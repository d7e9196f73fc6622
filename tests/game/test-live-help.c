/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Help during a game: values, hints and reasons. What they say is tested where it is made; here
 * that it comes, fits the position, and goes with it. */

#include <string.h>

#include "said.h"
#include "live-fixture.h"
#include "sumi-engine-play.h"
#include "sumi-notation.h"
#include "sumi-play-hint.h"
#include "written.h"

/* Near enough to the end for everything to be exact. */
static SumiLiveGame *
begin_endgame (guint64 seed)
{
  RandomSource source = random_source_init (seed);
  SumiPosition position;
  SumiGameTerms terms;

  do
    position = random_position (&source, 54);
  while (sumi_bitboard_count (sumi_position_legal_moves (position)) < 2);
  terms = live_terms_from (0, 0, position);
  return sumi_live_game_new (&terms, LIVE_NEVER);
}

static void
assert_values (SumiLiveGame *game)
{
  const SumiLiveValues *values = sumi_live_game_get_values (game);
  SumiBitboard moves = 0;

  g_assert_nonnull (values);
  g_assert_false (values->is_searching);
  g_assert_true (sumi_position_equal (values->position, sumi_live_game_get_position (game)));
  for (int i = 0; i < values->report.n_moves; i++)
    moves |= sumi_bitboard_of (values->report.moves[i].move);
  g_assert_cmphex (moves, ==, sumi_live_game_get_legal_moves (game));
}

static void
test_values (void)
{
  g_autoptr (SumiLiveGame) game = begin_endgame (1);

  g_assert_null (sumi_live_game_get_values (game));
  sumi_live_game_set_shows_values (game, TRUE);
  g_assert_true (sumi_live_game_get_values (game)->is_searching);
  live_wait_for_help (game);
  assert_values (game);
  g_assert_true (sumi_live_game_get_values (game)->report.moves[0].value.is_proved);
  for (int i = 0; i < 3 && sumi_live_game_get_state (game) == SUMI_LIVE_YOUR_MOVE; i++)
    {
      sumi_live_game_choose (game, sumi_bitboard_first (sumi_live_game_get_legal_moves (game)));
      if (sumi_live_game_get_state (game) != SUMI_LIVE_YOUR_MOVE)
        break;
      live_wait_for_help (game);
      assert_values (game);
    }
  sumi_live_game_set_shows_values (game, FALSE);
  g_assert_null (sumi_live_game_get_values (game));
}

/* Whether anything that is said is marked as an estimate. */
static gboolean
says_estimate (const SumiFeedback *feedback)
{
  gboolean is_found = sumi_feedback_get_headline (feedback).is_estimate;

  for (guint i = 0; i < feedback->details->len; i++)
    is_found |= sumi_feedback_get_detail (feedback, i)->is_estimate;
  return is_found;
}

/* At the beginning there are estimates first, and then better ones. */
static void
test_estimates (void)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);
  int depth;

  sumi_live_game_set_shows_values (game, TRUE);
  while (sumi_live_game_get_values (game)->report.n_moves == 0)
    g_main_context_iteration (NULL, TRUE);
  depth = sumi_live_game_get_values (game)->report.depth;
  live_wait_for_help (game);
  assert_values (game);
  g_assert_false (sumi_live_game_get_values (game)->report.moves[0].value.is_proved);
  g_assert_cmpint (sumi_live_game_get_values (game)->report.depth, >=, depth);
}

/* The ladder leads to a legal move, and begins anew on the next turn. */
static void
test_hints (void)
{
  for (guint64 seed = 1; seed < 6; seed++)
    {
      g_autoptr (SumiLiveGame) game = begin_endgame (seed);
      const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
      int n_hints = 0;

      while (sumi_live_game_can_hint (game))
        {
          sumi_live_game_hint (game);
          live_wait_for_help (game);
          g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_HINT);
          g_assert_cmpstr (said_headline (feedback), !=, "");
          g_assert_cmpuint (feedback->more->len, ==, 1);
          g_assert_false (sumi_feedback_get_headline (feedback).is_estimate);
          n_hints++;
          g_assert_cmpint (feedback->step, ==, n_hints);
        }
      g_assert_cmpint (n_hints, >, 1);
      g_assert_cmpint (n_hints, ==, feedback->n_steps);
      g_assert_cmphex (feedback->lit & ~sumi_live_game_get_legal_moves (game), ==, 0);
      g_assert_cmpint (sumi_bitboard_count (feedback->lit), ==, 1);
      sumi_live_game_choose (game, sumi_bitboard_first (feedback->lit));
      g_assert_cmpint (feedback->kind, !=, SUMI_FEEDBACK_HINT);
      if (sumi_live_game_get_state (game) == SUMI_LIVE_YOUR_MOVE)
        g_assert_true (sumi_live_game_can_hint (game));
    }
}

/* Where there is only one move the second hint names it: nothing is said twice. */
static void
test_hints_to_the_only_move (void)
{
  RandomSource source = random_source_init (1);
  SumiPosition position;
  SumiGameTerms terms;
  g_autoptr (SumiLiveGame) game = NULL;
  const SumiFeedback *feedback;

  do
    position = random_position (&source, 50);
  while (sumi_bitboard_count (sumi_position_legal_moves (position)) != 1);
  terms = live_terms_from (0, 0, position);
  game = sumi_live_game_new (&terms, LIVE_NEVER);
  feedback = sumi_live_game_get_feedback (game);
  for (int i = 1; i <= 2; i++)
    {
      g_assert_true (sumi_live_game_can_hint (game));
      sumi_live_game_hint (game);
      live_wait_for_help (game);
      g_assert_cmpint (feedback->step, ==, i);
      g_assert_cmpint (feedback->n_steps, ==, 2);
    }
  g_assert_false (sumi_live_game_can_hint (game));
  g_assert_cmphex (feedback->lit, ==, sumi_position_legal_moves (position));
}

/* The second hint may be a question, as in a puzzle: squares are then marked, and handed over. */
static void
test_question (void)
{
  /* The third puzzle of the leaflet: White has only moves that lose a corner. */
  SumiPosition position = position_of (
    "...........O......OOOOO..OOOXO....OXXOO..OOXOO....XOOO....XXX...", SUMI_BLACK);
  const SumiGameTerms terms = live_terms_from (0, 0, position);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);
  const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
  SumiBitboard before = sumi_live_game_get_legal_moves (game);

  sumi_live_game_hint (game);
  live_wait_for_help (game);
  g_assert_false (sumi_live_game_can_hand_over (game));
  sumi_live_game_hint (game);
  g_assert_true (sumi_live_game_can_hand_over (game));
  sumi_live_game_choose (game, sumi_bitboard_first (before));
  g_assert_cmphex (sumi_live_game_get_marks (game), ==, before & -before);
  g_assert_cmphex (sumi_live_game_get_legal_moves (game), ==, before);
  sumi_live_game_hand_over (game);
  g_assert_cmpstr (said_headline (feedback), ==,
                   "No: there is none. Each move that White has now loses a corner: look for a "
                   "move that keeps it so.");
  g_assert_false (sumi_live_game_can_hand_over (game));
  g_assert_cmphex (sumi_live_game_get_marks (game), ==, 0);
  sumi_live_game_choose (game, sumi_bitboard_first (before));
  g_assert_cmpint (sumi_live_game_get_last_move (game), ==, sumi_bitboard_first (before));
}

/* Waits for the first answer to what was asked; the second is not there yet. */
static void
wait_for_first (SumiLiveGame *game, SumiFeedbackKind kind)
{
  while (sumi_live_game_get_feedback (game)->kind != kind)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (sumi_live_game_is_searching (game));
}

/* What the hint that is shown rests on. */
static SumiSaying
get_basis (SumiLiveGame *game)
{
  const SumiFeedback *feedback = sumi_live_game_get_feedback (game);

  g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_HINT);
  return g_array_index (feedback->more, SumiSaying, 0);
}

/* A better answer takes the place of the first one, on the same rung, but not of what is said
 * meanwhile; then it is kept for the next rung. */
static void
test_second_hint (void)
{
  const SumiGameTerms terms = live_terms (0, 0);
  int depth;

  for (int is_asked_again = 0; is_asked_again < 2; is_asked_again++)
    {
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);
      const SumiFeedback *feedback = sumi_live_game_get_feedback (game);

      sumi_live_game_hint (game);
      wait_for_first (game, SUMI_FEEDBACK_HINT);
      depth = get_basis (game).count;
      if (is_asked_again)
        sumi_live_game_hint (game);
      live_wait_for_help (game);
      g_assert_cmpint (get_basis (game).count, >, depth);
      g_assert_cmpint (feedback->step, ==, 1 + is_asked_again);

      g_clear_object (&game);
      game = sumi_live_game_new (&terms, LIVE_NEVER);
      feedback = sumi_live_game_get_feedback (game);
      sumi_live_game_hint (game);
      wait_for_first (game, SUMI_FEEDBACK_HINT);
      sumi_live_game_choose (game, square_of ("a1"));
      live_wait_for_help (game);
      g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_ILLEGAL);
      sumi_live_game_hint (game);
      g_assert_cmpint (get_basis (game).count, >, depth);
      g_assert_cmpint (feedback->step, ==, 2);
    }
}

/* What is being answered, and the answer, even if it is no square, stay while a better hint is
 * found, which may ask something else or nothing. */
static void
test_second_hint_while_asked (void)
{
  RandomSource source = random_source_init (61);
  int n_asked = 0;

  for (int i = 0; i < 50; i++)
    {
      const SumiGameTerms terms = live_terms_from (0, 0, random_position (&source, 10 + i % 40));

      for (int is_marked = 0; is_marked < 2; is_marked++)
        {
          g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);
          const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
          g_autofree char *said = NULL;
          int step;

          if (!sumi_live_game_can_hint (game))
            continue;
          sumi_live_game_hint (game);
          while (feedback->kind != SUMI_FEEDBACK_HINT)
            g_main_context_iteration (NULL, TRUE);
          sumi_live_game_hint (game);
          if (!sumi_live_game_can_hand_over (game) || !sumi_live_game_is_searching (game))
            continue;
          n_asked++;
          if (is_marked)
            sumi_live_game_choose (game,
                                   sumi_bitboard_first (sumi_live_game_get_legal_moves (game)));
          else
            sumi_live_game_hand_over (game);
          said = g_strdup (said_headline (feedback));
          step = feedback->step;
          live_wait_for_help (game);
          g_assert_cmpstr (said_headline (feedback), ==, said);
          g_assert_cmpint (feedback->step, ==, step);
          if (is_marked)
            sumi_live_game_hand_over (game);
          g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_HINT);
          g_assert_cmpint (feedback->step, ==, 0);
        }
    }
  g_assert_cmpint (n_asked, >, 0);
}

/* Nor does a better hint come while a move is checked: it could ask something, and what is chosen
 * after the move is withdrawn would be a mark. */
static void
test_second_hint_while_checked (void)
{
  RandomSource source = random_source_init (63);
  int n_checked = 0;

  for (int i = 0; i < 120; i++)
    {
      const SumiGameTerms terms = live_terms_from (0, 0, random_position (&source, 25 + i % 30));
      SumiLivePace pace = LIVE_NEVER;
      g_autoptr (SumiLiveGame) game = NULL;
      const SumiFeedback *feedback;
      g_autofree char *said = NULL;

      pace.help_nodes = 200;
      game = sumi_live_game_new (&terms, pace);
      feedback = sumi_live_game_get_feedback (game);
      if (!sumi_live_game_can_hint (game))
        continue;
      sumi_live_game_hint (game);
      while (feedback->kind != SUMI_FEEDBACK_HINT)
        g_main_context_iteration (NULL, TRUE);
      sumi_live_game_hint (game);
      if (sumi_live_game_can_hand_over (game) || !sumi_live_game_is_searching (game))
        continue;
      said = g_strdup (said_all (feedback));
      sumi_live_game_set_warning_strength (game, SUMI_WARN_RESULT);
      sumi_live_game_choose (game, sumi_bitboard_first (sumi_live_game_get_legal_moves (game)));
      for (; sumi_live_game_get_state (game) == SUMI_LIVE_CHECKING; n_checked++)
        {
          g_assert_cmpstr (said_all (feedback), ==, said);
          g_main_context_iteration (NULL, TRUE);
        }
    }
  g_assert_cmpint (n_checked, >, 0);
}

/* A question is over where a draw is proposed, which people agree on, and take back, and a program
 * declines: what is chosen next is a move, not a mark. */
static void
test_question_given_up (void)
{
  RandomSource source = random_source_init (62);
  int n_asked[2] = { 0 };

  for (int i = 0; i < 60; i++)
    {
      gboolean is_alone = i % 2;
      const SumiGameTerms terms
        = live_terms_from (0, is_alone ? 1 : 0, random_position (&source, 10 + i % 25));
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      SumiSquare move;

      for (int j = 0; j < 2; j++)
        {
          while (sumi_live_game_get_state (game) != SUMI_LIVE_YOUR_MOVE
                 && sumi_live_game_get_state (game) != SUMI_LIVE_OVER)
            g_main_context_iteration (NULL, TRUE);
          move = sumi_bitboard_first (sumi_live_game_get_legal_moves (game));
          if (j == 0)
            sumi_live_game_choose (game, move);
        }
      for (int j = 0; j < 2 && sumi_live_game_can_agree (game); j++)
        {
          sumi_live_game_hint (game);
          live_wait_for_help (game);
        }
      if (!sumi_live_game_can_agree (game) || !sumi_live_game_can_hand_over (game))
        continue;
      n_asked[is_alone]++;
      sumi_live_game_choose (game, move);
      g_assert_cmphex (sumi_live_game_get_marks (game), ==, sumi_bitboard_of (move));
      sumi_live_game_agree (game);
      g_assert_cmpint (sumi_live_game_is_agreed (game), ==, !is_alone);
      g_assert_cmphex (sumi_live_game_get_marks (game), ==, 0);
      if (!is_alone)
        sumi_live_game_take_back (game);
      g_assert_false (sumi_live_game_can_hand_over (game));
      sumi_live_game_choose (game, move);
      g_assert_cmpint (sumi_live_game_get_last_move (game), ==, move);
    }
  g_assert_cmpint (n_asked[0], >, 0);
  g_assert_cmpint (n_asked[1], >, 0);
}

/* The move that the last rung names is explained like one that was made. */
static void
test_explain_hint (void)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);
  const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
  SumiSquare move;

  while (sumi_live_game_can_hint (game))
    {
      g_assert_cmpint (sumi_live_game_get_hinted_move (game), ==, SUMI_SQUARE_NONE);
      sumi_live_game_hint (game);
      live_wait_for_help (game);
    }
  move = sumi_live_game_get_hinted_move (game);
  g_assert_true (sumi_bitboard_has (sumi_live_game_get_legal_moves (game), move));
  sumi_live_game_explain_hint (game);
  live_wait_for_help (game);
  g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_WHY);
  g_assert_cmpint (sumi_feedback_get_headline (feedback).as.why.move, ==, move);
  g_assert_true (sumi_feedback_get_headline (feedback).as.why.feature.is_ahead);
  g_assert_cmpint (sumi_live_game_get_hinted_move (game), ==, SUMI_SQUARE_NONE);
  g_assert_cmpuint (sumi_live_game_get_game (game)->index, ==, 0);
}

/* Asks for all hints. Returns the move that the last one names. */
static SumiSquare
follow_hints (SumiLiveGame *game)
{
  while (sumi_live_game_can_hint (game))
    {
      sumi_live_game_hint (game);
      live_wait_for_help (game);
    }
  return sumi_live_game_get_hinted_move (game);
}

/* But not while the program weighs a draw: its answer stands there, and nothing takes its place. */
static void
test_explain_hint_before_draw (void)
{
  RandomSource source = random_source_init (64);
  const SumiGameTerms terms = live_terms_from (0, 1, random_position (&source, 45));
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);

  sumi_live_game_choose (game, sumi_bitboard_first (sumi_live_game_get_legal_moves (game)));
  live_wait_for_state (game, SUMI_LIVE_YOUR_MOVE);
  g_assert_cmpint (follow_hints (game), !=, SUMI_SQUARE_NONE);
  sumi_live_game_agree (game);
  g_assert_true (sumi_live_game_is_searching (game));
  g_assert_cmpint (sumi_live_game_get_hinted_move (game), ==, SUMI_SQUARE_NONE);
  live_wait_for_help (game);
  g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, !=, SUMI_FEEDBACK_HINT);
}

/* No other move than MOVE looks better in the answer to why. Returns how many are compared with
 * it. */
static int
check_comparisons (const SumiFeedback *feedback, SumiSquare move)
{
  int n_compared = 0;

  for (guint i = 0; i < feedback->headline->len + feedback->more->len; i++)
    {
      SumiSaying saying = i < feedback->headline->len
                            ? g_array_index (feedback->headline, SumiSaying, i)
                            : g_array_index (feedback->more, SumiSaying,
                                             i - feedback->headline->len);

      if (saying.kind != SUMI_SAYING_WHY || saying.as.why.kind != SUMI_WHY_COMPARISON)
        continue;
      g_assert_cmpint (saying.as.why.better, ==, move);
      n_compared++;
    }
  return n_compared;
}

/* Where an estimate has led to a move, no other looks better in the answer to why, which could look
 * further ahead: before the move is made, and after it. */
static void
test_explain_estimate (void)
{
  RandomSource source = random_source_init (5);
  int n_before = 0, n_after = 0;

  for (int i = 0; i < 40; i++)
    {
      const SumiGameTerms terms = live_terms_from (0, 0, random_position (&source, 30));
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
      SumiColor side = terms.opening.start.turn;
      SumiSquare move = SUMI_SQUARE_NONE;

      sumi_live_game_set_shows_values (game, i % 2);
      if (sumi_live_game_get_state (game) == SUMI_LIVE_YOUR_MOVE)
        move = follow_hints (game);
      if (move == SUMI_SQUARE_NONE || !sumi_feedback_get_headline (feedback).is_estimate)
        continue;
      sumi_live_game_explain_hint (game);
      live_wait_for_help (game);
      n_before += check_comparisons (feedback, move);
      sumi_live_game_choose (game, move);
      if (!sumi_live_game_can_explain (game, side))
        continue;
      sumi_live_game_explain (game, side);
      live_wait_for_help (game);
      n_after += check_comparisons (feedback, move);
    }
  g_assert_cmpint (n_before, >, 0);
  g_assert_cmpint (n_after, >, 0);
}

/* Nor does one look better than the move that the values named as the best, though they are not
 * shown any more. */
static void
test_explain_by_hidden_values (void)
{
  RandomSource source = random_source_init (5);
  int n_compared = 0;

  for (int i = 0; i < 40; i++)
    {
      const SumiGameTerms terms = live_terms_from (0, 0, random_position (&source, 30));
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      SumiColor side = terms.opening.start.turn;
      SumiSquare move;

      if (sumi_live_game_get_state (game) != SUMI_LIVE_YOUR_MOVE)
        continue;
      sumi_live_game_set_shows_values (game, TRUE);
      live_wait_for_help (game);
      move = sumi_live_game_get_values (game)->report.moves[0].move;
      sumi_live_game_set_shows_values (game, FALSE);
      sumi_live_game_choose (game, move);
      if (!sumi_live_game_can_explain (game, side))
        continue;
      sumi_live_game_explain (game, side);
      live_wait_for_help (game);
      n_compared += check_comparisons (sumi_live_game_get_feedback (game), move);
    }
  g_assert_cmpint (n_compared, >, 0);
}

/* The value of MOVE among those that the board shows. */
static SumiValue
get_value_of (SumiLiveGame *game, SumiSquare move)
{
  const SumiMidgameReport *report = &sumi_live_game_get_values (game)->report;
  int i = 0;

  while (report->moves[i].move != move)
    i++;
  return report->moves[i].value;
}

/* Whether the hint that is shown names a move as the best, which no value on the board exceeds,
 * whether these were asked for before the hints, after them or together with them. */
static gboolean
check_hint_beside_values (SumiLiveGame *game, int order)
{
  SumiSaying hint;
  SumiValue best;

  if (order > 0)
    sumi_live_game_set_shows_values (game, TRUE);
  if (order > 1)
    live_wait_for_help (game);
  follow_hints (game);
  sumi_live_game_set_shows_values (game, TRUE);
  live_wait_for_help (game);
  hint = sumi_feedback_get_headline (sumi_live_game_get_feedback (game));
  best = sumi_live_game_get_values (game)->report.moves[0].value;
  if (hint.kind != SUMI_SAYING_PLAY_LOOKS_BEST && hint.kind != SUMI_SAYING_PLAY_BEST)
    return FALSE;
  g_assert_cmpint (get_value_of (game, hint.move).score, ==, best.score);
  g_assert_true (hint.is_estimate != best.is_proved);
  return TRUE;
}

/* A hint and the values of the moves, each of which can look further ahead than the other, do not
 * name different moves as the best; near the end values prove more results than a hint does. */
static void
test_hint_beside_values (void)
{
  RandomSource source = random_source_init (63);
  int n_estimates = 0, n_results = 0;

  for (int i = 0; i < 36; i++)
    {
      gboolean is_late = i % 18 < 3;
      const SumiGameTerms terms
        = live_terms_from (0, 0, random_position (&source, is_late ? 48 : 14 + i % 32));
      SumiLivePace pace = LIVE_AT_ONCE;
      g_autoptr (SumiLiveGame) game = NULL;
      gboolean is_best;

      if (is_late)
        pace.help_nodes = 100000;
      game = sumi_live_game_new (&terms, pace);
      if (sumi_live_game_get_state (game) != SUMI_LIVE_YOUR_MOVE)
        continue;
      is_best = check_hint_beside_values (game, i % 3);
      n_estimates += is_best && !is_late;
      n_results += is_best && is_late;
    }
  g_assert_cmpint (n_estimates, >, 0);
  g_assert_cmpint (n_results, >, 0);
}

/* A hint that was asked for is not given any more once a move was made. */
static void
test_hint_too_late (void)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);

  sumi_live_game_hint (game);
  sumi_live_game_choose (game, square_of ("d3"));
  live_wait_for_help (game);
  g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_NONE);
}

/* Nor is an explanation once the game was ended: its result stands. */
static void
test_why_too_late (void)
{
  for (int is_alone = 0; is_alone < 2; is_alone++)
    {
      const SumiGameTerms terms = live_terms (0, is_alone);
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      g_autofree char *result = NULL;

      sumi_live_game_choose (game, square_of ("d3"));
      live_wait_for_state (game, SUMI_LIVE_YOUR_MOVE);
      sumi_live_game_explain (game, SUMI_BLACK);
      if (is_alone)
        sumi_live_game_resign (game);
      else
        sumi_live_game_agree (game);
      result = g_strdup (said_all (sumi_live_game_get_feedback (game)));
      live_wait_for_help (game);
      g_assert_cmpstr (said_all (sumi_live_game_get_feedback (game)), ==, result);
      g_assert_true (sumi_live_game_can_explain (game, SUMI_BLACK));
    }
}

/* The values of a game that is over may become known; nothing is searched for after them. */
static void
over_changed_cb (SumiLiveGame *game, int *n_over)
{
  const SumiLiveValues *values = sumi_live_game_get_values (game);

  if (sumi_live_game_get_state (game) != SUMI_LIVE_OVER || values->is_searching)
    return;
  g_assert_false (sumi_live_game_is_searching (game));
  (*n_over)++;
}

/* Nor is a hint made to go by values that are found after the end; it is once that is taken
 * back. */
static void
test_hint_after_end (void)
{
  RandomSource source = random_source_init (63);
  int n_over = 0, n_best = 0;

  for (int i = 0; i < 32; i++)
    {
      const SumiGameTerms terms
        = live_terms_from (0, 0, random_position (&source, 14 + i % 32));
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);

      live_play_at_random (game, &source);
      if (sumi_live_game_get_state (game) != SUMI_LIVE_YOUR_MOVE)
        continue;
      sumi_live_game_hint (game);
      live_wait_for_help (game);
      sumi_live_game_set_shows_values (game, TRUE);
      g_signal_connect (game, "changed", G_CALLBACK (over_changed_cb), &n_over);
      sumi_live_game_agree (game);
      live_wait_for_help (game);
      sumi_live_game_take_back (game);
      live_wait_for_help (game);
      n_best += check_hint_beside_values (game, 1);
    }
  g_assert_cmpint (n_over, >, 0);
  g_assert_cmpint (n_best, >, 0);
}

/* Nor does one take the place of the answer to a draw that was proposed meanwhile. */
static void
test_why_before_draw (void)
{
  const SumiGameTerms terms = live_terms (0, 1);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);

  sumi_live_game_choose (game, square_of ("d3"));
  live_wait_for_state (game, SUMI_LIVE_YOUR_MOVE);
  sumi_live_game_explain (game, SUMI_BLACK);
  sumi_live_game_agree (game);
  live_wait_for_help (game);
  g_assert_nonnull (sumi_feedback_find (sumi_live_game_get_feedback (game),
                                        SUMI_SAYING_DRAW_DECLINED));
}

/* Finds a position in which a corner is given away by a move that is not the only one, reached by a
 * move of the other side. */
static SumiPosition
find_gift (RandomSource *source, SumiSquare *out_move, SumiSquare *out_gift)
{
  for (;;)
    {
      SumiPosition position = random_position (source, 30);

      SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
        {
          SumiPosition next = sumi_position_play (position, (SumiSquare) move);

          SUMI_FOREACH_SQUARE (gift, sumi_position_legal_moves (next))
            {
              SumiBudget budget = SUMI_BUDGET_UNLIMITED;

              *out_move = (SumiSquare) move;
              *out_gift = (SumiSquare) gift;
              if (sumi_warning_find (next, *out_gift, SUMI_WARN_CORNER, SUMI_SCORING_DISCS,
                                     &budget).kind
                  == SUMI_WARN_CORNER)
                return position;
            }
        }
    }
}

/* A move that is warned of while help is still searched for: the question stands, whenever the help
 * comes, and after it is withdrawn help can be asked for again. */
static void
test_help_after_warning (void)
{
  RandomSource source = random_source_init (7);

  for (int asks_why = 0; asks_why < 2; asks_why++)
    {
      SumiSquare move, gift;
      const SumiGameTerms terms = live_terms_from (0, 0, find_gift (&source, &move, &gift));
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);
      const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
      SumiColor gives = sumi_position_play (terms.opening.start, move).turn;

      sumi_live_game_choose (game, move);
      sumi_live_game_set_warning_strength (game, SUMI_WARN_CORNER);
      if (asks_why)
        sumi_live_game_explain (game, sumi_live_game_get_terms (game)->opening.start.turn);
      else
        sumi_live_game_hint (game);
      sumi_live_game_choose (game, gift);
      live_wait_for_state (game, SUMI_LIVE_WARNED);
      g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_WARNING);
      live_wait_for_help (game);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_WARNED);
      g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_WARNING);
      g_assert_cmphex (feedback->bad, ==, sumi_bitboard_of (gift));
      sumi_live_game_set_shows_values (game, TRUE);
      g_assert_null (sumi_live_game_get_values (game));
      sumi_live_game_withdraw (game);
      g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_NONE);
      live_wait_for_help (game);
      assert_values (game);
      sumi_live_game_set_shows_values (game, FALSE);
      sumi_live_game_hint (game);
      live_wait_for_help (game);
      g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_HINT);
      sumi_live_game_choose (game, gift);
      live_wait_for_state (game, SUMI_LIVE_WARNED);
      sumi_live_game_confirm (game);
      g_assert_cmpint (sumi_live_game_get_last_move (game), ==, gift);

      /* Why that was bad is shown by an arrow from the move to the reply. */
      sumi_live_game_explain (game, gives);
      live_wait_for_help (game);
      g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_WHY);
      g_assert_cmpint (feedback->arrow_from, ==, gift);
      g_assert_true (sumi_bitboard_has (SUMI_CORNERS, feedback->arrow_to));
    }
}

/* Who plays what is hinted at is not warned of it, although it costs a corner; who plays it without
 * a hint is. */
static void
test_hint_before_warning (void)
{
  RandomSource source = random_source_init (11);
  int n_warned = 0;

  while (n_warned < 2)
    {
      const SumiGameTerms terms = live_terms_from (0, 0, random_position (&source, 30));
      SumiPosition position = terms.opening.start;
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiSquare move;

      if (sumi_live_game_get_state (game) != SUMI_LIVE_YOUR_MOVE)
        continue;
      move = follow_hints (game);
      if (sumi_warning_find (position, move, SUMI_WARN_CORNER, SUMI_SCORING_DISCS, &budget).kind
          == SUMI_WARN_NEVER)
        continue;
      n_warned++;
      sumi_live_game_set_warning_strength (game, SUMI_WARN_CORNER);
      sumi_live_game_choose (game, move);
      g_assert_cmpint (sumi_live_game_get_last_move (game), ==, move);
      g_assert_null (sumi_live_game_get_warning (game));
      sumi_live_game_take_back (game);
      sumi_live_game_choose (game, move);
      live_wait_for_state (game, SUMI_LIVE_WARNED);
    }
}

static void
test_why (void)
{
  g_autoptr (SumiLiveGame) game = begin_endgame (2);
  const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
  SumiColor side = sumi_live_game_get_position (game).turn;

  g_assert_false (sumi_live_game_can_explain (game, SUMI_BLACK));
  g_assert_false (sumi_live_game_can_explain (game, SUMI_WHITE));
  sumi_live_game_choose (game, sumi_bitboard_first (sumi_live_game_get_legal_moves (game)));
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
  g_assert_true (sumi_live_game_can_explain (game, side));
  sumi_live_game_explain (game, side);
  g_assert_cmpint (sumi_live_game_get_explained_side (game), ==, side);
  live_wait_for_help (game);
  g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_WHY);
  g_assert_cmpstr (said_headline (feedback), !=, "");
  g_assert_cmpuint (feedback->headline->len, <=, 3);
  g_assert_cmpuint (feedback->more->len, >, 0);
}

/* How FEEDBACK says that the game stands. */
static SumiWhyFact
get_standing (const SumiFeedback *feedback)
{
  GArray *parts[] = { feedback->headline, feedback->details, feedback->more };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      for (guint j = 0; j < parts[i]->len; j++)
        {
          const SumiSaying *saying = &g_array_index (parts[i], SumiSaying, j);

          if (saying->kind == SUMI_SAYING_WHY && saying->as.why.kind == SUMI_WHY_STANDING)
            return saying->as.why;
        }
    }
  g_assert_not_reached ();
}

/* Of the first moves no result is known, so some of what is said is an estimate, and marked so; by
 * the number that the board shows. */
static void
test_why_estimated (void)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);
  SumiWhyFact standing;
  int best;

  sumi_live_game_set_shows_values (game, TRUE);
  live_play_moves (game, "f5d6");
  sumi_live_game_explain (game, SUMI_WHITE);
  live_wait_for_help (game);
  g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_WHY);
  g_assert_true (says_estimate (sumi_live_game_get_feedback (game)));
  standing = get_standing (sumi_live_game_get_feedback (game));
  best = sumi_live_game_get_values (game)->report.moves[0].value.score;
  g_assert_cmpint (standing.value, ==, standing.side == SUMI_BLACK ? best : -best);
}

/* The same for a second answer to "Why?", which stands back behind what is said meanwhile. */
static void
test_second_why (void)
{
  for (int is_interrupted = 0; is_interrupted < 2; is_interrupted++)
    {
      RandomSource source = random_source_init (3);
      SumiLivePace pace = LIVE_NEVER;
      SumiGameTerms terms = live_terms_from (0, 0, random_position (&source, 40));
      g_autoptr (SumiLiveGame) game = NULL;
      const SumiFeedback *feedback;
      g_autofree char *first = NULL;

      pace.help_nodes = 300;
      game = sumi_live_game_new (&terms, pace);
      feedback = sumi_live_game_get_feedback (game);
      sumi_live_game_choose (game, sumi_bitboard_first (sumi_live_game_get_legal_moves (game)));
      sumi_live_game_explain (game, terms.opening.start.turn);
      wait_for_first (game, SUMI_FEEDBACK_WHY);
      first = g_strdup (said_all (feedback));
      if (is_interrupted)
        sumi_live_game_choose (game, sumi_live_game_get_last_move (game));
      live_wait_for_help (game);
      if (is_interrupted)
        g_assert_cmpint (feedback->kind, ==, SUMI_FEEDBACK_ILLEGAL);
      else
        g_assert_cmpstr (said_all (feedback), !=, first);
    }
}

typedef struct
{
  int n_done, n_steps;
  SumiReview *review;
  GError *error;
  gboolean is_over;
} Watch;

static void
progress_cb (int n_done, int n_plies, gpointer data)
{
  Watch *watch = data;

  g_assert_false (watch->is_over);
  g_assert_cmpint (n_done, >, watch->n_done);
  g_assert_cmpint (n_done, <=, n_plies);
  watch->n_done = n_done;
  watch->n_steps++;
}

static void
reviewed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Watch *watch = data;

  watch->review = sumi_engine_review_finish (result, &watch->error);
  watch->is_over = TRUE;
}

static void
test_review (void)
{
  const SumiReviewLimits limits = { .depth = 2, .exact_empties = 8 };
  SumiTranscript game;

  sumi_transcript_from_text ("f5d6c3d3c4f4f6", sumi_position_start (SUMI_RULES_BLACK_FIRST), &game);
  for (int is_cancelled = 0; is_cancelled < 2; is_cancelled++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Watch watch = { 0 };

      sumi_engine_review_async (&game, SUMI_SCORING_DISCS, limits, progress_cb, cancellable,
                                reviewed_cb, &watch);
      if (is_cancelled)
        g_cancellable_cancel (cancellable);
      while (!watch.is_over)
        g_main_context_iteration (NULL, TRUE);
      if (is_cancelled)
        {
          g_assert_error (watch.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
          g_assert_cmpint (watch.n_steps, ==, 0);
        }
      else
        {
          g_assert_no_error (watch.error);
          g_assert_cmpint (watch.n_steps, ==, 7);
          g_assert_cmpint (watch.review->game.n_moves, ==, 7);
        }
      g_clear_error (&watch.error);
      sumi_review_free (watch.review);
    }
}

/* A warning and the answer to "Why?" say of a move what a puzzle does: see /attempt/words. */
static void
test_words (void)
{
  const char *text = "b7 hands White the corner a8. Now b7 to e4 lie between a8 and White's f3.";
  SumiPosition position = position_of (
    "...OOO.....OOO..OOOOOOXOOOOXXXXO.OOXXXXO.OOOOOXX..OOO.....O.....", SUMI_BLACK);
  const SumiGameTerms terms = live_terms_from (0, 0, position);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);
  const SumiFeedback *feedback = sumi_live_game_get_feedback (game);

  sumi_live_game_set_warning_strength (game, SUMI_WARN_CORNER);
  sumi_live_game_choose (game, square_of ("b7"));
  live_wait_for_state (game, SUMI_LIVE_WARNED);
  g_assert_true (g_str_has_prefix (said_headline (feedback), text));
  sumi_live_game_confirm (game);
  sumi_live_game_explain (game, SUMI_BLACK);
  live_wait_for_help (game);
  g_assert_true (g_str_has_prefix (said_headline (feedback), text));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/live-help/values", test_values);
  g_test_add_func ("/live-help/estimates", test_estimates);
  g_test_add_func ("/live-help/hints", test_hints);
  g_test_add_func ("/live-help/hints-to-the-only-move", test_hints_to_the_only_move);
  g_test_add_func ("/live-help/question", test_question);
  g_test_add_func ("/live-help/hint-too-late", test_hint_too_late);
  g_test_add_func ("/live-help/why-too-late", test_why_too_late);
  g_test_add_func ("/live-help/hint-after-end", test_hint_after_end);
  g_test_add_func ("/live-help/why-before-draw", test_why_before_draw);
  g_test_add_func ("/live-help/second-hint", test_second_hint);
  g_test_add_func ("/live-help/second-hint-while-asked", test_second_hint_while_asked);
  g_test_add_func ("/live-help/second-hint-while-checked", test_second_hint_while_checked);
  g_test_add_func ("/live-help/question-given-up", test_question_given_up);
  g_test_add_func ("/live-help/explain-hint", test_explain_hint);
  g_test_add_func ("/live-help/explain-hint-before-draw", test_explain_hint_before_draw);
  g_test_add_func ("/live-help/explain-estimate", test_explain_estimate);
  g_test_add_func ("/live-help/explain-by-hidden-values", test_explain_by_hidden_values);
  g_test_add_func ("/live-help/hint-beside-values", test_hint_beside_values);
  g_test_add_func ("/live-help/second-why", test_second_why);
  g_test_add_func ("/live-help/help-after-warning", test_help_after_warning);
  g_test_add_func ("/live-help/hint-before-warning", test_hint_before_warning);
  g_test_add_func ("/live-help/why", test_why);
  g_test_add_func ("/live-help/why-estimated", test_why_estimated);
  g_test_add_func ("/live-help/words", test_words);
  g_test_add_func ("/live-help/review", test_review);

  return g_test_run ();
}
