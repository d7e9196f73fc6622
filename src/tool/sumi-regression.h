/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Learns the weights of one phase: those with the least squared error. */

#include "sumi-self-play.h"

/* Every so many-th game is not learned from, but kept to measure the error on. */
#define SUMI_HELD_OUT_IN 16

typedef struct
{
  guint n_learned;
  guint n_held_out;
  double deviation;      /* of the held-out values from their mean: root mean square, in discs */
  double error;          /* of the evaluation on them: root mean square, in discs */
  double absolute_error; /* mean, in discs */
} SumiRegressionError;

SumiRegressionError sumi_regression_learn (const SumiSample *samples, guint n_games,
                                           const SumiPhaseWeights *later,
                                           SumiPhaseWeights *out_weights);
