/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What an attacker tries to reach by one of its moves. */

#include "sumi-position.h"

typedef enum
{
  SUMI_GOAL_CORNER,   /* the move is on one of the corners */
  SUMI_GOAL_PASS,     /* after the move the defender has no move and the attacker has one */
  SUMI_GOAL_MOBILITY, /* after the move the defender has at most so many moves */
  SUMI_GOAL_WIPE_OUT, /* after the move the defender has no disc */
} SumiGoalKind;

typedef struct
{
  SumiGoalKind kind;
  SumiBitboard corners; /* SUMI_GOAL_CORNER: a set of corners that is not empty */
  int max_moves;        /* SUMI_GOAL_MOBILITY: from 0 */
} SumiGoal;

bool         sumi_goal_is_reached     (const SumiGoal *goal, SumiPosition before, SumiSquare move);
SumiBitboard sumi_goal_reaching_moves (const SumiGoal *goal, SumiPosition position,
                                       SumiBitboard moves);
