/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "sumi-answer-view.h"
#include "sumi-board-cell.h"
#include "sumi-board-view.h"
#include "sumi-feedback-view.h"
#include "sumi-header.h"
#include "sumi-lesson-page.h"
#include "sumi-option-list.h"
#include "sumi-replay-view.h"
#include "sumi-square-text.h"
#include "sumi-ui-test.h"
#include "written.h"

/* A step of each kind. */
static const char PACK[] =
    "{\"format\": \"sumi-pack/1\", \"id\": \"mine\", \"title\": \"Mine\", \"language\": \"en\","
    " \"items\": [{\"kind\": \"lesson\", \"id\": \"all\", \"title\": \"All\","
    " \"summary\": \"Do all of it.\", \"steps\": ["
    "{\"text\": \"Look at d3.\", \"show\": {\"squares\": [\"d3\"], \"arrows\": [[\"d3\", "
    "\"d5\"]]}},"
    "{\"text\": \"Watch.\", \"show\": {\"moves\": \"d3c3\"}},"
    "{\"text\": \"Mark the legal moves.\", \"position\": {\"moves\": \"d3\"},"
    " \"task\": {\"type\": \"mark\", \"set\": \"legal-moves\"}},"
    "{\"text\": \"How many discs are black?\","
    " \"task\": {\"type\": \"count\", \"quantity\": \"black\"}},"
    "{\"text\": \"Turn the discs.\", \"position\": {\"board\": [\"........\", \"........\","
    " \"........\", \"...OX...\", \"...XO...\", \"........\", \"........\", \"........\"],"
    " \"turn\": \"black\"}, \"task\": {\"type\": \"flip\", \"move\": \"d3\"}},"
    "{\"text\": \"Which?\", \"task\": {\"type\": \"choose\", \"options\": [\"This\", \"That\"],"
    " \"answer\": 1}},"
    "{\"text\": \"Which is quiet?\", \"position\": {\"moves\": \"f5d6\"},"
    " \"task\": {\"type\": \"best\", \"measure\": \"openness\"}}]}]}";

typedef struct
{
  char *folder, *path;
  SumiPackFile *pack_file;
  GtkWidget *window;
  SumiLessonPage *page;
  SumiBoardView *board;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = NULL;

  fixture->folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "mine.sumi.json", NULL);
  file = g_file_new_for_path (fixture->path);
  g_assert_true (g_file_set_contents (fixture->path, PACK, -1, NULL));
  fixture->pack_file = sumi_ui_test_open (file);
  g_assert_cmpint (sumi_pack_file_get_state (fixture->pack_file), ==, SUMI_PACK_FILE_READY);

  fixture->page = g_object_ref_sink (
      SUMI_LESSON_PAGE (sumi_lesson_page_new (fixture->pack_file, 0, GPOINTER_TO_UINT (data),
                                              NULL)));
  fixture->board = SUMI_BOARD_VIEW (
      sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW));
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (fixture->page);
  g_assert_finalize_object (fixture->pack_file);
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static const SumiBoardSceneSpec *
get_scene (Fixture *fixture)
{
  return sumi_board_scene_get (sumi_board_view_get_scene (fixture->board));
}

/* The page gets another run when its pack was read again, which a change of the file may do at any
 * time. */
static gboolean
is_settled (gpointer page)
{
  SumiAttempt *attempt = sumi_lesson_run_get_attempt (sumi_lesson_page_get_run (page));

  return attempt == NULL
         || (!sumi_attempt_is_searching (attempt)
             && sumi_attempt_get_state (attempt) != SUMI_ATTEMPT_JUDGING);
}

static void
act (Fixture *fixture, const char *action)
{
  GtkWidget *view = GTK_WIDGET (sumi_lesson_page_get_view (fixture->page));

  g_assert_true (gtk_widget_activate_action (view, action, NULL));
  sumi_ui_test_wait (is_settled, fixture->page);
}

static void
choose (Fixture *fixture, const char *square)
{
  g_signal_emit_by_name (fixture->board, "square-activated", square_of (square));
  sumi_ui_test_wait (is_settled, fixture->page);
}

static gboolean
is_solved (Fixture *fixture)
{
  SumiAttempt *attempt = sumi_lesson_run_get_attempt (sumi_lesson_page_get_run (fixture->page));

  return sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED;
}

static const char *
get_label (Fixture *fixture, const char *name)
{
  GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (fixture->board));

  for (SumiSquare square = square_of (name); square > 0; square--)
    cell = gtk_widget_get_next_sibling (cell);
  return sumi_board_cell_get_label (SUMI_BOARD_CELL (cell));
}

static gboolean
is_text (GtkWidget *widget, gconstpointer text)
{
  return SUMI_IS_SQUARE_TEXT (widget)
         && g_str_equal (sumi_square_text_get_text (SUMI_SQUARE_TEXT (widget)), text);
}

/* What a step lights is lit. Where nothing is asked nothing can be played, and a square that is
 * pressed tells its name. */
static void
test_still (Fixture *fixture, gconstpointer data)
{
  SumiPosition before = get_scene (fixture)->position;

  g_assert_cmphex (get_scene (fixture)->lit, ==, sumi_bitboard_of (square_of ("d3")));
  g_assert_cmpint (get_scene (fixture)->n_arrows, ==, 1);
  g_assert_false (get_scene (fixture)->is_active);
  g_assert_false (gtk_widget_get_visible (
      sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_FEEDBACK_VIEW)));
  choose (fixture, "c6");
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, before));
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
  g_assert_nonnull (sumi_ui_test_find_if (GTK_WIDGET (fixture->page), is_text,
                                          "This is c6: column c, row 6."));
  g_assert_cmphex (get_scene (fixture)->lit & sumi_bitboard_of (square_of ("c6")), !=, 0);
}

static void
test_demonstration (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (get_scene (fixture)->last_move, ==, SUMI_SQUARE_NONE);
  act (fixture, "exercise.forward");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("d3"));
  act (fixture, "exercise.forward");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("c3"));
  act (fixture, "exercise.back");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("d3"));
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
}

/* What is marked, missing and too much stands on the board and in its words; no legal move is named
 * where legal moves are what is asked for, and no overlay shows them. */
static void
test_mark (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = GTK_WIDGET (sumi_lesson_page_get_view (fixture->page));
  GtkWidget *feedback = sumi_ui_test_find (view, SUMI_TYPE_FEEDBACK_VIEW);

  g_assert_cmpstr (get_label (fixture, "c3"), ==, "c3, empty");
  g_object_set (view, "shows-legal", TRUE, "overlay", "legal-moves", NULL);
  g_assert_cmphex (get_scene (fixture)->legal, ==, 0);
  g_assert_false (get_scene (fixture)->has_overlay);
  choose (fixture, "c3");
  choose (fixture, "a1");
  g_assert_cmpstr (get_label (fixture, "c3"), ==, "c3, empty, marked");
  act (fixture, "exercise.hand-over");
  g_assert_false (is_solved (fixture));
  /* Below what is said, which does not move when the button comes and goes. */
  g_assert_nonnull (sumi_ui_test_find_button (feedback, "exercise.show-missing"));
  act (fixture, "exercise.show-missing");
  g_assert_null (sumi_ui_test_find_button (view, "exercise.show-missing"));
  g_assert_cmphex (get_scene (fixture)->missed, ==,
                   sumi_bitboard_of (square_of ("c5")) | sumi_bitboard_of (square_of ("e3")));
  g_assert_cmphex (get_scene (fixture)->surplus, ==, sumi_bitboard_of (square_of ("a1")));
  choose (fixture, "a1");
  choose (fixture, "c5");
  choose (fixture, "e3");
  act (fixture, "exercise.hand-over");
  g_assert_true (is_solved (fixture));
  g_assert_true (get_scene (fixture)->has_overlay);
}

static void
test_count (Fixture *fixture, gconstpointer data)
{
  GtkWidget *answer = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_ANSWER_VIEW);
  GtkWidget *entry = sumi_ui_test_find (answer, GTK_TYPE_ENTRY);

  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "many");
  g_signal_emit_by_name (entry, "activate");
  gtk_editable_set_text (GTK_EDITABLE (entry), "3");
  g_signal_emit_by_name (entry, "activate");
  sumi_ui_test_wait (is_settled, fixture->page);
  g_assert_false (is_solved (fixture));
  gtk_editable_set_text (GTK_EDITABLE (entry), "4");
  g_signal_emit_by_name (entry, "activate");
  sumi_ui_test_wait (is_settled, fixture->page);
  g_assert_true (is_solved (fixture));
  /* Where the news is told. */
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         GTK_WIDGET (fixture->board)));
}

static void
test_flip (Fixture *fixture, gconstpointer data)
{
  choose (fixture, "d4");
  act (fixture, "exercise.hand-over");
  g_assert_true (is_solved (fixture));
}

static void
assert_option (Fixture *fixture, int index, const char *description)
{
  GtkWidget *answer = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_ANSWER_VIEW);
  GtkWidget *button = sumi_ui_test_find (
      gtk_stack_get_visible_child (GTK_STACK (sumi_ui_test_find (answer, GTK_TYPE_STACK))),
      GTK_TYPE_BUTTON);

  while (index-- > 0)
    button = gtk_widget_get_next_sibling (button);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static void
left_cb (guint *count)
{
  (*count)++;
}

/* What the first square that gets the focus says then. */
static void
focus_moved_cb (GtkWindow *window, GParamSpec *pspec, char **out_description)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (SUMI_IS_BOARD_CELL (focus) && *out_description == NULL)
    *out_description = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

/* What the sentences are about is not known, so nothing is shown that they may be about. The focus
 * goes to the board with what is right, and the board does not say then what was said before. */
static void
test_choose (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = GTK_WIDGET (sumi_lesson_page_get_view (fixture->page));
  GtkWidget *list = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_OPTION_LIST);
  GtkWidget *first = sumi_ui_test_find (list, GTK_TYPE_BUTTON);
  g_autofree char *description = NULL;

  /* The focus goes there, and the text stands elsewhere; without a mark it is not said again. */
  assert_option (fixture, 0, "Which?");
  sumi_option_list_set_mark (SUMI_OPTION_LIST (list), 0, SUMI_OPTION_OPEN);
  assert_option (fixture, 0, "Which?");
  g_object_set (view, "overlay", "stable", NULL);
  g_assert_false (get_scene (fixture)->has_overlay);
  gtk_widget_activate_action (view, "exercise.option", "i", 5);
  gtk_widget_grab_focus (gtk_widget_get_next_sibling (first));
  gtk_widget_activate_action (view, "exercise.option", "i", 0);
  sumi_ui_test_wait (is_settled, fixture->page);
  g_assert_false (is_solved (fixture));
  /* By its number: Return is not about another one then. */
  g_assert_true (gtk_widget_has_focus (first));
  assert_option (fixture, 0, "No: something else is right.");
  assert_option (fixture, 1, "");
  /* Who comes back to it hears that it is wrong. */
  gtk_widget_grab_focus (gtk_widget_get_next_sibling (first));
  sumi_ui_test_settle ();
  assert_option (fixture, 0, "Not this one.");
  g_signal_connect (fixture->window, "notify::focus-widget", G_CALLBACK (focus_moved_cb),
                    &description);
  gtk_widget_activate_action (view, "exercise.option", "i", 1);
  sumi_ui_test_wait (is_settled, fixture->page);
  g_assert_nonnull (description);
  g_assert_true (g_str_has_prefix (description, "Solved!"));
  g_signal_handlers_disconnect_by_data (fixture->window, &description);
  g_assert_true (is_solved (fixture));
  assert_option (fixture, 1, "Right.");
  g_assert_true (get_scene (fixture)->has_overlay);
}

/* Whether all that is said is seen, or from its beginning as much as there is room for. */
static gboolean
is_said_in_sight (gpointer page)
{
  GtkWidget *feedback = sumi_ui_test_find (GTK_WIDGET (page), SUMI_TYPE_FEEDBACK_VIEW);
  GtkWidget *window = gtk_widget_get_ancestor (feedback, GTK_TYPE_SCROLLED_WINDOW);
  float height = (float) gtk_widget_get_height (window);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (feedback, window, &bounds) && bounds.size.height > 0
         && bounds.origin.y >= -1
         && bounds.origin.y + MIN (bounds.size.height, height - 1) <= height;
}

static gboolean
is_narrow (gpointer page)
{
  return gtk_widget_get_width (GTK_WIDGET (page)) == 360;
}

/* Below the board there is no room for the options and for what is said of the right one, which is
 * all that is news then. */
static void
test_narrow_choose (Fixture *fixture, gconstpointer data)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 480);
  sumi_ui_test_wait (is_narrow, fixture->page);
  gtk_widget_activate_action (GTK_WIDGET (sumi_lesson_page_get_view (fixture->page)),
                              "exercise.option", "i", 1);
  sumi_ui_test_wait (is_settled, fixture->page);
  g_assert_true (is_solved (fixture));
  sumi_ui_test_wait (is_said_in_sight, fixture->page);
}

static gboolean
is_step_label (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW) != NULL
         && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), "Step ");
}

static int
get_font_size (GtkWidget *widget)
{
  return pango_font_description_get_size (
      pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

/* The end of the lesson says TITLE, and what was LEARNT; it has a tick only where something was. */
static void
assert_end (Fixture *fixture, const char *title, const char *learnt)
{
  AdwStatusPage *end = ADW_STATUS_PAGE (
      sumi_ui_test_find (GTK_WIDGET (fixture->page), ADW_TYPE_STATUS_PAGE));

  g_assert_cmpstr (adw_status_page_get_title (end), ==, title);
  g_assert_cmpstr (adw_status_page_get_description (end), ==, learnt);
  g_assert_cmpstr (adw_status_page_get_icon_name (end), ==,
                   *learnt != '\0' ? "object-select-symbolic" : NULL);
}

/* The last step: a wrong answer has no proof, so there is no replay, and what was asked for is not
 * shown; and the way on leaves the lesson. */
static void
test_best_and_leave (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = GTK_WIDGET (sumi_lesson_page_get_view (fixture->page));
  SumiAttempt *attempt = sumi_lesson_run_get_attempt (sumi_lesson_page_get_run (fixture->page));
  SumiReplayView *replay_view
      = SUMI_REPLAY_VIEW (sumi_ui_test_find (view, SUMI_TYPE_REPLAY_VIEW));
  SumiPosition start = get_scene (fixture)->position;
  GtkWidget *step;
  guint left = 0;

  g_signal_connect_swapped (fixture->page, "left", G_CALLBACK (left_cb), &left);
  g_object_set (view, "overlay", "openness", NULL);
  g_assert_false (get_scene (fixture)->has_overlay);
  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 0, 0 });
  choose (fixture, "c3");
  g_assert_false (is_solved (fixture));
  g_assert_null (sumi_replay_view_get_replay (replay_view));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (replay_view)));
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, start));
  g_assert_false (get_scene (fixture)->has_overlay);
  choose (fixture, "c6");
  g_assert_true (is_solved (fixture));
  g_assert_null (sumi_replay_view_get_replay (replay_view));
  g_assert_true (get_scene (fixture)->has_overlay);

  /* What was passed over can still be answered; the way on is one press further. */
  act (fixture, "lesson.next");
  g_assert_cmpuint (left, ==, 0);
  g_assert_false (gtk_widget_get_mapped (view));
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
  assert_end (fixture, "End of the lesson", "");
  step = sumi_ui_test_find_if (GTK_WIDGET (fixture->page), is_step_label, NULL);
  g_assert_cmpint (get_font_size (step), ==, get_font_size (GTK_WIDGET (fixture->page)));
  act (fixture, "lesson.previous");
  g_assert_true (gtk_widget_get_mapped (view));
  act (fixture, "lesson.next");
  act (fixture, "lesson.next");
  g_assert_cmpuint (left, ==, 1);
}

/* Who writes a lesson and saves it with fewer steps sees the last one, and can go on by keys. */
static void
test_saved_pack (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) shorter = g_string_new (PACK);
  GtkWidget *focus;

  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  g_string_truncate (shorter, (gsize) (strstr (PACK, ",{\"text\": \"How many") - PACK));
  g_string_append (shorter, "]}]}");
  g_assert_true (g_file_set_contents (fixture->path, shorter->str, -1, NULL));
  sumi_pack_file_reload (fixture->pack_file);
  sumi_ui_test_wait_read (fixture->pack_file);
  g_assert_cmpuint (sumi_lesson_run_get_index (sumi_lesson_page_get_run (fixture->page)), ==, 2);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->board)));
}

/* Nothing is locked: one goes on and back as one likes, and finds what was left as it was. */
static void
test_way (Fixture *fixture, gconstpointer data)
{
  SumiLessonRun *run = sumi_lesson_page_get_run (fixture->page);
  guint n_steps = sumi_lesson_run_get_n_steps (run);

  for (guint i = 1; i < n_steps; i++)
    {
      act (fixture, "lesson.next");
      g_assert_cmpuint (sumi_lesson_run_get_index (run), ==, i);
      sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
    }
  act (fixture, "lesson.previous");
  act (fixture, "lesson.previous");
  g_assert_cmpuint (sumi_lesson_run_get_index (run), ==, n_steps - 3);
  choose (fixture, "d4");
  act (fixture, "lesson.previous");
  act (fixture, "lesson.next");
  g_assert_true (sumi_bitboard_has (sumi_position_discs (get_scene (fixture)->position, SUMI_BLACK),
                                    square_of ("d4")));
}

/* A lesson that was resumed, and whose pack was then read again, is finished once the rest is
 * done. */
static void
test_finished_after_reload (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strdup (PACK);

  g_clear_object (&fixture->page);
  fixture->page = g_object_ref_sink (
      SUMI_LESSON_PAGE (sumi_lesson_page_new (fixture->pack_file, 0, 6, "1111100")));
  fixture->board = SUMI_BOARD_VIEW (
      sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW));
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  sumi_ui_test_settle ();
  choose (fixture, "c6");
  g_assert_true (is_solved (fixture));
  g_assert_false (sumi_pack_file_is_solved (fixture->pack_file, "all"));
  /* Another text, and so another step, to be seen again. */
  memcpy (strstr (text, "Watch."), "Gaze..", 6);
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  sumi_pack_file_reload (fixture->pack_file);
  sumi_ui_test_wait_read (fixture->pack_file);
  act (fixture, "lesson.previous");
  gtk_widget_activate_action (GTK_WIDGET (sumi_lesson_page_get_view (fixture->page)),
                              "exercise.option", "i", 1);
  sumi_ui_test_wait (is_settled, fixture->page);
  g_assert_true (sumi_pack_file_is_solved (fixture->pack_file, "all"));
  act (fixture, "lesson.next");
  act (fixture, "lesson.next");
  assert_end (fixture, "Lesson finished", "What you can do now: Do all of it.");
}

/* As many steps as a lesson may have still fit into a narrow window. */
static void
test_long_lesson (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_len (text, PACK, strstr (PACK, "{\"text\"") - PACK);
  for (int i = 0; i < 100; i++)
    g_string_append_printf (text, "%s{\"text\": \"Step %d.\"}", i > 0 ? "," : "", i + 1);
  g_string_append (text, "]}]}");
  g_assert_true (g_file_set_contents (fixture->path, text->str, -1, NULL));
  sumi_pack_file_reload (fixture->pack_file);
  sumi_ui_test_wait_read (fixture->pack_file);
  g_assert_cmpuint (
      sumi_lesson_run_get_n_steps (sumi_lesson_page_get_run (fixture->page)), ==, 100);
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
}

#define ADD(path, step, func)                                                                      \
  g_test_add (path, Fixture, GUINT_TO_POINTER (step), set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/lesson-page/still", 0, test_still);
  ADD ("/lesson-page/demonstration", 1, test_demonstration);
  ADD ("/lesson-page/mark", 2, test_mark);
  ADD ("/lesson-page/count", 3, test_count);
  ADD ("/lesson-page/flip", 4, test_flip);
  ADD ("/lesson-page/choose", 5, test_choose);
  ADD ("/lesson-page/narrow-choose", 5, test_narrow_choose);
  ADD ("/lesson-page/best-and-leave", 6, test_best_and_leave);
  ADD ("/lesson-page/saved-pack", 3, test_saved_pack);
  ADD ("/lesson-page/finished-after-reload", 0, test_finished_after_reload);
  ADD ("/lesson-page/way", 0, test_way);
  ADD ("/lesson-page/long-lesson", 0, test_long_lesson);

  return sumi_ui_test_run ();
}
