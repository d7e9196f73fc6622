/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two programs record for one learner at a time and are killed at random moments, some of them
 * while they open, migrate, back up or restore the store: what they said was recorded is there. */

#include <gio/gio.h>
#include <sqlite3.h>
#include <stdio.h>

#include "kill-fixture.h"
#include "learner-fixture.h"
#include "sumi-learner.h"

/* A thousand kills in all with -m slow, of two programs in each round of each test. */
#define N_ROUNDS (g_test_slow () ? 250 : 10)
#define N_WRITERS 2
#define N_OUTCOMES 1000
#define BACKUP_EVERY 6
#define MAX_LIFE_US 250000

static char *program;
static char *fixtures;

/* Whether ERROR, which is cleared, says that the other program was busy for too long, as it may be
 * on a slow disk: then it is tried again. */
static gboolean
was_busy (GError **error)
{
  gboolean result = g_error_matches (*error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_BUSY);

  g_clear_error (error);
  return result;
}

/* Records outcomes named NAME-1, NAME-2, … and says of each that it is recorded. */
static int
write_until_killed (const char *folder, const char *name)
{
  g_autoptr (SumiLearner) learner = NULL;
  g_autoptr (GError) error = NULL;

  do
    learner = sumi_learner_open (folder, NULL, &error);
  while (learner == NULL && was_busy (&error));
  if (learner == NULL || sumi_learner_get_opening (learner)->state > SUMI_LEARNER_FOUND)
    return 1;
  for (guint i = 1; i <= N_OUTCOMES; i++)
    {
      g_autofree char *item = g_strdup_printf ("%s-%u", name, i);
      g_autoptr (SumiOutcome) outcome =
          fixture_outcome (SUMI_OUTCOME_PUZZLE, "pack", item, SUMI_GRADE_AGAIN, 1);
      gboolean is_recorded = sumi_learner_record (learner, outcome, &error);

      while (!is_recorded && was_busy (&error))
        is_recorded = sumi_learner_flush (learner, &error);
      if (!is_recorded)
        return 2;
      puts (item);
      fflush (stdout);
      if (i % BACKUP_EVERY == 0)
        sumi_learner_back_up (learner, NULL);
    }
  return 0;
}

/* Adds to TOLD each whole line of OUTPUT. */
static void
add_told (GPtrArray *told, const char *output)
{
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);

  for (guint i = 0; i + 1 < g_strv_length (lines); i++)
    g_ptr_array_add (told, g_strdup (lines[i]));
}

/* Lets two programs write in FOLDER and kills each at a random moment, in every second round not
 * before it has recorded something. */
static void
run_and_kill (const char *folder, guint round, GRand *source, GPtrArray *told)
{
  GSubprocess *writers[N_WRITERS];

  for (guint i = 0; i < N_WRITERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("round-%u-writer-%u", round, i);

      writers[i] = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, program, "--write",
                                     folder, name, NULL);
    }
  for (guint i = 0; i < N_WRITERS; i++)
    {
      gulong life_us = (gulong) g_rand_int_range (source, 0, MAX_LIFE_US);
      g_autofree char *output = kill_fixture_end (
          writers[i], round % 2 == 1 ? KILL_AFTER_OUTPUT : KILL_AFTER_START, life_us);

      add_told (told, output);
      g_object_unref (writers[i]);
    }
}

static gboolean
note_item (const SumiOutcome *outcome, gpointer data)
{
  g_hash_table_add (data, g_strdup (outcome->item));
  return TRUE;
}

/* All of TOLD is in the store, which is whole; returns how much else is there. */
static guint
check_store (const char *folder, const GPtrArray *told)
{
  g_autoptr (SumiLearner) learner = sumi_learner_open (folder, NULL, NULL);
  g_autoptr (GHashTable) items = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean was_right = FALSE;

  g_assert_nonnull (learner);
  g_assert_cmpint (sumi_learner_get_opening (learner)->state, ==, SUMI_LEARNER_FOUND);
  g_assert_true (sumi_learner_check (learner, NULL));
  g_assert_true (sumi_learner_read (learner, note_item, items, NULL));
  for (guint i = 0; i < told->len; i++)
    g_assert_true (g_hash_table_contains (items, told->pdata[i]));
  g_assert_true (sumi_learner_rebuild (learner, &was_right, NULL));
  g_assert_true (was_right);
  return g_hash_table_size (items) - told->len;
}

static void
test_kill (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GRand) source = g_rand_new_with_seed (11);
  guint n_more = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      run_and_kill (folder, round, source, told);
      /* The kills of the first round may hit before there is a file. */
      if (round > 0)
        n_more = check_store (folder, told);
      g_test_message ("%u told, %u more kept", told->len, n_more);
      /* Of each program one outcome may be kept that it did not come to tell. */
      g_assert_cmpuint (n_more, <=, N_WRITERS * (round + 1));
    }
  g_assert_cmpuint (told->len, >, 0);
  fixture_remove_folder (folder);
}

/* Puts a store of version 1 in FOLDER. */
static void
make_version_1 (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "progress.sqlite", NULL);
  g_autofree char *sql_path = g_build_filename (fixtures, "progress-1.sql", NULL);
  g_autofree char *sql = NULL;
  sqlite3 *database;

  g_assert_true (g_file_get_contents (sql_path, &sql, NULL, NULL));
  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (database, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (database);
}

/* Killed while they open and migrate. */
static void
test_kill_migration (void)
{
  g_autoptr (GRand) source = g_rand_new_with_seed (12);

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
      g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
      guint n_more;

      make_version_1 (folder);
      for (int i = 0; i < 2; i++)
        {
          g_autoptr (GSubprocess) writer =
              g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, program, "--write", folder,
                                i == 0 ? "first" : "second", NULL);
          gulong life_us = (gulong) g_rand_int_range (source, 0, MAX_LIFE_US / 4);
          g_autofree char *output = kill_fixture_end (writer, KILL_AFTER_START, life_us);

          add_told (told, output);
        }
      n_more = check_store (folder, told);
      /* The three of the fixture, and one of each program; the fixture's game has no item. */
      g_assert_cmpuint (n_more, >=, 3);
      g_assert_cmpuint (n_more, <=, 5);
      fixture_remove_folder (folder);
    }
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "--write"))
    return write_until_killed (argv[2], argv[3]);
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[0];
  fixtures = argv[1];

  g_test_add_func ("/learner/kill/writers", test_kill);
  g_test_add_func ("/learner/kill/migration", test_kill_migration);

  return g_test_run ();
}
