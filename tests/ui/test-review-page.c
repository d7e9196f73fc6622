/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a review, and what games are copied and saved as. */

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "sumi-ui-words.h"
#include "sumi-board-view.h"
#include "sumi-game-transfer.h"
#include "sumi-games-page.h"
#include "sumi-pack-reader.h"
#include "sumi-record.h"
#include "sumi-review-curve.h"
#include "sumi-review-graph.h"
#include "sumi-review-list.h"
#include "sumi-review-move-view.h"
#include "sumi-review-page.h"
#include "sumi-review-reason.h"
#include "sumi-square-text.h"
#include "sumi-ui-test.h"
#include "written.h"

/* Twelve empties, of which Black's best moves are a3 and e1, with +2. */
#define BOARD "OXXX....OOXXOO.X.XOOOOOOXOOOXXOOXOOOXX.OXOOOXX...O.OOOOO.OOOOOOX X;"

typedef struct
{
  SumiGameRecord *record;
  char *folder, *path;
  GtkWidget *window;
  SumiReviewPage *page;
  SumiGameReview *review;
  SumiPractice *practice;
  SumiBoardView *board;
  SumiReviewGraph *graph;
  char *toast; /* what the window was told to say last */
} Fixture;

static SumiGameRecord *
read_record (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = NULL;
  SumiRecordFormat format;

  records = sumi_record_read_data (text, strlen (text), &format, NULL, &error);
  g_assert_no_error (error);
  return g_ptr_array_steal_index (records, 0);
}

/* From that board the mistake h6, made in four seconds, and then the first move that there is, to
 * the end. */
static SumiGameRecord *
make_game (void)
{
  SumiGameRecord *record = read_record (BOARD);

  g_assert_cmpint (sumi_transcript_play (&record->moves, square_of ("h6")), ==, SUMI_NOTATION_OK);
  while (!sumi_position_is_over (record->moves.end))
    {
      SumiBitboard legal = sumi_position_legal_moves (record->moves.end);

      sumi_transcript_play (&record->moves,
                            legal != 0 ? sumi_bitboard_first (legal) : SUMI_SQUARE_PASS);
    }
  record->black = g_strdup ("Ada");
  sumi_game_record_set_time (record, 0, 3600);
  return record;
}

static gboolean
is_reviewed (gpointer data)
{
  return sumi_game_review_get_review (data) != NULL;
}

static gboolean
is_decided (gpointer data)
{
  SumiPracticeState state = sumi_practice_get_state (data);

  return state != SUMI_PRACTICE_CHECKING && state != SUMI_PRACTICE_ADDING;
}

static void
toast_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Fixture *fixture = data;

  g_free (fixture->toast);
  fixture->toast = g_variant_dup_string (parameter, NULL);
}

static void
add_toast (Fixture *fixture)
{
  static const GActionEntry entries[] = { { .name = "toast",
                                            .activate = toast_cb,
                                            .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), fixture);
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (group));
}

static void
open_page (Fixture *fixture, SumiReviewLimits limits)
{
  fixture->review = sumi_game_review_new (sumi_game_record_copy (fixture->record), limits);
  fixture->practice = sumi_practice_new (fixture->path);
  fixture->page = g_object_ref_sink (
      SUMI_REVIEW_PAGE (sumi_review_page_new (fixture->review, fixture->practice)));
  fixture->board =
      SUMI_BOARD_VIEW (sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_BOARD_VIEW));
  fixture->graph =
      SUMI_REVIEW_GRAPH (sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_REVIEW_GRAPH));
  fixture->window = gtk_window_new ();
  add_toast (fixture);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
}

/* Reviews RECORD, which is taken. */
static void
set_up_record (Fixture *fixture, SumiGameRecord *record)
{
  fixture->folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, SUMI_OWN_PACK_NAME, NULL);
  fixture->record = record;
  open_page (fixture, SUMI_REVIEW_LIMITS_NORMAL);
  sumi_ui_test_wait (is_reviewed, fixture->review);
  sumi_ui_test_settle ();
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  set_up_record (fixture, make_game ());
}

/* A game that Black gives up after its first move. */
static void
set_up_resigned (Fixture *fixture, gconstpointer data)
{
  SumiGameRecord *record = read_record (BOARD);

  sumi_transcript_play (&record->moves,
                        sumi_bitboard_first (sumi_position_legal_moves (record->moves.end)));
  record->has_result = TRUE;
  record->result = -1;
  record->ending = SUMI_RECORD_RESIGNED;
  set_up_record (fixture, record);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  sumi_ui_test_wait (is_decided, fixture->practice);
  sumi_ui_test_settle ();
  g_assert_finalize_object (fixture->page);
  g_object_unref (fixture->review);
  g_object_unref (fixture->practice);
  sumi_game_record_free (fixture->record);
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
  g_free (fixture->toast);
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  sumi_ui_test_settle ();
}

static const SumiBoardSceneSpec *
get_scene (Fixture *fixture)
{
  return sumi_board_scene_get (sumi_board_view_get_scene (fixture->board));
}

static void
assert_on_board (Fixture *fixture, SumiPosition position)
{
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, position));
}

/* The actions walk through the game, and the graph says where one is. */
static void
test_walk (Fixture *fixture, gconstpointer data)
{
  const SumiTranscript *moves = &fixture->record->moves;
  SumiPosition position = moves->start;

  assert_on_board (fixture, position);
  for (int i = 0; i < moves->n_moves; i++)
    {
      g_autofree char *title = NULL;
      SumiSaying saying;

      act (fixture, "review.forward");
      position = sumi_position_play (position, moves->moves[i]);
      assert_on_board (fixture, position);
      saying = sumi_game_review_get_title (fixture->review);
      title = sumi_ui_say (&saying);
      g_assert_true (g_str_has_prefix (sumi_review_graph_get_description (fixture->graph), title));
    }
  g_assert_nonnull (strstr (sumi_review_graph_get_description (fixture->graph), " by "));
  act (fixture, "review.back");
  g_assert_cmpint (sumi_game_review_get_ply (fixture->review), ==, moves->n_moves - 1);
  act (fixture, "review.first");
  assert_on_board (fixture, moves->start);
  act (fixture, "review.last");
  assert_on_board (fixture, moves->end);
}

static int
count_mistakes (Fixture *fixture)
{
  const SumiReview *review = sumi_game_review_get_review (fixture->review);
  int n = 0;

  for (guint i = 0; i < review->moves->len; i++)
    n += sumi_review_is_mistake (&g_array_index (review->moves, SumiReviewMove, i));
  return n;
}

static gboolean
is_time (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget)
         && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0;
}

static gboolean
is_phone_wide (gpointer window)
{
  return gtk_widget_get_width (window) == 360;
}

/* Whoever walks through the game sees the graph and what is said of each move; the list below them
 * follows where one has scrolled to it. */
static void
test_scrolling (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_REVIEW_LIST);
  GtkWidget *scrolled = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment
    = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  graphene_rect_t bounds;
  double end;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  sumi_ui_test_wait (is_phone_wide, fixture->window);
  sumi_ui_test_settle ();
  for (int i = 0; i < fixture->record->moves.n_moves; i++)
    {
      act (fixture, "review.forward");
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <=, 0);
    }
  g_assert_true (gtk_widget_compute_bounds (list, gtk_widget_get_parent (list), &bounds));
  end = (double) (bounds.origin.y + bounds.size.height);
  gtk_adjustment_set_value (adjustment, end);
  end = gtk_adjustment_get_value (adjustment);
  act (fixture, "review.first");
  act (fixture, "review.forward");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, end);
}

/* Each mistake has its row, which leads to it; the board marks what was played and what was better.
 */
static void
test_mistakes (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_REVIEW_LIST);
  GtkListBox *list = GTK_LIST_BOX (sumi_ui_test_find (view, GTK_TYPE_LIST_BOX));
  int n = count_mistakes (fixture), n_walked = 0;
  const SumiReviewMove *move;

  g_assert_cmpint (n, >, 1);
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, n - 1));
  g_assert_null (gtk_list_box_get_row_at_index (list, n));
  while (sumi_game_review_find_mistake (fixture->review, 1) != NULL)
    {
      act (fixture, "review.next-mistake");
      n_walked++;
    }
  g_assert_cmpint (n_walked, ==, n);

  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
  move = sumi_game_review_get_choice (fixture->review);
  g_assert_cmpint (move->ply, ==, 0);
  g_assert_cmpint (sumi_game_review_get_ply (fixture->review), ==, 1);
  g_assert_true (get_scene (fixture)->bad == sumi_bitboard_of (move->move));
  g_assert_true (get_scene (fixture)->good == sumi_bitboard_of (move->best));
  g_assert_true (gtk_list_box_row_is_selected (gtk_list_box_get_row_at_index (list, 0)));
  /* The time of a move is in its row and with what is said of it. */
  g_assert_nonnull (sumi_ui_test_find_if (
      GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)), is_time, "4 s"));
  view = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_REVIEW_MOVE_VIEW);
  g_assert_nonnull (sumi_ui_test_find_if (view, is_time, "4 s"));
  act (fixture, "review.next-mistake");
  g_assert_null (sumi_ui_test_find_if (view, is_time, "4 s"));
  act (fixture, "review.first");
  g_assert_true (get_scene (fixture)->bad == 0);
  g_assert_null (gtk_list_box_get_selected_row (list));
}

static gboolean
tells_ending (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget)
         && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)),
                              "Black resigned: White wins\n");
}

/* At the end of a game that was given up the board does not say who has won; the page does. */
static void
test_resigned (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  g_assert_null (sumi_ui_test_find_if (page, tells_ending, NULL));
  act (fixture, "review.last");
  g_assert_nonnull (sumi_ui_test_find_if (page, tells_ending, NULL));
  g_assert_true (g_str_has_suffix (sumi_review_graph_get_description (fixture->graph),
                                   " Black resigned: White wins"));
}

/* Both lines can be played on the board, and lead back to the game. The graph, whose keys walk
 * through them, says where one is. */
static void
test_demonstrations (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "review.show-line", "review.show-best" };

  act (fixture, "review.next-mistake");
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      const SumiReviewMove *move = sumi_game_review_get_choice (fixture->review);
      SumiSquare first = i == 0 ? move->move : move->best;

      act (fixture, actions[i]);
      assert_on_board (fixture, move->before);
      g_assert_true (g_str_has_prefix (sumi_review_graph_get_description (fixture->graph),
                                       i == 0 ? "Not the game: what the move leads to\n"
                                              : "Not the game: what was better\n"));
      act (fixture, "review.forward");
      assert_on_board (fixture, sumi_position_play (move->before, first));
      g_assert_cmpstr (sumi_review_graph_get_description (fixture->graph), ==,
                       get_scene (fixture)->news);
      g_assert_nonnull (strstr (get_scene (fixture)->news, sumi_square_to_name (first)));
      act (fixture, "review.last");
      g_assert_cmpint (sumi_game_review_get_ply (fixture->review), ==, 1);
      g_assert_true (sumi_page_go_back (SUMI_PAGE (fixture->page)));
      g_assert_false (sumi_page_go_back (SUMI_PAGE (fixture->page)));
      assert_on_board (fixture, sumi_game_review_get_position (fixture->review));
      g_assert_true (g_str_has_prefix (sumi_review_graph_get_description (fixture->graph),
                                       "Move 1: "));
    }
}

/* Who asks for a line from the row of a mistake goes on at the graph, which says it; from the board
 * nobody is led away. */
static void
test_line_of_row (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_REVIEW_LIST);
  GtkListBox *list = GTK_LIST_BOX (sumi_ui_test_find (view, GTK_TYPE_LIST_BOX));

  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
  act (fixture, "review.next-mistake");
  g_assert_nonnull (gtk_widget_get_focus_child (view));
  act (fixture, "review.show-line");
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture->graph)));
  g_assert_true (sumi_page_go_back (SUMI_PAGE (fixture->page)));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  act (fixture, "review.show-best");
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (fixture->board)));
}

/* Tab goes round the whole page, and nothing keeps it. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  static const GtkDirectionType directions[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };
  GtkWidget *list = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_REVIEW_LIST);
  GtkWidget *view = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_REVIEW_MOVE_VIEW);

  act (fixture, "review.next-mistake");
  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      int n_list = 0, n_view = 0, n_board = 0;
      GtkWidget *before = NULL;

      gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
      for (int n = 0; n < 60; n++)
        {
          GtkWidget *focus;

          g_signal_emit_by_name (fixture->window, "move-focus", directions[i]);
          focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
          g_assert_nonnull (focus);
          /* In a label it goes from link to link. */
          g_assert_true (focus != before || GTK_IS_LABEL (focus));
          before = focus;
          n_list += gtk_widget_is_ancestor (focus, list);
          n_view += gtk_widget_is_ancestor (focus, view);
          n_board += gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->board));
        }
      g_assert_cmpint (n_list, >, 1);
      g_assert_cmpint (n_view, >, 1);
      g_assert_cmpint (n_board, >, 1);
    }
}

static void
note_cb (char **noted, const char *id)
{
  g_free (*noted);
  *noted = g_strdup (id);
}

/* Whether "Practise" looks like the way on, which it does where it can be used. */
static gboolean
is_practising_offered (Fixture *fixture)
{
  GtkWidget *button = sumi_ui_test_find_button (GTK_WIDGET (fixture->page), "review.practise");

  g_assert_cmpint (gtk_widget_has_css_class (button, "suggested-action"), ==,
                   gtk_widget_get_sensitive (button));
  return gtk_widget_get_sensitive (button);
}

/* A puzzle is made of the mistake, and it is right in the end. */
static void
test_practise (Fixture *fixture, gconstpointer data)
{
  g_autofree char *practised = NULL, *wanted = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (SumiPackFile) pack_file = NULL;
  const SumiReviewMove *move;
  const SumiItem *puzzle;

  g_signal_connect_swapped (fixture->practice, "added", G_CALLBACK (note_cb), &practised);
  g_signal_connect_swapped (fixture->page, "puzzle-wanted", G_CALLBACK (note_cb), &wanted);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "review.practise", NULL);
  g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_NONE);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "review.next-mistake", NULL);
  g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_CHECKING);
  g_assert_false (is_practising_offered (fixture));
  sumi_ui_test_wait (is_decided, fixture->practice);
  g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_POSSIBLE);
  g_assert_true (is_practising_offered (fixture));
  act (fixture, "review.practise");
  sumi_ui_test_wait (is_decided, fixture->practice);
  g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_ADDED);
  g_assert_true (is_practising_offered (fixture));
  g_assert_nonnull (practised);
  g_assert_null (wanted);

  pack_file = sumi_ui_test_open (file);
  g_assert_cmpint (sumi_pack_file_get_state (pack_file), ==, SUMI_PACK_FILE_READY);
  puzzle = sumi_pack_get_puzzle (sumi_pack_file_get_pack (pack_file), 0);
  move = sumi_game_review_get_choice (fixture->review);
  g_assert_cmpstr (puzzle->id, ==, practised);
  g_assert_true (sumi_position_equal (puzzle->exercise->position, move->before));
  act (fixture, "review.practise");
  g_assert_cmpstr (wanted, ==, practised);
}

/* With one side chosen, only its mistakes are listed and gone to. */
static void
test_one_side (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_REVIEW_LIST);
  GtkListBox *list = GTK_LIST_BOX (sumi_ui_test_find (view, GTK_TYPE_LIST_BOX));
  const char *const sides[] = { "black", "white" };
  int n = 0;

  for (int side = 0; side < 2; side++)
    {
      int n_walked = 0, n_rows = 0;
      GtkListBoxRow *row;

      g_assert_true (gtk_widget_activate_action (view, "review-list.mistakes-of", "s",
                                                 sides[side]));
      act (fixture, "review.first");
      while (sumi_game_review_find_mistake (fixture->review, 1) != NULL)
        {
          act (fixture, "review.next-mistake");
          g_assert_cmpint (sumi_game_review_get_choice (fixture->review)->before.turn, ==, side);
          n_walked++;
        }
      for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
        n_rows += gtk_widget_get_child_visible (GTK_WIDGET (row));
      g_assert_cmpint (n_rows, ==, n_walked);
      g_assert_cmpint (n_walked, >, 0);
      n += n_walked;
    }
  g_assert_cmpint (n, ==, count_mistakes (fixture));
}

/* What a reason speaks of is marked on the board while its text has the focus. */
static void
test_reading (Fixture *fixture, gconstpointer data)
{
  const SumiReview *review = sumi_game_review_get_review (fixture->review);
  GtkWidget *view = sumi_ui_test_find (GTK_WIDGET (fixture->page), SUMI_TYPE_REVIEW_MOVE_VIEW);
  GtkWidget *text = sumi_ui_test_find (view, SUMI_TYPE_SQUARE_TEXT);
  int n_marked = 0;

  while (sumi_game_review_find_mistake (fixture->review, 1) != NULL)
    {
      const SumiReviewMove *move;
      SumiReviewReason reason;
      SumiReviewMarks marks;

      gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
      act (fixture, "review.next-mistake");
      move = sumi_game_review_get_choice (fixture->review);
      reason = sumi_review_find_reason (review, move);
      sumi_review_reason_mark (&reason, move->before, &marks);
      g_assert_cmphex (get_scene (fixture)->lit, ==, 0);
      g_assert_cmpint (get_scene (fixture)->line.from, ==, get_scene (fixture)->line.to);

      gtk_widget_child_focus (text, GTK_DIR_TAB_FORWARD);
      sumi_ui_test_settle ();
      g_assert_true (sumi_review_move_view_is_read (SUMI_REVIEW_MOVE_VIEW (view)));
      g_assert_cmphex (get_scene (fixture)->lit & marks.squares, ==, marks.squares);
      if (marks.from != SUMI_SQUARE_NONE)
        {
          g_assert_cmpint (get_scene (fixture)->line.from, ==, marks.from);
          g_assert_cmpint (get_scene (fixture)->line.to, ==, marks.to);
        }
      n_marked += marks.squares != 0 || marks.from != SUMI_SQUARE_NONE;
    }
  g_test_message ("%d marked", n_marked);
  g_assert_cmpint (n_marked, >, 0);
}

/* The button of the list that does ACTION. */
static GtkWidget *
find_button (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

static void
press (Fixture *fixture, const char *action)
{
  GtkWidget *button = find_button (GTK_WIDGET (fixture->page), action);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  sumi_ui_test_settle ();
}

typedef struct
{
  guint n_practised, n_wanted;
  char *pack, *lesson;
} Asked;

static void
count_cb (Asked *asked)
{
  asked->n_practised++;
}

static void
lesson_cb (Asked *asked, const char *pack, const char *lesson)
{
  asked->pack = g_strdup (pack);
  asked->lesson = g_strdup (lesson);
}

static gboolean
is_practised (gpointer data)
{
  const Asked *asked = data;

  return asked->n_practised == asked->n_wanted;
}

/* Pressed once, all positions that are worth learning from become puzzles. */
static void
test_practise_all (Fixture *fixture, gconstpointer data)
{
  const SumiReview *review = sumi_game_review_get_review (fixture->review);
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (SumiPackFile) pack_file = NULL;
  Asked asked = { .n_wanted = review->n_lessons };

  g_assert_cmpuint (review->n_lessons, >, 1);
  g_signal_connect_swapped (fixture->practice, "added", G_CALLBACK (count_cb), &asked);
  press (fixture, "review.practise-all");
  sumi_ui_test_wait (is_practised, &asked);
  sumi_ui_test_wait (is_decided, fixture->practice);
  pack_file = sumi_ui_test_open (file);
  for (guint i = 0; i < review->n_lessons; i++)
    {
      const SumiReviewMove *move
        = &g_array_index (review->moves, SumiReviewMove, review->lessons[i]);
      const SumiItem *puzzle = sumi_pack_get_puzzle (sumi_pack_file_get_pack (pack_file), i);

      g_assert_nonnull (puzzle);
      g_assert_true (sumi_position_equal (puzzle->exercise->position, move->before));
    }
}

/* When another learner goes on, only the puzzle that is being written is still added. */
static void
test_practise_all_left (Fixture *fixture, gconstpointer data)
{
  Asked asked = { 0 };

  g_signal_connect_swapped (fixture->practice, "added", G_CALLBACK (count_cb), &asked);
  /* All might be done before press() returns. */
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (fixture->page), "review.practise-all", NULL));
  while (sumi_practice_get_state (fixture->practice) != SUMI_PRACTICE_ADDING)
    g_main_context_iteration (NULL, TRUE);
  sumi_practice_leave (fixture->practice);
  sumi_review_page_leave (fixture->page);
  sumi_ui_test_wait (is_decided, fixture->practice);
  sumi_ui_test_settle ();
  g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_ADDED);
  g_assert_cmpuint (asked.n_practised, ==, 0);
}

/* The lesson that teaches what cost most is asked for. */
static void
test_open_lesson (Fixture *fixture, gconstpointer data)
{
  SumiReviewTopic topic;
  Asked asked = { 0 };

  g_assert_true (sumi_review_find_topic (sumi_game_review_get_review (fixture->review), &topic));
  g_signal_connect_swapped (fixture->page, "lesson-wanted", G_CALLBACK (lesson_cb), &asked);
  press (fixture, "review.open-lesson");
  g_assert_cmpstr (asked.pack, ==, sumi_review_topic_to_pack (topic));
  g_assert_cmpstr (asked.lesson, ==, sumi_review_topic_to_lesson (topic));
  g_free (asked.pack);
  g_free (asked.lesson);
}

/* What is called off can be begun again. */
static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiGameRecord) record = read_record ("f5d6c3d3c4f4f6f3e6e7");
  SumiGameReview *review =
      sumi_game_review_new (g_steal_pointer (&record), (SumiReviewLimits){ 20, 24 });
  SumiPractice *practice = sumi_practice_new (fixture->path);
  GtkWidget *page;

  sumi_ui_test_set_text_size (2);
  page = g_object_ref_sink (sumi_review_page_new (review, practice));
  g_assert_true (sumi_game_review_is_searching (review));
  gtk_widget_activate_action (page, "review.cancel", NULL);
  g_assert_false (sumi_game_review_is_searching (review));
  gtk_widget_activate_action (page, "review.forward", NULL);
  g_assert_cmpint (sumi_game_review_get_ply (review), ==, 1);
  gtk_widget_activate_action (page, "review.search", NULL);
  g_assert_true (sumi_game_review_is_searching (review));
  /* In Dutch, with the largest text. */
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (gtk_widget_get_parent (
                           sumi_ui_test_find (page, GTK_TYPE_PROGRESS_BAR)))),
                       "Elke zet wordt bekeken…");
  gtk_button_set_label (GTK_BUTTON (sumi_ui_test_find_button (page, "review.cancel")),
                        "Annuleren");
  sumi_ui_test_assert_narrow (page);
  sumi_ui_test_set_text_size (1);
  g_assert_finalize_object (page);
  /* A search does not keep what nobody looks at any more. */
  g_assert_finalize_object (practice);
  g_assert_finalize_object (review);
  sumi_ui_test_settle ();
}

static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  act (fixture, "review.next-mistake");
  sumi_ui_test_wait (is_decided, fixture->practice);
  act (fixture, "review.show-line");
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
  sumi_ui_test_set_text_size (2);
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture->page));
  sumi_ui_test_set_text_size (1);
}

static gboolean
is_side (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title-4")
         && g_str_has_suffix (gtk_label_get_label (GTK_LABEL (widget)), " to move");
}

/* Whose move it is is read as a whole beside the board, in the largest text. */
static void
test_large_side (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *side = sumi_ui_test_find_if (page, is_side, NULL);

  sumi_ui_test_set_text_size (2);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (page, &(GtkAllocation){ 0, 0, 800, 600 }, -1);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (side))));
  sumi_ui_test_set_text_size (1);
}

/* The graph has its axes before anything is known, so that the focus does not go around nothing. */
static void
test_empty_graph (void)
{
  g_autoptr (SumiGameRecord) record = read_record ("f5d6c3d3c4f4f6f3e6e7");
  SumiGameReview *review =
      sumi_game_review_new (g_steal_pointer (&record), (SumiReviewLimits){ 20, 24 });
  GtkWidget *graph = g_object_ref_sink (g_object_new (SUMI_TYPE_REVIEW_GRAPH, NULL));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  int ignored;

  sumi_review_graph_set_review (SUMI_REVIEW_GRAPH (graph), review);
  g_assert_false (is_reviewed (review));
  gtk_widget_measure (graph, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
  gtk_widget_size_allocate (graph, &(GtkAllocation){ 0, 0, 320, 112 }, -1);
  GTK_WIDGET_GET_CLASS (graph)->snapshot (graph, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_unref (node);
  g_assert_finalize_object (graph);
  g_assert_finalize_object (review);
  sumi_ui_test_settle ();
}

/* Every ply can be pointed at, and greater values stand higher. */
static void
test_curve (Fixture *fixture, gconstpointer data)
{
  SumiReviewCurve curve =
      sumi_review_curve_fit (sumi_game_review_get_review (fixture->review), 320, 112);

  for (int ply = 0; ply <= curve.n_plies; ply++)
    g_assert_cmpint (sumi_review_curve_pick (&curve, sumi_review_curve_get_x (&curve, ply)), ==,
                     ply);
  g_assert_cmpint (sumi_review_curve_pick (&curve, -50), ==, 0);
  g_assert_cmpint (sumi_review_curve_pick (&curve, 5000), ==, curve.n_plies);
  g_assert_true (sumi_review_curve_get_y (&curve, 300) < sumi_review_curve_get_y (&curve, 0));
  g_assert_true (sumi_review_curve_get_y (&curve, (int) (100 * curve.top)) >= 0);
}

/* Words are not put where the line is: it crosses every area of the full height, and what lies on
 * it, but nothing beside the graph, and nothing that it stays above or below of. */
static void
test_crossing (Fixture *fixture, gconstpointer data)
{
  const SumiReview *review = sumi_game_review_get_review (fixture->review);
  SumiReviewCurve curve = sumi_review_curve_fit (review, 320, 112);
  double x = sumi_review_curve_get_x (&curve, 1);
  double y = sumi_review_curve_get_y (&curve, review->values[1].score);

  g_assert_true (sumi_review_curve_crosses (&curve, review,
                                            &(cairo_rectangle_t){ 16, 0, 60, 112 }));
  g_assert_true (sumi_review_curve_crosses (&curve, review,
                                            &(cairo_rectangle_t){ x - 1, y - 1, 2, 2 }));
  g_assert_false (sumi_review_curve_crosses (&curve, review,
                                             &(cairo_rectangle_t){ 400, 0, 60, 112 }));
  g_assert_false (sumi_review_curve_crosses (&curve, review,
                                             &(cairo_rectangle_t){ 16, -60, 60, 20 }));
  g_assert_false (sumi_review_curve_crosses (&curve, review,
                                             &(cairo_rectangle_t){ 16, 160, 60, 20 }));
}

static int
count_painted (gboolean is_exact)
{
  const double from[] = { 0, 5 }, to[] = { 64, 5 };
  const GdkRGBA black = { 0, 0, 0, 1 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 64, 32);
  cairo_t *cr = cairo_create (surface);
  int n = 0;

  sumi_review_paint_segment (cr, &black, is_exact, from, to, 30);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int i = 0; i < 32 * cairo_image_surface_get_stride (surface); i++)
    n += cairo_image_surface_get_data (surface)[i] != 0;
  cairo_surface_destroy (surface);
  return n;
}

/* Proved and estimated values differ by shape: an area under a line, and dashes. */
static void
test_shapes (void)
{
  int n_exact = count_painted (TRUE), n_estimate = count_painted (FALSE);

  g_assert_cmpint (n_exact, >=, 64 * 24);
  g_assert_cmpint (n_estimate, >, 0);
  g_assert_cmpint (n_estimate, <, 64 * 3);
}

/* A page that takes the place of another goes on with what that one was at. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiGameReview) review = sumi_game_review_new (
      sumi_game_record_copy (fixture->record), SUMI_REVIEW_LIMITS_NORMAL);
  GtkWidget *old = g_object_ref_sink (sumi_review_page_new (review, fixture->practice));
  GtkWidget *page = g_object_ref_sink (sumi_review_page_new (review, fixture->practice));

  g_assert_true (sumi_game_review_is_searching (review));
  g_assert_finalize_object (old);
  g_assert_true (sumi_game_review_is_searching (review));
  sumi_ui_test_wait (is_reviewed, review);
  gtk_widget_activate_action (page, "review.next-mistake", NULL);
  old = page;
  page = g_object_ref_sink (sumi_review_page_new (review, fixture->practice));
  g_assert_finalize_object (old);
  g_assert_cmpint (sumi_practice_get_state (fixture->practice), !=, SUMI_PRACTICE_NONE);
  g_assert_finalize_object (page);
}

/* What is copied is read again as what it was. */
static void
test_copies (void)
{
  g_autoptr (SumiGameRecord) record = read_record ("f5d6c3d3c4f4");
  SumiPosition position = sumi_position_play (record->moves.start, record->moves.moves[0]);
  static const struct
  {
    const char *what;
    gboolean is_game;
  } table[] = { { "moves", TRUE }, { "ggf", TRUE }, { "obf", FALSE }, { "board", FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = sumi_game_transfer_to_text (table[i].what, record, position);
      g_autoptr (SumiGameRecord) again = read_record (text);

      g_assert_cmpint (again->moves.n_moves, ==, table[i].is_game ? record->moves.n_moves : 0);
      g_assert_true (
          sumi_position_equal (again->moves.end, table[i].is_game ? record->moves.end : position));
    }
}

static gboolean
has_toast (gpointer data)
{
  return ((Fixture *) data)->toast != NULL;
}

static char *
wait_for_toast (Fixture *fixture)
{
  sumi_ui_test_wait (has_toast, fixture);
  return g_steal_pointer (&fixture->toast);
}

/* Moves alone would lose another start than the usual one, and the players. */
static void
test_files (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "game.ggf", "game.txt" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);
      g_autofree char *expected = g_strconcat ("Saved as ", names[i], NULL);
      g_autofree char *text = NULL, *toast = NULL;
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (SumiGameRecord) again = NULL;

      sumi_game_transfer_write (GTK_WIDGET (fixture->page), fixture->record, file);
      toast = wait_for_toast (fixture);
      g_assert_cmpstr (toast, ==, expected);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      again = read_record (text);
      g_assert_true (sumi_position_equal (again->moves.end, fixture->record->moves.end));
      g_assert_cmpstr (again->black, ==, "Ada");
      g_unlink (path);
    }
}

/* A page may be left while its game is written: the window says all the same that it failed. */
static void
test_left (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "missing", "game.ggf", NULL);
  g_autofree char *toast = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  sumi_game_transfer_write (GTK_WIDGET (fixture->page), fixture->record, file);
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  toast = wait_for_toast (fixture);
  g_assert_true (g_str_has_prefix (toast, "The game was not saved: "));
}

/* Where nothing on this computer can write, it is said what to do. */
static void
test_unreachable (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri ("nowhere://server/game.ggf");
  g_autofree char *toast = NULL;

  sumi_game_transfer_write (GTK_WIDGET (fixture->page), fixture->record, file);
  toast = wait_for_toast (fixture);
  g_assert_cmpstr (toast, ==,
                   "The game was not saved: Sumi cannot reach that address; use a folder on this "
                   "computer");
}

/* On a disk that is full the file stays as it was. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "game.ggf", NULL);
  g_autofree char *text = NULL, *toast = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  void (*before) (int) = signal (SIGXFSZ, SIG_IGN);
  struct rlimit limit, full;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  getrlimit (RLIMIT_FSIZE, &limit);
  full = (struct rlimit){ 8, limit.rlim_max };
  setrlimit (RLIMIT_FSIZE, &full);
  sumi_game_transfer_write (GTK_WIDGET (fixture->page), fixture->record, file);
  toast = wait_for_toast (fixture);
  setrlimit (RLIMIT_FSIZE, &limit);
  signal (SIGXFSZ, before);

  g_assert_cmpstr (toast, ==, "The game was not saved: File too large");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
  g_unlink (path);
}

static void
chosen_cb (int *chosen, guint index)
{
  *chosen = (int) index;
}

/* Games are found by players, by their first moves and by the name of the opening. */
static void
test_games (void)
{
  static const char *const texts[] = { "f5d6c3", "f5f6e6", "f5d6c4" };
  static const struct
  {
    const char *words;
    guint n;
  } table[] = { { "", 3 }, { "ada", 1 }, { "f5d6", 2 }, { "f5d6 ada", 1 }, { "nobody", 0 },
              { "perpendicular", 2 } };
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  SumiGamesPage *page;
  GtkWidget *search;
  int chosen = -1;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_ptr_array_add (records, read_record (texts[i]));
  ((SumiGameRecord *) records->pdata[2])->black = g_strdup ("Ada");
  page = g_object_ref_sink (SUMI_GAMES_PAGE (sumi_games_page_new (records, "games.ggf")));
  search = sumi_ui_test_find (GTK_WIDGET (page), GTK_TYPE_SEARCH_ENTRY);
  g_signal_connect_swapped (page, "game-chosen", G_CALLBACK (chosen_cb), &chosen);
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *found
        = g_strdup_printf (table[i].n == 1 ? "%u game" : "%u games", table[i].n);

      gtk_editable_set_text (GTK_EDITABLE (search), table[i].words);
      g_signal_emit_by_name (search, "search-changed");
      g_assert_cmpuint (sumi_games_page_count_found (page), ==, table[i].n);
      gtk_test_accessible_assert_property (search, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           *table[i].words != '\0'
                                               ? found
                                               : gtk_widget_get_tooltip_text (search));
    }
  gtk_editable_set_text (GTK_EDITABLE (search), "ada");
  g_signal_emit_by_name (search, "search-changed");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpint (chosen, ==, 2);
  sumi_ui_test_assert_narrow (GTK_WIDGET (page));
  g_assert_finalize_object (page);
}

/* Where no game is found, Tab leads only to what can be used, such as what shows all again. */
static void
test_no_game (void)
{
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  GtkWidget *window = gtk_window_new (), *page, *button;

  g_ptr_array_add (records, read_record ("f5d6c3"));
  page = sumi_games_page_new (records, "games.ggf");
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_editable_set_text (GTK_EDITABLE (sumi_ui_test_find (page, GTK_TYPE_SEARCH_ENTRY)), "nobody");
  g_signal_emit_by_name (sumi_ui_test_find (page, GTK_TYPE_SEARCH_ENTRY), "search-changed");
  g_assert_cmpuint (sumi_games_page_count_found (SUMI_GAMES_PAGE (page)), ==, 0);
  sumi_ui_test_assert_stops (GTK_WINDOW (window));
  button = sumi_ui_test_find_labelled (page, "Show All Games");
  g_assert_true (gtk_widget_get_mapped (button));
  g_signal_emit_by_name (button, "clicked");
  g_signal_emit_by_name (sumi_ui_test_find (page, GTK_TYPE_SEARCH_ENTRY), "search-changed");
  g_assert_cmpuint (sumi_games_page_count_found (SUMI_GAMES_PAGE (page)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

/* The list is as wide as the search above it, in windows of every width. */
static void
test_games_width (void)
{
  static const int widths[] = { 360, 690, 1000 };
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  GtkWidget *page;

  g_ptr_array_add (records, read_record ("f5d6c3"));
  page = g_object_ref_sink (sumi_games_page_new (records, "games.ggf"));
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      graphene_rect_t search, list;
      int ignored;

      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
      gtk_widget_size_allocate (page, &(GtkAllocation){ 0, 0, widths[i], 640 }, -1);
      g_assert_true (gtk_widget_compute_bounds (sumi_ui_test_find (page, GTK_TYPE_SEARCH_ENTRY),
                                                page, &search));
      g_assert_true (gtk_widget_compute_bounds (sumi_ui_test_find (page, GTK_TYPE_LIST_VIEW), page,
                                                &list));
      g_assert_cmpint ((int) list.origin.x, ==, (int) search.origin.x);
      g_assert_cmpint ((int) list.size.width, ==, (int) search.size.width);
    }
  g_assert_finalize_object (page);
  sumi_ui_test_settle ();
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/review-page/again", test_again);
  ADD ("/review-page/walk", test_walk);
  g_test_add ("/review-page/resigned", Fixture, NULL, set_up_resigned, test_resigned, tear_down);
  ADD ("/review-page/mistakes", test_mistakes);
  ADD ("/review-page/scrolling", test_scrolling);
  ADD ("/review-page/demonstrations", test_demonstrations);
  ADD ("/review-page/line-of-row", test_line_of_row);
  ADD ("/review-page/tab", test_tab);
  ADD ("/review-page/practise", test_practise);
  ADD ("/review-page/one-side", test_one_side);
  ADD ("/review-page/reading", test_reading);
  ADD ("/review-page/practise-all", test_practise_all);
  ADD ("/review-page/practise-all-left", test_practise_all_left);
  ADD ("/review-page/open-lesson", test_open_lesson);
  ADD ("/review-page/cancel", test_cancel);
  ADD ("/review-page/narrow", test_narrow);
  ADD ("/review-page/large-side", test_large_side);
  g_test_add_func ("/review-page/empty-graph", test_empty_graph);
  ADD ("/review-page/curve", test_curve);
  ADD ("/review-page/crossing", test_crossing);
  ADD ("/review-page/files", test_files);
  ADD ("/review-page/left", test_left);
  ADD ("/review-page/unreachable", test_unreachable);
  ADD ("/review-page/full", test_full);
  g_test_add_func ("/review-page/shapes", test_shapes);
  g_test_add_func ("/review-page/copies", test_copies);
  g_test_add_func ("/review-page/games", test_games);
  g_test_add_func ("/review-page/no-game", test_no_game);
  g_test_add_func ("/review-page/games-width", test_games_width);

  return sumi_ui_test_run ();
}
