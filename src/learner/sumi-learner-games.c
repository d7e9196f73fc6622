/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-learner-private.h"
#include "sumi-store-games.h"

/* What is to be done with games, and what came of it. */
typedef struct
{
  GPtrArray *games; /* of SumiKeptGame: to be kept and then those that are new, or listed */
  GArray *ids;
  gboolean are_removed, is_first;
  GHashTable *players; /* that are listed */
  char *name;          /* of the player of whom something is told */
  SumiPlayerTelling telling;
} Work;

static void
free_work (gpointer data)
{
  Work *work = data;

  g_clear_pointer (&work->games, g_ptr_array_unref);
  g_clear_pointer (&work->ids, g_array_unref);
  g_clear_pointer (&work->players, g_hash_table_unref);
  g_free (work->name);
  g_free (work);
}

/* A task of SELF with a work that is empty. */
static GTask *
create_task (SumiLearner *self, GAsyncReadyCallback callback, gpointer user_data, Work **out_work)
{
  GTask *task = g_task_new (self, NULL, callback, user_data);

  *out_work = g_new0 (Work, 1);
  g_task_set_task_data (task, *out_work, free_work);
  return task;
}

static gboolean
keep_games (SumiStore *store, gpointer data, GError **error)
{
  Work *work = data;
  g_autoptr (GPtrArray) games = g_steal_pointer (&work->games);

  work->games = sumi_store_keep_games (store, games, error);
  return work->games != NULL;
}

static gboolean
mark_games (SumiStore *store, gpointer data, GError **error)
{
  const Work *work = data;

  return sumi_store_mark_games (store, work->ids, work->are_removed, error);
}

static gboolean
note_review (SumiStore *store, gpointer data, GError **error)
{
  const Work *work = data;

  return sumi_store_note_review (store, work->games->pdata[0], error);
}

static gboolean
list_games (SumiStore *store, gpointer data, GError **error)
{
  Work *work = data;

  if (work->is_first)
    sumi_store_forget_games (store, NULL);
  work->games = sumi_store_list_games (store, error);
  return work->games != NULL;
}

static gboolean
tell_player (SumiStore *store, gpointer data, GError **error)
{
  const Work *work = data;

  return sumi_store_tell_player (store, work->name, work->telling, work->games, error);
}

static gboolean
list_players (SumiStore *store, gpointer data, GError **error)
{
  Work *work = data;

  work->players = sumi_store_list_players (store, error);
  return work->players != NULL;
}

/* Keeps copies of those of GAMES, of SumiKeptGame, that are not kept yet. Unlike outcomes, games
 * that could not be written are not tried again. */
void
sumi_learner_keep_games_async (SumiLearner *self,
                               const GPtrArray *games,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  Work *work;
  GTask *task = create_task (self, callback, user_data, &work);

  work->games = sumi_kept_game_list_copy (games);
  sumi_learner_start (self, task, keep_games);
}

static GPtrArray *
take_games (GAsyncResult *result, GError **error)
{
  Work *work = g_task_get_task_data (G_TASK (result));

  return g_task_propagate_boolean (G_TASK (result), error) ? g_steal_pointer (&work->games) : NULL;
}

/* The games that were not kept before, or whose side was not known, of SumiKeptGame, as they are
 * kept now, in a new array; NULL with an error. Owned by the caller. */
GPtrArray *
sumi_learner_keep_games_finish (SumiLearner *self, GAsyncResult *result, GError **error)
{
  return take_games (result, error);
}

/* Removes the games of IDS, of gint64, or brings them back. */
void
sumi_learner_mark_games_async (SumiLearner *self,
                               const GArray *ids,
                               gboolean are_removed,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  Work *work;
  GTask *task = create_task (self, callback, user_data, &work);

  work->ids = g_array_copy ((GArray *) ids);
  work->are_removed = are_removed;
  sumi_learner_start (self, task, mark_games);
}

/* Notes in the kept game that has the key of GAME what the review of GAME found. */
void
sumi_learner_note_review_async (SumiLearner *self,
                                const SumiKeptGame *game,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  Work *work;
  GTask *task = create_task (self, callback, user_data, &work);

  work->games = sumi_kept_game_list_new ();
  g_ptr_array_add (work->games, sumi_kept_game_copy (game));
  sumi_learner_start (self, task, note_review);
}

/* Notes what the learner tells of the player NAME, and the sides of GAMES, of SumiKeptGame, which
 * are those that they have by that; NAME NULL: only the sides. */
void
sumi_learner_tell_player_async (SumiLearner *self,
                                const char *name,
                                SumiPlayerTelling telling,
                                const GPtrArray *games,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  Work *work;
  GTask *task = create_task (self, callback, user_data, &work);

  work->name = g_strdup (name);
  work->telling = telling;
  work->games = sumi_kept_game_list_copy (games);
  sumi_learner_start (self, task, tell_player);
}

/* Whether what any of the three functions before was asked for is on disk. */
gboolean
sumi_learner_change_games_finish (SumiLearner *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Lists what is kept when all that was asked for before is done. With IS_FIRST, what was removed is
 * forgotten before, unless that was within SUMI_REMOVED_SPAN. */
void
sumi_learner_list_games_async (SumiLearner *self,
                               gboolean is_first,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  Work *work;
  GTask *task = create_task (self, callback, user_data, &work);

  work->is_first = is_first;
  sumi_learner_start (self, task, list_games);
}

/* A new array of SumiKeptGame, the newest first; NULL with an error. */
GPtrArray *
sumi_learner_list_games_finish (SumiLearner *self, GAsyncResult *result, GError **error)
{
  return take_games (result, error);
}

/* Does what the two functions before do, without IS_FIRST, and blocks meanwhile. Owned by the
 * caller. */
GPtrArray *
sumi_learner_list_games (SumiLearner *self, GError **error)
{
  Work work = { NULL };

  return sumi_learner_do (self, list_games, &work, error) ? work.games : NULL;
}

/* Keeps copies of those of GAMES, of SumiKeptGame, that are not kept yet. Blocks. */
gboolean
sumi_learner_keep_games (SumiLearner *self, const GPtrArray *games, GError **error)
{
  Work work = { .games = sumi_kept_game_list_copy (games) };
  gboolean are_kept = sumi_learner_do (self, keep_games, &work, error);

  g_clear_pointer (&work.games, g_ptr_array_unref);
  return are_kept;
}

/* Lists what is told of players when all that was asked for before is done. */
void
sumi_learner_list_players_async (SumiLearner *self,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  Work *work;

  sumi_learner_start (self, create_task (self, callback, user_data, &work), list_players);
}

/* As sumi_players_new(), owned by the caller; NULL with an error. */
GHashTable *
sumi_learner_list_players_finish (SumiLearner *self, GAsyncResult *result, GError **error)
{
  Work *work = g_task_get_task_data (G_TASK (result));

  return g_task_propagate_boolean (G_TASK (result), error) ? g_steal_pointer (&work->players)
                                                           : NULL;
}

/* Does what the two functions before do, and blocks meanwhile. */
GHashTable *
sumi_learner_list_players (SumiLearner *self, GError **error)
{
  Work work = { NULL };

  return sumi_learner_do (self, list_players, &work, error) ? work.players : NULL;
}

static gboolean
tell_players (SumiStore *store, gpointer data, GError **error)
{
  return sumi_store_tell_players (store, data, error);
}

/* Notes what is told of PLAYERS, which are as above, all or none. Blocks. */
gboolean
sumi_learner_tell_players (SumiLearner *self, GHashTable *players, GError **error)
{
  return sumi_learner_do (self, tell_players, players, error);
}
