/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Games between two levels of the opponent. All of it follows from the seed. */

#include <glib.h>

#include "sumi-evaluation.h"

typedef struct
{
  guint n_games; /* each opening is played twice, with colours exchanged */
  guint n_threads;
  guint64 seed;
} SumiMatchOptions;

typedef struct
{
  guint n_wins; /* of the first of the two */
  guint n_draws;
  guint n_losses;
  double margin; /* of the first, in discs, on average */
} SumiMatchResult;

SumiMatchResult sumi_match_play (const SumiEvaluation *evaluation, const int levels[2],
                                 const SumiMatchOptions *options);
