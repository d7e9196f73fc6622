/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-view.h"
#include "sumi-demonstration-view.h"
#include "sumi-disc-icon.h"
#include "sumi-exercise-scene.h"
#include "sumi-game-transfer.h"
#include "sumi-openings.h"
#include "sumi-question.h"
#include "sumi-record.h"
#include "sumi-review-graph.h"
#include "sumi-review-list.h"
#include "sumi-review-memory.h"
#include "sumi-review-move-view.h"
#include "sumi-review-words.h"
#include "sumi-ui-focus.h"
#include "sumi-ui.h"

struct _SumiReviewPage
{
  SumiPage parent_instance;

  SumiGameReview *review;
  SumiPractice *practice;
  SumiKeptGames *games; /* NULL: there are none */
  const SumiReviewMove *practised; /* the mistake that the practice is about, or NULL */
  guint n_to_practise;             /* lessons that are still to be made puzzles of, one by one */
  SumiSquare pointed;

  SumiDiscIcon *side_disc;
  GtkLabel *side_label;
  GtkMenuButton *menu_button;
  GtkLabel *value;
  SumiBoardView *board;
  GtkWidget *searching;
  GtkProgressBar *progress;
  GtkWidget *stopped;
  GtkWidget *report;
  GtkWidget *key;
  SumiReviewGraph *graph;
  SumiReviewMoveView *move_view;
  GtkWidget *demonstration_box;
  SumiDemonstrationView *demonstration_view;
  SumiDemonstration *demonstration; /* the one that is watched, or NULL */
  SumiReviewMemory *memory;
  SumiReviewList *list;
  GtkWidget *walk; /* the buttons that go from move to move */
};

enum
{
  PUZZLE_WANTED,
  LESSON_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiReviewPage, sumi_review_page, SUMI_TYPE_PAGE)

/* The mistake that was just made; NULL if the last move was none. */
static const SumiReviewMove *
get_mistake (SumiReviewPage *self)
{
  const SumiReviewMove *move = sumi_game_review_get_choice (self->review);

  return move != NULL && sumi_review_is_mistake (move) ? move : NULL;
}

static SumiBoardScene *
make_scene (SumiReviewPage *self)
{
  const SumiReviewMove *mistake = get_mistake (self);
  SumiBitboard pointed = self->pointed < 64 ? sumi_bitboard_of (self->pointed) : 0;
  SumiBoardSceneSpec spec = {
    .position = sumi_game_review_get_position (self->review),
    .last_move = sumi_game_review_get_last_move (self->review),
    .undone_move = SUMI_SQUARE_NONE,
    .lit = pointed,
    .news = sumi_review_graph_get_description (self->graph),
  };

  if (mistake != NULL)
    {
      spec.bad = sumi_bitboard_of (mistake->move);
      spec.good = sumi_bitboard_of (mistake->best);
    }
  if (mistake != NULL && sumi_review_move_view_is_read (self->move_view))
    {
      SumiReviewReason reason
        = sumi_review_find_reason (sumi_game_review_get_review (self->review), mistake);
      SumiReviewMarks marks;

      sumi_review_reason_mark (&reason, mistake->before, &marks);
      spec.lit |= marks.squares;
      if (marks.from != SUMI_SQUARE_NONE)
        spec.line = (SumiBoardArrow){ marks.from, marks.to };
    }
  return sumi_board_scene_new (&spec);
}

/* What line is shown. */
static const char *
get_line_title (SumiReviewPage *self)
{
  return sumi_game_review_get_line (self->review) == SUMI_LINE_BEST
             ? _("Not the game: what was better")
             : _("Not the game: what the move leads to");
}

/* A line that is SHOWN, as the graph says it, whose keys walk through it. */
static char *
describe_line (SumiReviewPage *self, SumiBoardScene *shown)
{
  const char *news = sumi_board_scene_get (shown)->news;

  return sumi_demonstration_get_index (self->demonstration) == 0
             ? g_strdup_printf ("%s\n%s", get_line_title (self), news)
             : g_strdup (news);
}

static void
update_board (SumiReviewPage *self)
{
  g_autoptr (SumiBoardScene) scene = NULL;
  g_autofree char *line = NULL;

  if (self->demonstration != NULL)
    {
      scene = sumi_exercise_scene_of_step (self->demonstration,
                                           (SumiExerciseSceneOptions){ .pointed = self->pointed });
      line = describe_line (self, scene);
    }
  sumi_review_graph_set_line (self->graph, line);
  if (scene == NULL)
    scene = make_scene (self);
  sumi_board_view_set_scene (self->board, scene);
}

/* The side to move, or that nobody is. */
static void
update_side (SumiReviewPage *self)
{
  SumiPosition position = self->demonstration != NULL
                              ? sumi_demonstration_get_position (self->demonstration)
                              : sumi_game_review_get_position (self->review);
  gboolean is_over = sumi_position_is_over (position);

  gtk_widget_set_visible (GTK_WIDGET (self->side_disc), !is_over);
  sumi_disc_icon_set_color (self->side_disc, position.turn);
  gtk_label_set_label (self->side_label,
                       is_over ? _("Game over") : sumi_turn_to_text (position.turn));
}

/* Puts how the game ended, where the board does not say it, above TEXT, which is taken. */
static char *
add_ending (SumiReviewPage *self, char *text)
{
  g_autofree char *value = text;
  g_autofree char *ending
    = sumi_game_transfer_word_ending (sumi_game_review_get_record (self->review),
                                      sumi_game_review_get_ply (self->review));

  return ending != NULL ? g_strdup_printf ("%s\n%s", ending, value) : g_steal_pointer (&value);
}

static void
update_value (SumiReviewPage *self)
{
  const SumiReview *review = sumi_game_review_get_review (self->review);
  const SumiTranscript *moves = &sumi_game_review_get_record (self->review)->moves;
  int ply = sumi_game_review_get_ply (self->review);
  g_autofree char *text = NULL;

  if (self->demonstration != NULL)
    text = g_strdup (get_line_title (self));
  else if (review != NULL)
    text = sumi_review_value_to_text (review->values[ply],
                                      sumi_position_is_over (
                                          sumi_game_review_get_position (self->review)));
  else
    /* Translators: which move of a game is on the board, and how many there are. */
    text = g_strdup_printf (_("Move %d of %d"), sumi_transcript_count_moves (moves, ply),
                            sumi_transcript_count_moves (moves, moves->n_moves));
  if (self->demonstration == NULL)
    text = add_ending (self, text);
  gtk_label_set_label (self->value, text);
}

static void
update_search (SumiReviewPage *self)
{
  gboolean is_searching = sumi_game_review_is_searching (self->review);
  gboolean is_made = sumi_game_review_get_review (self->review) != NULL;

  gtk_widget_set_visible (self->searching, is_searching);
  gtk_progress_bar_set_fraction (self->progress, sumi_game_review_get_progress (self->review));
  gtk_widget_set_visible (self->stopped, !is_searching && !is_made);
  gtk_widget_set_visible (self->report,
                          sumi_game_review_get_record (self->review)->moves.n_moves > 0);
  gtk_widget_set_visible (self->key, is_made && gtk_widget_get_visible (self->report));
}

static void
update_actions (SumiReviewPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const SumiTranscript *moves = &sumi_game_review_get_record (self->review)->moves;
  SumiPracticeState state = sumi_practice_get_state (self->practice);
  int ply = sumi_game_review_get_ply (self->review), n = moves->n_moves;
  gboolean can_go_back = ply > 0, can_go_on = ply < n;

  if (self->demonstration != NULL)
    {
      guint index = sumi_demonstration_get_index (self->demonstration);

      can_go_back = index > 0;
      can_go_on = index < sumi_demonstration_get_n_moves (self->demonstration);
    }
  gtk_widget_action_set_enabled (widget, "review.first", can_go_back);
  gtk_widget_action_set_enabled (widget, "review.back", can_go_back);
  gtk_widget_action_set_enabled (widget, "review.forward", can_go_on);
  gtk_widget_action_set_enabled (widget, "review.last", can_go_on);
  gtk_widget_action_set_enabled (widget, "review.previous-mistake",
                                 sumi_game_review_find_mistake (self->review, -1) != NULL);
  gtk_widget_action_set_enabled (widget, "review.next-mistake",
                                 sumi_game_review_find_mistake (self->review, 1) != NULL);
  gtk_widget_action_set_enabled (widget, "review.show-line", get_mistake (self) != NULL);
  gtk_widget_action_set_enabled (widget, "review.show-best", get_mistake (self) != NULL);
  gtk_widget_action_set_enabled (widget, "review.practise",
                                 state == SUMI_PRACTICE_POSSIBLE || state == SUMI_PRACTICE_ADDED);
  gtk_widget_action_set_enabled (widget, "review.practise-all",
                                 sumi_game_review_get_review (self->review) != NULL);
  gtk_widget_action_set_enabled (widget, "review.open-lesson",
                                 sumi_game_review_get_review (self->review) != NULL);
  gtk_widget_action_set_enabled (widget, "review.copy-moves", sumi_game_transfer_has_moves (moves));
}

/* A proof is looked for only while its mistake is in sight. */
static void
update_practice (SumiReviewPage *self)
{
  const SumiReviewMove *mistake = get_mistake (self);
  const SumiGameRecord *record = sumi_game_review_get_record (self->review);

  if (mistake == self->practised)
    return;
  self->practised = mistake;
  if (mistake == NULL)
    sumi_practice_set_mistake (self->practice, NULL);
  else
    sumi_practice_set_mistake (self->practice,
                               &(SumiOwnMistake){ mistake->before, mistake->move, record->black,
                                                  record->white, record->date,
                                                  record->scoring });
}

static void
demonstration_changed_cb (SumiReviewPage *self)
{
  update_board (self);
  update_side (self);
  update_actions (self);
}

static void
watch_demonstration (SumiReviewPage *self, SumiDemonstration *demonstration)
{
  if (demonstration == self->demonstration)
    return;
  if (self->demonstration != NULL)
    g_signal_handlers_disconnect_by_data (self->demonstration, self);
  g_set_object (&self->demonstration, demonstration);
  sumi_demonstration_view_set_demonstration (self->demonstration_view, demonstration);
  gtk_widget_set_visible (self->demonstration_box, demonstration != NULL);
  if (demonstration == NULL)
    return;
  g_signal_connect_swapped (demonstration, "changed", G_CALLBACK (demonstration_changed_cb), self);
  sumi_ui_bring_into_sight (self->demonstration_box);
  if (adw_get_enable_animations (GTK_WIDGET (self)))
    sumi_demonstration_play (demonstration);
}

/* What can be done with a game that is kept. */
static void
update_kept (SumiReviewPage *self)
{
  const SumiGameRecord *record = sumi_game_review_get_record (self->review);
  gboolean is_kept
    = self->games != NULL && sumi_kept_games_find (self->games, record) != NULL;
  SumiTranscript line;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.openings",
                                 is_kept && sumi_review_page_get_opening (self, &line));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.names",
                                 is_kept && (record->black != NULL || record->white != NULL));
}

static void
review_changed_cb (SumiReviewPage *self)
{
  const SumiGameRecord *record = sumi_game_review_get_record (self->review);
  const SumiReviewMove *move = sumi_game_review_get_choice (self->review);

  watch_demonstration (self, sumi_game_review_get_demonstration (self->review));
  update_practice (self);
  sumi_review_move_view_show (self->move_view, sumi_game_review_get_review (self->review), move,
                              move != NULL ? sumi_game_record_get_time (record, move->ply) : 0);
  update_board (self);
  update_side (self);
  update_value (self);
  update_search (self);
  update_actions (self);
  update_kept (self);
}

/* Shows the next of the lessons that are to be practised, which starts the search for its proof. */
static void
show_lesson (SumiReviewPage *self)
{
  const SumiReview *review = sumi_game_review_get_review (self->review);
  guint i = review->lessons[review->n_lessons - self->n_to_practise];

  sumi_game_review_go_to (self->review,
                          g_array_index (review->moves, SumiReviewMove, i).ply + 1);
  sumi_ui_bring_into_sight (GTK_WIDGET (self->move_view));
}

/* Makes a puzzle of the lesson that is shown once it is proved, and then goes on with the next one.
 * Going to another move meanwhile cancels the rest. */
static void
practise_next (SumiReviewPage *self)
{
  const SumiReview *review = sumi_game_review_get_review (self->review);
  SumiPracticeState state = sumi_practice_get_state (self->practice);

  if (self->n_to_practise == 0)
    return;
  if (self->practised == NULL
      || self->practised->ply
             != g_array_index (review->moves, SumiReviewMove,
                               review->lessons[review->n_lessons - self->n_to_practise])
                    .ply)
    self->n_to_practise = 0;
  else if (state == SUMI_PRACTICE_POSSIBLE)
    sumi_practice_add (self->practice);
  else if (state == SUMI_PRACTICE_ADDED || state == SUMI_PRACTICE_REFUSED)
    {
      self->n_to_practise--;
      if (self->n_to_practise > 0)
        show_lesson (self);
      else
        sumi_ui_bring_into_sight (GTK_WIDGET (self->move_view));
    }
}

static void
practice_changed_cb (SumiReviewPage *self)
{
  sumi_review_move_view_set_practice (self->move_view, self->practice);
  update_actions (self);
  practise_next (self);
}

static void
text_pointed_cb (SumiReviewPage *self, int square)
{
  self->pointed = square;
  update_board (self);
}

/* What the text speaks of is marked as long as it is read. */
static void
reading_changed_cb (SumiReviewPage *self)
{
  update_board (self);
}

static void
text_activated_cb (SumiReviewPage *self, int square)
{
  sumi_board_view_focus_square (self->board, square);
}

static void
go_to_mistake (SumiReviewPage *self, int direction)
{
  const SumiReviewMove *move = sumi_game_review_find_mistake (self->review, direction);

  if (move == NULL)
    return;
  sumi_game_review_go_to (self->review, move->ply + 1);
  sumi_ui_bring_into_sight (GTK_WIDGET (self->move_view));
}

/* Through the demonstration while there is one, through the game otherwise. */
static void
walk_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  static const struct
  {
    const char *name;
    void (*act) (SumiDemonstration *demonstration);
  } acts[] = {
    { "review.first", sumi_demonstration_first },
    { "review.back", sumi_demonstration_back },
    { "review.forward", sumi_demonstration_forward },
    { "review.last", sumi_demonstration_last },
  };
  SumiReviewPage *self = SUMI_REVIEW_PAGE (widget);
  int ply = sumi_game_review_get_ply (self->review);
  const int targets[] = { 0, ply - 1, ply + 1, G_MAXINT };

  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      if (!g_str_equal (acts[i].name, action_name))
        continue;
      if (self->demonstration != NULL)
        acts[i].act (self->demonstration);
      else
        sumi_game_review_go_to (self->review, targets[i]);
      return;
    }
}

static void
mistake_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  go_to_mistake (SUMI_REVIEW_PAGE (widget),
                 g_str_equal (action_name, "review.next-mistake") ? 1 : -1);
}

static void
show_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiReviewPage *self = SUMI_REVIEW_PAGE (widget);

  sumi_game_review_demonstrate (self->review,
                                g_str_equal (action_name, "review.show-best") ? SUMI_LINE_BEST
                                                                              : SUMI_LINE_PLAYED);
  /* From the row of a mistake nothing would be heard of the line. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->graph));
}

/* To the game, from a line that is shown. */
static gboolean
sumi_review_page_go_back (SumiPage *page)
{
  SumiReviewPage *self = SUMI_REVIEW_PAGE (page);

  if (self->demonstration == NULL)
    return FALSE;
  sumi_game_review_end_demonstration (self->review);
  return TRUE;
}

static void
end_demonstration_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_page_go_back (SUMI_PAGE (widget));
}

static void
practise_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiReviewPage *self = SUMI_REVIEW_PAGE (widget);

  if (sumi_practice_get_state (self->practice) == SUMI_PRACTICE_ADDED)
    g_signal_emit (self, signals[PUZZLE_WANTED], 0, sumi_practice_get_puzzle_id (self->practice));
  else
    sumi_practice_add (self->practice);
}

static void
practise_all_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiReviewPage *self = SUMI_REVIEW_PAGE (widget);

  self->n_to_practise = sumi_game_review_get_review (self->review)->n_lessons;
  if (self->n_to_practise == 0)
    return;
  show_lesson (self);
  practise_next (self);
}

static void
open_lesson_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiReviewPage *self = SUMI_REVIEW_PAGE (widget);
  SumiReviewTopic topic;

  if (sumi_review_find_topic (sumi_game_review_get_review (self->review), &topic))
    g_signal_emit (self, signals[LESSON_WANTED], 0, sumi_review_topic_to_pack (topic),
                   sumi_review_topic_to_lesson (topic));
}

static void
search_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiReviewPage *self = SUMI_REVIEW_PAGE (widget);

  if (g_str_equal (action_name, "review.cancel"))
    sumi_game_review_cancel (self->review);
  else
    sumi_game_review_search (self->review);
}

/* The position in sight. */
static SumiPosition
get_position (SumiReviewPage *self)
{
  return self->demonstration != NULL ? sumi_demonstration_get_position (self->demonstration)
                                     : sumi_game_review_get_position (self->review);
}

static void
copy_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiReviewPage *self = SUMI_REVIEW_PAGE (widget);

  sumi_game_transfer_copy (widget, action_name + strlen ("review.copy-"),
                           sumi_game_review_get_record (self->review), get_position (self));
}

static void
make_exercise_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *text = sumi_record_to_obf (get_position (SUMI_REVIEW_PAGE (widget)));

  gtk_widget_activate_action (widget, "win.make-exercise", "s", text);
}

static void
openings_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.my-openings", NULL);
}

static void
names_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.my-names", NULL);
}

static void
save_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_game_transfer_save (widget, sumi_game_review_get_record (SUMI_REVIEW_PAGE (widget)->review));
}

/* In the graph the arrow keys walk through the game. */
static gboolean
sumi_review_page_grab_focus (GtkWidget *widget)
{
  SumiReviewPage *self = SUMI_REVIEW_PAGE (widget);

  if (gtk_widget_get_visible (self->report))
    return gtk_widget_grab_focus (GTK_WIDGET (self->graph));
  return gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
sumi_review_page_dispose (GObject *object)
{
  SumiReviewPage *self = SUMI_REVIEW_PAGE (object);

  if (self->review != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->review, self);
      watch_demonstration (self, NULL);
    }
  if (self->practice != NULL)
    g_signal_handlers_disconnect_by_data (self->practice, self);
  g_clear_object (&self->review);
  g_clear_object (&self->practice);
  g_clear_object (&self->games);
  G_OBJECT_CLASS (sumi_review_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "review.first", walk_cb },
    { "review.back", walk_cb },
    { "review.forward", walk_cb },
    { "review.last", walk_cb },
    { "review.previous-mistake", mistake_cb },
    { "review.next-mistake", mistake_cb },
    { "review.show-line", show_cb },
    { "review.show-best", show_cb },
    { "review.end-demonstration", end_demonstration_cb },
    { "review.practise", practise_cb },
    { "review.practise-all", practise_all_cb },
    { "review.open-lesson", open_lesson_cb },
    { "review.search", search_cb },
    { "review.cancel", search_cb },
    { "review.copy-moves", copy_cb },
    { "review.copy-ggf", copy_cb },
    { "review.copy-obf", copy_cb },
    { "review.copy-board", copy_cb },
    { "review.make-exercise", make_exercise_cb },
    { "review.openings", openings_cb },
    { "review.names", names_cb },
    { "review.save", save_cb },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-review-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, side_disc);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, side_label);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, value);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, board);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, searching);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, progress);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, stopped);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, report);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, key);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, graph);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, move_view);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, demonstration_box);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, demonstration_view);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, memory);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, list);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewPage, walk);
  gtk_widget_class_bind_template_callback (widget_class, text_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, reading_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_activated_cb);
}

static void
sumi_review_page_class_init (SumiReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_review_page_dispose;
  widget_class->grab_focus = sumi_review_page_grab_focus;
  SUMI_PAGE_CLASS (klass)->go_back = sumi_review_page_go_back;

  signals[PUZZLE_WANTED] =
      g_signal_new ("puzzle-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LESSON_WANTED]
    = g_signal_new ("lesson-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  install_actions (widget_class);
  bind_template (widget_class);
}

static void
sumi_review_page_init (SumiReviewPage *self)
{
  self->pointed = SUMI_SQUARE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_set_menu (self->menu_button, sumi_ui_get_menu ("sumi-review-menu"));
  sumi_ui_keep_left_to_right (self->walk);
}

/**
 * sumi_review_page_new: a page on REVIEW, whose search it begins unless that was done; PRACTICE
 * keeps the mistakes that are practised.
 */
GtkWidget *
sumi_review_page_new (SumiGameReview *review, SumiPractice *practice)
{
  SumiReviewPage *self = g_object_new (SUMI_TYPE_REVIEW_PAGE, NULL);
  const SumiGameRecord *record = sumi_game_review_get_record (review);
  g_autofree char *players = sumi_game_transfer_name_players (record);

  self->review = g_object_ref (review);
  self->practice = g_object_ref (practice);
  if (record->moves.n_moves == 0)
    g_object_set (self, "title", C_("label", "Position"), NULL);
  if (players != NULL)
    g_object_set (self, "subtitle", players, NULL);
  /* The graph is connected before the page, since the board repeats what the graph says. */
  sumi_review_graph_set_review (self->graph, review);
  sumi_review_list_set_review (self->list, review);
  g_signal_connect_swapped (review, "changed", G_CALLBACK (review_changed_cb), self);
  g_signal_connect_swapped (practice, "changed", G_CALLBACK (practice_changed_cb), self);
  review_changed_cb (self);
  sumi_game_review_search (review);
  return GTK_WIDGET (self);
}

SumiGameReview *
sumi_review_page_get_review (SumiReviewPage *self)
{
  return self->review;
}

/**
 * sumi_review_page_get_practice: what keeps the mistakes that are practised; owned by the page.
 */
SumiPractice *
sumi_review_page_get_practice (SumiReviewPage *self)
{
  return self->practice;
}

/**
 * sumi_review_page_set_games: compares the game with GAMES; to be called once.
 */
void
sumi_review_page_set_games (SumiReviewPage *self, SumiKeptGames *games)
{
  self->games = g_object_ref (games);
  sumi_review_memory_set_up (self->memory, self->review, games);
  g_signal_connect_object (games, "changed", G_CALLBACK (update_kept), self, G_CONNECT_SWAPPED);
  update_kept (self);
}

/**
 * sumi_review_page_get_opening: gets the moves of the game to the position in sight. FALSE if that
 * is in no opening: there are more of them than an opening has, or the game has none, or does not
 * begin at the usual start.
 */
gboolean
sumi_review_page_get_opening (SumiReviewPage *self, SumiTranscript *out_line)
{
  const SumiTranscript *moves = &sumi_game_review_get_record (self->review)->moves;

  if (!sumi_game_transfer_has_moves (moves)
      || sumi_game_review_get_ply (self->review) > SUMI_OPENINGS_MAX_MOVES)
    return FALSE;
  *out_line = (SumiTranscript){ .start = moves->start, .end = moves->start };
  for (int i = 0; i < sumi_game_review_get_ply (self->review); i++)
    sumi_transcript_play (out_line, moves->moves[i]);
  return TRUE;
}

/**
 * sumi_review_page_leave: another learner goes on. Nothing more is made a puzzle of.
 */
void
sumi_review_page_leave (SumiReviewPage *self)
{
  self->n_to_practise = 0;
}
