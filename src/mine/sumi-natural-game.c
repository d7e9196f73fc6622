/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-natural-game.h"

#include "sumi-mine-level.h"
#include "sumi-random.h"

/* An opening has from MIN to MAX plies. Each is any of the moves that lose at most OPENING_LOSS by
 * a search of OPENING_DEPTH, and the position after the last one is worth at most OPENING_VALUE to
 * either side by a search of CHECK_DEPTH; otherwise another opening is drawn. */
#define MIN_OPENING_PLIES 6
#define MAX_OPENING_PLIES 12
#define OPENING_DEPTH 4
#define OPENING_LOSS (2 * SUMI_DISC)
#define OPENING_VALUE (2 * SUMI_DISC)
#define CHECK_DEPTH 8
#define MAX_TRIES 20

/* Each side has a level of its own, from 0. */
#define MIN_LEVEL 3
#define MAX_LEVEL 8

/* Nodes that a level may spend on a move: the strongest three do with less than they would like. */
#define MAX_NODES UINT64_C (20000)

/* One of the moves that lose little, each with the same chance. */
static SumiSquare
choose_opening_move (SumiMidgame *midgame, SumiPosition position, SumiRandom *random)
{
  const SumiMidgameLimits limits = { .max_depth = OPENING_DEPTH };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;
  int n = 0;

  sumi_midgame_forget (midgame);
  sumi_midgame_score_moves (midgame, position, limits, &budget, &report);
  while (n < report.n_moves
         && report.moves[0].value.score - report.moves[n].value.score <= OPENING_LOSS)
    n++;
  return n > 0 ? report.moves[sumi_random_below (random, n)].move : SUMI_SQUARE_PASS;
}

static void
play_opening (SumiMidgame *midgame, SumiRandom *random, SumiTranscript *out_game)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  for (int i = 0; i < MAX_TRIES; i++)
    {
      int n_plies =
          MIN_OPENING_PLIES + sumi_random_below (random, MAX_OPENING_PLIES - MIN_OPENING_PLIES + 1);

      *out_game = (SumiTranscript){ .start = start, .end = start };
      while (out_game->n_moves < n_plies)
        sumi_transcript_play (out_game, choose_opening_move (midgame, out_game->end, random));
      if (sumi_midgame_is_balanced (midgame, out_game->end, CHECK_DEPTH, OPENING_VALUE))
        return;
    }
}

/* Plays the game INDEX of those that follow from SEED, to its end. It depends on the two alone, and
 * on the evaluation of MIDGAME. */
void
sumi_natural_game_play (SumiMidgame *midgame,
                        uint64_t seed,
                        uint64_t index,
                        SumiTranscript *out_game)
{
  SumiRandom random = sumi_random_init (seed, index);
  SumiOpponent *players[2];

  play_opening (midgame, &random, out_game);
  for (int i = 0; i < 2; i++)
    {
      int level = MIN_LEVEL + sumi_random_below (&random, MAX_LEVEL - MIN_LEVEL + 1);

      players[i] =
          sumi_opponent_new (midgame, sumi_mine_level_get (level), sumi_random_next (&random));
    }
  while (!sumi_position_is_over (out_game->end))
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      budget.max_nodes = MAX_NODES;
      sumi_transcript_play (out_game, sumi_opponent_choose_move (players[out_game->end.turn],
                                                                 out_game->end, &budget));
    }
  for (int i = 0; i < 2; i++)
    sumi_opponent_free (players[i]);
}
