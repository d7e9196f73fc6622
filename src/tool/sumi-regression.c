/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-regression.h"

#include <math.h>

#include "sumi-moves.h"

/* A position is the list of the weights that add up to its value. */
#define OWN_MOVES SUMI_N_FOLDED_CONFIGURATIONS
#define OPPONENT_MOVES (OWN_MOVES + SUMI_N_MOBILITIES)
#define ODD_QUADRANTS (OPPONENT_MOVES + SUMI_N_MOBILITIES)
#define N_WEIGHTS (ODD_QUADRANTS + SUMI_N_ODD_QUADRANTS)
#define N_TERMS (SUMI_N_PATTERN_PLACES + 3)

/* A weight is pulled towards that of the phase after as if so many positions said so. */
#define PULL 30.0

#define N_STEPS 40

typedef struct
{
  guint32 terms[N_TERMS];
  float value;
  gboolean is_held_out;
} Row;

typedef struct
{
  Row *rows;
  guint n_rows;
  gint32 *folded;
  double *start;   /* the weights of the phase after */
  double *weights; /* what is added to them */
} Regression;

static double *
new_vector (void)
{
  return g_new0 (double, N_WEIGHTS);
}

static double
multiply (const double *a, const double *b)
{
  double sum = 0;

  for (gsize i = 0; i < N_WEIGHTS; i++)
    sum += a[i] * b[i];
  return sum;
}

static double
add_up (const Row *row, const double *weights)
{
  double sum = 0;

  for (guint i = 0; i < N_TERMS; i++)
    sum += weights[row->terms[i]];
  return sum;
}

static int
cap_mobility (SumiBitboard moves)
{
  return MIN (sumi_bitboard_count (moves), SUMI_N_MOBILITIES - 1);
}

static void
add_row (Regression *regression,
         const SumiPatternMap *map,
         SumiSampleBoard board,
         float value,
         gboolean is_held_out)
{
  SumiPatternIndices indices = sumi_pattern_map_read (map, board.own, board.opponent);
  SumiBitboard moves = sumi_moves_legal (board.own, board.opponent);
  SumiBitboard opponent_moves = sumi_moves_legal (board.opponent, board.own);
  int n_odd = sumi_evaluation_count_odd_quadrants (~(board.own | board.opponent));
  Row *row = &regression->rows[regression->n_rows++];
  guint32 *counts = &row->terms[SUMI_N_PATTERN_PLACES];

  for (guint place = 0; place < SUMI_N_PATTERN_PLACES; place++)
    row->terms[place] = (guint32) regression->folded[map->centres[place] + indices.places[place]];
  counts[0] = OWN_MOVES + (guint32) cap_mobility (moves);
  counts[1] = OPPONENT_MOVES + (guint32) cap_mobility (opponent_moves);
  counts[2] = ODD_QUADRANTS + (guint32) n_odd;
  row->value = value;
  row->is_held_out = is_held_out;
}

static void
add_rows (Regression *regression, const SumiSample *samples, guint n_games)
{
  g_autofree SumiPatternMap *map = g_new (SumiPatternMap, 1);

  sumi_pattern_map_init (map);
  for (guint i = 0; i < n_games; i++)
    {
      const SumiSample *sample = &samples[i];
      gboolean is_held_out = i % SUMI_HELD_OUT_IN == 0;

      if (sample->before.own != 0)
        add_row (regression, map, sample->before, sample->value, is_held_out);
      if (sample->after.own != 0)
        add_row (regression, map, sample->after, -sample->value, is_held_out);
    }
}

static void
read_weights (const Regression *regression, const SumiPhaseWeights *phase, double *out_weights)
{
  for (gsize i = 0; i < SUMI_N_CONFIGURATIONS; i++)
    out_weights[regression->folded[i]] = phase->patterns[i];
  for (gsize i = 0; i < SUMI_N_MOBILITIES; i++)
    {
      out_weights[OWN_MOVES + i] = phase->own_moves[i];
      out_weights[OPPONENT_MOVES + i] = phase->opponent_moves[i];
    }
  for (gsize i = 0; i < SUMI_N_ODD_QUADRANTS; i++)
    out_weights[ODD_QUADRANTS + i] = phase->odd_quadrants[i];
}

static gint16
round_weight (const Regression *regression, gsize index)
{
  double weight = floor (regression->start[index] + regression->weights[index] + 0.5);

  return (gint16) CLAMP (weight, G_MININT16, G_MAXINT16);
}

static void
write_weights (const Regression *regression, SumiPhaseWeights *out_phase)
{
  for (gsize i = 0; i < SUMI_N_CONFIGURATIONS; i++)
    out_phase->patterns[i] = round_weight (regression, (gsize) regression->folded[i]);
  for (gsize i = 0; i < SUMI_N_MOBILITIES; i++)
    {
      out_phase->own_moves[i] = round_weight (regression, OWN_MOVES + i);
      out_phase->opponent_moves[i] = round_weight (regression, OPPONENT_MOVES + i);
    }
  for (gsize i = 0; i < SUMI_N_ODD_QUADRANTS; i++)
    out_phase->odd_quadrants[i] = round_weight (regression, ODD_QUADRANTS + i);
}

/* RESULT = (XᵀX + PULL) × DIRECTION, where the rows of X are those that are learned from. */
static void
apply (const Regression *regression, const double *direction, double *out_result)
{
  for (gsize i = 0; i < N_WEIGHTS; i++)
    out_result[i] = PULL * direction[i];
  for (guint i = 0; i < regression->n_rows; i++)
    {
      const Row *row = &regression->rows[i];
      double sum;

      if (row->is_held_out)
        continue;
      sum = add_up (row, direction);
      for (guint j = 0; j < N_TERMS; j++)
        out_result[row->terms[j]] += sum;
    }
}

/* What is left to explain, and for the scale of each weight how often it occurs. */
static void
prepare (const Regression *regression, double *out_residual, double *out_scale)
{
  for (gsize i = 0; i < N_WEIGHTS; i++)
    out_scale[i] = PULL;
  for (guint i = 0; i < regression->n_rows; i++)
    {
      const Row *row = &regression->rows[i];
      double error;

      if (row->is_held_out)
        continue;
      error = (double) row->value - add_up (row, regression->start);
      for (guint j = 0; j < N_TERMS; j++)
        {
          out_residual[row->terms[j]] += error;
          out_scale[row->terms[j]] += 1;
        }
    }
  for (gsize i = 0; i < N_WEIGHTS; i++)
    out_scale[i] = 1 / out_scale[i];
}

/* Preconditioned conjugate gradients on the normal equations (M. Hestenes and E. Stiefel, "Methods
 * of conjugate gradients for solving linear systems", 1952), always in the same order of
 * operations. */
static void
solve (Regression *regression)
{
  g_autofree double *residual = new_vector (), *scale = new_vector ();
  g_autofree double *scaled = new_vector (), *direction = new_vector (), *image = new_vector ();
  double square = 0;

  prepare (regression, residual, scale);
  for (int step = 0; step < N_STEPS; step++)
    {
      double length, ratio, before = square;

      for (gsize i = 0; i < N_WEIGHTS; i++)
        scaled[i] = scale[i] * residual[i];
      square = multiply (residual, scaled);
      if (!(square > 0))
        return;
      ratio = step == 0 ? 0 : square / before;
      for (gsize i = 0; i < N_WEIGHTS; i++)
        direction[i] = scaled[i] + ratio * direction[i];

      apply (regression, direction, image);
      length = square / multiply (direction, image);
      for (gsize i = 0; i < N_WEIGHTS; i++)
        {
          regression->weights[i] += length * direction[i];
          residual[i] -= length * image[i];
        }
    }
}

/* By the weights as they are written, rounded. */
static SumiRegressionError
measure (const Regression *regression, const SumiPhaseWeights *phase)
{
  SumiRegressionError error = { 0 };
  g_autofree double *weights = new_vector ();
  double sum = 0, squares = 0;

  read_weights (regression, phase, weights);
  for (guint i = 0; i < regression->n_rows; i++)
    {
      const Row *row = &regression->rows[i];
      double value = (double) row->value / SUMI_DISC;
      double difference = value - add_up (row, weights) / SUMI_DISC;

      if (!row->is_held_out)
        continue;
      error.n_held_out++;
      sum += value;
      squares += value * value;
      error.error += difference * difference;
      error.absolute_error += fabs (difference);
    }
  error.n_learned = regression->n_rows - error.n_held_out;
  if (error.n_held_out > 0)
    {
      double n = error.n_held_out;

      error.deviation = sqrt (squares / n - sum / n * (sum / n));
      error.error = sqrt (error.error / n);
      error.absolute_error /= n;
    }
  return error;
}

/* Learns from the SAMPLES of N_GAMES, beginning with the weights LATER of the phase after, which
 * also stand for whatever the samples say nothing about. */
SumiRegressionError
sumi_regression_learn (const SumiSample *samples,
                       guint n_games,
                       const SumiPhaseWeights *later,
                       SumiPhaseWeights *out_weights)
{
  g_autofree gint32 *folded = g_new (gint32, SUMI_N_CONFIGURATIONS);
  g_autofree Row *rows = g_new (Row, 2 * (gsize) n_games);
  g_autofree double *start = new_vector (), *weights = new_vector ();
  Regression regression = { rows, 0, folded, start, weights };

  sumi_patterns_fold (folded);
  add_rows (&regression, samples, n_games);
  read_weights (&regression, later, start);
  solve (&regression);
  write_weights (&regression, out_weights);
  return measure (&regression, out_weights);
}
