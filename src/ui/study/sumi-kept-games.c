/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-kept-games.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "sumi-findings.h"
#include "sumi-kept-players.h"
#include "sumi-kept-record.h"
#include "sumi-record.h"

struct _SumiKeptGames
{
  GObject parent_instance;

  SumiLearner *learner; /* NULL while no store is open */
  char *name;           /* the learner's; NULL: a guest */
  GPtrArray *games;     /* of SumiKeptGame, the newest first */
  GHashTable *told;     /* of players, as sumi_players_new(); it is not changed, since threads share
                         * it, but another one takes its place */
  GQueue namings;       /* of GTask with a Naming: the first one is being worked on */
};

enum
{
  CHANGED,
  TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiKeptGames, sumi_kept_games, G_TYPE_OBJECT)

G_STATIC_ASSERT ((int) SUMI_N_GAME_PHASES == (int) SUMI_N_REVIEW_PHASES);

static void
tell (SumiKeptGames *self, const char *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

static void
tell_error (SumiKeptGames *self, const GError *error)
{
  /* Translators: %s is a sentence without a full stop. */
  g_autofree char *sentence = g_strdup_printf (_("Your games could not be kept: %s"),
                                               error->message);

  tell (self, sentence);
}

static void
tell_not_removed (SumiKeptGames *self, const GError *error)
{
  /* Translators: %s is a sentence without a full stop. */
  g_autofree char *sentence = g_strdup_printf (_("The game could not be removed: %s"),
                                               error->message);

  tell (self, sentence);
}

static void
tell_unlisted (SumiKeptGames *self, const GError *error)
{
  /* Translators: %s is a sentence without a full stop. */
  g_autofree char *sentence = g_strdup_printf (_("Your games could not be read: %s"),
                                               error->message);

  tell (self, sentence);
}

static void
take_list (SumiKeptGames *self, SumiLearner *learner, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = sumi_learner_list_games_finish (learner, result, &error);

  if (self->learner != learner)
    return;
  if (games == NULL)
    {
      tell_unlisted (self, error);
      return;
    }
  g_ptr_array_unref (self->games);
  self->games = g_steal_pointer (&games);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A change to one game that was asked for. */
typedef struct
{
  SumiKeptGames *games;
  SumiKeptGame *noted; /* what is known of it now; NULL: it was removed */
  gint64 id;
  GTask *task; /* of who removes it; NULL: nobody waits */
} Change;

static Change *
change_new (SumiKeptGames *games, gint64 id)
{
  Change *change = g_new0 (Change, 1);

  change->games = g_object_ref (games);
  change->id = id;
  return change;
}

static void
change_free (Change *change)
{
  g_object_unref (change->games);
  sumi_kept_game_free (change->noted);
  g_clear_object (&change->task);
  g_free (change);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Change, change_free)

/* Makes the same change to what is in memory. */
static void
apply (SumiKeptGames *self, const Change *change)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      SumiKeptGame *game = self->games->pdata[i];

      if (game->id != change->id)
        continue;
      if (change->noted == NULL)
        g_ptr_array_remove_index (self->games, i);
      else
        {
          game->is_reviewed = TRUE;
          memcpy (game->lost, change->noted->lost, sizeof game->lost);
          g_free (game->findings);
          game->findings = g_strdup (change->noted->findings);
        }
      g_signal_emit (self, signals[CHANGED], 0);
      return;
    }
}

static void
changed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Change) change = data;
  g_autoptr (GError) error = NULL;
  gboolean is_here = change->games->learner == SUMI_LEARNER (source);

  if (sumi_learner_change_games_finish (SUMI_LEARNER (source), result, &error))
    {
      if (is_here)
        apply (change->games, change);
      if (change->task != NULL)
        g_task_return_boolean (change->task, is_here);
      return;
    }
  if (change->noted == NULL)
    tell_not_removed (change->games, error);
  else
    tell_error (change->games, error);
  /* What was taken out of a list already is still there. */
  g_signal_emit (change->games, signals[CHANGED], 0);
  if (change->task != NULL)
    g_task_return_boolean (change->task, FALSE);
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  const SumiKeptGame *left = *(const SumiKeptGame *const *) a;
  const SumiKeptGame *right = *(const SumiKeptGame *const *) b;

  return left->id > right->id ? -1 : left->id < right->id ? 1 : 0;
}

/* Puts GAMES, of SumiKeptGame, among those in memory, in the place of what was known of them;
 * returns how many were not there. */
static guint
add_kept (SumiKeptGames *self, GPtrArray *games)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_int64_hash, g_int64_equal);
  guint n_new = games->len;

  if (games->len == 0)
    return 0;
  for (guint i = 0; i < games->len; i++)
    g_hash_table_add (ids, &((SumiKeptGame *) games->pdata[i])->id);
  for (guint i = self->games->len; i > 0; i--)
    {
      if (!g_hash_table_contains (ids, &((SumiKeptGame *) self->games->pdata[i - 1])->id))
        continue;
      g_ptr_array_remove_index_fast (self->games, i - 1);
      n_new--;
    }
  for (guint i = 0; i < games->len; i++)
    g_ptr_array_add (self->games, sumi_kept_game_copy (games->pdata[i]));
  g_ptr_array_sort (self->games, compare_ids);
  g_signal_emit (self, signals[CHANGED], 0);
  return n_new;
}

static void
players_listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiKeptGames) self = data;
  g_autoptr (GError) error = NULL;
  GHashTable *told
    = sumi_learner_list_players_finish (SUMI_LEARNER (source), result, &error);

  if (told != NULL && self->learner == SUMI_LEARNER (source))
    {
      g_hash_table_unref (self->told);
      self->told = g_steal_pointer (&told);
      g_signal_emit (self, signals[CHANGED], 0);
    }
  g_clear_pointer (&told, g_hash_table_unref);
}

/* What the learner says of a player. */
typedef struct
{
  SumiLearner *learner;
  char *player; /* folded; NULL: nothing, but the sides follow from what was told before */
  SumiPlayerTelling telling;
  GPtrArray *undone;       /* of SumiKeptGame, with sides that are known; NULL: none */
  GPtrArray *games;        /* of SumiKeptGame, with the sides that follow; NULL: not found yet */
  SumiPlayerNaming *before; /* what undoes it; NULL: not known yet */
} Naming;

static void
naming_free (gpointer data)
{
  Naming *naming = data;

  g_object_unref (naming->learner);
  g_free (naming->player);
  g_clear_pointer (&naming->undone, g_ptr_array_unref);
  g_clear_pointer (&naming->games, g_ptr_array_unref);
  sumi_player_naming_free (naming->before);
  g_free (naming);
}

/* The game ID of GAMES, the newest first; NULL if it is not there. */
static SumiKeptGame *
find_by_id (const GPtrArray *games, gint64 id)
{
  SumiKeptGame sought = { .id = id };
  const SumiKeptGame *key = &sought;
  SumiKeptGame **found
    = games->len > 0 ? bsearch (&key, games->pdata, games->len, sizeof key, compare_ids) : NULL;

  return found != NULL ? *found : NULL;
}

static SumiPlayerTelling
get_telling (GHashTable *told, const char *player)
{
  return (SumiPlayerTelling) GPOINTER_TO_INT (g_hash_table_lookup (told, player));
}

/* What is told of players once TELLING is told of PLAYER. */
static GHashTable *
add_telling (GHashTable *told, const char *player, SumiPlayerTelling telling)
{
  GHashTable *copy = sumi_players_new ();
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, told);
  while (g_hash_table_iter_next (&iter, &name, &value))
    g_hash_table_insert (copy, g_strdup (name), value);
  if (telling == SUMI_PLAYER_UNTOLD)
    g_hash_table_remove (copy, player);
  else
    g_hash_table_insert (copy, g_strdup (player), GINT_TO_POINTER (telling));
  return copy;
}

/* What is told of players once NAMING is done; owned by the caller. */
static GHashTable *
get_told (SumiKeptGames *self, const Naming *naming)
{
  return naming->player != NULL ? add_telling (self->told, naming->player, naming->telling)
                                : g_hash_table_ref (self->told);
}

/* The sides of the games of NAMING as they are, which it will change. */
static SumiPlayerNaming *
note_before (SumiKeptGames *self, const Naming *naming)
{
  SumiPlayerNaming *before = g_new (SumiPlayerNaming, 1);

  *before = (SumiPlayerNaming){ g_strdup (naming->player),
                                naming->player != NULL ? get_telling (self->told, naming->player)
                                                       : SUMI_PLAYER_UNTOLD,
                                sumi_kept_game_list_new () };
  for (guint i = 0; i < naming->games->len; i++)
    {
      const SumiKeptGame *game
        = find_by_id (self->games, ((const SumiKeptGame *) naming->games->pdata[i])->id);

      if (game != NULL)
        g_ptr_array_add (before->games, sumi_kept_game_copy (game));
    }
  return before;
}

static void work_on_namings (SumiKeptGames *self);

/* The first of what is being told is done, or IS_DONE is FALSE. */
static void
end_naming (SumiKeptGames *self, gboolean is_done)
{
  g_autoptr (GTask) task = g_queue_pop_head (&self->namings);

  g_task_return_boolean (task, is_done);
  work_on_namings (self);
}

static void
named_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiKeptGames) self = data;
  const Naming *naming = g_task_get_task_data (g_queue_peek_head (&self->namings));
  g_autoptr (GError) error = NULL;
  gboolean is_done = sumi_learner_change_games_finish (SUMI_LEARNER (source), result, &error);
  GHashTable *told;

  if (!is_done)
    tell_error (self, error);
  if (is_done && self->learner == naming->learner)
    {
      told = get_told (self, naming);
      g_hash_table_unref (self->told);
      self->told = told;
      for (guint i = 0; i < naming->games->len; i++)
        {
          const SumiKeptGame *changed = naming->games->pdata[i];
          SumiKeptGame *game = find_by_id (self->games, changed->id);

          if (game != NULL)
            game->side = changed->side;
        }
    }
  /* What could not be kept is shown as it was. */
  g_signal_emit (self, signals[CHANGED], 0);
  end_naming (self, is_done && self->learner == naming->learner);
}

static void
keep_naming (SumiKeptGames *self)
{
  Naming *naming = g_task_get_task_data (g_queue_peek_head (&self->namings));

  naming->before = note_before (self, naming);
  sumi_learner_tell_player_async (naming->learner, naming->player, naming->telling, naming->games,
                                  named_cb, g_object_ref (self));
}

/* Lets the games of UNDONE, of SumiKeptGame, take the places of those of GAMES, which are others
 * that came meanwhile. */
static void
put_undone (GPtrArray *games, const GPtrArray *undone)
{
  for (guint i = games->len; i > 0; i--)
    if (find_by_id (undone, ((const SumiKeptGame *) games->pdata[i - 1])->id) != NULL)
      g_ptr_array_remove_index_fast (games, i - 1);
  for (guint i = 0; i < undone->len; i++)
    g_ptr_array_add (games, sumi_kept_game_copy (undone->pdata[i]));
}

static void
changed_found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiKeptGames) self = data;
  Naming *naming = g_task_get_task_data (g_queue_peek_head (&self->namings));

  naming->games = sumi_kept_players_find_changed_finish (result, NULL);
  if (naming->games == NULL || self->learner != naming->learner)
    {
      end_naming (self, FALSE);
      return;
    }
  if (naming->undone != NULL)
    put_undone (naming->games, naming->undone);
  if (naming->player == NULL && naming->games->len == 0)
    end_naming (self, TRUE);
  else
    keep_naming (self);
}

/* Goes on with the first of what is being told, for which nothing was done yet. One at a time:
 * which sides follow from one depends on the one before. */
static void
work_on_namings (SumiKeptGames *self)
{
  g_autoptr (GHashTable) told = NULL;
  const Naming *naming;

  if (g_queue_is_empty (&self->namings))
    return;
  naming = g_task_get_task_data (g_queue_peek_head (&self->namings));
  if (self->learner != naming->learner)
    {
      end_naming (self, FALSE);
      return;
    }
  told = get_told (self, naming);
  sumi_kept_players_find_changed_async (self->games, naming->player, self->name, told,
                                        changed_found_cb, g_object_ref (self));
}

/* Takes NAMING, for TASK, which it takes too. */
static void
add_naming (SumiKeptGames *self, GTask *task, Naming *naming)
{
  g_task_set_task_data (task, naming, naming_free);
  g_queue_push_tail (&self->namings, task);
  if (g_queue_get_length (&self->namings) == 1)
    work_on_namings (self);
}

static Naming *
naming_new (SumiKeptGames *self, char *player, SumiPlayerTelling telling)
{
  Naming *naming = g_new0 (Naming, 1);

  naming->learner = g_object_ref (self->learner);
  naming->player = player;
  naming->telling = telling;
  return naming;
}

/* Notes, once there are games, that the player with the name of the learner is the learner, unless
 * something was said of that name before. This still holds when the learner gets another name, even
 * if another learner is chosen then. */
static void
tell_name (SumiKeptGames *self)
{
  g_autofree char *player = sumi_player_fold (self->name);

  if (self->games->len > 0 && *player != '\0'
      && get_telling (self->told, player) == SUMI_PLAYER_UNTOLD
      && !sumi_learner_get_opening (self->learner)->is_read_only)
    add_naming (self, g_task_new (self, NULL, NULL, NULL),
                naming_new (self, g_steal_pointer (&player), SUMI_PLAYER_LEARNER));
}

/* One keeping of games that was asked for. */
typedef struct
{
  SumiKeptGames *games;
  SumiKeptFunc func; /* may be NULL */
  gpointer data;
} Keeping;

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Keeping *keeping = data;
  g_autoptr (SumiKeptGames) self = keeping->games;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games
    = sumi_learner_keep_games_finish (SUMI_LEARNER (source), result, &error);
  int n_new = games != NULL ? (int) games->len : -1;

  if (games == NULL)
    tell_error (self, error);
  else if (self->learner == SUMI_LEARNER (source))
    {
      n_new = (int) add_kept (self, games);
      tell_name (self);
    }
  if (keeping->func != NULL)
    keeping->func (n_new, keeping->data);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiKeptGames) self = data;

  take_list (self, SUMI_LEARNER (source), result);
  if (self->learner == SUMI_LEARNER (source))
    tell_name (self);
}

static void
list (SumiKeptGames *self, gboolean is_first)
{
  if (self->learner != NULL)
    sumi_learner_list_games_async (self->learner, is_first, listed_cb, g_object_ref (self));
}

static void
listed_again_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiKeptGames) self = data;

  take_list (self, SUMI_LEARNER (source), result);
  sumi_kept_games_follow_told (self);
}

static void
brought_back_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiKeptGames *self = data;
  g_autoptr (GError) error = NULL;

  if (!sumi_learner_change_games_finish (SUMI_LEARNER (source), result, &error))
    tell_error (self, error);
  sumi_learner_list_games_async (SUMI_LEARNER (source), FALSE, listed_again_cb, self);
}

static void
sumi_kept_games_dispose (GObject *object)
{
  g_clear_object (&SUMI_KEPT_GAMES (object)->learner);
  G_OBJECT_CLASS (sumi_kept_games_parent_class)->dispose (object);
}

static void
sumi_kept_games_finalize (GObject *object)
{
  g_ptr_array_unref (SUMI_KEPT_GAMES (object)->games);
  g_hash_table_unref (SUMI_KEPT_GAMES (object)->told);
  g_free (SUMI_KEPT_GAMES (object)->name);
  G_OBJECT_CLASS (sumi_kept_games_parent_class)->finalize (object);
}

static void
sumi_kept_games_class_init (SumiKeptGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_kept_games_dispose;
  G_OBJECT_CLASS (klass)->finalize = sumi_kept_games_finalize;
  signals[CHANGED] = g_signal_new ("changed", SUMI_TYPE_KEPT_GAMES, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[TOLD] = g_signal_new ("told", SUMI_TYPE_KEPT_GAMES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
sumi_kept_games_init (SumiKeptGames *self)
{
  self->games = sumi_kept_game_list_new ();
  self->told = sumi_players_new ();
}

/**
 * sumi_kept_games_new: the games of nobody yet.
 */
SumiKeptGames *
sumi_kept_games_new (void)
{
  return g_object_new (SUMI_TYPE_KEPT_GAMES, NULL);
}

/**
 * sumi_kept_games_set_learner: goes on with the games of LEARNER, who is called NAME, NULL for a
 * guest; LEARNER NULL: of nobody.
 */
void
sumi_kept_games_set_learner (SumiKeptGames *self, SumiLearner *learner, const char *name)
{
  if (!g_set_object (&self->learner, learner))
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  g_ptr_array_set_size (self->games, 0);
  g_hash_table_unref (self->told);
  self->told = sumi_players_new ();
  if (self->learner != NULL)
    sumi_learner_list_players_async (self->learner, players_listed_cb, g_object_ref (self));
  list (self, TRUE);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * sumi_kept_games_set_name: the learner is called NAME now. The games by the former name still
 * count, unless the learner has said that this is somebody else.
 */
void
sumi_kept_games_set_name (SumiKeptGames *self, const char *name)
{
  g_free (self->name);
  self->name = g_strdup (name);
  if (self->learner != NULL)
    tell_name (self);
}

/**
 * sumi_kept_games_list: of SumiKeptGame, the newest first; good until "changed" is emitted.
 */
const GPtrArray *
sumi_kept_games_list (SumiKeptGames *self)
{
  return self->games;
}

/**
 * sumi_kept_games_find: the kept game that has the moves of RECORD; NULL if there is none. Good
 * until "changed" is emitted.
 */
const SumiKeptGame *
sumi_kept_games_find (SumiKeptGames *self, const SumiGameRecord *record)
{
  g_autofree char *key = sumi_record_to_key (record);

  for (guint i = 0; i < self->games->len; i++)
    {
      const SumiKeptGame *game = self->games->pdata[i];

      if (g_str_equal (game->key, key))
        return game;
    }
  return NULL;
}

/**
 * sumi_kept_games_find_last: the game of the learner that was kept last; NULL if there is none.
 */
const SumiKeptGame *
sumi_kept_games_find_last (SumiKeptGames *self)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      const SumiKeptGame *game = self->games->pdata[i];

      if (game->side != SUMI_KEPT_UNKNOWN)
        return game;
    }
  return NULL;
}

/* One game took the place of another one, which has another number. */
static void
replaced_cb (int n_new, gpointer self)
{
  list (self, FALSE);
}

/**
 * sumi_kept_games_keep: keeps RECORD, in which the learner played SIDE, without a word, instead of
 * the game FORMER, by its key, that it goes on with; NULL: there is none.
 */
void
sumi_kept_games_keep (SumiKeptGames *self,
                      const SumiGameRecord *record,
                      SumiKeptSide side,
                      const char *former)
{
  g_autoptr (GPtrArray) games = sumi_kept_game_list_new ();
  SumiKeptGame *game;

  if (self->learner == NULL || record->moves.n_moves == 0)
    return;
  game = sumi_kept_game_from_record (record, side);
  game->former = g_strdup (former);
  g_ptr_array_add (games, game);
  sumi_kept_games_keep_all (self, games, former != NULL ? replaced_cb : NULL, self);
}

/**
 * sumi_kept_games_keep_all: keeps those of GAMES, of SumiKeptGame, that are not kept yet. FUNC,
 * which may be NULL, is told with DATA how many those were; -1 if they could not be kept, which was
 * told then.
 */
void
sumi_kept_games_keep_all (SumiKeptGames *self,
                          const GPtrArray *games,
                          SumiKeptFunc func,
                          gpointer data)
{
  Keeping *keeping;

  if (self->learner == NULL)
    {
      tell (self, _("No games can be kept now"));
      if (func != NULL)
        func (-1, data);
      return;
    }
  keeping = g_new (Keeping, 1);
  *keeping = (Keeping){ g_object_ref (self), func, data };
  sumi_learner_keep_games_async (self->learner, games, kept_cb, keeping);
}

/**
 * sumi_kept_games_convert: those of RECORDS, of SumiGameRecord, that are games, to be kept: a new
 * array of SumiKeptGame. NAME is what the learner is called, and may be NULL; TOLD is as
 * sumi_kept_games_get_told(). This takes a while for many games, and may be done in a thread.
 */
GPtrArray *
sumi_kept_games_convert (const GPtrArray *records, const char *name, GHashTable *told)
{
  GPtrArray *games = sumi_kept_game_list_new ();

  for (guint i = 0; i < records->len; i++)
    {
      const SumiGameRecord *record = records->pdata[i];
      SumiKeptSide side;

      if (record->moves.n_moves == 0)
        continue;
      side = sumi_kept_players_find_side (record, name, told);
      g_ptr_array_add (games, sumi_kept_game_from_record (record, side));
    }
  return games;
}

/**
 * sumi_kept_games_get_told: what the learner has said of players, as sumi_players_new(); it is
 * never changed, but replaced, which "changed" tells. Owned by SELF.
 */
GHashTable *
sumi_kept_games_get_told (SumiKeptGames *self)
{
  return self->told;
}

/**
 * sumi_kept_games_name_async: from now on PLAYER is the learner, or with IS_LEARNER FALSE somebody
 * else: the learner's sides in the games of PLAYER follow. What hinders it is told.
 */
void
sumi_kept_games_name_async (SumiKeptGames *self,
                            const char *player,
                            gboolean is_learner,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  GTask *task = g_task_new (self, NULL, callback, data);

  g_task_set_source_tag (task, sumi_kept_games_name_async);
  if (self->learner == NULL)
    {
      g_task_return_boolean (task, FALSE);
      g_object_unref (task);
      return;
    }
  add_naming (self, task,
              naming_new (self, sumi_player_fold (player),
                          is_learner ? SUMI_PLAYER_LEARNER : SUMI_PLAYER_OTHER));
}

/**
 * sumi_kept_games_name_finish: how it was before, with the games whose side changed; owned by the
 * caller. OUT_IS_LEARNER gets what was asked for. NULL if nothing was kept, or another learner was
 * chosen meanwhile.
 */
SumiPlayerNaming *
sumi_kept_games_name_finish (SumiKeptGames *self, GAsyncResult *result, gboolean *out_is_learner)
{
  Naming *naming = g_task_get_task_data (G_TASK (result));

  g_return_val_if_fail (g_async_result_is_tagged (result, sumi_kept_games_name_async), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return NULL;
  *out_is_learner = naming->telling == SUMI_PLAYER_LEARNER;
  return g_steal_pointer (&naming->before);
}

/**
 * sumi_kept_games_undo_naming: makes it as it was BEFORE; games that came since follow.
 */
void
sumi_kept_games_undo_naming (SumiKeptGames *self, const SumiPlayerNaming *before)
{
  Naming *naming;

  if (self->learner == NULL)
    return;
  naming = naming_new (self, g_strdup (before->player), before->telling);
  naming->undone = sumi_kept_game_list_copy (before->games);
  add_naming (self, g_task_new (self, NULL, NULL, NULL), naming);
}

/**
 * sumi_kept_games_follow_told: lets the learner's sides follow what was told of players, in games,
 * too, that came or came back while that was told.
 */
void
sumi_kept_games_follow_told (SumiKeptGames *self)
{
  if (self->learner != NULL
      && (g_hash_table_size (self->told) > 0 || !g_queue_is_empty (&self->namings)))
    add_naming (self, g_task_new (self, NULL, NULL, NULL),
                naming_new (self, NULL, SUMI_PLAYER_UNTOLD));
}

/**
 * sumi_player_naming_free: NAMING may be NULL.
 */
void
sumi_player_naming_free (SumiPlayerNaming *naming)
{
  if (naming == NULL)
    return;
  g_free (naming->player);
  g_ptr_array_unref (naming->games);
  g_free (naming);
}

/**
 * sumi_kept_games_tell: has SENTENCE told to the user.
 */
void
sumi_kept_games_tell (SumiKeptGames *self, const char *sentence)
{
  tell (self, sentence);
}

static GArray *
make_ids (gint64 id)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof id);

  g_array_append_val (ids, id);
  return ids;
}

/**
 * sumi_kept_games_remove_async: no longer keeps the game ID; until the program ends it can be
 * brought back. What hinders it is told.
 */
void
sumi_kept_games_remove_async (SumiKeptGames *self,
                              gint64 id,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_autoptr (GArray) ids = make_ids (id);
  Change *change = change_new (self, id);

  change->task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (change->task, sumi_kept_games_remove_async);
  g_task_set_task_data (change->task, g_memdup2 (&id, sizeof id), g_free);
  if (self->learner != NULL)
    {
      sumi_learner_mark_games_async (self->learner, ids, TRUE, changed_cb, change);
      return;
    }
  g_task_return_boolean (change->task, FALSE);
  change_free (change);
}

/**
 * sumi_kept_games_remove_finish: the id of the game that was removed; 0 if it was not, or if
 * another learner was chosen meanwhile.
 */
gint64
sumi_kept_games_remove_finish (SumiKeptGames *self, GAsyncResult *result)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, sumi_kept_games_remove_async), 0);

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return 0;
  return *(const gint64 *) g_task_get_task_data (G_TASK (result));
}

/**
 * sumi_kept_games_bring_back: keeps the game ID, which was removed, again, with the side that
 * follows from what was told meanwhile.
 */
void
sumi_kept_games_bring_back (SumiKeptGames *self, gint64 id)
{
  g_autoptr (GArray) ids = make_ids (id);

  if (self->learner != NULL)
    sumi_learner_mark_games_async (self->learner, ids, FALSE, brought_back_cb,
                                   g_object_ref (self));
}

/**
 * sumi_kept_games_note_review: notes where REVIEW of RECORD found discs lost, and what is worth
 * learning from, if the game is kept.
 */
void
sumi_kept_games_note_review (SumiKeptGames *self,
                             const SumiGameRecord *record,
                             const SumiReview *review)
{
  const SumiKeptGame *kept = sumi_kept_games_find (self, record);
  g_autoptr (SumiKeptGame) game = NULL;
  SumiFindings findings;
  Change *change;

  if (kept == NULL || self->learner == NULL)
    return;
  game = sumi_kept_game_copy (kept);
  for (int side = 0; side < 2; side++)
    memcpy (game->lost[side], review->sides[side].lost_in, sizeof game->lost[side]);
  sumi_findings_init (&findings, review);
  g_free (game->findings);
  game->findings = sumi_findings_to_text (&findings);
  if (kept->is_reviewed && memcmp (kept->lost, game->lost, sizeof game->lost) == 0
      && g_str_equal (kept->findings, game->findings))
    return;
  change = change_new (self, kept->id);
  change->noted = sumi_kept_game_copy (game);
  sumi_learner_note_review_async (self->learner, game, changed_cb, change);
}
