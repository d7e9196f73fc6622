/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-task.h"

#include <string.h>

#include "slow-endgame.h"
#include "sumi-named-opening.h"

static SlowCell
other_side (SlowCell side)
{
  return side == SLOW_BLACK ? SLOW_WHITE : SLOW_BLACK;
}

/* The side to move in BEFORE plays MOVE. */
gboolean
slow_task_is_reached (const SlowBoard *before, int move, const SumiGoal *goal)
{
  SlowBoard after = slow_play (before, move);
  SlowBoard again = slow_pass (&after);

  switch (goal->kind)
    {
    case SUMI_GOAL_CORNER:
      return (goal->corners >> move & 1) != 0;
    case SUMI_GOAL_PASS:
      return slow_legal (&after) == 0 && slow_legal (&again) != 0;
    case SUMI_GOAL_MOBILITY:
      return sumi_bitboard_count (slow_legal (&after)) <= goal->max_moves;
    case SUMI_GOAL_WIPE_OUT:
      return slow_count (&after, after.turn) == 0;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* N_MOVES, at least 1, counts the attacker's own moves from here on. */
gboolean
slow_task_can_force (const SlowBoard *board, SlowCell attacker, const SumiGoal *goal, int n_moves)
{
  gboolean attacks = board->turn == attacker;
  uint64_t legal = slow_legal (board);

  if (slow_is_over (board))
    return FALSE;
  if (legal == 0)
    {
      SlowBoard passed = slow_pass (board);

      return slow_task_can_force (&passed, attacker, goal, n_moves);
    }
  for (int move = 0; move < 64; move++)
    {
      SlowBoard after;
      gboolean can;

      if ((legal >> move & 1) == 0)
        continue;
      after = slow_play (board, move);
      if (attacks)
        can = slow_task_is_reached (board, move, goal)
              || (n_moves > 1 && slow_task_can_force (&after, attacker, goal, n_moves - 1));
      else
        can = slow_task_can_force (&after, attacker, goal, n_moves);
      if (can == attacks)
        return attacks;
    }
  return !attacks;
}

/* BOARD as it looks with rows and columns swapped, and then turned upside down and mirrored. */
static SlowBoard
turn_board (const SlowBoard *board, gboolean swaps, gboolean upside_down, gboolean mirrors)
{
  SlowBoard turned = { .turn = board->turn };

  for (int row = 0; row < 8; row++)
    {
      for (int column = 0; column < 8; column++)
        {
          int to_row = swaps ? column : row;
          int to_column = swaps ? row : column;

          turned.cells[upside_down ? 7 - to_row : to_row][mirrors ? 7 - to_column : to_column]
            = board->cells[row][column];
        }
    }
  return turned;
}

/* Whether BOARD is the opening that MOVES, from the start, lead to, seen from any side. */
static gboolean
is_opening (const SlowBoard *board, const char *moves)
{
  SlowBoard opening = slow_from_position (sumi_position_start (SUMI_RULES_BLACK_FIRST));

  for (; *moves != '\0'; moves += 2)
    opening = slow_play (&opening, (moves[1] - '1') * 8 + moves[0] - 'a');
  for (int i = 0; i < 8; i++)
    {
      SlowBoard turned = turn_board (&opening, (i & 1) != 0, (i & 2) != 0, (i & 4) != 0);

      if (board->turn == turned.turn
          && memcmp (board->cells, turned.cells, sizeof board->cells) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether any N_MOVES moves lead from BOARD to that opening. */
static gboolean
can_come_to (const SlowBoard *board, const char *moves, int n_moves)
{
  uint64_t legal = slow_legal (board);

  if (n_moves <= 0)
    return n_moves == 0 && is_opening (board, moves);
  for (int move = 0; move < 64; move++)
    {
      SlowBoard after;

      if ((legal >> move & 1) == 0)
        continue;
      after = slow_play (board, move);
      if (can_come_to (&after, moves, n_moves - 1))
        return TRUE;
    }
  return FALSE;
}

static gboolean
leads_to_opening (const SlowBoard *after, int opening)
{
  const char *moves = sumi_named_opening_get ((guint) opening)->moves;
  int n_discs = slow_count (after, SLOW_BLACK) + slow_count (after, SLOW_WHITE);

  return can_come_to (after, moves, 4 + (int) strlen (moves) / 2 - n_discs);
}

static gboolean
is_right (const SumiTask *task, const SlowBoard *board, int move)
{
  SlowBoard after = slow_play (board, move);

  if (task->type == SUMI_TASK_WIN)
    return -slow_score (&after, task->scoring == SUMI_SCORING_EMPTIES_TO_WINNER) >= task->by;
  if (task->type == SUMI_TASK_LINE)
    return leads_to_opening (&after, task->opening);
  if (task->type == SUMI_TASK_DENY)
    return !slow_task_can_force (&after, other_side (board->turn), &task->goal, task->within);
  return slow_task_is_reached (board, move, &task->goal)
         || (task->within > 1
             && slow_task_can_force (&after, board->turn, &task->goal, task->within - 1));
}

/* The side to move in BOARD plays MOVE. Less is better: of the score it is the negative. */
int
slow_task_measure (SumiMeasure what, SumiScoring scoring, const SlowBoard *board, int move)
{
  SlowBoard after = slow_play (board, move);

  switch (what)
    {
    case SUMI_MEASURE_MOBILITY:
      return sumi_bitboard_count (slow_legal (&after));
    case SUMI_MEASURE_FRONTIER:
      return sumi_bitboard_count (slow_frontier (&after, board->turn));
    case SUMI_MEASURE_OPENNESS:
      return sumi_bitboard_count (slow_openings (board, move));
    case SUMI_MEASURE_POTENTIAL:
      return sumi_bitboard_count (slow_potential (&after, after.turn));
    case SUMI_MEASURE_SCORE:
      return slow_score (&after, scoring == SUMI_SCORING_EMPTIES_TO_WINNER);
    case SUMI_N_MEASURES:
    default:
      g_return_val_if_reached (0);
    }
}

/* All right first moves. */
SumiBitboard
slow_task_right (const SumiTask *task, SumiPosition position)
{
  SlowBoard board = slow_from_position (position);
  uint64_t legal = slow_legal (&board);
  SumiBitboard right = 0;
  int least = 65;

  for (int move = 0; move < 64; move++)
    {
      int value;

      if ((legal >> move & 1) == 0)
        continue;
      if (task->type != SUMI_TASK_BEST)
        {
          right |= (SumiBitboard) is_right (task, &board, move) << move;
          continue;
        }
      value = slow_task_measure (task->measure, task->scoring, &board, move);
      if (value < least)
        right = 0;
      least = MIN (least, value);
      right |= (SumiBitboard) (value == least) << move;
    }
  return right;
}

static uint64_t
moves_of (SlowBoard board, SlowCell side)
{
  board.turn = side;
  return slow_legal (&board);
}

static SlowCell
other_cell (SlowCell cell)
{
  return cell == SLOW_BLACK ? SLOW_WHITE : SLOW_BLACK;
}

/* Whether SIDE can take one of CORNERS after every reply to MOVE; without a reply, at once. */
static gboolean
is_sure (const SlowBoard *board, int move, uint64_t corners)
{
  SlowBoard after = slow_play (board, move);
  uint64_t replies = slow_legal (&after);

  if (replies == 0)
    return (moves_of (after, board->turn) & corners) != 0;
  for (int reply = 0; reply < 64; reply++)
    {
      if ((replies >> reply & 1) == 0)
        continue;
      if ((moves_of (slow_play (&after, reply), board->turn) & corners) == 0)
        return FALSE;
    }
  return TRUE;
}

static int
count_turned (const SlowBoard *board, int move)
{
  return sumi_bitboard_count (slow_flips (board, move));
}

static int
count_replies (const SlowBoard *board, int move)
{
  SlowBoard after = slow_play (board, move);

  return sumi_bitboard_count (slow_legal (&after));
}

static int
count_frontier (const SlowBoard *board, int move)
{
  SlowBoard after = slow_play (board, move);

  return sumi_bitboard_count (slow_frontier (&after, board->turn));
}

/* Whether what MERIT says is true of MOVE, or as against OTHER. */
gboolean
slow_merit_holds (SumiMerit merit, const SlowBoard *board, int move, int other)
{
  SlowBoard after = slow_play (board, move);
  uint64_t before = moves_of (*board, other_cell (board->turn)), now = slow_legal (&after);

  switch (merit.kind)
    {
    case SUMI_MERIT_WINS_CORNER:
      return is_sure (board, move, merit.squares);
    case SUMI_MERIT_KEEPS_CORNER:
      return (now & merit.squares) == 0;
    case SUMI_MERIT_PASS:
      return slow_must_pass (&after);
    case SUMI_MERIT_SPOILS:
      return now != 0 && is_sure (board, move, SUMI_CORNERS);
    case SUMI_MERIT_TAKES_REPLIES:
      return (merit.squares & before) == merit.squares && (merit.squares & now) == 0;
    case SUMI_MERIT_ODD_REGION:
      return sumi_bitboard_count (slow_region (board, move, false)) % 2 == 1;
    case SUMI_MERIT_QUIET:
      return (now & ~before) == 0;
    case SUMI_MERIT_FEWER_REPLIES:
      return count_replies (board, move) < count_replies (board, other);
    case SUMI_MERIT_FEWER_FRONTIER:
      return count_frontier (board, move) < count_frontier (board, other);
    case SUMI_MERIT_MORE_FLIPS:
      return count_turned (board, move) > count_turned (board, other);
    case SUMI_N_MERITS:
    default:
      g_assert_not_reached ();
    }
}
