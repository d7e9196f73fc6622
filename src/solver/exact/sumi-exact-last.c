/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last five empty squares: without a table or a list of moves, and with one function for each
 * number of empties. Five to three are searched in the order of parity: a square in a quadrant with
 * an odd number of empties comes first, since the side that moves there has the last move in the
 * quadrant (as in the endgame solvers of Gunnar Andersson and Richard Delorme). All results are
 * fail-soft: one that is more than ALPHA is a lower bound, any other an upper bound. The loops of
 * four and three are unrolled, which is 2 % faster. */

#include "sumi-exact-rank.h"

#include "sumi-fast-moves.h"
#include "sumi-last-flips.h"

/* Less than any score. */
#define NO_MOVE (-65)

/* The quadrant of a square: 0 to 3. */
static inline int
quadrant (SumiSquare square)
{
  return (square >> 2 & 1) | (square >> 4 & 2);
}

/* The score with one square empty. */
static inline int
last_1 (const SumiExactSearch *search, SumiBitboard own, SumiSquare square)
{
  int score = 2 * sumi_bitboard_count (own) - 63;
  unsigned n_flips = sumi_last_flips (own, square);
  int n_own = (int) (n_flips & 0xff), n_opponent = (int) (n_flips >> 8);

  if (n_own > 0)
    return score + 1 + 2 * n_own;
  if (n_opponent > 0)
    return score - 1 - 2 * n_opponent;
  if (!search->is_to_winner)
    return score;
  return score > 0 ? score + 1 : score - 1;
}

/* The score of a game that is over. */
static inline int
final (const SumiExactSearch *search, SumiFastSet own, SumiFastSet opponent)
{
  return sumi_exact_final (search, sumi_fast_take (own), sumi_fast_take (opponent));
}

/* The better of two moves, or NO_MOVE. */
static inline int
moves_2 (const SumiExactSearch *search,
         SumiFastSet own,
         SumiFastSet opponent,
         int alpha,
         SumiSquare a,
         SumiSquare b)
{
  SumiFastSet flips = sumi_fast_axes_flips (own, opponent, a);
  int best = NO_MOVE;

  if (!sumi_fast_is_empty (flips))
    {
      best = -last_1 (search, sumi_fast_take (opponent ^ sumi_fast_spread_axes (flips)), b);
      if (best > alpha)
        return best;
    }
  flips = sumi_fast_axes_flips (own, opponent, b);
  if (!sumi_fast_is_empty (flips))
    {
      int score = -last_1 (search, sumi_fast_take (opponent ^ sumi_fast_spread_axes (flips)), a);

      if (score > best)
        best = score;
    }
  return best;
}

static inline int
last_2 (SumiExactSearch *search,
        SumiFastSet own,
        SumiFastSet opponent,
        int alpha,
        SumiSquare a,
        SumiSquare b)
{
  int score;

  search->nodes++;
  score = moves_2 (search, own, opponent, alpha, a, b);
  if (score != NO_MOVE)
    return score;
  score = moves_2 (search, opponent, own, -alpha - 1, a, b);
  return score != NO_MOVE ? -score : final (search, own, opponent);
}

static inline int
moves_3 (SumiExactSearch *search,
         SumiFastSet own,
         SumiFastSet opponent,
         int alpha,
         const SumiSquare squares[3])
{
  int best = NO_MOVE;

#pragma GCC unroll 3
  for (int i = 0; i < 3; i++)
    {
      SumiSquare move = squares[i];
      SumiFastSet flips = sumi_fast_axes_flips (own, opponent, move);
      int score;

      if (sumi_fast_is_empty (flips))
        continue;
      flips = sumi_fast_spread_axes (flips);
      score = -last_2 (search, opponent ^ flips,
                       own ^ flips ^ sumi_fast_spread (sumi_bitboard_of (move)), -alpha - 1,
                       squares[i == 0], squares[i == 2 ? 1 : 2]);
      if (score > best)
        {
          best = score;
          if (best > alpha)
            break;
        }
    }
  return best;
}

static inline int
last_3 (SumiExactSearch *search,
        SumiFastSet own,
        SumiFastSet opponent,
        int alpha,
        SumiSquare a,
        SumiSquare b,
        SumiSquare c)
{
  SumiSquare squares[3] = { a, b, c };
  int score;

  search->nodes++;
  if (quadrant (a) == quadrant (b))
    {
      squares[0] = c;
      squares[2] = a;
    }
  else if (quadrant (a) == quadrant (c))
    {
      squares[0] = b;
      squares[1] = a;
    }
  score = moves_3 (search, own, opponent, alpha, squares);
  if (score != NO_MOVE)
    return score;
  score = moves_3 (search, opponent, own, -alpha - 1, squares);
  return score != NO_MOVE ? -score : final (search, own, opponent);
}

static inline int
moves_4 (SumiExactSearch *search,
         SumiFastSet own,
         SumiFastSet opponent,
         int alpha,
         const SumiSquare squares[4])
{
  static const uint8_t others[4][3] = { { 1, 2, 3 }, { 0, 2, 3 }, { 0, 1, 3 }, { 0, 1, 2 } };
  int best = NO_MOVE;

#pragma GCC unroll 4
  for (int i = 0; i < 4; i++)
    {
      SumiSquare move = squares[i];
      SumiFastSet flips = sumi_fast_axes_flips (own, opponent, move);
      int score;

      if (sumi_fast_is_empty (flips))
        continue;
      flips = sumi_fast_spread_axes (flips);
      score = -last_3 (search, opponent ^ flips,
                       own ^ flips ^ sumi_fast_spread (sumi_bitboard_of (move)), -alpha - 1,
                       squares[others[i][0]], squares[others[i][1]], squares[others[i][2]]);
      if (score > best)
        {
          best = score;
          if (best > alpha)
            break;
        }
    }
  return best;
}

/* Lists the squares of four empties, those that are alone in their quadrant first. */
static inline void
list_4 (SumiBitboard empties, SumiSquare out_squares[4])
{
  SumiSquare squares[4];
  int n_in[4] = { 0 };
  int first = 0, last = 3;

#pragma GCC unroll 4
  for (int i = 0; i < 4; i++)
    {
      squares[i] = sumi_bitboard_first (empties);
      empties &= empties - 1;
      n_in[quadrant (squares[i])]++;
    }
#pragma GCC unroll 4
  for (int i = 0; i < 4; i++)
    {
      bool is_odd = (n_in[quadrant (squares[i])] & 1) != 0;

      out_squares[is_odd ? first++ : last--] = squares[i];
    }
}

static int
last_4 (SumiExactSearch *search,
        SumiFastSet own,
        SumiFastSet opponent,
        int alpha,
        SumiBitboard empties)
{
  SumiSquare squares[4];
  int score;

  search->nodes++;
  list_4 (empties, squares);
  score = moves_4 (search, own, opponent, alpha, squares);
  if (score != NO_MOVE)
    return score;
  score = moves_4 (search, opponent, own, -alpha - 1, squares);
  return score != NO_MOVE ? -score : final (search, own, opponent);
}

/* The best of MOVES, those in odd quadrants first, or of the first that is more than ALPHA. */
static inline int
moves_5 (SumiExactSearch *search,
         SumiFastSet own,
         SumiFastSet opponent,
         int alpha,
         SumiBitboard empties,
         SumiBitboard moves)
{
  SumiBitboard odd = sumi_exact_odd_quadrants (empties);
  SumiBitboard order[2] = { moves & odd, moves & ~odd };
  int best = NO_MOVE;

  for (int i = 0; i < 2; i++)
    {
      SUMI_FOREACH_SQUARE (square, order[i])
        {
          SumiBitboard move = sumi_bitboard_of ((SumiSquare) square);
          SumiFastSet flips
              = sumi_fast_spread_axes (sumi_fast_axes_flips (own, opponent, (SumiSquare) square));
          int score = -last_4 (search, opponent ^ flips, own ^ flips ^ sumi_fast_spread (move),
                               -alpha - 1, empties ^ move);

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

/* The fail-soft score against ALPHA of a position with N_EMPTIES, at most five. Its MOVES matter
 * only where there are five. */
int
sumi_exact_last (SumiExactSearch *search,
                 SumiBitboard own,
                 SumiBitboard opponent,
                 SumiBitboard moves,
                 int alpha,
                 int n_empties)
{
  SumiFastSet all_own = sumi_fast_spread (own), all_opponent = sumi_fast_spread (opponent);
  SumiBitboard empties = ~(own | opponent);
  SumiSquare squares[3];

  if (n_empties == 5)
    {
      search->nodes++;
      if (moves != 0)
        return moves_5 (search, all_own, all_opponent, alpha, empties, moves);
      moves = sumi_fast_legal (opponent, own);
      if (moves == 0)
        return sumi_exact_final (search, own, opponent);
      search->nodes++;
      return -moves_5 (search, all_opponent, all_own, -alpha - 1, empties, moves);
    }
  if (n_empties == 4)
    return last_4 (search, all_own, all_opponent, alpha, empties);
  if (n_empties == 0)
    return sumi_exact_final (search, own, opponent);
  for (int i = 0; i < n_empties; i++)
    {
      squares[i] = sumi_bitboard_first (empties);
      empties &= empties - 1;
    }
  switch (n_empties)
    {
    case 3:
      return last_3 (search, all_own, all_opponent, alpha, squares[0], squares[1], squares[2]);
    case 2:
      return last_2 (search, all_own, all_opponent, alpha, squares[0], squares[1]);
    default:
      return last_1 (search, own, squares[0]);
    }
}
