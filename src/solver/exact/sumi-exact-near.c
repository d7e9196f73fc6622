/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Six to eight empty squares, where most of the positions are that need a table and an order of
 * moves. What pays only farther from the end is left out: no other thread helps, no shallow search
 * ranks the moves, and nobody looks at the budget. */

#include "sumi-exact-rank.h"

#include "sumi-fast-moves.h"

/* With so many empties or fewer, moves are ranked by mobility and parity alone: the rest costs more
 * than it saves. */
#define PLAIN_EMPTIES 7

/* The ranks of moves that the table remembers, and of those that have been searched. */
#define BEST_RANK (1 << 16)
#define SECOND_RANK (1 << 15)
#define DONE_RANK (-(1 << 16))

/* A rank together with the place of the child in the list: the highest key is that of the best
 * child, and among equals of the first. */
#define KEY(rank, i) ((rank) *SUMI_EXACT_MAX_MOVES + (SUMI_EXACT_MAX_MOVES - 1 - (i)))
#define PLACE(key) (SUMI_EXACT_MAX_MOVES - 1 - ((key) & (SUMI_EXACT_MAX_MOVES - 1)))

/* Gives the child after MOVE, one of MOVES or SUMI_SQUARE_NONE, another rank. */
static inline void
set_rank (SumiBitboard moves, uint8_t move, int rank, int *keys)
{
  int i;

  if (move == SUMI_SQUARE_NONE)
    return;
  i = sumi_bitboard_count (moves & (sumi_bitboard_of (move) - 1));
  keys[i] = KEY (rank, i);
}

/* The place of the best child that has not been taken. */
static inline int
take_best (int *keys, int n_children)
{
  int best = keys[0];

  for (int i = 1; i < n_children; i++)
    best = keys[i] > best ? keys[i] : best;
  keys[PLACE (best)] = KEY (DONE_RANK, PLACE (best));
  return PLACE (best);
}

/* Lists the positions after MOVES, and a key for each; returns their number. */
__attribute__ ((always_inline)) static inline int
list (SumiBitboard own,
      SumiBitboard opponent,
      SumiBitboard moves,
      bool is_plain,
      SumiExactChild *children,
      int *keys)
{
  SumiFastSet all_own = sumi_fast_spread (own), all_opponent = sumi_fast_spread (opponent);
  SumiBitboard empties = ~(own | opponent), odd = sumi_exact_odd_quadrants (empties);
  int n = 0;

  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiBitboard move = sumi_bitboard_of ((SumiSquare) square);
      SumiFastSet flips = sumi_fast_spread_axes (
        sumi_fast_axes_flips (all_own, all_opponent, (SumiSquare) square));
      SumiFastSet next_own = all_opponent ^ flips;
      SumiFastSet next_opponent = all_own ^ flips ^ sumi_fast_spread (move);
      SumiExactChild *child = &children[n];

      child->own = sumi_fast_take (next_own);
      child->opponent = sumi_fast_take (next_opponent);
      child->replies = sumi_fast_set_legal (next_own, next_opponent, empties ^ move);
      child->move = (SumiSquare) square;
      keys[n] = KEY (is_plain ? sumi_exact_plain_rank (child, odd)
                              : sumi_exact_full_rank (child, odd, empties ^ move), n);
      n++;
    }
  return n;
}

/* The fail-soft score against ALPHA of a position with MOVES and N_EMPTIES, six to eight. */
int
sumi_exact_near (SumiExactSearch *search,
                 SumiBitboard own,
                 SumiBitboard opponent,
                 SumiBitboard moves,
                 int alpha,
                 int n_empties)
{
  SumiExactBucket *bucket = sumi_exact_table_bucket (search->own_table, own, opponent);
  SumiExactFact fact = SUMI_EXACT_NOTHING_KNOWN;
  SumiExactChild children[SUMI_EXACT_MAX_MOVES];
  int keys[SUMI_EXACT_MAX_MOVES];
  SumiSquare move = SUMI_SQUARE_NONE;
  int n_children, score, best = -65;

  search->nodes++;
  if (sumi_exact_is_bounded (own, opponent, n_empties, alpha, &score))
    return score;
  if (moves == 0)
    {
      moves = sumi_fast_legal (opponent, own);
      if (moves == 0)
        return sumi_exact_final (search, own, opponent);
      return -sumi_exact_near (search, opponent, own, moves, -alpha - 1, n_empties);
    }
  if (sumi_exact_table_get (bucket, own, opponent, &fact))
    {
      if (fact.lower > alpha)
        return fact.lower;
      if (fact.upper <= alpha)
        return fact.upper;
    }

  if (n_empties <= PLAIN_EMPTIES)
    n_children = list (own, opponent, moves, true, children, keys);
  else
    n_children = list (own, opponent, moves, false, children, keys);
  set_rank (moves, fact.moves[1], SECOND_RANK, keys);
  set_rank (moves, fact.moves[0], BEST_RANK, keys);
  for (int n_left = n_children; n_left > 0; n_left--)
    {
      const SumiExactChild *child = &children[take_best (keys, n_children)];

      if (n_empties > SUMI_EXACT_LAST_EMPTIES + 1)
        score = -sumi_exact_near (search, child->own, child->opponent, child->replies, -alpha - 1,
                                  n_empties - 1);
      else
        score = -sumi_exact_last (search, child->own, child->opponent, child->replies, -alpha - 1,
                                  SUMI_EXACT_LAST_EMPTIES);
      if (score > best)
        {
          best = score;
          move = child->move;
          if (best > alpha)
            break;
        }
    }
  sumi_exact_fact_add (&fact, best, alpha, alpha + 1, move);
  sumi_exact_table_put (search->own_table, bucket, own, opponent, fact);
  return best;
}
