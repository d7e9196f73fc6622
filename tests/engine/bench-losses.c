/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a move of each level loses against exact play, in discs, with standard errors, by the
 * number of empties. The positions are of games that begin with some moves at random and go on with
 * moves of level 7; a loss is that of each move by exact scores, times how likely the level plays
 * it.
 *
 * With arguments: the number of empties, and how many positions. */

#include <math.h>
#include <stdlib.h>

#include "sumi-midgame.h"
#include "sumi-opponent.h"
#include "sumi-random.h"
#include "sumi-weights-file.h"

#define SEED 2028
#define TABLE_BYTES (64u << 20)
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
         && sumi_bitboard_count (sumi_position_empties (position)) > n_empties)
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

static void
measure (SumiMidgame *midgame, SumiPosition position, int n_empties, Losses *losses)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  double lost[64];
  SumiMidgameReport exact;

  sumi_midgame_forget (midgame);
  sumi_midgame_score_moves (midgame, position, (SumiMidgameLimits){ 1, n_empties }, &budget,
                            &exact);
  for (int i = 0; i < exact.n_moves; i++)
    lost[exact.moves[i].move] =
        (double) (exact.moves[0].value.score - exact.moves[i].value.score) / SUMI_DISC;
  for (int level = 0; level < SUMI_N_LEVELS; level++)
    {
      SumiOpponent *opponent = sumi_opponent_new (midgame, sumi_level_get (level), 1);
      double chances[SUMI_MIDGAME_MAX_MOVES], loss = 0;
      SumiMidgameReport report;

      sumi_opponent_weigh (opponent, position, &budget, &report, chances);
      for (int i = 0; i < report.n_moves; i++)
        loss += chances[i] * lost[report.moves[i].move];
      losses[level].sum += loss;
      losses[level].squares += loss * loss;
      sumi_opponent_free (opponent);
    }
}

int
main (int argc, char *argv[])
{
  char *problem = NULL;
  g_autoptr (SumiEvaluation) evaluation = sumi_weights_file_open (NULL, &problem);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  int n_empties = argc > 2 ? atoi (argv[1]) : N_EMPTIES;
  guint n_positions = argc > 2 ? (guint) atoi (argv[2]) : N_POSITIONS, n = 0;
  Losses losses[SUMI_N_LEVELS] = { 0 };

  g_assert_null (problem);
  for (guint64 game = 0; n < n_positions; game++)
    {
      SumiPosition position = play_game (midgame, game, n_empties);

      if (sumi_bitboard_count (sumi_position_legal_moves (position)) < 2)
        continue;
      measure (midgame, position, n_empties, losses);
      n++;
    }
  for (int level = 0; level < SUMI_N_LEVELS; level++)
    {
      double mean = losses[level].sum / n;

      g_print ("level %d: %.2f, give or take %.2f\n", level + 1, mean,
               sqrt ((losses[level].squares / n - mean * mean) / n));
    }
  sumi_midgame_free (midgame);
  return 0;
}
