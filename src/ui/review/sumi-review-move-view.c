/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-move-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-review-words.h"
#include "sumi-square-text.h"
#include "sumi-ui-squares.h"

struct _SumiReviewMoveView
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *time;
  SumiSquareText *text;
  GtkWidget *buttons;
  GtkButton *practise_button;
  GtkLabel *practice;

  gboolean is_hovered, is_focused; /* the text */
};

enum
{
  READING_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiReviewMoveView, sumi_review_move_view, ADW_TYPE_BIN)

static void
set_reading (SumiReviewMoveView *self, gboolean *flag, gboolean is_on)
{
  gboolean was_read = sumi_review_move_view_is_read (self);

  *flag = is_on;
  if (sumi_review_move_view_is_read (self) != was_read)
    g_signal_emit (self, signals[READING_CHANGED], 0);
}

static void
entered_cb (SumiReviewMoveView *self)
{
  set_reading (self, &self->is_hovered, TRUE);
}

static void
left_cb (SumiReviewMoveView *self)
{
  set_reading (self, &self->is_hovered, FALSE);
}

static void
focused_cb (SumiReviewMoveView *self)
{
  set_reading (self, &self->is_focused, TRUE);
}

static void
unfocused_cb (SumiReviewMoveView *self)
{
  set_reading (self, &self->is_focused, FALSE);
}

static void
sumi_review_move_view_class_init (SumiReviewMoveViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[READING_CHANGED] = g_signal_new ("reading-changed", G_TYPE_FROM_CLASS (klass),
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/sumi_reversi/Sumi/"
                                                             "sumi-review-move-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiReviewMoveView, title);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewMoveView, time);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewMoveView, text);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewMoveView, buttons);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewMoveView, practise_button);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewMoveView, practice);
  sumi_ui_forward_squares (widget_class);
}

static void
sumi_review_move_view_init (SumiReviewMoveView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focused_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (unfocused_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->text), motion);
  gtk_widget_add_controller (GTK_WIDGET (self->text), focus);
}

/**
 * sumi_review_move_view_show: shows MOVE, one of REVIEW, which took MS milliseconds, or 0 if that
 * is not known; NULL hides the view.
 */
void
sumi_review_move_view_show (SumiReviewMoveView *self,
                            const SumiReview *review,
                            const SumiReviewMove *move,
                            int ms)
{
  g_autofree char *title = NULL, *text = NULL, *time = sumi_review_time_to_text (ms);

  gtk_widget_set_visible (GTK_WIDGET (self), move != NULL);
  if (move == NULL)
    return;
  title = sumi_review_move_to_title (review, move);
  text = sumi_review_move_to_text (review, move);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->time, time != NULL ? time : "");
  gtk_widget_set_visible (GTK_WIDGET (self->time), time != NULL);
  sumi_square_text_set_text (self->text, text);
  gtk_widget_set_visible (self->buttons, sumi_review_is_mistake (move));
}

/**
 * sumi_review_move_view_set_practice: says how far the move in sight can be practised.
 */
void
sumi_review_move_view_set_practice (SumiReviewMoveView *self, SumiPractice *practice)
{
  SumiPracticeState state = sumi_practice_get_state (practice);
  gboolean is_added = state == SUMI_PRACTICE_ADDED;
  const char *text = "";

  switch (state)
    {
    case SUMI_PRACTICE_CHECKING:
      text = _("Looking for a proof, so that you can practise this…");
      break;
    case SUMI_PRACTICE_REFUSED:
      text = sumi_practice_get_problem (practice);
      break;
    case SUMI_PRACTICE_ADDED:
      text = _("This is in your own pack now, among the puzzles.");
      break;
    case SUMI_PRACTICE_NONE:
    case SUMI_PRACTICE_POSSIBLE:
    case SUMI_PRACTICE_ADDING:
    default:
      break;
    }
  gtk_button_set_label (self->practise_button,
                        is_added ? _("Open Puzzle") : C_("button", "Practise"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->practise_button),
                               is_added ? _("Open the puzzle that was made (T)")
                                        : _("Practise this position: make a puzzle of it (T)"));
  /* What cannot be done is not the way on. */
  if (is_added || state == SUMI_PRACTICE_POSSIBLE)
    gtk_widget_add_css_class (GTK_WIDGET (self->practise_button), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->practise_button), "suggested-action");
  gtk_label_set_label (self->practice, text);
  gtk_widget_set_visible (GTK_WIDGET (self->practice), *text != '\0');
}

/**
 * sumi_review_move_view_is_read: whether what is said of the move is pointed at or has the focus;
 * "reading-changed" tells when that changes.
 */
gboolean
sumi_review_move_view_is_read (SumiReviewMoveView *self)
{
  return self->is_hovered || self->is_focused;
}
