/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-store.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "sumi-schema.h"
#include "sumi-store-files.h"

#define COLUMNS                                                                                    \
  "time, day, kind, pack, item, step, position, task, themes, rating, tries, hints, help, "        \
  "is_shown, is_solved, undone, milliseconds, result, margin, lost_opening, lost_midgame, "        \
  "lost_endgame"

#define INSERT_SQL                                                                                 \
  "INSERT INTO outcome (" COLUMNS ", opponent) VALUES "                                            \
  "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

#define SELECT_SQL(opponent)                                                                       \
  "SELECT id, " COLUMNS ", " opponent " FROM outcome WHERE id > ?1 ORDER BY id"

/* The first version, which may only be read, has no opponents. */
#define HAS_OPPONENTS_SQL                                                                          \
  "SELECT count (*) FROM pragma_table_info ('outcome') WHERE name = 'opponent'"

struct _SumiStore
{
  char *folder; /* NULL: in memory */
  char *path;
  SumiClock clock;
  sqlite3 *database;
  sqlite3_stmt *insert;
  gboolean is_read_only;
  guint64 device, inode; /* of the file that is open */
  GPtrArray *unsaved;    /* of SumiOutcome, in their order, that could not be written yet */
};

/* What was found when the file was opened. */
typedef enum
{
  FINDING_GOOD,
  FINDING_EMPTY,
  FINDING_DAMAGED,
  FINDING_FAILED, /* it could not be examined; the error says why */
} Finding;

static void
close_database (SumiStore *store)
{
  g_clear_pointer (&store->insert, sqlite3_finalize);
  g_clear_pointer (&store->database, sumi_database_close);
}

/* Opens the file and checks whether it is whole and a store. */
static Finding
examine (SumiStore *store, SumiSchema *out_schema, GError **error)
{
  g_autoptr (GError) problem = NULL;

  store->database = sumi_database_open (store->path, store->is_read_only, &problem);
  if (store->database == NULL || !sumi_database_check (store->database, FALSE, &problem)
      || !sumi_schema_read (store->database, out_schema, &problem))
    {
      close_database (store);
      if (g_error_matches (problem, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_DAMAGED))
        return FINDING_DAMAGED;
      g_propagate_error (error, g_steal_pointer (&problem));
      return FINDING_FAILED;
    }
  if (out_schema->version == 0 && out_schema->n_tables == 0)
    return FINDING_EMPTY;
  if (out_schema->application == SUMI_SCHEMA_APPLICATION)
    return FINDING_GOOD;
  close_database (store);
  g_set_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_FOREIGN,
               /* Translators: %s is a file. */
               _("%s is a database of another program, and was left alone"), store->path);
  return FINDING_FAILED;
}

/* Replaces a file that is broken, missing or emptied by the newest backup. Without a backup a new
 * file is begun, and if there was a file its loss is reported. */
static gboolean
replace (SumiStore *store, gboolean was_damaged, SumiLearnerOpening *opening, GError **error)
{
  g_autofree char *backup = sumi_store_find_backup (store->folder, &opening->backup_date);

  close_database (store);
  if (backup == NULL && !was_damaged)
    {
      opening->state = SUMI_LEARNER_NEW;
      return TRUE;
    }
  opening->state = backup != NULL ? SUMI_LEARNER_RESTORED : SUMI_LEARNER_LOST;
  return sumi_store_put_aside (store->folder, &opening->aside, error)
         && (backup == NULL || sumi_store_restore (store->folder, backup, error));
}

static char *
get_date (SumiStore *store)
{
  return sumi_day_to_date (sumi_clock_get_day (&store->clock));
}

/* Brings an older file to this version; of what is in it a backup is made first. */
static gboolean
migrate (SumiStore *store, const SumiSchema *schema, SumiLearnerOpening *opening, GError **error)
{
  g_autofree char *date = get_date (store);

  if (schema->version >= SUMI_SCHEMA_VERSION)
    return TRUE;
  if (schema->version > 0)
    {
      opening->is_migrated = TRUE;
      if (!sumi_store_make_backup (store->folder, store->database, date, error))
        return FALSE;
    }
  return sumi_schema_migrate (store->database, error);
}

/* Remembers which file is open. */
static void
note_file (SumiStore *store)
{
  GStatBuf status;

  if (g_stat (store->path, &status) != 0)
    return;
  store->device = status.st_dev;
  store->inode = status.st_ino;
}

/* Opens the file of STORE, and repairs or migrates it if need be. The lock is held, unless the
 * folder can only be read. */
static gboolean
open_file (SumiStore *store, SumiLearnerOpening *opening, GError **error)
{
  gboolean is_there = g_file_test (store->path, G_FILE_TEST_EXISTS);
  SumiSchema schema = { 0 };
  Finding finding = is_there ? examine (store, &schema, error) : FINDING_EMPTY;

  opening->state = SUMI_LEARNER_FOUND;
  if (finding == FINDING_FAILED)
    return FALSE;
  if (store->is_read_only && finding != FINDING_GOOD)
    return sumi_database_fail (NULL, SQLITE_READONLY, error);
  if (finding != FINDING_GOOD)
    {
      if (!replace (store, finding == FINDING_DAMAGED, opening, error))
        return FALSE;
      finding = examine (store, &schema, error);
      if (finding == FINDING_DAMAGED)
        return sumi_database_fail (NULL, SQLITE_CORRUPT, error);
      if (finding == FINDING_FAILED)
        return FALSE;
    }
  note_file (store);
  opening->is_newer = schema.version > SUMI_SCHEMA_VERSION;
  if (opening->is_newer && !store->is_read_only)
    {
      close_database (store);
      store->is_read_only = TRUE;
      store->database = sumi_database_open (store->path, TRUE, error);
      return store->database != NULL;
    }
  return store->is_read_only || migrate (store, &schema, opening, error);
}

/* Opens what is in the folder of STORE. */
static gboolean
open_folder (SumiStore *store, SumiLearnerOpening *opening, GError **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean is_open;
  int lock;

  lock = sumi_store_lock (store->folder, &problem);
  if (lock < 0)
    {
      store->is_read_only =
          g_error_matches (problem, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_READ_ONLY)
          && g_file_test (store->path, G_FILE_TEST_EXISTS);
      if (!store->is_read_only)
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return FALSE;
        }
    }
  is_open = open_file (store, opening, error);
  sumi_store_unlock (lock);
  return is_open;
}

static gboolean
open_memory (SumiStore *store, SumiLearnerOpening *opening, GError **error)
{
  opening->state = SUMI_LEARNER_NEW;
  store->database = sumi_database_open (":memory:", FALSE, error);
  return store->database != NULL && sumi_schema_migrate (store->database, error);
}

static void
bind_outcome (sqlite3_stmt *statement, const SumiOutcome *outcome)
{
  g_autofree char *themes = g_strjoinv ("\n", outcome->themes);
  const struct
  {
    const char *text; /* NULL: the number */
    gint64 number;
  } values[] = {
    { NULL, outcome->time },
    { NULL, outcome->day },
    { sumi_outcome_kind_to_name (outcome->kind), 0 },
    { outcome->pack, 0 },
    { outcome->item, 0 },
    { outcome->step, 0 },
    { outcome->position, 0 },
    { outcome->task, 0 },
    { themes, 0 },
    { NULL, outcome->rating },
    { NULL, outcome->tries },
    { NULL, outcome->hints },
    { sumi_help_to_name (outcome->help), 0 },
    { NULL, outcome->is_shown ? 1 : 0 },
    { NULL, outcome->is_solved ? 1 : 0 },
    { NULL, outcome->undone },
    { NULL, outcome->milliseconds },
    { sumi_result_to_name (outcome->result), 0 },
    { NULL, outcome->margin },
    { NULL, outcome->lost[SUMI_PHASE_OPENING] },
    { NULL, outcome->lost[SUMI_PHASE_MIDGAME] },
    { NULL, outcome->lost[SUMI_PHASE_ENDGAME] },
    { outcome->opponent, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      if (values[i].text != NULL)
        sqlite3_bind_text (statement, (int) i + 1, values[i].text, -1, SQLITE_TRANSIENT);
      else
        sqlite3_bind_int64 (statement, (int) i + 1, values[i].number);
    }
}

/* Never NULL, whatever a newer version allows. */
static const char *
get_text (sqlite3_stmt *statement, int column)
{
  const unsigned char *text = sqlite3_column_text (statement, column);

  return text != NULL ? (const char *) text : "";
}

static int
get_int (sqlite3_stmt *statement, int column)
{
  return (int) CLAMP (sqlite3_column_int64 (statement, column), G_MININT, G_MAXINT);
}

/* The outcome of the row; NULL if this version does not know such. */
static SumiOutcome *
read_row (sqlite3_stmt *row)
{
  g_autoptr (SumiOutcome) outcome = NULL;
  g_auto (GStrv) themes = g_strsplit (get_text (row, 9), "\n", -1);
  SumiOutcomeKind kind;

  if (!sumi_outcome_kind_from_name (get_text (row, 3), &kind))
    return NULL;
  outcome = sumi_outcome_new (kind, get_text (row, 4), get_text (row, 5), get_text (row, 6));
  if (!sumi_help_from_name (get_text (row, 13), &outcome->help)
      || !sumi_result_from_name (get_text (row, 18), &outcome->result))
    return NULL;
  outcome->id = sqlite3_column_int64 (row, 0);
  outcome->time = sqlite3_column_int64 (row, 1);
  outcome->day = get_int (row, 2);
  sumi_outcome_set_card (outcome, get_text (row, 7), get_text (row, 8));
  sumi_outcome_set_themes (outcome, (const char *const *) themes);
  outcome->rating = get_int (row, 10);
  outcome->tries = get_int (row, 11);
  outcome->hints = get_int (row, 12);
  outcome->is_shown = get_int (row, 14) != 0;
  outcome->is_solved = get_int (row, 15) != 0;
  outcome->undone = get_int (row, 16);
  outcome->milliseconds = sqlite3_column_int64 (row, 17);
  outcome->margin = get_int (row, 19);
  for (int i = 0; i < SUMI_N_GAME_PHASES; i++)
    outcome->lost[i] = get_int (row, 20 + i);
  g_free (outcome->opponent);
  outcome->opponent = g_strdup (get_text (row, 23));
  return sumi_outcome_is_valid (outcome) ? g_steal_pointer (&outcome) : NULL;
}

static gboolean
insert_all (SumiStore *store, const GPtrArray *outcomes, GError **error)
{
  for (guint i = 0; i < outcomes->len; i++)
    {
      int status;

      bind_outcome (store->insert, outcomes->pdata[i]);
      status = sqlite3_step (store->insert);
      sqlite3_reset (store->insert);
      if (status != SQLITE_DONE)
        return sumi_database_fail (store->database, status, error);
    }
  return TRUE;
}

/* Whether the file that is open is still the one of its name: another program may have put it
 * aside, or moved the learner away. */
static gboolean
is_same_file (SumiStore *store, GError **error)
{
  GStatBuf status;

  if (store->folder == NULL
      || (g_stat (store->path, &status) == 0 && store->device == status.st_dev
          && store->inode == status.st_ino))
    return TRUE;
  g_set_error_literal (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_GONE,
                       _("The file with your progress was moved away"));
  return FALSE;
}

/* Begins a transaction that sumi_store_end() ends; FALSE where nothing can be written. */
gboolean
sumi_store_begin (SumiStore *store, GError **error)
{
  if (store->is_read_only)
    return sumi_database_fail (NULL, SQLITE_READONLY, error);
  return is_same_file (store, error)
         && sumi_database_run (store->database, "BEGIN IMMEDIATE", error);
}

/* Ends the transaction: commits it if IS_DONE, otherwise rolls it back. TRUE if it is on disk. */
gboolean
sumi_store_end (SumiStore *store, gboolean is_done, GError **error)
{
  if (is_done && sumi_database_run (store->database, "COMMIT", error))
    return TRUE;
  sumi_database_roll_back (store->database);
  return FALSE;
}

/* Writes OUTCOMES, all or none. */
static gboolean
write_all (SumiStore *store, const GPtrArray *outcomes, GError **error)
{
  if (outcomes->len == 0)
    return TRUE;
  if (!sumi_store_begin (store, error))
    return FALSE;
  if (store->insert == NULL)
    store->insert = sumi_database_prepare (store->database, INSERT_SQL, error);
  return sumi_store_end (store, store->insert != NULL && insert_all (store, outcomes, error),
                         error);
}

/* Opens the store in FOLDER, which has to be there; NULL is one in memory. CLOCK is copied. What
 * was found is put in OUT_OPENING, whatever comes of it; the caller clears it. NULL on an error. */
SumiStore *
sumi_store_open (const char *folder,
                 const SumiClock *clock,
                 SumiLearnerOpening *out_opening,
                 GError **error)
{
  g_autoptr (SumiStore) store = g_new0 (SumiStore, 1);
  gboolean is_open;

  memset (out_opening, 0, sizeof *out_opening);
  store->clock = *clock;
  store->unsaved = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  if (folder != NULL)
    {
      store->folder = g_strdup (folder);
      store->path = sumi_store_get_path (folder);
      is_open = open_folder (store, out_opening, error);
    }
  else
    is_open = open_memory (store, out_opening, error);
  out_opening->is_read_only = store->is_read_only;
  return is_open ? g_steal_pointer (&store) : NULL;
}

/* Tries once more to write what could not be written, and closes. */
void
sumi_store_close (SumiStore *store)
{
  if (store == NULL)
    return;
  if (store->database != NULL)
    write_all (store, store->unsaved, NULL);
  close_database (store);
  g_ptr_array_unref (store->unsaved);
  g_free (store->folder);
  g_free (store->path);
  g_free (store);
}

static gboolean
are_valid (const SumiOutcome *const *outcomes, guint n_outcomes, GError **error)
{
  for (guint i = 0; i < n_outcomes; i++)
    {
      if (sumi_outcome_is_valid (outcomes[i]))
        continue;
      g_set_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_INVALID,
                   "outcome %u of %u cannot be stored", i + 1, n_outcomes);
      return FALSE;
    }
  return TRUE;
}

/* Adds the N_OUTCOMES at OUTCOMES after those that are there, all in one transaction, and what
 * could not be written before them. What has no time gets the one that is now, and its day. On an
 * error nothing is added; with IS_KEPT they are tried again with the next ones, unless they are
 * invalid or the store can only be read. */
gboolean
sumi_store_append (SumiStore *store,
                   const SumiOutcome *const *outcomes,
                   guint n_outcomes,
                   gboolean is_kept,
                   GError **error)
{
  guint n_unsaved = store->unsaved->len;

  if (!are_valid (outcomes, n_outcomes, error))
    return FALSE;
  for (guint i = 0; i < n_outcomes; i++)
    {
      SumiOutcome *copy = sumi_outcome_copy (outcomes[i]);

      if (copy->time == 0)
        {
          copy->time = sumi_clock_get_time (&store->clock);
          copy->day = sumi_clock_get_day (&store->clock);
        }
      g_ptr_array_add (store->unsaved, copy);
    }
  if (write_all (store, store->unsaved, error))
    {
      g_ptr_array_set_size (store->unsaved, 0);
      return TRUE;
    }
  if (!is_kept || store->is_read_only)
    g_ptr_array_set_size (store->unsaved, (int) n_unsaved);
  return FALSE;
}

/* How many outcomes wait to be written. */
guint
sumi_store_get_n_unsaved (SumiStore *store)
{
  return store->unsaved->len;
}

/* Hands the outcomes whose id is above AFTER to FUNC, in the order of recording, until it returns
 * FALSE. What a newer version has recorded and this one does not know is left out. */
gboolean
sumi_store_read (
    SumiStore *store, gint64 after, SumiOutcomeFunc func, gpointer data, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gint64 has_opponents = 0;
  int status;

  if (!sumi_database_get_int (store->database, HAS_OPPONENTS_SQL, &has_opponents, error))
    return FALSE;
  statement = sumi_database_prepare (
      store->database, has_opponents ? SELECT_SQL ("opponent") : SELECT_SQL ("''"), error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, after);
  while ((status = sqlite3_step (statement)) == SQLITE_ROW)
    {
      g_autoptr (SumiOutcome) outcome = read_row (statement);

      if (outcome != NULL && !func (outcome, data))
        return TRUE;
    }
  return status == SQLITE_DONE || sumi_database_fail (store->database, status, error);
}

/* Whether the whole file is sound. */
gboolean
sumi_store_check (SumiStore *store, GError **error)
{
  return sumi_database_check (store->database, TRUE, error);
}

/* Compacts the file, after a backup. */
gboolean
sumi_store_compact (SumiStore *store, GError **error)
{
  if (store->is_read_only)
    return sumi_database_fail (NULL, SQLITE_READONLY, error);
  return sumi_store_back_up (store, error) && sumi_database_run (store->database, "VACUUM", error);
}

/* Whether there is something that no backup of today has; not so for stores that cannot be written.
 */
gboolean
sumi_store_needs_backup (SumiStore *store)
{
  g_autofree char *date = get_date (store);
  gint64 has_outcomes = 0;

  return store->folder != NULL && !store->is_read_only
         && sumi_database_get_int (store->database, "SELECT EXISTS (SELECT 1 FROM outcome)"
                                                    " OR EXISTS (SELECT 1 FROM game)",
                                   &has_outcomes, NULL)
         && has_outcomes && !sumi_store_has_backup (store->folder, date);
}

/* Makes a backup; a store in memory has none. */
gboolean
sumi_store_back_up (SumiStore *store, GError **error)
{
  g_autofree char *date = get_date (store);
  gboolean is_made;
  int lock;

  if (store->folder == NULL)
    return TRUE;
  lock = sumi_store_lock (store->folder, error);
  if (lock < 0)
    return FALSE;
  is_made = is_same_file (store, error)
            && sumi_store_make_backup (store->folder, store->database, date, error);
  sumi_store_unlock (lock);
  return is_made;
}

/* For what else is kept in the file. */
sqlite3 *
sumi_store_get_database (SumiStore *store)
{
  return store->database;
}

/* The time that is now, in microseconds since 1970-01-01 UTC. */
gint64
sumi_store_get_time (SumiStore *store)
{
  return sumi_clock_get_time (&store->clock);
}
