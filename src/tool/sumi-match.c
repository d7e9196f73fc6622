/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-match.h"

#include "sumi-opponent.h"
#include "sumi-random.h"
#include "sumi-share-work.h"

/* Openings are drawn by lot from all that random play reaches, as long as neither side is far
 * ahead: by no more than so much after a short search. */
#define OPENING_PLIES 8
#define OPENING_DEPTH 4
#define MAX_OPENING_ADVANTAGE (5 * SUMI_DISC)
#define OPENING_TABLE_BYTES (256 * 1024)
#define TABLE_BYTES (4 * 1024 * 1024)

typedef struct
{
  const SumiEvaluation *evaluation;
  const int *levels;
  guint64 seed;
  int *margins; /* of the first level, one a game */
} Match;

static SumiPosition
play_randomly (SumiRandom *random)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  /* No game is over, and no side has to pass, so early. */
  for (int i = 0; i < OPENING_PLIES && sumi_position_legal_moves (position) != 0; i++)
    position =
        sumi_position_play (position,
                            sumi_random_square (random, sumi_position_legal_moves (position)));
  return position;
}

static SumiPosition
draw_opening (const SumiEvaluation *evaluation, guint64 seed, guint index)
{
  SumiMidgame *midgame =
      sumi_midgame_new (evaluation, OPENING_TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiRandom random = sumi_random_init (seed, index);
  SumiPosition position;

  do
    position = play_randomly (&random);
  while (!sumi_midgame_is_balanced (midgame, position, OPENING_DEPTH, MAX_OPENING_ADVANTAGE));
  sumi_midgame_free (midgame);
  return position;
}

/* The margin of the first of PLAYERS, who has the colour FIRST. */
static int
play_game (SumiOpponent *players[2], SumiPosition position, SumiColor first)
{
  int score;

  while (!sumi_position_is_over (position))
    {
      SumiOpponent *player = players[position.turn == first ? 0 : 1];
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      position =
          sumi_position_play (position, sumi_opponent_choose_move (player, position, &budget));
    }
  score = sumi_scoring_difference (SUMI_SCORING_EMPTIES_TO_WINNER, position.own,
                                   position.opponent);
  return position.turn == first ? score : -score;
}

static void
play_games (gpointer data, guint first, guint end)
{
  const Match *match = data;
  SumiMidgame *midgame =
      sumi_midgame_new (match->evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);

  for (guint i = first; i < end; i++)
    {
      SumiPosition opening = draw_opening (match->evaluation, match->seed, i / 2);
      SumiOpponent *players[2];

      for (guint j = 0; j < 2; j++)
        players[j] = sumi_opponent_new (midgame, sumi_level_get (match->levels[j]),
                                        match->seed + 2 * i + j);
      match->margins[i] = play_game (players, opening, i % 2 == 0 ? SUMI_BLACK : SUMI_WHITE);
      for (guint j = 0; j < 2; j++)
        sumi_opponent_free (players[j]);
    }
  sumi_midgame_free (midgame);
}

/* Has LEVELS[0] play LEVELS[1]. */
SumiMatchResult
sumi_match_play (const SumiEvaluation *evaluation,
                 const int levels[2],
                 const SumiMatchOptions *options)
{
  g_autofree int *margins = g_new0 (int, options->n_games);
  Match match = { evaluation, levels, options->seed, margins };
  SumiMatchResult result = { 0 };

  sumi_share_work (play_games, &match, options->n_games, 1, options->n_threads);
  for (guint i = 0; i < options->n_games; i++)
    {
      result.n_wins += margins[i] > 0;
      result.n_draws += margins[i] == 0;
      result.n_losses += margins[i] < 0;
      result.margin += (double) margins[i] / options->n_games;
    }
  return result;
}
