/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "sumi-board-view.h"
#include "sumi-feedback-view.h"
#include "sumi-header.h"
#include "sumi-puzzle-page.h"
#include "sumi-reason-card.h"
#include "sumi-replay-view.h"
#include "sumi-sounds.h"
#include "sumi-square-text.h"
#include "sumi-ui-test.h"
#include "written.h"

typedef struct
{
  SumiPackFile *pack_file;
  GtkWidget *window;
  GtkWidget *page;
  SumiBoardView *board;
} Fixture;

static SumiAttempt *
get_attempt (Fixture *fixture)
{
  return sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (fixture->page));
}

static SumiExerciseView *
get_view (Fixture *fixture)
{
  return sumi_puzzle_page_get_view (SUMI_PUZZLE_PAGE (fixture->page));
}

static const SumiBoardSceneSpec *
get_scene (Fixture *fixture)
{
  return sumi_board_scene_get (sumi_board_view_get_scene (fixture->board));
}

/* The page gets another attempt when its pack was read again, which a change of the file may do at
 * any time. */
static gboolean
is_judged (gpointer page)
{
  return !sumi_attempt_is_searching (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_view (fixture)), action, NULL));
  sumi_ui_test_wait (is_judged, fixture->page);
}

static void
click (Fixture *fixture, const char *square)
{
  g_signal_emit_by_name (fixture->board, "square-activated", square_of (square));
  sumi_ui_test_wait (is_judged, fixture->page);
}

static const char *
get_headline (Fixture *fixture)
{
  GtkWidget *feedback = sumi_ui_test_find (fixture->page, SUMI_TYPE_FEEDBACK_VIEW);

  return sumi_square_text_get_text (
      SUMI_SQUARE_TEXT (sumi_ui_test_find (feedback, SUMI_TYPE_SQUARE_TEXT)));
}

static SumiReplayView *
get_replay_view (Fixture *fixture)
{
  return SUMI_REPLAY_VIEW (sumi_ui_test_find (fixture->page, SUMI_TYPE_REPLAY_VIEW));
}

static void
show_page (Fixture *fixture, GtkWidget *page)
{
  fixture->page = g_object_ref_sink (page);
  fixture->board = SUMI_BOARD_VIEW (sumi_ui_test_find (fixture->page, SUMI_TYPE_BOARD_VIEW));
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_attempt_set_pace (get_attempt (fixture), (SumiAttemptPace){ 0, 0 });
  sumi_ui_test_wait (is_judged, fixture->page);
}

/* A page on puzzle DATA of the pack, which counts from 0. */
static void
show_puzzle (Fixture *fixture, gconstpointer data)
{
  show_page (fixture, sumi_puzzle_page_new (fixture->pack_file, GPOINTER_TO_UINT (data)));
}

/* The same of the leaflet's pack. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->pack_file = sumi_ui_test_open_leaflet ();
  show_puzzle (fixture, data);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (fixture->page);
  g_assert_finalize_object (fixture->pack_file);
}

static void
test_right (Fixture *fixture, gconstpointer data)
{
  g_assert_true (get_scene (fixture)->is_active);
  /* Screen readers say what is asked. */
  g_assert_cmpstr (get_scene (fixture)->news, ==,
                   "Black to move: Force a corner on your next move.");
  click (fixture, "h2");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("h7"));
  g_assert_nonnull (strstr (get_scene (fixture)->news, "h7"));
  g_assert_false (
      sumi_pack_file_is_solved (fixture->pack_file,
                                sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (fixture->page))->id));

  click (fixture, "h8");
  g_assert_cmpstr (get_headline (fixture), ==, "Solved!");
  g_assert_true (sumi_bitboard_has (get_scene (fixture)->good, square_of ("h8")));
  g_assert_false (get_scene (fixture)->is_active);
  g_assert_true (
      sumi_pack_file_is_solved (fixture->pack_file,
                                sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (fixture->page))->id));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (get_replay_view (fixture))));
}

/* Where a puzzle is from is said once it is solved: before, it may tell too much. */
static void
test_source (void)
{
  Fixture fixture = { NULL };
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);
  g_autofree char *text = sumi_ui_test_get_leaflet ();
  g_autoptr (GString) sourced = g_string_new (text);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *label;

  g_string_replace (sourced, "\"kind\":", "\"source\": \"Club evening\", \"kind\":", 0);
  g_assert_true (g_file_set_contents (path, sourced->str, -1, NULL));
  fixture.pack_file = sumi_ui_test_open (file);
  show_puzzle (&fixture, NULL);
  label = sumi_ui_test_find_label (fixture.page, "Club evening");
  g_assert_false (gtk_widget_get_visible (label));
  click (&fixture, "h2");
  g_assert_false (gtk_widget_get_visible (label));
  click (&fixture, "h8");
  g_assert_true (gtk_widget_get_visible (label));
  tear_down (&fixture, NULL);
  g_unlink (path);
  g_rmdir (folder);
}

typedef struct
{
  GtkAdjustment *adjustment;
  guint n_frames;
} Scrolled;

/* Counts the frames in which there is more than is in sight. */
static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Scrolled *scrolled = data;

  scrolled->n_frames += gtk_adjustment_get_upper (scrolled->adjustment)
                        > gtk_adjustment_get_page_size (scrolled->adjustment);
  return G_SOURCE_CONTINUE;
}

/* What scrolls waits for fewer frames. */
static gboolean
had_frames (gpointer data)
{
  return ((const Scrolled *) data)->n_frames >= 4;
}

/* Where there is not much room, what the answer says stays in sight, not the proof below it. */
static void
test_solved_in_sight (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *replay = GTK_WIDGET (get_replay_view (fixture));
  Scrolled scrolled = { gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (
    gtk_widget_get_ancestor (replay, GTK_TYPE_VIEWPORT))) };
  guint tick;

  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  gtk_window_set_child (GTK_WINDOW (window), fixture->page);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  gtk_window_present (GTK_WINDOW (window));
  click (fixture, "h2");
  click (fixture, "h8");
  tick = gtk_widget_add_tick_callback (fixture->page, count_frame_cb, &scrolled, NULL);
  sumi_ui_test_wait (had_frames, &scrolled);
  g_assert_true (gtk_adjustment_get_value (scrolled.adjustment) <= 0);
  gtk_widget_remove_tick_callback (fixture->page, tick);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The refutation is said, marked and undone; the board is as before. */
static void
test_wrong (Fixture *fixture, gconstpointer data)
{
  SumiPosition before = get_scene (fixture)->position;

  click (fixture, "g2");
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, before));
  g_assert_cmpint (get_scene (fixture)->undone_move, ==, square_of ("g2"));
  g_assert_true (sumi_bitboard_has (get_scene (fixture)->bad, square_of ("g2")));
  g_assert_cmpint (get_scene (fixture)->n_arrows, ==, 1);
  g_assert_nonnull (strstr (get_headline (fixture), "g2"));
  sumi_ui_test_assert_narrow (fixture->page);
  g_assert_true (g_str_has_prefix (get_scene (fixture)->news, get_headline (fixture)));
}

/* As long as a refutation stands on the board there is one way on, which stands out; of two
 * neither does. */
static void
test_way_on (Fixture *fixture, gconstpointer data)
{
  GtkWidget *way_on;

  sumi_attempt_set_pace (get_attempt (fixture), (SumiAttemptPace){ SUMI_ATTEMPT_STAYS, 0 });
  click (fixture, "g2");
  way_on = sumi_ui_test_find_button (fixture->page, "exercise.go-on");
  g_assert_nonnull (way_on);
  g_assert_true (gtk_widget_has_css_class (way_on, "suggested-action"));
  /* The same button has another use then. */
  act (fixture, "exercise.solution");
  g_assert_false (gtk_widget_has_css_class (way_on, "suggested-action"));
}

/* Whether the whole of BUTTON is in what is scrolled to. */
static gboolean
is_in_sight (gpointer button)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (button, GTK_TYPE_VIEWPORT);
  graphene_rect_t place;

  return gtk_widget_get_height (viewport) > 0
         && gtk_widget_compute_bounds (button, viewport, &place)
         && place.origin.y + place.size.height <= (float) gtk_widget_get_height (viewport);
}

/* On a small screen it need not be scrolled to: the author's words are below it. */
static void
test_way_on_in_sight (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  gtk_window_set_child (GTK_WINDOW (window), fixture->page);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  sumi_attempt_set_pace (get_attempt (fixture), (SumiAttemptPace){ SUMI_ATTEMPT_STAYS, 0 });
  click (fixture, "g2");
  sumi_ui_test_wait (is_in_sight,
                     sumi_ui_test_find_button (fixture->page, "exercise.go-on"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
played_cb (GString *heard, const char *name)
{
  g_string_append_printf (heard, "%s ", name);
}

/* What happens is heard once sounds are on. There is no sound server, which disturbs nothing. */
static void
test_sounds (Fixture *fixture, gconstpointer data)
{
  SumiSounds *sounds = sumi_sounds_get_default ();
  g_autoptr (GString) heard = g_string_new (NULL);
  gulong handler = g_signal_connect_swapped (sounds, "played", G_CALLBACK (played_cb), heard);

  click (fixture, "g2");
  g_assert_cmpstr (heard->str, ==, "");
  g_object_set (sounds, "is-on", TRUE, NULL);
  click (fixture, "f7");
  g_assert_cmpstr (heard->str, ==, "wrong ");
  click (fixture, "d1");
  g_assert_cmpstr (heard->str, ==, "wrong ");
  sumi_attempt_set_pace (get_attempt (fixture), (SumiAttemptPace){ SUMI_ATTEMPT_STAYS, 0 });
  click (fixture, "h2");
  g_assert_cmpstr (heard->str, ==, "wrong right move turn ");
  g_object_set (sounds, "is-on", FALSE, NULL);
  g_signal_handler_disconnect (sounds, handler);
}

static gboolean
is_shown (GtkWidget *root, const char *part)
{
  return gtk_widget_is_visible (sumi_ui_test_find_text (root, part));
}

/* What else is known waits under "More", and stays open once it was opened. */
static void
test_more (Fixture *fixture, gconstpointer data)
{
  GtkWidget *feedback = sumi_ui_test_find (fixture->page, SUMI_TYPE_FEEDBACK_VIEW);
  GtkWidget *button = sumi_ui_test_find (feedback, GTK_TYPE_TOGGLE_BUTTON);

  g_assert_false (gtk_widget_get_visible (button));
  click (fixture, "g2");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "More");
  g_assert_nonnull (sumi_ui_test_find_text (feedback, "lie between"));
  g_assert_false (is_shown (feedback, "next to an empty square"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Less");
  g_assert_true (is_shown (feedback, "next to an empty square"));
  sumi_ui_test_assert_narrow (fixture->page);
  click (fixture, "c1");
  g_assert_true (is_shown (feedback, "next to an empty square"));
}

/* The sentence that has the focus shows on the board what it speaks of. */
static void
test_focused_sentence (Fixture *fixture, gconstpointer data)
{
  GtkWidget *feedback = sumi_ui_test_find (fixture->page, SUMI_TYPE_FEEDBACK_VIEW);
  const SumiBoardSceneSpec *scene;

  click (fixture, "g2");
  gtk_widget_child_focus (sumi_ui_test_find_text (feedback, "lie between"), GTK_DIR_TAB_FORWARD);
  scene = get_scene (fixture);
  g_assert_cmpint (scene->line.from, ==, square_of ("h1"));
  g_assert_cmpint (scene->line.to, ==, square_of ("c6"));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  scene = get_scene (fixture);
  g_assert_cmpint (scene->line.from, ==, scene->line.to);

  click (fixture, "h2");
  gtk_widget_child_focus (sumi_ui_test_find_text (feedback, "spoils f7"), GTK_DIR_TAB_FORWARD);
  scene = get_scene (fixture);
  g_assert_cmphex (scene->lost, ==,
                   sumi_bitboard_of (square_of ("h2")) | sumi_bitboard_of (square_of ("f7")));
  g_assert_cmphex (scene->anchors, ==, sumi_bitboard_of (square_of ("h5")));
  g_assert_cmphex (scene->lit, ==, 0);

  /* What is neither lost nor turned is named all the same. */
  gtk_widget_child_focus (sumi_ui_test_find_text (feedback, "White had"), GTK_DIR_TAB_FORWARD);
  scene = get_scene (fixture);
  g_assert_cmphex (scene->lost | scene->anchors, ==, 0);
  g_assert_cmphex (scene->lit, ==,
                   sumi_bitboard_of (square_of ("h2")) | sumi_bitboard_of (square_of ("f7"))
                       | sumi_bitboard_of (square_of ("h7")));
}

static void
test_illegal (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = g_strdup (get_headline (fixture));

  click (fixture, "d1");
  g_assert_cmpstr (get_headline (fixture), !=, before);
  g_assert_nonnull (strstr (get_headline (fixture), "d1"));
}

static void
show_solution (Fixture *fixture)
{
  act (fixture, "exercise.solution");
  act (fixture, "exercise.solution");
}

/* A single press on what stands beside "Next" gives nothing away, and can be taken back. */
static void
test_solution_is_asked_for_twice (Fixture *fixture, gconstpointer data)
{
  GtkWidget *focus;

  act (fixture, "exercise.solution");
  g_assert_null (sumi_replay_view_get_replay (get_replay_view (fixture)));
  g_assert_false (sumi_attempt_was_shown (get_attempt (fixture)));
  g_assert_nonnull (strstr (get_headline (fixture), "solution?"));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       get_headline (fixture));
  sumi_ui_test_assert_narrow (fixture->page);

  act (fixture, "exercise.keep-trying");
  g_assert_null (strstr (get_headline (fixture), "solution?"));
  act (fixture, "exercise.solution");
  g_assert_true (sumi_exercise_view_leave_replay (get_view (fixture)));
  g_assert_null (strstr (get_headline (fixture), "solution?"));
  g_assert_false (sumi_exercise_view_leave_replay (get_view (fixture)));
  act (fixture, "exercise.solution");
  act (fixture, "exercise.hint");
  g_assert_null (strstr (get_headline (fixture), "solution?"));
  g_assert_false (sumi_attempt_was_shown (get_attempt (fixture)));

  show_solution (fixture);
  g_assert_nonnull (sumi_replay_view_get_replay (get_replay_view (fixture)));
  g_assert_true (sumi_attempt_was_shown (get_attempt (fixture)));
}

/* Nothing is to be lost once the puzzle is solved, though its last move is taken back. */
static void
test_solution_after_solving (Fixture *fixture, gconstpointer data)
{
  click (fixture, "h2");
  click (fixture, "h8");
  act (fixture, "exercise.undo");
  act (fixture, "exercise.solution");
  g_assert_cmpstr (get_headline (fixture), ==, "h8! The corner is yours.");
  click (fixture, "h8");
  g_assert_cmpstr (get_headline (fixture), ==, "Solved!");
}

/* In each language the arrow keys go through the proof from left to right, as in a review, and so
 * do the buttons. */
static void
test_replay_direction (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = GTK_WIDGET (get_replay_view (fixture));
  GtkWidget *list = sumi_ui_test_find (view, GTK_TYPE_LIST_BOX);
  SumiReplay *replay;
  SumiReplayNode *root;

  show_solution (fixture);
  replay = sumi_replay_view_get_replay (SUMI_REPLAY_VIEW (view));
  sumi_replay_go_first (replay);
  root = sumi_replay_get_current (replay);
  for (int i = 0; i < 2; i++)
    {
      gtk_widget_set_default_direction (i == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      g_assert_true (sumi_ui_test_press (list, GDK_KEY_Right));
      g_assert_true (sumi_replay_get_current (replay) != root);
      g_assert_true (sumi_ui_test_press (list, GDK_KEY_Left));
      g_assert_true (sumi_replay_get_current (replay) == root);
      g_assert_cmpint (
        gtk_widget_get_direction (gtk_widget_get_parent (
          sumi_ui_test_find_button (view, "replay.forward"))), ==, GTK_TEXT_DIR_LTR);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Walking through the proof shows its positions; leaving it shows the puzzle again. */
static void
test_replay (Fixture *fixture, gconstpointer data)
{
  SumiPosition before = get_scene (fixture)->position;
  SumiReplay *replay;

  g_assert_null (sumi_replay_view_get_replay (get_replay_view (fixture)));
  show_solution (fixture);
  replay = sumi_replay_view_get_replay (get_replay_view (fixture));
  g_assert_nonnull (replay);

  for (int i = 0; i < 2; i++)
    {
      act (fixture, "exercise.forward");
      g_assert_true (
          sumi_position_equal (get_scene (fixture)->position,
                               sumi_replay_node_get_position (sumi_replay_get_current (replay))));
    }
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("h7"));
  act (fixture, "exercise.back");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("h2"));

  g_assert_true (sumi_exercise_view_leave_replay (get_view (fixture)));
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, before));
  g_assert_false (sumi_exercise_view_leave_replay (get_view (fixture)));

  /* A click on a board of the proof leaves it, and plays nothing. */
  act (fixture, "exercise.forward");
  click (fixture, "g2");
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, before));
  g_assert_cmpint (get_scene (fixture)->undone_move, ==, SUMI_SQUARE_NONE);
}

/* What the solution was shown of does not count as solved. */
static void
test_shown_is_not_solved (Fixture *fixture, gconstpointer data)
{
  show_solution (fixture);
  click (fixture, "h2");
  click (fixture, "h8");
  g_assert_true (g_str_has_prefix (get_headline (fixture), "Right, as the solution showed."));
  /* The star is for what counts. */
  g_assert_cmpint (sumi_attempt_get_feedback (get_attempt (fixture))->kind, ==,
                   SUMI_FEEDBACK_RIGHT);
  g_assert_cmpuint (sumi_pack_file_count_solved (fixture->pack_file), ==, 0);
}

/* The square that a text speaks of is lit on the board. */
static void
test_pointing (Fixture *fixture, gconstpointer data)
{
  GtkWidget *feedback = sumi_ui_test_find (fixture->page, SUMI_TYPE_FEEDBACK_VIEW);

  g_signal_emit_by_name (feedback, "square-pointed", square_of ("h7"));
  g_assert_cmphex (get_scene (fixture)->lit, ==, sumi_bitboard_of (square_of ("h7")));
  g_signal_emit_by_name (feedback, "square-pointed", SUMI_SQUARE_NONE);
  g_assert_cmphex (get_scene (fixture)->lit, ==, 0);
}

static void
test_legal_marks (Fixture *fixture, gconstpointer data)
{
  g_assert_false (get_scene (fixture)->shows_legal);
  g_object_set (get_view (fixture), "shows-legal", TRUE, NULL);
  g_assert_true (get_scene (fixture)->shows_legal);
  g_assert_cmphex (get_scene (fixture)->legal, ==,
                   sumi_position_legal_moves (get_scene (fixture)->position));
}

static void
test_undo_and_restart (Fixture *fixture, gconstpointer data)
{
  SumiPosition before = get_scene (fixture)->position;

  click (fixture, "h2");
  g_assert_false (sumi_position_equal (get_scene (fixture)->position, before));
  act (fixture, "exercise.undo");
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, before));
  g_assert_cmpint (get_scene (fixture)->undone_move, ==, square_of ("h2"));
  click (fixture, "h2");
  act (fixture, "exercise.restart");
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, before));
}

/* Each hint says something, and says something else than the one before. */
static void
test_hints (Fixture *fixture, gconstpointer data)
{
  g_autofree char *last = g_strdup (get_headline (fixture));

  while (sumi_attempt_can_hint (get_attempt (fixture)))
    {
      act (fixture, "exercise.hint");
      g_assert_cmpstr (get_headline (fixture), !=, last);
      g_free (last);
      last = g_strdup (get_headline (fixture));
    }
  g_assert_nonnull (strstr (last, "h2"));
}

/* A search that was called off says so, claims nothing, and can be begun again. */
static void
test_search_called_off (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (get_view (fixture));
  GtkWidget *feedback = sumi_ui_test_find (page, SUMI_TYPE_FEEDBACK_VIEW);
  GtkAccessible *button;

  /* The result is handed over by the main loop, which does not run in between. */
  gtk_widget_activate_action (page, "exercise.restart", NULL);
  g_assert_true (sumi_attempt_is_searching (get_attempt (fixture)));
  gtk_widget_activate_action (page, "exercise.cancel", NULL);
  g_assert_cmpint (sumi_attempt_get_state (get_attempt (fixture)), ==, SUMI_ATTEMPT_UNDECIDED);
  g_assert_cmphex (get_scene (fixture)->good | get_scene (fixture)->bad, ==, 0);
  button = GTK_ACCESSIBLE (sumi_ui_test_find_button (feedback, "exercise.search-again"));
  /* Named by its label alone, or its underscore would be read out. */
  g_assert_false (gtk_test_accessible_has_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_true (gtk_test_accessible_has_relation (button, GTK_ACCESSIBLE_RELATION_LABELLED_BY));

  act (fixture, "exercise.search-again");
  click (fixture, "h2");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("h7"));
}

static void
test_next (Fixture *fixture, gconstpointer data)
{
  SumiPack *pack = sumi_pack_file_get_pack (fixture->pack_file);

  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      g_assert_cmpstr (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (fixture->page))->id, ==,
                       sumi_pack_get_puzzle (pack, i)->id);
      if (i + 1 < pack->puzzles->len)
        act (fixture, "puzzle.next");
    }
  act (fixture, "puzzle.previous");
  g_assert_cmpstr (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (fixture->page))->id, ==,
                   sumi_pack_get_puzzle (pack, pack->puzzles->len - 2)->id);
}

/* Tab goes round the whole page, and leaves out neither the header nor the board. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  static const GtkDirectionType directions[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };
  GtkWidget *header = sumi_ui_test_find (fixture->page, SUMI_TYPE_HEADER);

  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      int n_header = 0, n_board = 0;

      gtk_widget_grab_focus (fixture->page);
      for (int n = 0; n < 60; n++)
        {
          GtkWidget *focus;

          g_signal_emit_by_name (fixture->window, "move-focus", directions[i]);
          focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
          g_assert_nonnull (focus);
          n_header += gtk_widget_is_ancestor (focus, header);
          n_board += gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->board));
        }
      g_assert_cmpint (n_header, >, 1);
      g_assert_cmpint (n_board, >, 1);
      /* Neither keeps it. */
      g_assert_cmpint (n_header + n_board, <, 60);
    }
}

/* What was shown of one puzzle is gone with it, also when a move of its proof was on the board. */
static void
test_next_drops_the_proof (Fixture *fixture, gconstpointer data)
{
  SumiPack *pack = sumi_pack_file_get_pack (fixture->pack_file);

  show_solution (fixture);
  act (fixture, "exercise.forward");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("h2"));
  act (fixture, "puzzle.next");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_replay_view (fixture))));
  g_assert_true (sumi_position_equal (get_scene (fixture)->position,
                                      sumi_pack_get_puzzle (pack, 1)->exercise->position));
}

#define MOBILITY_PACK                                                                              \
  "{\"format\": \"sumi-pack/1\", \"id\": \"m\", \"title\": \"M\", \"language\": \"en\","  \
  "\"items\": [{\"kind\": \"puzzle\", \"id\": \"p\", \"title\": \"P\","  \
  "\"position\": {\"moves\": \"f5d6c3\"},"                                                         \
  "\"task\": {\"type\": \"best\", \"measure\": \"mobility\"}}]}"

/* After the answer the board shows what every move leaves. No move has a proof, so no answer has a
 * replay, which would end with that move. */
static void
test_what_moves_leave (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Fixture fixture = { 0 };
  SumiAttempt *attempt;
  SumiPosition position;
  SumiBitboard legal;
  int least = 64;

  g_assert_true (g_file_set_contents (path, MOBILITY_PACK, -1, NULL));
  fixture.pack_file = sumi_ui_test_open (file);
  fixture.page = g_object_ref_sink (sumi_puzzle_page_new (fixture.pack_file, 0));
  fixture.board = SUMI_BOARD_VIEW (sumi_ui_test_find (fixture.page, SUMI_TYPE_BOARD_VIEW));
  attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (fixture.page));
  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 0, 0 });
  sumi_ui_test_wait (is_judged, fixture.page);
  position = get_scene (&fixture)->position;
  legal = sumi_position_legal_moves (position);
  g_assert_false (get_scene (&fixture)->has_overlay);
  SUMI_FOREACH_SQUARE (move, legal)
    {
      if (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED)
        break;
      sumi_attempt_choose (attempt, (SumiSquare) move);
      sumi_ui_test_wait (is_judged, fixture.page);
      g_assert_null (sumi_replay_view_get_replay (get_replay_view (&fixture)));
    }
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_SOLVED);
  g_assert_true (sumi_position_equal (get_scene (&fixture)->position, position));
  g_assert_true (get_scene (&fixture)->has_overlay);
  for (SumiSquare square = 0; square < 64; square++)
    {
      int number = get_scene (&fixture)->numbers[square];

      if (!sumi_bitboard_has (legal, square))
        {
          g_assert_cmpint (number, ==, -1);
          continue;
        }
      g_assert_cmpint (number, ==,
                       sumi_bitboard_count (
                           sumi_position_legal_moves (sumi_position_play (position, square))));
      least = MIN (least, number);
    }
  g_assert_cmpint (get_scene (&fixture)->numbers[sumi_attempt_get_last_move (attempt)], ==, least);
  g_assert_finalize_object (fixture.page);
  g_assert_finalize_object (fixture.pack_file);
  g_unlink (path);
  g_rmdir (folder);
}

/* Who writes a pack and saves it sees the same puzzle as it is now. */
static void
test_saved_pack (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);
  g_autofree char *text = sumi_ui_test_get_leaflet ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GString) changed = g_string_new (text);
  SumiPackFile *pack_file;
  GtkWidget *page;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  page = g_object_ref_sink (sumi_puzzle_page_new (pack_file, 1));
  g_assert_cmpuint (g_string_replace (changed, "Two doors", "Two gates", 0), >, 0);
  g_assert_true (g_file_set_contents (path, changed->str, -1, NULL));
  sumi_pack_file_reload (pack_file);
  sumi_ui_test_wait_read (pack_file);

  g_assert_cmpstr (sumi_text_get (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page))->title), ==,
                   "Two gates");
  sumi_ui_test_wait (is_judged, page);
  g_assert_finalize_object (page);
  g_assert_finalize_object (pack_file);
  g_unlink (path);
  g_rmdir (folder);
}

/* In a round that asks a puzzle twice one goes on with the second time. */
static void
test_saved_in_round (void)
{
  static const char *const ids[] = { "p1", "p2", "p1" };
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);
  g_autofree char *text = sumi_ui_test_get_leaflet ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SumiRound) round = sumi_round_new (SUMI_ROUND_REVIEW);
  SumiPackFile *pack_file;
  GtkWidget *page;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    sumi_round_add (round, pack_file, ids[i], SUMI_ROUND_NO_STEP);
  page = g_object_ref_sink (sumi_puzzle_page_new_round (round));
  g_clear_pointer (&round, sumi_round_unref);
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  sumi_pack_file_reload (pack_file);
  sumi_ui_test_wait_read (pack_file);

  gtk_widget_activate_action (page, "puzzle.previous", NULL);
  g_assert_cmpstr (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page))->id, ==, "p2");
  sumi_ui_test_wait (is_judged, page);
  g_assert_finalize_object (page);
  g_assert_finalize_object (pack_file);
  g_unlink (path);
  g_rmdir (folder);
}

/* A page on the second puzzle of a pack that is saved without it, as TEXT. */
static GtkWidget *
create_saved_page (const char *path, const char *text, SumiPackFile **out_pack_file)
{
  g_autofree char *leaflet = sumi_ui_test_get_leaflet ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *page;

  g_assert_true (g_file_set_contents (path, leaflet, -1, NULL));
  *out_pack_file = sumi_ui_test_open (file);
  page = g_object_ref_sink (sumi_puzzle_page_new (*out_pack_file, 1));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  sumi_pack_file_reload (*out_pack_file);
  sumi_ui_test_wait_read (*out_pack_file);
  g_assert_cmpint (sumi_pack_file_get_state (*out_pack_file), ==, SUMI_PACK_FILE_READY);
  g_assert_cmpstr (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page))->id, ==, "p2");
  return page;
}

#define PACK_OF(items)                                                                             \
  "{\"format\": \"sumi-pack/1\", \"id\": \"mine\", \"title\": \"Mine\", \"language\": \"en\","     \
  " \"items\": [" items "]}"

/* Where a lesson is from is not said either before its step, which is repeated, is solved. */
static void
test_source_of_step (void)
{
  Fixture fixture = { NULL };
  g_autoptr (SumiRound) round = sumi_round_new (SUMI_ROUND_REVIEW);
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *label;

  g_assert_true (g_file_set_contents (
      path,
      PACK_OF ("{\"kind\": \"lesson\", \"id\": \"only\", \"title\": \"Only\","
               " \"source\": \"Club evening\", \"steps\": [{\"text\": \"How many?\","
               " \"position\": {\"moves\": \"f5\"},"
               " \"task\": {\"type\": \"count\", \"quantity\": \"black\"}}]}"),
      -1, NULL));
  fixture.pack_file = sumi_ui_test_open (file);
  sumi_round_add (round, fixture.pack_file, "only", 0);
  show_page (&fixture, sumi_puzzle_page_new_round (round));
  g_clear_pointer (&round, sumi_round_unref);
  label = sumi_ui_test_find_label (fixture.page, "Club evening");
  g_assert_false (gtk_widget_get_visible (label));
  sumi_attempt_answer_number (get_attempt (&fixture), 4);
  sumi_ui_test_wait (is_judged, fixture.page);
  g_assert_true (gtk_widget_get_visible (label));
  tear_down (&fixture, NULL);
  g_unlink (path);
  g_rmdir (folder);
}

/* Who is at a puzzle that is taken out of the pack can finish it, in another language, too, and
 * goes on with what is left: that may be nothing. */
static void
test_saved_without_the_puzzle (void)
{
  static const struct
  {
    const char *text, *next_id;
  } cases[] = {
    { PACK_OF ("{\"kind\": \"puzzle\", \"id\": \"left\", \"title\": \"Left\", \"position\":"
               " {\"moves\": \"f5\"}, \"task\": {\"type\": \"best\", \"measure\": \"mobility\"}}"),
      "left" },
    { PACK_OF ("{\"kind\": \"lesson\", \"id\": \"only\", \"title\": \"Only\","
               " \"steps\": [{\"text\": \"Look.\"}]}"),
      "p2" },
  };
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiPackFile *pack_file;
      GtkWidget *before = create_saved_page (path, cases[i].text, &pack_file);
      GtkWidget *page
        = g_object_ref_sink (sumi_puzzle_page_new_again (SUMI_PUZZLE_PAGE (before)));

      g_assert_finalize_object (before);
      g_assert_cmpstr (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page))->id, ==, "p2");
      gtk_widget_activate_action (page, "puzzle.next", NULL);
      g_assert_cmpstr (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page))->id, ==,
                       cases[i].next_id);
      sumi_ui_test_wait (is_judged, page);
      g_assert_finalize_object (page);
      g_assert_finalize_object (pack_file);
    }
  g_unlink (path);
  g_rmdir (folder);
}

/* A puzzle that is tried for its author is recorded nowhere, also where it goes on in another
 * language: that it shall come back is not asked for. */
static void
test_again_unrecorded (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page
    = g_object_ref_sink (sumi_puzzle_page_new_again (SUMI_PUZZLE_PAGE (fixture->page)));

  gtk_widget_activate_action (page, "puzzle.add-card", NULL);
  gtk_widget_activate_action (page, "puzzle.drop-card", NULL);
  g_assert_finalize_object (page);
}

/* "And why?" is offered once the puzzle is solved, if that is wished, and leaves its outcome as it
 * is. */
static void
test_and_why (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = sumi_ui_test_find (fixture->page, SUMI_TYPE_REASON_CARD);
  SumiEffort effort;
  const SumiReasons *reasons;
  int wrong;

  g_object_set (get_view (fixture), "asks-why", TRUE, NULL);
  g_assert_false (gtk_widget_get_visible (card));
  click (fixture, "h2");
  click (fixture, "h8");
  g_assert_cmpint (sumi_attempt_get_state (get_attempt (fixture)), ==, SUMI_ATTEMPT_SOLVED);
  effort = *sumi_attempt_get_effort (get_attempt (fixture));
  g_object_set (get_view (fixture), "asks-why", FALSE, NULL);
  g_assert_false (gtk_widget_get_visible (card));
  g_object_set (get_view (fixture), "asks-why", TRUE, NULL);
  g_assert_true (gtk_widget_get_visible (card));

  act (fixture, "exercise.ask-why");
  reasons = sumi_reason_card_get_reasons (SUMI_REASON_CARD (card));
  g_assert_nonnull (reasons);
  g_assert_cmphex (get_scene (fixture)->good, ==, sumi_bitboard_of (square_of ("h2")));
  g_assert_true (sumi_position_equal (
    get_scene (fixture)->position,
    sumi_attempt_get_exercise (get_attempt (fixture))->position));
  wrong = __builtin_ctz (~reasons->right);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_view (fixture)), "exercise.option",
                                             "i", wrong));
  g_assert_true (sumi_reason_card_is_asking (SUMI_REASON_CARD (card)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_view (fixture)), "exercise.option",
                                             "i", __builtin_ctz (reasons->right)));
  g_assert_false (sumi_reason_card_is_asking (SUMI_REASON_CARD (card)));
  g_assert_cmpint (sumi_attempt_get_state (get_attempt (fixture)), ==, SUMI_ATTEMPT_SOLVED);
  g_assert_cmpmem (sumi_attempt_get_effort (get_attempt (fixture)), sizeof effort, &effort,
                   sizeof effort);

  act (fixture, "exercise.restart");
  g_assert_false (gtk_widget_get_visible (card));
  g_assert_null (sumi_reason_card_get_reasons (SUMI_REASON_CARD (card)));
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/puzzle-page/right", test_right);
  ADD ("/puzzle-page/wrong", test_wrong);
  ADD ("/puzzle-page/way-on", test_way_on);
  ADD ("/puzzle-page/sounds", test_sounds);
  ADD ("/puzzle-page/and-why", test_and_why);
  ADD ("/puzzle-page/more", test_more);
  ADD ("/puzzle-page/focused-sentence", test_focused_sentence);
  ADD ("/puzzle-page/illegal", test_illegal);
  ADD ("/puzzle-page/solution-is-asked-for-twice", test_solution_is_asked_for_twice);
  ADD ("/puzzle-page/solution-after-solving", test_solution_after_solving);
  ADD ("/puzzle-page/solved-in-sight", test_solved_in_sight);
  ADD ("/puzzle-page/way-on-in-sight", test_way_on_in_sight);
  ADD ("/puzzle-page/replay", test_replay);
  ADD ("/puzzle-page/replay-direction", test_replay_direction);
  ADD ("/puzzle-page/shown-is-not-solved", test_shown_is_not_solved);
  ADD ("/puzzle-page/pointing", test_pointing);
  ADD ("/puzzle-page/legal-marks", test_legal_marks);
  ADD ("/puzzle-page/undo-and-restart", test_undo_and_restart);
  ADD ("/puzzle-page/hints", test_hints);
  ADD ("/puzzle-page/search-called-off", test_search_called_off);
  ADD ("/puzzle-page/again-unrecorded", test_again_unrecorded);
  ADD ("/puzzle-page/tab", test_tab);
  ADD ("/puzzle-page/next", test_next);
  ADD ("/puzzle-page/next-drops-the-proof", test_next_drops_the_proof);

  g_test_add_func ("/puzzle-page/source", test_source);
  g_test_add_func ("/puzzle-page/source-of-step", test_source_of_step);
  g_test_add_func ("/puzzle-page/what-moves-leave", test_what_moves_leave);
  g_test_add_func ("/puzzle-page/saved-pack", test_saved_pack);
  g_test_add_func ("/puzzle-page/saved-in-round", test_saved_in_round);
  g_test_add_func ("/puzzle-page/saved-without-the-puzzle", test_saved_without_the_puzzle);

  return sumi_ui_test_run ();
}
