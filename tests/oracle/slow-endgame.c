/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-endgame.h"

/* The difference of discs at the end of a game, for the side to move. */
int
slow_final_score (const SlowBoard *board, bool is_to_winner)
{
  SlowCell other = board->turn == SLOW_BLACK ? SLOW_WHITE : SLOW_BLACK;
  int difference = slow_count (board, board->turn) - slow_count (board, other);
  int n_empties = slow_count (board, SLOW_EMPTY);

  if (!is_to_winner || difference == 0)
    return difference;
  return difference > 0 ? difference + n_empties : difference - n_empties;
}

static int
search (const SlowBoard *board, bool is_to_winner, int alpha, int beta)
{
  uint64_t legal = slow_legal (board);
  int best = -64;

  if (slow_is_over (board))
    return slow_final_score (board, is_to_winner);
  if (legal == 0)
    {
      SlowBoard next = slow_pass (board);

      return -search (&next, is_to_winner, -beta, -alpha);
    }
  for (int square = 0; square < 64 && best < beta; square++)
    {
      SlowBoard next;
      int score;

      if ((legal >> square & 1) == 0)
        continue;
      next = slow_play (board, square);
      score = -search (&next, is_to_winner, -beta, -(best > alpha ? best : alpha));
      if (score > best)
        best = score;
    }
  return best;
}

int
slow_score (const SlowBoard *board, bool is_to_winner)
{
  return search (board, is_to_winner, -65, 65);
}

/* The moves after which SCORE, that of the position, is kept. */
uint64_t
slow_best_moves (const SlowBoard *board, bool is_to_winner, int score)
{
  uint64_t legal = slow_legal (board), best = 0;

  for (int square = 0; square < 64; square++)
    {
      SlowBoard next;

      if ((legal >> square & 1) == 0)
        continue;
      next = slow_play (board, square);
      if (-search (&next, is_to_winner, -score, -score + 1) >= score)
        best |= UINT64_C (1) << square;
    }
  return best;
}
