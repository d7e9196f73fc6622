/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What moves on the board between one scene and the next: discs that turn, one after the other
 * outward from a square, and a ring that celebrates a right move. A plain value without a clock. */

#include "sumi-board-scene.h"

typedef struct
{
  SumiBitboard turning;  /* discs that show another colour than before */
  SumiSquare origin;     /* they turn outward from here */
  gboolean is_move;      /* the disc on the origin is new: nothing is taken back */
  gboolean is_celebration; /* a ring spreads from the last move */
  guint duration_ms;     /* 0: nothing moves */
} SumiBoardMotion;

#define SUMI_BOARD_MOTION_NONE ((SumiBoardMotion){ .origin = SUMI_SQUARE_NONE })

SumiBoardMotion sumi_board_motion_between    (const SumiBoardSceneSpec *before,
                                              const SumiBoardSceneSpec *after);
float           sumi_board_motion_get_turn   (const SumiBoardMotion *motion, SumiSquare square,
                                              float elapsed_ms);
float           sumi_board_motion_get_spread (const SumiBoardMotion *motion, float elapsed_ms);
