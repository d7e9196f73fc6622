/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exercise-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-answer-view.h"
#include "sumi-answer.h"
#include "sumi-demonstration-view.h"
#include "sumi-exercise-board.h"
#include "sumi-exercise-foot.h"
#include "sumi-exercise-head.h"
#include "sumi-exercise-scene.h"
#include "sumi-feedback-view.h"
#include "sumi-isolate.h"
#include "sumi-reason-card.h"
#include "sumi-replay-view.h"
#include "sumi-search-row.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-words.h"

struct _SumiExerciseView
{
  AdwBin parent_instance;

  gboolean is_without_help; /* hints and solutions may not be asked for */
  SumiAttempt *attempt; /* NULL: nothing is asked */
  const SumiStep *step; /* of a lesson; NULL in a puzzle */
  char *first_question; /* stands in the text of the step */
  gboolean shows_legal;
  gboolean every_reply;
  gboolean asks_why; /* after a puzzle */
  SumiOverlayKind overlay;
  gboolean asks_for_solution; /* whether the solution is really wanted */

  SumiJudgement *replayed; /* what the replay was made of; may be of an attempt that is over */
  SumiSquare replayed_move;
  gboolean is_replaying;   /* the board shows the replay, not the attempt */
  SumiSquare text_pointed; /* in a text */
  SumiSquare named_square; /* pressed where nothing is asked */

  GtkShortcutController *shortcuts;
  SumiExerciseHead *head;
  SumiExerciseBoard *board;
  GtkScrolledWindow *body;
  SumiSearchRow *searching;
  SumiDemonstrationView *demonstration;
  SumiAnswerView *answer;
  SumiFeedbackView *feedback;
  SumiReasonCard *reasons;
  GtkLabel *branches;
  SumiReplayView *replay;
  GtkLabel *source;
  SumiExerciseFoot *foot;
  GtkWidget *foot_start, *foot_end;
};

enum
{
  PROP_SHOWS_LEGAL = 1,
  PROP_EVERY_REPLY,
  PROP_ASKS_WHY,
  PROP_OVERLAY,
  PROP_FOOT_START,
  PROP_FOOT_END,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Actions that the attempt carries out; all of them end the replay. */
static const struct
{
  const char *name;
  void (*act) (SumiAttempt *attempt);
  gboolean (*is_possible) (SumiAttempt *attempt); /* NULL: it always is */
} ATTEMPT_ACTIONS[] = {
  { "exercise.hint", sumi_attempt_hint, sumi_attempt_can_hint },
  { "exercise.undo", sumi_attempt_undo, sumi_attempt_can_undo },
  { "exercise.restart", sumi_attempt_restart, NULL },
  { "exercise.hand-over", sumi_attempt_hand_over, sumi_attempt_can_hand_over },
  { "exercise.show-missing", sumi_attempt_show_missing, sumi_attempt_can_show_missing },
  { "exercise.go-on", sumi_attempt_go_on, NULL },
  { "exercise.search-again", sumi_attempt_search_again, NULL },
  { "exercise.cancel", sumi_attempt_cancel_search, sumi_attempt_is_searching },
};

G_DEFINE_FINAL_TYPE (SumiExerciseView, sumi_exercise_view, ADW_TYPE_BIN)

static gboolean
is_solved (SumiExerciseView *self)
{
  return self->attempt != NULL && sumi_attempt_get_state (self->attempt) == SUMI_ATTEMPT_SOLVED;
}

/* Whose turn it is on the board. */
static void
update_turn (SumiExerciseView *self, SumiPosition position)
{
  if (is_solved (self) && !self->is_replaying)
    sumi_exercise_head_set_solved (self->head, sumi_attempt_get_side (self->attempt));
  else
    sumi_exercise_head_set_turn (self->head, position);
}

/* An overlay is not shown as long as it would give the answer away. */
static gboolean
is_overlay_withheld (SumiExerciseView *self)
{
  return self->attempt != NULL && !is_solved (self)
         && sumi_exercise_scene_gives_away (&sumi_attempt_get_exercise (self->attempt)->task,
                                            self->overlay);
}

/* A question about what moves leave is answered on the board. */
static gboolean
shows_leavings (SumiExerciseView *self)
{
  const SumiTask *task
      = self->attempt != NULL ? &sumi_attempt_get_exercise (self->attempt)->task : NULL;

  return is_solved (self) && task->type == SUMI_TASK_BEST
         && task->measure == SUMI_MEASURE_MOBILITY;
}

static void
update_caption (SumiExerciseView *self)
{
  gboolean is_constructed
      = self->step != NULL && self->step->has_position && !self->step->has_record;

  sumi_exercise_board_set_caption (
      self->board, shows_leavings (self) ? _("On each square: how many replies a move there leaves")
                   : is_constructed      ? _("A constructed detail, not from a game")
                                         : "");
}

static SumiBoardScene *
create_scene (SumiExerciseView *self)
{
  SumiDemonstration *demonstration =
      sumi_demonstration_view_get_demonstration (self->demonstration);
  SumiReplay *replay = sumi_replay_view_get_replay (self->replay);
  SumiExerciseSceneOptions options = {
    self->shows_legal, is_overlay_withheld (self) ? SUMI_OVERLAY_NONE : self->overlay,
    self->text_pointed, self->step, sumi_feedback_view_get_saying (self->feedback)
  };

  if (self->is_replaying)
    return sumi_exercise_scene_of_node (sumi_replay_get_current (replay), options);
  if (sumi_reason_card_get_reasons (self->reasons) != NULL)
    {
      options.saying = sumi_reason_card_get_saying (self->reasons);
      return sumi_exercise_scene_of_reasons (sumi_attempt_get_exercise (self->attempt)->position,
                                             sumi_reason_card_get_reasons (self->reasons),
                                             sumi_reason_card_get_feedback (self->reasons),
                                             options);
    }
  if (shows_leavings (self))
    return sumi_exercise_scene_of_leavings (self->attempt, options);
  if (self->attempt != NULL)
    return sumi_exercise_scene_of_attempt (self->attempt, options);
  return sumi_exercise_scene_of_step (demonstration, options);
}

static void
update_board (SumiExerciseView *self)
{
  g_autoptr (SumiBoardScene) scene = NULL;

  if (self->attempt == NULL && self->step == NULL)
    return;
  scene = create_scene (self);
  sumi_exercise_board_show (self->board, scene, self->overlay, is_overlay_withheld (self));
  update_turn (self, sumi_board_scene_get (scene)->position);
}

static void
set_replaying (SumiExerciseView *self, gboolean is_replaying)
{
  self->is_replaying = is_replaying;
  sumi_replay_view_set_walking (self->replay, is_replaying);
}

/* A wrong move that still stands is taken back now, so that it does not disturb later. */
static void
replay_moved_cb (SumiExerciseView *self)
{
  sumi_attempt_go_on (self->attempt);
  set_replaying (self, TRUE);
  update_board (self);
}

/* The proof of what was said last, where there is one and it gives nothing away. */
static void
update_replay (SumiExerciseView *self)
{
  SumiSquare move = SUMI_SQUARE_NONE;
  SumiJudgement *judgement =
      self->attempt != NULL ? sumi_attempt_get_replay (self->attempt, &move) : NULL;
  g_autoptr (SumiReplay) replay = NULL;

  /* Without a proof there is nothing after the move that could be walked through. */
  if (judgement != NULL && sumi_judgement_get (judgement, move)->proof == NULL)
    {
      judgement = NULL;
      move = SUMI_SQUARE_NONE;
    }
  if (judgement == self->replayed && move == self->replayed_move)
    return;
  set_replaying (self, FALSE);
  g_clear_pointer (&self->replayed, sumi_judgement_unref);
  self->replayed = judgement != NULL ? sumi_judgement_ref (judgement) : NULL;
  self->replayed_move = move;
  if (judgement != NULL)
    {
      replay = sumi_replay_new (judgement, move);
      g_signal_connect_object (replay, "notify::current", G_CALLBACK (replay_moved_cb), self,
                               G_CONNECT_SWAPPED);
    }
  sumi_replay_view_set_replay (self->replay, replay);
  gtk_widget_set_visible (GTK_WIDGET (self->replay), replay != NULL);
}

static void
update_searching (SumiExerciseView *self)
{
  sumi_search_row_set_searching (self->searching, self->attempt != NULL
                                                      && sumi_attempt_is_searching (self->attempt));
}

static void
update_branches (SumiExerciseView *self)
{
  gboolean is_your_turn = self->attempt != NULL
                          && sumi_attempt_get_state (self->attempt) == SUMI_ATTEMPT_YOUR_TURN;
  guint n = is_your_turn ? sumi_attempt_get_branches_left (self->attempt) : 0;
  g_autofree char *text =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "After this, %u more reply is to be answered.",
                                    "After this, %u more replies are to be answered.", n),
                       n);

  gtk_label_set_label (self->branches, text);
  gtk_widget_set_visible (GTK_WIDGET (self->branches), n > 0);
}

/* Where an exercise is from may tell what it is about. */
static void
update_source (SumiExerciseView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->source),
                          gtk_label_get_label (self->source)[0] != '\0'
                              && (self->attempt == NULL || is_solved (self)));
}

static void
update_actions (SumiExerciseView *self)
{
  SumiTaskType type = self->attempt != NULL ? sumi_attempt_get_exercise (self->attempt)->task.type
                                            : SUMI_N_TASK_TYPES;
  gboolean is_open = self->attempt != NULL && !is_solved (self);

  for (guint i = 0; i < G_N_ELEMENTS (ATTEMPT_ACTIONS); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), ATTEMPT_ACTIONS[i].name,
                                   self->attempt != NULL
                                       && (ATTEMPT_ACTIONS[i].is_possible == NULL
                                           || ATTEMPT_ACTIONS[i].is_possible (self->attempt)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.solution",
                                 self->attempt != NULL
                                     && sumi_attempt_can_show_solution (self->attempt));
  if (self->is_without_help)
    {
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.hint", FALSE);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.solution", FALSE);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.option",
                                 (is_open && sumi_task_is_by_option (type))
                                     || sumi_reason_card_is_asking (self->reasons));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.ask-why",
                                 sumi_reason_card_can_open (self->reasons));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.number",
                                 is_open && type == SUMI_TASK_COUNT);
}

/* What is asked of the learner now, in words. */
static char *
ask (SumiAttempt *attempt)
{
  SumiSaying question = sumi_attempt_get_question (attempt);

  return sumi_ui_say (&question);
}

/* In a lesson the text of the step asks first; what is asked later stands below it. */
static void
update_question (SumiExerciseView *self)
{
  g_autofree char *question = self->attempt != NULL ? ask (self->attempt) : g_strdup ("");
  gboolean is_said = self->step != NULL && g_strcmp0 (question, self->first_question) == 0;

  sumi_exercise_head_set_question (self->head, is_said ? "" : question);
}

/* Where nothing is asked, a square that is pressed tells its name. */
static void
say_name (SumiExerciseView *self)
{
  const char *name = sumi_square_to_name (self->named_square);
  g_autofree char *text
    /* Translators: a square, its column and its row, as in "This is c6: column c, row 6." */
    = sumi_isolate_printf (_("This is %s: column %c, row %c."), name, name[0], name[1]);

  sumi_feedback_view_say (self->feedback, NULL, text, NULL, 0);
}

/* Asks for confirmation before the solution is shown. */
static void
update_feedback (SumiExerciseView *self)
{
  const SumiFeedbackButton buttons[] = {
    { "exercise.solution", _("_Show It") },
    { "exercise.keep-trying", _("_Not Yet") },
  };

  if (self->asks_for_solution)
    sumi_feedback_view_say (self->feedback, NULL,
                            _("See the solution? The exercise will then not count as solved."),
                            buttons, G_N_ELEMENTS (buttons));
  else if (self->named_square < 64)
    say_name (self);
  else
    sumi_feedback_view_show (self->feedback, self->attempt);
}

/* As long as nothing was answered, screen readers say what is asked when the focus comes to the
 * answers beside the board. */
static void
describe_answer (SumiExerciseView *self)
{
  g_autofree char *question
    = self->attempt != NULL ? sumi_exercise_scene_ask (self->attempt, self->step) : NULL;

  if (question != NULL && sumi_feedback_is_silent (sumi_attempt_get_feedback (self->attempt)))
    sumi_answer_view_describe (self->answer, question);
}

static void
update (SumiExerciseView *self)
{
  update_question (self);
  sumi_answer_view_show (self->answer, self->attempt);
  describe_answer (self);
  update_feedback (self);
  sumi_reason_card_show (self->reasons,
                         self->asks_why && self->step == NULL ? self->attempt : NULL);
  update_replay (self);
  update_searching (self);
  update_branches (self);
  update_source (self);
  update_actions (self);
  sumi_exercise_foot_show (self->foot, self->attempt, !self->is_without_help);
  update_caption (self);
  update_board (self);
}

/* What is said about what was answered below the board stands below the answer. While that is still
 * open, it stays in sight. */
static void
reveal_news (SumiExerciseView *self)
{
  if (is_solved (self) && gtk_widget_get_visible (GTK_WIDGET (self->answer)))
    sumi_feedback_view_reveal (self->feedback);
  else
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->body), 0);
}

/* What was answered beside the board is announced by the description of the focused square, which
 * gets the focus when that is what it says: what it said before is not true any more. */
static void
attempt_changed_cb (SumiExerciseView *self)
{
  gboolean goes_to_board
    = (is_solved (self) && sumi_ui_has_focus_in (GTK_WIDGET (self->answer)))
      || (self->asks_for_solution && sumi_ui_has_focus_in (GTK_WIDGET (self->feedback)));

  if (goes_to_board)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  self->asks_for_solution = FALSE;
  update (self);
  if (goes_to_board)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  reveal_news (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* In dispose the child may be gone already. */
static void
drop_attempt (SumiExerciseView *self)
{
  SumiDemonstration *demonstration =
      self->demonstration != NULL
          ? sumi_demonstration_view_get_demonstration (self->demonstration)
          : NULL;

  if (self->attempt != NULL)
    g_signal_handlers_disconnect_by_data (self->attempt, self);
  if (demonstration != NULL)
    g_signal_handlers_disconnect_by_data (demonstration, self);
  g_clear_object (&self->attempt);
  g_clear_pointer (&self->first_question, g_free);
  self->step = NULL;
  self->text_pointed = self->named_square = SUMI_SQUARE_NONE;
  self->asks_for_solution = FALSE;
}

static void
square_activated_cb (SumiExerciseView *self, int square)
{
  self->asks_for_solution = FALSE;
  /* A click on a board of the proof only returns to the attempt: the learner has not seen its board
   * yet. */
  if (sumi_exercise_view_leave_replay (self))
    return;
  if (self->attempt != NULL)
    sumi_attempt_choose (self->attempt, square);
  else if (self->step != NULL
           && sumi_demonstration_view_get_demonstration (self->demonstration) == NULL)
    {
      self->named_square = self->text_pointed = square;
      update_feedback (self);
      update_board (self);
    }
}

static void
board_pointed_cb (SumiExerciseView *self, int square)
{
  sumi_exercise_head_set_pointed (self->head, square);
  sumi_feedback_view_set_pointed (self->feedback, square);
}

static void
text_pointed_cb (SumiExerciseView *self, int square)
{
  if (self->text_pointed == square)
    return;
  self->text_pointed = square;
  update_board (self);
}

static void
saying_pointed_cb (SumiExerciseView *self)
{
  update_board (self);
}

static void
text_activated_cb (SumiExerciseView *self, int square)
{
  sumi_board_view_focus_square (sumi_exercise_board_get_view (self->board), square);
}

static void
set_asking (SumiExerciseView *self, gboolean asks_for_solution)
{
  self->asks_for_solution = asks_for_solution;
  update_feedback (self);
  if (asks_for_solution)
    sumi_feedback_view_focus_button (self->feedback);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
solution_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (widget);

  if (!self->asks_for_solution)
    sumi_exercise_view_leave_replay (self);
  if (self->asks_for_solution || sumi_attempt_was_shown (self->attempt)
      || sumi_attempt_was_solved (self->attempt))
    sumi_attempt_show_solution (self->attempt);
  else
    set_asking (self, TRUE);
}

static void
keep_trying_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_asking (SUMI_EXERCISE_VIEW (widget), FALSE);
}

static void
attempt_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (widget);

  sumi_exercise_view_leave_replay (self);
  for (guint i = 0; self->attempt != NULL && i < G_N_ELEMENTS (ATTEMPT_ACTIONS); i++)
    {
      if (g_str_equal (ATTEMPT_ACTIONS[i].name, action_name))
        ATTEMPT_ACTIONS[i].act (self->attempt);
    }
}

static void
leave_replay_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_exercise_view_leave_replay (SUMI_EXERCISE_VIEW (widget));
}

static void
answer_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (widget);
  int answer = g_variant_get_int32 (parameter);

  sumi_exercise_view_leave_replay (self);
  if (sumi_reason_card_is_asking (self->reasons))
    {
      sumi_reason_card_answer (self->reasons, answer);
      update_actions (self);
      update_board (self);
    }
  else if (g_str_equal (action_name, "exercise.number"))
    sumi_attempt_answer_number (self->attempt, answer);
  else
    {
      sumi_answer_view_focus_option (self->answer, (guint) answer);
      sumi_attempt_answer_option (self->attempt, answer);
    }
}

/* Asks why the right move was right; the board shows where it was made. */
static void
ask_why_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (widget);

  sumi_exercise_view_leave_replay (self);
  sumi_reason_card_open (self->reasons);
  update_actions (self);
  update_board (self);
}

/* Steps through the proof if one is shown, otherwise through the demonstration. */
static void
walk_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (widget);
  gboolean is_back = g_str_equal (action_name, "exercise.back");

  if (sumi_replay_view_get_replay (self->replay) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->replay),
                                is_back ? "replay.back" : "replay.forward", NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->demonstration),
                                is_back ? "demonstration.back" : "demonstration.forward", NULL);
}

static gboolean
sumi_exercise_view_grab_focus (GtkWidget *widget)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (widget);

  return sumi_answer_view_takes_focus (self->answer)
         || gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
sumi_exercise_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (object);

  switch (id)
    {
    case PROP_SHOWS_LEGAL:
      g_value_set_boolean (value, self->shows_legal);
      break;
    case PROP_EVERY_REPLY:
      g_value_set_boolean (value, self->every_reply);
      break;
    case PROP_ASKS_WHY:
      g_value_set_boolean (value, self->asks_why);
      break;
    case PROP_OVERLAY:
      g_value_set_string (value, sumi_exercise_board_get_overlay_name (self->overlay));
      break;
    case PROP_FOOT_START:
      g_value_set_object (value, self->foot_start);
      break;
    case PROP_FOOT_END:
      g_value_set_object (value, self->foot_end);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_exercise_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (object);

  switch (id)
    {
    case PROP_SHOWS_LEGAL:
      self->shows_legal = g_value_get_boolean (value);
      update_board (self);
      break;
    case PROP_EVERY_REPLY:
      self->every_reply = g_value_get_boolean (value);
      if (self->attempt != NULL)
        sumi_attempt_set_every_reply (self->attempt, self->every_reply);
      break;
    case PROP_ASKS_WHY:
      self->asks_why = g_value_get_boolean (value);
      update (self);
      break;
    case PROP_OVERLAY:
      self->overlay = sumi_exercise_board_find_overlay (g_value_get_string (value));
      update_board (self);
      break;
    case PROP_FOOT_START:
      self->foot_start = g_value_get_object (value);
      if (self->foot_start != NULL)
        sumi_exercise_foot_prepend (self->foot, self->foot_start);
      break;
    case PROP_FOOT_END:
      self->foot_end = g_value_get_object (value);
      if (self->foot_end != NULL)
        sumi_exercise_foot_append (self->foot, self->foot_end);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_exercise_view_dispose (GObject *object)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (object);

  drop_attempt (self);
  g_clear_pointer (&self->replayed, sumi_judgement_unref);
  G_OBJECT_CLASS (sumi_exercise_view_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (ATTEMPT_ACTIONS); i++)
    gtk_widget_class_install_action (widget_class, ATTEMPT_ACTIONS[i].name, NULL, attempt_cb);
  gtk_widget_class_install_action (widget_class, "exercise.solution", NULL, solution_cb);
  gtk_widget_class_install_action (widget_class, "exercise.keep-trying", NULL, keep_trying_cb);
  gtk_widget_class_install_action (widget_class, "exercise.number", "i", answer_cb);
  gtk_widget_class_install_action (widget_class, "exercise.option", "i", answer_cb);
  gtk_widget_class_install_action (widget_class, "exercise.ask-why", NULL, ask_why_cb);
  gtk_widget_class_install_action (widget_class, "exercise.back", NULL, walk_cb);
  gtk_widget_class_install_action (widget_class, "exercise.forward", NULL, walk_cb);
  gtk_widget_class_install_action (widget_class, "exercise.leave-replay", NULL,
                                   leave_replay_cb);
  gtk_widget_class_install_property_action (widget_class, "exercise.overlay", "overlay");
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/sumi_reversi/Sumi/sumi-exercise-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, shortcuts);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, head);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, board);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, demonstration);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, answer);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, body);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, searching);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, feedback);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, reasons);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, branches);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, replay);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, source);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, foot);
  gtk_widget_class_bind_template_callback (widget_class, square_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, saying_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_activated_cb);
}

static void
sumi_exercise_view_class_init (SumiExerciseViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_exercise_view_dispose;
  object_class->get_property = sumi_exercise_view_get_property;
  object_class->set_property = sumi_exercise_view_set_property;
  widget_class->focus = sumi_ui_focus_child;
  widget_class->grab_focus = sumi_exercise_view_grab_focus;

  properties[PROP_SHOWS_LEGAL] = g_param_spec_boolean ("shows-legal", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_EVERY_REPLY] = g_param_spec_boolean ("every-reply", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ASKS_WHY] = g_param_spec_boolean ("asks-why", NULL, NULL, FALSE,
                                                    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_OVERLAY] = g_param_spec_string ("overlay", NULL, NULL, "none",
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_FOOT_START] = g_param_spec_object ("foot-start", NULL, NULL, GTK_TYPE_WIDGET,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_FOOT_END] = g_param_spec_object ("foot-end", NULL, NULL, GTK_TYPE_WIDGET,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  install_actions (widget_class);
  bind_template (widget_class);
}

static void
sumi_exercise_view_init (SumiExerciseView *self)
{
  self->text_pointed = self->replayed_move = self->named_square = SUMI_SQUARE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_exercise_board_add_overlay_keys (self->shortcuts, "exercise.overlay");
  sumi_demonstration_view_set_demonstration (self->demonstration, NULL);
}

/**
 * sumi_exercise_view_get_attempt: the attempt that is shown; NULL where nothing is asked. Owned by
 * the view.
 */
SumiAttempt *
sumi_exercise_view_get_attempt (SumiExerciseView *self)
{
  return self->attempt;
}

/* Whether EXERCISE has texts of its own that are not translated. */
static gboolean
is_foreign (const SumiExercise *exercise)
{
  return (exercise->prompt != NULL && sumi_text_is_foreign (exercise->prompt))
         || (exercise->explain_solution != NULL
             && sumi_text_is_foreign (exercise->explain_solution))
         || (exercise->hints->len > 0 && sumi_text_is_foreign (exercise->hints->pdata[0]));
}

static void
show_step (SumiExerciseView *self, const SumiStep *step)
{
  self->step = step;
  sumi_exercise_head_set_text (self->head, step != NULL ? sumi_text_get (step->text) : "");
}

/**
 * sumi_exercise_view_set_has_help: whether hints and solutions may be asked for in what is shown
 * from now on; they may unless this says otherwise.
 */
void
sumi_exercise_view_set_has_help (SumiExerciseView *self, gboolean has_help)
{
  self->is_without_help = !has_help;
}

/**
 * sumi_exercise_view_set_source: where what is shown from now on is from; NULL: nothing says so.
 */
void
sumi_exercise_view_set_source (SumiExerciseView *self, const SumiText *source)
{
  gtk_label_set_label (self->source, source != NULL ? sumi_text_get (source) : "");
}

/**
 * sumi_exercise_view_show: goes on with ATTEMPT, which may be NULL in a lesson: then with
 * DEMONSTRATION, which may be NULL too: then with the board of STEP. STEP is NULL in a puzzle; its
 * owner keeps it until the next call.
 */
void
sumi_exercise_view_show (SumiExerciseView *self,
                         SumiAttempt *attempt,
                         SumiDemonstration *demonstration,
                         const SumiStep *step)
{
  drop_attempt (self);
  show_step (self, step);
  if (attempt != NULL)
    {
      self->attempt = g_object_ref (attempt);
      sumi_attempt_set_every_reply (attempt, self->every_reply);
      g_signal_connect_swapped (attempt, "changed", G_CALLBACK (attempt_changed_cb), self);
      self->first_question = ask (attempt);
    }
  if (demonstration != NULL)
    g_signal_connect_swapped (demonstration, "changed", G_CALLBACK (update_board), self);
  sumi_exercise_head_set_foreign (
    self->head, step != NULL ? sumi_text_is_foreign (step->text)
                             : attempt != NULL && is_foreign (sumi_attempt_get_exercise (attempt)));
  sumi_demonstration_view_set_demonstration (self->demonstration, demonstration);
  update (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->body), 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * sumi_exercise_view_leave_replay: shows the attempt again, without the question whether the
 * solution is wanted; FALSE if it was shown anyway.
 */
gboolean
sumi_exercise_view_leave_replay (SumiExerciseView *self)
{
  SumiReplay *replay = sumi_replay_view_get_replay (self->replay);

  if (self->asks_for_solution)
    {
      set_asking (self, FALSE);
      return TRUE;
    }
  if (!self->is_replaying)
    return FALSE;
  sumi_replay_go_first (replay);
  set_replaying (self, FALSE);
  update_board (self);
  return TRUE;
}

/**
 * sumi_exercise_view_forward_key: lets the board have the key that CONTROLLER of the page is at, so
 * that the name of a square can be typed wherever the focus is.
 */
gboolean
sumi_exercise_view_forward_key (SumiExerciseView *self, GtkEventControllerKey *controller)
{
  return gtk_event_controller_key_forward (
      controller, GTK_WIDGET (sumi_exercise_board_get_view (self->board)));
}
