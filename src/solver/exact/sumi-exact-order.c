/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order in which moves are searched. Moves that the table remembers come first; then, as is
 * usual in this game, those that leave the opponent the fewest moves ("fastest first"). Corners,
 * stability, parity and our potential mobility have smaller weights. */

#include "sumi-exact-kernel.h"

#include "sumi-fast-moves.h"

/* Weights, found by counting nodes on random positions of 10 to 18 empties. */
#define SECOND_RANK SUMI_EXACT_KNOWN_RANK
#define BEST_RANK (2 * SUMI_EXACT_KNOWN_RANK)
#define WIPE_OUT_RANK (4 * SUMI_EXACT_KNOWN_RANK)
#define MOBILITY_WEIGHT 28
#define CORNER_MOVE_WEIGHT 8
#define POTENTIAL_WEIGHT 9
#define CORNER_STABILITY_WEIGHT 14
#define CORNER_WEIGHT 8 /* against: what is stable in it counts already */
#define PARITY_WEIGHT 3

/* With so many empties or fewer, moves are ranked by mobility and parity alone: the rest costs more
 * than it saves. */
#define PLAIN_EMPTIES 7

/* The squares beside a corner on the same edge count as stable once the corner is ours. */
static inline int
corner_stability (SumiBitboard own)
{
  SumiBitboard corners = own & SUMI_CORNERS;
  SumiBitboard beside = (corners << 1 & UINT64_C (0x0200000000000002))
                        | (corners >> 1 & UINT64_C (0x4000000000000040))
                        | (corners << 8 & UINT64_C (0x0000000000008100))
                        | (corners >> 8 & UINT64_C (0x0081000000000000));

  return sumi_bitboard_count (corners | (beside & own));
}

/* Whether the quadrant of MOVE has an odd number of empties. */
static inline int
is_odd_quadrant (SumiBitboard empties, SumiSquare move)
{
  SumiBitboard quadrant = UINT64_C (0x0f0f0f0f) << (move & 36);

  return sumi_bitboard_count (empties & quadrant) & 1;
}

static inline int
rank_child (SumiExactChild *child, SumiBitboard empties, const uint8_t best[2])
{
  SumiBitboard replies = sumi_fast_legal (child->own, child->opponent), potential;
  int rank;

  child->replies = replies;
  if (child->own == 0)
    return WIPE_OUT_RANK;
  if (child->move == best[0])
    return BEST_RANK;
  if (child->move == best[1])
    return SECOND_RANK;

  rank = PARITY_WEIGHT * is_odd_quadrant (empties, child->move)
         - MOBILITY_WEIGHT * sumi_bitboard_count (replies)
         - CORNER_MOVE_WEIGHT * sumi_bitboard_count (replies & SUMI_CORNERS);
  if (sumi_bitboard_count (empties) <= PLAIN_EMPTIES)
    return rank;
  potential = sumi_bitboard_neighbours (child->own) & ~(child->own | child->opponent);
  return rank + POTENTIAL_WEIGHT * sumi_bitboard_count (potential)
         + CORNER_STABILITY_WEIGHT * corner_stability (child->opponent)
         - CORNER_WEIGHT * sumi_bitboard_has (SUMI_CORNERS, child->move);
}

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
  for (int i = 0; i < n_children; i++)
    children[i].rank = rank_child (&children[i], empties, best);
}
