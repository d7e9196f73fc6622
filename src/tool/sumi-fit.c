/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fit.h"

#include <math.h>

#include "sumi-judgement.h"
#include "sumi-random.h"
#include "sumi-share-work.h"

#define TABLE_BYTES (1024 * 1024)
#define MAX_NODES UINT64_C (300000)
#define JUDGE_NODES UINT64_C (50000000)

/* The ratings of the levels: as far apart as the results of each against the one before say. */
#define FIRST_LEVEL_RATING 600.0
#define LEVEL_STEP 200.0

/* Pulls the weights towards 0, as if each measure had been seen so often without any effect. */
#define RIDGE 2.0

#define N_HALVINGS 50

typedef struct
{
  GArray *samples;
  const SumiEvaluation *evaluation;
  guint64 seed;
} Measuring;

/* How likely LEVEL, from 0, chooses one of the moves RIGHT. */
static double
find_chance (SumiMidgame *midgame, SumiPosition position, int level, SumiBitboard right)
{
  SumiLevel strength = sumi_mine_level_get (level);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;
  double chances[SUMI_MIDGAME_MAX_MOVES], chance = 0;

  budget.max_nodes = MAX_NODES;
  sumi_midgame_forget (midgame);
  if (strength.loss == 0)
    sumi_midgame_find_best (midgame, position, strength.limits, &budget, &report);
  else
    sumi_midgame_score_moves (midgame, position, strength.limits, &budget, &report);
  if (strength.loss == 0)
    return sumi_bitboard_has (right, report.moves[0].move) ? 1 : 0;
  sumi_opponent_weigh_moves (report.moves, report.n_moves, strength.loss, chances);
  for (int i = 0; i < report.n_moves; i++)
    chance += sumi_bitboard_has (right, report.moves[i].move) ? chances[i] : 0;
  return chance;
}

/* The rating at which the levels would be expected to solve as much as they did. */
static double
find_rating (const int n_solved[SUMI_N_MINE_LEVELS])
{
  double low = SUMI_HARDNESS_MIN_RATING - 400, high = SUMI_HARDNESS_MAX_RATING + 400, sum = 0;

  /* Half a try is added to each outcome: no exercise is infinitely hard. */
  for (int i = 0; i < SUMI_N_MINE_LEVELS; i++)
    sum += (n_solved[i] + 0.5) / (SUMI_FIT_TRIES + 1);
  for (int i = 0; i < N_HALVINGS; i++)
    {
      double middle = (low + high) / 2, expected = 0;

      for (int j = 0; j < SUMI_N_MINE_LEVELS; j++)
        expected += 1 / (1 + pow (10, (middle - FIRST_LEVEL_RATING - j * LEVEL_STEP) / 400));
      if (expected > sum)
        low = middle;
      else
        high = middle;
    }
  return low;
}

static void
try_levels (SumiFitSample *sample, SumiMidgame *midgame, guint64 seed)
{
  const SumiExercise *exercise = sample->item->exercise;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = NULL;
  SumiRandom random = sumi_random_init (seed, sumi_position_hash (exercise->position));

  budget.max_nodes = JUDGE_NODES;
  judgement =
      sumi_judgement_new (&exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, &budget);
  for (int level = 0; level < SUMI_N_MINE_LEVELS; level++)
    {
      double chance = find_chance (midgame, exercise->position, level, judgement->right);

      for (int i = 0; i < SUMI_FIT_TRIES; i++)
        sample->n_solved[level] += sumi_random_fraction (&random) < chance;
    }
  sample->measured = find_rating (sample->n_solved);
}

static void
measure_samples (gpointer data, guint first, guint end)
{
  const Measuring *measuring = data;
  SumiMidgame *midgame =
      sumi_midgame_new (measuring->evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);

  for (guint i = first; i < end; i++)
    {
      SumiFitSample *sample = &g_array_index (measuring->samples, SumiFitSample, i);
      const SumiExercise *exercise = sample->item->exercise;

      sample->is_measured = sumi_hardness_measure (&exercise->task, exercise->position, midgame,
                                                   NULL, &sample->hardness);
      if (sample->is_measured)
        try_levels (sample, midgame, measuring->seed);
    }
  sumi_midgame_free (midgame);
}

/* Measures SAMPLES, of SumiFitSample with their items, and has the levels try them. */
void
sumi_fit_measure (GArray *samples,
                  const SumiEvaluation *evaluation,
                  guint64 seed,
                  guint n_threads)
{
  Measuring measuring = { samples, evaluation, seed };

  sumi_share_work (measure_samples, &measuring, samples->len, 4, n_threads);
}

/* Solves the equations A x = B by elimination; A is positive definite, so no row needs to be
 * exchanged. Both are spoilt. */
static void
solve_equations (double a[SUMI_N_HARDNESS][SUMI_N_HARDNESS],
                 double b[SUMI_N_HARDNESS],
                 double out_x[SUMI_N_HARDNESS])
{
  for (int i = 0; i < SUMI_N_HARDNESS; i++)
    {
      for (int row = i + 1; row < SUMI_N_HARDNESS; row++)
        {
          double factor = a[row][i] / a[i][i];

          for (int column = i; column < SUMI_N_HARDNESS; column++)
            a[row][column] -= factor * a[i][column];
          b[row] -= factor * b[i];
        }
    }
  for (int i = SUMI_N_HARDNESS - 1; i >= 0; i--)
    {
      out_x[i] = b[i];
      for (int column = i + 1; column < SUMI_N_HARDNESS; column++)
        out_x[i] -= a[i][column] * out_x[column];
      out_x[i] /= a[i][i];
    }
}

/* Finds the weights with the least squared error on the samples that are not held out, rounded to
 * a tenth, and the rating that follows from them for all samples. */
void
sumi_fit_weigh (GArray *samples, double out_weights[SUMI_N_HARDNESS])
{
  double a[SUMI_N_HARDNESS][SUMI_N_HARDNESS] = { 0 }, b[SUMI_N_HARDNESS] = { 0 };

  for (guint i = 0; i < samples->len; i++)
    {
      const SumiFitSample *sample = &g_array_index (samples, SumiFitSample, i);

      if (!sample->is_measured || sample->is_held_out)
        continue;
      for (int row = 0; row < SUMI_N_HARDNESS; row++)
        {
          for (int column = 0; column < SUMI_N_HARDNESS; column++)
            a[row][column] += sample->hardness.values[row] * sample->hardness.values[column];
          b[row] += sample->hardness.values[row] * sample->measured;
        }
    }
  for (int i = 0; i < SUMI_N_HARDNESS; i++)
    a[i][i] += i == SUMI_HARDNESS_ONE ? 0.001 : RIDGE;
  solve_equations (a, b, out_weights);
  for (int i = 0; i < SUMI_N_HARDNESS; i++)
    out_weights[i] = floor (out_weights[i] * 10 + 0.5) / 10;
  for (guint i = 0; i < samples->len; i++)
    {
      SumiFitSample *sample = &g_array_index (samples, SumiFitSample, i);

      sample->fitted = sumi_hardness_rate_by (&sample->hardness, out_weights);
    }
}

static int
count_failed (const SumiFitSample *sample)
{
  int n = SUMI_N_MINE_LEVELS * SUMI_FIT_TRIES;

  for (int i = 0; i < SUMI_N_MINE_LEVELS; i++)
    n -= sample->n_solved[i];
  return n;
}

typedef struct
{
  int value;
  guint index;
} Ranked;

static int
compare_ranked (gconstpointer a, gconstpointer b)
{
  const Ranked *one = a, *other = b;

  return (one->value > other->value) - (one->value < other->value);
}

/* Ranks from 1; equal values share the mean of theirs. */
static void
rank (Ranked *values, guint n, double *out_ranks)
{
  qsort (values, n, sizeof values[0], compare_ranked);
  for (guint i = 0; i < n;)
    {
      guint end = i;

      while (end < n && values[end].value == values[i].value)
        end++;
      for (guint j = i; j < end; j++)
        out_ranks[values[j].index] = (i + 1 + end) / 2.0;
      i = end;
    }
}

/* Pearson's correlation; of ranks it is Spearman's. */
static double
correlate (const double *a, const double *b, guint n)
{
  double sum_a = 0, sum_b = 0, ab = 0, aa = 0, bb = 0;

  for (guint i = 0; i < n; i++)
    {
      sum_a += a[i];
      sum_b += b[i];
    }
  for (guint i = 0; i < n; i++)
    {
      ab += (a[i] - sum_a / n) * (b[i] - sum_b / n);
      aa += (a[i] - sum_a / n) * (a[i] - sum_a / n);
      bb += (b[i] - sum_b / n) * (b[i] - sum_b / n);
    }
  return aa > 0 && bb > 0 ? ab / sqrt (aa * bb) : 0;
}

/* The errors of the samples that HELD_OUT lists, and how far they are spread. */
static void
find_errors (const GPtrArray *held_out, SumiFitQuality *quality)
{
  double sum = 0, squares = 0, errors = 0;
  guint n = held_out->len;

  for (guint i = 0; i < n; i++)
    {
      const SumiFitSample *sample = held_out->pdata[i];

      sum += sample->measured;
      squares += sample->measured * sample->measured;
      errors += (sample->fitted - sample->measured) * (sample->fitted - sample->measured);
    }
  if (n == 0)
    return;
  quality->error = sqrt (errors / n);
  quality->spread = sqrt (fmax (squares / n - (sum / n) * (sum / n), 0));
}

/* How well the ratings go with what was measured: of the samples of PACK, NULL for all. */
SumiFitQuality
sumi_fit_judge (const GArray *samples, const SumiPack *pack)
{
  g_autoptr (GPtrArray) held_out = g_ptr_array_new ();
  g_autofree Ranked *fitted = g_new0 (Ranked, samples->len + 1);
  g_autofree Ranked *failed = g_new0 (Ranked, samples->len + 1);
  g_autofree double *fitted_ranks = g_new0 (double, samples->len + 1);
  g_autofree double *failed_ranks = g_new0 (double, samples->len + 1);
  SumiFitQuality quality = { 0 };

  for (guint i = 0; i < samples->len; i++)
    {
      SumiFitSample *sample = &g_array_index (samples, SumiFitSample, i);

      if (!sample->is_measured || (pack != NULL && sample->pack != pack))
        continue;
      if (!sample->is_held_out)
        {
          quality.n_samples++;
          continue;
        }
      fitted[held_out->len] = (Ranked){ sample->fitted, held_out->len };
      failed[held_out->len] = (Ranked){ count_failed (sample), held_out->len };
      g_ptr_array_add (held_out, sample);
    }
  quality.n_held_out = held_out->len;
  rank (fitted, held_out->len, fitted_ranks);
  rank (failed, held_out->len, failed_ranks);
  quality.correlation = correlate (fitted_ranks, failed_ranks, held_out->len);
  find_errors (held_out, &quality);
  return quality;
}
