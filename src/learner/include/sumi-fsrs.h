/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* When to ask again: the memory model FSRS-6 as pure functions.
 *
 * A memory has a stability, the days after which it is recalled with a chance of 90 %, and a
 * difficulty from 1 to 10. Each review moves both, by its grade and by the days since the one
 * before. The formulas and constants are those of the free-spaced-repetition-scheduler project,
 * version 6. Days are whole days; grades that are out of range are a mistake of the caller. */

#include <glib.h>

#define SUMI_FSRS_N_WEIGHTS 21
#define SUMI_FSRS_MIN_STABILITY 0.001
#define SUMI_FSRS_MAX_STABILITY 36500.0
#define SUMI_FSRS_MAX_INTERVAL 36500
#define SUMI_FSRS_RETENTION 0.9

typedef enum
{
  SUMI_GRADE_AGAIN = 1, /* not known: the only grade that fails */
  SUMI_GRADE_HARD = 2,  /* known with help */
  SUMI_GRADE_GOOD = 3,
  SUMI_GRADE_EASY = 4,
} SumiGrade;

/* w0 … w20 of the formulas. */
typedef struct
{
  double w[SUMI_FSRS_N_WEIGHTS];
} SumiFsrsWeights;

/* A stability of 0: never reviewed. */
typedef struct
{
  double stability;  /* in days */
  double difficulty; /* from 1 to 10 */
} SumiFsrsState;

extern const SumiFsrsWeights SUMI_FSRS_DEFAULT;

double        sumi_fsrs_get_retrievability  (const SumiFsrsWeights *weights, int days,
                                             double stability);
int           sumi_fsrs_get_interval        (const SumiFsrsWeights *weights, double stability,
                                             double retention, int max);
double        sumi_fsrs_next_difficulty     (const SumiFsrsWeights *weights, double difficulty,
                                             SumiGrade grade);
double        sumi_fsrs_recalled_stability  (const SumiFsrsWeights *weights, SumiFsrsState state,
                                             double retrievability, SumiGrade grade);
double        sumi_fsrs_forgotten_stability (const SumiFsrsWeights *weights, SumiFsrsState state,
                                             double retrievability);
double        sumi_fsrs_same_day_stability  (const SumiFsrsWeights *weights, double stability,
                                             SumiGrade grade);
SumiFsrsState sumi_fsrs_step                (const SumiFsrsWeights *weights, SumiFsrsState state,
                                             int days, SumiGrade grade, gboolean has_short_term);
