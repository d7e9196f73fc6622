/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-games-import.h"

#include <glib/gi18n-lib.h>

#include "sumi-kept-players.h"
#include "sumi-load.h"
#include "sumi-record.h"
#include "sumi-ui-words.h"
#include "sumi-work.h"

/* Folders in folders in a folder. */
#define MAX_DEPTH 4

#define ATTRIBUTES                                                                                 \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE                                \
                                 "," G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN

/* What is read at once: a file, a folder, or games that were read before. */
typedef struct
{
  GFile *file;        /* NULL: the records */
  GPtrArray *records; /* of SumiGameRecord; NULL: the file */
  char *name;         /* of the learner; may be NULL */
  GHashTable *told;   /* of players, once it is read; NULL: it is not yet */
} Part;

/* What was found in it: games, or further parts. */
typedef struct
{
  GPtrArray *games; /* of SumiKeptGame; NULL: none could be read */
  GPtrArray *parts; /* of Part; NULL: it is no folder */
  guint n_left_out; /* games that could not be read */
  char *problem;    /* why none could be read, or what is wrong with the first that was left out;
                     * NULL: all could */
  gboolean has_strangers; /* some name players, none of whom is known to be the learner */
} Found;

struct _SumiGamesImport
{
  GObject parent_instance;

  SumiKeptGames *games; /* not owned, as they outlive this */
  GPtrArray *parts;     /* of Part: all of this import, those that are done too; behind one that is
                         * stopped while games are kept, those of the next */
  guint n_done;
  guint n_new, n_failed; /* games, and files */
  guint n_left_out;      /* games, of files that could be read */
  char *first_left_out;  /* what is wrong with the first of them */
  guint n_offered;      /* games, of the part that is being kept */
  gboolean has_known;   /* some games were kept already */
  gboolean has_strangers;
  char *problem;        /* the first one */
  gboolean is_stopped;
  SumiWait reading;
  gboolean is_keeping;
};

enum
{
  CHANGED,
  STRANGERS_ADDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiGamesImport, sumi_games_import, G_TYPE_OBJECT)

static Part *
part_new (GFile *file, GPtrArray *records, const char *name)
{
  Part *part = g_new0 (Part, 1);

  g_set_object (&part->file, file);
  part->records = records != NULL ? g_ptr_array_ref (records) : NULL;
  part->name = g_strdup (name);
  return part;
}

static void
part_free (gpointer data)
{
  Part *part = data;

  g_clear_object (&part->file);
  g_clear_pointer (&part->records, g_ptr_array_unref);
  g_free (part->name);
  g_clear_pointer (&part->told, g_hash_table_unref);
  g_free (part);
}

static void
found_free (gpointer data)
{
  Found *found = data;

  g_clear_pointer (&found->games, g_ptr_array_unref);
  g_clear_pointer (&found->parts, g_ptr_array_unref);
  g_free (found->problem);
  g_free (found);
}

/* Adds the files in FOLDER to PARTS, and those of the folders in it. */
static void
list_files (GFile *folder, const char *name, int depth, GPtrArray *parts, GCancellable *cancellable)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
      folder, ATTRIBUTES, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, cancellable, NULL);
  GFileInfo *info;
  GFile *file;

  while (files != NULL && parts->len < SUMI_GAMES_IMPORT_MAX_FILES
         && g_file_enumerator_iterate (files, &info, &file, cancellable, NULL) && info != NULL)
    {
      if (g_file_info_get_is_hidden (info))
        continue;
      if (g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR)
        g_ptr_array_add (parts, part_new (file, NULL, name));
      else if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY && depth < MAX_DEPTH)
        list_files (file, name, depth + 1, parts, cancellable);
    }
}

static int
compare_parts (gconstpointer a, gconstpointer b)
{
  const Part *left = *(const Part *const *) a, *right = *(const Part *const *) b;
  g_autofree char *left_uri = g_file_get_uri (left->file);
  g_autofree char *right_uri = g_file_get_uri (right->file);

  return g_strcmp0 (left_uri, right_uri);
}

static char *
word_problem (GFile *file, const GError *error)
{
  g_autofree char *name = sumi_load_name (file);

  return sumi_ui_explain (name, error->message);
}

/* Whether any of RECORDS names players, and none of them is known to be the learner. */
static gboolean
has_strangers (const Part *part, const GPtrArray *records)
{
  for (guint i = 0; i < records->len; i++)
    {
      const SumiGameRecord *record = records->pdata[i];

      if (record->moves.n_moves > 0 && (record->black != NULL || record->white != NULL)
          && sumi_kept_players_find_side (record, part->name, part->told) == SUMI_KEPT_UNKNOWN)
        return TRUE;
    }
  return FALSE;
}

/* Reads a part, in a thread. */
static gpointer
read_part (gpointer data, GCancellable *cancellable, GError **error)
{
  const Part *part = data;
  Found *found = g_new0 (Found, 1);
  g_autoptr (GPtrArray) records = NULL;
  g_auto (SumiRecordDamage) damage = { 0 };
  g_autoptr (GError) problem = NULL;
  SumiRecordFormat format;

  if (part->records == NULL
      && g_file_query_file_type (part->file, G_FILE_QUERY_INFO_NONE, cancellable)
             == G_FILE_TYPE_DIRECTORY)
    {
      found->parts = g_ptr_array_new_with_free_func (part_free);
      list_files (part->file, part->name, 0, found->parts, cancellable);
      g_ptr_array_sort (found->parts, compare_parts);
      return found;
    }
  records = part->records != NULL
                ? g_ptr_array_ref (part->records)
                : sumi_record_read_file (part->file, &format, &damage, cancellable, &problem);
  if (problem == NULL)
    problem = g_steal_pointer (&damage.first);
  if (records != NULL)
    {
      found->games = sumi_kept_games_convert (records, part->name, part->told);
      found->has_strangers = has_strangers (part, records);
    }
  if (problem != NULL)
    found->problem = word_problem (part->file, problem);
  found->n_left_out = damage.n_games;
  return found;
}

static void
emit_changed (SumiGamesImport *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Two sentences as one text, owned by the caller, which takes both. */
static char *
join (char *taken_first, char *taken_second)
{
  g_autofree char *first = taken_first, *second = taken_second;

  /* Translators: two sentences without full stops, on games that were added, and on files or games
   * that could not be read. */
  return g_strdup_printf (_("%s. %s"), first, second);
}

/* How many games were added; owned by the caller. */
static char *
word_added (SumiGamesImport *self)
{
  g_autofree char *added
    = self->n_new == 0 && self->has_known && !self->is_stopped
          ? g_strdup (_("These games were already kept"))
          : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game was added to your games",
                                          "%u games were added to your games", self->n_new),
                             self->n_new);

  if (self->is_stopped)
    /* Translators: the sentence says how many games were added, without a full stop. */
    return g_strdup_printf (_("Stopped. %s"), added);
  return g_steal_pointer (&added);
}

/* What came of it all; owned by the caller. */
static char *
word_result (SumiGamesImport *self)
{
  char *sentence;

  if (self->n_failed > 0 && !self->is_stopped && self->parts->len == 1)
    return g_strdup (self->problem);
  sentence = word_added (self);
  if (self->n_left_out > 0)
    sentence = join (sentence, sumi_record_word_left_out (self->n_left_out, self->first_left_out));
  if (self->n_failed > 0 && !self->is_stopped)
    sentence = join (sentence,
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                   "%u file was not a game that Sumi can read",
                                                   "%u files were not games that Sumi can read",
                                                   self->n_failed),
                                      self->n_failed));
  return sentence;
}

static void read_next (SumiGamesImport *self);

static void
finish (SumiGamesImport *self)
{
  g_autofree char *sentence = word_result (self);
  gboolean are_strangers_new = self->has_strangers && self->n_new > 0;

  /* They were read by what was told then. */
  if (self->n_new > 0)
    sumi_kept_games_follow_told (self->games);
  g_ptr_array_remove_range (self->parts, 0, self->n_done);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->first_left_out, g_free);
  self->n_done = self->n_new = self->n_failed = self->n_left_out = 0;
  self->is_stopped = self->has_known = self->has_strangers = FALSE;
  sumi_kept_games_tell (self->games, sentence);
  if (are_strangers_new)
    g_signal_emit (self, signals[STRANGERS_ADDED], 0);
  emit_changed (self);
  if (self->parts->len > 0)
    read_next (self);
}

/* Goes on with what comes after PART. */
static void
go_on (SumiGamesImport *self)
{
  self->n_done++;
  emit_changed (self);
  read_next (self);
}

static void
kept_cb (int n_new, gpointer data)
{
  g_autoptr (SumiGamesImport) self = data;

  self->is_keeping = FALSE;
  if (n_new >= 0)
    {
      self->n_new += (guint) n_new;
      self->has_known |= (guint) n_new < self->n_offered;
    }
  go_on (self);
}

static void
fail (SumiGamesImport *self, const char *problem)
{
  self->n_failed++;
  if (self->problem == NULL)
    self->problem = g_strdup (problem);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Found *found = sumi_work_finish (result, NULL);
  g_autoptr (SumiGamesImport) self = sumi_wait_end (data);

  if (self != NULL && found != NULL && found->games != NULL && found->games->len > 0)
    {
      self->is_keeping = TRUE;
      self->n_offered = found->games->len;
      self->n_left_out += found->n_left_out;
      if (found->n_left_out > 0 && self->first_left_out == NULL)
        self->first_left_out = g_steal_pointer (&found->problem);
      self->has_strangers |= found->has_strangers;
      sumi_kept_games_keep_all (self->games, found->games, kept_cb, g_object_ref (self));
    }
  else if (self != NULL)
    {
      if (found != NULL && found->parts != NULL)
        g_ptr_array_extend_and_steal (self->parts, g_steal_pointer (&found->parts));
      else
        fail (self, found != NULL && found->problem != NULL
                        ? found->problem
                        : _("There are positions, but no games to keep"));
      go_on (self);
    }
  if (found != NULL)
    found_free (found);
}

static void
read_next (SumiGamesImport *self)
{
  Part *part;
  SumiWaiter *waiter;

  if (self->is_stopped || self->n_done >= self->parts->len)
    {
      finish (self);
      return;
    }
  part = self->parts->pdata[self->n_done];
  part = part_new (part->file, part->records, part->name);
  part->told = g_hash_table_ref (sumi_kept_games_get_told (self->games));
  waiter = sumi_wait_begin (&self->reading, self);
  sumi_work_async (read_part, part, part_free, found_free, self->reading.cancellable, read_cb,
                   waiter);
}

/* Begins to read, unless that goes on already. */
static void
begin (SumiGamesImport *self)
{
  emit_changed (self);
  if (!self->is_keeping && !sumi_wait_is_on (&self->reading))
    read_next (self);
}

static void
sumi_games_import_dispose (GObject *object)
{
  SumiGamesImport *self = SUMI_GAMES_IMPORT (object);

  sumi_wait_stop (&self->reading);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->first_left_out, g_free);
  G_OBJECT_CLASS (sumi_games_import_parent_class)->dispose (object);
}

static void
sumi_games_import_class_init (SumiGamesImportClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_games_import_dispose;
  signals[CHANGED] = g_signal_new ("changed", SUMI_TYPE_GAMES_IMPORT, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[STRANGERS_ADDED] = g_signal_new ("strangers-added", SUMI_TYPE_GAMES_IMPORT,
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                           0);
}

static void
sumi_games_import_init (SumiGamesImport *self)
{
  self->parts = g_ptr_array_new_with_free_func (part_free);
}

/**
 * sumi_games_import_new: what adds to GAMES, which have to outlive it.
 */
SumiGamesImport *
sumi_games_import_new (SumiKeptGames *games)
{
  SumiGamesImport *self = g_object_new (SUMI_TYPE_GAMES_IMPORT, NULL);

  self->games = games;
  return self;
}

/**
 * sumi_games_import_add_files: adds the games in FILES, of GFile, which may be folders. NAME is
 * what the learner is called; it may be NULL.
 */
void
sumi_games_import_add_files (SumiGamesImport *self, const GPtrArray *files, const char *name)
{
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (self->parts, part_new (files->pdata[i], NULL, name));
  if (files->len > 0)
    begin (self);
}

/**
 * sumi_games_import_add_records: adds RECORDS, of SumiGameRecord, which are not changed any more.
 * NAME is as before.
 */
void
sumi_games_import_add_records (SumiGamesImport *self, GPtrArray *records, const char *name)
{
  g_ptr_array_add (self->parts, part_new (NULL, records, name));
  begin (self);
}

/**
 * sumi_games_import_stop: leaves out what was not read yet. What was kept stays.
 */
void
sumi_games_import_stop (SumiGamesImport *self)
{
  if (!sumi_games_import_is_running (self))
    return;
  self->is_stopped = TRUE;
  sumi_wait_stop (&self->reading);
  g_ptr_array_set_size (self->parts, (int) self->n_done + self->is_keeping);
  if (!self->is_keeping)
    finish (self);
}

/**
 * sumi_games_import_is_running: whether something is being read or kept.
 */
gboolean
sumi_games_import_is_running (SumiGamesImport *self)
{
  return self->parts->len > 0;
}

/**
 * sumi_games_import_get_progress: how many files and folders were read, of how many.
 */
void
sumi_games_import_get_progress (SumiGamesImport *self, guint *out_n_done, guint *out_n_parts)
{
  *out_n_done = self->n_done;
  *out_n_parts = self->parts->len;
}
