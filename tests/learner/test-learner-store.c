/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The store of a learner, and all that may happen to its file. */

#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "learner-fixture.h"
#include "sumi-learner.h"

#define STORE_NAME "progress.sqlite"
#define DAY 20000
#define NOBODY 65534
#define N_MEANWHILE 10

typedef struct
{
  char *folder;
  char *path;
  gint64 now;
  SumiClock clock;
  int is_done; /* what goes on in a thread; atomic */
} Fixture;

static char *fixtures;

static int lock_errno; /* why nothing can be locked; 0: it can be */

/* Stands in for that of the C library, which fails where the system has no locks left, or a disk
 * knows none. */
int
flock (int file, int operation)
{
  if (lock_errno != 0)
    {
      errno = lock_errno;
      return -1;
    }
  return (int) syscall (SYS_flock, file, operation);
}

static gint64
get_now (gpointer data)
{
  return *(const gint64 *) data;
}

static void
set_day (Fixture *fixture, int day)
{
  fixture->now = ((gint64) day * 24 + 12) * 3600 * G_USEC_PER_SEC;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, STORE_NAME, NULL);
  fixture->clock = (SumiClock){ get_now, &fixture->now, g_time_zone_new_utc () };
  set_day (fixture, DAY);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  fixture_remove_folder (fixture->folder);
  g_time_zone_unref (fixture->clock.zone);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static SumiLearner *
open_learner (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  SumiLearner *learner = sumi_learner_open (fixture->folder, &fixture->clock, &error);

  g_assert_no_error (error);
  return learner;
}

static guint
count (SumiLearner *learner)
{
  return sumi_progress_get_n_outcomes (sumi_learner_get_progress (learner));
}

static gboolean
record (SumiLearner *learner, const char *item, GError **error)
{
  g_autoptr (SumiOutcome) outcome =
      fixture_outcome (SUMI_OUTCOME_PUZZLE, "pack", item, SUMI_GRADE_AGAIN, DAY);

  return sumi_learner_record (learner, outcome, error);
}

/* Makes a store with N outcomes and, if asked, a backup. */
static void
make_store (Fixture *fixture, guint n, gboolean has_backup)
{
  g_autoptr (SumiLearner) learner = open_learner (fixture);
  g_autoptr (GPtrArray) outcomes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  g_autoptr (GRand) source = g_rand_new_with_seed (1);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (outcomes, fixture_random (source, DAY));
  g_assert_true (sumi_learner_record_all (learner, outcomes, NULL));
  if (has_backup)
    g_assert_true (sumi_learner_back_up (learner, NULL));
}

static guint
count_files (const char *folder, const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    n += strstr (name, part) != NULL ? 1 : 0;
  return n;
}

/* Nobody else may read a file in FOLDER. */
static void
assert_private (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf status;

      g_assert_cmpint (g_stat (path, &status), ==, 0);
      g_assert_cmphex (status.st_mode & 0077, ==, 0);
    }
}

static void
test_private (Fixture *fixture, gconstpointer data)
{
  g_autofree char *backups = g_build_filename (fixture->folder, "backups", NULL);
  mode_t mask = umask (0022);

  make_store (fixture, 1, TRUE);
  umask (mask);
  assert_private (fixture->folder);
  assert_private (backups);
}

static guint
count_backups (Fixture *fixture)
{
  g_autofree char *backups = g_build_filename (fixture->folder, "backups", NULL);

  return count_files (backups, ".sqlite");
}

/* The first number that SQL answers with. */
static int
ask_sql (const char *path, const char *sql)
{
  sqlite3 *database;
  sqlite3_stmt *statement;
  int answer;

  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (database, sql, -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  answer = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  sqlite3_close (database);
  return answer;
}

static gboolean
collect (const SumiOutcome *outcome, gpointer data)
{
  g_ptr_array_add (data, sumi_outcome_copy (outcome));
  return TRUE;
}

static GPtrArray *
read_all (SumiLearner *learner)
{
  GPtrArray *outcomes = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);

  g_assert_true (sumi_learner_read (learner, collect, outcomes, NULL));
  return outcomes;
}

/* Everything comes back as it was, and in its order. */
static void
test_round_trip (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) source = g_rand_new_with_seed (7);
  g_autoptr (GPtrArray) recorded =
      g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  g_autoptr (GPtrArray) read = NULL;
  g_autoptr (SumiLearner) again = NULL;
  SumiLearner *learner = open_learner (fixture);

  g_assert_cmpint (sumi_learner_get_opening (learner)->state, ==, SUMI_LEARNER_NEW);
  for (guint i = 0; i < 60; i++)
    {
      g_ptr_array_add (recorded, fixture_random (source, DAY + (int) i));
      g_assert_true (sumi_learner_record (learner, recorded->pdata[i], NULL));
    }
  g_assert_true (sumi_learner_check (learner, NULL));
  g_assert_finalize_object (learner);

  again = open_learner (fixture);
  g_assert_cmpint (sumi_learner_get_opening (again)->state, ==, SUMI_LEARNER_FOUND);
  g_assert_false (sumi_learner_get_opening (again)->is_migrated);
  read = read_all (again);
  g_assert_cmpuint (read->len, ==, recorded->len);
  for (guint i = 0; i < read->len; i++)
    {
      g_assert_true (sumi_outcome_equal (read->pdata[i], recorded->pdata[i]));
      g_assert_cmpint (((const SumiOutcome *) read->pdata[i])->id, ==, i + 1);
    }
  g_assert_cmpuint (count (again), ==, recorded->len);
  /* No journal stays. */
  g_assert_cmpuint (count_files (fixture->folder, STORE_NAME), ==, 1);
}

/* What has no time happens now. */
static void
test_time (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiLearner) learner = open_learner (fixture);
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_GAME, NULL, NULL, NULL);
  g_autoptr (GPtrArray) read = NULL;

  g_assert_true (sumi_learner_record (learner, outcome, NULL));
  g_assert_cmpint (outcome->time, ==, 0);
  read = read_all (learner);
  g_assert_cmpint (((const SumiOutcome *) read->pdata[0])->time, ==, fixture->now);
  g_assert_cmpint (((const SumiOutcome *) read->pdata[0])->day, ==, DAY);
  g_assert_cmpint (sumi_learner_get_day (learner), ==, DAY);
}

static void
test_invalid (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiLearner) learner = open_learner (fixture);
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "p", "i", NULL);
  g_autoptr (GError) error = NULL;

  outcome->tries = -1;
  g_assert_false (sumi_learner_record (learner, outcome, &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_INVALID);
  g_assert_cmpuint (sumi_learner_get_n_unsaved (learner), ==, 0);
  g_assert_true (record (learner, "next", NULL));
}

/* Outcomes are only added. */
static void
test_append_only (Fixture *fixture, gconstpointer data)
{
  sqlite3 *database;

  make_store (fixture, 3, FALSE);
  g_assert_cmpint (sqlite3_open (fixture->path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (database, "DELETE FROM outcome", NULL, NULL, NULL), ==,
                   SQLITE_CONSTRAINT);
  g_assert_cmpint (sqlite3_exec (database, "UPDATE outcome SET day = 1", NULL, NULL, NULL), ==,
                   SQLITE_CONSTRAINT);
  sqlite3_close (database);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count (*) FROM outcome"), ==, 3);
}

typedef enum
{
  DAMAGE_NOISE,
  DAMAGE_CUT,
  DAMAGE_INSIDE,
  DAMAGE_EMPTIED,
  DAMAGE_REMOVED,
} Damage;

static void
damage (Fixture *fixture, Damage kind)
{
  g_autofree char *contents = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (fixture->path, &contents, &length, NULL));
  switch (kind)
    {
    case DAMAGE_NOISE:
      for (gsize i = 0; i < length; i++)
        contents[i] = (char) (i * 37 % 251);
      break;
    case DAMAGE_CUT:
      length = length / 2;
      break;
    case DAMAGE_INSIDE:
      memset (contents + length / 2, 0xee, length / 4);
      break;
    case DAMAGE_EMPTIED:
      length = 0;
      break;
    case DAMAGE_REMOVED:
      g_assert_cmpint (g_unlink (fixture->path), ==, 0);
      return;
    default:
      g_assert_not_reached ();
    }
  g_assert_true (g_file_set_contents (fixture->path, contents, (gssize) length, NULL));
}

/* The backup takes the place of a broken file, which is put aside; a second one beside the first.
 */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  Damage kind = (Damage) GPOINTER_TO_INT (data);

  make_store (fixture, 200, TRUE);
  for (guint i = 1; i <= 2; i++)
    {
      g_autoptr (SumiLearner) learner = NULL;
      g_autofree char *broken = NULL;
      g_autofree char *aside = NULL;
      const SumiLearnerOpening *opening;
      gsize length, aside_length;

      damage (fixture, kind);
      if (kind != DAMAGE_REMOVED)
        g_assert_true (g_file_get_contents (fixture->path, &broken, &length, NULL));
      learner = open_learner (fixture);
      opening = sumi_learner_get_opening (learner);
      g_assert_cmpint (opening->state, ==, SUMI_LEARNER_RESTORED);
      g_assert_cmpstr (opening->backup_date, ==, "2024-10-04");
      g_assert_cmpuint (count (learner), ==, 200);
      g_assert_true (sumi_learner_check (learner, NULL));
      g_assert_true (record (learner, "after", NULL));
      if (kind == DAMAGE_REMOVED)
        {
          g_assert_null (opening->aside);
          continue;
        }
      g_assert_true (g_file_get_contents (opening->aside, &aside, &aside_length, NULL));
      g_assert_cmpmem (aside, aside_length, broken, length);
      g_assert_cmpuint (count_files (fixture->folder, ".damaged-"), ==, i);
    }
}

/* Without a backup it begins anew, and says so; the broken file is still there. */
static void
test_lost (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiLearner) learner = NULL;
  const SumiLearnerOpening *opening;

  make_store (fixture, 20, FALSE);
  damage (fixture, DAMAGE_NOISE);
  learner = open_learner (fixture);
  opening = sumi_learner_get_opening (learner);
  g_assert_cmpint (opening->state, ==, SUMI_LEARNER_LOST);
  g_assert_true (g_file_test (opening->aside, G_FILE_TEST_EXISTS));
  g_assert_null (opening->backup_date);
  g_assert_cmpuint (count (learner), ==, 0);
  g_assert_true (record (learner, "new", NULL));
}

/* A broken backup is passed over for the one before it. */
static void
test_broken_backup (Fixture *fixture, gconstpointer data)
{
  g_autofree char *newest =
      g_build_filename (fixture->folder, "backups", "000002-2024-10-05.sqlite", NULL);
  g_autoptr (SumiLearner) learner = NULL;

  make_store (fixture, 20, TRUE);
  set_day (fixture, DAY + 1);
  make_store (fixture, 20, TRUE);
  g_assert_true (g_file_set_contents (newest, "no database, and not even half of one", -1, NULL));
  damage (fixture, DAMAGE_NOISE);
  learner = open_learner (fixture);
  g_assert_cmpint (sumi_learner_get_opening (learner)->state, ==, SUMI_LEARNER_RESTORED);
  g_assert_cmpstr (sumi_learner_get_opening (learner)->backup_date, ==, "2024-10-04");
  g_assert_cmpuint (count (learner), ==, 20);
}

/* A journal that was left behind is not played back into the backup that takes the file's place. */
static void
test_stray_journal (Fixture *fixture, gconstpointer data)
{
  g_autofree char *journal = g_strconcat (fixture->path, "-journal", NULL);
  g_autoptr (SumiLearner) learner = NULL;

  make_store (fixture, 20, TRUE);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_true (g_file_set_contents (journal, "left behind", -1, NULL));
  learner = open_learner (fixture);
  g_assert_cmpint (sumi_learner_get_opening (learner)->state, ==, SUMI_LEARNER_RESTORED);
  g_assert_cmpuint (count (learner), ==, 20);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_files (fixture->folder, "damaged-1-journal"), ==, 1);
}

static void
test_newer (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  gsize before_length, after_length;
  SumiLearner *learner;

  make_store (fixture, 5, FALSE);
  fixture_run_sql (fixture->path,
                   "PRAGMA user_version = 99;"
                   "ALTER TABLE outcome ADD COLUMN mood TEXT;"
                   "INSERT INTO outcome SELECT 6, time, day, 'dance', pack, item, step,"
                   "  position, task, themes, rating, tries, hints, help, is_shown,"
                   "  is_solved, undone, milliseconds, result, margin, lost_opening,"
                   "  lost_midgame, lost_endgame, is_theme_told, opponent, mood"
                   "  FROM outcome WHERE id = 1;");
  g_assert_true (g_file_get_contents (fixture->path, &before, &before_length, NULL));
  learner = open_learner (fixture);
  g_assert_true (sumi_learner_get_opening (learner)->is_newer);
  g_assert_true (sumi_learner_get_opening (learner)->is_read_only);
  g_assert_cmpuint (count (learner), ==, 5);
  g_assert_false (record (learner, "more", &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_READ_ONLY);
  g_assert_cmpuint (sumi_learner_get_n_unsaved (learner), ==, 0);
  g_assert_finalize_object (learner);
  g_assert_true (g_file_get_contents (fixture->path, &after, &after_length, NULL));
  g_assert_cmpmem (before, before_length, after, after_length);
}

static void
test_foreign (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture_run_sql (fixture->path,
                   "CREATE TABLE diary (words TEXT); INSERT INTO diary VALUES ('dear')");
  g_assert_null (sumi_learner_open (fixture->folder, &fixture->clock, &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_FOREIGN);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count (*) FROM diary"), ==, 1);
}

/* The folder of a learner who was removed is not made again. */
static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "removed", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (sumi_learner_open (folder, &fixture->clock, &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_IO);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
}

/* What could go on for ever is not read. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  make_store (fixture, 5, FALSE);
  fixture_run_sql (fixture->path, "ALTER TABLE outcome RENAME TO other;"
                                  "CREATE VIEW outcome AS SELECT * FROM other");
  g_assert_null (sumi_learner_open (fixture->folder, &fixture->clock, &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_IO);
}

static void
make_version (Fixture *fixture, int version)
{
  g_autofree char *name = g_strdup_printf ("progress-%d.sql", version);
  g_autofree char *path = g_build_filename (fixtures, name, NULL);
  g_autofree char *sql = NULL;

  g_assert_true (g_file_get_contents (path, &sql, NULL, NULL));
  fixture_run_sql (fixture->path, sql);
}

static void
test_migration (Fixture *fixture, gconstpointer data)
{
  const int version = GPOINTER_TO_INT (data);
  g_autofree char *backup =
      g_build_filename (fixture->folder, "backups", "000001-2024-10-04.sqlite", NULL);
  SumiLearner *learner;

  make_version (fixture, version);
  learner = open_learner (fixture);
  g_assert_cmpint (sumi_learner_get_opening (learner)->state, ==, SUMI_LEARNER_FOUND);
  g_assert_true (sumi_learner_get_opening (learner)->is_migrated);
  {
    g_autoptr (GPtrArray) read = read_all (learner);
    const SumiOutcome *puzzle = read->pdata[1], *game = read->pdata[2];

    g_assert_cmpuint (read->len, ==, 3);
    g_assert_cmpstr (puzzle->themes[1], ==, "parity");
    g_assert_cmpint (puzzle->help, ==, SUMI_HELP_REGION);
    g_assert_cmpint (game->result, ==, SUMI_RESULT_WON);
    g_assert_cmpint (game->lost[SUMI_PHASE_ENDGAME], ==, 25);
    g_assert_cmpstr (game->opponent, ==, version < 2 ? "" : "level-3");
  }
  g_assert_true (record (learner, "more", NULL));
  g_assert_finalize_object (learner);
  g_assert_cmpint (ask_sql (fixture->path, "PRAGMA user_version"), ==, 5);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count (*) FROM game"), ==, version < 3 ? 0 : 1);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count (*) FROM game WHERE findings = ''"), ==,
                   version < 3 ? 0 : 1);
  g_assert_cmpint (ask_sql (backup, "PRAGMA user_version"), ==, version);
  g_assert_cmpint (ask_sql (backup, "SELECT count (*) FROM outcome"), ==, 3);

  learner = open_learner (fixture);
  g_assert_false (sumi_learner_get_opening (learner)->is_migrated);
  g_assert_cmpuint (count (learner), ==, 4);
  g_assert_finalize_object (learner);

  /* The backup that was made before is good for the new version, too. */
  damage (fixture, DAMAGE_NOISE);
  learner = open_learner (fixture);
  g_assert_cmpint (sumi_learner_get_opening (learner)->state, ==, SUMI_LEARNER_RESTORED);
  g_assert_true (sumi_learner_get_opening (learner)->is_migrated);
  g_assert_cmpuint (count (learner), ==, 3);
  g_assert_finalize_object (learner);
}

/* A migration that fails on its way leaves the old version whole. */
static void
test_failed_migration (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  make_version (fixture, 1);
  /* The second of the two statements of the step fails. */
  fixture_run_sql (fixture->path,
                   "ALTER TABLE outcome ADD COLUMN opponent TEXT NOT NULL DEFAULT ''");
  g_assert_null (sumi_learner_open (fixture->folder, &fixture->clock, &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_IO);
  g_assert_cmpint (ask_sql (fixture->path, "PRAGMA user_version"), ==, 1);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count (*) FROM outcome"), ==, 3);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count (*) FROM pragma_table_info ('outcome') "
                                           "WHERE name = 'is_theme_told'"),
                   ==, 0);
  g_assert_cmpuint (count_backups (fixture), ==, 1);
}

static void
test_full (Fixture *fixture, gconstpointer data)
{
  SumiLearner *learner = open_learner (fixture);
  g_autoptr (GError) error = NULL;
  guint n_recorded = 0;

  fixture_limit_files (40 * 1024);
  while (record (learner, "one more", &error))
    n_recorded++;
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_FULL);
  g_assert_cmpuint (n_recorded, >, 10);
  g_assert_cmpuint (sumi_learner_get_n_unsaved (learner), ==, 1);
  g_assert_cmpuint (count (learner), ==, n_recorded);
  g_clear_error (&error);
  g_assert_false (record (learner, "another", &error));
  g_assert_cmpuint (sumi_learner_get_n_unsaved (learner), ==, 2);
  g_assert_false (sumi_learner_flush (learner, NULL));

  /* There is room again: nothing is lost. */
  fixture_limit_files (0);
  g_assert_true (sumi_learner_flush (learner, NULL));
  g_assert_cmpuint (sumi_learner_get_n_unsaved (learner), ==, 0);
  g_assert_cmpuint (count (learner), ==, n_recorded + 2);
  g_assert_true (sumi_learner_check (learner, NULL));
  g_assert_finalize_object (learner);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count (*) FROM outcome"), ==, n_recorded + 2);
}

/* Another program holds the file for long. */
static void
test_busy (Fixture *fixture, gconstpointer data)
{
  SumiLearner *learner = open_learner (fixture);
  g_autoptr (GError) error = NULL;
  sqlite3 *other;

  g_assert_cmpint (sqlite3_open (fixture->path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_false (record (learner, "waits", &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_BUSY);
  sqlite3_close (other);
  g_assert_true (record (learner, "next", NULL));
  g_assert_cmpuint (count (learner), ==, 2);
  g_assert_finalize_object (learner);
}

/* Nothing can be locked, and no other program is to blame. */
static void
test_no_locks (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  lock_errno = ENOLCK;
  g_assert_null (sumi_learner_open (fixture->folder, &fixture->clock, &error));
  lock_errno = 0;
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_IO);
  g_assert_nonnull (strstr (error->message, g_strerror (ENOLCK)));
}

/* The folder of a learner is moved away, as another program does who removes the learner. */
static void
test_gone (Fixture *fixture, gconstpointer data)
{
  g_autofree char *away = g_strconcat (fixture->folder, "-away", NULL);
  SumiLearner *learner = open_learner (fixture);
  g_autoptr (GError) error = NULL;

  g_assert_true (record (learner, "here", NULL));
  g_assert_cmpint (g_rename (fixture->folder, away), ==, 0);
  g_assert_false (record (learner, "gone", &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_GONE);
  g_assert_false (g_file_test (fixture->folder, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_rename (away, fixture->folder), ==, 0);
  g_assert_true (sumi_learner_flush (learner, NULL));
  g_assert_cmpuint (count (learner), ==, 2);
  g_assert_finalize_object (learner);
}

/* A folder that can only be read, with a store of an older version. */
static void
test_read_only (Fixture *fixture, gconstpointer data)
{
  const int version = GPOINTER_TO_INT (data);
  g_autofree char *lock = g_build_filename (fixture->folder, "lock", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GHashTable) players = NULL;
  SumiLearner *learner;

  make_version (fixture, version);
  g_assert_true (g_file_set_contents (lock, "", 0, NULL));
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (lock, 0444), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);
  /* To root nothing is read-only. */
  if (geteuid () == 0)
    g_assert_cmpint (seteuid (NOBODY), ==, 0);
  learner = open_learner (fixture);
  g_assert_true (sumi_learner_get_opening (learner)->is_read_only);
  g_assert_false (sumi_learner_get_opening (learner)->is_newer);
  g_assert_cmpuint (count (learner), ==, 3);
  games = sumi_learner_list_games (learner, NULL);
  g_assert_cmpuint (games->len, ==, version < 3 ? 0 : 1);
  players = sumi_learner_list_players (learner, NULL);
  g_assert_cmpuint (g_hash_table_size (players), ==, 0);
  g_assert_false (record (learner, "more", &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_READ_ONLY);
  g_assert_finalize_object (learner);
  g_assert_cmpint (seteuid (getuid ()), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0700), ==, 0);
}

/* Backups stay few, and the newest of them are kept whatever the clock says. */
static void
test_backups (Fixture *fixture, gconstpointer data)
{
  g_autofree char *newest =
      g_build_filename (fixture->folder, "backups", "000013-2024-09-22.sqlite", NULL);
  g_autoptr (SumiLearner) learner = open_learner (fixture);

  g_assert_true (record (learner, "one", NULL));
  for (int i = 0; i < 13; i++)
    {
      set_day (fixture, DAY - i);
      g_assert_true (sumi_learner_back_up (learner, NULL));
    }
  g_assert_cmpuint (count_backups (fixture), ==, 10);
  g_assert_true (g_file_test (newest, G_FILE_TEST_EXISTS));
}

/* The store of a guest is nowhere. */
static void
test_guest (void)
{
  SumiLearner *learner = sumi_learner_open (NULL, NULL, NULL);
  gboolean was_right = FALSE;

  g_assert_true (record (learner, "one", NULL));
  g_assert_cmpuint (count (learner), ==, 1);
  g_assert_true (sumi_learner_back_up (learner, NULL));
  g_assert_true (sumi_learner_rebuild (learner, &was_right, NULL));
  g_assert_true (was_right);
  g_assert_finalize_object (learner);
  learner = sumi_learner_open (NULL, NULL, NULL);
  g_assert_cmpuint (count (learner), ==, 0);
  g_assert_finalize_object (learner);
}

static gpointer
record_meanwhile (gpointer data)
{
  Fixture *fixture = data;
  g_autoptr (SumiLearner) learner = open_learner (fixture);

  for (int i = 0; i < N_MEANWHILE; i++)
    g_assert_true (record (learner, "meanwhile", NULL));
  g_atomic_int_set (&fixture->is_done, TRUE);
  return NULL;
}

/* What another program records while the progress is made again counts once. */
static void
test_rebuild_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiLearner) learner = open_learner (fixture);
  GThread *thread = g_thread_new ("meanwhile", record_meanwhile, fixture);

  while (!g_atomic_int_get (&fixture->is_done))
    {
      gboolean was_right = FALSE;

      g_assert_true (sumi_learner_rebuild (learner, &was_right, NULL));
      g_assert_true (was_right);
    }
  g_thread_join (thread);
  g_assert_true (sumi_learner_flush (learner, NULL));
  g_assert_cmpuint (count (learner), ==, N_MEANWHILE);
}

/* What is kept from outcome to outcome is what the store gives. */
static void
test_histories (void)
{
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (SumiLearner) learner = sumi_learner_open (NULL, NULL, NULL);
      g_autoptr (GRand) source = g_rand_new_with_seed (i);
      g_autoptr (GPtrArray) history = fixture_history (source, 30);
      g_autoptr (SumiProgress) progress = sumi_progress_new ();
      gboolean was_right = FALSE;

      for (guint j = 0; j < history->len; j++)
        {
          g_assert_true (sumi_learner_record (learner, history->pdata[j], NULL));
          sumi_progress_apply (progress, history->pdata[j]);
        }
      g_assert_true (sumi_progress_equal (progress, sumi_learner_get_progress (learner)));
      g_assert_true (sumi_learner_rebuild (learner, &was_right, NULL));
      g_assert_true (was_right);
    }
}

static void
add (const char *name, gconstpointer data, void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/learner/store/", name, NULL);

  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  fixtures = argv[1];

  add ("round-trip", NULL, test_round_trip);
  add ("private", NULL, test_private);
  add ("time", NULL, test_time);
  add ("invalid", NULL, test_invalid);
  add ("append-only", NULL, test_append_only);
  add ("damaged/noise", GINT_TO_POINTER (DAMAGE_NOISE), test_damaged);
  add ("damaged/cut", GINT_TO_POINTER (DAMAGE_CUT), test_damaged);
  add ("damaged/inside", GINT_TO_POINTER (DAMAGE_INSIDE), test_damaged);
  add ("damaged/emptied", GINT_TO_POINTER (DAMAGE_EMPTIED), test_damaged);
  add ("damaged/removed", GINT_TO_POINTER (DAMAGE_REMOVED), test_damaged);
  add ("lost", NULL, test_lost);
  add ("broken-backup", NULL, test_broken_backup);
  add ("stray-journal", NULL, test_stray_journal);
  add ("newer", NULL, test_newer);
  add ("foreign", NULL, test_foreign);
  add ("no-folder", NULL, test_no_folder);
  add ("view", NULL, test_view);
  add ("migration/1", GINT_TO_POINTER (1), test_migration);
  add ("migration/2", GINT_TO_POINTER (2), test_migration);
  add ("migration/3", GINT_TO_POINTER (3), test_migration);
  add ("migration/4", GINT_TO_POINTER (4), test_migration);
  add ("failed-migration", NULL, test_failed_migration);
  add ("full", NULL, test_full);
  add ("busy", NULL, test_busy);
  add ("no-locks", NULL, test_no_locks);
  add ("gone", NULL, test_gone);
  add ("read-only/1", GINT_TO_POINTER (1), test_read_only);
  add ("read-only/2", GINT_TO_POINTER (2), test_read_only);
  add ("read-only/3", GINT_TO_POINTER (3), test_read_only);
  add ("read-only/4", GINT_TO_POINTER (4), test_read_only);
  add ("backups", NULL, test_backups);
  add ("rebuild-meanwhile", NULL, test_rebuild_meanwhile);
  g_test_add_func ("/learner/store/guest", test_guest);
  g_test_add_func ("/learner/store/histories", test_histories);

  return g_test_run ();
}
