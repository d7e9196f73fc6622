/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-reason-card.h"

#include "sumi-answer-facts.h"
#include "sumi-feedback-view.h"
#include "sumi-option-list.h"
#include "sumi-square-text.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-squares.h"
#include "sumi-ui-words.h"

struct _SumiReasonCard
{
  AdwBin parent_instance;

  SumiReasons reasons;   /* of the puzzle that is solved; none to choose where none is */
  SumiPosition position; /* that they are about */
  gboolean is_open;
  guint tried;           /* the options that were chosen, as bits */
  SumiFeedback feedback; /* on the last of them */

  GtkWidget *ask_button;
  SumiSquareText *question;
  SumiOptionList *options;
  SumiFeedbackView *said;
};

enum
{
  SAYING_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiReasonCard, sumi_reason_card, ADW_TYPE_BIN)

static gboolean
has_reasons (SumiReasonCard *self)
{
  return self->reasons.n_options > 0;
}

static gboolean
is_answered (SumiReasonCard *self)
{
  return (self->tried & self->reasons.right) != 0;
}

static char *
make_question (SumiReasonCard *self)
{
  SumiTask task;
  SumiSaying saying;

  sumi_task_init (&task);
  task.type = SUMI_TASK_REASON;
  task = sumi_reasons_get_task (&self->reasons, &task);
  saying = sumi_saying_of_task (SUMI_SAYING_TASK, &task, self->position.turn);
  return sumi_ui_say (&saying);
}

static char **
list_options (SumiReasonCard *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < self->reasons.n_options; i++)
    {
      SumiSaying saying = sumi_saying_of_merit (self->reasons.options[i].merit,
                                                self->position.turn, self->reasons.other);
      g_autofree char *text = sumi_ui_say (&saying);

      g_strv_builder_add (builder, text);
    }
  return g_strv_builder_end (builder);
}

static void
update (SumiReasonCard *self)
{
  g_autofree char *question = has_reasons (self) ? make_question (self) : g_strdup ("");
  g_auto (GStrv) options = list_options (self);

  gtk_widget_set_visible (GTK_WIDGET (self), has_reasons (self));
  gtk_widget_set_visible (self->ask_button, !self->is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->question), self->is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->options), self->is_open);
  sumi_square_text_set_text (self->question, question);
  sumi_option_list_set_texts (self->options, "exercise.option", options);
  for (guint i = 0; i < self->reasons.n_options; i++)
    sumi_option_list_set_mark (self->options, i,
                               (self->tried >> i & 1) == 0           ? SUMI_OPTION_OPEN
                               : (self->reasons.right >> i & 1) != 0 ? SUMI_OPTION_RIGHT
                                                                     : SUMI_OPTION_WRONG);
  sumi_feedback_view_say (self->said, &self->feedback, NULL, NULL, 0);
}

/* Gives the focus to what WIDGET shows once it has a place, and brings all of DATA into sight. */
static gboolean
focus_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  if (gtk_widget_get_height (widget) == 0)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_get_focus_child (widget) == NULL)
    gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
  sumi_ui_bring_into_sight (data);
  return G_SOURCE_REMOVE;
}

static void
saying_pointed_cb (SumiReasonCard *self)
{
  g_signal_emit (self, signals[SAYING_POINTED], 0);
}

static void
sumi_reason_card_finalize (GObject *object)
{
  sumi_feedback_clear (&SUMI_REASON_CARD (object)->feedback);
  G_OBJECT_CLASS (sumi_reason_card_parent_class)->finalize (object);
}

static void
sumi_reason_card_class_init (SumiReasonCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sumi_reason_card_finalize;
  signals[SAYING_POINTED] = g_signal_new ("saying-pointed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-reason-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiReasonCard, ask_button);
  gtk_widget_class_bind_template_child (widget_class, SumiReasonCard, question);
  gtk_widget_class_bind_template_child (widget_class, SumiReasonCard, options);
  gtk_widget_class_bind_template_child (widget_class, SumiReasonCard, said);
  gtk_widget_class_bind_template_callback (widget_class, saying_pointed_cb);
  sumi_ui_forward_squares (widget_class);
}

static void
sumi_reason_card_init (SumiReasonCard *self)
{
  sumi_feedback_init (&self->feedback);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_reason_card_show: offers the question about ATTEMPT, if it is solved and there is one; what
 * was answered stays as long as it is solved. NULL offers nothing.
 */
void
sumi_reason_card_show (SumiReasonCard *self, SumiAttempt *attempt)
{
  gboolean is_solved
    = attempt != NULL && sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED;

  if (is_solved && has_reasons (self))
    return;
  self->reasons = (SumiReasons){ .state = SUMI_REASONS_ALONE };
  self->is_open = FALSE;
  self->tried = 0;
  sumi_feedback_silence (&self->feedback);
  if (is_solved && sumi_attempt_find_why (attempt, &self->reasons))
    self->position = sumi_attempt_get_exercise (attempt)->position;
  update (self);
}

/**
 * sumi_reason_card_can_open: whether the question is offered, and not asked yet.
 */
gboolean
sumi_reason_card_can_open (SumiReasonCard *self)
{
  return has_reasons (self) && !self->is_open;
}

/**
 * sumi_reason_card_open: asks the question, and gives the focus to the first option.
 */
void
sumi_reason_card_open (SumiReasonCard *self)
{
  if (!sumi_reason_card_can_open (self))
    return;
  self->is_open = TRUE;
  update (self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->options), focus_cb, self, NULL);
}

/**
 * sumi_reason_card_is_asking: whether the question is asked, and no right option was chosen yet.
 */
gboolean
sumi_reason_card_is_asking (SumiReasonCard *self)
{
  return self->is_open && !is_answered (self);
}

/**
 * sumi_reason_card_answer: chooses OPTION, from 0, and says what there is to say of it, which gets
 * the focus.
 */
void
sumi_reason_card_answer (SumiReasonCard *self, int option)
{
  SumiSaying sayings[SUMI_ANSWER_MAX_SAYINGS];
  guint n;

  if (!sumi_reason_card_is_asking (self) || option < 0
      || option >= (int) self->reasons.n_options)
    return;
  self->tried |= 1u << option;
  n = sumi_reasons_explain (&self->reasons, self->position, 1u << option, sayings);
  sumi_feedback_say (&self->feedback,
                     is_answered (self) ? SUMI_FEEDBACK_RIGHT : SUMI_FEEDBACK_WRONG, sayings[0]);
  for (guint i = 1; i < n; i++)
    sumi_feedback_say_more (&self->feedback, sayings[i]);
  update (self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->said), focus_cb, self->said, NULL);
}

/**
 * sumi_reason_card_get_reasons: what is asked now, owned by SELF; NULL if nothing is.
 */
const SumiReasons *
sumi_reason_card_get_reasons (SumiReasonCard *self)
{
  return self->is_open ? &self->reasons : NULL;
}

/**
 * sumi_reason_card_get_saying: what the sentence says that is pointed at or has the focus; NULL for
 * none.
 */
const SumiSaying *
sumi_reason_card_get_saying (SumiReasonCard *self)
{
  return sumi_feedback_view_get_saying (self->said);
}

/**
 * sumi_reason_card_get_feedback: what was said of the last answer, perhaps nothing; owned by SELF.
 */
const SumiFeedback *
sumi_reason_card_get_feedback (SumiReasonCard *self)
{
  return &self->feedback;
}
