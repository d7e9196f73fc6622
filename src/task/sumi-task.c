/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-task.h"

#include "sumi-features.h"

static gboolean
goals_are_equal (const SumiGoal *a, const SumiGoal *b)
{
  return a->kind == b->kind && (a->kind != SUMI_GOAL_CORNER || a->corners == b->corners)
         && (a->kind != SUMI_GOAL_MOBILITY || a->max_moves == b->max_moves);
}

/* Whether two tasks ask the same; fields that their type does not have are left out. */
gboolean
sumi_task_equal (const SumiTask *a, const SumiTask *b)
{
  if (a->type != b->type)
    return FALSE;
  if (a->type == SUMI_TASK_BEST)
    return a->measure == b->measure;
  return a->within == b->within && goals_are_equal (&a->goal, &b->goal);
}

/* What MEASURE counts after MOVE, a legal move in POSITION; less is better. */
int
sumi_measure_move (SumiMeasure measure, SumiPosition position, SumiSquare move)
{
  SumiPosition after = sumi_position_play (position, move);

  switch (measure)
    {
    case SUMI_MEASURE_MOBILITY:
      return sumi_bitboard_count (sumi_position_legal_moves (after));
    case SUMI_MEASURE_FRONTIER:
      return sumi_bitboard_count (sumi_features_frontier (after, position.turn));
    case SUMI_MEASURE_OPENNESS:
      return sumi_bitboard_count (sumi_features_openings (position, move));
    default:
      g_return_val_if_reached (0);
    }
}
