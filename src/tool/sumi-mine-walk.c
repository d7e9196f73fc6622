/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-mine-walk.h"

#include "sumi-miner.h"
#include "sumi-natural-game.h"
#include "sumi-random.h"
#include "sumi-share-work.h"

/* The places of one game: of each theme at most one, as two would be too much alike. */
typedef struct
{
  guint game;
  SumiThemes found;
  SumiTranscript records[SUMI_N_THEMES];
} Game;

typedef struct
{
  const SumiMineShare *share;
  const SumiEvaluation *evaluation;
  Game *games;
} Walk;

/* Looks at each position of RECORD, and keeps any of those with a puzzle of a theme with the same
 * chance. Each theme has chances of its own, so that none depends on which others are wanted. */
static void
look_through (const Walk *walk, SumiMiner *miner, const SumiTranscript *record, Game *game)
{
  SumiTranscript so_far = { .start = record->start, .end = record->start };
  SumiRandom random[SUMI_N_THEMES];
  int n_found[SUMI_N_THEMES] = { 0 };

  for (guint i = 0; i < SUMI_N_THEMES; i++)
    random[i] = sumi_random_init (walk->share->seed + i + 1, game->game);
  for (int ply = 0; ply < record->n_moves; ply++)
    {
      SumiFind finds[SUMI_N_THEMES];
      SumiThemes found = record->moves[ply] == SUMI_SQUARE_PASS
                             ? 0
                             : sumi_miner_look (miner, so_far.end, walk->share->themes, finds);

      for (guint i = 0; i < SUMI_N_THEMES; i++)
        {
          if ((found >> i & 1) != 0 && sumi_random_below (&random[i], ++n_found[i]) == 0)
            game->records[i] = so_far;
        }
      game->found |= found;
      sumi_transcript_play (&so_far, record->moves[ply]);
    }
}

static void
play_games (gpointer data, guint first, guint end)
{
  const Walk *walk = data;
  g_autoptr (SumiMiner) miner = sumi_miner_new (walk->evaluation);

  for (guint i = first; i < end; i++)
    {
      SumiTranscript record;

      sumi_natural_game_play (sumi_miner_get_midgame (miner), walk->share->seed,
                              walk->games[i].game, &record);
      look_through (walk, miner, &record, &walk->games[i]);
    }
}

static void
keep_places (SumiMinePart *part, const Game *game)
{
  for (guint i = 0; i < SUMI_N_THEMES; i++)
    {
      if ((game->found >> i & 1) != 0)
        {
          SumiMinePlace place = { (SumiTheme) i, game->game, game->records[i] };

          g_array_append_val (part->places, place);
        }
    }
}

/* Looks through the next SUMI_MINE_BLOCK games of PART whose number is below END. */
void
sumi_mine_walk (SumiMinePart *part, const SumiEvaluation *evaluation, guint end, guint n_threads)
{
  const SumiMineShare *share = &part->share;
  g_autofree Game *games = g_new0 (Game, SUMI_MINE_BLOCK);
  Walk walk = { share, evaluation, games };
  guint n_games = 0;

  for (guint i = part->n_games; i < end && n_games < SUMI_MINE_BLOCK; i++)
    {
      if (i % share->n_shards == share->shard)
        games[n_games++].game = i;
    }
  sumi_share_work (play_games, &walk, n_games, 1, n_threads);
  for (guint i = 0; i < n_games; i++)
    keep_places (part, &games[i]);
  part->n_games = n_games < SUMI_MINE_BLOCK ? end : games[n_games - 1].game + 1;
}
