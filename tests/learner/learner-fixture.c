/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "learner-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/resource.h>

static const char *const THEMES[] = { "corners", "mobility", "parity", "stable discs" };

/* What stands for the position of ITEM. */
char *
fixture_position (const char *item)
{
  return g_strconcat ("position of ", item, NULL);
}

/* An attempt on DAY that gets GRADE, or a card that is added or dropped; the position follows from
 * ITEM. */
SumiOutcome *
fixture_outcome (SumiOutcomeKind kind, const char *pack, const char *item, SumiGrade grade, int day)
{
  SumiOutcome *outcome = sumi_outcome_new (kind, pack, item, NULL);
  g_autofree char *position = fixture_position (item);

  outcome->day = day;
  outcome->time = (gint64) day * 24 * 3600 * G_USEC_PER_SEC;
  sumi_outcome_set_card (outcome, position, "task");
  if (grade == 0)
    return outcome;
  outcome->tries = 1;
  outcome->is_solved = grade > SUMI_GRADE_AGAIN;
  outcome->hints = grade == SUMI_GRADE_HARD ? 1 : 0;
  outcome->help = grade == SUMI_GRADE_HARD ? SUMI_HELP_IDEA : SUMI_HELP_NONE;
  outcome->milliseconds = FIXTURE_MILLISECONDS;
  return outcome;
}

static int
random_below (GRand *source, int limit)
{
  return g_rand_int_range (source, 0, limit);
}

/* Anything that may happen, to one of a few items. */
SumiOutcome *
fixture_random (GRand *source, int day)
{
  SumiOutcomeKind kind = (SumiOutcomeKind) random_below (source, SUMI_N_OUTCOMES);
  g_autofree char *item = g_strdup_printf ("item-%d", random_below (source, FIXTURE_N_ITEMS));
  SumiOutcome *outcome;

  /* Mostly attempts. */
  if (random_below (source, 3) > 0)
    kind = (SumiOutcomeKind) random_below (source, SUMI_OUTCOME_GAME);
  outcome = fixture_outcome (kind, "pack", item, 0, day);
  outcome->time += random_below (source, 1000000);
  if (kind == SUMI_OUTCOME_STEP && random_below (source, 3) == 0)
    sumi_outcome_set_card (outcome, NULL, NULL);
  outcome->tries = random_below (source, 3);
  outcome->hints = random_below (source, 4) == 0 ? 1 : 0;
  outcome->help = outcome->hints > 0 ? (SumiHelp) (1 + random_below (source, 3)) : SUMI_HELP_NONE;
  outcome->is_shown = random_below (source, 8) == 0;
  outcome->is_solved = random_below (source, 4) > 0;
  outcome->undone = random_below (source, 8) == 0 ? 1 : 0;
  outcome->milliseconds = random_below (source, 100000);
  outcome->rating = random_below (source, 4) > 0 ? 800 + 100 * random_below (source, 12) : 0;
  if (random_below (source, 2) == 0)
    {
      const char *const themes[] = { THEMES[random_below (source, G_N_ELEMENTS (THEMES))],
                                     THEMES[random_below (source, G_N_ELEMENTS (THEMES))], NULL };

      sumi_outcome_set_themes (outcome, themes);
    }
  if (kind >= SUMI_OUTCOME_GAME && kind <= SUMI_OUTCOME_DRILL)
    {
      outcome->result = (SumiResult) random_below (source, SUMI_N_RESULTS);
      outcome->margin = random_below (source, 129) - 64;
      for (int i = 0; i < SUMI_N_GAME_PHASES; i++)
        outcome->lost[i] = random_below (source, 2000);
      g_free (outcome->opponent);
      outcome->opponent = g_strdup ("level 3");
    }
  return outcome;
}

/* Up to MAX_LENGTH outcomes over some weeks, now and then with a clock that is set back; of
 * SumiOutcome. */
GPtrArray *
fixture_history (GRand *source, int max_length)
{
  GPtrArray *history = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  int n_outcomes = random_below (source, max_length + 1);
  int day = 20000;

  for (int i = 0; i < n_outcomes; i++)
    {
      if (random_below (source, 3) == 0)
        day += random_below (source, 12);
      if (random_below (source, 20) == 0)
        day -= random_below (source, 30);
      g_ptr_array_add (history, fixture_random (source, day));
    }
  return history;
}

/* Removes FOLDER with all that is in it. */
void
fixture_remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        fixture_remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

/* Does what SQL says to the database at PATH. */
void
fixture_run_sql (const char *path, const char *sql)
{
  sqlite3 *database;

  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (database, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (database);
}

/* No file of this program may grow beyond SIZE bytes, as on a disk that is full; 0: as before. */
void
fixture_limit_files (rlim_t size)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = size == 0 ? limit.rlim_max : size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}
