/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "sumi-board-view.h"
#include "sumi-exercise-board.h"
#include "sumi-feedback-view.h"
#include "sumi-new-game-page.h"
#include "sumi-play-page.h"
#include "sumi-play-words.h"
#include "sumi-player-card.h"
#include "sumi-score-sheet.h"
#include "sumi-square-text.h"
#include "sumi-sounds.h"
#include "sumi-start-row.h"
#include "sumi-tray-view.h"
#include "sumi-ui-test.h"
#include "written.h"

/* A saved game is read in less, in microseconds. */
#define MAX_READING_US 500

typedef struct
{
  GtkWidget *window;
  GtkWidget *page;
  SumiBoardView *board;
} Fixture;

static SumiLiveGame *
get_game (Fixture *fixture)
{
  SumiPlayView *view = sumi_play_page_get_view (SUMI_PLAY_PAGE (fixture->page));

  return sumi_live_match_get_game (sumi_play_view_get_match (view));
}

static const SumiBoardSceneSpec *
get_scene (Fixture *fixture)
{
  return sumi_board_scene_get (sumi_board_view_get_scene (fixture->board));
}

static gboolean
is_settled (gpointer data)
{
  SumiLiveState state = sumi_live_game_get_state (data);

  return state != SUMI_LIVE_THINKING && state != SUMI_LIVE_CHECKING && state != SUMI_LIVE_PASSING
         && !sumi_live_game_is_searching (data);
}

static void
wait (Fixture *fixture)
{
  sumi_ui_test_wait (is_settled, get_game (fixture));
}

static void
act (Fixture *fixture, const char *action)
{
  SumiPlayView *view = sumi_play_page_get_view (SUMI_PLAY_PAGE (fixture->page));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (view), action, NULL));
  wait (fixture);
}

static void
click (Fixture *fixture, const char *square)
{
  g_signal_emit_by_name (fixture->board, "square-activated", square_of (square));
  wait (fixture);
}

static const char *
get_headline (Fixture *fixture)
{
  GtkWidget *feedback = sumi_ui_test_find (fixture->page, SUMI_TYPE_FEEDBACK_VIEW);

  return sumi_square_text_get_text (
      SUMI_SQUARE_TEXT (sumi_ui_test_find (feedback, SUMI_TYPE_SQUARE_TEXT)));
}

/* Two people, from the position after MOVES. */
static SumiGameTerms
make_terms (const char *moves)
{
  SumiGameTerms terms = { .first = SUMI_BLACK, .has_opening = TRUE };

  g_assert_cmpint (sumi_transcript_from_text (moves, sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                              &terms.opening)
                       .status,
                   ==, SUMI_NOTATION_OK);
  return terms;
}

static void
start (Fixture *fixture, const SumiGameTerms *terms, const SumiSeriesTerms *series)
{
  g_autoptr (SumiMatchState) state = sumi_match_state_new (terms, series);

  sumi_play_page_start (SUMI_PLAY_PAGE (fixture->page), state);
  wait (fixture);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->page = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));
  fixture->board = SUMI_BOARD_VIEW (sumi_ui_test_find (fixture->page, SUMI_TYPE_BOARD_VIEW));
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_play_page_set_pace (SUMI_PLAY_PAGE (fixture->page), (SumiLivePace){ .help_nodes = 20000 });
  sumi_ui_test_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (fixture->page);
}

/* Without a game there is the way to one; with one, its board. Both fit the narrowest window. There
 * is nothing to be reviewed before the first move. */
static void
test_empty (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");

  g_assert_null (sumi_play_page_get_state (SUMI_PLAY_PAGE (fixture->page)));
  g_assert_null (sumi_play_page_get_record (SUMI_PLAY_PAGE (fixture->page)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->board)));
  sumi_ui_test_assert_narrow (fixture->page);
  start (fixture, &terms, NULL);
  g_assert_null (sumi_play_page_get_record (SUMI_PLAY_PAGE (fixture->page)));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->board)));
  sumi_ui_test_assert_narrow (fixture->page);
}

/* Moves, taking back and going forward show on the board; the move that was taken back stays
 * marked. */
static void
test_moves (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");
  SumiPosition before, after;

  start (fixture, &terms, NULL);
  before = get_scene (fixture)->position;
  g_assert_true (get_scene (fixture)->is_active);
  click (fixture, "d3");
  after = get_scene (fixture)->position;
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("d3"));
  act (fixture, "play.take-back");
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, before));
  g_assert_cmpint (get_scene (fixture)->undone_move, ==, square_of ("d3"));
  act (fixture, "play.forward");
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, after));
}

static gboolean
says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_is_visible (widget)
         && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);
}

/* The opening is named as soon as it has a name, and as long as its moves stand. */
static void
test_opening (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("d3");

  start (fixture, &terms, NULL);
  g_assert_null (sumi_ui_test_find_if (fixture->page, says, "Opening: Diagonal"));
  click (fixture, "c3");
  g_assert_nonnull (sumi_ui_test_find_if (fixture->page, says, "Opening: Diagonal"));
  act (fixture, "play.take-back");
  g_assert_null (sumi_ui_test_find_if (fixture->page, says, "Opening: Diagonal"));
}

static void
test_illegal (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");

  start (fixture, &terms, NULL);
  click (fixture, "a1");
  g_assert_nonnull (strstr (get_headline (fixture), "a1"));
  g_assert_cmpuint (sumi_live_game_get_game (get_game (fixture))->index, ==, 0);
}

/* A program answers, and the focused square says so. */
static void
test_program (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");

  terms.players[SUMI_WHITE] = (SumiPlayer){ TRUE, 1 };
  start (fixture, &terms, NULL);
  click (fixture, "d3");
  g_assert_cmpuint (sumi_live_game_get_game (get_game (fixture))->index, ==, 2);
  g_assert_nonnull (strstr (get_headline (fixture), "White"));
  g_assert_nonnull (strstr (get_scene (fixture)->news, get_headline (fixture)));
  sumi_ui_test_assert_narrow (fixture->page);
}

/* The program ponders while the game is in sight, and at no other time. */
static void
test_ponder (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");
  SumiLiveGame *game;

  terms.players[SUMI_WHITE] = (SumiPlayer){ TRUE, 1 };
  start (fixture, &terms, NULL);
  game = get_game (fixture);
  click (fixture, "d3");
  sumi_live_game_take_back (game);
  while (!sumi_live_game_is_pondering (game))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_set_visible (fixture->page, FALSE);
  g_assert_false (sumi_live_game_is_pondering (game));
  sumi_live_game_forward (game);
  sumi_ui_test_settle ();
  g_assert_false (sumi_live_game_is_pondering (game));
  gtk_widget_set_visible (fixture->page, TRUE);
  while (!sumi_live_game_is_pondering (game))
    g_main_context_iteration (NULL, TRUE);
}

/* A pass is told of with its reason, and is not taken for the end. The way on
 * stands out. */
static void
test_pass (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("d3c3e6d2d1e1b2");
  GtkWidget *way_on;

  start (fixture, &terms, NULL);
  sumi_play_page_set_pace (SUMI_PLAY_PAGE (fixture->page),
                           (SumiLivePace){ .pass_ms = G_MAXINT, .help_nodes = 20000 });
  g_signal_emit_by_name (fixture->board, "square-activated", square_of ("c1"));
  g_assert_cmpint (sumi_live_game_get_state (get_game (fixture)), ==, SUMI_LIVE_PASSING);
  g_assert_nonnull (strstr (get_headline (fixture), "Black"));
  g_assert_nonnull (strstr (get_scene (fixture)->news, get_headline (fixture)));
  way_on = sumi_ui_test_find_button (fixture->page, "play.go-on");
  g_assert_nonnull (way_on);
  g_assert_true (gtk_widget_has_css_class (way_on, "suggested-action"));
  act (fixture, "play.go-on");
  g_assert_cmpint (sumi_live_game_get_state (get_game (fixture)), ==, SUMI_LIVE_YOUR_MOVE);
  g_assert_cmpint (get_scene (fixture)->position.turn, ==, SUMI_WHITE);

  /* Back across the pass, to the move before it. */
  act (fixture, "play.take-back");
  g_assert_cmpint (get_scene (fixture)->undone_move, ==, square_of ("c1"));
}

static gboolean
is_card_of (GtkWidget *widget, gconstpointer color)
{
  return SUMI_IS_PLAYER_CARD (widget)
         && g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), color) == 0;
}

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_height (widget) > 0;
}

/* Where the middle of the part ID of CARD is, from above. */
static float
find_middle (GtkWidget *card, const char *id)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (sumi_ui_test_find_by_id (card, id), card, &bounds));
  g_assert_cmpfloat (bounds.size.height, >, 0);
  return bounds.origin.y + bounds.size.height / 2;
}

/* A player's name stands in one line with the disc and their number, with a note below it or
 * not. */
static void
test_players_line (Fixture *fixture, gconstpointer data)
{
  static const char *const colors[] = { "black", "white" };
  SumiGameTerms terms = make_terms ("");

  start (fixture, &terms, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    {
      GtkWidget *card = sumi_ui_test_find_if (fixture->page, is_card_of, colors[i]);
      const char *note
        = gtk_label_get_label (GTK_LABEL (sumi_ui_test_find_by_id (card, "note")));

      sumi_ui_test_wait (is_laid_out, card);
      g_assert_cmpint (note[0] == '\0', ==, i == 1);
      g_assert_cmpfloat_with_epsilon (find_middle (card, "name"), find_middle (card, "disc"), 1);
      g_assert_cmpfloat_with_epsilon (find_middle (card, "name"), find_middle (card, "count"), 1);
    }
}

/* The tray of COLOR, "black" or "white", is called LABEL, and a disc can be dragged from its player
 * or not. */
static void
assert_tray (Fixture *fixture, const char *color, const char *label, gboolean is_draggable)
{
  GtkWidget *card = sumi_ui_test_find_if (fixture->page, is_card_of, color);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (card);
  gboolean was_found = FALSE;

  gtk_test_accessible_assert_property (sumi_ui_test_find (card, SUMI_TYPE_TRAY_VIEW),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        {
          was_found = TRUE;
          g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==,
                           is_draggable ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
        }
    }
  g_assert_true (was_found);
}

/* Discs are turned by hand: what is left lies wrongly, and stands when the opponent has moved. */
static void
test_by_hand (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = { .first = SUMI_BLACK, .turns_by_hand = TRUE, .has_trays = TRUE };

  start (fixture, &terms, NULL);
  assert_tray (fixture, "black", "Tray: 30", TRUE);
  assert_tray (fixture, "white", "Tray: 30", FALSE);
  click (fixture, "d3");
  g_assert_cmpint (sumi_live_game_get_state (get_game (fixture)), ==, SUMI_LIVE_TURNING);
  assert_tray (fixture, "black", "Tray: 29", FALSE);
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("d3"));
  g_assert_nonnull (strstr (get_scene (fixture)->news, "Choose the discs that turn"));
  click (fixture, "d4");
  sumi_ui_test_assert_narrow (fixture->page);
  act (fixture, "play.hand-over");
  g_assert_cmphex (sumi_position_discs (get_scene (fixture)->position, SUMI_BLACK), ==,
                   sumi_bitboard_of (square_of ("d3")) | sumi_bitboard_of (square_of ("d4"))
                       | sumi_bitboard_of (square_of ("e4")) | sumi_bitboard_of (square_of ("d5")));
}

/* White passed so often that Black has no disc left, and is handed one by White. */
static void
test_handed_over (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms (
    "d3c5d6c7b5a5c6e3e6d2f5g6c4e7c8b4f6b7a6g7d1a7f2f7a4a8f4c2e8c3b2d7g4a3b3c1g8a2h6e1f8h7b1h4a1g5h5"
    "e2g3g1d8h2h8f1h3g2");

  terms.has_trays = TRUE;
  start (fixture, &terms, NULL);
  assert_tray (fixture, "black", "Tray: 0", TRUE);
  assert_tray (fixture, "white", "Tray: 4", FALSE);
  /* White passes once more, but not before that is read. */
  sumi_play_page_set_pace (SUMI_PLAY_PAGE (fixture->page),
                           (SumiLivePace){ .pass_ms = G_MAXINT, .help_nodes = 20000 });
  g_signal_emit_by_name (fixture->board, "square-activated", square_of ("h1"));
  assert_tray (fixture, "black", "Tray: 0", FALSE);
  assert_tray (fixture, "white", "Tray: 3", FALSE);
  g_assert_nonnull (strstr (get_scene (fixture)->news, "handed"));
}

/* A move that gives a corner is held; the reply stands on the board until it is decided. */
static void
test_warning (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("d3c3b3e3f3c5f6g2b5c6f4a5");
  SumiPlayView *view = sumi_play_page_get_view (SUMI_PLAY_PAGE (fixture->page));
  SumiSquare move = square_of ("b7");
  SumiPosition before;

  g_object_set (view, "warning-strength", "corner", NULL);
  start (fixture, &terms, NULL);
  before = get_scene (fixture)->position;
  click (fixture, "b7");
  g_assert_cmpint (sumi_live_game_get_state (get_game (fixture)), ==, SUMI_LIVE_WARNED);
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, before));
  g_assert_true (sumi_bitboard_has (get_scene (fixture)->bad, move));
  g_assert_cmpint (get_scene (fixture)->n_arrows, ==, 1);
  sumi_ui_test_assert_narrow (fixture->page);
  /* Who is to answer need not scroll. */
  g_assert_null (gtk_widget_get_ancestor (sumi_ui_test_find_button (fixture->page, "play.confirm"),
                                          GTK_TYPE_SCROLLED_WINDOW));
  gtk_widget_grab_focus (sumi_ui_test_find_button (fixture->page, "play.withdraw"));
  act (fixture, "play.withdraw");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (fixture->page)),
                                         GTK_WIDGET (fixture->board)));
  g_assert_true (sumi_position_equal (get_scene (fixture)->position, before));
  g_assert_cmpint (get_scene (fixture)->undone_move, ==, move);
  /* Escape, too, gives the focus to the board: the sentence that had it is gone. */
  click (fixture, "b7");
  gtk_widget_child_focus (sumi_ui_test_find (fixture->page, SUMI_TYPE_FEEDBACK_VIEW),
                          GTK_DIR_TAB_FORWARD);
  g_assert_true (GTK_IS_LABEL (gtk_root_get_focus (gtk_widget_get_root (fixture->page))));
  g_assert_true (sumi_play_page_withdraw (SUMI_PLAY_PAGE (fixture->page)));
  g_assert_false (sumi_play_page_withdraw (SUMI_PLAY_PAGE (fixture->page)));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (fixture->page)),
                                         GTK_WIDGET (fixture->board)));
  click (fixture, "b7");
  act (fixture, "play.confirm");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, move);

  g_object_set (view, "warning-strength", "never", NULL);
  act (fixture, "play.take-back");
  click (fixture, "b7");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, move);
}

static void
test_values (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("f5d6c3");
  SumiPlayView *view = sumi_play_page_get_view (SUMI_PLAY_PAGE (fixture->page));

  start (fixture, &terms, NULL);
  g_assert_cmpint (get_scene (fixture)->values.n_moves, ==, 0);
  g_object_set (view, "shows-values", TRUE, NULL);
  wait (fixture);
  g_assert_cmpint (get_scene (fixture)->values.n_moves, ==,
                   sumi_bitboard_count (get_scene (fixture)->legal));
  g_assert_false (get_scene (fixture)->values.moves[0].value.is_proved);
  g_object_set (view, "shows-values", FALSE, NULL);
  wait (fixture);
  g_assert_cmpint (get_scene (fixture)->values.n_moves, ==, 0);
}

/* Whether WIDGET says how sure the values on the board are. */
static gboolean
is_values_key (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget)
         && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)),
                         "≈ marks an estimate: give or take 3 discs.");
}

/* A board with estimates says below by how much they are off, and one without does not. */
static void
test_values_key (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (SUMI_TYPE_EXERCISE_BOARD, NULL));
  SumiExerciseBoard *board = SUMI_EXERCISE_BOARD (page);
  SumiBoardSceneSpec spec = { .position = sumi_position_start (SUMI_RULES_BLACK_FIRST) };
  g_autoptr (SumiBoardScene) plain = sumi_board_scene_new (&spec);
  g_autoptr (SumiBoardScene) valued = NULL;

  spec.values.n_moves = 1;
  spec.values.moves[0] = (SumiMoveScore){ .move = square_of ("f5"), .value = { .error = 300 } };
  valued = sumi_board_scene_new (&spec);
  sumi_exercise_board_show (board, valued, SUMI_OVERLAY_NONE, FALSE);
  g_assert_nonnull (sumi_ui_test_find_if (page, is_values_key, NULL));
  sumi_exercise_board_show (board, plain, SUMI_OVERLAY_NONE, FALSE);
  g_assert_null (sumi_ui_test_find_if (page, is_values_key, NULL));
  g_object_unref (page);
}

static void
test_hints_and_reasons (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");
  g_autofree char *last = NULL;

  terms.players[SUMI_WHITE] = (SumiPlayer){ TRUE, 1 };
  start (fixture, &terms, NULL);
  click (fixture, "d3");
  last = g_strdup (get_headline (fixture));
  while (sumi_live_game_can_hint (get_game (fixture)))
    {
      act (fixture, "play.hint");
      g_assert_cmpstr (get_headline (fixture), !=, last);
      g_free (last);
      last = g_strdup (get_headline (fixture));
      sumi_ui_test_assert_narrow (fixture->page);
    }
  act (fixture, "play.explain");
  g_assert_cmpint (sumi_live_game_get_feedback (get_game (fixture))->kind, ==, SUMI_FEEDBACK_WHY);
  g_assert_cmpstr (get_headline (fixture), !=, last);
  sumi_ui_test_assert_narrow (fixture->page);
}

static const char *
get_label (GtkWidget *view)
{
  GtkWidget *button = sumi_ui_test_find_button (view, "play.explain");

  return gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
}

static const char *
get_why_label (Fixture *fixture)
{
  return get_label (fixture->page);
}

/* The button names the move that it explains. */
static void
test_why_names_its_move (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");
  g_autofree char *label = NULL;
  SumiPlayView *other;
  SumiSaying headline;
  SumiSquare hinted;

  terms.players[SUMI_WHITE] = (SumiPlayer){ TRUE, 1 };
  start (fixture, &terms, NULL);
  g_assert_cmpstr (get_why_label (fixture), ==, "Why?");
  click (fixture, "d3");
  label = g_strdup_printf ("Why %s?", sumi_square_to_name (get_scene (fixture)->last_move));
  g_assert_cmpstr (get_why_label (fixture), ==, label);
  act (fixture, "play.explain");
  g_assert_cmpstr (get_why_label (fixture), ==, "Why d3?");
  /* So it does in another view, as after a change of language. */
  other = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_VIEW, NULL));
  sumi_play_view_set_match (
      other, sumi_play_view_get_match (sumi_play_page_get_view (SUMI_PLAY_PAGE (fixture->page))));
  g_assert_cmpstr (get_label (GTK_WIDGET (other)), ==, "Why d3?");
  g_object_unref (other);
  while (sumi_live_game_can_hint (get_game (fixture)))
    act (fixture, "play.hint");
  hinted = sumi_live_game_get_hinted_move (get_game (fixture));
  g_assert_cmpint (hinted, <, SUMI_SQUARE_PASS);
  g_free (label);
  label = g_strdup_printf ("Why %s?", sumi_square_to_name (hinted));
  g_assert_cmpstr (get_why_label (fixture), ==, label);
  act (fixture, "play.explain");
  g_assert_cmpint (sumi_live_game_get_feedback (get_game (fixture))->kind, ==, SUMI_FEEDBACK_WHY);
  headline = sumi_feedback_get_headline (sumi_live_game_get_feedback (get_game (fixture)));
  g_assert_cmpint (headline.as.why.move, ==, hinted);
}

/* A move that a hint names can be explained though none was made yet. */
static void
test_why_before_the_first_move (Fixture *fixture, gconstpointer data)
{
  const SumiGameTerms terms = make_terms ("");

  start (fixture, &terms, NULL);
  while (sumi_live_game_can_hint (get_game (fixture)))
    act (fixture, "play.hint");
  act (fixture, "play.explain");
  g_assert_cmpint (sumi_live_game_get_feedback (get_game (fixture))->kind, ==, SUMI_FEEDBACK_WHY);
}

/* What is over leads on: with the colours swapped, or against a level that fits. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");

  terms.has_opening = FALSE;
  terms.players[SUMI_WHITE] = (SumiPlayer){ TRUE, 3 };
  start (fixture, &terms, NULL);
  click (fixture, "d3");
  act (fixture, "play.agree");
  g_assert_cmpstr (get_headline (fixture), ==, "Sumi would like to play on.");
  act (fixture, "play.resign");
  g_assert_cmpstr (get_headline (fixture), ==, "You have resigned: Sumi wins.");
  sumi_ui_test_assert_narrow (fixture->page);
  g_assert_nonnull (sumi_ui_test_find_button (fixture->page, "play.fitting-level"));
  act (fixture, "play.fitting-level");
  g_assert_cmpint (sumi_live_game_get_terms (get_game (fixture))->players[SUMI_WHITE].level, ==, 2);
  click (fixture, "d3");
  act (fixture, "play.resign");
  act (fixture, "play.swap-colors");
  g_assert_true (sumi_live_game_get_terms (get_game (fixture))->players[SUMI_BLACK].is_program);
  g_assert_cmpint (sumi_live_game_get_terms (get_game (fixture))->players[SUMI_BLACK].level, ==, 2);
}

/* Two people at one computer have no colours to swap: it would be the same game again. */
static void
test_again_of_two (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");

  start (fixture, &terms, NULL);
  click (fixture, "d3");
  act (fixture, "play.agree");
  g_assert_cmpint (sumi_live_game_get_state (get_game (fixture)), ==, SUMI_LIVE_OVER);
  g_assert_nonnull (sumi_ui_test_find_button (fixture->page, "play.next"));
  g_assert_null (sumi_ui_test_find_button (fixture->page, "play.swap-colors"));
}

static gint64 now_us;

static gint64
get_time_us (void)
{
  return now_us;
}

/* SECONDS pass, and the clock ticks. */
static void
tick (Fixture *fixture, int seconds)
{
  now_us += seconds * G_USEC_PER_SEC;
  if (!sumi_live_game_check_time (get_game (fixture)))
    g_signal_emit_by_name (get_game (fixture), "ticked");
}

static gboolean
is_time (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0;
}

/* There is no window manager here that would give the focus to a dialog, and back. */
static void
move_focus (Fixture *fixture)
{
  g_object_notify (G_OBJECT (gtk_native_get_surface (gtk_widget_get_native (fixture->page))),
                   "state");
}

/* A dialog before the window of the page. */
static GtkWindow *
show_dialog (Fixture *fixture)
{
  GtkWindow *dialog = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_transient_for (dialog, GTK_WINDOW (gtk_widget_get_root (fixture->page)));
  gtk_window_set_modal (dialog, TRUE);
  gtk_window_present (dialog);
  move_focus (fixture);
  return dialog;
}

/* The players have their time beside them, which is said when little is left, stands still while
 * nobody sees it or can move, and ends the game. */
static void
test_clock (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = make_terms ("");
  GtkWidget *label;
  GtkWindow *dialog;

  g_assert_null (sumi_ui_test_find_if (fixture->page, is_time, "1:05"));
  sumi_play_page_set_pace (SUMI_PLAY_PAGE (fixture->page),
                           (SumiLivePace){ .get_time_us = get_time_us, .help_nodes = 20000 });
  terms.clock = (SumiClockTerms){ SUMI_CLOCK_GAME, 65, 0 };
  start (fixture, &terms, NULL);
  sumi_ui_test_assert_narrow (fixture->page);
  label = sumi_ui_test_find_if (fixture->page, is_time, "1:05");
  g_assert_nonnull (label);
  tick (fixture, 4);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "1:01");
  g_assert_null (strstr (get_scene (fixture)->news, "left"));
  act (fixture, "play.tell-time");
  g_assert_nonnull (strstr (get_scene (fixture)->news, "Black: 1:01. White: 1:05."));
  tick (fixture, 1);
  g_assert_nonnull (strstr (get_scene (fixture)->news, "One minute is left."));
  g_assert_false (gtk_widget_has_css_class (label, "short"));
  click (fixture, "d3");
  g_assert_cmpstr (get_scene (fixture)->news, ==, "");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "1:00");

  gtk_widget_set_visible (fixture->page, FALSE);
  tick (fixture, 100);
  gtk_widget_set_visible (fixture->page, TRUE);
  g_assert_cmpint (sumi_live_game_get_state (get_game (fixture)), ==, SUMI_LIVE_YOUR_MOVE);
  label = sumi_ui_test_find_if (fixture->page, is_time, "1:05");
  g_assert_nonnull (label);
  dialog = show_dialog (fixture);
  tick (fixture, 100);
  gtk_window_destroy (dialog);
  move_focus (fixture);
  g_assert_cmpint (sumi_live_game_get_state (get_game (fixture)), ==, SUMI_LIVE_YOUR_MOVE);
  tick (fixture, 56);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "0:09");
  g_assert_true (gtk_widget_has_css_class (label, "short"));
  g_assert_nonnull (strstr (get_scene (fixture)->news, "Ten seconds are left."));
  tick (fixture, 9);
  g_assert_cmpstr (get_headline (fixture), ==, "White has no time left: Black wins.");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "0:00");
  act (fixture, "play.next");
  g_assert_nonnull (sumi_ui_test_find_if (fixture->page, is_time, "1:05"));
}

static gboolean
offers_last (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                       "play.bring-back") == 0;
}

/* A match goes on to the next game, and its sheet says how each ended; how it stands is read aloud,
 * too. It is not lost between two of its games. */
static void
test_match (Fixture *fixture, gconstpointer data)
{
  SumiGameTerms terms = { .first = SUMI_BLACK, .players = { { TRUE, 1 }, { TRUE, 1 } } };
  SumiGameTerms people = make_terms ("");
  SumiSeriesTerms series = { .target = 2, .starter_rule = SUMI_STARTER_ALTERNATE };
  GtkWidget *sheet = sumi_ui_test_find (fixture->page, SUMI_TYPE_SCORE_SHEET);
  SumiLiveGame *first;

  start (fixture, &terms, &series);
  g_assert_true (gtk_widget_get_visible (sheet));
  first = get_game (fixture);
  g_assert_cmpint (sumi_live_game_get_state (first), ==, SUMI_LIVE_OVER);
  g_assert_nonnull (sumi_ui_test_find (sheet, ADW_TYPE_ACTION_ROW));
  g_assert_nonnull (strstr (get_scene (fixture)->news, get_headline (fixture)));
  g_assert_nonnull (strstr (get_scene (fixture)->news, "Games won – Player 1: "));
  sumi_ui_test_assert_narrow (fixture->page);
  start (fixture, &people, NULL);
  g_assert_cmpstr (get_scene (fixture)->news, ==, "");
  g_assert_nonnull (sumi_ui_test_find_if (fixture->page, offers_last, NULL));
  act (fixture, "play.bring-back");
  g_assert_cmpint (sumi_live_game_get_state (get_game (fixture)), ==, SUMI_LIVE_OVER);
  first = get_game (fixture);
  g_assert_true (gtk_widget_grab_focus (sumi_ui_test_find (sheet, ADW_TYPE_ACTION_ROW)));
  act (fixture, "play.next");
  /* The rows were made anew. */
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (fixture->page)),
                                         GTK_WIDGET (fixture->board)));
  g_assert_true (get_game (fixture) != first);
}

/* A match with a handicap, in which colours stay and the colour that begins changes, is played
 * again as it began, whoever began its last game, and is the same exercise of a pack. */
static void
test_match_again (Fixture *fixture, gconstpointer data)
{
  const SumiGameTerms terms = { .first = SUMI_BLACK,
                                .handicap = 1,
                                .players = { { TRUE, 1 }, { TRUE, 1 } } };
  const SumiSeriesTerms series = { .kind = SUMI_SERIES_POINTS,
                                   .target = 1,
                                   .starter_rule = SUMI_STARTER_ALTERNATE };
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, &series), again = NULL;

  sumi_match_state_set_exercise (state, "pack", "item");
  sumi_series_add (state->series, sumi_position_start (SUMI_RULES_BLACK_FIRST), SUMI_BLACK);
  state->terms.first = SUMI_WHITE;
  sumi_game_terms_begin (&state->terms, &state->game);
  g_assert_true (sumi_match_state_is_sound (state));
  sumi_play_page_start (SUMI_PLAY_PAGE (fixture->page), state);
  wait (fixture);
  g_assert_nonnull (strstr (get_scene (fixture)->news, " has won the match, "));
  act (fixture, "play.next");
  g_assert_cmpint (sumi_live_game_get_terms (get_game (fixture))->first, ==, SUMI_BLACK);
  again = sumi_play_page_get_state (SUMI_PLAY_PAGE (fixture->page));
  g_assert_cmpstr (again->pack, ==, "pack");
  g_assert_cmpstr (again->item, ==, "item");
}

/* A game that is left for a new one is not lost, nor is the new one when the old comes back; one
 * that is over, or had not begun, is let go. The way back is offered where the new one begins. */
static void
test_left_game (Fixture *fixture, gconstpointer data)
{
  SumiPlayPage *page = SUMI_PLAY_PAGE (fixture->page);
  SumiGameTerms terms = make_terms ("");
  SumiGameTerms with_opening = make_terms ("d3c3");
  SumiPlayView *view = sumi_play_page_get_view (page);

  start (fixture, &with_opening, NULL);
  start (fixture, &terms, NULL);
  g_assert_false (sumi_play_page_has_left (page));
  g_assert_null (sumi_ui_test_find_if (fixture->page, offers_last, NULL));
  click (fixture, "d3");
  start (fixture, &with_opening, NULL);
  g_assert_true (sumi_play_page_has_left (page));
  g_assert_nonnull (sumi_ui_test_find_if (fixture->page, offers_last, NULL));
  sumi_ui_test_assert_narrow (fixture->page);
  click (fixture, "c4");
  click (fixture, "c5");
  g_assert_null (sumi_ui_test_find_if (fixture->page, offers_last, NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (view), "play.bring-back", NULL));
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("d3"));
  act (fixture, "play.bring-back");
  g_assert_cmpint (get_scene (fixture)->last_move, ==, square_of ("c5"));
}

/* Two moves before the end, and Black wins. */
#define NEARLY_OVER                                                                                \
  "f5f6e6f4g6d7c3c5d3g4c6c4e8g7f3c7h4b2g5h3b4f2e7e3g8a4c2c8b5d6a2c1b1h8d1a5h2e2b7a6g3f7g2h5d2b6h7" \
  "g1h6a1a7d8f1h1b3e1b8a8a3"

static void
played_cb (GString *heard, const char *name)
{
  g_string_append_printf (heard, "%s ", name);
}

/* The end of a game is heard. */
static void
test_end_is_heard (Fixture *fixture, gconstpointer data)
{
  SumiSounds *sounds = sumi_sounds_get_default ();
  g_autoptr (GString) heard = g_string_new (NULL);
  gulong handler = g_signal_connect_swapped (sounds, "played", G_CALLBACK (played_cb), heard);
  SumiGameTerms terms = make_terms (NEARLY_OVER);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  SumiColor side = sumi_game_get_position (&state->game).turn;

  g_object_set (sounds, "is-on", TRUE, NULL);
  state->terms.players[sumi_color_opposite (side)] = (SumiPlayer){ TRUE, 3 };
  sumi_play_page_start (SUMI_PLAY_PAGE (fixture->page), state);
  wait (fixture);
  g_string_truncate (heard, 0);
  click (fixture, "f8");
  g_assert_cmpint (sumi_live_game_get_state (get_game (fixture)), ==, SUMI_LIVE_OVER);
  g_assert_cmpstr (heard->str, ==, "end move turn ");
  g_object_set (sounds, "is-on", FALSE, NULL);
  g_signal_handler_disconnect (sounds, handler);
}

static gboolean
is_page_settled (gpointer data)
{
  Fixture *fixture = data;

  return is_settled (get_game (fixture));
}

static gboolean
is_file (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
has_left (gpointer page)
{
  return sumi_play_page_has_left (page);
}

static gboolean
has_state (gpointer page)
{
  g_autoptr (SumiMatchState) state = sumi_play_page_get_state (page);

  return state != NULL;
}

/* What is played is there again in another page. A game that is begun before the file is read does
 * not take the place of the one in it. */
static void
test_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.json", NULL);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);
  g_autoptr (SumiMatchState) before = NULL;
  g_autoptr (SumiMatchState) after = NULL;
  g_autoptr (SumiMatchState) fresh = NULL;
  SumiGameTerms terms = make_terms ("");
  GtkWidget *other = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));

  start (fixture, &terms, NULL);
  click (fixture, "d3");
  sumi_play_page_set_saved_game (SUMI_PLAY_PAGE (fixture->page), saved);
  sumi_ui_test_wait (is_page_settled, fixture);
  sumi_ui_test_wait (is_file, path);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  before = sumi_play_page_get_state (SUMI_PLAY_PAGE (fixture->page));

  sumi_play_page_set_saved_game (SUMI_PLAY_PAGE (other), saved);
  g_assert_false (has_state (other));
  sumi_ui_test_wait (has_state, other);
  after = sumi_play_page_get_state (SUMI_PLAY_PAGE (other));
  g_assert_true (sumi_match_state_equal (before, after));
  g_object_unref (other);

  other = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));
  sumi_play_page_set_saved_game (SUMI_PLAY_PAGE (other), saved);
  fresh = sumi_match_state_new (&terms, NULL);
  sumi_play_page_start (SUMI_PLAY_PAGE (other), fresh);
  g_assert_false (sumi_play_page_has_left (SUMI_PLAY_PAGE (other)));
  sumi_ui_test_wait (has_left, other);
  g_object_unref (other);
  sumi_saved_game_keep (saved, NULL);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  g_rmdir (folder);
}

/* The last move is in the file when a page is gone, so that the next one begins with it. */
static void
test_saved_at_once (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.json", NULL);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);
  SumiPlayPage *page = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));
  SumiPlayPage *next = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));
  SumiGameTerms terms = make_terms ("");
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL), after = NULL;
  SumiLiveGame *game;

  sumi_play_page_set_saved_game (page, saved);
  sumi_play_page_start (page, state);
  sumi_ui_test_wait (is_file, path);
  game = sumi_live_match_get_game (sumi_play_view_get_match (sumi_play_page_get_view (page)));
  /* The second one waits for the main loop to hear that the first one is written. */
  sumi_live_game_choose (game, square_of ("d3"));
  sumi_live_game_choose (game, square_of ("c3"));
  g_object_unref (page);
  sumi_play_page_set_saved_game (next, saved);
  sumi_ui_test_wait (has_state, next);
  after = sumi_play_page_get_state (next);
  g_assert_cmpuint (after->game.n_moves, ==, 2);
  g_object_unref (next);
  g_clear_object (&saved);
  sumi_ui_test_settle ();
  sumi_ui_test_remove_folder (folder);
}

/* A game that can be brought back waits for its learner while another one goes on, also in a new
 * page. */
static void
test_left_by_other (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *own_path = g_build_filename (folder, "own", "game.json", NULL);
  g_autofree char *other_path = g_build_filename (folder, "other", "game.json", NULL);
  g_autoptr (SumiSavedGame) own = sumi_saved_game_new (own_path);
  g_autoptr (SumiSavedGame) other = sumi_saved_game_new (other_path);
  SumiPlayPage *page = SUMI_PLAY_PAGE (fixture->page);
  SumiPlayPage *next = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));
  g_autoptr (SumiMatchState) state = NULL;
  SumiGameTerms terms = make_terms ("");

  sumi_play_page_set_saved_game (page, own);
  start (fixture, &terms, NULL);
  click (fixture, "d3");
  start (fixture, &terms, NULL);
  g_assert_true (sumi_play_page_has_left (page));
  sumi_play_page_set_saved_game (page, other);
  g_assert_false (sumi_play_page_has_left (page));
  sumi_play_page_continue (next, page);
  g_assert_false (sumi_play_page_has_left (next));
  sumi_play_page_set_saved_game (next, own);
  g_assert_true (sumi_play_page_has_left (next));
  gtk_widget_activate_action (GTK_WIDGET (next), "play.bring-back", NULL);
  state = sumi_play_page_get_state (next);
  g_assert_cmpuint (state->game.n_moves, ==, 1);
  g_object_unref (next);
  g_clear_object (&own);
  g_clear_object (&other);
  sumi_ui_test_settle ();
  sumi_ui_test_remove_folder (folder);
}

/* A game that is begun before the file is read is kept, though the page goes before, too. */
static void
test_saved_gone (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL), *problem = NULL;
  g_autofree char *path = g_build_filename (folder, "game.json", NULL);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);
  GtkWidget *other = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));
  SumiGameTerms terms = make_terms ("");
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL), loaded = NULL;

  sumi_play_page_set_saved_game (SUMI_PLAY_PAGE (other), saved);
  sumi_play_page_start (SUMI_PLAY_PAGE (other), state);
  g_object_unref (other);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  loaded = sumi_saved_game_load (saved, &problem);
  g_assert_nonnull (loaded);
  sumi_ui_test_settle ();
  sumi_ui_test_remove_folder (folder);
}

/* Whoever is left at any moment while their saved game is looked for does not take over another's;
 * that one is still there for its owner. */
static void
test_saved_left (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *shared = g_build_filename (folder, "game.json", NULL);
  g_autofree char *path = g_build_filename (folder, "other", "game.json", NULL);
  g_autofree char *own = g_build_filename (folder, "owner", "game.json", NULL);
  g_autoptr (SumiSavedGame) first = sumi_saved_game_new (shared), last = sumi_saved_game_new (own);
  SumiPlayView *view = sumi_play_page_get_view (SUMI_PLAY_PAGE (fixture->page));
  GtkWidget *other = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));
  SumiGameTerms terms = make_terms ("");

  start (fixture, &terms, NULL);
  click (fixture, "d3");
  sumi_live_match_set_learner (sumi_play_view_get_match (view), "owner");
  sumi_saved_game_keep (first, sumi_play_view_get_match (view));
  g_assert_true (sumi_saved_game_flush (first, NULL));
  g_clear_object (&first);
  for (gulong pause_us = 0; pause_us < MAX_READING_US; pause_us++)
    {
      g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);

      sumi_saved_game_take_over (saved, shared, "other");
      sumi_play_page_set_saved_game (SUMI_PLAY_PAGE (other), saved);
      g_usleep (pause_us);
    }
  sumi_saved_game_take_over (last, shared, "owner");
  sumi_play_page_set_saved_game (SUMI_PLAY_PAGE (other), last);
  sumi_ui_test_wait (has_state, other);
  g_object_unref (other);
  g_clear_object (&last);
  sumi_ui_test_settle ();
  sumi_ui_test_remove_folder (folder);
}

static gboolean
is_placed_error (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "error")
         && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), "Line 1, column ");
}

/* What is agreed on the page is what is played; a text with a mistake is told of, with its
 * place, and bars the way. */
static void
test_new_game (void)
{
  static const struct
  {
    const char *text;
    gboolean is_right;
    int n_moves;
  } cases[] = {
    { "", TRUE, -1 },
    { "f5d6c3", TRUE, 3 },
    { "f5d6a1", FALSE, -1 },
    { "f5d6c3x", FALSE, -1 },
    { "...........................OX......XO........................... X", TRUE, 0 },
  };
  GtkWidget *page = g_object_ref_sink (sumi_new_game_page_new (NULL, 1, FALSE));
  SumiStartRow *row = SUMI_START_ROW (sumi_ui_test_find (page, SUMI_TYPE_START_ROW));

  sumi_ui_test_assert_narrow (page);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiTranscript opening;
      g_autoptr (SumiMatchState) state = NULL;

      sumi_start_row_set_text (row, cases[i].text);
      g_assert_cmpint (sumi_start_row_is_right (row), ==, cases[i].is_right);
      g_assert_cmpint (sumi_start_row_get_opening (row, &opening), ==, cases[i].n_moves >= 0);
      if (!cases[i].is_right)
        {
          g_assert_nonnull (sumi_ui_test_find_if (page, is_placed_error, NULL));
          continue;
        }
      state = sumi_new_game_page_create_state (SUMI_NEW_GAME_PAGE (page));
      g_assert_cmpint (state->terms.has_opening, ==, cases[i].n_moves >= 0);
      g_assert_cmpuint (state->game.index, ==, (guint) MAX (cases[i].n_moves, 0));
      g_assert_true (state->terms.players[SUMI_WHITE].is_program);
      g_assert_false (state->terms.players[SUMI_BLACK].is_program);
    }
  g_assert_finalize_object (page);
}

/* Activates those shortcuts of VIEW whose triggers begin with KEY. */
static void
press_in (GtkWidget *view, const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (view);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

      for (guint j = 0; G_IS_LIST_MODEL (shortcuts)
                        && j < g_list_model_get_n_items (shortcuts); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, j);
          g_autofree char *trigger
            = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_str_has_prefix (trigger, key))
            gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, view,
                                          gtk_shortcut_get_arguments (shortcut));
        }
    }
}

static gboolean
is_at_top (gpointer adjustment)
{
  return gtk_adjustment_get_value (adjustment) < 1;
}

static gboolean
is_below_top (gpointer adjustment)
{
  return !is_at_top (adjustment);
}

/* Page Down scrolls what can be chosen though "Start", which is below that, has the focus. */
static void
test_page_keys (void)
{
  GtkWidget *window = gtk_window_new (), *page = sumi_new_game_page_new (NULL, 1, FALSE);
  GtkWidget *view = gtk_widget_get_ancestor (sumi_ui_test_find (page, SUMI_TYPE_START_ROW),
                                             GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *scrolling;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 300);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  gtk_widget_grab_focus (page);
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), view));
  scrolling = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (view));
  g_assert_true (is_at_top (scrolling));
  press_in (view, "Page_Down|");
  sumi_ui_test_wait (is_below_top, scrolling);
  press_in (view, "Page_Up|");
  sumi_ui_test_wait (is_at_top, scrolling);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A screen reader says what a match is played to by the title of the row alone. */
static void
test_target_name (void)
{
  GtkWidget *page = g_object_ref_sink (sumi_new_game_page_new (NULL, 1, FALSE));
  GtkAccessible *target = GTK_ACCESSIBLE (sumi_ui_test_find (page, GTK_TYPE_SPIN_BUTTON));

  g_assert_true (gtk_test_accessible_has_relation (target, GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_assert_false (gtk_test_accessible_has_property (target, GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_finalize_object (page);
}

/* A match is played to the number that is typed, also where a key starts it from there. */
static void
test_typed_target (void)
{
  GtkWidget *page = g_object_ref_sink (sumi_new_game_page_new (NULL, 1, FALSE));
  GtkSpinButton *target = GTK_SPIN_BUTTON (sumi_ui_test_find (page, GTK_TYPE_SPIN_BUTTON));

  gtk_editable_set_text (GTK_EDITABLE (target), "7");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (target), ==, 3);
  g_assert_true (gtk_widget_activate_action (page, "new-game.start", NULL));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (target), ==, 7);
  g_assert_finalize_object (page);
}

/* A balanced opening is drawn anew each time, whatever stands in the field. */
static void
test_balanced (void)
{
  GtkWidget *page = g_object_ref_sink (sumi_new_game_page_new (NULL, 1, FALSE));
  GtkWidget *field = sumi_ui_test_find (page, SUMI_TYPE_START_ROW);
  GtkWidget *row = sumi_ui_test_find_row (page, "Balanced opening");
  GtkWidget *toggle = sumi_ui_test_find (row, GTK_TYPE_SWITCH);
  g_autoptr (SumiMatchState) one = NULL;
  g_autoptr (SumiMatchState) two = NULL;

  while (!gtk_widget_get_visible (row))
    g_main_context_iteration (NULL, TRUE);
  sumi_start_row_set_text (SUMI_START_ROW (field), "f5d6a1");
  gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
  g_assert_false (gtk_widget_get_sensitive (field));
  one = sumi_new_game_page_create_state (SUMI_NEW_GAME_PAGE (page));
  two = sumi_new_game_page_create_state (SUMI_NEW_GAME_PAGE (page));
  g_assert_cmpuint (one->game.index, ==, 8);
  g_assert_cmpuint (two->game.index, ==, 8);
  g_assert_false (sumi_position_equal (one->game.positions[8], two->game.positions[8]));
  g_assert_true (sumi_match_state_is_sound (one));
  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  g_assert_true (gtk_widget_get_sensitive (field));
  g_assert_finalize_object (page);
}

/* Who fits the learner is proposed until a level is chosen; then that one is, whoever would fit. */
static void
test_fitting_opponent (void)
{
  const SumiGameTerms terms = { .first = SUMI_BLACK, .players = { { FALSE, 0 }, { TRUE, 7 } } };
  g_autoptr (SumiMatchState) last = sumi_match_state_new (&terms, NULL);
  static const struct
  {
    gboolean has_last, fits;
    int level;
    const char *note;
  } cases[] = {
    { TRUE, TRUE, 4, "How your games end decides which level this is. At present: Level 4: casual "
                     "player. It " },
    { TRUE, FALSE, 7, "It " },
    { FALSE, TRUE, 4, "How your games" },
    { FALSE, FALSE, 4, "It " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *page = g_object_ref_sink (
          sumi_new_game_page_new (cases[i].has_last ? last : NULL, 4, cases[i].fits));
      GtkWidget *row = sumi_ui_test_find_row (page, "Opponent");
      GtkWidget *note = sumi_ui_test_find_row (page, "What to expect");
      g_autoptr (SumiMatchState) state
        = sumi_new_game_page_create_state (SUMI_NEW_GAME_PAGE (page));

      g_assert_cmpint (sumi_new_game_page_is_fitting (SUMI_NEW_GAME_PAGE (page)), ==,
                       cases[i].fits);
      g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (note)),
                                       cases[i].note));
      g_assert_cmpint (state->terms.players[SUMI_WHITE].level, ==, cases[i].level);
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), 8);
      g_assert_false (sumi_new_game_page_is_fitting (SUMI_NEW_GAME_PAGE (page)));
      g_assert_finalize_object (page);
    }
}

/* All that is chosen is there again on a page in another language. */
static void
test_new_game_again (void)
{
  GtkWidget *old = g_object_ref_sink (sumi_new_game_page_new (NULL, 4, TRUE));
  GtkWidget *page;
  GQueue rows = G_QUEUE_INIT, new_rows = G_QUEUE_INIT;
  guint n = 0;

  g_queue_push_tail (&rows, old);
  for (GList *link = rows.head; link != NULL; link = link->next)
    {
      GtkWidget *widget = link->data;

      if (ADW_IS_COMBO_ROW (widget))
        adw_combo_row_set_selected (
            ADW_COMBO_ROW (widget),
            g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (widget))) - 1);
      else if (GTK_IS_SWITCH (widget))
        gtk_switch_set_active (GTK_SWITCH (widget), TRUE);
      else if (GTK_IS_SPIN_BUTTON (widget))
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), 41);
      else if (SUMI_IS_START_ROW (widget))
        sumi_start_row_set_text (SUMI_START_ROW (widget), "f5d6 and");
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_queue_push_tail (&rows, child);
    }
  page = g_object_ref_sink (sumi_new_game_page_new_again (SUMI_NEW_GAME_PAGE (old)));
  g_queue_push_tail (&new_rows, page);
  for (GList *link = new_rows.head; link != NULL; link = link->next)
    {
      GtkWidget *widget = link->data;
      g_autofree char *text = NULL;

      n += ADW_IS_COMBO_ROW (widget) || GTK_IS_SWITCH (widget) || GTK_IS_SPIN_BUTTON (widget)
           || SUMI_IS_START_ROW (widget);
      if (ADW_IS_COMBO_ROW (widget))
        g_assert_cmpuint (
            adw_combo_row_get_selected (ADW_COMBO_ROW (widget)), ==,
            g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (widget))) - 1);
      else if (GTK_IS_SWITCH (widget))
        g_assert_true (gtk_switch_get_active (GTK_SWITCH (widget)));
      else if (GTK_IS_SPIN_BUTTON (widget))
        g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (widget)), ==, 41);
      else if (SUMI_IS_START_ROW (widget))
        {
          text = sumi_start_row_get_text (SUMI_START_ROW (widget));
          g_assert_cmpstr (text, ==, "f5d6 and");
        }
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_queue_push_tail (&new_rows, child);
    }
  /* One of the switches is hidden in the expander. */
  g_assert_cmpuint (n, ==, 9 + 5 + 1 + 1);
  g_queue_clear (&rows);
  g_queue_clear (&new_rows);
  g_assert_finalize_object (old);
  g_assert_finalize_object (page);
}

/* The page is a level, a colour and a button; all else is one press away, and laid out only then.
 * Every choice is shown whole, looks like no other of its row, and is said with the row. */
static void
test_choices (void)
{
  GtkWidget *page = g_object_ref_sink (sumi_new_game_page_new (NULL, 4, FALSE));
  GtkWidget *more = sumi_ui_test_find (page, ADW_TYPE_EXPANDER_ROW);
  GtkWidget *rules
      = gtk_revealer_get_child (GTK_REVEALER (sumi_ui_test_find (more, GTK_TYPE_REVEALER)));
  g_autoptr (SumiMatchState) state = sumi_new_game_page_create_state (SUMI_NEW_GAME_PAGE (page));
  GQueue rows = G_QUEUE_INIT;
  guint n_rows = 0;

  g_assert_cmpint (state->terms.players[SUMI_WHITE].level, ==, 4);
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (more)));
  g_assert_false (gtk_widget_get_visible (rules));
  g_assert_true (gtk_widget_activate_action (page, "new-game.more", NULL));
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (more)));
  g_assert_true (gtk_widget_get_visible (rules));

  g_queue_push_tail (&rows, page);
  while (!g_queue_is_empty (&rows))
    {
      GtkWidget *widget = g_queue_pop_head (&rows);
      GListModel *choices;

      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_queue_push_tail (&rows, child);
      if (!ADW_IS_COMBO_ROW (widget))
        continue;
      n_rows++;
      choices = adw_combo_row_get_model (ADW_COMBO_ROW (widget));
      for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
        {
          g_autofree char *name = NULL;

          adw_combo_row_set_selected (ADW_COMBO_ROW (widget), i);
          sumi_ui_test_assert_narrow (page);
          g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)), ==,
                           gtk_string_list_get_string (GTK_STRING_LIST (choices), i));
          g_assert_cmpint (adw_action_row_get_subtitle_lines (ADW_ACTION_ROW (widget)), ==, 0);
          name = g_strdup_printf ("%s: %s",
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)),
                                  gtk_string_list_get_string (GTK_STRING_LIST (choices), i));
          gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
        }
    }
  g_assert_cmpuint (n_rows, ==, 9);
  g_assert_finalize_object (page);
}

/* What was agreed last is proposed again. */
static void
test_proposal (void)
{
  static const SumiGameTerms cases[] = {
    { .first = SUMI_WHITE, .handicap = 3, .players = { { FALSE, 0 }, { TRUE, 7 } } },
    { .first = SUMI_BLACK, .has_trays = TRUE, .players = { { TRUE, 2 }, { FALSE, 0 } } },
    { .first = SUMI_BLACK, .turns_by_hand = TRUE },
    { .first = SUMI_WHITE, .scoring = SUMI_SCORING_EMPTIES_TO_WINNER,
      .players = { { TRUE, 1 }, { TRUE, 9 } } },
    { .first = SUMI_BLACK, .clock = { SUMI_CLOCK_MOVE, 30, 0 } },
  };
  const SumiSeriesTerms series = { .kind = SUMI_SERIES_POINTS,
                                   .target = 77,
                                   .starter_rule = SUMI_STARTER_LOSER };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SumiMatchState) last = sumi_match_state_new (&cases[i], i % 2 ? &series : NULL);
      GtkWidget *page = g_object_ref_sink (sumi_new_game_page_new (last, 5, FALSE));
      g_autoptr (SumiMatchState) next = sumi_new_game_page_create_state (SUMI_NEW_GAME_PAGE (page));

      next->terms.seed = last->terms.seed;
      g_assert_true (sumi_match_state_equal (last, next));
      g_assert_finalize_object (page);
    }
}

/* In the record the programs are named by their levels, and nobody else is. */
static void
test_record_names (void)
{
  for (int color = 0; color <= SUMI_WHITE; color++)
    {
      SumiGameTerms terms = { .first = SUMI_BLACK };
      g_autoptr (SumiLiveGame) game = NULL;
      SumiGameRecord *record;

      terms.players[color] = (SumiPlayer){ TRUE, color + 2 };
      game = sumi_live_game_new (&terms, SUMI_LIVE_PACE_NORMAL);
      record = sumi_play_words_make_record (game);
      g_assert_cmpstr (record->black, ==, color == SUMI_BLACK ? "Sumi, level 2" : NULL);
      g_assert_cmpstr (record->white, ==, color == SUMI_WHITE ? "Sumi, level 3" : NULL);
      sumi_game_record_free (record);
    }
}

/* A page whose game went on to another page, as when the language changes, is used once more: a
 * button that was pressed by a key acts a moment later. */
static void
test_taken_over (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "play.hint",   "play.take-back", "play.explain",
                                         "play.review", "play.pause",     "play.make-exercise" };
  GtkWidget *view = GTK_WIDGET (sumi_play_page_get_view (SUMI_PLAY_PAGE (fixture->page)));
  SumiGameTerms terms = make_terms ("f5");
  SumiPlayPage *next;

  start (fixture, &terms, NULL);
  next = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));
  sumi_play_page_continue (next, SUMI_PLAY_PAGE (fixture->page));
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_activate_action (view, actions[i], NULL);
  g_assert_null (sumi_play_view_get_match (SUMI_PLAY_VIEW (view)));
  g_assert_nonnull (sumi_play_view_get_match (sumi_play_page_get_view (next)));
  g_assert_finalize_object (next);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, function)                                                                        \
  g_test_add ("/ui/play-page/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("empty", test_empty);
  ADD ("moves", test_moves);
  ADD ("taken-over", test_taken_over);
  ADD ("opening", test_opening);
  ADD ("illegal", test_illegal);
  ADD ("players-line", test_players_line);
  ADD ("program", test_program);
  ADD ("ponder", test_ponder);
  ADD ("pass", test_pass);
  ADD ("by-hand", test_by_hand);
  ADD ("handed-over", test_handed_over);
  ADD ("warning", test_warning);
  ADD ("values", test_values);
  ADD ("values-key", test_values_key);
  ADD ("hints-and-reasons", test_hints_and_reasons);
  ADD ("why-before-the-first-move", test_why_before_the_first_move);
  ADD ("why-names-its-move", test_why_names_its_move);
  ADD ("again", test_again);
  ADD ("again-of-two", test_again_of_two);
  ADD ("match-again", test_match_again);
  ADD ("clock", test_clock);
  ADD ("match", test_match);
  ADD ("left-game", test_left_game);
  ADD ("end-is-heard", test_end_is_heard);
  ADD ("saved", test_saved);
  ADD ("saved/at-once", test_saved_at_once);
  ADD ("saved/left-by-other", test_left_by_other);
  ADD ("saved/gone", test_saved_gone);
  ADD ("saved/left", test_saved_left);
#undef ADD
  g_test_add_func ("/ui/play-page/record-names", test_record_names);
  g_test_add_func ("/ui/new-game-page/start", test_new_game);
  g_test_add_func ("/ui/new-game-page/balanced", test_balanced);
  g_test_add_func ("/ui/new-game-page/page-keys", test_page_keys);
  g_test_add_func ("/ui/new-game-page/target-name", test_target_name);
  g_test_add_func ("/ui/new-game-page/typed-target", test_typed_target);
  g_test_add_func ("/ui/new-game-page/fitting-opponent", test_fitting_opponent);
  g_test_add_func ("/ui/new-game-page/again", test_new_game_again);
  g_test_add_func ("/ui/new-game-page/choices", test_choices);
  g_test_add_func ("/ui/new-game-page/proposal", test_proposal);
  return sumi_ui_test_run ();
}
