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

/* GAME may be NULL. */
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

/* An empty list for SumiKeptGame, which it owns. */
GPtrArray *
sumi_kept_game_list_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_kept_game_free);
}

/* A new list of copies of GAMES, of SumiKeptGame, such as for a thread; an empty one for NULL. */
GPtrArray *
sumi_kept_game_list_copy (const GPtrArray *games)
{
  GPtrArray *copies = sumi_kept_game_list_new ();

  for (guint i = 0; games != NULL && i < games->len; i++)
    g_ptr_array_add (copies, sumi_kept_game_copy (games->pdata[i]));
  return copies;
}

/* NAME, of a player or a learner, as it is compared; "" for NULL. Owned by the caller. */
char *
sumi_player_fold (const char *name)
{
  return g_utf8_casefold (name != NULL ? name : "", -1);
}

/* An empty set of players: their names, folded, which it owns, with what is told of each, a
 * SumiPlayerTelling as GINT_TO_POINTER (). */
GHashTable *
sumi_players_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}
