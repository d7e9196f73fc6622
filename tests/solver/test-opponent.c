/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The opponent: how likely it errs, and that a seed is a game. */

#include <glib.h>
#include <math.h>

#include "pinned.h"
#include "random-positions.h"
#include "slow-endgame.h"
#include "sumi-opponent.h"

#define TABLE_BYTES (64 * 1024)

static double
expect_loss (const SumiMoveScore *moves, int n_moves, const double *chances)
{
  double loss = 0;

  for (int i = 0; i < n_moves; i++)
    loss += chances[i] * (moves[0].value.score - moves[i].value.score);
  return loss;
}

/* The expected loss is what was asked for, as far as the moves allow it; better moves are never
 * less likely; and chances add up. */
static void
test_chances (void)
{
  static const struct
  {
    const char *name;
    int loss;
    int n_moves;
    int scores[5]; /* the best first */
    double expected;
  } table[] = {
    { "one move", 300, 1, { 500 }, 0 },
    { "two moves", 300, 2, { 1000, 0 }, 300 },
    { "small errors", 150, 5, { 200, 100, 0, -100, -1500 }, 150 },
    { "large errors", 600, 5, { 200, 100, 0, -100, -3000 }, 600 },
    { "no move is so bad", 500, 3, { 300, 100, -100 }, 200 },
    { "hardly any", 1, 3, { 300, 200, 100 }, 1 },
    { "all equal", 300, 3, { 100, 100, 100 }, 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (table); i++)
    {
      SumiMoveScore moves[5] = { { 0 } };
      double chances[5], sum = 0;

      for (int j = 0; j < table[i].n_moves; j++)
        moves[j].value.score = table[i].scores[j];
      sumi_opponent_weigh_moves (moves, table[i].n_moves, table[i].loss, chances);

      g_test_message ("%s", table[i].name);
      for (int j = 0; j < table[i].n_moves; j++)
        {
          sum += chances[j];
          g_assert_true (chances[j] >= 0);
          g_assert_true (j == 0 || chances[j] <= chances[j - 1] + 1e-9);
        }
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
      g_assert_cmpfloat_with_epsilon (expect_loss (moves, table[i].n_moves, chances),
                                      table[i].expected, 2);
    }
}

/* The moves of a game of a level against itself. */
static GArray *
play_game (int level, uint64_t seed)
{
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiOpponent *opponent = sumi_opponent_new (midgame, sumi_level_get (level), seed);
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (SumiSquare));

  while (!sumi_position_is_over (position))
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiSquare move = sumi_opponent_choose_move (opponent, position, &budget);

      g_assert_true (sumi_position_is_legal (position, move));
      g_array_append_val (moves, move);
      position = sumi_position_play (position, move);
    }
  sumi_opponent_free (opponent);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
  return moves;
}

static bool
are_equal (const GArray *a, const GArray *b)
{
  return a->len == b->len && memcmp (a->data, b->data, a->len * sizeof (SumiSquare)) == 0;
}

static void
test_seed (void)
{
  for (int level = 0; level < 4; level++)
    {
      g_autoptr (GArray) game = play_game (level, 7);
      g_autoptr (GArray) again = play_game (level, 7);
      g_autoptr (GArray) other = play_game (level, 8);

      g_assert_true (are_equal (game, again));
      g_assert_false (are_equal (game, other));
    }
}

/* A level without haste loses what it aims at over many positions, measured by its own search. */
static void
test_loss (void)
{
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  const SumiLevel level = { 450, { 2, 2, 0 }, 0 };
  SumiOpponent *opponent = sumi_opponent_new (midgame, level, 5);
  RandomSource source = random_source_init (6);
  double expected = 0, lost = 0;
  int n = 0;

  while (n < 1000)
    {
      SumiPosition position = random_position (&source, 12 + random_source_below (&source, 40));
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;
      double chances[SUMI_MIDGAME_MAX_MOVES];
      SumiSquare move = sumi_opponent_choose_move (opponent, position, &budget);

      sumi_midgame_score_moves (midgame, position, level.limits, &budget, &report);
      if (report.n_moves == 0)
        continue;
      sumi_opponent_weigh_moves (report.moves, report.n_moves, level.loss, chances);
      expected += expect_loss (report.moves, report.n_moves, chances);
      for (int i = 0; i < report.n_moves; i++)
        if (report.moves[i].move == move)
          lost += report.moves[0].value.score - report.moves[i].value.score;
      n++;
    }
  g_assert_cmpfloat (expected / n, <=, level.loss + 1);
  g_assert_cmpfloat_with_epsilon (lost / n, expected / n, 0.1 * level.loss);
  sumi_opponent_free (opponent);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* From level to level errors get smaller and searches deeper; the last makes none. */
static void
test_levels (void)
{
  for (int level = 1; level < SUMI_N_LEVELS; level++)
    {
      SumiLevel below = sumi_level_get (level - 1), own = sumi_level_get (level);

      g_assert_cmpint (own.loss, <, below.loss);
      g_assert_cmpint (own.haste, <, below.haste);
      g_assert_cmpint (own.limits.max_depth, >=, below.limits.max_depth);
      g_assert_cmpint (own.limits.exact_empties, >=, below.limits.exact_empties);
    }
  g_assert_cmpint (sumi_level_get (SUMI_N_LEVELS - 1).loss, ==, 0);
  g_assert_cmpint (sumi_level_get (SUMI_N_LEVELS - 1).haste, ==, 0);
}

/* A step between two levels is what 82 of 100 games say; whoever is as strong as a level meets the
 * one below. */
static void
test_ratings (void)
{
  g_assert_cmpint (sumi_level_find_weaker (0), ==, 0);
  for (int level = 0; level < SUMI_N_LEVELS; level++)
    {
      int rating = sumi_level_get_rating (level);

      g_assert_cmpint (sumi_level_find_weaker (rating), ==, MAX (level - 1, 0));
      g_assert_cmpint (sumi_level_find_weaker (rating + 0.5), ==, level);
      if (level > 0)
        {
          double step = rating - sumi_level_get_rating (level - 1);

          g_assert_cmpfloat_with_epsilon (1 / (1 + pow (10, -step / 400)), 0.82, 0.005);
        }
    }
}

/* What a player sees of MOVE: the mean of its values, each as likely as the player stops looking
 * at that depth. */
static double
see_slowly (SumiMidgame *midgame, SumiPosition position, SumiSquare move, SumiLevel level)
{
  SlowBoard board = slow_from_position (position);
  double haste = level.haste / 100.0, chance = 1;
  double value = 200.0 * sumi_bitboard_count (slow_flips (&board, move))
                 + (sumi_bitboard_has (SUMI_CORNERS, move) ? 1200 : 0);
  double sum = 0;

  for (int depth = 1; depth <= level.limits.max_depth; depth++)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;

      sum += chance * haste * value;
      chance *= 1 - haste;
      sumi_midgame_forget (midgame);
      sumi_midgame_score_moves (midgame, position, (SumiMidgameLimits){ depth, 0 }, &budget,
                                &report);
      for (int i = 0; i < report.n_moves; i++)
        if (report.moves[i].move == move)
          value = report.moves[i].value.score;
    }
  return sum + chance * value;
}

/* A hasty player overlooks what it does, the deeper the more, and prefers what looks better. */
static void
test_haste (void)
{
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  RandomSource source = random_source_init (8);

  for (int i = 0; i < 60; i++)
    {
      SumiLevel level = sumi_level_get (i % 6);
      SumiOpponent *opponent = sumi_opponent_new (midgame, level, 1);
      SumiPosition position = random_position (&source, 12 + random_source_below (&source, 40));
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      double chances[SUMI_MIDGAME_MAX_MOVES], sum = 0;
      SumiMidgameReport report;

      sumi_opponent_weigh (opponent, position, &budget, &report, chances);
      g_assert_cmpint (report.n_moves, ==,
                       sumi_bitboard_count (sumi_position_legal_moves (position)));
      for (int j = 0; j < report.n_moves; j++)
        {
          SumiMoveScore *move = &report.moves[j];

          g_assert_cmpfloat_with_epsilon (see_slowly (midgame, position, move->move, level),
                                          move->value.score, 1);
          g_assert_true (j == 0 || chances[j] <= chances[j - 1]);
          g_assert_cmpfloat_with_epsilon (log (chances[0] / chances[j]) * 3 * level.haste,
                                          report.moves[0].value.score - move->value.score, 1e-3);
          sum += chances[j];
        }
      g_assert_true (report.n_moves == 0 || fabs (sum - 1) < 1e-9);
      sumi_opponent_free (opponent);
    }
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

static int
get_sign (int score)
{
  return (score > 0) - (score < 0);
}

/* Where a level counts the game out, every move that it may play keeps the result, by the slow
 * rules; any of those may be played. */
static void
test_ends (void)
{
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  RandomSource source = random_source_init (9);
  int n_thrown = 0;

  for (int i = 0; i < 300; i++)
    {
      SumiLevel level = sumi_level_get (1 + i % (SUMI_N_LEVELS - 2));
      int n_empties = MIN (level.limits.exact_empties, 7);
      SumiPosition position = random_position (&source, 64 - n_empties);
      SumiBitboard legal = sumi_position_legal_moves (position), kept = 0, played = 0;
      SlowBoard board = slow_from_position (position);
      SumiOpponent *opponent = sumi_opponent_new (midgame, level, 1);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      double chances[SUMI_MIDGAME_MAX_MOVES];
      SumiMidgameReport report;

      sumi_opponent_weigh (opponent, position, &budget, &report, chances);
      for (int j = 0; j < report.n_moves; j++)
        played |= sumi_bitboard_of (report.moves[j].move);
      SUMI_FOREACH_SQUARE (square, legal)
        {
          SlowBoard after = slow_play (&board, (int) square);
          int score = slow_score (&after, true);

          if (get_sign (after.turn == board.turn ? score : -score)
              == get_sign (slow_score (&board, true)))
            kept |= sumi_bitboard_of ((SumiSquare) square);
        }
      g_assert_cmphex (played, ==, kept);
      n_thrown += kept != legal;
      sumi_opponent_free (opponent);
    }
  g_assert_cmpint (n_thrown, >, 50);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* The first N_MOVES moves of the strongest level against itself, as one number. */
static guint64
play_opening (
    SumiMidgame *midgame, uint64_t seed, bool is_varied, const SumiBook *book, int n_moves)
{
  SumiOpponent *opponent =
      sumi_opponent_new (midgame, sumi_level_get (SUMI_N_LEVELS - 1), seed);
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  guint64 moves = 0;

  if (is_varied)
    sumi_opponent_vary (opponent, book);
  for (int i = 0; i < n_moves; i++)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiSquare move = sumi_opponent_choose_move (opponent, position, &budget);

      moves = moves << 6 | move;
      position = sumi_position_play (position, move);
    }
  sumi_opponent_free (opponent);
  return moves;
}

/* The level without errors opens its games in many ways too, by the seed alone, if it is to; from
 * the end of the opening on, it plays one and the same move. */
static void
test_variety (void)
{
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiOpponent *opponents[2];
  RandomSource source = random_source_init (3);
  guint64 openings[4];

  for (guint seed = 0; seed < G_N_ELEMENTS (openings); seed++)
    {
      openings[seed] = play_opening (midgame, seed, true, NULL, 4);
      for (guint earlier = 0; earlier < seed; earlier++)
        g_assert_cmpuint (openings[earlier], !=, openings[seed]);
    }
  g_assert_cmpuint (play_opening (midgame, 0, true, NULL, 4), ==, openings[0]);
  g_assert_cmpuint (play_opening (midgame, 0, false, NULL, 4), ==,
                    play_opening (midgame, 1, false, NULL, 4));

  for (int i = 0; i < 2; i++)
    {
      opponents[i] =
          sumi_opponent_new (midgame, sumi_level_get (SUMI_N_LEVELS - 1), (uint64_t) i);
      sumi_opponent_vary (opponents[i], NULL);
    }
  for (int i = 0; i < 8; i++)
    {
      SumiPosition position = random_position (&source, 54);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiSquare move = sumi_opponent_choose_move (opponents[0], position, &budget);

      g_assert_cmpint (sumi_opponent_choose_move (opponents[1], position, &budget), ==, move);
    }
  for (int i = 0; i < 2; i++)
    sumi_opponent_free (opponents[i]);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* What levels play, from seeds, and how many nodes that takes; and how likely moves are. */
static void
test_reports (void)
{
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  RandomSource source = random_source_init (9);
  Pinned pinned = { 0 };

  for (int i = 0; i < 180; i++)
    {
      int level = i % SUMI_N_LEVELS;
      int n_discs = level < 7 ? 5 + random_source_below (&source, 59) : 50 + i % 12;
      SumiPosition position = random_position (&source, n_discs);
      SumiOpponent *opponent = sumi_opponent_new (midgame, sumi_level_get (level), (uint64_t) i);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;
      double chances[SUMI_MIDGAME_MAX_MOVES];

      if (i % 2 == 0)
        sumi_opponent_vary (opponent, NULL);
      pinned_add (&pinned, "%d", sumi_opponent_choose_move (opponent, position, &budget));
      pinned_add (&pinned, "%" G_GUINT64_FORMAT " nodes", budget.nodes);
      sumi_opponent_free (opponent);

      sumi_midgame_score_moves (midgame, position, (SumiMidgameLimits){ 2, 0 }, &budget, &report);
      sumi_opponent_weigh_moves (report.moves, report.n_moves, 1 + 7 * i, chances);
      for (int j = 0; j < report.n_moves; j++)
        pinned_add (&pinned, "%.5f", chances[j]);
    }
  pinned_check (&pinned, "reports", UINT64_C (0x004dc4d6a3d98bdd));
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* Where there is no move, it passes. */
static void
test_pass (void)
{
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiOpponent *opponent = sumi_opponent_new (midgame, sumi_level_get (0), 1);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiPosition position = sumi_position_make (1, 2, SUMI_WHITE);

  g_assert_true (sumi_position_must_pass (position));
  g_assert_cmpint (sumi_opponent_choose_move (opponent, position, &budget), ==, SUMI_SQUARE_PASS);
  sumi_opponent_free (opponent);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opponent/chances", test_chances);
  g_test_add_func ("/opponent/seed", test_seed);
  g_test_add_func ("/opponent/loss", test_loss);
  g_test_add_func ("/opponent/levels", test_levels);
  g_test_add_func ("/opponent/ratings", test_ratings);
  g_test_add_func ("/opponent/haste", test_haste);
  g_test_add_func ("/opponent/ends", test_ends);
  g_test_add_func ("/opponent/variety", test_variety);
  g_test_add_func ("/opponent/reports", test_reports);
  g_test_add_func ("/opponent/pass", test_pass);
  return g_test_run ();
}
