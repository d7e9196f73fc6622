/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fsrs.h"

#include <math.h>

#define MIN_DIFFICULTY 1.0
#define MAX_DIFFICULTY 10.0

/* The weights that FSRS-6 starts everybody with, fitted by its authors to many learners. */
const SumiFsrsWeights SUMI_FSRS_DEFAULT = { {
    0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001,  1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
} };

static double
get_factor (const double *w)
{
  return pow (0.9, -1 / w[20]) - 1;
}

/* The chance from 0 to 1 that what had STABILITY DAYS ago is still known. */
double
sumi_fsrs_get_retrievability (const SumiFsrsWeights *weights, int days, double stability)
{
  const double *w = weights->w;

  return pow (1 + get_factor (w) * days / stability, -w[20]);
}

/* The days, from 1 to MAX, after which the chance has fallen to RETENTION, which is above 0 and at
 * most 1. */
int
sumi_fsrs_get_interval (const SumiFsrsWeights *weights, double stability, double retention, int max)
{
  const double *w = weights->w;
  double days = stability / get_factor (w) * (pow (retention, -1 / w[20]) - 1);

  return (int) CLAMP (floor (days + 0.5), 1.0, (double) max);
}

/* The difficulty after a first review; not clamped, because the formula below uses it so. */
static double
get_start_difficulty (const SumiFsrsWeights *weights, SumiGrade grade)
{
  const double *w = weights->w;

  return w[4] - exp (w[5] * ((int) grade - 1)) + 1;
}

/* The difficulty, from 1 to 10, after a review with GRADE of a card that had DIFFICULTY: linear
 * damping towards 10, then reversion to the difficulty that Easy starts with. */
double
sumi_fsrs_next_difficulty (const SumiFsrsWeights *weights, double difficulty, SumiGrade grade)
{
  const double *w = weights->w;
  double moved =
      difficulty + (MAX_DIFFICULTY - difficulty) / 9 * (-w[6] * ((int) grade - SUMI_GRADE_GOOD));
  double easiest = get_start_difficulty (weights, SUMI_GRADE_EASY);

  return CLAMP (w[7] * easiest + (1 - w[7]) * moved, MIN_DIFFICULTY, MAX_DIFFICULTY);
}

/* The stability after a review that went well with GRADE when the chance was RETRIEVABILITY. */
double
sumi_fsrs_recalled_stability (const SumiFsrsWeights *weights,
                              SumiFsrsState state,
                              double retrievability,
                              SumiGrade grade)
{
  const double *w = weights->w;
  double penalty = grade == SUMI_GRADE_HARD ? w[15] : 1;
  double bonus = grade == SUMI_GRADE_EASY ? w[16] : 1;
  double growth = exp (w[8]) * (11 - state.difficulty) * pow (state.stability, -w[9])
                  * (exp (w[10] * (1 - retrievability)) - 1) * penalty * bonus;

  return state.stability * (1 + growth);
}

/* The stability after a review that failed, before it is capped by the one before. */
double
sumi_fsrs_forgotten_stability (const SumiFsrsWeights *weights,
                               SumiFsrsState state,
                               double retrievability)
{
  const double *w = weights->w;

  return w[11] * pow (state.difficulty, -w[12]) * (pow (state.stability + 1, w[13]) - 1)
         * exp (w[14] * (1 - retrievability));
}

/* The stability after a second review on one day. Implementations differ in whether Hard may lower
 * it; here it may not, as in fsrs-rs and ts-fsrs. */
double
sumi_fsrs_same_day_stability (const SumiFsrsWeights *weights, double stability, SumiGrade grade)
{
  const double *w = weights->w;
  double growth = exp (w[17] * ((int) grade - SUMI_GRADE_GOOD + w[18])) * pow (stability, -w[19]);

  return stability * (grade >= SUMI_GRADE_HARD ? MAX (growth, 1.0) : growth);
}

static double
get_next_stability (const SumiFsrsWeights *weights,
                    SumiFsrsState state,
                    int days,
                    SumiGrade grade,
                    gboolean has_short_term)
{
  const double *w = weights->w;
  double retrievability, cap;

  if (days == 0 && has_short_term)
    return sumi_fsrs_same_day_stability (weights, state.stability, grade);
  retrievability = sumi_fsrs_get_retrievability (weights, days, state.stability);
  if (grade != SUMI_GRADE_AGAIN)
    return sumi_fsrs_recalled_stability (weights, state, retrievability, grade);
  cap = has_short_term ? state.stability / exp (w[17] * w[18]) : state.stability;
  return MIN (sumi_fsrs_forgotten_stability (weights, state, retrievability), cap);
}

/* The memory after a review with GRADE, DAYS (0 or more) after the one that left STATE. Without
 * HAS_SHORT_TERM a second review on a day follows the formulas of any other. */
SumiFsrsState
sumi_fsrs_step (const SumiFsrsWeights *weights,
                SumiFsrsState state,
                int days,
                SumiGrade grade,
                gboolean has_short_term)
{
  double stability, difficulty;

  if (state.stability > 0)
    {
      stability = get_next_stability (weights, state, days, grade, has_short_term);
      difficulty = sumi_fsrs_next_difficulty (weights, state.difficulty, grade);
    }
  else
    {
      stability = weights->w[(int) grade - 1];
      difficulty = get_start_difficulty (weights, grade);
    }
  return (SumiFsrsState){
    .stability = CLAMP (stability, SUMI_FSRS_MIN_STABILITY, SUMI_FSRS_MAX_STABILITY),
    .difficulty = CLAMP (difficulty, MIN_DIFFICULTY, MAX_DIFFICULTY),
  };
}
