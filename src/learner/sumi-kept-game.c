/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-kept-game.h"

/* A game that was not reviewed, to be kept from now on. */
SumiKeptGame *
sumi_kept_game_new (const char *key, const char *text, SumiKeptSide side)
{
  SumiKeptGame *game = g_new0 (SumiKeptGame, 1);

  game->key = g_strdup (key);
  game->text = g_strdup (text);
  game->side = side;
  game->findings = g_strdup ("");
  return game;
}

SumiKeptGame *
sumi_kept_game_copy (const SumiKeptGame *game)
{
  SumiKeptGame *copy = g_memdup2 (game, sizeof *game);

  copy->key = g_strdup (game->key);
  copy->former = g_strdup (game->former);
  copy->text = g_strdup (game->text);
  copy->findings = g_strdup (game->findings);
  return copy;
}

void
sumi_kept_game_free (SumiKeptGame *game)
{
  if (game == NULL)
    return;
  g_free (game->key);
  g_free (game->former);
  g_free (game->text);
  g_free (game->findings);
  g_free (game);
}
