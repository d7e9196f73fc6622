/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A draft and its file: saving, the copy beside it, what other programs write. */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "sumi-draft-file.h"
#include "sumi-json-scan.h"
#include "sumi-mistake.h"

typedef struct
{
  char *folder;
  char *path;
  char *copy;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("sumi-draft-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "mine.sumi.json", NULL);
  fixture->copy = g_strconcat (fixture->path, SUMI_DRAFT_AUTOSAVE_SUFFIX, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  g_unlink (fixture->copy);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->copy);
}

static SumiDraftFile *
make_file (Fixture *fixture)
{
  return sumi_draft_file_new (fixture->path, sumi_draft_new ("mine", "Mine", "en"));
}

static SumiDraftFile *
open_file (Fixture *fixture)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiDraftFile *file = sumi_draft_file_open (fixture->path, mistakes);

  g_assert_nonnull (file);
  return file;
}

static void
set_title_in (SumiDraftFile *file, const char *title, const char *group)
{
  sumi_draft_file_push (file,
                        sumi_draft_set_string (sumi_draft_file_get_draft (file), "title", title),
                        group);
}

static void
set_title (SumiDraftFile *file, const char *title)
{
  set_title_in (file, title, NULL);
}

static void
assert_title (SumiDraftFile *file, const char *title)
{
  g_assert_cmpstr (sumi_draft_get_string (sumi_draft_file_get_draft (file), "title"), ==, title);
}

static void
wait_for_file (const char *path, gboolean is_there)
{
  while (g_file_test (path, G_FILE_TEST_EXISTS) != is_there)
    g_main_context_iteration (NULL, TRUE);
}

static void
count_cb (int *count)
{
  (*count)++;
}

static void
test_save (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  g_autoptr (SumiDraftFile) again = NULL;

  g_assert_false (sumi_draft_file_is_saved (file));
  set_title (file, "One");
  g_assert_true (sumi_draft_file_save (file, NULL));
  g_assert_true (sumi_draft_file_is_saved (file));
  set_title (file, "Two");
  g_assert_false (sumi_draft_file_is_saved (file));
  sumi_draft_file_undo (file);
  g_assert_true (sumi_draft_file_is_saved (file));

  again = open_file (fixture);
  g_assert_true (sumi_draft_equal (sumi_draft_file_get_draft (file),
                                   sumi_draft_file_get_draft (again)));
  g_assert_true (sumi_draft_file_is_saved (again));
  g_assert_false (sumi_draft_file_is_recovered (again));
}

/* Waits until COUNT is N, and holds that it is not more. */
static void
wait_for_count (const int *count, int n)
{
  while (*count < n)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (*count, ==, n);
}

/* What is done while a thread writes the file is not saved, and is in the copy, though that of what
 * is saved goes; it is undone by itself. */
static void
test_edited_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  g_autoptr (SumiDraftFile) again = NULL;
  int n_saved = 0;

  g_signal_connect_swapped (file, "saved", G_CALLBACK (count_cb), &n_saved);
  set_title_in (file, "One", "title");
  wait_for_file (fixture->copy, TRUE);
  sumi_draft_file_save_async (file);
  g_assert_false (sumi_draft_file_is_saved (file));
  set_title_in (file, "Two", "title");
  wait_for_count (&n_saved, 1);
  g_assert_false (sumi_draft_file_is_saved (file));
  again = open_file (fixture);
  assert_title (again, "Two");
  sumi_draft_file_undo (again);
  assert_title (again, "One");
  sumi_draft_file_undo (file);
  assert_title (file, "One");
  g_assert_true (sumi_draft_file_is_saved (file));
}

/* Saved again before that is done, the file has what there was then; the program that ends has
 * written it. */
static void
test_saved_twice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  g_autoptr (SumiDraftFile) again = NULL;
  int n_saved = 0;

  g_signal_connect_swapped (file, "saved", G_CALLBACK (count_cb), &n_saved);
  for (int i = 0; i < 2; i++)
    {
      set_title (file, i == 0 ? "One" : "Two");
      sumi_draft_file_save_async (file);
    }
  wait_for_count (&n_saved, 2);
  g_assert_true (sumi_draft_file_is_saved (file));
  wait_for_file (fixture->copy, FALSE);
  again = open_file (fixture);
  assert_title (again, "Two");
  g_assert_true (sumi_draft_file_is_saved (again));
}

/* Where the page of a pack is left while the pack is being saved, no copy stays beside it. */
static void
test_left_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  int n_saved = 0;

  g_signal_connect_swapped (file, "saved", G_CALLBACK (count_cb), &n_saved);
  sumi_draft_file_save_async (file);
  while (!g_file_test (fixture->path, G_FILE_TEST_EXISTS))
    g_usleep (1000);
  sumi_draft_file_flush (file, NULL);
  g_assert_true (g_file_test (fixture->copy, G_FILE_TEST_EXISTS));
  wait_for_count (&n_saved, 1);
  g_assert_false (g_file_test (fixture->copy, G_FILE_TEST_EXISTS));
}

/* Another file takes the place of that which is watched. */
static void
replaced_cb (GFileMonitor *monitor,
             GFile *file,
             GFile *other,
             GFileMonitorEvent event,
             int *n_replaced)
{
  if (event == G_FILE_MONITOR_EVENT_RENAMED && other != NULL)
    (*n_replaced)++;
}

/* Another program writes after a thread has saved the file, and before the main loop hears of
 * either: what was written last is edited on. A loop of its own watches the file and tells when it
 * is so. */
static void
test_written_at_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GMainContext) loop = g_main_context_new ();
  g_autoptr (GFile) place = g_file_new_for_path (fixture->path);
  g_autoptr (GFileMonitor) monitor = NULL;
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  int n_replaced = 0, n_saved = 0;

  g_main_context_push_thread_default (loop);
  monitor = g_file_monitor_file (place, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  g_main_context_pop_thread_default (loop);
  g_signal_connect (monitor, "changed", G_CALLBACK (replaced_cb), &n_replaced);
  g_signal_connect_swapped (file, "saved", G_CALLBACK (count_cb), &n_saved);

  sumi_draft_file_save_async (file);
  while (n_replaced < 1)
    g_main_context_iteration (loop, TRUE);
  g_file_set_contents (fixture->path, "{\"title\":\"Theirs\"}", -1, NULL);
  while (n_replaced < 2)
    g_main_context_iteration (loop, TRUE);
  wait_for_count (&n_saved, 1);
  assert_title (file, "Theirs");
  g_assert_true (sumi_draft_file_is_saved (file));
}

static void
drop_cb (SumiDraftFile **file)
{
  g_clear_object (file);
}

/* Whoever hears of a change from outside lets go of the file. */
static void
test_dropped (Fixture *fixture, gconstpointer data)
{
  SumiDraftFile *file;

  g_file_set_contents (fixture->path, "{\"title\":\"Ours\"}", -1, NULL);
  file = open_file (fixture);
  g_signal_connect_swapped (file, "changed", G_CALLBACK (drop_cb), &file);
  g_file_set_contents (fixture->path, "{\"title\":\"Theirs\"}", -1, NULL);
  while (file != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* A program that ends without saving leaves the copy, and the next one begins with it; undo leads
 * back to what was saved. */
static void
test_recovered (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  g_autoptr (SumiDraftFile) again = NULL;

  g_assert_true (sumi_draft_file_save (file, NULL));
  set_title (file, "Lost?");
  wait_for_file (fixture->copy, TRUE);
  g_clear_object (&file);

  again = open_file (fixture);
  g_assert_true (sumi_draft_file_is_recovered (again));
  g_assert_false (sumi_draft_file_is_saved (again));
  assert_title (again, "Lost?");
  sumi_draft_file_undo (again);
  assert_title (again, "Mine");
  g_assert_true (sumi_draft_file_is_saved (again));
  g_assert_false (sumi_draft_file_is_recovered (again));
  sumi_draft_file_redo (again);
  g_assert_true (sumi_draft_file_save (again, NULL));
  g_assert_false (sumi_draft_file_is_recovered (again));
  g_assert_false (g_file_test (fixture->copy, G_FILE_TEST_EXISTS));
}

/* The copy goes too where the changes are undone. */
static void
test_copy_goes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);

  sumi_draft_file_save (file, NULL);
  set_title (file, "Other");
  wait_for_file (fixture->copy, TRUE);
  sumi_draft_file_undo (file);
  wait_for_file (fixture->copy, FALSE);
}

/* What another program wrote is in the file, and not what was saved before, though that is undone
 * to. */
static void
test_undone_outside (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  int n_outside = 0;

  g_signal_connect_swapped (file, "outside-changed", G_CALLBACK (count_cb), &n_outside);
  sumi_draft_file_save (file, NULL);
  set_title (file, "Ours");
  g_file_set_contents (fixture->path, "{\"title\":\"Theirs\"}", -1, NULL);
  while (n_outside == 0)
    g_main_context_iteration (NULL, TRUE);
  sumi_draft_file_undo (file);
  assert_title (file, "Mine");
  g_assert_false (sumi_draft_file_is_saved (file));
  g_assert_true (sumi_draft_file_save (file, NULL));
  g_assert_true (sumi_draft_file_is_saved (file));
}

/* A draft that takes a while to be written. */
static SumiDraft *
make_large_draft (void)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GString) text = g_string_new ("{\"title\":\"Large\",\"items\":[0");

  for (guint i = 0; i < 200000; i++)
    g_string_append (text, ",{}");
  g_string_append (text, "]}");
  return sumi_draft_from_data (text->str, text->len, mistakes);
}

/* What is written last is what is there last, though an older copy is still being written. */
static void
test_last_copy (Fixture *fixture, gconstpointer data)
{
  SumiDraftFile *file = make_file (fixture);
  SumiDraft *large = make_large_draft ();
  g_autoptr (SumiDraft) kept = sumi_draft_ref (large);
  g_autofree char *text = NULL;

  sumi_draft_file_push (file, large, NULL);
  while (g_main_context_find_source_by_user_data (NULL, file) != NULL)
    g_main_context_iteration (NULL, TRUE);
  sumi_draft_file_undo (file);
  sumi_draft_file_flush (file, NULL);
  g_assert_finalize_object (file);
  /* Meanwhile a thread would have written it. */
  for (guint i = 0; i < 3; i++)
    {
      G_GNUC_UNUSED g_autofree char *other = sumi_draft_to_text (kept);

      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_true (g_file_get_contents (fixture->copy, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Mine"));
}

/* What another program writes is saved if it is what is edited; so is a pack that was left and
 * opened again while it was written. The copy goes. */
static void
test_same_outside (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  g_autofree char *text = NULL;
  int n_changed = 0;

  sumi_draft_file_save (file, NULL);
  set_title (file, "Ours");
  wait_for_file (fixture->copy, TRUE);
  text = sumi_draft_to_text (sumi_draft_file_get_draft (file));
  g_signal_connect_swapped (file, "changed", G_CALLBACK (count_cb), &n_changed);
  g_file_set_contents (fixture->path, text, -1, NULL);
  wait_for_count (&n_changed, 1);
  g_assert_true (sumi_draft_file_is_saved (file));
  wait_for_file (fixture->copy, FALSE);
}

static void
test_outside (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  int n_outside = 0;

  g_signal_connect_swapped (file, "outside-changed", G_CALLBACK (count_cb), &n_outside);
  sumi_draft_file_save (file, NULL);

  /* Nothing is lost: it is taken, and can be undone. */
  g_file_set_contents (fixture->path, "{\"title\":\"Theirs\"}", -1, NULL);
  while (sumi_draft_file_get_draft (file) == NULL
         || g_strcmp0 (sumi_draft_get_string (sumi_draft_file_get_draft (file), "title"), "Theirs")
                != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (sumi_draft_file_is_saved (file));
  g_assert_cmpint (n_outside, ==, 0);
  sumi_draft_file_undo (file);
  assert_title (file, "Mine");
  sumi_draft_file_redo (file);

  /* Something would be lost: it is asked about. */
  set_title (file, "Ours");
  g_file_set_contents (fixture->path, "{\"title\":\"Theirs again\"}", -1, NULL);
  while (n_outside == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_title (file, "Ours");
  g_assert_true (sumi_draft_file_take_outside (file));
  assert_title (file, "Theirs again");
  g_assert_true (sumi_draft_file_is_saved (file));
  sumi_draft_file_undo (file);
  assert_title (file, "Ours");

  /* What cannot be read is no reason to lose anything. */
  g_file_set_contents (fixture->path, "{\"title\":", -1, NULL);
  g_assert_false (sumi_draft_file_take_outside (file));
  assert_title (file, "Ours");
  g_assert_true (sumi_draft_file_save (file, NULL));
}

/* What another program wrote into the target of a symbolic link is taken over, too. */
static void
test_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *elsewhere = g_dir_make_tmp ("sumi-draft-XXXXXX", NULL);
  g_autofree char *target = g_build_filename (elsewhere, "theirs.sumi.json", NULL);
  g_autoptr (SumiDraftFile) file = NULL;
  int n_changed = 0;

  g_assert_true (g_file_set_contents (target, "{\"title\":\"Mine\"}", -1, NULL));
  g_assert_cmpint (symlink (target, fixture->path), ==, 0);
  file = open_file (fixture);
  g_signal_connect_swapped (file, "changed", G_CALLBACK (count_cb), &n_changed);
  g_assert_true (g_file_set_contents (target, "{\"title\":\"Theirs\"}", -1, NULL));
  wait_for_count (&n_changed, 1);
  assert_title (file, "Theirs");
  g_assert_true (sumi_draft_file_is_saved (file));
  g_unlink (target);
  g_rmdir (elsewhere);
}

/* What the system has not told of yet is not replaced before that was told. */
static void
test_unseen (Fixture *fixture, gconstpointer data)
{
  g_autofree char *elsewhere = g_dir_make_tmp ("sumi-draft-XXXXXX", NULL);
  g_autofree char *target = g_build_filename (elsewhere, "theirs.sumi.json", NULL);
  g_autoptr (SumiDraftFile) file = NULL, again = NULL;
  int n_outside = 0, n_saved = 0;

  g_assert_true (g_file_set_contents (target, "{\"title\":\"Mine\"}", -1, NULL));
  g_assert_cmpint (symlink (target, fixture->path), ==, 0);
  file = open_file (fixture);
  g_signal_connect_swapped (file, "outside-changed", G_CALLBACK (count_cb), &n_outside);
  g_signal_connect_swapped (file, "saved", G_CALLBACK (count_cb), &n_saved);
  set_title (file, "Ours");
  g_assert_true (g_file_set_contents (target, "{\"title\":\"Theirs\"}", -1, NULL));
  sumi_draft_file_save_async (file);
  g_assert_cmpint (n_outside, ==, 1);
  g_assert_false (sumi_draft_file_is_saved (file));
  again = open_file (fixture);
  assert_title (again, "Theirs");

  /* Told of it, the user may save all the same. */
  sumi_draft_file_save_async (file);
  wait_for_count (&n_saved, 1);
  g_assert_cmpint (n_outside, ==, 1);
  g_clear_object (&again);
  again = open_file (fixture);
  assert_title (again, "Ours");
  g_unlink (target);
  g_rmdir (elsewhere);
}

/* A file that another program spoils is not saved any more, though nothing was changed here: the
 * copy is written, the file can be saved again, and a program that ends before that goes on with
 * the copy. What is whole again is taken as it is. */
static void
test_spoiled (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  g_autoptr (SumiDraftFile) again = NULL;
  g_autofree char *text = NULL;
  int n_spoiled = 0, n_outside = 0;

  g_signal_connect_swapped (file, "outside-spoiled", G_CALLBACK (count_cb), &n_spoiled);
  g_signal_connect_swapped (file, "outside-changed", G_CALLBACK (count_cb), &n_outside);
  sumi_draft_file_save (file, NULL);
  text = sumi_draft_to_text (sumi_draft_file_get_draft (file));
  g_file_set_contents (fixture->path, "nonsense", -1, NULL);
  while (n_spoiled == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (sumi_draft_file_is_saved (file));
  assert_title (file, "Mine");
  wait_for_file (fixture->copy, TRUE);
  again = open_file (fixture);
  g_assert_true (sumi_draft_file_is_recovered (again));
  g_assert_false (sumi_draft_file_is_saved (again));
  assert_title (again, "Mine");
  g_clear_object (&again);

  g_file_set_contents (fixture->path, text, -1, NULL);
  while (!sumi_draft_file_is_saved (file))
    g_main_context_iteration (NULL, TRUE);
  g_unlink (fixture->path);
  while (sumi_draft_file_is_saved (file))
    g_main_context_iteration (NULL, TRUE);
  g_file_set_contents (fixture->path, "{\"title\":\"Theirs\"}", -1, NULL);
  while (!sumi_draft_file_is_saved (file))
    g_main_context_iteration (NULL, TRUE);
  assert_title (file, "Theirs");
  g_assert_cmpint (n_outside, ==, 0);

  /* What has another name now was not spoiled. */
  n_spoiled = 0;
  g_rename (fixture->path, fixture->copy);
  while (sumi_draft_file_is_saved (file))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (n_spoiled, ==, 0);
}

static void
notice_cb (int *count, GFile *file, GFile *other, GFileMonitorEvent event)
{
  *count += event == G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT
            || event == G_FILE_MONITOR_EVENT_CREATED || event == G_FILE_MONITOR_EVENT_RENAMED;
}

/* What was saved from here is no change from outside, though it was edited on before the system
 * tells of it. A monitor that is younger than that of the file tells when that was. */
static void
test_own_saving (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  g_autoptr (GFile) watched = g_file_new_for_path (fixture->path);
  g_autoptr (GFileMonitor) monitor =
      g_file_monitor_file (watched, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  int n_outside = 0, n_seen = 0;

  g_signal_connect_swapped (file, "outside-changed", G_CALLBACK (count_cb), &n_outside);
  g_signal_connect_swapped (monitor, "changed", G_CALLBACK (notice_cb), &n_seen);
  sumi_draft_file_save (file, NULL);
  set_title (file, "Edited on");
  while (n_seen == 0)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (n_outside, ==, 0);
  assert_title (file, "Edited on");
}

/* Why a file cannot be edited is told as for packs: its code, and the place if there is one. */
static void
test_load (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text; /* NULL: there is no file */
    SumiMistakeCode code;
    guint line;
  } rows[] = {
    { NULL, SUMI_MISTAKE_IO, 0 },
    { "{\n'a': 1}", SUMI_MISTAKE_SYNTAX, 2 },
    { "[]", SUMI_MISTAKE_TYPE, 1 },
  };
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      const SumiMistake *mistake;

      if (rows[i].text != NULL)
        g_file_set_contents (fixture->path, rows[i].text, -1, NULL);
      g_assert_null (sumi_draft_load (file, mistakes));
      g_assert_cmpuint (mistakes->len, ==, 1);
      mistake = mistakes->pdata[0];
      g_assert_cmpint (mistake->code, ==, rows[i].code);
      g_assert_cmpuint (mistake->place.line, ==, rows[i].line);
    }
}

static void
test_unwritable (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file =
      sumi_draft_file_new ("/proc/none/mine.sumi.json", sumi_draft_new ("mine", "Mine", "en"));
  g_autoptr (GError) error = NULL;
  int n_failed = 0;

  g_assert_false (sumi_draft_file_save (file, &error));
  g_assert_nonnull (error);
  g_assert_false (sumi_draft_file_is_saved (file));
  g_signal_connect_swapped (file, "failed", G_CALLBACK (count_cb), &n_failed);
  sumi_draft_file_save_async (file);
  wait_for_count (&n_failed, 1);
  g_assert_false (sumi_draft_file_is_saved (file));
}

/* What can be written neither into the file nor beside it would be lost, which is told, unless it
 * is let go: that, and nothing that is done after it. */
static void
test_nowhere (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file =
      sumi_draft_file_new ("/proc/none/mine.sumi.json", sumi_draft_new ("mine", "Mine", "en"));
  g_autoptr (GError) error = NULL;

  g_assert_false (sumi_draft_file_flush (file, &error));
  g_assert_nonnull (error);
  sumi_draft_file_let_go (file, sumi_draft_file_get_draft (file));
  g_assert_true (sumi_draft_file_flush (file, NULL));
  set_title (file, "Ours");
  g_assert_false (sumi_draft_file_flush (file, NULL));
}

/* What is discarded, and could not be written, does not come back in the form of an older copy; it
 * can be undone as long as the file is open. What is saved nowhere is let go. */
static void
test_discard (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  g_autoptr (SumiDraftFile) nowhere
    = sumi_draft_file_new ("/proc/none/mine.sumi.json", sumi_draft_new ("mine", "Mine", "en"));
  g_autofree char *long_title = g_strnfill (SUMI_JSON_MAX_SIZE, 'x');
  g_autoptr (SumiDraftFile) again = NULL;

  sumi_draft_file_save (file, NULL);
  set_title (file, "Ours");
  g_assert_true (sumi_draft_file_flush (file, NULL));
  set_title (file, long_title);
  g_assert_false (sumi_draft_file_flush (file, NULL));
  g_assert_true (g_file_test (fixture->copy, G_FILE_TEST_EXISTS));
  sumi_draft_file_discard (file);
  g_assert_true (sumi_draft_file_flush (file, NULL));
  g_assert_false (g_file_test (fixture->copy, G_FILE_TEST_EXISTS));
  again = open_file (fixture);
  g_assert_false (sumi_draft_file_is_recovered (again));
  assert_title (again, "Mine");
  assert_title (file, "Mine");
  sumi_draft_file_undo (file);
  assert_title (file, long_title);

  sumi_draft_file_discard (nowhere);
  g_assert_true (sumi_draft_file_flush (nowhere, NULL));
}

/* A draft that no program could open again is not written over the one that can be. */
static void
test_too_large (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiDraftFile) file = make_file (fixture);
  g_autofree char *long_title = g_strnfill (SUMI_JSON_MAX_SIZE, 'x');
  g_autoptr (SumiDraftFile) again = NULL;
  g_autoptr (GError) error = NULL;

  sumi_draft_file_save (file, NULL);
  set_title (file, long_title);
  g_assert_false (sumi_draft_file_save (file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_false (sumi_draft_file_is_saved (file));
  again = open_file (fixture);
  assert_title (again, "Mine");
}

/* Nor over a copy that can be, at the end of the program. */
static void
test_too_large_copy (Fixture *fixture, gconstpointer data)
{
  SumiDraftFile *file = make_file (fixture);
  g_autofree char *long_title = g_strnfill (SUMI_JSON_MAX_SIZE, 'x');
  g_autoptr (SumiDraftFile) again = NULL;

  sumi_draft_file_save (file, NULL);
  set_title (file, "Ours");
  sumi_draft_file_flush (file, NULL);
  set_title (file, long_title);
  sumi_draft_file_flush (file, NULL);
  g_assert_finalize_object (file);
  again = open_file (fixture);
  assert_title (again, "Ours");
  g_assert_true (sumi_draft_file_is_recovered (again));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/draft-file/load", Fixture, NULL, set_up, test_load, tear_down);
  g_test_add ("/draft-file/save", Fixture, NULL, set_up, test_save, tear_down);
  g_test_add ("/draft-file/edited-meanwhile", Fixture, NULL, set_up, test_edited_meanwhile,
              tear_down);
  g_test_add ("/draft-file/saved-twice", Fixture, NULL, set_up, test_saved_twice, tear_down);
  g_test_add ("/draft-file/left-meanwhile", Fixture, NULL, set_up, test_left_meanwhile,
              tear_down);
  g_test_add ("/draft-file/written-at-once", Fixture, NULL, set_up, test_written_at_once,
              tear_down);
  g_test_add ("/draft-file/dropped", Fixture, NULL, set_up, test_dropped, tear_down);
  g_test_add ("/draft-file/recovered", Fixture, NULL, set_up, test_recovered, tear_down);
  g_test_add ("/draft-file/copy-goes", Fixture, NULL, set_up, test_copy_goes, tear_down);
  g_test_add ("/draft-file/undone-outside", Fixture, NULL, set_up, test_undone_outside, tear_down);
  g_test_add ("/draft-file/last-copy", Fixture, NULL, set_up, test_last_copy, tear_down);
  g_test_add ("/draft-file/link", Fixture, NULL, set_up, test_link, tear_down);
  g_test_add ("/draft-file/same-outside", Fixture, NULL, set_up, test_same_outside, tear_down);
  g_test_add ("/draft-file/outside", Fixture, NULL, set_up, test_outside, tear_down);
  g_test_add ("/draft-file/unseen", Fixture, NULL, set_up, test_unseen, tear_down);
  g_test_add ("/draft-file/spoiled", Fixture, NULL, set_up, test_spoiled, tear_down);
  g_test_add ("/draft-file/own-saving", Fixture, NULL, set_up, test_own_saving, tear_down);
  g_test_add ("/draft-file/unwritable", Fixture, NULL, set_up, test_unwritable, tear_down);
  g_test_add ("/draft-file/nowhere", Fixture, NULL, set_up, test_nowhere, tear_down);
  g_test_add ("/draft-file/discard", Fixture, NULL, set_up, test_discard, tear_down);
  g_test_add ("/draft-file/too-large", Fixture, NULL, set_up, test_too_large, tear_down);
  g_test_add ("/draft-file/too-large-copy", Fixture, NULL, set_up, test_too_large_copy, tear_down);

  return g_test_run ();
}
