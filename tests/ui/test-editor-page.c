/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which packs are edited: what is done on it, what it says of it, and what is saved. */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "sumi-alike-page.h"
#include "sumi-board-view.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-draft-task.h"
#include "sumi-editor-about.h"
#include "sumi-editor-board.h"
#include "sumi-editor-list.h"
#include "sumi-editor-page.h"
#include "sumi-editor-panel.h"
#include "sumi-editor-text.h"
#include "sumi-pack-file.h"
#include "sumi-square-text.h"
#include "sumi-task-editor.h"
#include "sumi-term-chooser.h"
#include "sumi-ui-test.h"
#include "written.h"

/* White's row is open to h1 only: one move forces the corner. */
#define EDGE_OBF                                                                                   \
  "XOOOOOO-"                                                                                       \
  "----------------"                                                                               \
  "---OX------XO---"                                                                               \
  "------------------------ X;"

/* Of the leaflet: a corner within two moves. */
#define CORNER_OBF                                                                                 \
  "---OOO-----OOO--OOOOOOXOOOOXXXXO"                                                               \
  "-OOXXXXO-OOOOOXX--OOO-----O----- X;"

/* In the middle of a game, with one move that leaves the fewest replies. */
#define MIDDLE_OBF                                                                                 \
  "------------------XOOXXX---XXOX----XXOO-------OO---------------- X;"
#define MIDDLE_STATUS "Proved: f6 is right"

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
  GtkWidget *board = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_EDITOR_BOARD);
  GtkWidget *panel = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_EDITOR_PANEL);

  g_assert_true (gtk_widget_activate_action (board, action, NULL)
                 || gtk_widget_activate_action (panel, action, NULL));
  sumi_ui_test_settle ();
}

static gboolean
is_saved (gpointer fixture)
{
  return sumi_draft_file_is_saved (
      sumi_editor_page_get_file (((Fixture *) fixture)->page));
}

static void
save (Fixture *fixture)
{
  act (fixture, "editor.save");
  sumi_ui_test_wait (is_saved, fixture);
}

static void
use_tool (Fixture *fixture, int tool)
{
  GtkWidget *board = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_EDITOR_BOARD);

  g_assert_true (gtk_widget_activate_action (board, "tool.use", "i", tool));
}

static void
paint (Fixture *fixture, const char *name, gboolean begins)
{
  GtkWidget *board = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW);

  g_signal_emit_by_name (board, "square-painted", square_of (name), begins, FALSE);
}

/* The same of one square, with Shift. */
static void
paint_other (Fixture *fixture, const char *name)
{
  GtkWidget *board = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW);

  g_signal_emit_by_name (board, "square-painted", square_of (name), TRUE, TRUE);
}

static SumiDraft *
get_draft (Fixture *fixture)
{
  return sumi_draft_file_get_draft (sumi_editor_page_get_file (fixture->page));
}

static SumiPosition
get_position (Fixture *fixture, guint item)
{
  g_autofree char *where = sumi_draft_item_path (item, NULL);
  SumiPosition position;

  g_assert_true (sumi_draft_get_position (get_draft (fixture), where, &position));
  return position;
}

static void
write_into (Fixture *fixture, const char *title, const char *text)
{
  GtkWidget *row = sumi_ui_test_find_row (GTK_WIDGET (fixture->page), title);

  g_test_message ("%s: %s", title, text);
  g_assert_nonnull (row);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  sumi_ui_test_settle ();
}

static void
assert_row (Fixture *fixture, const char *title, const char *text)
{
  GtkWidget *row = sumi_ui_test_find_row (GTK_WIDGET (fixture->page), title);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, text);
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

static const SumiBoardSceneSpec *
get_scene (Fixture *fixture)
{
  GtkWidget *board = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW);

  return sumi_board_scene_get (sumi_board_view_get_scene (SUMI_BOARD_VIEW (board)));
}

/* The board shows which disc a tool would put, if it puts one. */
static void
test_put_disc (void)
{
  Fixture fixture = open_page ();

  act (&fixture, "editor.add");
  for (int tool = SUMI_BLACK; tool <= SUMI_WHITE; tool++)
    {
      use_tool (&fixture, tool);
      g_assert_true (get_scene (&fixture)->puts_disc);
      g_assert_cmpint (get_scene (&fixture)->disc, ==, tool);
    }
  use_tool (&fixture, SUMI_WHITE + 1);
  g_assert_false (get_scene (&fixture)->puts_disc);
  close_page (&fixture);
}

/* With Shift a disc of the other colour is put, or taken away. */
static void
test_painting_with_shift (void)
{
  Fixture fixture = open_page ();

  act (&fixture, "editor.add");
  act (&fixture, "editor.clear");
  use_tool (&fixture, SUMI_BLACK);
  paint (&fixture, "a1", TRUE);
  paint_other (&fixture, "b1");
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_BLACK), ==, 0x01);
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_WHITE), ==, 0x02);
  paint_other (&fixture, "b1");
  paint_other (&fixture, "a1");
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_BLACK), ==, 0);
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_WHITE), ==, 0x01);
  use_tool (&fixture, 2);
  paint_other (&fixture, "a1");
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_WHITE), ==, 0);
  close_page (&fixture);
}

/* Where a pack and a puzzle are from can be written, and how others may use the pack. */
static void
test_sources (void)
{
  static const char *const paths[] = { "source", "items[0].source" };
  Fixture fixture = open_page ();
  GtkWidget *about = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_EDITOR_ABOUT);
  GtkWidget *panel = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_EDITOR_PANEL);
  GtkWidget *const places[] = { about, panel };

  act (&fixture, "editor.add");
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *row = sumi_ui_test_find_row (places[i], "Where it is from");

      gtk_editable_set_text (GTK_EDITABLE (row), "Club evening, 3 May");
      sumi_ui_test_settle ();
      g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), paths[i]), ==,
                       "Club evening, 3 May");
      gtk_editable_set_text (GTK_EDITABLE (row), "");
      sumi_ui_test_settle ();
      g_assert_null (sumi_draft_get (get_draft (&fixture), paths[i]));
    }
  write_into (&fixture, "Licence, such as CC-BY-SA-4.0", "CC0-1.0");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "license"), ==, "CC0-1.0");
  close_page (&fixture);
}

/* A pack keeps all of its authors, and of a row of words what a pack may hold. */
static void
test_words (void)
{
  static const char authors[] = "Authors, with commas";
  static const char themes[] = "Themes, with commas between them";
  Fixture fixture = open_page ();
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiDraftFile) file = NULL;

  write_into (&fixture, authors, "Ada");
  write_into (&fixture, authors, "Ada , Grace，李四、Mo");
  assert_row (&fixture, authors, "Ada , Grace，李四、Mo");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "authors"), ==, 4);
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "authors[1]"), ==, "Grace");
  act (&fixture, "editor.undo");
  write_into (&fixture, authors, "Ada, Grace");
  save (&fixture);
  hide_page (&fixture);
  file = sumi_draft_file_open (fixture.path, mistakes);
  show_page (&fixture, file);
  assert_row (&fixture, authors, "Ada, Grace");
  write_into (&fixture, authors, "Ada, Grace H");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "authors"), ==, 2);
  write_into (&fixture, authors, ", ");
  g_assert_null (sumi_draft_get (get_draft (&fixture), "authors"));
  act (&fixture, "editor.add");
  write_into (&fixture, themes, "corner\x07,,trap");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[0].tags[0]"), ==, "corner");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[0].tags[1]"), ==, "trap");
  close_page (&fixture);
}

static const char *
get_news (Fixture *fixture)
{
  GtkWidget *board = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW);

  return sumi_board_scene_get (sumi_board_view_get_scene (SUMI_BOARD_VIEW (board)))->news;
}

/* Whether ROW of a list is in sight as a whole. */
static gboolean
is_in_sight (gpointer row)
{
  GtkWidget *view = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, view, &bounds) && bounds.size.height > 0
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (view);
}

/* What is added is in sight in a long list, too, though the focus goes to its board. */
static void
test_added_in_sight (void)
{
  Fixture fixture = open_page ();
  GtkWidget *list = sumi_ui_test_find (
      sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_EDITOR_LIST), GTK_TYPE_LIST_BOX);

  for (int i = 0; i < 30; i++)
    act (&fixture, "editor.add");
  sumi_ui_test_wait (is_in_sight, gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 29));
  g_assert_false (is_in_sight (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)));
  close_page (&fixture);
}

static gboolean
has_thirty_rows (gpointer list)
{
  return gtk_list_box_get_row_at_index (list, 29) != NULL;
}

/* The rows of a long list come by and by, in their order, also where one far down is in sight. */
static void
test_long_list (void)
{
  Fixture fixture = open_page ();
  g_autoptr (SumiDraftFile) file = g_object_ref (sumi_editor_page_get_file (fixture.page));
  GtkWidget *page, *list;
  GtkListBoxRow *row;

  for (int i = 0; i < 29; i++)
    act (&fixture, "editor.add");
  act (&fixture, "editor.add-lesson");
  hide_page (&fixture);
  page = sumi_editor_page_new (file);
  list = sumi_ui_test_find (sumi_ui_test_find (page, SUMI_TYPE_EDITOR_LIST), GTK_TYPE_LIST_BOX);
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  sumi_editor_page_show_item (SUMI_EDITOR_PAGE (page), 28);
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 27));
  fixture.window = gtk_window_new ();
  fixture.page = SUMI_EDITOR_PAGE (page);
  gtk_window_set_child (GTK_WINDOW (fixture.window), page);
  gtk_window_present (GTK_WINDOW (fixture.window));
  sumi_ui_test_wait (has_thirty_rows, list);
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 29);
  /* Soon also that it is not right yet. */
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Lesson"));
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 30));
  row = gtk_list_box_get_selected_row (GTK_LIST_BOX (list));
  g_assert_cmpint (gtk_list_box_row_get_index (row), ==, 28);
  close_page (&fixture);
}

static gboolean
is_measured_row (GtkWidget *widget, gconstpointer data)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_get_visible (widget)
         && g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)),
                              "Take the measured difficulty: ");
}

static GtkWidget *
find_measured (gpointer page)
{
  return sumi_ui_test_find_if (page, is_measured_row, NULL);
}

static gboolean
is_measured (gpointer page)
{
  return find_measured (page) != NULL;
}

/* How hard a puzzle is found to be is one press away from its field, as long as that says
 * something else; a lesson is not measured. */
static void
test_measured (void)
{
  Fixture fixture = open_page ();
  SumiPosition position;
  GtkWidget *row, *focus;
  int grade;

  act (&fixture, "editor.add");
  g_assert_false (is_measured (fixture.page));
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_int (get_draft (&fixture), "items[0].task.within", 2), NULL);
  write_into (&fixture, "Position, in any format", CORNER_OBF);
  sumi_ui_test_wait (is_measured, fixture.page);
  row = find_measured (fixture.page);
  grade = atoi (strchr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ':') + 1);
  g_assert_cmpint (grade, >=, 1);
  g_assert_cmpint (grade, <=, 5);
  gtk_widget_grab_focus (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  g_assert_cmpint (sumi_draft_get_int (get_draft (&fixture), "items[0].difficulty", 0), ==, grade);
  g_assert_false (is_measured (fixture.page));
  focus = gtk_root_get_focus (GTK_ROOT (fixture.window));
  g_assert_true (focus != NULL && gtk_widget_get_mapped (focus));
  act (&fixture, "editor.undo");
  g_assert_true (is_measured (fixture.page));
  act (&fixture, "editor.add-lesson");
  g_assert_false (is_measured (fixture.page));
  sumi_editor_page_show_item (fixture.page, 0);
  sumi_draft_get_position (get_draft (&fixture), "items[0]", &position);
  sumi_draft_file_push (
      sumi_editor_page_get_file (fixture.page),
      sumi_draft_set_position (get_draft (&fixture), "items[0]", sumi_position_pass (position)),
      NULL);
  g_assert_false (is_measured (fixture.page));
  close_page (&fixture);
}

/* Who uses the board by keys hears which tool and which side they have chosen, as long as that is
 * so; buttons say it themselves. */
static void
test_chosen_by_keys (void)
{
  Fixture fixture = open_page ();

  act (&fixture, "editor.add");
  gtk_widget_grab_focus (sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_BOARD_VIEW));
  use_tool (&fixture, 1);
  g_assert_cmpstr (get_news (&fixture), ==, "White");
  paint (&fixture, "a1", TRUE);
  g_assert_null (get_news (&fixture));
  act (&fixture, "editor.side");
  g_assert_cmpstr (get_news (&fixture), ==, "White to move");
  act (&fixture, "editor.undo");
  g_assert_null (get_news (&fixture));
  gtk_widget_grab_focus (sumi_ui_test_find_button (GTK_WIDGET (fixture.page), "editor.side"));
  act (&fixture, "editor.side");
  g_assert_null (get_news (&fixture));
  close_page (&fixture);
}

/* What is heard is that no move forces it, if that is proved by now; otherwise nothing. */
static void
assert_proof_is_heard (Fixture *fixture)
{
  Wanted proved = { fixture->page, "No move forces it" };

  g_assert_cmpstr (get_news (fixture), ==, has_status (&proved) ? proved.status : NULL);
}

/* Who sets up a board without seeing it hears what is proved of it, once it is, and nothing of what
 * was proved before. */
static void
test_proof_is_heard (void)
{
  Fixture fixture = open_page ();

  act (&fixture, "editor.add");
  assert_proof_is_heard (&fixture);
  wait_for_status (&fixture, "No move forces it");
  assert_proof_is_heard (&fixture);
  paint (&fixture, "a1", TRUE);
  assert_proof_is_heard (&fixture);
  wait_for_status (&fixture, "No move forces it");
  assert_proof_is_heard (&fixture);
  close_page (&fixture);
}

static gboolean
is_hidden (gpointer widget)
{
  return !gtk_widget_get_visible (widget);
}

/* What refutes a wrong move is told where its explanation is written, and how many moves are right;
 * that stays while a short proof runs, but not where another puzzle is shown. */
static void
test_told_proof (void)
{
  static const char *const said
    = "Right moves: 1 of 5. Turning as many discs as possible is right.";
  Fixture fixture = open_page ();
  GtkWidget *page = GTK_WIDGET (fixture.page), *label, *row, *difficulty;
  SumiTask task;

  act (&fixture, "editor.add");
  act (&fixture, "editor.add");
  write_into (&fixture, "Position, in any format", EDGE_OBF);
  wait_for_status (&fixture, "Proved: h1 forces the corner in 1");
  label = sumi_ui_test_find_label (page, said);
  g_assert_nonnull (label);
  row = sumi_ui_test_find_row (page, "Why not d3");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (row), "d3"));
  gtk_test_accessible_assert_property (
    gtk_editable_get_delegate (GTK_EDITABLE (row)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    gtk_widget_get_tooltip_text (row));
  write_into (&fixture, "Why not d3", "It is far from the edge.");
  g_assert_true (gtk_widget_get_visible (label));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, said);
  wait_for_status (&fixture, "Proved: h1 forces the corner in 1");
  difficulty = sumi_ui_test_find_row (page, "Difficulty");
  gtk_test_accessible_assert_property (difficulty, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said);
  sumi_editor_page_show_item (fixture.page, 0);
  g_assert_false (gtk_widget_get_visible (label));
  gtk_test_accessible_assert_property (difficulty, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");

  /* The best move of all from the start. */
  wait_for_status (&fixture, "No move forces it");
  g_assert_true (gtk_widget_get_visible (label));
  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_task (get_draft (&fixture), "items[0]", &task), NULL);
  g_assert_true (gtk_widget_get_visible (label));
  sumi_ui_test_wait (is_hidden, label);
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
  g_assert_false (sumi_pack_file_get_pack (tried)->for_class.is_set);
  g_assert_finalize_object (g_steal_pointer (&tried));

  /* In a set without hints the trial has none. */
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_boolean (get_draft (&fixture), "class.hints", FALSE), NULL);
  act (&fixture, "editor.try");
  sumi_ui_test_wait (is_tried, &tried);
  g_assert_true (sumi_pack_file_get_pack (tried)->for_class.is_set);
  g_assert_false (sumi_pack_file_get_pack (tried)->for_class.has_hints);
  g_assert_finalize_object (g_steal_pointer (&tried));

  act (&fixture, "editor.turn");
  wait_for_status (&fixture, "Proved: h8 forces the corner in 1");
  write_into (&fixture, "Position, in any format", EDGE_OBF);
  wait_for_status (&fixture, "Proved: h1 forces the corner in 1. A claim no longer holds.");

  /* A claim that does not suit the question any more can be given up. */
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set (get_draft (&fixture), "items[1].task",
                                        json_from_string ("{\"type\":\"count\","
                                                          "\"quantity\":\"white\"}",
                                                          NULL)),
                        NULL);
  wait_for_status (&fixture, "Proved: the number is 8. A claim no longer holds.");
  act (&fixture, "editor.claims");
  wait_for_status (&fixture, "Proved: the number is 8");
  close_page (&fixture);
}

static void
turn (Fixture *fixture, const char *title, gboolean is_on)
{
  GtkWidget *row = sumi_ui_test_find_row (GTK_WIDGET (fixture->page), title);

  gtk_switch_set_active (
      GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row))), is_on);
  sumi_ui_test_settle ();
}

static void
write_text (Fixture *fixture, const char *text)
{
  GtkWidget *view = sumi_ui_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_TEXT_VIEW);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
  sumi_ui_test_settle ();
}

static const char *
get_subtitle (Fixture *fixture, const char *title)
{
  GtkWidget *row = sumi_ui_test_find_row (GTK_WIDGET (fixture->page), title);

  return adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
}

static gboolean
is_lesson_proved (gpointer data)
{
  return g_strcmp0 (get_subtitle (data, "All that can be proved is proved"), "Done") == 0;
}

static void
assert_titled (GtkListBox *list, int index, const char *title)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, index);

  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, title);
}

/* A lesson of three steps made from nothing: texts, what is shown, a task; what is missing ticks
 * itself, a pupil's view begins where one is, and all of it can be undone. */
static void
test_lesson (void)
{
  Fixture fixture = open_page ();
  SumiPackFile *tried = NULL;
  GtkWidget *list = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_EDITOR_LIST);
  GtkWidget *preview;
  int n = 0;

  act (&fixture, "editor.add-lesson");
  write_into (&fixture, "What pupils will be able to do", "Find moves.");
  g_assert_cmpstr (get_subtitle (&fixture, "It has steps"), ==, "Missing");
  wait_for_status (&fixture, "It has steps: Missing");
  act (&fixture, "editor.add-step");
  write_text (&fixture, "Black plays on ");
  use_tool (&fixture, 6);
  paint (&fixture, "d3", TRUE);
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[0].steps[0].text"), ==,
                   "Black plays on d3");
  preview = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_SQUARE_TEXT);
  g_assert_cmpstr (sumi_square_text_get_text (SUMI_SQUARE_TEXT (preview)), ==, "Black plays on d3");

  /* What is written last is made bold, and plain again; a term of the glossary is written. */
  {
    GtkWidget *text = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_EDITOR_TEXT);
    GtkWidget *chooser = sumi_ui_test_find (text, SUMI_TYPE_TERM_CHOOSER);

    gtk_widget_activate_action (text, "text.bold", NULL);
    g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[0].steps[0].text"), ==,
                     "Black plays on **d3**");
    g_assert_cmpstr (sumi_square_text_get_text (SUMI_SQUARE_TEXT (preview)), ==,
                     "Black plays on d3");
    assert_titled (GTK_LIST_BOX (sumi_ui_test_find (list, GTK_TYPE_LIST_BOX)), 1,
                   "1. Black plays on d3");
    /* Escape in the search of terms leaves it. */
    gtk_popover_popup (GTK_POPOVER (chooser));
    g_assert_true (gtk_widget_get_visible (chooser));
    g_signal_emit_by_name (sumi_ui_test_find (chooser, GTK_TYPE_SEARCH_ENTRY), "stop-search");
    sumi_ui_test_settle ();
    g_assert_false (gtk_widget_get_visible (chooser));
    g_signal_emit_by_name (chooser, "chosen", "corner");
    g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[0].steps[0].text"), ==,
                     "Black plays on **corner**");
    gtk_widget_activate_action (text, "text.bold", NULL);
    sumi_editor_text_insert (SUMI_EDITOR_TEXT (text), "d3");
    g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[0].steps[0].text"), ==,
                     "Black plays on d3");
  }

  /* A square that is lit twice is dark again; an arrow is dragged, or goes from square to
   * square. */
  use_tool (&fixture, 3);
  paint (&fixture, "a1", TRUE);
  paint (&fixture, "b1", FALSE);
  paint (&fixture, "a1", TRUE);
  g_assert_cmpuint (sumi_draft_get_squares (get_draft (&fixture), "items[0].steps[0]"), ==, 2);
  use_tool (&fixture, 4);
  paint (&fixture, "d3", TRUE);
  paint (&fixture, "d4", FALSE);
  paint (&fixture, "d5", FALSE);
  paint (&fixture, "e4", TRUE);
  paint (&fixture, "f5", TRUE);
  paint (&fixture, "f5", FALSE);
  {
    SumiArrow arrows[SUMI_PACK_MAX_ARROWS];

    g_assert_cmpuint (
        sumi_draft_get_arrows (get_draft (&fixture), "items[0].steps[0]", arrows), ==, 2);
    g_assert_cmpint (arrows[0].from, ==, 19);
    g_assert_cmpint (arrows[0].to, ==, 35);
  }
  use_tool (&fixture, 5);
  paint (&fixture, "a8", TRUE);
  paint (&fixture, "d3", TRUE);
  paint (&fixture, "c5", TRUE);
  act (&fixture, "editor.take-move");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[0].steps[0].show.moves"),
                   ==, "d3");

  /* The next step goes on from there, and asks. */
  act (&fixture, "editor.add-step");
  wait_for_status (&fixture, "Each step has a text: Missing in step 2");
  write_text (&fixture, "Mark White's moves.");
  wait_for_status (&fixture, "Nothing is asked in this step");
  turn (&fixture, "Ask something in this step", TRUE);
  wait_for_status (&fixture, "Proved: the answer is c3, e3 and c5");
  act (&fixture, "editor.duplicate");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items[0].steps"), ==, 3);
  act (&fixture, "editor.go-on");
  wait_for_status (&fixture, "Proved: the answer is c3, e3 and c5");
  g_signal_emit_by_name (list, "moved", 0, 2, 0);
  sumi_ui_test_settle ();
  wait_for_status (&fixture, "Proved: the answer is d3, c4, f5 and e6");
  act (&fixture, "editor.down");
  act (&fixture, "editor.down");

  g_signal_connect_swapped (fixture.page, "try-wanted", G_CALLBACK (try_wanted_cb), &tried);
  act (&fixture, "editor.try");
  sumi_ui_test_wait (is_tried, &tried);
  g_assert_cmpuint (sumi_pack_file_get_pack (tried)->lessons->len, ==, 1);
  g_assert_finalize_object (tried);

  g_signal_emit_by_name (list, "chosen", 0, -1);
  sumi_ui_test_wait (is_lesson_proved, &fixture);
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture.page));
  sumi_ui_test_set_text_size (2);
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture.page));
  sumi_ui_test_set_text_size (1);
  save (&fixture);
  while (sumi_draft_file_can_undo (sumi_editor_page_get_file (fixture.page)) && n++ < 100)
    act (&fixture, "editor.undo");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, 0);
  close_page (&fixture);
}

/* A game is set up by rules, by corners, and from the board; against whom, and what for. */
static void
test_game (void)
{
  Fixture fixture = open_page ();
  GtkWidget *rules;

  act (&fixture, "editor.add-game");
  wait_for_status (&fixture, "Ready to be played");
  adw_combo_row_set_selected (
      ADW_COMBO_ROW (sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Corners given to Black")),
      2);
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_position_discs (get_position (&fixture, 0), SUMI_BLACK) & SUMI_CORNERS, ==,
                    UINT64_C (0x8000000000000001));
  rules = sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Begins");
  adw_combo_row_set_selected (ADW_COMBO_ROW (rules), 1);
  sumi_ui_test_settle ();
  g_assert_cmpint (get_position (&fixture, 0).turn, ==, SUMI_WHITE);
  paint (&fixture, "a8", TRUE);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (rules)), ==, 2);
  g_assert_null (sumi_draft_get (get_draft (&fixture), "items[0].handicap"));
  wait_for_status (&fixture, "Ready to be played");
  adw_combo_row_set_selected (ADW_COMBO_ROW (rules), 0);
  sumi_ui_test_settle ();
  g_assert_null (sumi_draft_get (get_draft (&fixture), "items[0].position"));
  adw_combo_row_set_selected (
      ADW_COMBO_ROW (sumi_ui_test_find_row (GTK_WIDGET (fixture.page),
                                            "Wins needed for the match")),
      3);
  sumi_ui_test_settle ();
  g_assert_cmpint (sumi_draft_get_int (get_draft (&fixture), "items[0].series", 0), ==, 3);
  wait_for_status (&fixture, "Ready to be played");
  close_page (&fixture);
}

static gboolean
is_marked (gpointer data)
{
  GtkWidget *row = sumi_ui_test_find_row (GTK_WIDGET (((Fixture *) data)->page), "Bad");

  return row != NULL
         && g_strcmp0 (adw_action_row_get_icon_name (ADW_ACTION_ROW (row)),
                       "dialog-warning-symbolic") == 0;
}

static gboolean
is_right (gpointer data)
{
  GtkWidget *row = sumi_ui_test_find_row (GTK_WIDGET (((Fixture *) data)->page), "Good");

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
  write_into (&fixture, "Title", "Bad");
  act (&fixture, "editor.add");
  write_into (&fixture, "Title", "Good");
  write_into (&fixture, "Position, in any format", EDGE_OBF);
  save (&fixture);
  hide_page (&fixture);
  file = sumi_draft_file_open (fixture.path, mistakes);
  show_page (&fixture, file);
  sumi_ui_test_wait (is_marked, &fixture);
  sumi_ui_test_wait (is_right, &fixture);

  /* The best move of all from the start. */
  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  sumi_draft_file_push (file, sumi_draft_set_task (get_draft (&fixture), "items[0]", &task), NULL);
  sumi_ui_test_wait (can_stop, &fixture);
  act (&fixture, "editor.stop");
  wait_for_status (&fixture, "Not proved: the proof was stopped");
  g_assert_false (can_stop (&fixture));
  close_page (&fixture);
}

static gboolean
is_refuted (gpointer data)
{
  GtkWidget *row = sumi_ui_test_find_row (GTK_WIDGET (((Fixture *) data)->page), "Why not d3");

  return row != NULL && gtk_widget_get_tooltip_text (row) != NULL;
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* The proofs of other items change their own rows, and nothing of what is said of the item in
 * sight. */
static void
test_proofs_of_others (void)
{
  Fixture fixture = open_page ();
  g_autoptr (SumiDraftFile) file = NULL;
  g_autoptr (GPtrArray) mistakes = g_ptr_array_new ();
  GtkWidget *refuted, *good;
  guint n_refuted = 0, n_good = 0;

  act (&fixture, "editor.add");
  write_into (&fixture, "Title", "Good");
  write_into (&fixture, "Position, in any format", EDGE_OBF);
  for (int i = 0; i < 4; i++)
    act (&fixture, "editor.add");
  write_into (&fixture, "Title", "Bad");
  save (&fixture);
  hide_page (&fixture);
  file = sumi_draft_file_open (fixture.path, mistakes);
  show_page (&fixture, file);
  sumi_editor_page_show_item (fixture.page, 0);
  sumi_ui_test_wait (is_refuted, &fixture);
  refuted = sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Why not d3");
  good = sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Good");
  g_signal_connect_swapped (refuted, "notify::tooltip-text", G_CALLBACK (count_cb), &n_refuted);
  g_signal_connect_swapped (good, "notify::icon-name", G_CALLBACK (count_cb), &n_good);
  sumi_ui_test_wait (is_marked, &fixture);
  g_assert_true (is_right (&fixture));
  g_assert_cmpuint (n_refuted, ==, 0);
  g_assert_cmpuint (n_good, ==, 0);
  close_page (&fixture);
}

/* A proof that does not end, of an item that is not in sight, does not keep the next from being
 * proved. */
static void
test_endless_proof (void)
{
  Fixture fixture = open_page ();
  g_autoptr (SumiDraftFile) file = NULL;
  g_autoptr (GPtrArray) mistakes = g_ptr_array_new ();
  SumiTask task;

  for (int i = 0; i < 3; i++)
    act (&fixture, "editor.add");
  write_into (&fixture, "Title", "Good");
  write_into (&fixture, "Position, in any format", EDGE_OBF);
  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_task (get_draft (&fixture), "items[1]", &task), NULL);
  save (&fixture);
  hide_page (&fixture);
  file = sumi_draft_file_open (fixture.path, mistakes);
  show_page (&fixture, file);
  sumi_ui_test_wait (is_right, &fixture);
  close_page (&fixture);
}

/* Items are moved, doubled and deleted; what is saved is what is seen. */
static void
test_items (void)
{
  Fixture fixture = open_page ();
  static const char *const numbers[] = { "12", "7" };
  GtkWidget *try_label, *add_label;
  AdwComboRow *wrong;
  g_autofree char *saved = NULL;
  g_autofree char *text = NULL;

  act (&fixture, "editor.add");
  act (&fixture, "editor.add");
  write_into (&fixture, "Title", "Later");
  act (&fixture, "editor.up");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[0].title"), ==, "Later");
  act (&fixture, "editor.duplicate");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[1].title"), ==,
                   "Later (copy)");
  act (&fixture, "editor.delete");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, 2);
  act (&fixture, "editor.undo");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, 3);
  turn (&fixture, "For a class", TRUE);
  sumi_ui_test_settle ();
  wrong = ADW_COMBO_ROW (sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "May be wrong"));
  adw_combo_row_set_selected (wrong, 3);
  sumi_ui_test_settle ();
  g_assert_cmpint (sumi_draft_get_int (get_draft (&fixture), "class.wrong", -1), ==, 2);
  /* A number that was not to be chosen here is shown, and stays what it was. */
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                            sumi_draft_set_int (get_draft (&fixture), "class.wrong",
                                                atoi (numbers[i])),
                            NULL);
      g_assert_cmpstr (
          gtk_string_object_get_string (adw_combo_row_get_selected_item (wrong)), ==, numbers[i]);
    }
  turn (&fixture, "Hints may be taken", FALSE);
  g_assert_false (sumi_draft_get_boolean (get_draft (&fixture), "class.hints", TRUE));
  g_assert_cmpint (sumi_draft_get_int (get_draft (&fixture), "class.wrong", -1), ==, 7);
  write_into (&fixture, "Title of the pack", "Three of mine");
  write_into (&fixture, "Themes, with commas between them", "corner, , tempo,");
  assert_row (&fixture, "Themes, with commas between them", "corner, , tempo,");
  save (&fixture);
  text = sumi_draft_to_text (get_draft (&fixture));
  g_assert_true (g_file_get_contents (fixture.path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, text);
  g_assert_nonnull (strstr (saved, "Three of mine"));
  g_assert_nonnull (strstr (saved, "\"tempo\""));
  g_assert_true (sumi_draft_file_is_saved (sumi_editor_page_get_file (fixture.page)));
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture.page));
  /* Also in a language with longer words. */
  try_label = sumi_ui_test_find_label (GTK_WIDGET (fixture.page), "Try It");
  gtk_label_set_label (GTK_LABEL (try_label), "Ausprobieren");
  add_label = sumi_ui_test_find_label (GTK_WIDGET (fixture.page), "_Add a Puzzle");
  gtk_label_set_label (GTK_LABEL (add_label), "Acrescentar um problema");
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (add_label)), ==, PANGO_ELLIPSIZE_NONE);
  sumi_ui_test_set_text_size (2);
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture.page));
  sumi_ui_test_set_text_size (1);
  close_page (&fixture);
}

/* Types TEXT at the end of the row TITLE, letter by letter. */
static void
type_into (Fixture *fixture, const char *title, const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    {
      GtkEditable *row = GTK_EDITABLE (sumi_ui_test_find_row (GTK_WIDGET (fixture->page), title));
      int end = -1;

      gtk_editable_insert_text (row, p, 1, &end);
      sumi_ui_test_settle ();
    }
}

static void
assert_text (Fixture *fixture, const char *path, const char *text)
{
  g_assert_cmpstr (sumi_draft_get_string (get_draft (fixture), path), ==, text);
}

/* Of several texts one is written before the others, or emptied to be written anew: all stay where
 * they are meanwhile. What is still empty once one goes on goes, and the same sentence is right. */
static void
test_listed_texts (void)
{
  Fixture fixture = open_page ();
  SumiTask task;

  act (&fixture, "editor.add");
  type_into (&fixture, "Second hint", "two");
  assert_text (&fixture, "items[0].hints[1]", "two");
  gtk_widget_grab_focus (sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "First hint"));
  act (&fixture, "editor.tidy");
  sumi_ui_test_settle ();
  assert_text (&fixture, "items[0].hints[1]", "two");
  type_into (&fixture, "First hint", "one");
  write_into (&fixture, "First hint", "");
  assert_text (&fixture, "items[0].hints[1]", "two");
  type_into (&fixture, "First hint", "a");
  assert_text (&fixture, "items[0].hints[0]", "a");
  write_into (&fixture, "Second hint", "");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items[0].hints"), ==, 1);
  write_into (&fixture, "First hint", "");
  type_into (&fixture, "Second hint", "two");
  act (&fixture, "pack.save-copy");
  assert_text (&fixture, "items[0].hints[0]", "two");
  act (&fixture, "editor.undo");
  assert_text (&fixture, "items[0].hints[1]", "two");
  save (&fixture);
  assert_text (&fixture, "items[0].hints[0]", "two");
  g_assert_true (sumi_draft_file_is_saved (sumi_editor_page_get_file (fixture.page)));

  sumi_draft_get_task (get_draft (&fixture), "items[0]", &task);
  task.type = SUMI_TASK_CHOOSE;
  task.answer = 1;
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_task (get_draft (&fixture), "items[0]", &task), NULL);
  sumi_ui_test_settle ();
  write_into (&fixture, "Sentence 1", "No");
  write_into (&fixture, "Sentence 2", "Yes");
  write_into (&fixture, "Sentence 3", "Never");
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_int (get_draft (&fixture), "items[0].task.answer", 1),
                        NULL);
  write_into (&fixture, "Sentence 1", "");
  assert_text (&fixture, "items[0].task.options[1]", "Yes");
  act (&fixture, "editor.pane");
  act (&fixture, "editor.tidy");
  sumi_ui_test_settle ();
  assert_text (&fixture, "items[0].task.options[0]", "Yes");
  g_assert_cmpint (sumi_draft_get_int (get_draft (&fixture), "items[0].task.answer", -1), ==, 0);
  close_page (&fixture);
}

/* Who undoes what was written goes on to write where that was, in a row and in the text of a
 * step. */
static void
test_cursor (void)
{
  Fixture fixture = open_page ();
  GtkTextBuffer *buffer;
  GtkWidget *row;
  int position;

  act (&fixture, "editor.add");
  write_into (&fixture, "Title", "A küss from h2");
  save (&fixture);
  write_into (&fixture, "Title", "A küssed d from h2");
  row = sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Title");
  gtk_widget_grab_focus (row);
  act (&fixture, "editor.undo");
  assert_row (&fixture, "Title", "A küss from h2");
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (row)), ==, strlen ("A kuss"));

  act (&fixture, "editor.add-lesson");
  act (&fixture, "editor.add-step");
  buffer = gtk_text_view_get_buffer (
      GTK_TEXT_VIEW (sumi_ui_test_find (GTK_WIDGET (fixture.page), GTK_TYPE_TEXT_VIEW)));
  gtk_text_buffer_set_text (buffer, "Take h2, then a1.", -1);
  save (&fixture);
  gtk_text_buffer_set_text (buffer, "Take h8, then a1.", -1);
  act (&fixture, "editor.undo");
  assert_text (&fixture, "items[1].steps[0].text", "Take h2, then a1.");
  g_object_get (buffer, "cursor-position", &position, NULL);
  g_assert_cmpint (position, ==, strlen ("Take h2"));
  /* A square that is named in a step that one comes to is written at the end. */
  act (&fixture, "editor.add-step");
  gtk_text_buffer_set_text (buffer, "Leave h2, then a1.", -1);
  act (&fixture, "editor.up");
  g_object_get (buffer, "cursor-position", &position, NULL);
  g_assert_cmpint (position, ==, strlen ("Leave h2, then a1."));
  close_page (&fixture);
}

/* What is undone or made again comes into sight, wherever one has gone since. */
static void
test_undone_in_sight (void)
{
  Fixture fixture = open_page ();

  for (int i = 0; i < 3; i++)
    act (&fixture, "editor.add");
  sumi_editor_page_show_item (fixture.page, 0);
  write_into (&fixture, "Title", "Changed");
  sumi_editor_page_show_item (fixture.page, 2);
  act (&fixture, "editor.undo");
  g_assert_cmpint (sumi_editor_page_get_item (fixture.page), ==, 0);
  assert_row (&fixture, "Title", "Puzzle 1");
  sumi_editor_page_show_item (fixture.page, 2);
  act (&fixture, "editor.redo");
  assert_row (&fixture, "Title", "Changed");
  /* What was moved is followed, and what was deleted is shown. */
  act (&fixture, "editor.down");
  act (&fixture, "editor.undo");
  assert_row (&fixture, "Title", "Changed");
  act (&fixture, "editor.delete");
  sumi_editor_page_show_item (fixture.page, 1);
  act (&fixture, "editor.undo");
  assert_row (&fixture, "Title", "Changed");
  /* The pack as a whole is in sight anyway. */
  write_into (&fixture, "Title of the pack", "Ours");
  sumi_editor_page_show_item (fixture.page, 1);
  act (&fixture, "editor.undo");
  assert_row (&fixture, "Title", "Puzzle 2");

  act (&fixture, "editor.add-lesson");
  act (&fixture, "editor.add-step");
  act (&fixture, "editor.add-step");
  act (&fixture, "editor.start");
  act (&fixture, "editor.up");
  act (&fixture, "editor.undo");
  sumi_editor_page_show_item (fixture.page, 0);
  act (&fixture, "editor.undo");
  g_assert_cmpint (sumi_editor_page_get_item (fixture.page), ==, 3);
  act (&fixture, "editor.delete");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items[3].steps"), ==, 1);
  close_page (&fixture);
}

static SumiTaskType
get_task_type (Fixture *fixture, const char *where)
{
  SumiTask task;

  sumi_draft_get_task (get_draft (fixture), where, &task);
  return task.type;
}

/* What is chosen for two puzzles, however fast, is undone one after the other. */
static void
test_fast (void)
{
  Fixture fixture = open_page ();
  GtkWidget *editor = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_TASK_EDITOR);

  act (&fixture, "editor.add");
  act (&fixture, "editor.add");
  for (guint i = 0; i < 2; i++)
    {
      sumi_editor_page_show_item (fixture.page, i);
      adw_combo_row_set_selected (
          ADW_COMBO_ROW (sumi_ui_test_find (editor, ADW_TYPE_COMBO_ROW)), 2);
    }
  g_assert_cmpint (get_task_type (&fixture, "items[1]"), !=, SUMI_TASK_FORCE);
  act (&fixture, "editor.undo");
  g_assert_cmpint (get_task_type (&fixture, "items[0]"), !=, SUMI_TASK_FORCE);
  g_assert_cmpint (get_task_type (&fixture, "items[1]"), ==, SUMI_TASK_FORCE);
  close_page (&fixture);
}

static gboolean
is_beginning (GtkWidget *widget, gconstpointer begin)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), begin);
}

static gboolean
is_told (gpointer data)
{
  return sumi_ui_test_find_if (GTK_WIDGET (((Fixture *) data)->page), is_beginning,
                               "It cannot be tried yet: ")
         != NULL;
}

/* Why a lesson cannot be tried is told with the step that it is about; and nothing of a lesson that
 * is no longer in sight. */
static void
test_not_tried (void)
{
  Fixture fixture = open_page ();

  act (&fixture, "editor.add-lesson");
  act (&fixture, "editor.add-step");
  act (&fixture, "editor.add-step");
  gtk_text_buffer_set_text (
      gtk_text_view_get_buffer (
          GTK_TEXT_VIEW (sumi_ui_test_find (GTK_WIDGET (fixture.page), GTK_TYPE_TEXT_VIEW))),
      "The second", -1);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.try", NULL);
  sumi_editor_page_show_item (fixture.page, 0);
  sumi_ui_test_settle ();
  g_assert_false (is_told (&fixture));
  act (&fixture, "editor.try");
  sumi_ui_test_wait (is_told, &fixture);
  g_assert_nonnull (sumi_ui_test_find_if (GTK_WIDGET (fixture.page), is_beginning,
                                          "It cannot be tried yet: Step 1: "));
  close_page (&fixture);
}

/* The file of a trial is written in a thread: what is in sight last is tried, once, and where the
 * file cannot be written that is told. */
static void
test_trial_file (void)
{
  Fixture fixture = open_page ();
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "sumi", NULL);
  SumiPackFile *tried = NULL;

  act (&fixture, "editor.add");
  write_into (&fixture, "Position, in any format", EDGE_OBF);
  wait_for_status (&fixture, "Proved: h1 forces the corner in 1");
  g_signal_connect_swapped (fixture.page, "try-wanted", G_CALLBACK (try_wanted_cb), &tried);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.try", NULL);
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_boolean (get_draft (&fixture), "class.hints", FALSE), NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.try", NULL);
  g_assert_null (tried);
  sumi_ui_test_wait (is_tried, &tried);
  g_assert_false (sumi_pack_file_get_pack (tried)->for_class.has_hints);
  g_assert_finalize_object (g_steal_pointer (&tried));

  sumi_ui_test_remove_folder (folder);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  act (&fixture, "editor.try");
  sumi_ui_test_wait (is_told, &fixture);
  g_unlink (folder);
  close_page (&fixture);
}

static gboolean
is_realized (gpointer widget)
{
  return gtk_widget_get_realized (widget);
}

/* A number that is typed is saved though the focus is still there. What is out of range stays as it
 * is typed, whatever else is changed meanwhile, until the focus leaves it. Nobody types before it
 * is in sight, when GTK writes it anew. */
static void
test_typed_number (void)
{
  Fixture fixture = open_page ();
  GtkWidget *editor = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_TASK_EDITOR);
  GtkEditable *within;

  act (&fixture, "editor.add");
  within = GTK_EDITABLE (sumi_ui_test_find (editor, GTK_TYPE_SPIN_BUTTON));
  sumi_ui_test_wait (is_realized, within);
  g_assert_false (sumi_ui_test_takes_wheel (GTK_WIDGET (within), NULL));
  gtk_editable_set_text (within, "3");
  save (&fixture);
  g_assert_cmpint (sumi_draft_get_int (get_draft (&fixture), "items[0].task.within", 0), ==, 3);
  gtk_editable_set_text (within, "39");
  save (&fixture);
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_int (get_draft (&fixture), "level", 2), NULL);
  g_assert_cmpstr (gtk_editable_get_text (within), ==, "39");
  g_assert_cmpint (sumi_draft_get_int (get_draft (&fixture), "items[0].task.within", 0), ==, 3);
  gtk_spin_button_update (GTK_SPIN_BUTTON (within));
  g_assert_cmpint (sumi_draft_get_int (get_draft (&fixture), "items[0].task.within", 0), ==, 8);
  close_page (&fixture);
}

/* The row of a move that nothing but its explanation is known of stays while that is written
 * anew. */
static void
test_wrong_row (void)
{
  Fixture fixture = open_page ();
  GtkWidget *row;

  act (&fixture, "editor.add");
  wait_for_status (&fixture, "No move forces it");
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_string (get_draft (&fixture),
                                               "items[0].explain.wrong.a1", "Too far."),
                        NULL);
  sumi_ui_test_settle ();
  row = sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Why not a1");
  g_assert_nonnull (row);
  gtk_widget_grab_focus (row);
  write_into (&fixture, "Why not a1", "");
  wait_for_status (&fixture, "No move forces it");
  g_assert_true (sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Why not a1") == row);
  close_page (&fixture);
}

/* The row that is opened by the keyboard is the last one, and there are fewer rows once the steps
 * of the lesson are out of sight: what it stood for is chosen, and has the focus, from which the
 * keys go on. */
static void
test_rows (void)
{
  Fixture fixture = open_page ();
  GtkWidget *editor_list = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_EDITOR_LIST);
  GtkListBox *list = GTK_LIST_BOX (sumi_ui_test_find (editor_list, GTK_TYPE_LIST_BOX));
  GtkListBoxRow *last;

  act (&fixture, "editor.add-lesson");
  act (&fixture, "editor.add-step");
  act (&fixture, "editor.add-step");
  act (&fixture, "editor.add");
  write_into (&fixture, "Title", "The puzzle");
  g_assert_null (gtk_list_box_get_row_at_index (list, 2));
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 0));
  sumi_ui_test_settle ();
  last = gtk_list_box_get_row_at_index (list, 3);
  g_assert_nonnull (last);
  gtk_widget_grab_focus (GTK_WIDGET (last));
  g_assert_true (gtk_widget_activate (GTK_WIDGET (last)));
  sumi_ui_test_settle ();
  g_assert_null (gtk_list_box_get_row_at_index (list, 2));
  last = gtk_list_box_get_row_at_index (list, 1);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (last)), ==, "The puzzle");
  g_assert_true (gtk_list_box_get_selected_row (list) == last);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture.window)) == GTK_WIDGET (last));
  /* Up goes on from there. */
  g_signal_emit_by_name (list, "move-cursor", GTK_MOVEMENT_DISPLAY_LINES, -1, FALSE, FALSE);
  sumi_ui_test_settle ();
  g_assert_true (gtk_list_box_get_selected_row (list) == gtk_list_box_get_row_at_index (list, 0));
  close_page (&fixture);
}

/* Items of one title are told apart by their numbers, as on the page of the pack. */
static void
test_titles_alike (void)
{
  Fixture fixture = open_page ();
  GtkWidget *editor_list = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_EDITOR_LIST);
  GtkListBox *list = GTK_LIST_BOX (sumi_ui_test_find (editor_list, GTK_TYPE_LIST_BOX));

  act (&fixture, "editor.add");
  write_into (&fixture, "Title", "The puzzle");
  assert_titled (list, 0, "The puzzle");
  act (&fixture, "editor.add");
  write_into (&fixture, "Title", "The puzzle");
  assert_titled (list, 0, "1. The puzzle");
  assert_titled (list, 1, "2. The puzzle");
  write_into (&fixture, "Title", "Another");
  assert_titled (list, 0, "The puzzle");
  assert_titled (list, 1, "Another");
  close_page (&fixture);
}

static gboolean
select_last_cb (gpointer list)
{
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 2));
  return G_SOURCE_REMOVE;
}

/* What is chosen in the moment in which another item is proved comes into sight all the same. */
static void
test_chosen_meanwhile (void)
{
  Fixture fixture = open_page ();
  GtkWidget *editor_list = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_EDITOR_LIST);
  GtkListBox *list = GTK_LIST_BOX (sumi_ui_test_find (editor_list, GTK_TYPE_LIST_BOX));

  for (int i = 0; i < 3; i++)
    act (&fixture, "editor.add");
  sumi_editor_page_show_item (fixture.page, 0);
  while (sumi_editor_page_get_status (fixture.page) == NULL)
    g_main_context_iteration (NULL, TRUE);
  /* The next item is being checked by now; its proof ends while nothing is looked at. */
  g_timeout_add (0, select_last_cb, list);
  g_usleep (G_USEC_PER_SEC / 5);
  sumi_ui_test_settle ();
  g_assert_cmpint (sumi_editor_page_get_item (fixture.page), ==, 2);
  close_page (&fixture);
}

static gboolean
is_looking (GtkWidget *page)
{
  GtkButton *stop = GTK_BUTTON (sumi_ui_test_find_button (page, "alike.stop"));

  return g_str_equal (gtk_button_get_label (stop), "Stop");
}

/* How many positions are there to choose from. */
static guint
count_found (GtkWidget *page)
{
  GtkWidget *check = sumi_ui_test_find (page, GTK_TYPE_CHECK_BUTTON);
  GtkWidget *list = check != NULL ? gtk_widget_get_ancestor (check, GTK_TYPE_LIST_BOX) : NULL;
  GtkWidget *row = list != NULL ? gtk_widget_get_first_child (list) : NULL;
  guint n = 0;

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_get_visible (row);
  return n;
}

static gboolean
has_found (gpointer page)
{
  return count_found (page) > 0 && !is_looking (page);
}

static void
alike_wanted_cb (SumiAlikePage **out_page, guint item, SumiEditorPage *page)
{
  *out_page = SUMI_ALIKE_PAGE (sumi_alike_page_new (sumi_editor_page_get_file (page), item));
}

static void
set_many (GtkWidget *page, int n)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (sumi_ui_test_find (page, GTK_TYPE_SPIN_BUTTON)), n);
  sumi_ui_test_settle ();
}

/* Others like a puzzle are looked for until there are as many as wanted, or until that is stopped;
 * those that are chosen are added behind it in one step. */
static void
test_alike (void)
{
  Fixture fixture = open_page ();
  SumiAlikePage *page = NULL;
  GtkWidget *window = gtk_window_new ();
  SumiTask task, other;
  guint n;

  act (&fixture, "editor.add");
  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_MOBILITY;
  write_into (&fixture, "Position, in any format", MIDDLE_OBF);
  write_into (&fixture, "Themes, with commas between them", "few-replies");
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_task (get_draft (&fixture), "items[0]", &task), NULL);
  wait_for_status (&fixture, MIDDLE_STATUS);
  g_signal_connect_swapped (fixture.page, "alike-wanted", G_CALLBACK (alike_wanted_cb), &page);
  act (&fixture, "editor.alike");
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (is_looking (GTK_WIDGET (page)));
  g_assert_null (sumi_ui_test_find_if (GTK_WIDGET (page), sumi_ui_test_takes_wheel, NULL));
  gtk_widget_activate_action (GTK_WIDGET (page), "alike.stop", NULL);
  g_assert_false (is_looking (GTK_WIDGET (page)));
  set_many (GTK_WIDGET (page), 1);
  gtk_widget_activate_action (GTK_WIDGET (page), "alike.stop", NULL);
  sumi_ui_test_wait (has_found, page);
  n = count_found (GTK_WIDGET (page));
  sumi_ui_test_assert_narrow (GTK_WIDGET (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "alike.add", NULL);
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, 1 + n);
  g_assert_true (sumi_draft_get_task (get_draft (&fixture), "items[1]", &other));
  g_assert_true (sumi_task_equal (&task, &other));
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "items[1].tags[0]"), ==,
                   "few-replies");
  g_assert_false (sumi_position_equal (get_position (&fixture, 0), get_position (&fixture, 1)));
  act (&fixture, "editor.undo");
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, 1);
  /* Where the puzzle is gone meanwhile, they are whole all the same. */
  act (&fixture, "editor.delete");
  gtk_widget_activate_action (GTK_WIDGET (page), "alike.add", NULL);
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_draft_get_length (get_draft (&fixture), "items"), ==, n);
  g_assert_true (sumi_draft_get_task (get_draft (&fixture), "items[0]", &other));
  g_assert_true (sumi_task_equal (&task, &other));
  /* The page looks for the same when it is made anew then, in another language. */
  for (; n > 0; n--)
    act (&fixture, "editor.delete");
  page = SUMI_ALIKE_PAGE (sumi_alike_page_new_again (page));
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  g_assert_nonnull (sumi_ui_test_find_label (
      GTK_WIDGET (page), "Positions from games that ask the same as “Puzzle 1”"));
  set_many (GTK_WIDGET (page), 1);
  sumi_ui_test_wait (has_found, page);
  gtk_window_destroy (GTK_WINDOW (window));
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
  g_assert_cmpuint (n, ==, SUMI_N_TASK_TYPES);
  for (guint i = 0; i < n; i++)
    {
      SumiTask shown, task;

      adw_combo_row_set_selected (ADW_COMBO_ROW (sumi_ui_test_find (editor, ADW_TYPE_COMBO_ROW)),
                                  i);
      sumi_ui_test_settle ();
      shown = sumi_task_editor_get_task (SUMI_TASK_EDITOR (editor));
      g_assert_cmpint (shown.type, ==, i);
      g_assert_true (sumi_draft_get_task (get_draft (&fixture), "items[0]", &task));
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

    g_assert_true (sumi_draft_get_task (get_draft (&fixture), "items[1]", &task));
    g_assert_cmpint (task.type, ==, n - 1);
  }
  close_page (&fixture);
}

/* A button that was pressed by a key acts a moment later, when its puzzle may be gone, or a lesson
 * be in its place: that changes nothing. */
static void
test_gone (void)
{
  Fixture fixture = open_page ();
  GtkWidget *editor = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_TASK_EDITOR);
  SumiTask task;

  act (&fixture, "editor.add");
  sumi_task_init (&task);
  task.type = SUMI_TASK_FORCE;
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_task (get_draft (&fixture), "items[0]", &task), NULL);
  sumi_ui_test_settle ();
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      GtkToggleButton *corner
        = GTK_TOGGLE_BUTTON (sumi_ui_test_find (editor, GTK_TYPE_TOGGLE_BUTTON));

      act (&fixture, i == 0 ? "editor.delete" : "editor.add-lesson");
      before = sumi_draft_to_text (get_draft (&fixture));
      gtk_toggle_button_set_active (corner, !gtk_toggle_button_get_active (corner));
      sumi_ui_test_settle ();
      after = sumi_draft_to_text (get_draft (&fixture));
      g_assert_cmpstr (after, ==, before);
      act (&fixture, "editor.undo");
    }
  close_page (&fixture);
}

/* To stop a proof that has ended meanwhile does not unsay it. */
static void
test_stopped (void)
{
  Fixture fixture = open_page ();

  act (&fixture, "editor.add");
  wait_for_status (&fixture, "No move forces it");
  act (&fixture, "editor.stop");
  wait_for_status (&fixture, "No move forces it");
  close_page (&fixture);
}

/* While a puzzle is proved, nothing is asked that was of the one before. */
static void
test_other_wrong (void)
{
  Fixture fixture = open_page ();

  act (&fixture, "editor.add");
  wait_for_status (&fixture, "No move forces it");
  act (&fixture, "editor.add");
  write_into (&fixture, "Position, in any format", MIDDLE_OBF);
  wait_for_status (&fixture, "No move forces it");
  g_assert_nonnull (sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Why not f6"));
  sumi_editor_page_show_item (fixture.page, 0);
  g_assert_null (sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Why not f6"));
  close_page (&fixture);
}

static gboolean
is_edge (gpointer data)
{
  Fixture *fixture = data;

  return sumi_position_discs (get_position (fixture, 1), SUMI_WHITE) >> 56 == 0
         && sumi_bitboard_count (sumi_position_discs (get_position (fixture, 1), SUMI_WHITE)) == 8;
}

/* What is pasted goes where it was asked for, though another puzzle may be in sight by then. */
static void
test_pasted_board (void)
{
  Fixture fixture = open_page ();
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  GtkWidget *board = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_EDITOR_BOARD);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (board), EDGE_OBF);
  act (&fixture, "editor.add");
  act (&fixture, "editor.add");
  gtk_widget_activate_action (board, "editor.paste", NULL);
  sumi_editor_page_show_item (fixture.page, 0);
  sumi_ui_test_settle ();
  sumi_editor_page_show_item (fixture.page, 1);
  gtk_widget_activate_action (board, "editor.paste", NULL);
  sumi_ui_test_wait (is_edge, &fixture);
  g_assert_true (sumi_position_equal (get_position (&fixture, 0), start));
  close_page (&fixture);
}

static gboolean
is_message (GtkWidget *widget, gconstpointer text)
{
  return gtk_widget_has_css_class (widget, "message")
         && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* What cannot be written by itself is told of like what cannot be saved; it can be saved
 * elsewhere. */
static void
test_not_saved (void)
{
  Fixture fixture = open_page ();
  GtkWidget *button;
  guint n_copies = 0;

  g_assert_null (sumi_ui_test_find_button (fixture.window, "pack.save-copy"));
  g_signal_connect_swapped (fixture.page, "copy-wanted", G_CALLBACK (count_cb), &n_copies);
  g_signal_emit_by_name (sumi_editor_page_get_file (fixture.page), "failed", "No space");
  sumi_ui_test_settle ();
  g_assert_nonnull (sumi_ui_test_find_if (GTK_WIDGET (fixture.page), is_message,
                                          "The pack could not be saved: No space"));
  button = sumi_ui_test_find_button (fixture.window, "pack.save-copy");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (n_copies, ==, 1);
  close_page (&fixture);
}

/* What is pasted is written so that the pack can be used; the row shows what was. */
static void
test_pasted (void)
{
  Fixture fixture = open_page ();
  g_autofree char *title = g_strnfill (SUMI_PACK_MAX_TITLE + 1, 'x');
  GtkWidget *row;

  write_into (&fixture, "Title of the pack", title);
  title[SUMI_PACK_MAX_TITLE] = '\0';
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "title"), ==, title);
  type_into (&fixture, "Title of the pack", "y");
  assert_row (&fixture, "Title of the pack", title);
  write_into (&fixture, "Title of the pack", "two\r\nlines\x07");
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "title"), ==, "two\nlines");
  row = sumi_ui_test_find_row (GTK_WIDGET (fixture.page), "Title of the pack");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "two\nlines");
  close_page (&fixture);
}

static gboolean
is_changed_outside (gpointer data)
{
  Fixture *fixture = data;
  SumiDraft *draft = get_draft (fixture);

  return g_strcmp0 (sumi_draft_get_string (draft, "title"), "From outside") == 0;
}

static void
write_outside (Fixture *fixture, const char *title)
{
  g_autoptr (SumiDraft) outside = sumi_draft_set_string (get_draft (fixture), "title", title);
  g_autofree char *text = sumi_draft_to_text (outside);

  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

static gboolean
is_question (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "message")
         && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "The file was changed");
}

static gboolean
is_asked (gpointer data)
{
  Fixture *fixture = data;

  return sumi_ui_test_find_if (GTK_WIDGET (fixture->page), is_question, NULL) != NULL;
}

static gboolean
is_not_asked (gpointer data)
{
  return !is_asked (data);
}

/* What is told is in sight at once, whatever else stays there, and what was told before it is not
 * told once more. */
static void
test_news (void)
{
  Fixture fixture = open_page ();
  SumiDraftFile *file = sumi_editor_page_get_file (fixture.page);

  g_signal_emit_by_name (file, "outside-changed");
  sumi_ui_test_settle ();
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *reason = g_strdup_printf ("No space %u", i);
      g_autofree char *text = g_strdup_printf ("The pack could not be saved: %s", reason);

      g_signal_emit_by_name (file, "failed", reason);
      sumi_ui_test_settle ();
      g_assert_nonnull (sumi_ui_test_find_if (GTK_WIDGET (fixture.page), is_message, text));
    }
  act (&fixture, "editor.add");
  act (&fixture, "editor.delete");
  g_assert_nonnull (sumi_ui_test_find_if (GTK_WIDGET (fixture.page), is_message, "Deleted"));
  act (&fixture, "editor.undo");
  g_signal_emit_by_name (
      sumi_ui_test_find_by_icon (GTK_WIDGET (fixture.page), "window-close-symbolic"),
      "clicked");
  sumi_ui_test_wait (is_asked, &fixture);
  close_page (&fixture);
}

/* What is not saved is there again when the page is opened anew; what another program writes is
 * taken over where nothing is lost by it, and asked about where something is, until one of the two
 * is saved. */
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
  write_outside (&fixture, "From outside");
  sumi_ui_test_wait (is_changed_outside, &fixture);

  write_into (&fixture, "Title of the pack", "Mine again");
  write_outside (&fixture, "Once more");
  sumi_ui_test_wait (is_asked, &fixture);
  save (&fixture);
  sumi_ui_test_wait (is_not_asked, &fixture);
  g_assert_cmpstr (sumi_draft_get_string (get_draft (&fixture), "title"), ==, "Mine again");
  close_page (&fixture);
}

static gboolean
is_of_class (GtkWidget *widget, gconstpointer name)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), name);
}

static graphene_rect_t
get_bounds (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, fixture->window, &bounds));
  return bounds;
}

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

/* What is told for a while does not hide what is said of the proof. */
static void
test_toast (void)
{
  static const int widths[] = { 1000, 360 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Fixture fixture = open_page ();
      GtkWidget *toast, *status;
      graphene_rect_t told;

      gtk_window_set_default_size (GTK_WINDOW (fixture.window), widths[i], 640);
      act (&fixture, "editor.add-lesson");
      act (&fixture, "editor.add-lesson");
      wait_for_status (&fixture, "It has steps: Missing");
      act (&fixture, "editor.delete");
      toast = sumi_ui_test_find_if (fixture.window, is_of_class, "AdwToastWidget");
      g_assert_nonnull (toast);
      sumi_ui_test_wait (is_laid_out, toast);
      wait_for_status (&fixture, "It has steps: Missing");
      told = get_bounds (&fixture, toast);
      status = sumi_ui_test_find_label (fixture.window, sumi_editor_page_get_status (fixture.page));
      g_assert_cmpfloat (told.origin.y + told.size.height, <=,
                         get_bounds (&fixture, status).origin.y);
      close_page (&fixture);
    }
}

static gboolean
is_folded (gpointer leaflet)
{
  return adw_leaflet_get_folded (leaflet);
}

/* Where the list is out of sight the page begins at what is not; at the list once there is nothing
 * else. */
static void
test_narrow_focus (void)
{
  Fixture fixture = open_page ();
  GtkWidget *page = GTK_WIDGET (fixture.page);
  AdwLeaflet *leaflet = ADW_LEAFLET (sumi_ui_test_find (page, ADW_TYPE_LEAFLET));
  static const char *const panes[] = { "item", "panel" };

  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 360, 640);
  sumi_ui_test_wait (is_folded, leaflet);
  act (&fixture, "editor.add");
  for (gsize i = 0; i < G_N_ELEMENTS (panes); i++)
    {
      adw_leaflet_set_visible_child_name (leaflet, panes[i]);
      g_assert_true (gtk_widget_grab_focus (page));
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture.window)),
                                             adw_leaflet_get_visible_child (leaflet)));
    }
  act (&fixture, "editor.undo");
  g_assert_cmpstr (adw_leaflet_get_visible_child_name (leaflet), ==, "items");
  close_page (&fixture);
}

static gboolean
is_as_wide (gpointer data)
{
  const Fixture *fixture = data;
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (fixture->window), &width, &height);
  return gtk_widget_get_width (fixture->window) == width;
}

/* Three columns leave the board hardly less than the narrowest window does. */
static void
test_columns (void)
{
  static const int widths[] = { 820, 900, 1000 };
  Fixture fixture = open_page ();
  GtkWidget *page = GTK_WIDGET (fixture.page);
  AdwLeaflet *leaflet = ADW_LEAFLET (sumi_ui_test_find (page, ADW_TYPE_LEAFLET));
  GtkWidget *board;

  act (&fixture, "editor.add");
  adw_leaflet_set_visible_child_name (leaflet, "item");
  board = sumi_ui_test_find (page, SUMI_TYPE_BOARD_VIEW);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture.window), widths[i], 700);
      sumi_ui_test_wait (is_as_wide, &fixture);
      sumi_ui_test_settle ();
      g_assert_cmpint (gtk_widget_get_width (board), >=, 300);
    }
  g_assert_false (adw_leaflet_get_folded (leaflet));
  close_page (&fixture);
}

/* The position is one line. What is typed and is no position says why in a sentence, until it is
 * one. */
static void
test_no_position (void)
{
  Fixture fixture = open_page ();
  GtkWidget *reason;

  act (&fixture, "editor.add");
  assert_row (&fixture, "Position, in any format",
              "...........................OX......XO........................... X;");
  write_into (&fixture, "Position, in any format", "f5a1");
  reason = sumi_ui_test_find_label (GTK_WIDGET (fixture.page),
                                    "Line 1, column 3: a1 is not a legal move");
  g_assert_nonnull (reason);
  g_assert_true (gtk_widget_is_visible (reason));
  write_into (&fixture, "Position, in any format", "f5");
  g_assert_false (gtk_widget_is_visible (reason));
  close_page (&fixture);
}

/* What is missing is said in the words of the page, not in those of a file. */
static void
test_reason_words (void)
{
  Fixture fixture = open_page ();
  SumiTask task;

  act (&fixture, "editor.add");
  sumi_task_init (&task);
  task.type = SUMI_TASK_REASON;
  sumi_draft_file_push (sumi_editor_page_get_file (fixture.page),
                        sumi_draft_set_task (get_draft (&fixture), "items[0]", &task), NULL);
  wait_for_status (&fixture, "Not proved: with more than 12 empty squares the best move is not "
                             "searched for, so the move must be given");
  close_page (&fixture);
}

/* Tab leads only to what can be used. */
static void
test_stops (void)
{
  Fixture fixture = open_page ();

  sumi_ui_test_assert_stops (GTK_WINDOW (fixture.window));
  close_page (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/editor-page/painting", test_painting);
  g_test_add_func ("/ui/editor-page/painting-with-shift", test_painting_with_shift);
  g_test_add_func ("/ui/editor-page/put-disc", test_put_disc);
  g_test_add_func ("/ui/editor-page/sources", test_sources);
  g_test_add_func ("/ui/editor-page/words", test_words);
  g_test_add_func ("/ui/editor-page/told-proof", test_told_proof);
  g_test_add_func ("/ui/editor-page/added-in-sight", test_added_in_sight);
  g_test_add_func ("/ui/editor-page/long-list", test_long_list);
  g_test_add_func ("/ui/editor-page/measured", test_measured);
  g_test_add_func ("/ui/editor-page/chosen-by-keys", test_chosen_by_keys);
  g_test_add_func ("/ui/editor-page/proof", test_proof);
  g_test_add_func ("/ui/editor-page/lesson", test_lesson);
  g_test_add_func ("/ui/editor-page/game", test_game);
  g_test_add_func ("/ui/editor-page/verdicts", test_verdicts);
  g_test_add_func ("/ui/editor-page/proofs-of-others", test_proofs_of_others);
  g_test_add_func ("/ui/editor-page/endless-proof", test_endless_proof);
  g_test_add_func ("/ui/editor-page/items", test_items);
  g_test_add_func ("/ui/editor-page/listed-texts", test_listed_texts);
  g_test_add_func ("/ui/editor-page/wrong-row", test_wrong_row);
  g_test_add_func ("/ui/editor-page/rows", test_rows);
  g_test_add_func ("/ui/editor-page/titles-alike", test_titles_alike);
  g_test_add_func ("/ui/editor-page/chosen-meanwhile", test_chosen_meanwhile);
  g_test_add_func ("/ui/editor-page/cursor", test_cursor);
  g_test_add_func ("/ui/editor-page/undone-in-sight", test_undone_in_sight);
  g_test_add_func ("/ui/editor-page/fast", test_fast);
  g_test_add_func ("/ui/editor-page/not-tried", test_not_tried);
  g_test_add_func ("/ui/editor-page/trial-file", test_trial_file);
  g_test_add_func ("/ui/editor-page/typed-number", test_typed_number);
  g_test_add_func ("/ui/editor-page/tasks", test_tasks);
  g_test_add_func ("/ui/editor-page/gone", test_gone);
  g_test_add_func ("/ui/editor-page/alike", test_alike);
  g_test_add_func ("/ui/editor-page/files", test_files);
  g_test_add_func ("/ui/editor-page/toast", test_toast);
  g_test_add_func ("/ui/editor-page/proof-is-heard", test_proof_is_heard);
  g_test_add_func ("/ui/editor-page/narrow-focus", test_narrow_focus);
  g_test_add_func ("/ui/editor-page/columns", test_columns);
  g_test_add_func ("/ui/editor-page/no-position", test_no_position);
  g_test_add_func ("/ui/editor-page/reason-words", test_reason_words);
  g_test_add_func ("/ui/editor-page/stops", test_stops);
  g_test_add_func ("/ui/editor-page/not-saved", test_not_saved);
  g_test_add_func ("/ui/editor-page/news", test_news);
  g_test_add_func ("/ui/editor-page/pasted", test_pasted);
  g_test_add_func ("/ui/editor-page/pasted-board", test_pasted_board);
  g_test_add_func ("/ui/editor-page/stopped", test_stopped);
  g_test_add_func ("/ui/editor-page/other-wrong", test_other_wrong);

  return sumi_ui_test_run ();
}
