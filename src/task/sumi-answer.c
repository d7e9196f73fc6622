/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-answer.h"

#include "sumi-features.h"
#include "sumi-judgement.h"
#include "sumi-stability.h"

static SumiBitboard
stable_discs (const SumiTask *task, SumiPosition position)
{
  if (task->has_side)
    return sumi_features_stable (position, task->side);
  return sumi_features_stable (position, SUMI_BLACK) | sumi_features_stable (position, SUMI_WHITE);
}

static SumiBitboard
squares_of_set (const SumiTask *task, SumiPosition position)
{
  SumiColor side = sumi_task_get_side (task, position);

  switch (task->set)
    {
    case SUMI_SET_LEGAL_MOVES:
      return sumi_position_moves_of (position, side);
    case SUMI_SET_FLIPS:
      return sumi_position_flips (position, task->move);
    case SUMI_SET_FRONTIER:
      return sumi_features_frontier (position, side);
    case SUMI_SET_STABLE:
      return stable_discs (task, position);
    case SUMI_SET_CORNER_GIFTS:
      return sumi_features_corner_gifts (position);
    case SUMI_SET_ODD_REGIONS:
      return sumi_features_odd_regions (position, SUMI_TOUCH_SIDES);
    case SUMI_SET_SAFE_MOVES:
      return sumi_position_legal_moves (position) & ~sumi_features_corner_gifts (position);
    case SUMI_SET_ANCHORS:
      return sumi_features_anchors (sumi_task_turn_to_side (task, position), task->move);
    case SUMI_SET_POTENTIAL:
      return sumi_features_potential (position, side);
    case SUMI_SET_HOT_SQUARES:
      return sumi_features_hot_squares (position);
    case SUMI_SET_TEMPI:
      return sumi_features_tempi (position, side);
    case SUMI_SET_WEDGES:
      return sumi_features_wedges (position);
    case SUMI_N_SETS:
    default:
      g_return_val_if_reached (0);
    }
}

static int
number_of (const SumiTask *task, SumiPosition position)
{
  SumiColor side = sumi_task_get_side (task, position);
  int black = sumi_bitboard_count (sumi_position_discs (position, SUMI_BLACK));
  int white = sumi_bitboard_count (sumi_position_discs (position, SUMI_WHITE));

  switch (task->quantity)
    {
    case SUMI_QUANTITY_LEGAL_MOVES:
      return sumi_bitboard_count (sumi_position_moves_of (position, side));
    case SUMI_QUANTITY_FLIPS:
      return sumi_bitboard_count (sumi_position_flips (position, task->move));
    case SUMI_QUANTITY_BLACK:
      return black;
    case SUMI_QUANTITY_WHITE:
      return white;
    case SUMI_QUANTITY_EMPTIES:
      return 64 - black - white;
    case SUMI_QUANTITY_MARGIN:
      return ABS (black - white);
    case SUMI_QUANTITY_POTENTIAL:
      return sumi_bitboard_count (sumi_features_potential (position, side));
    case SUMI_QUANTITY_TEMPI:
      return sumi_bitboard_count (sumi_features_tempi (position, side));
    case SUMI_N_QUANTITIES:
    default:
      g_return_val_if_reached (0);
    }
}

/* The discs, of the sides that TASK is about, that are proved neither stable nor unstable. */
static SumiBitboard
find_undecided (const SumiTask *task, SumiPosition position, SumiBudget *budget)
{
  SumiBitboard discs = task->has_side ? sumi_position_discs (position, task->side)
                                      : position.own | position.opponent;

  return sumi_stability_find (position, discs, budget).undecided;
}

/* Proves of each move whether the opponent can force a corner after it. */
static void
find_safe_moves (const SumiTask *task,
                 SumiPosition position,
                 SumiBudget *budget,
                 SumiAnswer *answer)
{
  SumiTask deny;
  g_autoptr (SumiJudgement) judgement = NULL;

  sumi_task_init_corners (&deny, SUMI_TASK_DENY, task->within);
  judgement = sumi_judgement_new (&deny, position, SUMI_JUDGE_DEFAULT, budget);
  answer->squares = judgement->right;
  answer->undecided = judgement->undecided;
  answer->is_decided = judgement->is_decided;
}

/* Whether tasks of TYPE have an answer that sumi_answer_find() finds. */
gboolean
sumi_task_is_by_answer (SumiTaskType type)
{
  return type >= SUMI_TASK_MARK && type <= SUMI_TASK_REASON;
}

/* Whether tasks of TYPE are answered by choosing among sentences. */
gboolean
sumi_task_is_by_option (SumiTaskType type)
{
  return type == SUMI_TASK_CHOOSE || type == SUMI_TASK_REASON;
}

/* The side that TASK, of type mark or count, is about in POSITION: the side to move, unless the
 * task gives one. (Stable discs are asked for of both sides, unless it gives one.) */
SumiColor
sumi_task_get_side (const SumiTask *task, SumiPosition position)
{
  return task->has_side ? task->side : position.turn;
}

/* POSITION with the turn given to the side that TASK, of type mark or count, is about. */
SumiPosition
sumi_task_turn_to_side (const SumiTask *task, SumiPosition position)
{
  return sumi_task_get_side (task, position) == position.turn ? position
                                                              : sumi_position_pass (position);
}

/* The squares to be marked or the discs to be turned; none for a task that asks for neither.
 * Without a search: whether more discs than these are stable, and which of these moves are safe for
 * more than one move, only sumi_answer_find() can tell. */
SumiBitboard
sumi_answer_get_squares (const SumiTask *task, SumiPosition position)
{
  if (task->type == SUMI_TASK_MARK)
    return squares_of_set (task, position);
  return task->type == SUMI_TASK_FLIP ? sumi_position_flips (position, task->move) : 0;
}

/* The answer to TASK, one of those that sumi_task_is_by_answer(), in POSITION. BUDGET is needed for
 * stable discs, safe moves and reasons only. */
SumiAnswer
sumi_answer_find (const SumiTask *task, SumiPosition position, SumiBudget *budget)
{
  SumiAnswer answer = { .is_decided = TRUE, .squares = sumi_answer_get_squares (task, position) };

  g_return_val_if_fail (sumi_task_is_by_answer (task->type), answer);
  if (task->type == SUMI_TASK_COUNT)
    answer.number = number_of (task, position);
  if (task->type == SUMI_TASK_CHOOSE)
    answer.option = task->answer;
  if (task->type == SUMI_TASK_REASON)
    {
      answer.reasons = sumi_reasons_find (task, position, budget);
      answer.is_decided = answer.reasons.state == SUMI_REASONS_FOUND;
    }
  if (task->type == SUMI_TASK_MARK && task->set == SUMI_SET_STABLE)
    {
      answer.undecided = find_undecided (task, position, budget);
      answer.is_decided = answer.undecided == 0;
    }
  if (task->type == SUMI_TASK_MARK && task->set == SUMI_SET_SAFE_MOVES && task->within > 1)
    find_safe_moves (task, position, budget, &answer);
  if (task->type == SUMI_TASK_MARK && task->set == SUMI_SET_ODD_REGIONS)
    answer.is_ambiguous
      = answer.squares != sumi_features_odd_regions (position, SUMI_TOUCH_CORNERS);
  return answer;
}

/* Whether RESPONSE is right. OUT_MISSING gets the squares of the answer that RESPONSE leaves out,
 * and OUT_SURPLUS those of RESPONSE that are not in the answer; both are empty where no squares are
 * asked for. */
gboolean
sumi_answer_accepts (const SumiAnswer *answer,
                     const SumiTask *task,
                     const SumiResponse *response,
                     SumiBitboard *out_missing,
                     SumiBitboard *out_surplus)
{
  *out_missing = *out_surplus = 0;
  switch (task->type)
    {
    case SUMI_TASK_MARK:
    case SUMI_TASK_FLIP:
      *out_missing = answer->squares & ~response->squares;
      *out_surplus = response->squares & ~answer->squares;
      return answer->is_decided && response->squares == answer->squares;
    case SUMI_TASK_COUNT:
      return response->number == answer->number;
    case SUMI_TASK_CHOOSE:
      return response->option == answer->option;
    case SUMI_TASK_REASON:
      return answer->is_decided && response->options == answer->reasons.right;
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
    case SUMI_TASK_WIN:
    case SUMI_TASK_BEST:
    case SUMI_TASK_LINE:
    case SUMI_TASK_PLAY:
    case SUMI_N_TASK_TYPES:
    default:
      g_return_val_if_reached (FALSE);
    }
}
