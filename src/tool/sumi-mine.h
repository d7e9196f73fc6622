/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Puzzles found in games that the opponents play against each other. All of it follows from the
 * seed, whatever the number of threads. */

#include "sumi-evaluation.h"
#include "sumi-pack.h"

typedef enum
{
  SUMI_MINE_CORNERS,  /* force a corner within two or three moves */
  SUMI_MINE_MOBILITY, /* leave the opponent the fewest moves */
  SUMI_N_MINES,
} SumiMineKind;

typedef struct
{
  SumiMineKind kind;
  guint64 seed;
  guint count;     /* puzzles to find */
  guint max_games; /* to find them in */
  guint n_threads;
  GHashTable *seen; /* positions to leave out, of sumi_mine_seen_new(); gets those of the puzzles */
} SumiMineOptions;

SumiPack *sumi_mine (const SumiEvaluation *evaluation, const SumiMineOptions *options,
                     guint *out_n_games);
