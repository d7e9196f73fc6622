/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept for a user on a disk that fails: each call that changes a file fails once in turn,
 * then all that follow too; and the power is cut before each of them. What was said to be kept is
 * there, what was there before is not lost, and where nothing was kept a sentence says why. */

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fault-fixture.h"
#include "learner-fixture.h"
#include "live-fixture.h"
#include "sumi-learner.h"
#include "sumi-own-pack.h"
#include "sumi-pack-reader.h"
#include "sumi-save.h"
#include "sumi-saved-game.h"

/* More calls than anything makes. */
#define MAX_CALLS 1000

/* What a program says of what it did, as its status. */
enum
{
  TOLD = 0,
  REFUSED = 1,
  NOT_REACHED = 2, /* the call that should fail did not come; added to one of these */
};

/* Something that is kept: PREPARE makes what is there, ACT adds to it or replaces it, and CHECK
 * looks that it is there, whole, and the new one if it is NEW. */
typedef struct
{
  const char *name;
  void (*prepare) (const char *folder);
  gboolean (*act) (const char *folder, GError **error);
  void (*check) (const char *folder, gboolean is_new);
} Row;

static char *
in_folder (const char *folder, const char *name)
{
  return g_build_filename (folder, name, NULL);
}

/* A file */

static void
prepare_file (const char *folder)
{
  g_autofree char *path = in_folder (folder, "file");

  g_assert_true (sumi_save_file (path, "old", NULL));
}

static gboolean
act_file (const char *folder, GError **error)
{
  g_autofree char *path = in_folder (folder, "file");

  return sumi_save_file (path, "new", error);
}

static void
check_file (const char *folder, gboolean is_new)
{
  g_autofree char *path = in_folder (folder, "file");
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  if (is_new || !g_str_equal (text, "old"))
    g_assert_cmpstr (text, ==, "new");
}

/* The own pack */

static gboolean
add_puzzle (const char *folder, const char *id, GError **error)
{
  g_autofree char *path = in_folder (folder, SUMI_OWN_PACK_NAME);
  g_autofree char *found = NULL;
  SumiItem *item = sumi_item_new (SUMI_ITEM_PUZZLE);

  item->id = g_strdup (id);
  item->title = sumi_text_new_plain (id);
  item->where = g_strdup ("items");
  item->exercise->where = g_strdup ("items");
  item->exercise->task_where = g_strdup ("items.task");
  item->exercise->position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  item->exercise->task.type = SUMI_TASK_BEST;
  item->exercise->task.measure
      = g_str_equal (id, "old") ? SUMI_MEASURE_MOBILITY : SUMI_MEASURE_FRONTIER;
  found = sumi_own_pack_add (path, item, NULL, error);
  return found != NULL;
}

static void
prepare_pack (const char *folder)
{
  g_assert_true (add_puzzle (folder, "old", NULL));
}

static gboolean
act_pack (const char *folder, GError **error)
{
  return add_puzzle (folder, "new", error);
}

static void
check_pack (const char *folder, gboolean is_new)
{
  g_autofree char *path = in_folder (folder, SUMI_OWN_PACK_NAME);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) mistakes
      = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
  g_autoptr (SumiPack) pack
      = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);

  g_assert_nonnull (pack);
  g_assert_nonnull (sumi_pack_find (pack, "old"));
  if (is_new)
    g_assert_nonnull (sumi_pack_find (pack, "new"));
}

/* The match that is played */

/* Plays one move more of the match in the file, which is begun if there is none. */
static gboolean
play_move (const char *folder, GError **error)
{
  g_autofree char *path = in_folder (folder, "game.json");
  g_autofree char *problem = NULL;
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);
  g_autoptr (SumiMatchState) state = sumi_saved_game_load (saved, &problem);
  g_autoptr (SumiLiveMatch) match = NULL;
  const SumiGameTerms terms = live_terms (0, 0);

  g_assert_null (problem);
  if (state == NULL)
    state = sumi_match_state_new (&terms, NULL);
  match = sumi_live_match_new (state, LIVE_NEVER);
  live_play_moves (sumi_live_match_get_game (match), state->game.index == 0 ? "f5" : "d6");
  sumi_saved_game_keep (saved, match);
  return sumi_saved_game_flush (saved, error);
}

static void
prepare_match (const char *folder)
{
  g_assert_true (play_move (folder, NULL));
}

static void
check_match (const char *folder, gboolean is_new)
{
  g_autofree char *path = in_folder (folder, "game.json");
  g_autofree char *problem = NULL;
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);
  g_autoptr (SumiMatchState) state = sumi_saved_game_load (saved, &problem);

  g_assert_null (problem);
  g_assert_nonnull (state);
  g_assert_cmpint (state->game.index, >=, is_new ? 2 : 1);
}

/* The game that all learners had */

static SumiMatchState *
load_taken (SumiSavedGame *saved, const char *folder)
{
  g_autofree char *path = in_folder (folder, "game.json");
  g_autofree char *problem = NULL;
  SumiMatchState *state;

  sumi_saved_game_take_over (saved, path, "*");
  state = sumi_saved_game_load (saved, &problem);
  g_assert_null (problem);
  return state;
}

static gboolean
take_match (const char *folder, GError **error)
{
  g_autofree char *path = in_folder (folder, "own.json");
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);
  g_autoptr (SumiMatchState) state = load_taken (saved, folder);
  g_autoptr (SumiLiveMatch) match = NULL;

  g_assert_nonnull (state);
  match = sumi_live_match_new (state, LIVE_NEVER);
  live_play_moves (sumi_live_match_get_game (match), "d6");
  sumi_saved_game_keep (saved, match);
  return sumi_saved_game_flush (saved, error);
}

static void
check_taken (const char *folder, gboolean is_new)
{
  g_autofree char *path = in_folder (folder, "own.json");
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);
  g_autoptr (SumiMatchState) state = load_taken (saved, folder);

  g_assert_nonnull (state);
  g_assert_cmpint (state->game.index, >=, is_new ? 2 : 1);
}

/* What a learner did */

static gboolean
record (const char *folder, const char *item, GError **error)
{
  g_autoptr (SumiLearner) learner = sumi_learner_open (folder, NULL, error);
  g_autoptr (SumiOutcome) outcome
      = fixture_outcome (SUMI_OUTCOME_PUZZLE, "pack", item, SUMI_GRADE_AGAIN, 1);

  if (learner == NULL)
    return FALSE;
  if (sumi_learner_get_opening (learner)->state > SUMI_LEARNER_FOUND)
    {
      /* What the program shows then. */
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "told at the opening");
      return FALSE;
    }
  return sumi_learner_record (learner, outcome, error);
}

static void
prepare_learner (const char *folder)
{
  g_assert_true (record (folder, "old", NULL));
}

static gboolean
act_learner (const char *folder, GError **error)
{
  return record (folder, "new", error);
}

static gboolean
note_item (const SumiOutcome *outcome, gpointer data)
{
  g_hash_table_add (data, g_strdup (outcome->item));
  return TRUE;
}

static void
check_learner (const char *folder, gboolean is_new)
{
  g_autoptr (SumiLearner) learner = sumi_learner_open (folder, NULL, NULL);
  g_autoptr (GHashTable) items = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_nonnull (learner);
  g_assert_cmpint (sumi_learner_get_opening (learner)->state, ==, SUMI_LEARNER_FOUND);
  g_assert_true (sumi_learner_check (learner, NULL));
  g_assert_true (sumi_learner_read (learner, note_item, items, NULL));
  g_assert_true (g_hash_table_contains (items, "old"));
  if (is_new)
    g_assert_true (g_hash_table_contains (items, "new"));
}

static const Row rows[] = {
  { "file", prepare_file, act_file, check_file },
  { "own-pack", prepare_pack, act_pack, check_pack },
  { "match", prepare_match, play_move, check_match },
  { "shared-match", prepare_match, take_match, check_taken },
  { "learner", prepare_learner, act_learner, check_learner },
};

/* Runs in a program of its own: its status. */
static int
act (const Row *row, const char *folder, FaultKind kind, guint at)
{
  g_autoptr (GError) error = NULL;
  gboolean is_told, is_reached;

  fault_begin (folder, kind, at);
  is_told = row->act (folder, &error);
  is_reached = fault_end ();
  if (!is_told)
    {
      g_assert_nonnull (error);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), >, 10);
    }
  return (is_told ? TOLD : REFUSED) + (is_reached ? 0 : NOT_REACHED);
}

static int
wait_for (pid_t process)
{
  int status;

  g_assert_cmpint (waitpid (process, &status, 0), ==, process);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

static void
prepare (const Row *row, const char *folder)
{
  pid_t process = fork ();

  if (process == 0)
    {
      row->prepare (folder);
      _exit (0);
    }
  g_assert_cmpint (wait_for (process), ==, 0);
}

static void
check (const Row *row, const char *folder, gboolean is_new)
{
  pid_t process = fork ();

  if (process == 0)
    {
      row->check (folder, is_new);
      _exit (0);
    }
  g_assert_cmpint (wait_for (process), ==, 0);
}

/* Has ROW meet KIND at each of its calls, in copies of the folder PREPARED; returns how many there
 * are. */
static guint
meet (const Row *row, const char *prepared, FaultKind kind)
{
  for (guint at = 0; at < MAX_CALLS; at++)
    {
      g_autofree char *folder = fault_make_folder ();
      g_autofree char *durable = fault_get_durable (folder);
      gboolean is_cut, is_new;
      pid_t process;
      int status;

      fault_copy (prepared, folder);
      process = fork ();
      if (process == 0)
        _exit (act (row, folder, kind, at));
      status = wait_for (process);
      g_test_message ("%s, kind %d at %u: %d", row->name, kind, at, status);
      is_cut = status == FAULT_STATUS;
      g_assert_true (is_cut || status <= REFUSED + NOT_REACHED);
      is_new = !is_cut && status % NOT_REACHED == TOLD;
      check (row, kind >= FAULT_POWER_CUT ? durable : folder, is_new);
      fault_remove (folder);
      if (!is_cut && status >= NOT_REACHED)
        {
          /* Without a fault it succeeds. */
          g_assert_cmpint (status, ==, TOLD + NOT_REACHED);
          return at;
        }
    }
  g_assert_not_reached ();
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *prepared = fault_make_folder ();
  guint n_calls;

  prepare (row, prepared);
  n_calls = meet (row, prepared, FAULT_FAIL);
  g_assert_cmpuint (n_calls, >=, 3);
  meet (row, prepared, FAULT_FULL_DISK);
  g_assert_cmpuint (meet (row, prepared, FAULT_POWER_CUT), ==, n_calls);
  meet (row, prepared, FAULT_POWER_CUT_NAMED);
  g_test_message ("%s: %u calls", row->name, n_calls);
  fault_remove (prepared);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/fault/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
