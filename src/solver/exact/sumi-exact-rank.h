/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Internal to solver: what a move is worth in the order of search. As is usual in this game, those
 * come first that leave the opponent the fewest replies ("fastest first"). Corners, stability,
 * parity and our potential mobility have smaller weights. */

#include "sumi-exact-kernel.h"

/* Weights, found by counting nodes on random positions of 10 to 18 empties. */
#define MOBILITY_WEIGHT 28
#define CORNER_MOVE_WEIGHT 8
#define POTENTIAL_WEIGHT 9
#define CORNER_STABILITY_WEIGHT 14
#define CORNER_WEIGHT 8 /* against: what is stable in it counts already */
#define PARITY_WEIGHT 3

/* The quadrants that have an odd number of EMPTIES. */
static inline SumiBitboard
sumi_exact_odd_quadrants (SumiBitboard empties)
{
  static const SumiBitboard quadrants[4] = {
    UINT64_C (0x000000000f0f0f0f),
    UINT64_C (0x00000000f0f0f0f0),
    UINT64_C (0x0f0f0f0f00000000),
    UINT64_C (0xf0f0f0f000000000),
  };
  SumiBitboard odd = 0;

  for (int i = 0; i < 4; i++)
    odd |= quadrants[i] & -(SumiBitboard) (sumi_bitboard_count (empties & quadrants[i]) & 1);

  return odd;
}

/* How many corners OWN has, and squares beside them on the same edge, which count as stable. */
static inline int
sumi_exact_corner_stability (SumiBitboard own)
{
  SumiBitboard corners = own & SUMI_CORNERS;
  SumiBitboard beside = (corners << 1 & UINT64_C (0x0200000000000002))
                        | (corners >> 1 & UINT64_C (0x4000000000000040))
                        | (corners << 8 & UINT64_C (0x0000000000008100))
                        | (corners >> 8 & UINT64_C (0x0081000000000000));

  return sumi_bitboard_count (corners | (beside & own));
}

/* What is worth the same however many squares are empty: the replies to CHILD, and whether its move
 * is in one of the ODD quadrants. */
static inline int
sumi_exact_plain_rank (const SumiExactChild *child, SumiBitboard odd)
{
  return PARITY_WEIGHT * (int) (odd >> child->move & 1)
         - MOBILITY_WEIGHT * sumi_bitboard_count (child->replies)
         - CORNER_MOVE_WEIGHT * sumi_bitboard_count (child->replies & SUMI_CORNERS);
}

/* The same where more squares are empty: also what may become a move of the side that made this
 * one, and its corners. EMPTIES are those after the move. */
static inline int
sumi_exact_full_rank (const SumiExactChild *child, SumiBitboard odd, SumiBitboard empties)
{
  SumiBitboard potential = sumi_bitboard_neighbours (child->own) & empties;

  return sumi_exact_plain_rank (child, odd) + POTENTIAL_WEIGHT * sumi_bitboard_count (potential)
         + CORNER_STABILITY_WEIGHT * sumi_exact_corner_stability (child->opponent)
         - CORNER_WEIGHT * sumi_bitboard_has (SUMI_CORNERS, child->move);
}
