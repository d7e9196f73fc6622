/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-store-games.h"

#include "sumi-learner-private.h"

#define COLUMNS                                                                                    \
  "time, key, text, side, is_reviewed, black_opening, black_midgame, black_endgame, "              \
  "white_opening, white_midgame, white_endgame"

#define FINDINGS_COLUMN (5 + 2 * SUMI_N_GAME_PHASES)

/* A game that was removed and is kept again stays as it was, except that the learner's side is set
 * if it was not known: the learner may have another name by now. No row is returned for a game that
 * is kept already and of which nothing new is known. */
#define KEEP_SQL                                                                                   \
  "INSERT INTO game (" COLUMNS ", findings) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "          \
  "ON CONFLICT (key) DO UPDATE SET is_removed = 0, "                                               \
  "side = CASE WHEN side < 0 THEN excluded.side ELSE side END "                                    \
  "WHERE is_removed OR (side < 0 AND excluded.side >= 0) "                                         \
  "RETURNING id, " COLUMNS ", findings"

/* A game that was continued is a new game, which is not reviewed yet. One that has not changed
 * stays. */
#define REPLACE_SQL "DELETE FROM game WHERE key = ?1 AND (key <> ?2 OR text <> ?3)"

/* The column has the time of the removal; 0: the game is kept. Earlier programs wrote 1. */
#define MARK_SQL "UPDATE game SET is_removed = ?2 WHERE id = ?1"

#define FORGET_SQL "DELETE FROM game WHERE is_removed AND is_removed NOT BETWEEN ?1 AND ?2"

#define REVIEW_SQL                                                                                 \
  "UPDATE game SET is_reviewed = 1, black_opening = ?, black_midgame = ?, black_endgame = ?, "     \
  "white_opening = ?, white_midgame = ?, white_endgame = ?, findings = ? WHERE key = ?"

/* The newest first. */
#define LIST_SQL(findings)                                                                         \
  "SELECT id, " COLUMNS ", " findings " FROM game WHERE NOT is_removed ORDER BY id DESC"

#define TELL_SQL                                                                                   \
  "INSERT INTO player (name, is_learner) VALUES (?1, ?2) "                                         \
  "ON CONFLICT (name) DO UPDATE SET is_learner = excluded.is_learner"

#define UNTELL_SQL "DELETE FROM player WHERE name = ?1"

#define SIDE_SQL "UPDATE game SET side = ?2 WHERE id = ?1"

#define PLAYERS_SQL "SELECT name, is_learner FROM player"

/* Older versions, which may only be read, have no games, no findings, or no players. */
#define HAS_GAMES_SQL "SELECT count (*) FROM sqlite_schema WHERE name = 'game'"
#define HAS_FINDINGS_SQL                                                                           \
  "SELECT count (*) FROM pragma_table_info ('game') WHERE name = 'findings'"
#define HAS_PLAYERS_SQL "SELECT count (*) FROM sqlite_schema WHERE name = 'player'"

/* Runs STATEMENT, whose values are bound, and makes it ready for others. */
static gboolean
step (SumiStore *store, sqlite3_stmt *statement, GError **error)
{
  int status = sqlite3_step (statement);

  sqlite3_reset (statement);
  return status == SQLITE_DONE
         || sumi_database_fail (sumi_store_get_database (store), status, error);
}

static gboolean
is_valid (const SumiKeptGame *game)
{
  const char *const strings[] = { game->key, game->text, game->findings };

  for (gsize i = 0; i < G_N_ELEMENTS (strings); i++)
    {
      if (strings[i] == NULL || !g_utf8_validate (strings[i], -1, NULL))
        return FALSE;
    }
  return sumi_outcome_is_time (game->time);
}

static SumiKeptGame *
read_row (sqlite3_stmt *row)
{
  SumiKeptGame *game = sumi_kept_game_new ((const char *) sqlite3_column_text (row, 2),
                                           (const char *) sqlite3_column_text (row, 3),
                                           (SumiKeptSide) CLAMP (sqlite3_column_int (row, 4),
                                                                 SUMI_KEPT_UNKNOWN,
                                                                 SUMI_KEPT_WHITE));

  game->id = sqlite3_column_int64 (row, 0);
  game->time = sqlite3_column_int64 (row, 1);
  game->is_reviewed = sqlite3_column_int (row, 5) != 0;
  for (int i = 0; i < 2 * SUMI_N_GAME_PHASES; i++)
    game->lost[i / SUMI_N_GAME_PHASES][i % SUMI_N_GAME_PHASES]
      = CLAMP (sqlite3_column_int (row, 6 + i), 0, SUMI_KEPT_MAX_LOST);
  g_free (game->findings);
  game->findings = g_strdup ((const char *) sqlite3_column_text (row, FINDINGS_COLUMN + 1));
  return game;
}

static void
bind_game (SumiStore *store, sqlite3_stmt *statement, const SumiKeptGame *game)
{
  sqlite3_bind_int64 (statement, 1, game->time != 0 ? game->time : sumi_store_get_time (store));
  sqlite3_bind_text (statement, 2, game->key, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 3, game->text, -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, 4, game->side);
  sqlite3_bind_int (statement, 5, game->is_reviewed ? 1 : 0);
  for (int i = 0; i < 2 * SUMI_N_GAME_PHASES; i++)
    sqlite3_bind_int (statement, 6 + i, game->lost[i / SUMI_N_GAME_PHASES][i % SUMI_N_GAME_PHASES]);
  sqlite3_bind_text (statement, FINDINGS_COLUMN + 1, game->findings, -1, SQLITE_STATIC);
}

/* Deletes the game that GAME is a continuation of, if it is one. */
static gboolean
drop_former (SumiStore *store, const SumiKeptGame *game, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;

  if (game->former == NULL)
    return TRUE;
  statement = sumi_database_prepare (sumi_store_get_database (store), REPLACE_SQL, error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_text (statement, 1, game->former, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 2, game->key, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 3, game->text, -1, SQLITE_STATIC);
  return step (store, statement, error);
}

static gboolean
keep_all (SumiStore *store, const GPtrArray *games, GPtrArray *new, GError **error)
{
  sqlite3 *database = sumi_store_get_database (store);
  g_autoptr (sqlite3_stmt) statement = sumi_database_prepare (database, KEEP_SQL, error);

  for (guint i = 0; statement != NULL && i < games->len; i++)
    {
      int status;

      if (!drop_former (store, games->pdata[i], error))
        return FALSE;
      bind_game (store, statement, games->pdata[i]);
      while ((status = sqlite3_step (statement)) == SQLITE_ROW)
        g_ptr_array_add (new, read_row (statement));
      sqlite3_reset (statement);
      if (status != SQLITE_DONE)
        return sumi_database_fail (database, status, error);
    }
  return statement != NULL;
}

/* Keeps GAMES, of SumiKeptGame, that are not kept yet, with what is known of them. Returns those,
 * and those whose side was not known before, as they are kept, in a new array; NULL on an error. */
GPtrArray *
sumi_store_keep_games (SumiStore *store, const GPtrArray *games, GError **error)
{
  g_autoptr (GPtrArray) new = sumi_kept_game_list_new ();

  return sumi_store_begin (store, error)
                 && sumi_store_end (store, keep_all (store, games, new, error), error)
             ? g_steal_pointer (&new)
             : NULL;
}

static gboolean
mark_all (SumiStore *store, const GArray *ids, gboolean are_removed, GError **error)
{
  g_autoptr (sqlite3_stmt) statement
    = sumi_database_prepare (sumi_store_get_database (store), MARK_SQL, error);

  for (guint i = 0; statement != NULL && i < ids->len; i++)
    {
      sqlite3_bind_int64 (statement, 1, g_array_index (ids, gint64, i));
      sqlite3_bind_int64 (statement, 2, are_removed ? sumi_store_get_time (store) : 0);
      if (!step (store, statement, error))
        return FALSE;
    }
  return statement != NULL;
}

/* Removes the games of IDS, of gint64, or brings them back. */
gboolean
sumi_store_mark_games (SumiStore *store, const GArray *ids, gboolean are_removed, GError **error)
{
  return sumi_store_begin (store, error)
         && sumi_store_end (store, mark_all (store, ids, are_removed, error), error);
}

static gboolean
set_review (SumiStore *store, const SumiKeptGame *game, GError **error)
{
  g_autoptr (sqlite3_stmt) statement
    = sumi_database_prepare (sumi_store_get_database (store), REVIEW_SQL, error);

  if (statement == NULL)
    return FALSE;
  for (int i = 0; i < 2 * SUMI_N_GAME_PHASES; i++)
    sqlite3_bind_int (statement, i + 1, game->lost[i / SUMI_N_GAME_PHASES][i % SUMI_N_GAME_PHASES]);
  sqlite3_bind_text (statement, 2 * SUMI_N_GAME_PHASES + 1, game->findings, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 2 * SUMI_N_GAME_PHASES + 2, game->key, -1, SQLITE_STATIC);
  return step (store, statement, error);
}

/* Notes what a review has found of the game that has the key of GAME, if it is kept. */
gboolean
sumi_store_note_review (SumiStore *store, const SumiKeptGame *game, GError **error)
{
  return sumi_store_begin (store, error)
         && sumi_store_end (store, set_review (store, game, error), error);
}

static gboolean
forget (SumiStore *store, GError **error)
{
  g_autoptr (sqlite3_stmt) statement
    = sumi_database_prepare (sumi_store_get_database (store), FORGET_SQL, error);
  gint64 now = sumi_store_get_time (store);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, now - SUMI_REMOVED_SPAN);
  sqlite3_bind_int64 (statement, 2, now + SUMI_REMOVED_SPAN);
  return step (store, statement, error);
}

/* Forgets for ever the games that were removed, but for those that another program may just have
 * removed. */
gboolean
sumi_store_forget_games (SumiStore *store, GError **error)
{
  return sumi_store_begin (store, error) && sumi_store_end (store, forget (store, error), error);
}

/* The games that are kept, of SumiKeptGame, the newest first; none in a store of an older version
 * that can only be read. NULL on an error. Owned by the caller. */
GPtrArray *
sumi_store_list_games (SumiStore *store, GError **error)
{
  sqlite3 *database = sumi_store_get_database (store);
  g_autoptr (GPtrArray) games = sumi_kept_game_list_new ();
  g_autoptr (sqlite3_stmt) statement = NULL;
  gint64 has_games, has_findings;
  int status;

  if (!sumi_database_get_int (database, HAS_GAMES_SQL, &has_games, error)
      || !sumi_database_get_int (database, HAS_FINDINGS_SQL, &has_findings, error))
    return NULL;
  if (!has_games)
    return g_steal_pointer (&games);
  statement = sumi_database_prepare (
      database, has_findings ? LIST_SQL ("findings") : LIST_SQL ("''"), error);
  if (statement == NULL)
    return NULL;
  while ((status = sqlite3_step (statement)) == SQLITE_ROW)
    {
      g_autoptr (SumiKeptGame) game = read_row (statement);

      /* A row that another program or the disk spoiled is left out, as such outcomes are. */
      if (is_valid (game))
        g_ptr_array_add (games, g_steal_pointer (&game));
    }
  if (status != SQLITE_DONE)
    {
      sumi_database_fail (database, status, error);
      return NULL;
    }
  return g_steal_pointer (&games);
}

static gboolean
tell_player (SumiStore *store, const char *name, SumiPlayerTelling telling, GError **error)
{
  g_autoptr (sqlite3_stmt) statement
    = sumi_database_prepare (sumi_store_get_database (store),
                             telling == SUMI_PLAYER_UNTOLD ? UNTELL_SQL : TELL_SQL, error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_text (statement, 1, name, -1, SQLITE_STATIC);
  if (telling != SUMI_PLAYER_UNTOLD)
    sqlite3_bind_int (statement, 2, telling == SUMI_PLAYER_LEARNER);
  return step (store, statement, error);
}

static gboolean
set_sides (SumiStore *store, const GPtrArray *games, GError **error)
{
  g_autoptr (sqlite3_stmt) statement
    = sumi_database_prepare (sumi_store_get_database (store), SIDE_SQL, error);

  for (guint i = 0; statement != NULL && i < games->len; i++)
    {
      const SumiKeptGame *game = games->pdata[i];

      sqlite3_bind_int64 (statement, 1, game->id);
      sqlite3_bind_int (statement, 2, game->side);
      if (!step (store, statement, error))
        return FALSE;
    }
  return statement != NULL;
}

/* Notes what is told of the player NAME, and the sides that GAMES, of SumiKeptGame, have by it;
 * NAME NULL: only the sides. */
gboolean
sumi_store_tell_player (SumiStore *store,
                        const char *name,
                        SumiPlayerTelling telling,
                        const GPtrArray *games,
                        GError **error)
{
  return sumi_store_begin (store, error)
         && sumi_store_end (store,
                            (name == NULL || tell_player (store, name, telling, error))
                                && set_sides (store, games, error),
                            error);
}

static gboolean
tell_all (SumiStore *store, GHashTable *players, GError **error)
{
  GHashTableIter iter;
  gpointer name, telling;

  g_hash_table_iter_init (&iter, players);
  while (g_hash_table_iter_next (&iter, &name, &telling))
    {
      if (!tell_player (store, name, GPOINTER_TO_INT (telling), error))
        return FALSE;
    }
  return TRUE;
}

/* Notes what is told of PLAYERS, which are as sumi_players_new(). */
gboolean
sumi_store_tell_players (SumiStore *store, GHashTable *players, GError **error)
{
  return sumi_store_begin (store, error)
         && sumi_store_end (store, tell_all (store, players, error), error);
}

/* What is told of players, as sumi_players_new(); nothing in a store of an older version that can
 * only be read. NULL on an error. Owned by the caller. */
GHashTable *
sumi_store_list_players (SumiStore *store, GError **error)
{
  sqlite3 *database = sumi_store_get_database (store);
  g_autoptr (GHashTable) players = sumi_players_new ();
  g_autoptr (sqlite3_stmt) statement = NULL;
  gint64 has_players;
  int status;

  if (!sumi_database_get_int (database, HAS_PLAYERS_SQL, &has_players, error))
    return NULL;
  if (!has_players)
    return g_steal_pointer (&players);
  statement = sumi_database_prepare (database, PLAYERS_SQL, error);
  if (statement == NULL)
    return NULL;
  while ((status = sqlite3_step (statement)) == SQLITE_ROW)
    {
      const char *name = (const char *) sqlite3_column_text (statement, 0);
      SumiPlayerTelling telling
        = sqlite3_column_int (statement, 1) != 0 ? SUMI_PLAYER_LEARNER : SUMI_PLAYER_OTHER;

      if (name != NULL && g_utf8_validate (name, -1, NULL))
        g_hash_table_insert (players, g_strdup (name), GINT_TO_POINTER (telling));
    }
  if (status != SQLITE_DONE)
    {
      sumi_database_fail (database, status, error);
      return NULL;
    }
  return g_steal_pointer (&players);
}
