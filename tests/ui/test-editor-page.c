/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which packs are edited: what is done on it, what it says of it, and what is saved. */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "sumi-board-view.h"
#include "sumi-draft-item.h"
#include "sumi-editor-page.h"
#include "sumi-pack-file.h"
#include "sumi-task-editor.h"
#include "sumi-ui-test.h"

/* White's row is open to h1 only: one move forces the corner. */
#define EDGE_OBF                                                                                   \
  "XOOOOOO-"                                                                                       \
  "----------------"                                                                               \
  "---OX------XO---"                                                                               \
  "------------------------ X;"

typedef struct
{
  char *folder, *path;
  GtkWidget *window;
  SumiEditorPage *page;
} Fixture;

static void
show_page (Fixture *fixture, SumiDraftFile *file)
{
  fixture->window = gtk_window_new ();
  fixture->page = SUMI_EDITOR_PAGE (sumi_editor_page_new (file));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
}

/* An empty pack that is saved, and its page. */
static Fixture
open_page (void)
{
  Fixture fixture = { .folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL) };
  g_autoptr (SumiDraftFile) file = NULL;

  fixture.path = g_build_filename (fixture.folder, "mine.sumi.json", NULL);
  file = sumi_draft_file_new (fixture.path, sumi_draft_new ("mine", "Mine", "en"));
  g_assert_true (sumi_draft_file_save (file, NULL));
  show_page (&fixture, file);
  return fixture;
}

static void
hide_page (Fixture *fixture)
{
  GtkWidget *page = g_object_ref (GTK_WIDGET (fixture->page));

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (page);
}

static void
close_page (Fixture *fixture)
{
  g_autofree char *copy = g_strconcat (fixture->path, SUMI_DRAFT_AUTOSAVE_SUFFIX, NULL);

  hide_page (fixture);
  g_unlink (copy);
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  sumi_ui_test_settle ();
}

static void
use_tool (Fixture *fixture, int tool)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "tool.use", "i", tool));
}

static void
paint (Fixture *fixture, const char *name, gboolean begins)
{
  GtkWidget *board = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW);
  SumiSquare square;

  g_assert_true (sumi_square_from_name (name, &square));
  g_signal_emit_by_name (board, "square-painted", (int) square, begins);
}

static SumiDraft *
get_draft (Fixture *fixture)
{
  return sumi_draft_file_get_draft (sumi_editor_page_get_file (fixture->page));
}

static SumiPosition
get_position (Fixture *fixture, guint item)
{
  SumiPosition position;

  g_assert_true (sumi_draft_get_position (get_draft (fixture), item, &position));
  return position;
}

static gboolean
has_title (GtkWidget *widget, gconstpointer title)
{
  return ADW_IS_PREFERENCES_ROW (widget)
         && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static void
write_into (Fixture *fixture, const char *title, const char *text)
{
  GtkWidget *row = sumi_ui_test_find_if (GTK_WIDGET (fixture->page), has_title, title);

  g_test_message ("%s: %s", title, text);
  g_assert_nonnull (row);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  sumi_ui_test_settle ();
}

typedef struct
{
  SumiEditorPage *page;
  const char *status;
} Wanted;

static gboolean
has_status (gpointer data)
{
  const Wanted *wanted = data;

  return g_strcmp0 (sumi_editor_page_get_status (wanted->page), wanted->status) == 0;
}

static void
wait_for_status (Fixture *fixture, const char *status)
{
  Wanted wanted = { fixture->page, status };

  g_test_message ("%s", status);
  sumi_ui_test_wait (has_status, &wanted);
}

/* A stroke paints, or takes away where it begins on a disc of its own colour, and is one step. */
static void
test_painting (void)
{
  Fixture fixture = open_page ();
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  act (&fixture, "editor.add");
  g_assert_true (sumi_position_equal (get_position (&fixture, 0), start));
  act (&fixture, "editor.clear");
  use_tool (&fixture, 1);
  paint (&fixture, "b1", TRUE);
  paint (&fixture, "c1", FALSE);
  use_tool (&fixture, 0);
  paint (&fixture, "a1", TRUE);
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_WHITE), ==, 0x06);
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_BLACK), ==, 0x01);
  paint (&fixture, "a1", TRUE);
  paint (&fixture, "b1", FALSE);
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_WHITE), ==, 0x04);
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_BLACK), ==, 0);
  act (&fixture, "editor.undo");
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_WHITE), ==, 0x06);
  act (&fixture, "editor.side");
  g_assert_cmpint (get_position (&fixture, 0).turn, ==, SUMI_WHITE);
  act (&fixture, "editor.mirror");
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_WHITE), ==, 0x60);
  act (&fixture, "editor.swap");
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_BLACK), ==, 0x60);
  g_assert_cmpint (get_position (&fixture, 0).turn, ==, SUMI_BLACK);
  for (int i = 0; i < 6; i++)
    act (&fixture, "editor.undo");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, 1);
  act (&fixture, "editor.undo");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, 0);
  g_assert_true (sumi_draft_file_is_saved (sumi_editor_page_get_file (fixture.page)));
  close_page (&fixture);
}

static gboolean
is_tried (gpointer data)
{
  return *(SumiPackFile **) data != NULL;
}

static void
try_wanted_cb (SumiPackFile **out_tried, SumiPackFile *pack_file)
{
  *out_tried = g_object_ref (pack_file);
}

/* What is set up is proved, claims are filled in and told when they do not hold any more, and one
 * puzzle can be tried whatever becomes of the others. */
static void
test_proof (void)
{
  Fixture fixture = open_page ();
  SumiPackFile *tried = NULL;

  act (&fixture, "editor.add");
  wait_for_status (&fixture, "No move forces it");
  act (&fixture, "editor.add");
  write_into (&fixture, "Position, in any format", EDGE_OBF);
  wait_for_status (&fixture, "Proved: h1 forces the corner in 1");
  write_into (&fixture, "Why not d3", "It is far from the edge.");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[1].explain.wrong.d3"), ==,
                   "It is far from the edge.");
  wait_for_status (&fixture, "Proved: h1 forces the corner in 1");
  write_into (&fixture, "Why not d3", "");
  wait_for_status (&fixture, "Proved: h1 forces the corner in 1");
  act (&fixture, "editor.claims");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[1].claims.solutions[0]"),
                   ==, "h1");
  wait_for_status (&fixture, "Proved: h1 forces the corner in 1");

  g_signal_connect_swapped (fixture.page, "try-wanted", G_CALLBACK (try_wanted_cb), &tried);
  act (&fixture, "editor.try");
  sumi_ui_test_wait (is_tried, &tried);
  g_assert_cmpuint (sumi_pack_file_get_pack (tried)->puzzles->len, ==, 1);
  g_assert_finalize_object (tried);

  act (&fixture, "editor.turn");
  wait_for_status (&fixture, "Proved: h8 forces the corner in 1");
  write_into (&fixture, "Position, in any format", EDGE_OBF);
  wait_for_status (&fixture, "Proved: h1 forces the corner in 1. A claim no longer holds.");
  close_page (&fixture);
}

static gboolean
is_marked (gpointer data)
{
  GtkWidget *row = sumi_ui_test_find_if (GTK_WIDGET (((Fixture *) data)->page), has_title, "Bad");

  return row != NULL
         && g_strcmp0 (adw_action_row_get_icon_name (ADW_ACTION_ROW (row)),
                       "dialog-warning-symbolic") == 0;
}

static gboolean
is_right (gpointer data)
{
  GtkWidget *row = sumi_ui_test_find_if (GTK_WIDGET (((Fixture *) data)->page), has_title, "Good");

  return g_strcmp0 (adw_action_row_get_icon_name (ADW_ACTION_ROW (row)), "emblem-ok-symbolic")
         == 0;
}

static gboolean
can_stop (gpointer data)
{
  return sumi_ui_test_find_button (GTK_WIDGET (((Fixture *) data)->page), "editor.stop") != NULL;
}

/* Each item says whether it holds, in sight or not; a proof that takes long can be stopped. */
static void
test_verdicts (void)
{
  Fixture fixture = open_page ();
  g_autoptr (SumiDraftFile) file = NULL;
  g_autoptr (GPtrArray) mistakes = g_ptr_array_new ();
  SumiTask task;

  act (&fixture, "editor.add");
  write_into (&fixture, "Title of the puzzle", "Bad");
  act (&fixture, "editor.add");
  write_into (&fixture, "Title of the puzzle", "Good");
  write_into (&fixture, "Position, in any format", EDGE_OBF);
  act (&fixture, "editor.save");
  hide_page (&fixture);
  file = sumi_draft_file_open (fixture.path, mistakes);
  show_page (&fixture, file);
  sumi_ui_test_wait (is_marked, &fixture);
  sumi_ui_test_wait (is_right, &fixture);

  /* The best move of all from the start. */
  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  sumi_draft_file_push (file, sumi_draft_set_task (get_draft (&fixture), 0, &task), NULL);
  sumi_ui_test_wait (can_stop, &fixture);
  act (&fixture, "editor.stop");
  wait_for_status (&fixture, "Not proved: the proof was stopped");
  g_assert_false (can_stop (&fixture));
  close_page (&fixture);
}

/* Items are moved, doubled and deleted; what is saved is what is seen. */
static void
test_items (void)
{
  Fixture fixture = open_page ();
  g_autofree char *saved = NULL;
  g_autofree char *text = NULL;

  act (&fixture, "editor.add");
  act (&fixture, "editor.add");
  write_into (&fixture, "Title of the puzzle", "Later");
  act (&fixture, "editor.up");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[0].title"), ==, "Later");
  act (&fixture, "editor.duplicate");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[1].title"), ==, "Later");
  act (&fixture, "editor.delete");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, 2);
  act (&fixture, "editor.undo");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, 3);
  write_into (&fixture, "Title of the pack", "Three of mine");
  write_into (&fixture, "Themes, with commas between them", "corner, tempo,");
  act (&fixture, "editor.save");
  text = sumi_draft_to_text (get_draft (&fixture));
  g_assert_true (g_file_get_contents (fixture.path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, text);
  g_assert_nonnull (strstr (saved, "Three of mine"));
  g_assert_nonnull (strstr (saved, "\"tempo\""));
  g_assert_true (sumi_draft_file_is_saved (sumi_editor_page_get_file (fixture.page)));
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture.page));
  close_page (&fixture);
}

/* Each kind of task can be chosen, and its fields are there to be filled in. */
static void
test_tasks (void)
{
  Fixture fixture = open_page ();
  GtkWidget *editor = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_TASK_EDITOR);
  guint n;

  act (&fixture, "editor.add");
  n = g_list_model_get_n_items (
      adw_combo_row_get_model (ADW_COMBO_ROW (sumi_ui_test_find (editor, ADW_TYPE_COMBO_ROW))));
  g_assert_cmpuint (n, ==, 9);
  for (guint i = 0; i < n; i++)
    {
      SumiTask shown, task;

      adw_combo_row_set_selected (ADW_COMBO_ROW (sumi_ui_test_find (editor, ADW_TYPE_COMBO_ROW)),
                                  i);
      sumi_ui_test_settle ();
      shown = sumi_task_editor_get_task (SUMI_TASK_EDITOR (editor));
      g_assert_cmpint (shown.type, ==, i);
      g_assert_true (sumi_draft_get_task (get_draft (&fixture), 0, &task));
      g_assert_cmpint (task.type, ==, shown.type);
      if (task.type == SUMI_TASK_CHOOSE)
        {
          write_into (&fixture, "Sentence 1", "Black is ahead");
          write_into (&fixture, "Sentence 2", "White is ahead");
          g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items[0].task.options"),
                            ==, 2);
        }
    }
  /* The next asks the same. */
  act (&fixture, "editor.add");
  {
    SumiTask task;

    g_assert_true (sumi_draft_get_task (get_draft (&fixture), 1, &task));
    g_assert_cmpint (task.type, ==, n - 1);
  }
  close_page (&fixture);
}

static gboolean
is_changed_outside (gpointer data)
{
  Fixture *fixture = data;
  SumiDraft *draft = get_draft (fixture);

  return g_strcmp0 (sumi_draft_get_string (draft, "title"), "From outside") == 0;
}

/* What is not saved is there again when the page is opened anew; what another program writes is
 * taken over where nothing is lost by it. */
static void
test_files (void)
{
  Fixture fixture = open_page ();
  g_autoptr (GPtrArray) mistakes = g_ptr_array_new ();
  g_autoptr (SumiDraftFile) file = NULL;

  write_into (&fixture, "Title of the pack", "Not saved");
  hide_page (&fixture);
  file = sumi_draft_file_open (fixture.path, mistakes);
  g_assert_true (sumi_draft_file_is_recovered (file));
  show_page (&fixture, file);
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "title"), ==, "Not saved");
  act (&fixture, "editor.undo");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "title"), ==, "Mine");
  {
    g_autoptr (SumiDraft) outside =
        sumi_draft_set_string (get_draft (&fixture), "title", "From outside");
    g_autofree char *text = sumi_draft_to_text (outside);

    g_assert_true (g_file_set_contents (fixture.path, text, -1, NULL));
  }
  sumi_ui_test_wait (is_changed_outside, &fixture);
  close_page (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/editor-page/painting", test_painting);
  g_test_add_func ("/ui/editor-page/proof", test_proof);
  g_test_add_func ("/ui/editor-page/verdicts", test_verdicts);
  g_test_add_func ("/ui/editor-page/items", test_items);
  g_test_add_func ("/ui/editor-page/tasks", test_tasks);
  g_test_add_func ("/ui/editor-page/files", test_files);

  return sumi_ui_test_run ();
}
