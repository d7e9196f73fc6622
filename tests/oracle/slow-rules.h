/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The rules once more, slow and obvious: cells in an array, loops over eight directions, no bit
 * tricks. Tests compare the program's rules with these, which share nothing with them but the type
 * of a position. */

#include "sumi-position.h"

typedef uint8_t SlowCell;
enum
{
  SLOW_EMPTY,
  SLOW_BLACK,
  SLOW_WHITE,
};

typedef struct
{
  SlowCell cells[8][8]; /* row, column */
  SlowCell turn;
} SlowBoard;

SlowBoard    slow_from_position (SumiPosition position);
SumiPosition slow_to_position   (SlowBoard board);

uint64_t  slow_flips     (const SlowBoard *board, int square);
uint64_t  slow_legal     (const SlowBoard *board);
bool      slow_must_pass (const SlowBoard *board);
bool      slow_is_over   (const SlowBoard *board);
SlowBoard slow_play      (const SlowBoard *board, int square);
SlowBoard slow_pass      (const SlowBoard *board);

int      slow_count    (const SlowBoard *board, SlowCell cell);
uint64_t slow_frontier (const SlowBoard *board, SlowCell color);
uint64_t slow_openings (const SlowBoard *board, int square);
uint64_t slow_stable   (const SlowBoard *board, SlowCell color);
uint64_t slow_anchors      (const SlowBoard *board, int square);
uint64_t slow_potential    (const SlowBoard *board, SlowCell color);
uint64_t slow_hot_squares  (const SlowBoard *board);
uint64_t slow_wedges       (const SlowBoard *board);
uint64_t slow_tempi        (const SlowBoard *board, SlowCell color);
uint64_t slow_corner_gifts (const SlowBoard *board);
uint64_t slow_region       (const SlowBoard *board, int square, bool by_corners);
uint64_t slow_odd_regions  (const SlowBoard *board, bool by_corners);
