/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-task.h"

#include "sumi-features.h"

static gboolean
goals_are_equal (const SumiGoal *a, const SumiGoal *b)
{
  return a->kind == b->kind && (a->kind != SUMI_GOAL_CORNER || a->corners == b->corners)
         && (a->kind != SUMI_GOAL_MOBILITY || a->max_moves == b->max_moves);
}

static gboolean
sides_are_equal (const SumiTask *a, const SumiTask *b)
{
  return a->has_side == b->has_side && (!a->has_side || a->side == b->side);
}

static gboolean
aims_are_equal (const SumiPlayAim *a, const SumiPlayAim *b)
{
  return a->kind == b->kind && (a->kind != SUMI_PLAY_AIM_MARGIN || a->margin == b->margin)
         && (a->kind != SUMI_PLAY_AIM_CORNER || a->corners == b->corners);
}

/* Sets TASK to one in which nothing is given: all zero, but a margin of 1 and no moves. */
void
sumi_task_init (SumiTask *task)
{
  *task = (SumiTask){ .by = 1, .move = SUMI_SQUARE_NONE, .than = SUMI_SQUARE_NONE };
}

/* Sets TASK to one of TYPE, to force or to deny, about any corner within WITHIN moves. */
void
sumi_task_init_corners (SumiTask *task, SumiTaskType type, int within)
{
  sumi_task_init (task);
  task->type = type;
  task->goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  task->within = within;
}

/* Sets TASK to one to find the best result, counted by SCORING. */
void
sumi_task_init_score (SumiTask *task, SumiScoring scoring)
{
  sumi_task_init (task);
  task->type = SUMI_TASK_BEST;
  task->measure = SUMI_MEASURE_SCORE;
  task->scoring = scoring;
}

/* Whether tasks of TYPE are answered by a move, and so judged by sumi_judgement_new(). */
gboolean
sumi_task_is_by_move (SumiTaskType type)
{
  return type <= SUMI_TASK_LINE;
}

/* Whether two tasks ask the same. Members that tasks of their type do not use are not compared. */
gboolean
sumi_task_equal (const SumiTask *a, const SumiTask *b)
{
  if (a->type != b->type)
    return FALSE;
  switch (a->type)
    {
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
      return a->within == b->within && goals_are_equal (&a->goal, &b->goal);
    case SUMI_TASK_WIN:
      return a->by == b->by;
    case SUMI_TASK_BEST:
      return a->measure == b->measure;
    case SUMI_TASK_LINE:
      return a->opening == b->opening;
    case SUMI_TASK_MARK:
      return a->set == b->set && a->move == b->move && sides_are_equal (a, b)
             && (a->set != SUMI_SET_SAFE_MOVES || a->within == b->within);
    case SUMI_TASK_COUNT:
      return a->quantity == b->quantity && a->move == b->move && sides_are_equal (a, b);
    case SUMI_TASK_FLIP:
      return a->move == b->move;
    case SUMI_TASK_CHOOSE:
      return a->n_options == b->n_options && a->answer == b->answer;
    case SUMI_TASK_REASON:
      return a->move == b->move && a->than == b->than && a->asked == b->asked;
    case SUMI_TASK_PLAY:
      return a->opponent == b->opponent && aims_are_equal (&a->aim, &b->aim);
    case SUMI_N_TASK_TYPES:
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* What MEASURE counts after MOVE, a legal move in POSITION; less is better. Not for the score,
 * which takes a search. */
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
    case SUMI_MEASURE_POTENTIAL:
      return sumi_bitboard_count (sumi_features_potential (after, after.turn));
    case SUMI_MEASURE_SCORE:
    case SUMI_N_MEASURES:
    default:
      g_return_val_if_reached (0);
    }
}

/* By how many discs a game must be won to reach AIM, which is no corner. */
int
sumi_play_aim_get_margin (const SumiPlayAim *aim)
{
  return aim->kind == SUMI_PLAY_AIM_MARGIN ? aim->margin : 1;
}

/* Whether SIDE has reached AIM in POSITION: a corner as soon as it is taken, a margin when the game
 * is over, counted by SCORING. */
gboolean
sumi_play_aim_is_reached (const SumiPlayAim *aim,
                          SumiScoring scoring,
                          SumiPosition position,
                          SumiColor side)
{
  SumiBitboard own = sumi_position_discs (position, side);
  SumiBitboard other = sumi_position_discs (position, sumi_color_opposite (side));

  if (aim->kind == SUMI_PLAY_AIM_CORNER)
    return (own & aim->corners) != 0;
  return sumi_position_is_over (position)
         && sumi_scoring_difference (scoring, own, other) >= sumi_play_aim_get_margin (aim);
}
