/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The learner as the interface uses it: asynchronous, with a signal, beside another one. */

#include <sqlite3.h>

#include "learner-fixture.h"
#include "sumi-learner.h"

#define DAY 20000

typedef struct
{
  SumiLearner *learner;
  guint n_recorded, n_changes;
  gboolean is_opened;
} Watch;

static _Atomic gint64 now; /* asked by threads, too */

static gint64
get_now (gpointer data)
{
  return now;
}

/* In UTC, so that a day is the same wherever the test runs. */
static SumiClock clock_in_utc = { get_now, NULL, NULL };

static void
set_day (int day)
{
  now = ((gint64) day * 24 + 12) * 3600 * G_USEC_PER_SEC;
}

static guint
count (SumiLearner *learner)
{
  return sumi_progress_get_n_outcomes (sumi_learner_get_progress (learner));
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Watch *watch = data;
  g_autoptr (GError) error = NULL;

  watch->learner = sumi_learner_open_finish (result, &error);
  g_assert_no_error (error);
  watch->is_opened = TRUE;
}

static SumiLearner *
open_in_loop (const char *folder)
{
  Watch watch = { NULL };

  sumi_learner_open_async (folder, &clock_in_utc, opened_cb, &watch);
  g_assert_false (watch.is_opened);
  while (!watch.is_opened)
    g_main_context_iteration (NULL, TRUE);
  return watch.learner;
}

static void
changed_cb (Watch *watch)
{
  watch->n_changes++;
}

/* Each is answered in its order, and by then the progress has it. */
static void
recorded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Watch *watch = data;
  g_autoptr (GError) error = NULL;

  g_assert_true (sumi_learner_record_finish (SUMI_LEARNER (source), result, &error));
  g_assert_no_error (error);
  watch->n_recorded++;
  g_assert_cmpuint (count (watch->learner), >=, watch->n_recorded);
}

static void
start_recording (Watch *watch, const char *item, SumiGrade grade)
{
  g_autoptr (SumiOutcome) outcome = fixture_outcome (SUMI_OUTCOME_PUZZLE, "pack", item, grade, DAY);

  outcome->time = 0;
  sumi_learner_record_async (watch->learner, outcome, recorded_cb, watch);
}

static void
test_async (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  Watch watch = { NULL };

  set_day (DAY);
  watch.learner = open_in_loop (folder);
  g_signal_connect_swapped (watch.learner, "changed", G_CALLBACK (changed_cb), &watch);
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *item = g_strdup_printf ("item-%u", i);

      start_recording (&watch, item, SUMI_GRADE_AGAIN);
    }
  /* Nothing happens before the loop runs. */
  g_assert_cmpuint (count (watch.learner), ==, 0);
  while (watch.n_recorded < 50)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count (watch.learner), ==, 50);
  g_assert_cmpuint (watch.n_changes, >, 0);
  g_assert_cmpuint (watch.n_changes, <=, 50);
  g_assert_cmpuint (sumi_progress_count_due (sumi_learner_get_progress (watch.learner), DAY), ==,
                    0);
  set_day (DAY + 1);
  g_assert_cmpuint (sumi_progress_count_due (sumi_learner_get_progress (watch.learner),
                                             sumi_learner_get_day (watch.learner)),
                    ==, 50);
  g_assert_finalize_object (watch.learner);
  fixture_remove_folder (folder);
}

/* Many cards in one step: one answer, and one change. */
static void
test_many (void)
{
  g_autoptr (GPtrArray) outcomes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  Watch watch = { NULL };

  set_day (DAY);
  watch.learner = sumi_learner_open (NULL, &clock_in_utc, NULL);
  g_signal_connect_swapped (watch.learner, "changed", G_CALLBACK (changed_cb), &watch);
  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *item = g_strdup_printf ("item-%u", i);

      g_ptr_array_add (outcomes, fixture_outcome (SUMI_OUTCOME_ADD_CARD, "pack", item, 0, DAY));
    }
  sumi_learner_record_all_async (watch.learner, outcomes, recorded_cb, &watch);
  while (watch.n_recorded == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (watch.n_changes, ==, 1);
  g_assert_cmpuint (count (watch.learner), ==, 30);
  g_assert_finalize_object (watch.learner);
}

static int
ask_sql (sqlite3 *database, const char *sql)
{
  sqlite3_stmt *statement;
  int answer = 0;

  g_assert_cmpint (sqlite3_prepare_v2 (database, sql, -1, &statement, NULL), ==, SQLITE_OK);
  if (sqlite3_step (statement) == SQLITE_ROW)
    answer = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  return answer;
}

/* Another program is about to write: the writer waits, the loop does not. If it did, what waits
 * would fail by the time it goes on. */
static void
test_held (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "progress.sqlite", NULL);
  Watch watch = { NULL };
  sqlite3 *other;

  set_day (DAY);
  watch.learner = open_in_loop (folder);
  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  sqlite3_busy_timeout (other, 5000);
  start_recording (&watch, "first", SUMI_GRADE_GOOD);
  while (ask_sql (other, "SELECT count (*) FROM outcome") == 0)
    g_usleep (1000);
  while (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK)
    g_usleep (1000);
  start_recording (&watch, "second", SUMI_GRADE_GOOD);
  /* Most likely the writer waits by then; if not, less is tested. */
  g_usleep (200 * 1000);
  while (watch.n_recorded == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count (watch.learner), ==, 1);
  g_assert_cmpuint (sumi_learner_get_n_unsaved (watch.learner), ==, 0);
  sqlite3_close (other);
  while (watch.n_recorded == 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count (watch.learner), ==, 2);
  g_assert_finalize_object (watch.learner);
  fixture_remove_folder (folder);
}

/* The program ends right after something was recorded. */
static void
test_flush (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  Watch watch = { NULL };
  SumiLearner *again;

  set_day (DAY);
  watch.learner = open_in_loop (folder);
  for (guint i = 0; i < 20; i++)
    start_recording (&watch, "last", SUMI_GRADE_GOOD);
  g_assert_true (sumi_learner_flush (watch.learner, NULL));
  g_assert_cmpuint (count (watch.learner), ==, 20);
  again = sumi_learner_open (folder, &clock_in_utc, NULL);
  g_assert_cmpuint (count (again), ==, 20);
  g_assert_finalize_object (again);
  while (watch.n_recorded < 20)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (watch.learner);
  fixture_remove_folder (folder);
}

/* Two programs for one learner: each takes in what the other has recorded, in the same order. */
static void
test_two (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  SumiLearner *left, *right;

  set_day (DAY);
  left = sumi_learner_open (folder, &clock_in_utc, NULL);
  right = sumi_learner_open (folder, &clock_in_utc, NULL);
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (GRand) source = g_rand_new_with_seed (i);
      g_autoptr (SumiOutcome) outcome = fixture_random (source, DAY);

      g_assert_true (sumi_learner_record (i % 3 == 0 ? left : right, outcome, NULL));
    }
  g_assert_true (sumi_learner_flush (left, NULL));
  g_assert_true (sumi_learner_flush (right, NULL));
  g_assert_cmpuint (count (left), ==, 30);
  g_assert_true (
      sumi_progress_equal (sumi_learner_get_progress (left), sumi_learner_get_progress (right)));
  g_assert_finalize_object (left);
  g_assert_finalize_object (right);
  fixture_remove_folder (folder);
}

static guint
count_backups (const char *folder)
{
  g_autofree char *backups = g_build_filename (folder, "backups", NULL);
  g_autoptr (GDir) dir = g_dir_open (backups, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* One backup a day, made when the learner is opened. */
static void
test_daily_backup (void)
{
  const guint expected[] = { 0, 1, 2, 2, 3, 3 };
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);

  for (int i = 0; i < 6; i++)
    {
      Watch watch = { NULL };

      set_day (DAY + i / 2);
      watch.learner = open_in_loop (folder);
      start_recording (&watch, "one", SUMI_GRADE_GOOD);
      while (watch.n_recorded == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_finalize_object (watch.learner);
      /* None of an empty store. */
      g_assert_cmpuint (count_backups (folder), ==, expected[i]);
    }
  fixture_remove_folder (folder);
}

/* So too where the program is left open from one day to the next. */
static void
test_backup_left_open (void)
{
  static const struct
  {
    int days;
    guint n_backups;
  } cases[] = { { 0, 0 }, { 1, 1 }, { 1, 1 }, { 3, 2 } };
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  Watch watch = { NULL };

  set_day (DAY);
  watch.learner = open_in_loop (folder);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      set_day (DAY + cases[i].days);
      start_recording (&watch, "one", SUMI_GRADE_GOOD);
      while (watch.n_recorded <= i)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (count_backups (folder), ==, cases[i].n_backups);
    }
  g_assert_finalize_object (watch.learner);
  fixture_remove_folder (folder);
}

/* What an asynchronous function of games has answered. */
typedef struct
{
  GPtrArray *games;
  gboolean is_done;
} Answer;

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;
  g_autoptr (GError) error = NULL;

  answer->games = sumi_learner_keep_games_finish (SUMI_LEARNER (source), result, &error);
  g_assert_no_error (error);
  answer->is_done = TRUE;
}

static void
games_changed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  sumi_learner_change_games_finish (SUMI_LEARNER (source), result, &error);
  g_assert_no_error (error);
  ((Answer *) data)->is_done = TRUE;
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;
  g_autoptr (GError) error = NULL;

  answer->games = sumi_learner_list_games_finish (SUMI_LEARNER (source), result, &error);
  g_assert_no_error (error);
  answer->is_done = TRUE;
}

static void
wait_for (Answer *answer)
{
  while (!answer->is_done)
    g_main_context_iteration (NULL, TRUE);
}

/* Takes GAME. */
static guint
keep_game (SumiLearner *learner, SumiKeptGame *game)
{
  g_autoptr (GPtrArray) games = sumi_kept_game_list_new ();
  g_autoptr (GPtrArray) kept = NULL;
  g_autofree char *key = g_strdup (game->key);
  Answer answer = { NULL };

  g_ptr_array_add (games, game);
  sumi_learner_keep_games_async (learner, games, kept_cb, &answer);
  wait_for (&answer);
  kept = answer.games;
  if (kept->len == 1)
    {
      const SumiKeptGame *first = kept->pdata[0];

      g_assert_cmpint (first->id, >, 0);
      g_assert_cmpstr (first->key, ==, key);
    }
  return kept->len;
}

static guint
keep (SumiLearner *learner, const char *key, SumiKeptSide side)
{
  return keep_game (learner, sumi_kept_game_new (key, "text", side));
}

static GPtrArray *
list (SumiLearner *learner, gboolean is_first)
{
  Answer answer = { NULL };

  sumi_learner_list_games_async (learner, is_first, listed_cb, &answer);
  wait_for (&answer);
  return answer.games;
}

static void
mark (SumiLearner *learner, gint64 id, gboolean is_removed)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof id);
  Answer answer = { NULL };

  g_array_append_val (ids, id);
  sumi_learner_mark_games_async (learner, ids, is_removed, games_changed_cb, &answer);
  wait_for (&answer);
}

/* A game is kept once, whatever it is said of; what is removed can be brought back until the
 * learner is opened again. */
static void
test_games (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  SumiLearner *learner;
  gint64 id;

  set_day (DAY);
  learner = open_in_loop (folder);
  g_assert_cmpuint (keep (learner, "f5d6", SUMI_KEPT_WHITE), ==, 1);
  g_assert_cmpuint (keep (learner, "f5f6", SUMI_KEPT_UNKNOWN), ==, 1);
  g_assert_cmpuint (keep (learner, "f5d6", SUMI_KEPT_BLACK), ==, 0);
  {
    g_autoptr (GPtrArray) games = list (learner, FALSE);
    const SumiKeptGame *first = games->pdata[0], *second = games->pdata[1];
    g_autoptr (SumiKeptGame) reviewed = sumi_kept_game_copy (second);
    Answer answer = { NULL };

    g_assert_cmpuint (games->len, ==, 2);
    g_assert_cmpstr (first->key, ==, "f5f6");
    g_assert_cmpint (first->side, ==, SUMI_KEPT_UNKNOWN);
    g_assert_cmpint (second->side, ==, SUMI_KEPT_WHITE);
    g_assert_cmpint (second->time, ==, now);
    g_assert_false (second->is_reviewed);
    reviewed->lost[SUMI_KEPT_WHITE][SUMI_PHASE_ENDGAME] = 350;
    reviewed->lost[SUMI_KEPT_BLACK][SUMI_PHASE_MIDGAME] = 125;
    reviewed->lost[SUMI_KEPT_BLACK][SUMI_PHASE_OPENING] = G_MAXINT; /* of a file by hand */
    g_assert_cmpstr (second->findings, ==, "");
    g_free (reviewed->findings);
    reviewed->findings = g_strdup ("what else there is");
    sumi_learner_note_review_async (learner, reviewed, games_changed_cb, &answer);
    wait_for (&answer);
    id = second->id;
    mark (learner, first->id, TRUE);
    mark (learner, id, TRUE);
    mark (learner, id, FALSE);
  }
  {
    g_autoptr (GPtrArray) games = list (learner, FALSE);
    const SumiKeptGame *game = games->pdata[0];

    g_assert_cmpuint (games->len, ==, 1);
    g_assert_cmpint (game->id, ==, id);
    g_assert_true (game->is_reviewed);
    g_assert_cmpint (game->lost[SUMI_KEPT_WHITE][SUMI_PHASE_ENDGAME], ==, 350);
    g_assert_cmpint (game->lost[SUMI_KEPT_BLACK][SUMI_PHASE_MIDGAME], ==, 125);
    g_assert_cmpint (game->lost[SUMI_KEPT_BLACK][SUMI_PHASE_OPENING], ==, SUMI_KEPT_MAX_LOST);
    g_assert_cmpint (game->lost[SUMI_KEPT_BLACK][SUMI_PHASE_ENDGAME], ==, 0);
    g_assert_cmpstr (game->findings, ==, "what else there is");
  }
  /* Kept once more, it is there again, with what is known of it. */
  mark (learner, id, TRUE);
  g_assert_cmpuint (keep (learner, "f5d6", SUMI_KEPT_WHITE), ==, 1);
  mark (learner, id, TRUE);
  g_assert_finalize_object (learner);

  /* Another program that looks at once does not get in between, nor does one that looks after the
   * clock was put right. */
  learner = open_in_loop (folder);
  now -= G_TIME_SPAN_MINUTE;
  for (guint n = 0; n < 2; n++)
    {
      g_autoptr (GPtrArray) games = list (learner, TRUE);

      g_assert_cmpuint (games->len, ==, n);
      mark (learner, id, FALSE);
    }
  mark (learner, id, TRUE);
  set_day (DAY + 1);
  {
    g_autoptr (GPtrArray) games = list (learner, TRUE);

    g_assert_cmpuint (games->len, ==, 0);
  }
  mark (learner, id, FALSE);
  {
    g_autoptr (GPtrArray) games = list (learner, FALSE);

    g_assert_cmpuint (games->len, ==, 0);
  }
  g_assert_finalize_object (learner);
  fixture_remove_folder (folder);
}

/* A game that goes on is kept instead of what it was, whether it has other moves now or another
 * end; unless it is what it was. */
static void
test_continued_games (void)
{
  static const struct
  {
    const char *key, *text;
    guint n_new;
  } ends[] = {
    { "f5d6c3", "resigned", 1 },
    { "f5d6c3", "resigned", 0 },
    { "f5d6c3", "agreed", 1 },
    { "f5d6", "resigned", 1 },
  };
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  SumiLearner *learner = open_in_loop (folder);
  const char *former = "f5d6c3d3";

  g_assert_cmpuint (keep (learner, "f5f6", SUMI_KEPT_WHITE), ==, 1);
  g_assert_cmpuint (keep (learner, former, SUMI_KEPT_WHITE), ==, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      SumiKeptGame *game = sumi_kept_game_new (ends[i].key, ends[i].text, SUMI_KEPT_WHITE);
      g_autoptr (GPtrArray) games = NULL;
      const SumiKeptGame *first;

      game->former = g_strdup (former);
      former = ends[i].key;
      g_assert_cmpuint (keep_game (learner, game), ==, ends[i].n_new);
      games = list (learner, FALSE);
      first = games->pdata[0];
      g_assert_cmpuint (games->len, ==, 2);
      g_assert_cmpstr (first->key, ==, ends[i].key);
      g_assert_cmpstr (first->text, ==, ends[i].text);
      g_assert_cmpstr (((const SumiKeptGame *) games->pdata[1])->key, ==, "f5f6");
    }
  g_assert_finalize_object (learner);
  fixture_remove_folder (folder);
}

static void
tell (SumiLearner *learner, const char *name, SumiPlayerTelling telling, const GPtrArray *games)
{
  Answer answer = { NULL };

  sumi_learner_tell_player_async (learner, name, telling, games, games_changed_cb, &answer);
  wait_for (&answer);
}

static void
assert_told (SumiLearner *learner, const char *name, SumiPlayerTelling telling, guint n)
{
  g_autoptr (GHashTable) players = sumi_learner_list_players (learner, NULL);

  g_assert_cmpuint (g_hash_table_size (players), ==, n);
  g_assert_cmpint (GPOINTER_TO_INT (g_hash_table_lookup (players, name)), ==, telling);
}

/* What is told of players is there the next time, with the sides that follow from it. */
static void
test_players (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  SumiLearner *learner = open_in_loop (folder);
  g_autoptr (GPtrArray) none = sumi_kept_game_list_new ();

  g_assert_cmpuint (keep (learner, "f5d6", SUMI_KEPT_UNKNOWN), ==, 1);
  g_assert_cmpuint (keep (learner, "f5f6", SUMI_KEPT_UNKNOWN), ==, 1);
  {
    g_autoptr (GPtrArray) games = list (learner, FALSE);

    ((SumiKeptGame *) games->pdata[0])->side = SUMI_KEPT_WHITE;
    g_ptr_array_set_size (games, 1);
    tell (learner, "ada88", SUMI_PLAYER_LEARNER, games);
  }
  tell (learner, "ada", SUMI_PLAYER_LEARNER, none);
  tell (learner, "ada", SUMI_PLAYER_OTHER, none);
  g_assert_finalize_object (learner);
  learner = open_in_loop (folder);
  assert_told (learner, "ada88", SUMI_PLAYER_LEARNER, 2);
  assert_told (learner, "ada", SUMI_PLAYER_OTHER, 2);
  {
    g_autoptr (GPtrArray) games = list (learner, FALSE);

    g_assert_cmpint (((SumiKeptGame *) games->pdata[0])->side, ==, SUMI_KEPT_WHITE);
    g_assert_cmpint (((SumiKeptGame *) games->pdata[1])->side, ==, SUMI_KEPT_UNKNOWN);
  }
  tell (learner, "ada88", SUMI_PLAYER_UNTOLD, none);
  assert_told (learner, "ada88", SUMI_PLAYER_UNTOLD, 1);
  g_assert_finalize_object (learner);
  fixture_remove_folder (folder);
}

/* What is told of several players is noted of all, or of none where one cannot be written. */
static void
test_players_at_once (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "progress.sqlite", NULL);
  SumiLearner *learner = open_in_loop (folder);
  g_autoptr (GHashTable) players = sumi_players_new ();
  g_autoptr (GError) error = NULL;

  g_hash_table_insert (players, g_strdup ("ada"), GINT_TO_POINTER (SUMI_PLAYER_LEARNER));
  g_hash_table_insert (players, g_strdup ("bo"), GINT_TO_POINTER (SUMI_PLAYER_OTHER));
  fixture_run_sql (path, "CREATE TRIGGER second BEFORE INSERT ON player"
                         " WHEN (SELECT count (*) FROM player) > 0"
                         " BEGIN SELECT RAISE (ABORT, 'no more'); END");
  g_assert_false (sumi_learner_tell_players (learner, players, &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_IO);
  assert_told (learner, "ada", SUMI_PLAYER_UNTOLD, 0);
  fixture_run_sql (path, "DROP TRIGGER second");
  g_assert_true (sumi_learner_tell_players (learner, players, NULL));
  assert_told (learner, "ada", SUMI_PLAYER_LEARNER, 2);
  assert_told (learner, "bo", SUMI_PLAYER_OTHER, 2);
  g_assert_finalize_object (learner);
  fixture_remove_folder (folder);
}

/* Games that only another program can have written are passed over. */
static void
test_strange_games (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "progress.sqlite", NULL);
  SumiLearner *learner;

  learner = open_in_loop (folder);
  g_assert_cmpuint (keep (learner, "f5d6", SUMI_KEPT_WHITE), ==, 1);
  g_assert_finalize_object (learner);
  fixture_run_sql (path,
                   "INSERT INTO game (time, key, text, side) VALUES"
                   " (-1, 'a', 'text', 0), (9223372036854775807, 'b', 'text', 0),"
                   " (1, 'c', CAST (x'ff' AS TEXT), 0), (1, 'd', 'text', 7)");
  learner = open_in_loop (folder);
  {
    g_autoptr (GPtrArray) games = list (learner, FALSE);

    g_assert_cmpuint (games->len, ==, 2);
    g_assert_cmpstr (((SumiKeptGame *) games->pdata[0])->key, ==, "d");
    g_assert_cmpstr (((SumiKeptGame *) games->pdata[1])->key, ==, "f5d6");
  }
  g_assert_finalize_object (learner);
  fixture_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();

  clock_in_utc.zone = utc;
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/learner/async", test_async);
  g_test_add_func ("/learner/many", test_many);
  g_test_add_func ("/learner/held", test_held);
  g_test_add_func ("/learner/flush", test_flush);
  g_test_add_func ("/learner/two", test_two);
  g_test_add_func ("/learner/daily-backup", test_daily_backup);
  g_test_add_func ("/learner/backup-left-open", test_backup_left_open);
  g_test_add_func ("/learner/games", test_games);
  g_test_add_func ("/learner/continued-games", test_continued_games);
  g_test_add_func ("/learner/players", test_players);
  g_test_add_func ("/learner/players-at-once", test_players_at_once);
  g_test_add_func ("/learner/strange-games", test_strange_games);

  return g_test_run ();
}
