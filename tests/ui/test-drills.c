/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rounds of drills at their page: asked, answered by the actions that the keys have, timed by a
 * clock that this test holds, kept, and shown again as best and graph. */

#include "sumi-board-view.h"
#include "sumi-chart-view.h"
#include "sumi-drill-page.h"
#include "sumi-drill-words.h"
#include "sumi-drills-page.h"
#include "sumi-square-text.h"
#include "sumi-ui-test.h"

typedef struct
{
  char *folder;
  gint64 now; /* in microseconds */
  SumiLearners *learners;
  SumiStudy *study;
  GtkWidget *window;
  SumiDrillPage *page;
} Fixture;

/* A guest learns, of whom nothing has to be written. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  SumiClock clock = { NULL };

  fixture->now = 1000;
  fixture->folder = g_dir_make_tmp ("sumi-drills-XXXXXX", NULL);
  fixture->learners = sumi_learners_new (fixture->folder);
  g_assert_true (sumi_learners_choose (fixture->learners, SUMI_LEARNERS_GUEST, NULL));
  fixture->study = sumi_study_new (fixture->learners, &clock);
  sumi_study_start (fixture->study);
  sumi_ui_test_wait_study (fixture->study);
  fixture->window = gtk_window_new ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_ref (gtk_window_get_child (GTK_WINDOW (fixture->window)));

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (page);
  sumi_study_flush (fixture->study);
  sumi_ui_test_settle ();
  g_clear_object (&fixture->study);
  g_clear_object (&fixture->learners);
  sumi_ui_test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static void
show_page (Fixture *fixture, SumiDrillKind kind)
{
  fixture->page = SUMI_DRILL_PAGE (sumi_drill_page_new (fixture->study, kind));
  sumi_drill_page_set_clock (fixture->page, sumi_ui_test_tell_time, &fixture->now);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

static gboolean
is_asked (gpointer data)
{
  SumiDrill *drill = sumi_drill_page_get_round (data);

  return drill != NULL && sumi_drill_get_state (drill) == SUMI_DRILL_ASKING
         && !sumi_attempt_is_searching (sumi_drill_get_attempt (drill));
}

static const SumiDrillQuestion *
wait_for_question (Fixture *fixture)
{
  sumi_ui_test_wait (is_asked, fixture->page);
  return sumi_drill_get_question (sumi_drill_page_get_round (fixture->page));
}

static void
pass_seconds (Fixture *fixture, guint seconds)
{
  fixture->now += seconds * G_USEC_PER_SEC;
}

static gboolean
is_over (gpointer page)
{
  return sumi_drill_page_get_round (page) == NULL;
}

/* Whether WIDGET is in sight and says the text DATA. */
static gboolean
says (GtkWidget *widget, gconstpointer data)
{
  const char *said = GTK_IS_LABEL (widget)         ? gtk_label_get_label (GTK_LABEL (widget))
                     : SUMI_IS_SQUARE_TEXT (widget)
                         ? sumi_square_text_get_text (SUMI_SQUARE_TEXT (widget))
                         : NULL;

  return said != NULL && gtk_widget_get_mapped (widget) && strstr (said, data) != NULL;
}

static gboolean
is_said (Fixture *fixture, const char *text)
{
  return sumi_ui_test_find_if (fixture->window, says, text) != NULL;
}

/* Whether WIDGET says the title of the drill below the header, which has said it. */
static gboolean
repeats_title (GtkWidget *widget, gconstpointer title)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) == NULL
         && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), title);
}

static void
answer_number (Fixture *fixture, int number)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "exercise.number", "i",
                                             number));
}

static int
count_moves (const SumiDrillQuestion *question)
{
  return sumi_bitboard_count (sumi_position_legal_moves (question->shown));
}

static gboolean
has_round (gpointer data)
{
  Fixture *fixture = data;

  return sumi_progress_get_best (sumi_study_get_progress (fixture->study), "moves") >= 0;
}

/* A whole round: a right answer goes on, a wrong one is corrected while the time stands; the end
 * is kept, and shown as a score, the best and a graph. */
static void
test_round (Fixture *fixture, gconstpointer data)
{
  const SumiDrillQuestion *question;
  const SumiDrillRound *kept;
  g_autofree char *headline = NULL, *asked = NULL;
  SumiBoardView *board;

  show_page (fixture, SUMI_DRILL_MOVES);
  g_assert_true (is_said (fixture, "Not tried yet"));
  g_assert_null (sumi_ui_test_find_if (GTK_WIDGET (fixture->page), repeats_title,
                                       sumi_drill_get_title (SUMI_DRILL_MOVES)));
  g_assert_false (gtk_widget_get_mapped (
      sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_CHART_VIEW)));
  act (fixture, "drill.start");
  question = wait_for_question (fixture);
  /* Who does not see the board hears whose moves are asked for. */
  asked = g_strdup_printf ("%s: On how many squares can you play?",
                           question->shown.turn == SUMI_BLACK ? "Black to move"
                                                              : "White to move");
  board = SUMI_BOARD_VIEW (sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW));
  g_assert_cmpstr (sumi_board_scene_get (sumi_board_view_get_scene (board))->news, ==, asked);
  pass_seconds (fixture, 10);
  answer_number (fixture, count_moves (question));
  question = wait_for_question (fixture);
  pass_seconds (fixture, 10);
  answer_number (fixture, count_moves (question));
  question = wait_for_question (fixture);
  answer_number (fixture, count_moves (question) + 1);
  g_assert_true (is_said (fixture, "Right: 2. Wrong: 1."));
  headline = g_strdup_printf ("%d", count_moves (question));
  g_assert_true (is_said (fixture, headline));
  g_assert_true (is_said (fixture, "0:40 left"));
  pass_seconds (fixture, 1000);
  act (fixture, "drill.next");
  wait_for_question (fixture);
  g_assert_true (is_said (fixture, "0:40 left"));
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));

  pass_seconds (fixture, 41);
  sumi_ui_test_wait (is_over, fixture->page);
  g_assert_true (is_said (fixture, "Your score is 1."));
  g_assert_false (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  sumi_ui_test_wait (has_round, fixture);
  kept = &g_array_index (sumi_progress_get_drill (sumi_study_get_progress (fixture->study),
                                                  "moves"),
                         SumiDrillRound, 0);
  g_assert_cmpint (kept->score, ==, 1);
  g_assert_cmpint (kept->milliseconds, ==, 60000);
  sumi_ui_test_settle ();
  g_assert_true (is_said (fixture, "Best: 1"));
  g_assert_true (gtk_widget_get_mapped (
      sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_CHART_VIEW)));
}

/* Whether the window has got its size, and what stands below the board its place. */
static gboolean
is_laid_out (gpointer foot)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (foot));
  graphene_rect_t place;

  return gtk_widget_get_height (window) >= 600
         && gtk_widget_compute_bounds (foot, window, &place) && place.origin.y > 400;
}

/* With large text in a narrow window the side is named in whole words, and every part of the page
 * has a place of its own. */
static void
test_large_text (Fixture *fixture, gconstpointer data)
{
  GtkWidget *label, *board, *foot;
  graphene_rect_t above, below;

  sumi_ui_test_set_text_size (2);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  show_page (fixture, SUMI_DRILL_FLIPS);
  g_object_set (fixture->page, "title", "Какие фишки перевернутся", NULL);
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
  act (fixture, "drill.start");
  wait_for_question (fixture);
  sumi_ui_test_settle ();
  board = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW);
  foot = gtk_widget_get_parent (sumi_ui_test_find_button (GTK_WIDGET (fixture->page),
                                                          "drill.pause"));
  sumi_ui_test_wait (is_laid_out, foot);
  label = sumi_ui_test_find_if (GTK_WIDGET (fixture->page), says, " to move");
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_true (gtk_widget_compute_bounds (board, fixture->window, &above));
  g_assert_true (gtk_widget_compute_bounds (foot, fixture->window, &below));
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y);
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
  sumi_ui_test_set_text_size (1);
}

/* A round that one learner began is not recorded of another. */
static void
test_other_learner (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = sumi_learners_add (fixture->learners, "Ada", NULL);
  const SumiDrillQuestion *question;

  show_page (fixture, SUMI_DRILL_MOVES);
  act (fixture, "drill.start");
  question = wait_for_question (fixture);
  answer_number (fixture, count_moves (question));
  sumi_study_choose (fixture->study, id);
  g_assert_true (is_over (fixture->page));
  g_assert_true (is_said (fixture, "This round was ended early, so it is not counted."));
  sumi_ui_test_wait_study (fixture->study);
  g_assert_false (has_round (fixture));
}

/* While the round waits, its board is out of sight; what is hidden waits by itself. */
static void
test_pause (Fixture *fixture, gconstpointer data)
{
  SumiDrill *drill;

  show_page (fixture, SUMI_DRILL_FLIPS);
  act (fixture, "drill.start");
  wait_for_question (fixture);
  drill = sumi_drill_page_get_round (fixture->page);
  pass_seconds (fixture, 5);
  act (fixture, "drill.pause");
  g_assert_false (is_said (fixture, "left"));
  g_assert_true (is_said (fixture, "The Clock Is Stopped"));
  pass_seconds (fixture, 1000);
  act (fixture, "drill.go-on");
  pass_seconds (fixture, 5);

  gtk_widget_set_visible (fixture->window, FALSE);
  sumi_ui_test_settle ();
  pass_seconds (fixture, 1000);
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_assert_true (is_said (fixture, "The Clock Is Stopped"));
  g_assert_cmpuint (sumi_drill_get_left (drill), ==, 50 * 1000);
}

/* A round that is left does not count. */
static void
test_leave (Fixture *fixture, gconstpointer data)
{
  show_page (fixture, SUMI_DRILL_MOVES);
  g_assert_false (sumi_page_go_back (SUMI_PAGE (fixture->page)));
  act (fixture, "drill.start");
  answer_number (fixture, count_moves (wait_for_question (fixture)));
  g_assert_true (sumi_page_go_back (SUMI_PAGE (fixture->page)));
  g_assert_true (is_said (fixture, "not counted"));
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    0);
  g_assert_false (sumi_page_go_back (SUMI_PAGE (fixture->page)));
}

/* The board shows from where moves are to be played in the head; after the answer, where they have
 * led. Every kind fits into a narrow window. */
static void
test_kinds (Fixture *fixture, gconstpointer data)
{
  for (int kind = 0; kind < SUMI_N_DRILLS; kind++)
    {
      const SumiDrillQuestion *question;
      SumiBoardView *board;

      show_page (fixture, (SumiDrillKind) kind);
      act (fixture, "drill.start");
      question = wait_for_question (fixture);
      board = SUMI_BOARD_VIEW (
          sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW));
      sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
      if (kind != SUMI_DRILL_FLIPS)
        g_assert_true (sumi_position_equal (
            sumi_board_scene_get (sumi_board_view_get_scene (board))->position, question->shown));
      if (kind != SUMI_DRILL_HEAD)
        continue;
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "exercise.option",
                                                 "i",
                                                 (question->exercise->task.answer + 1) % 3));
      g_assert_true (sumi_position_equal (
          sumi_board_scene_get (sumi_board_view_get_scene (board))->position,
          question->line.end));
      g_assert_true (is_said (fixture, "The board after "));
      g_assert_true (is_said (fixture, "The right answer: "));
    }
}

static void
choose (Fixture *fixture, int option)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "exercise.option", "i",
                                             option));
}

/* Who answers by keys is at the first of the sentences again when the next question has the same
 * ones, and hears that question; after a wrong answer they hear what is shown, which is no number
 * of a sentence that is gone. */
static void
test_options_by_keys (Fixture *fixture, gconstpointer data)
{
  const SumiDrillQuestion *question;
  g_autofree char *right = NULL;
  GtkWidget *focus;

  show_page (fixture, SUMI_DRILL_AHEAD);
  act (fixture, "drill.start");
  question = wait_for_question (fixture);
  choose (fixture, question->exercise->task.answer);
  question = wait_for_question (fixture);
  g_assert_cmpuint (sumi_drill_get_n_right (sumi_drill_page_get_round (fixture->page)), ==, 1);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_null (gtk_widget_get_prev_sibling (focus));
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_LABEL, "1. Black wins");
  /* Screen readers say nothing of the place for its tick. */
  gtk_test_accessible_assert_state (sumi_ui_test_find (focus, GTK_TYPE_IMAGE),
                                    GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  gtk_test_accessible_assert_property (
    focus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    question->shown.turn == SUMI_BLACK
      ? "Black to move: Who wins from here, if both play their best?"
      : "White to move: Who wins from here, if both play their best?");
  choose (fixture, (question->exercise->task.answer + 1) % 3);
  right = sumi_drill_word_answer (question);
  gtk_test_accessible_assert_property (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, right);
}

/* Every drill is in the list, with the best score, which is heard, too. */
static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_DRILL, NULL, "moves", NULL);
  GtkWidget *page = sumi_drills_page_new (fixture->study);
  GtkWidget *row;

  gtk_window_set_child (GTK_WINDOW (fixture->window), page);
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  for (int kind = 0; kind < SUMI_N_DRILLS; kind++)
    g_assert_true (is_said (fixture, sumi_drill_get_title ((SumiDrillKind) kind)));
  sumi_ui_test_assert_narrow (page);
  row = sumi_ui_test_find_row (page, sumi_drill_get_title (SUMI_DRILL_MOVES));
  gtk_test_accessible_assert_property (
      row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "How many legal moves are there for the side to move? 1 minute.");
  outcome->is_solved = TRUE;
  outcome->margin = 7;
  sumi_study_record (fixture->study, outcome);
  sumi_ui_test_wait (has_round, fixture);
  g_assert_true (is_said (fixture, "Best: 7"));
  gtk_test_accessible_assert_property (
      row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "How many legal moves are there for the side to move? 1 minute. Best: 7");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/drills/round", Fixture, NULL, set_up, test_round, tear_down);
  g_test_add ("/drills/large-text", Fixture, NULL, set_up, test_large_text, tear_down);
  g_test_add ("/drills/pause", Fixture, NULL, set_up, test_pause, tear_down);
  g_test_add ("/drills/leave", Fixture, NULL, set_up, test_leave, tear_down);
  g_test_add ("/drills/other-learner", Fixture, NULL, set_up, test_other_learner, tear_down);
  g_test_add ("/drills/kinds", Fixture, NULL, set_up, test_kinds, tear_down);
  g_test_add ("/drills/options-by-keys", Fixture, NULL, set_up, test_options_by_keys, tear_down);
  g_test_add ("/drills/list", Fixture, NULL, set_up, test_list, tear_down);
  return sumi_ui_test_run ();
}
