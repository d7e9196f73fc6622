/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-motion.h"

#define STEP_MS 30
#define TURN_MS 250
#define SPREAD_MS 700

/* A wrong move and its refutation are taken back together. */
#define MAX_TAKEN_BACK 2

static int
distance (SumiSquare a, SumiSquare b)
{
  int columns = ABS (sumi_square_column (a) - sumi_square_column (b));
  int rows = ABS (sumi_square_row (a) - sumi_square_row (b));

  return MAX (columns, rows);
}

/* The square that the discs turn outward from, if the two scenes are one move or one taking back
 * apart; any other change is a new position and turns nothing. */
static SumiSquare
find_origin (const SumiBoardSceneSpec *before, const SumiBoardSceneSpec *after)
{
  SumiBitboard was_empty = sumi_position_empties (before->position);
  SumiBitboard is_empty = sumi_position_empties (after->position);
  SumiBitboard appeared = was_empty & ~is_empty;
  SumiBitboard vanished = is_empty & ~was_empty;

  if (vanished == 0 && sumi_bitboard_count (appeared) == 1
      && sumi_bitboard_has (appeared, after->last_move))
    return after->last_move;
  if (appeared == 0 && vanished != 0 && sumi_bitboard_count (vanished) <= MAX_TAKEN_BACK
      && sumi_bitboard_has (vanished, before->last_move))
    return before->last_move;
  return SUMI_SQUARE_NONE;
}

/**
 * sumi_board_motion_between: what moves when AFTER takes the place of BEFORE.
 */
SumiBoardMotion
sumi_board_motion_between (const SumiBoardSceneSpec *before, const SumiBoardSceneSpec *after)
{
  SumiBoardMotion motion = SUMI_BOARD_MOTION_NONE;
  SumiBitboard was_black = sumi_position_discs (before->position, SUMI_BLACK);
  SumiBitboard was_white = sumi_position_discs (before->position, SUMI_WHITE);
  SumiBitboard is_black = sumi_position_discs (after->position, SUMI_BLACK);
  SumiBitboard is_white = sumi_position_discs (after->position, SUMI_WHITE);

  motion.origin = find_origin (before, after);
  if (motion.origin != SUMI_SQUARE_NONE)
    {
      motion.turning = (was_black & is_white) | (was_white & is_black);
      motion.is_move = !sumi_bitboard_has (was_black | was_white, motion.origin);
    }
  SUMI_FOREACH_SQUARE (square, motion.turning)
    {
      guint end = STEP_MS * (guint) distance (motion.origin, (SumiSquare) square) + TURN_MS;

      motion.duration_ms = MAX (motion.duration_ms, end);
    }

  motion.is_celebration = after->last_move < 64 && sumi_bitboard_has (after->good, after->last_move)
                          && (!sumi_bitboard_has (before->good, after->last_move)
                              || before->last_move != after->last_move);
  if (motion.is_celebration)
    motion.duration_ms = MAX (motion.duration_ms, SPREAD_MS);
  return motion;
}

/**
 * sumi_board_motion_get_turn: how far the disc on SQUARE has turned after ELAPSED_MS, from 0 (still
 * as before) to 1 (as it will lie).
 */
float
sumi_board_motion_get_turn (const SumiBoardMotion *motion, SumiSquare square, float elapsed_ms)
{
  float start;

  if (!sumi_bitboard_has (motion->turning, square))
    return 1;

  start = (float) (STEP_MS * distance (motion->origin, square));
  return CLAMP ((elapsed_ms - start) / TURN_MS, 0.f, 1.f);
}

/**
 * sumi_board_motion_get_spread: how far the celebrating ring has spread after ELAPSED_MS, from 0 to
 * 1; 1 also where nothing is celebrated.
 */
float
sumi_board_motion_get_spread (const SumiBoardMotion *motion, float elapsed_ms)
{
  if (!motion->is_celebration)
    return 1;
  return CLAMP (elapsed_ms / SPREAD_MS, 0.f, 1.f);
}
