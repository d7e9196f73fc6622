/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-answer-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-answer.h"
#include "sumi-opponent.h"
#include "sumi-option-list.h"
#include "sumi-saying.h"
#include "sumi-ui.h"
#include "sumi-ui-words.h"

struct _SumiAnswerView
{
  AdwBin parent_instance;

  const SumiExercise *exercise; /* that is shown; for comparison only */
  GtkStack *stack;
  GtkLabel *counter;
  GtkEntry *number;
  GtkButton *number_button;
  SumiOptionList *options;
  GtkWidget *options_button;
  GtkLabel *level;
  GtkLabel *discs;
};

G_DEFINE_FINAL_TYPE (SumiAnswerView, sumi_answer_view, ADW_TYPE_BIN)

/* Squares are marked: the task asks for them, or a hint does. */
static gboolean
is_marked (SumiAttempt *attempt)
{
  SumiTaskType type = sumi_attempt_get_exercise (attempt)->task.type;

  return type == SUMI_TASK_MARK
         || (sumi_task_is_by_move (type) && sumi_attempt_can_hand_over (attempt));
}

static const char *
get_page (SumiAttempt *attempt)
{
  if (is_marked (attempt))
    return "hand-over";
  switch (sumi_attempt_get_exercise (attempt)->task.type)
    {
    case SUMI_TASK_MARK:
    case SUMI_TASK_FLIP:
      return "hand-over";
    case SUMI_TASK_COUNT:
      return "number";
    case SUMI_TASK_CHOOSE:
    case SUMI_TASK_REASON:
      return "options";
    case SUMI_TASK_PLAY:
      return "game";
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
    case SUMI_TASK_WIN:
    case SUMI_TASK_BEST:
    case SUMI_TASK_LINE:
    case SUMI_N_TASK_TYPES:
    default:
      return NULL;
    }
}

static void
update_counter (SumiAnswerView *self, SumiAttempt *attempt)
{
  gboolean is_mark = is_marked (attempt);
  guint n = (guint) sumi_bitboard_count (sumi_attempt_get_marks (attempt));
  g_autofree char *text =
      /* Translators: how many squares the learner has marked so far. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u square marked", "%u squares marked", n),
                       n);

  gtk_label_set_label (self->counter, is_mark ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->counter), is_mark);
}

/* The feedback on the number is also the description of its entry, which has the focus. */
static void
update_number (SumiAnswerView *self, SumiAttempt *attempt)
{
  gboolean is_open = sumi_attempt_get_state (attempt) != SUMI_ATTEMPT_SOLVED;
  g_autofree char *headline = sumi_ui_headline (sumi_attempt_get_feedback (attempt));

  gtk_widget_set_sensitive (GTK_WIDGET (self->number), is_open);
  gtk_widget_set_sensitive (GTK_WIDGET (self->number_button), is_open);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  headline, -1);
}

/* The sentences that the author gives, or the reasons that were found; owned by the caller. */
static char **
list_options (SumiAttempt *attempt)
{
  const SumiExercise *exercise = sumi_attempt_get_exercise (attempt);
  const SumiReasons *reasons = sumi_attempt_get_reasons (attempt);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < exercise->options->len; i++)
    g_strv_builder_add (builder, sumi_text_get (exercise->options->pdata[i]));
  for (guint i = 0; reasons != NULL && i < reasons->n_options; i++)
    {
      SumiSaying saying = sumi_saying_of_merit (reasons->options[i].merit,
                                                sumi_attempt_get_side (attempt), reasons->other);
      g_autofree char *text = sumi_ui_say (&saying);

      g_strv_builder_add (builder, text);
    }
  return g_strv_builder_end (builder);
}

/* The options that are right, as bits; 0 before they are known. */
static guint
get_right_options (SumiAttempt *attempt)
{
  const SumiTask *task = &sumi_attempt_get_exercise (attempt)->task;
  const SumiReasons *reasons = sumi_attempt_get_reasons (attempt);

  if (task->type == SUMI_TASK_CHOOSE)
    return 1u << task->answer;
  return reasons != NULL ? reasons->right : 0;
}

/* Each option that was tried says what came of it; in the end so do those that are right. */
static void
update_options (SumiAnswerView *self, SumiAttempt *attempt)
{
  const SumiTask *task = &sumi_attempt_get_exercise (attempt)->task;
  gboolean is_solved = sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED;
  guint right = is_solved ? get_right_options (attempt) : 0;
  guint chosen = sumi_attempt_get_options (attempt);
  g_auto (GStrv) texts = list_options (attempt);

  sumi_option_list_set_texts (self->options, "exercise.option", texts);
  for (guint i = 0; texts[i] != NULL; i++)
    sumi_option_list_set_mark (self->options, i,
                               (right >> i & 1) != 0 ? SUMI_OPTION_RIGHT
                               : sumi_attempt_is_option_tried (attempt, (int) i)
                                 ? SUMI_OPTION_WRONG
                               : (chosen >> i & 1) != 0 ? SUMI_OPTION_CHOSEN
                                                        : SUMI_OPTION_OPEN);
  gtk_widget_set_visible (self->options_button, task->type == SUMI_TASK_REASON
                                                  && task->asked == SUMI_ASK_EVERY && !is_solved);
}

static void
update_game (SumiAnswerView *self, SumiAttempt *attempt)
{
  SumiPosition position = sumi_attempt_get_position (attempt);
  g_autofree char *level =
      /* Translators: how strong the opponent of a game is. */
      g_strdup_printf (_("Your opponent plays at level %d of %d."),
                       sumi_attempt_get_exercise (attempt)->task.opponent, SUMI_N_LEVELS);
  g_autofree char *discs =
      /* Translators: the discs of both sides on the board. */
      g_strdup_printf (_("Black %d, White %d"),
                       sumi_bitboard_count (sumi_position_discs (position, SUMI_BLACK)),
                       sumi_bitboard_count (sumi_position_discs (position, SUMI_WHITE)));

  gtk_label_set_label (self->level, level);
  gtk_label_set_label (self->discs, discs);
}

static void
answer_number_cb (SumiAnswerView *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->number));
  guint64 number;

  if (g_ascii_string_to_unsigned (text, 10, 0, 64, &number, NULL))
    gtk_widget_activate_action (GTK_WIDGET (self), "exercise.number", "i", (int) number);
  else
    gtk_widget_error_bell (GTK_WIDGET (self->number));
  gtk_editable_select_region (GTK_EDITABLE (self->number), 0, -1);
}

/* Keeps everything but digits out of the number. */
static void
insert_text_cb (GtkEditable *editable, const char *text, int length, int *position)
{
  for (int i = 0; length < 0 ? text[i] != '\0' : i < length; i++)
    {
      if (g_ascii_isdigit (text[i]))
        continue;
      g_signal_stop_emission_by_name (editable, "insert-text");
      gtk_widget_error_bell (GTK_WIDGET (editable));
      return;
    }
}

static void
sumi_answer_view_class_init (SumiAnswerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-answer-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiAnswerView, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiAnswerView, counter);
  gtk_widget_class_bind_template_child (widget_class, SumiAnswerView, number);
  gtk_widget_class_bind_template_child (widget_class, SumiAnswerView, number_button);
  gtk_widget_class_bind_template_child (widget_class, SumiAnswerView, options);
  gtk_widget_class_bind_template_child (widget_class, SumiAnswerView, options_button);
  gtk_widget_class_bind_template_child (widget_class, SumiAnswerView, level);
  gtk_widget_class_bind_template_child (widget_class, SumiAnswerView, discs);
  gtk_widget_class_bind_template_callback (widget_class, answer_number_cb);
}

static void
sumi_answer_view_init (SumiAnswerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (self->number)), "insert-text",
                    G_CALLBACK (insert_text_cb), NULL);
}

/**
 * sumi_answer_view_show: shows what ATTEMPT is answered with, as it stands now; NULL shows nothing.
 */
void
sumi_answer_view_show (SumiAnswerView *self, SumiAttempt *attempt)
{
  const SumiExercise *exercise = attempt != NULL ? sumi_attempt_get_exercise (attempt) : NULL;
  const char *page = exercise != NULL ? get_page (attempt) : NULL;
  gboolean is_new = exercise != self->exercise;

  gtk_widget_set_visible (GTK_WIDGET (self), page != NULL);
  self->exercise = exercise;
  if (page == NULL)
    return;
  sumi_ui_show_child (self->stack, page);
  switch (exercise->task.type)
    {
    case SUMI_TASK_COUNT:
      if (is_new)
        gtk_editable_set_text (GTK_EDITABLE (self->number), "");
      update_number (self, attempt);
      break;
    case SUMI_TASK_CHOOSE:
    case SUMI_TASK_REASON:
      update_options (self, attempt);
      break;
    case SUMI_TASK_PLAY:
      update_game (self, attempt);
      break;
    case SUMI_TASK_MARK:
    case SUMI_TASK_FLIP:
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
    case SUMI_TASK_WIN:
    case SUMI_TASK_BEST:
    case SUMI_TASK_LINE:
    case SUMI_N_TASK_TYPES:
    default:
      update_counter (self, attempt);
    }
}

/**
 * sumi_answer_view_describe: lets screen readers say QUESTION when the number gets the focus, until
 * the next call of sumi_answer_view_show(), or when the first option gets it, until that is marked.
 */
void
sumi_answer_view_describe (SumiAnswerView *self, const char *question)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, question, -1);
  sumi_option_list_describe (self->options, question);
}

/**
 * sumi_answer_view_focus_option: gives the focus to OPTION, which is about to be chosen, perhaps by
 * its number: Return is about that one then.
 */
void
sumi_answer_view_focus_option (SumiAnswerView *self, guint option)
{
  sumi_option_list_focus (self->options, option);
}

/**
 * sumi_answer_view_takes_focus: gives the focus to what the task is answered with, if that is not
 * the board and it still waits for an answer.
 */
gboolean
sumi_answer_view_takes_focus (SumiAnswerView *self)
{
  if (self->exercise == NULL)
    return FALSE;
  if (self->exercise->task.type == SUMI_TASK_COUNT
      && gtk_widget_get_sensitive (GTK_WIDGET (self->number)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->number));
  if (sumi_task_is_by_option (self->exercise->task.type))
    return sumi_option_list_focus (self->options, 0);
  return FALSE;
}
