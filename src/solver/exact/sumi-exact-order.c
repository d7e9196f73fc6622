/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order in which moves are searched far from the end. Moves that the table remembers come
 * first, then those with the highest rank. */

#include "sumi-exact-rank.h"

#include "sumi-fast-moves.h"

#define SECOND_RANK SUMI_EXACT_KNOWN_RANK
#define BEST_RANK (2 * SUMI_EXACT_KNOWN_RANK)
#define WIPE_OUT_RANK (4 * SUMI_EXACT_KNOWN_RANK)

/* Lists the positions after MOVES and returns their number. */
int
sumi_exact_list (SumiBitboard own,
                 SumiBitboard opponent,
                 SumiBitboard moves,
                 SumiExactChild *out_children)
{
  int n = 0;

  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiBitboard flips = sumi_fast_flips (own, opponent, (SumiSquare) square);

      out_children[n++] = (SumiExactChild){
        .own = opponent ^ flips,
        .opponent = own | flips | sumi_bitboard_of ((SumiSquare) square),
        .move = (SumiSquare) square,
      };
    }
  return n;
}

/* Ranks the children of a position with EMPTIES, and notes the replies to them. BEST are moves that
 * did well before, or SUMI_SQUARE_NONE. */
void
sumi_exact_rank (SumiBitboard empties,
                 const uint8_t best[2],
                 SumiExactChild *children,
                 int n_children)
{
  SumiBitboard odd = sumi_exact_odd_quadrants (empties);

  for (int i = 0; i < n_children; i++)
    {
      SumiExactChild *child = &children[i];

      child->replies = sumi_fast_legal (child->own, child->opponent);
      if (child->own == 0)
        child->rank = WIPE_OUT_RANK;
      else if (child->move == best[0])
        child->rank = BEST_RANK;
      else if (child->move == best[1])
        child->rank = SECOND_RANK;
      else
        child->rank = sumi_exact_full_rank (child, odd, empties ^ sumi_bitboard_of (child->move));
    }
}
