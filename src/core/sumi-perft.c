/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-perft.h"

#include "sumi-moves.h"

static uint64_t
count_leaves (SumiBitboard own, SumiBitboard opponent, int depth, bool is_bulk)
{
  SumiBitboard moves;
  uint64_t n_leaves = 0;

  if (depth == 0)
    return 1;

  moves = sumi_moves_legal (own, opponent);
  if (moves == 0)
    return sumi_moves_legal (opponent, own) == 0
             ? 1
             : count_leaves (opponent, own, depth - 1, is_bulk);
  if (is_bulk && depth == 1)
    return sumi_bitboard_count (moves);

  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiBitboard flips = sumi_moves_flips (own, opponent, square);

      n_leaves += count_leaves (opponent ^ flips, own | flips | sumi_bitboard_of (square),
                                depth - 1, is_bulk);
    }

  return n_leaves;
}

/* The number of leaves DEPTH plies below POSITION; 1 at depth 0. */
uint64_t
sumi_perft (SumiPosition position, int depth, bool is_bulk)
{
  return count_leaves (position.own, position.opponent, depth, is_bulk);
}
