/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions with five empties, too near the end for a table: the moves in odd quadrants first, then
 * the others, as in the parity ordering of Gunnar Andersson's endgame solver. */

#include "sumi-exact-kernel.h"

#include "sumi-fast-moves.h"

/* The quadrants that have an odd number of EMPTIES. */
static inline SumiBitboard
odd_quadrants (SumiBitboard empties)
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

/* The fail-soft score against ALPHA of a position with N_EMPTIES, at most five. Its MOVES matter
 * only where there are five. */
int
sumi_exact_near (SumiExactSearch *search,
                 SumiBitboard own,
                 SumiBitboard opponent,
                 SumiBitboard moves,
                 int alpha,
                 int n_empties)
{
  SumiBitboard odd, order[2];
  int best = -64;

  if (n_empties <= 4)
    return sumi_exact_last (search, own, opponent, alpha, n_empties);

  search->nodes++;
  if (moves == 0)
    {
      moves = sumi_fast_legal (opponent, own);
      if (moves == 0)
        return sumi_exact_final (search, own, opponent);
      return -sumi_exact_near (search, opponent, own, moves, -alpha - 1, n_empties);
    }

  odd = odd_quadrants (~(own | opponent));
  order[0] = moves & odd;
  order[1] = moves & ~odd;
  for (int i = 0; i < 2; i++)
    {
      SUMI_FOREACH_SQUARE (square, order[i])
        {
          SumiBitboard flips = sumi_fast_flips (own, opponent, (SumiSquare) square);
          int score = -sumi_exact_last (search, opponent ^ flips,
                                        own | flips | sumi_bitboard_of ((SumiSquare) square),
                                        -alpha - 1, n_empties - 1);

          if (score > best)
            {
              best = score;
              if (best > alpha)
                return best;
            }
        }
    }
  return best;
}
