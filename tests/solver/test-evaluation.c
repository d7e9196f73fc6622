/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The evaluation against a slow one that looks at the board square by square. */

#include <glib.h>

#include "random-positions.h"
#include "random-weights.h"
#include "slow-rules.h"
#include "sumi-evaluation.h"
#include "sumi-notation.h"
#include "sumi-symmetry.h"

#define N_GAMES 200

static const struct
{
  const char *squares; /* in the order of their powers of three */
  SumiEvaluationPart part;
} slow_patterns[SUMI_N_PATTERNS] = {
  [SUMI_PATTERN_CORNER_3X3] = { "a1b1c1a2b2c2a3b3c3", SUMI_PART_CORNER_REGION },
  [SUMI_PATTERN_CORNER_2X5] = { "a1b1c1d1e1a2b2c2d2e2", SUMI_PART_CORNER_REGION },
  [SUMI_PATTERN_EDGE] = { "b2a1b1c1d1e1f1g1h1g2", SUMI_PART_EDGES },
  [SUMI_PATTERN_LINE_2] = { "a2b2c2d2e2f2g2h2", SUMI_PART_INNER_LINES },
  [SUMI_PATTERN_LINE_3] = { "a3b3c3d3e3f3g3h3", SUMI_PART_INNER_LINES },
  [SUMI_PATTERN_LINE_4] = { "a4b4c4d4e4f4g4h4", SUMI_PART_INNER_LINES },
  [SUMI_PATTERN_DIAGONAL_8] = { "a1b2c3d4e5f6g7h8", SUMI_PART_DIAGONALS },
  [SUMI_PATTERN_DIAGONAL_7] = { "b1c2d3e4f5g6h7", SUMI_PART_DIAGONALS },
  [SUMI_PATTERN_DIAGONAL_6] = { "c1d2e3f4g5h6", SUMI_PART_DIAGONALS },
  [SUMI_PATTERN_DIAGONAL_5] = { "d1e2f3g4h5", SUMI_PART_DIAGONALS },
  [SUMI_PATTERN_DIAGONAL_4] = { "e1f2g3h4", SUMI_PART_DIAGONALS },
};

/* The cell that a square of a pattern comes to lie on in one of eight ways. */
static SlowCell
look_at (const SlowBoard *board, const char *square, int way, uint64_t *squares_seen)
{
  int column = square[0] - 'a', row = square[1] - '1';

  if ((way & 1) != 0)
    column = 7 - column;
  if ((way & 2) != 0)
    row = 7 - row;
  if ((way & 4) != 0)
    {
      int swapped = column;

      column = row;
      row = swapped;
    }
  *squares_seen |= UINT64_C (1) << (8 * row + column);
  return board->cells[row][column];
}

static int
rate_pattern (const SlowBoard *board, const SumiPhaseWeights *weights, SumiPattern pattern)
{
  const char *squares = slow_patterns[pattern].squares;
  uint64_t places[8];
  int n_places = 0, value = 0;

  for (int way = 0; way < 8; way++)
    {
      int number = 0, power = 1;
      bool is_new = true;

      places[n_places] = 0;
      for (const char *square = squares; *square != '\0'; square += 2, power *= 3)
        {
          SlowCell cell = look_at (board, square, way, &places[n_places]);

          if (cell != SLOW_EMPTY)
            number += cell == board->turn ? power : -power;
        }
      for (int i = 0; i < n_places; i++)
        is_new &= places[i] != places[n_places];
      if (!is_new)
        continue;
      n_places++;
      value += weights->patterns[sumi_pattern_centre (pattern) + number];
    }
  return value;
}

static int
rate_quadrants (const SlowBoard *board, const SumiPhaseWeights *weights)
{
  int n_odd = 0;

  for (int quadrant = 0; quadrant < 4; quadrant++)
    {
      int n_empties = 0;

      for (int row = 0; row < 4; row++)
        for (int column = 0; column < 4; column++)
          n_empties +=
              board->cells[4 * (quadrant / 2) + row][4 * (quadrant % 2) + column] == SLOW_EMPTY;
      n_odd += n_empties % 2;
    }
  return weights->odd_quadrants[n_odd];
}

static SumiEvaluationSum
evaluate_slowly (const SumiWeights *weights, SumiPosition position)
{
  SlowBoard board = slow_from_position (position), passed = slow_pass (&board);
  int n_discs = slow_count (&board, SLOW_BLACK) + slow_count (&board, SLOW_WHITE);
  const SumiPhaseWeights *phase = &weights->phases[sumi_phase_of_discs (n_discs)];
  SumiEvaluationSum sum = { { 0 } };

  for (SumiPattern pattern = 0; pattern < SUMI_N_PATTERNS; pattern++)
    sum.parts[slow_patterns[pattern].part] += rate_pattern (&board, phase, pattern);
  sum.parts[SUMI_PART_MOBILITY] =
      phase->own_moves[sumi_bitboard_count (slow_legal (&board))]
      + phase->opponent_moves[sumi_bitboard_count (slow_legal (&passed))];
  sum.parts[SUMI_PART_PARITY] = rate_quadrants (&board, phase);
  return sum;
}

static void
assert_same_parts (const SumiEvaluationSum *a, const SumiEvaluationSum *b)
{
  for (int part = 0; part < SUMI_N_EVALUATION_PARTS; part++)
    g_assert_cmpint (a->parts[part], ==, b->parts[part]);
}

static int
evaluate (const SumiEvaluation *evaluation, const SumiEvaluationState *state, SumiPosition position)
{
  return sumi_evaluation_value (evaluation, state, sumi_position_legal_moves (position));
}

/* Through whole games: followed move by move, read from nothing, and slowly, it is one value; and
 * its parts add up to it. */
static void
test_slow (void)
{
  SumiWeights *weights = random_weights_new (1);
  SumiEvaluation *evaluation = sumi_evaluation_new (weights);
  RandomSource source = random_source_init (2);

  for (int game = 0; game < N_GAMES; game++)
    {
      SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      SumiEvaluationState state = sumi_evaluation_start (evaluation, position);

      while (!sumi_position_is_over (position))
        {
          SumiBitboard moves = sumi_position_legal_moves (position);
          SumiEvaluationState read = sumi_evaluation_start (evaluation, position);
          SumiEvaluationSum slow = evaluate_slowly (weights, position);
          SumiEvaluationSum sum = sumi_evaluation_split (evaluation, position);
          SumiSquare move = moves == 0 ? SUMI_SQUARE_PASS : random_square_of (&source, moves);

          g_assert_cmpmem (&read.indices, sizeof read.indices, &state.indices,
                           sizeof state.indices);
          g_assert_cmpint (read.n_discs, ==, state.n_discs);
          assert_same_parts (&sum, &slow);
          g_assert_cmpint (sumi_evaluation_sum_total (&sum), ==,
                           evaluate (evaluation, &state, position));

          state = moves == 0 ? sumi_evaluation_pass (&state)
                             : sumi_evaluation_play (evaluation, &state, move);
          position = sumi_position_play (position, move);
          g_assert_cmpuint (state.own, ==, position.own);
          g_assert_cmpuint (state.opponent, ==, position.opponent);
        }
    }
  sumi_evaluation_free (evaluation);
  sumi_weights_free (weights);
}

/* Even with weights that differ wherever the number of a configuration does, turning the board
 * changes nothing, in no part: mirror images have one number. */
static void
test_symmetry (void)
{
  SumiWeights *weights = random_weights_new (3);
  SumiEvaluation *evaluation = sumi_evaluation_new (weights);
  RandomSource source = random_source_init (4);

  for (int i = 0; i < 2000; i++)
    {
      SumiPosition position = random_scattered_position (&source);
      SumiEvaluationSum sum = sumi_evaluation_split (evaluation, position);

      for (SumiSymmetry symmetry = 1; symmetry < SUMI_N_SYMMETRIES; symmetry++)
        {
          SumiPosition turned = sumi_symmetry_position (symmetry, position);
          SumiEvaluationSum turned_sum = sumi_evaluation_split (evaluation, turned);

          assert_same_parts (&turned_sum, &sum);
        }
    }
  sumi_evaluation_free (evaluation);
  sumi_weights_free (weights);
}

/* A move's parts are those of the position after it, seen by the side that played. */
static void
test_moves (void)
{
  SumiWeights *weights = random_weights_new (5);
  SumiEvaluation *evaluation = sumi_evaluation_new (weights);
  RandomSource source = random_source_init (6);
  int n_passes = 0;

  for (int i = 0; i < 3000; i++)
    {
      SumiPosition position = random_position (&source, 10 + random_source_below (&source, 52));

      SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
        {
          SumiPosition after = sumi_position_play (position, (SumiSquare) square);
          SumiEvaluationSum sum =
              sumi_evaluation_split_move (evaluation, position, (SumiSquare) square);
          bool must_pass = sumi_position_must_pass (after);
          SumiEvaluationSum seen =
              evaluate_slowly (weights, must_pass ? sumi_position_pass (after) : after);

          n_passes += must_pass;
          for (int part = 0; part < SUMI_N_EVALUATION_PARTS; part++)
            g_assert_cmpint (sum.parts[part], ==, must_pass ? seen.parts[part] : -seen.parts[part]);
        }
    }
  g_assert_cmpint (n_passes, >, 0);
  sumi_evaluation_free (evaluation);
  sumi_weights_free (weights);
}

/* Without weights: a corner is good, the X-square beside an empty corner is bad, and moves are
 * good. */
static void
test_plain (void)
{
  static const struct
  {
    const char *name, *better, *worse;
  } table[] = {
    { "corner", "X..................X............................................",
      "..................XX............................................" },
    { "X-square", "..................X.............................................",
      ".........X......................................................" },
    { "mobility", "................XO..............................................",
      "................OX.............................................." },
  };
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);

  g_assert_true (sumi_evaluation_is_plain (evaluation));
  for (size_t i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const char *cells[2] = { table[i].better, table[i].worse };
      int values[2];

      for (int j = 0; j < 2; j++)
        {
          SumiBitboard black, white;
          SumiEvaluationSum sum;

          g_assert_cmpint (sumi_cells_from_text (cells[j], &black, &white).status, ==,
                           SUMI_NOTATION_OK);
          sum = sumi_evaluation_split (evaluation, sumi_position_make (black, white, SUMI_BLACK));
          values[j] = sumi_evaluation_sum_total (&sum);
        }
      g_test_message ("%s", table[i].name);
      g_assert_cmpint (values[0], >, values[1]);
    }
  sumi_evaluation_free (evaluation);
}

/* The configurations are numbered without a gap. */
static void
test_patterns (void)
{
  g_autofree int32_t *folded = g_new (int32_t, SUMI_N_CONFIGURATIONS);
  int32_t largest = 0;

  sumi_patterns_fold (folded);
  for (size_t i = 0; i < SUMI_N_CONFIGURATIONS; i++)
    {
      g_assert_cmpint (folded[i], <=, largest + 1);
      largest = MAX (largest, folded[i]);
    }
  g_assert_cmpint (largest, ==, SUMI_N_FOLDED_CONFIGURATIONS - 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/evaluation/slow", test_slow);
  g_test_add_func ("/evaluation/symmetry", test_symmetry);
  g_test_add_func ("/evaluation/moves", test_moves);
  g_test_add_func ("/evaluation/plain", test_plain);
  g_test_add_func ("/evaluation/patterns", test_patterns);
  return g_test_run ();
}
