/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-feedback-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-square-text.h"
#include "sumi-ui.h"
#include "sumi-ui-words.h"

/* How each kind of feedback looks. Wrong is calm: it has no colour of alarm. */
typedef struct
{
  const char *icon_name;
  const char *css_class;
} Look;

static const Look LOOKS[] = {
  [SUMI_FEEDBACK_NONE] = { "find-location-symbolic", NULL },
  [SUMI_FEEDBACK_RIGHT] = { "emblem-ok-symbolic", "right" },
  [SUMI_FEEDBACK_WRONG] = { "edit-undo-symbolic", "wrong" },
  [SUMI_FEEDBACK_ILLEGAL] = { "action-unavailable-symbolic", NULL },
  [SUMI_FEEDBACK_HINT] = { "sumi-hint-symbolic", "hint" },
  [SUMI_FEEDBACK_REPLY] = { "mail-reply-sender-symbolic", NULL },
  [SUMI_FEEDBACK_SOLVED] = { "starred-symbolic", "right" },
  [SUMI_FEEDBACK_SHOWN] = { "view-reveal-symbolic", "hint" },
  [SUMI_FEEDBACK_UNDECIDED] = { "dialog-question-symbolic", NULL },
  [SUMI_FEEDBACK_FAILED] = { "edit-undo-symbolic", "wrong" },
  [SUMI_FEEDBACK_WARNING] = { "dialog-warning-symbolic", "hint" },
  [SUMI_FEEDBACK_WHY] = { "dialog-information-symbolic", NULL },
  [SUMI_FEEDBACK_RESULT] = { "starred-symbolic", NULL },
};

struct _SumiFeedbackView
{
  AdwBin parent_instance;

  GtkWidget *card;
  GtkImage *icon;
  SumiSquareText *headline;
  GtkBox *details;
  GtkWidget *button_box;
  GtkButton *first_button;
  GtkButton *second_button;
  SumiSquare pointed;
};

G_DEFINE_FINAL_TYPE (SumiFeedbackView, sumi_feedback_view, ADW_TYPE_BIN)

/* What to say where nothing happened yet; NULL where the controls say it. */
static const char *
get_prompt (SumiAttempt *attempt)
{
  SumiAttemptState state = sumi_attempt_get_state (attempt);

  switch (sumi_attempt_get_exercise (attempt)->task.type)
    {
    case SUMI_TASK_MARK:
      return _("Choose squares on the board, then “Done”.");
    case SUMI_TASK_FLIP:
      return _("Choose the discs that turn, then “Done”.");
    case SUMI_TASK_COUNT:
    case SUMI_TASK_CHOOSE:
      return NULL;
    case SUMI_TASK_PLAY:
      return state == SUMI_ATTEMPT_REPLYING ? _("Your opponent is thinking…")
                                            : _("Choose a square on the board.");
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
    case SUMI_TASK_WIN:
    case SUMI_TASK_BEST:
    case SUMI_N_TASK_TYPES:
    default:
      return state == SUMI_ATTEMPT_JUDGING ? _("Your move is being judged…")
                                           : _("Choose a square on the board.");
    }
}

/* The box of details stays visible when it is empty: what is hidden keeps the size that it had. */
static void
set_details (SumiFeedbackView *self, const SumiFeedback *feedback)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->details))) != NULL)
    gtk_box_remove (self->details, child);
  for (guint i = 0; feedback != NULL && i < feedback->details->len; i++)
    {
      g_autofree char *detail = sumi_ui_say (sumi_feedback_get_detail (feedback, i));
      SumiSquareText *text = SUMI_SQUARE_TEXT (sumi_square_text_new ());

      sumi_square_text_set_text (text, detail);
      sumi_square_text_set_pointed (text, self->pointed);
      g_signal_connect_swapped (text, "square-pointed", G_CALLBACK (sumi_ui_forward_pointed), self);
      g_signal_connect_swapped (text, "square-activated", G_CALLBACK (sumi_ui_forward_activated), self);
      gtk_box_append (self->details, GTK_WIDGET (text));
    }
}

/* What can be done about it, where the learner is not simply to move; FALSE where there is nothing.
 */
static gboolean
find_button (SumiAttemptState state, SumiFeedbackButton *out_button)
{
  if (state == SUMI_ATTEMPT_REFUTING)
    *out_button = (SumiFeedbackButton){ "exercise.go-on", _("_Try Again") };
  else if (state == SUMI_ATTEMPT_UNDECIDED)
    *out_button = (SumiFeedbackButton){ "exercise.search-again", _("_Search Again") };
  else if (state == SUMI_ATTEMPT_FAILED)
    *out_button = (SumiFeedbackButton){ "exercise.undo", _("_Take Back") };
  else
    return FALSE;
  return TRUE;
}

static void
set_button (GtkButton *button, const SumiFeedbackButton *use)
{
  gtk_widget_set_visible (GTK_WIDGET (button), use != NULL);
  if (use == NULL)
    return;
  gtk_button_set_label (button, use->label);
  gtk_button_set_use_underline (button, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (button)), PANGO_ELLIPSIZE_END);
  /* The label inside names the button without the underscore; both together would name it twice. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), use->action);
}

static void
sumi_feedback_view_class_init (SumiFeedbackViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/sumi_reversi/Sumi/"
                                                             "sumi-feedback-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, card);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, icon);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, headline);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, details);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, button_box);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, first_button);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, second_button);
  sumi_ui_forward_squares (widget_class);
}

static void
sumi_feedback_view_init (SumiFeedbackView *self)
{
  self->pointed = SUMI_SQUARE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_feedback_view_say: says FEEDBACK or, where that is silent, PROMPT; NULL for both hides the
 * view. Of BUTTONS there are up to SUMI_FEEDBACK_MAX_BUTTONS.
 */
void
sumi_feedback_view_say (SumiFeedbackView *self,
                        const SumiFeedback *feedback,
                        const char *prompt,
                        const SumiFeedbackButton *buttons,
                        int n_buttons)
{
  gboolean is_silent = feedback == NULL || sumi_feedback_is_silent (feedback);
  g_autofree char *headline = is_silent ? g_strdup (prompt) : sumi_ui_headline (feedback);
  const Look *look;

  gtk_widget_set_visible (GTK_WIDGET (self), !is_silent || prompt != NULL);
  if (is_silent && prompt == NULL)
    return;
  look = &LOOKS[is_silent ? SUMI_FEEDBACK_NONE : feedback->kind];
  for (guint i = 0; i < G_N_ELEMENTS (LOOKS); i++)
    {
      if (LOOKS[i].css_class != NULL)
        gtk_widget_remove_css_class (self->card, LOOKS[i].css_class);
    }
  if (look->css_class != NULL)
    gtk_widget_add_css_class (self->card, look->css_class);
  gtk_image_set_from_icon_name (self->icon, look->icon_name);
  sumi_square_text_set_text (self->headline, headline);
  set_details (self, feedback);
  set_button (self->first_button, n_buttons > 0 ? &buttons[0] : NULL);
  set_button (self->second_button, n_buttons > 1 ? &buttons[1] : NULL);
  gtk_widget_set_visible (self->button_box, n_buttons > 0);
}

/**
 * sumi_feedback_view_show: says what is said of ATTEMPT; where that is nothing, what to do next.
 * NULL hides the view.
 */
void
sumi_feedback_view_show (SumiFeedbackView *self, SumiAttempt *attempt)
{
  SumiFeedbackButton button;
  gboolean has_button = attempt != NULL && find_button (sumi_attempt_get_state (attempt), &button);

  sumi_feedback_view_say (self, attempt != NULL ? sumi_attempt_get_feedback (attempt) : NULL,
                          attempt != NULL ? get_prompt (attempt) : NULL, &button, has_button);
}

/**
 * sumi_feedback_view_focus_button: gives the keyboard to the first button, which is described by what
 * is said; there must be one.
 */
void
sumi_feedback_view_focus_button (SumiFeedbackView *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->first_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sumi_square_text_get_text (self->headline), -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->first_button));
}

/**
 * sumi_feedback_view_set_pointed: backs the names of SQUARE in all its texts.
 */
void
sumi_feedback_view_set_pointed (SumiFeedbackView *self, SumiSquare square)
{
  self->pointed = square;
  sumi_square_text_set_pointed (self->headline, square);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->details)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_square_text_set_pointed (SUMI_SQUARE_TEXT (child), square);
}
