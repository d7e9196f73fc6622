/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-openings-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-view.h"
#include "sumi-board-words.h"
#include "sumi-engine-help.h"
#include "sumi-isolate.h"
#include "sumi-opening-words.h"
#include "sumi-openings-words.h"
#include "sumi-own-openings.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui.h"
#include "sumi-work.h"

/* How long moves are estimated. */
#define ESTIMATE_US (G_USEC_PER_SEC / 2)

/* So many positions in which the learner has played different moves are listed. */
#define MAX_UNSETTLED 10

struct _SumiOpeningsPage
{
  SumiPage parent_instance;

  SumiStudy *study;
  SumiOwnOpenings *own; /* NULL: they are still being counted */
  SumiWait counting, opening, estimating;
  SumiTranscript line;      /* to the position in sight */
  const SumiBook *book;     /* NULL: there is none, or it is still being read */
  SumiMidgameReport known;  /* what the book says of the position; no moves where it says nothing */
  SumiMidgameReport values; /* by a search, but for the moves that the book knows */
  SumiPosition valued;      /* what they are of */

  GtkStack *stack;
  GtkLabel *name, *moves, *count, *different, *nothing;
  SumiBoardView *board;
  GtkListBox *list;
  GtkWidget *play_button;
  GtkWidget *whole; /* what is said of all openings, at the start of the game */
  GtkLabel *left;
  GtkWidget *unsettled_box;
  GtkListBox *unsettled;
};

G_DEFINE_FINAL_TYPE (SumiOpeningsPage, sumi_openings_page, SUMI_TYPE_PAGE)

static const SumiMoveScore *
find_score (const SumiMidgameReport *report, SumiSquare move)
{
  for (int i = 0; i < report->n_moves; i++)
    {
      if (report->moves[i].move == move)
        return &report->moves[i];
    }
  return NULL;
}

/* VALUE by a search, as a sentence. */
static char *
word_searched (SumiValue value, const char *label)
{
  int error = sumi_value_round_error (value);

  if (error > 0)
    /* Translators: an estimated result in discs, for the side that moves, such as "≈−2", and by how
     * many discs such estimates are off. */
    return sumi_isolate_printf (_("Estimated: %s, give or take %d"), label, error);
  return sumi_isolate_printf (value.is_proved
                                  /* Translators: a result in discs, for the side that moves. */
                                  ? _("Proved: %s")
                                  /* Translators: an estimated result in discs, for the side that
                                   * moves, such as "≈−2". */
                                  : _("Estimated: %s"),
                              label);
}

/* What MOVE is worth for the side that plays it; NULL: that is not known. */
static char *
word_value (SumiOpeningsPage *self, SumiSquare move)
{
  const SumiMoveScore *known = find_score (&self->known, move);
  const SumiMoveScore *score = known;
  g_autofree char *label = NULL;

  if (known == NULL && sumi_position_equal (self->valued, self->line.end))
    score = find_score (&self->values, move);
  if (score == NULL)
    return NULL;
  label = sumi_value_to_label (score->value);
  if (known == NULL)
    return word_searched (score->value, label);
  /* Translators: an estimated result in discs, for the side that moves, such as "≈−2", and by how
   * many discs such estimates are off. */
  return sumi_isolate_printf (_("Estimated by the opening book: %s, give or take %d"), label,
                              sumi_value_round_error (score->value));
}

/* Adds a row for MOVE, which says TEXT and what the move is worth. */
static void
add_row (SumiOpeningsPage *self, SumiSquare move, const char *text)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *value = word_value (self, move);
  g_autofree char *lines
    = value != NULL ? g_strconcat (text, "\n", value, NULL) : g_strdup (text);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sumi_square_to_name (move));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), lines);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  sumi_ui_describe_row (ADW_ACTION_ROW (row), NULL);
  g_object_set_data (G_OBJECT (row), "move", GINT_TO_POINTER (move));
  gtk_list_box_append (self->list, row);
}

/* Adds the moves that were played, then those that the book recommends beside them; returns how
 * many there are of each together. */
static guint
add_rows (SumiOpeningsPage *self, guint *out_n_played)
{
  SumiOpeningMove moves[64];
  SumiMoveScore untried[64];
  guint n = sumi_openings_list (self->own->openings, self->line.end, moves);
  guint n_untried
    = sumi_openings_list_untried (self->own->openings, self->line.end, &self->known, untried);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *count = sumi_openings_word_count (moves[i].count);

      add_row (self, moves[i].move, count);
    }
  for (guint i = 0; i < n_untried; i++)
    add_row (self, untried[i].move, _("Recommended by the opening book, not tried yet"));
  *out_n_played = n;
  return n + n_untried;
}

/* Takes the rows out of LIST; returns which of them has the focus, -1: none. */
static int
clear (GtkListBox *list)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (list));
  int index = focus != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)) : -1;

  sumi_ui_clear_list (list);
  return index;
}

/* Gives the focus to the row INDEX of LIST, or its last one, unless it is -1. */
static void
focus_row (GtkListBox *list, int index)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (list));

  if (index < 0 || last == NULL)
    return;
  index = MIN (index, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (last)));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, index)));
}

/* Lists the moves anew; the row that has the focus keeps its place. */
static void
update_list (SumiOpeningsPage *self)
{
  guint n, n_played;
  int index = clear (self->list);

  n = add_rows (self, &n_played);
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), n_played == 0);
  focus_row (self->list, index);
}

/* Says which moves the learner has chosen in the position in sight, if those differ. */
static void
update_different (SumiOpeningsPage *self)
{
  SumiColor side = self->line.end.turn;
  SumiOpeningMove moves[64];
  guint n = sumi_openings_list_own (self->own->openings, side, self->line.end, moves);
  g_autofree char *list = sumi_openings_word_moves (moves, n);
  g_autofree char *text
    = g_strconcat (side == SUMI_BLACK ? _("With Black you have played different moves here:")
                                      : _("With White you have played different moves here:"),
                   "\n", list, NULL);

  gtk_label_set_label (self->different, text);
  gtk_widget_set_visible (GTK_WIDGET (self->different), n > 1);
}

/* In how many games the learner left the earlier ones; NULL: in none. */
static char *
word_left (const SumiOwnOpenings *own)
{
  if (own->n_left == 0)
    return NULL;
  if (own->left_at == 0)
    return g_strdup_printf (
        /* Translators: in how many of all games. */
        g_dngettext (GETTEXT_PACKAGE, "In %u of %u game you left your earlier games.",
                     "In %u of %u games you left your earlier games.", own->n_played),
        own->n_left, own->n_played);
  return g_strdup_printf (
      /* Translators: in how many of all games, and the number of a move in a game. */
      g_dngettext (GETTEXT_PACKAGE, "In %u of %u game you left your earlier games, most often at "
                                    "move %d.",
                   "In %u of %u games you left your earlier games, most often at move %d.",
                   own->n_played),
      own->n_left, own->n_played, own->left_at);
}

/* In how many games the opponent did; NULL: in none. */
static char *
word_left_by_opponent (const SumiOwnOpenings *own)
{
  if (own->n_left_by_opponent == 0)
    return NULL;
  return g_strdup_printf (
      /* Translators: in how many of all games. */
      g_dngettext (GETTEXT_PACKAGE, "In %u of %u game your opponent left your earlier games.",
                   "In %u of %u games your opponent left your earlier games.", own->n_played),
      own->n_left_by_opponent, own->n_played);
}

/* Adds a row for the position INDEX of those in which the learner has played different moves. */
static void
add_unsettled (SumiOpeningsPage *self, guint index)
{
  const SumiTranscript *line
    = &g_array_index (self->own->unsettled, SumiUnsettled, index).line;
  SumiColor side = line->end.turn;
  SumiOpeningMove moves[64];
  guint n = sumi_openings_list_own (self->own->openings, side, line->end, moves);
  int number = sumi_transcript_count_moves (line, line->n_moves) + 1;
  char text[2 * SUMI_TRANSCRIPT_MAX + 1];
  g_autofree char *title = NULL, *subtitle = sumi_openings_word_moves (moves, n);
  GtkWidget *row = adw_action_row_new ();

  sumi_transcript_to_text (line, text);
  title = sumi_isolate_printf (side == SUMI_BLACK
                                   /* Translators: the number of a move, and those before it. */
                                   ? _("Move %d with Black, after %s")
                                   /* Translators: the number of a move, and those before it. */
                                   : _("Move %d with White, after %s"),
                               number, text);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  sumi_ui_describe_row (ADW_ACTION_ROW (row), NULL);
  gtk_list_box_append (self->unsettled, row);
}

/* What is said of all openings: who leaves earlier games, and where the learner plays differently;
 * the row that has the focus keeps its place. */
static void
update_whole (SumiOpeningsPage *self)
{
  g_autofree char *by_learner = word_left (self->own);
  g_autofree char *by_opponent = word_left_by_opponent (self->own);
  g_autofree char *left = g_strjoin (by_learner != NULL && by_opponent != NULL ? "\n" : "",
                                     by_learner != NULL ? by_learner : "", by_opponent, NULL);
  guint n = MIN (self->own->unsettled->len, MAX_UNSETTLED);
  int index = clear (self->unsettled);

  gtk_label_set_label (self->left, left);
  gtk_widget_set_visible (GTK_WIDGET (self->left), *left != '\0');
  for (guint i = 0; i < n; i++)
    add_unsettled (self, i);
  gtk_widget_set_visible (self->unsettled_box, n > 0);
  focus_row (self->unsettled, index);
}

static void
update_board (SumiOpeningsPage *self)
{
  int n = self->line.n_moves;
  g_autofree char *news
    = sumi_openings_word_count (sumi_openings_count (self->own->openings, self->line.end));
  SumiBoardSceneSpec spec = {
    .position = self->line.end,
    .last_move = n > 0 && self->line.moves[n - 1] < 64 ? self->line.moves[n - 1]
                                                       : SUMI_SQUARE_NONE,
    .undone_move = SUMI_SQUARE_NONE,
    .legal = sumi_position_legal_moves (self->line.end),
    .is_active = TRUE,
    .news = news,
  };
  g_autoptr (SumiBoardScene) scene = NULL;

  if (sumi_position_equal (self->valued, self->line.end))
    spec.values = self->values;
  scene = sumi_board_scene_new (&spec);
  sumi_board_view_set_scene (self->board, scene);
  gtk_label_set_label (self->count, news);
}

static void
update_line (SumiOpeningsPage *self)
{
  char text[2 * SUMI_TRANSCRIPT_MAX + 1];
  g_autofree char *name = sumi_named_opening_to_text (&self->line, self->line.n_moves);
  gboolean can_play = self->line.n_moves > 0 && !sumi_position_is_over (self->line.end);

  sumi_transcript_to_text (&self->line, text);
  gtk_widget_set_visible (self->play_button, can_play);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "openings.play", can_play);
  gtk_widget_set_visible (self->whole, self->line.n_moves == 0);
  gtk_label_set_label (self->moves, *text != '\0' ? text : _("The start of the game"));
  gtk_label_set_label (self->name, name != NULL ? name : "");
  gtk_widget_set_visible (GTK_WIDGET (self->name), name != NULL && *name != '\0');
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "openings.back", self->line.n_moves > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "openings.start", self->line.n_moves > 0);
}

/* Puts what the book says in the place of what was searched: one number for one thing. */
static void
take_over_known (SumiOpeningsPage *self)
{
  for (int i = 0; i < self->values.n_moves; i++)
    {
      const SumiMoveScore *known = find_score (&self->known, self->values.moves[i].move);

      if (known != NULL)
        self->values.moves[i] = *known;
    }
  sumi_midgame_sort_moves (&self->values);
}

static void
estimated_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree SumiMidgameReport *report = sumi_engine_values_finish (result, NULL);
  g_autoptr (SumiOpeningsPage) self = sumi_wait_end (data);

  if (self == NULL || report == NULL)
    return;
  self->values = *report;
  self->valued = self->line.end;
  take_over_known (self);
  update_list (self);
  update_board (self);
}

static void
show_position (SumiOpeningsPage *self)
{
  if (self->book == NULL || !sumi_midgame_read_book (self->book, self->line.end, &self->known))
    self->known.n_moves = 0;
  update_line (self);
  update_different (self);
  update_list (self);
  update_board (self);
  sumi_wait_stop (&self->estimating);
  if (sumi_position_legal_moves (self->line.end) != 0)
    {
      SumiWaiter *waiter = sumi_wait_begin (&self->estimating, self);

      sumi_engine_values_async (self->line.end, SUMI_SCORING_DISCS,
                                (SumiHelpLimits){ .time_us = ESTIMATE_US },
                                self->estimating.cancellable, estimated_cb, waiter);
    }
}

static void
go_to_start (SumiOpeningsPage *self)
{
  self->line.start = self->line.end = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  self->line.n_moves = 0;
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const SumiBook *book = sumi_engine_book_finish (result, NULL);
  g_autoptr (SumiOpeningsPage) self = sumi_wait_end (data);

  if (self == NULL || book == NULL)
    return;
  self->book = book;
  if (self->own != NULL)
    show_position (self);
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiOwnOpenings) own = sumi_own_openings_count_finish (result, NULL);
  g_autoptr (SumiOpeningsPage) self = sumi_wait_end (data);
  gboolean is_first = self != NULL && self->own == NULL;

  if (self == NULL || own == NULL)
    return;
  sumi_own_openings_free (self->own);
  self->own = g_steal_pointer (&own);
  update_whole (self);
  show_position (self);
  sumi_ui_show_child (self->stack, "tree");
  if (is_first)
    sumi_ui_take_focus (GTK_WIDGET (self));
}

static void
count (SumiOpeningsPage *self)
{
  const GPtrArray *kept = sumi_kept_games_list (sumi_study_get_games (self->study));
  SumiWaiter *waiter;

  if (kept->len == 0)
    {
      sumi_wait_stop (&self->counting);
      sumi_ui_show_child (self->stack, "nothing");
      return;
    }
  if (self->own == NULL)
    sumi_ui_show_child (self->stack, "counting");
  waiter = sumi_wait_begin (&self->counting, self);
  sumi_own_openings_count_async (kept, self->counting.cancellable, counted_cb, waiter);
}

/* A side that has no move passes at once. */
static void
play (SumiOpeningsPage *self, SumiSquare move)
{
  if (self->own == NULL || self->line.n_moves + 2 >= SUMI_TRANSCRIPT_MAX
      || !sumi_position_is_legal (self->line.end, move))
    return;
  sumi_transcript_play (&self->line, move);
  if (sumi_position_must_pass (self->line.end))
    sumi_transcript_play (&self->line, SUMI_SQUARE_PASS);
  show_position (self);
}

static void
row_activated_cb (SumiOpeningsPage *self, GtkListBoxRow *row)
{
  play (self, (SumiSquare) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "move")));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
unsettled_activated_cb (SumiOpeningsPage *self, GtkListBoxRow *row)
{
  guint index = (guint) gtk_list_box_row_get_index (row);

  self->line = g_array_index (self->own->unsettled, SumiUnsettled, index).line;
  show_position (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
square_activated_cb (SumiOpeningsPage *self, int square)
{
  play (self, (SumiSquare) square);
}

static void
back_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiOpeningsPage *self = SUMI_OPENINGS_PAGE (widget);
  SumiTranscript line = self->line;
  int n = self->line.n_moves - 1;

  while (n > 0 && line.moves[n] == SUMI_SQUARE_PASS)
    n--;
  go_to_start (self);
  for (int i = 0; i < n && g_str_equal (action_name, "openings.back"); i++)
    sumi_transcript_play (&self->line, line.moves[i]);
  show_position (self);
  gtk_widget_grab_focus (widget);
}

static void
play_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  char text[2 * SUMI_TRANSCRIPT_MAX + 1];

  sumi_transcript_to_text (&SUMI_OPENINGS_PAGE (widget)->line, text);
  gtk_widget_activate_action (widget, "win.play-from", "s", text);
}

static gboolean
sumi_openings_page_grab_focus (GtkWidget *widget)
{
  SumiOpeningsPage *self = SUMI_OPENINGS_PAGE (widget);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);

  /* While the games are being counted only the header can have it. */
  if (self->own == NULL)
    return gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD)
           || gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), GTK_DIR_TAB_FORWARD);
  return gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->board));
}

static void
sumi_openings_page_dispose (GObject *object)
{
  SumiOpeningsPage *self = SUMI_OPENINGS_PAGE (object);

  sumi_wait_stop (&self->counting);
  sumi_wait_stop (&self->opening);
  sumi_wait_stop (&self->estimating);
  g_clear_pointer (&self->own, sumi_own_openings_free);
  g_clear_object (&self->study);
  G_OBJECT_CLASS (sumi_openings_page_parent_class)->dispose (object);
}

static void
sumi_openings_page_class_init (SumiOpeningsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_openings_page_dispose;
  widget_class->grab_focus = sumi_openings_page_grab_focus;
  gtk_widget_class_install_action (widget_class, "openings.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "openings.start", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "openings.play", NULL, play_cb);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-openings-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, name);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, moves);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, count);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, board);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, list);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, different);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, whole);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, left);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, unsettled_box);
  gtk_widget_class_bind_template_child (widget_class, SumiOpeningsPage, unsettled);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, unsettled_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, square_activated_cb);
}

static void
sumi_openings_page_init (SumiOpeningsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Until the games are counted. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "openings.back", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "openings.start", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "openings.play", FALSE);
  go_to_start (self);
}

/**
 * sumi_openings_page_new: a page on the games that are kept in STUDY, from the start of a game.
 */
GtkWidget *
sumi_openings_page_new (SumiStudy *study)
{
  SumiOpeningsPage *self = g_object_new (SUMI_TYPE_OPENINGS_PAGE, NULL);
  SumiWaiter *waiter = sumi_wait_begin (&self->opening, self);

  self->study = g_object_ref (study);
  sumi_engine_book_async (self->opening.cancellable, opened_cb, waiter);
  g_signal_connect_object (sumi_study_get_games (study), "changed", G_CALLBACK (count), self,
                           G_CONNECT_SWAPPED);
  count (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_openings_page_get_openings: what was counted; NULL while it is being counted.
 */
const SumiOpenings *
sumi_openings_page_get_openings (SumiOpeningsPage *self)
{
  return self->own != NULL ? self->own->openings : NULL;
}

/**
 * sumi_openings_page_get_line: the moves to the position in sight. Owned by SELF.
 */
const SumiTranscript *
sumi_openings_page_get_line (SumiOpeningsPage *self)
{
  return &self->line;
}

/**
 * sumi_openings_page_go_to: shows the position after LINE, which begins at the usual start.
 */
void
sumi_openings_page_go_to (SumiOpeningsPage *self, const SumiTranscript *line)
{
  self->line = *line;
  if (sumi_position_must_pass (self->line.end))
    sumi_transcript_play (&self->line, SUMI_SQUARE_PASS);
  if (self->own != NULL)
    show_position (self);
}
