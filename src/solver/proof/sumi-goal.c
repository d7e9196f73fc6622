/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-goal.h"

#include "sumi-moves.h"

/* Whether MOVE, a legal move of the side to move in BEFORE, reaches the goal for that side. */
bool
sumi_goal_is_reached (const SumiGoal *goal, SumiPosition before, SumiSquare move)
{
  SumiPosition after;
  SumiBitboard replies;

  if (goal->kind == SUMI_GOAL_CORNER)
    return sumi_bitboard_has (goal->corners, move);

  after = sumi_position_play (before, move);
  if (goal->kind == SUMI_GOAL_WIPE_OUT)
    return after.own == 0;

  replies = sumi_position_legal_moves (after);
  if (goal->kind == SUMI_GOAL_MOBILITY)
    return sumi_bitboard_count (replies) <= goal->max_moves;
  return replies == 0 && sumi_moves_legal (after.opponent, after.own) != 0;
}

/* Those of MOVES, legal moves in POSITION, that reach the goal at once. */
SumiBitboard
sumi_goal_reaching_moves (const SumiGoal *goal, SumiPosition position, SumiBitboard moves)
{
  SumiBitboard reaching = 0;

  if (goal->kind == SUMI_GOAL_CORNER)
    return moves & goal->corners;

  SUMI_FOREACH_SQUARE (square, moves)
    {
      if (sumi_goal_is_reached (goal, position, (SumiSquare) square))
        reaching |= sumi_bitboard_of ((SumiSquare) square);
    }
  return reaching;
}
