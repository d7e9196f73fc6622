/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Fits what the measures of an exercise count for in its rating to how the levels of the opponent
 * do on exercises of packs. All of it follows from the packs, the seed and the weights of the
 * evaluation, whatever the number of threads. */

#include "sumi-evaluation.h"
#include "sumi-hardness.h"
#include "sumi-mine-level.h"
#include "sumi-pack.h"

/* How often each level tries each exercise. */
#define SUMI_FIT_TRIES 20

typedef struct
{
  const SumiPack *pack;
  const SumiItem *item;
  gboolean is_held_out; /* not fitted to */
  gboolean is_measured; /* the rest is known */
  SumiHardness hardness;
  int n_solved[SUMI_N_MINE_LEVELS]; /* tries in which the level chose a right move */
  double measured;             /* the rating that follows from these */
  int fitted;                  /* the rating that follows from the measures */
} SumiFitSample;

typedef struct
{
  guint n_samples; /* that were fitted to */
  guint n_held_out;
  double correlation; /* of held out samples, by ranks: of the fitted rating and the share that was
                       * not solved */
  double error;       /* of the same, in rating: root mean square of fitted less measured */
  double spread;      /* the same of measured less its mean */
} SumiFitQuality;

void           sumi_fit_measure   (GArray *samples, const SumiEvaluation *evaluation, guint64 seed,
                                   guint n_threads);
void           sumi_fit_weigh     (GArray *samples, double out_weights[SUMI_N_HARDNESS]);
SumiFitQuality sumi_fit_judge     (const GArray *samples, const SumiPack *pack);
