/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a puzzle asks: a plain value, without position and without answer. */

#include <glib.h>

#include "sumi-goal.h"

typedef enum
{
  SUMI_TASK_FORCE, /* reach the goal by the n-th own move, whatever the opponent replies */
  SUMI_TASK_DENY,  /* leave the opponent unable to force the goal by its own n-th move */
  SUMI_TASK_BEST,  /* find a move that is optimal by a measure */
} SumiTaskType;

/* All are counted after the move, and fewest is best. */
typedef enum
{
  SUMI_MEASURE_MOBILITY, /* legal moves of the opponent */
  SUMI_MEASURE_FRONTIER, /* own discs with an empty neighbour */
  SUMI_MEASURE_OPENNESS, /* distinct empty squares around the flipped discs */
} SumiMeasure;

typedef struct
{
  SumiTaskType type;
  SumiGoal goal;       /* force, deny */
  int within;          /* force, deny: from 1 to SUMI_PROVER_MAX_MOVES */
  SumiMeasure measure; /* best */
} SumiTask;

gboolean sumi_task_equal    (const SumiTask *a, const SumiTask *b);
int      sumi_measure_move  (SumiMeasure measure, SumiPosition position, SumiSquare move);
