/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a move of each level loses against exact play, in discs, with standard errors, by the
 * number of empties. The positions are of games that begin with some moves at random and go on with
 * moves of level 7. Each level plays one move in each position, all with the same seed, and a loss
 * is that of this move by exact scores.
 *
 * With arguments: the number of empties, how many positions, and the first level. */

#include <math.h>
#include <stdlib.h>

#include "sumi-exact.h"
#include "sumi-midgame.h"
#include "sumi-opponent.h"
#include "sumi-random.h"
#include "sumi-weights-file.h"

#define SEED 2028
#define TABLE_BYTES (4u << 20)
#define N_POSITIONS 20
#define N_EMPTIES 18
#define GAME_LEVEL 7

/* A game begins with some moves at random. */
#define MIN_RANDOM_PLIES 8
#define MAX_RANDOM_PLIES 16

typedef struct
{
  double sum, squares;
} Losses;

/* The first position of GAME with at most N_EMPTIES. */
static SumiPosition
play_game (SumiMidgame *midgame, guint64 game, int n_empties)
{
  SumiRandom random = sumi_random_init (SEED, game);
  int n_random =
      MIN_RANDOM_PLIES + sumi_random_below (&random, MAX_RANDOM_PLIES - MIN_RANDOM_PLIES + 1);
  SumiOpponent *player = sumi_opponent_new (midgame, sumi_level_get (GAME_LEVEL - 1), game);
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  while (!sumi_position_is_over (position)
         && sumi_position_count_empties (position) > n_empties)
    {
      SumiBitboard moves = sumi_position_legal_moves (position);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiSquare move = SUMI_SQUARE_PASS;

      if (moves != 0 && n_random-- > 0)
        move = sumi_random_square (&random, moves);
      else if (moves != 0)
        move = sumi_opponent_choose_move (player, position, &budget);
      position = sumi_position_play (position, move);
    }
  sumi_opponent_free (player);
  return position;
}

/* The score of POSITION, and in OUT_BEST, unless it is NULL, moves that reach it. */
static int
find_score (SumiExact *exact, SumiPosition position, SumiBitboard *out_best)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiExactAnswer answer = sumi_exact_score (exact, position, &budget);

  if (out_best != NULL)
    *out_best = answer.best;
  return answer.lower;
}

/* What the move of each level from FIRST on loses in POSITION, in discs. */
static void
measure (SumiMidgame *midgame, SumiExact *exact, SumiPosition position, int first, Losses *losses)
{
  int lost[64] = { 0 };
  SumiBitboard known;
  int best = find_score (exact, position, &known);

  for (int level = first; level < SUMI_N_LEVELS; level++)
    {
      SumiOpponent *opponent = sumi_opponent_new (midgame, sumi_level_get (level), 1);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiSquare move = sumi_opponent_choose_move (opponent, position, &budget);

      if (!sumi_bitboard_has (known, move))
        lost[move] = best + find_score (exact, sumi_position_play (position, move), NULL);
      known |= sumi_bitboard_of (move);
      losses[level].sum += lost[move];
      losses[level].squares += lost[move] * lost[move];
      sumi_opponent_free (opponent);
    }
}

int
main (int argc, char *argv[])
{
  char *problem = NULL;
  g_autoptr (SumiEvaluation) evaluation = sumi_weights_file_open (NULL, &problem);
  SumiMidgame *midgame =
      sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiExactOptions options = SUMI_EXACT_DEFAULTS;
  int n_empties = argc > 2 ? atoi (argv[1]) : N_EMPTIES;
  guint n_positions = argc > 2 ? (guint) atoi (argv[2]) : N_POSITIONS, n = 0;
  int first = argc > 3 ? atoi (argv[3]) - 1 : 0;
  Losses losses[SUMI_N_LEVELS] = { 0 };
  SumiExact *exact;

  g_assert_null (problem);
  options.evaluation = evaluation;
  exact = sumi_exact_new (&options);
  for (guint64 game = 0; n < n_positions; game++)
    {
      SumiPosition position = play_game (midgame, game, n_empties);

      if (sumi_bitboard_count (sumi_position_legal_moves (position)) < 2)
        continue;
      measure (midgame, exact, position, first, losses);
      n++;
    }
  for (int level = first; level < SUMI_N_LEVELS; level++)
    {
      double mean = losses[level].sum / n;

      g_print ("level %d: %.2f, give or take %.2f\n", level + 1, mean,
               sqrt ((losses[level].squares / n - mean * mean) / n));
    }
  sumi_exact_free (exact);
  sumi_midgame_free (midgame);
  return 0;
}
