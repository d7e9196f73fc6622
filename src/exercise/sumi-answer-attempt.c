/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-answer-attempt.h"

#include "sumi-answer-facts.h"
#include "sumi-engine.h"

struct _SumiAnswerAttempt
{
  SumiAttempt parent_instance;

  gboolean has_answer;
  SumiAnswer answer;

  SumiBitboard marks; /* squares marked, or discs turned */
  GArray *chosen;     /* of SumiSquare, in the order in which they were marked or unmarked */
  guint64 tried;      /* a bit for each option that was given, and is wrong */
  guint options;      /* reason, where every one is asked: those chosen so far, as bits */

  SumiResponse response;         /* what was handed over last */
  SumiBitboard missing, surplus; /* in it, and not corrected since */
};

G_DEFINE_FINAL_TYPE (SumiAnswerAttempt, sumi_answer_attempt, SUMI_TYPE_ATTEMPT)

static const SumiTask *
get_task (SumiAnswerAttempt *self)
{
  return &SUMI_ATTEMPT (self)->exercise->task;
}

static SumiPosition
get_start (SumiAnswerAttempt *self)
{
  return SUMI_ATTEMPT (self)->exercise->position;
}

static gboolean
is_by_squares (SumiAnswerAttempt *self)
{
  return get_task (self)->type == SUMI_TASK_MARK || get_task (self)->type == SUMI_TASK_FLIP;
}

/* Several options are chosen before they are handed over. */
static gboolean
is_by_options (SumiAnswerAttempt *self)
{
  return get_task (self)->type == SUMI_TASK_REASON && get_task (self)->asked == SUMI_ASK_EVERY;
}

/* The board on which the disc of the move stands, and those discs are turned that the learner
 * turned. */
static SumiPosition
turn_discs (SumiAnswerAttempt *self)
{
  SumiPosition position = get_start (self);

  position.own = (position.own ^ self->marks) | sumi_bitboard_of (get_task (self)->move);
  position.opponent ^= self->marks;
  return position;
}

/* Marks or unmarks SQUARE, or turns its disc. The feedback stays, since the learner may be
 * correcting an answer by it. */
static void
toggle (SumiAnswerAttempt *self, SumiSquare square)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  SumiBitboard set = sumi_bitboard_of (square);

  self->marks ^= set;
  self->missing &= ~set;
  self->surplus &= ~set;
  attempt->feedback.missed &= ~set;
  attempt->feedback.surplus &= ~set;
  if (attempt->feedback.kind == SUMI_FEEDBACK_ILLEGAL)
    sumi_attempt_silence (attempt);
  SUMI_ATTEMPT_GET_CLASS (attempt)->show_turn (attempt);
}

/* Shows the board with the right answer. */
static void
show_right_answer (SumiAnswerAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);

  attempt->feedback.good = self->answer.squares;
  if (get_task (self)->type == SUMI_TASK_FLIP)
    attempt->shown = sumi_position_play (get_start (self), get_task (self)->move);
}

/* Judges the response; the answer is known. */
static void
settle (SumiAnswerAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  SumiSaying sayings[SUMI_ANSWER_MAX_SAYINGS];
  guint n = sumi_answer_explain (&self->answer, get_task (self), get_start (self),
                                 &self->response, sayings);

  attempt->state = SUMI_ATTEMPT_YOUR_TURN;
  if (sumi_answer_accepts (&self->answer, get_task (self), &self->response, &self->missing,
                           &self->surplus))
    {
      sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_RIGHT, sayings[0]);
      sumi_attempt_finish (attempt);
      show_right_answer (self);
      return;
    }
  if (get_task (self)->type == SUMI_TASK_CHOOSE)
    self->tried |= G_GUINT64_CONSTANT (1) << self->response.option;
  if (get_task (self)->type == SUMI_TASK_REASON)
    self->tried |= self->response.options & ~self->answer.reasons.right;
  self->options &= ~(guint) self->tried;
  sumi_attempt_count_wrong (attempt);
  sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_WRONG, sayings[0]);
  for (guint i = 1; i < n; i++)
    sumi_feedback_say_more (&attempt->feedback, sayings[i]);
}

/* Judges RESPONSE now, or as soon as the answer is known. */
static void
respond (SumiAnswerAttempt *self, SumiResponse response)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);

  self->response = response;
  if (self->has_answer)
    {
      settle (self);
      return;
    }
  attempt->state = SUMI_ATTEMPT_JUDGING;
  sumi_attempt_silence (attempt);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree SumiAnswer *answer = sumi_engine_answer_finish (result, NULL);
  g_autoptr (SumiAttempt) attempt = sumi_wait_end (data);
  SumiAnswerAttempt *self;

  if (attempt == NULL || answer == NULL)
    return;
  self = SUMI_ANSWER_ATTEMPT (attempt);
  if (!answer->is_decided)
    {
      attempt->awaits_hint = attempt->awaits_solution = FALSE;
      sumi_attempt_set_undecided (attempt,
                                  get_task (self)->type == SUMI_TASK_REASON
                                    ? SUMI_SAYING_NO_REASON
                                    : SUMI_SAYING_ANSWER_NOT_DECIDED,
                                  SUMI_SAYING_NOTHING_OF_ANSWERS);
      sumi_attempt_emit_changed (attempt);
      return;
    }
  self->has_answer = TRUE;
  self->answer = *answer;
  sumi_attempt_searched (attempt);
}

/* The answer does not change, so a restart need not search again. */
static void
sumi_answer_attempt_begin (SumiAttempt *attempt)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);

  self->marks = self->missing = self->surplus = 0;
  self->tried = self->options = 0;
  g_array_set_size (self->chosen, 0);
  SUMI_ATTEMPT_GET_CLASS (attempt)->show_turn (attempt);
  if (!self->has_answer)
    SUMI_ATTEMPT_GET_CLASS (attempt)->search (attempt);
}

static void
sumi_answer_attempt_show_turn (SumiAttempt *attempt)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);
  gboolean is_flip = get_task (self)->type == SUMI_TASK_FLIP;

  attempt->state = SUMI_ATTEMPT_YOUR_TURN;
  attempt->shown = is_flip ? turn_discs (self) : get_start (self);
  attempt->last_move = is_flip ? get_task (self)->move : SUMI_SQUARE_NONE;
}

static void
sumi_answer_attempt_search (SumiAttempt *attempt)
{
  SumiWaiter *waiter = sumi_wait_begin (&attempt->search, attempt);

  sumi_engine_answer_async (&attempt->exercise->task, attempt->exercise->position,
                            attempt->search.cancellable, answered_cb, waiter);
}

static gboolean
sumi_answer_attempt_is_searched (SumiAttempt *attempt)
{
  return SUMI_ANSWER_ATTEMPT (attempt)->has_answer;
}

static gboolean
sumi_answer_attempt_is_first_turn (SumiAttempt *attempt)
{
  return TRUE;
}

static void
sumi_answer_attempt_choose (SumiAttempt *attempt, SumiSquare square)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);

  if (!is_by_squares (self))
    return;
  if (get_task (self)->type == SUMI_TASK_FLIP
      && sumi_feedback_refuse_turning (&attempt->feedback, get_start (self), get_task (self)->move,
                                       square))
    return;
  g_array_append_val (self->chosen, square);
  toggle (self, square);
}

static void
sumi_answer_attempt_settle (SumiAttempt *attempt)
{
  settle (SUMI_ANSWER_ATTEMPT (attempt));
}

static gboolean
sumi_answer_attempt_can_undo (SumiAttempt *attempt)
{
  return attempt->state == SUMI_ATTEMPT_JUDGING
         || (attempt->state == SUMI_ATTEMPT_YOUR_TURN
             && SUMI_ANSWER_ATTEMPT (attempt)->chosen->len > 0);
}

static void
sumi_answer_attempt_undo (SumiAttempt *attempt)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);

  if (attempt->state == SUMI_ATTEMPT_JUDGING)
    {
      sumi_answer_attempt_show_turn (attempt);
      return;
    }
  toggle (self, g_array_index (self->chosen, SumiSquare, self->chosen->len - 1));
  g_array_set_size (self->chosen, self->chosen->len - 1);
}

static void
sumi_answer_attempt_cancelled (SumiAttempt *attempt)
{
  sumi_attempt_set_undecided (attempt, SUMI_SAYING_STOPPED, SUMI_SAYING_NOTHING_OF_ANSWERS);
}

static void
sumi_answer_attempt_search_again (SumiAttempt *attempt)
{
  sumi_answer_attempt_show_turn (attempt);
  sumi_answer_attempt_search (attempt);
}

static guint
sumi_answer_attempt_count_hints (SumiAttempt *attempt)
{
  return SUMI_N_ANSWER_HINTS;
}

static SumiSaying
sumi_answer_attempt_make_hint (SumiAttempt *attempt, guint level)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);

  return sumi_answer_hint_make (&self->answer, get_task (self), get_start (self),
                                (SumiAnswerHintLevel) level);
}

static void
sumi_answer_attempt_give_solution (SumiAttempt *attempt)
{
  SumiSaying hint = sumi_answer_attempt_make_hint (attempt, SUMI_ANSWER_HINT_ANSWER);

  sumi_attempt_count_solution (attempt);
  sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_SHOWN, hint);
  attempt->feedback.good = hint.squares;
  sumi_attempt_add_solution (attempt);
}

static SumiSaying
sumi_answer_attempt_make_question (SumiAttempt *attempt)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);
  SumiTask task = attempt->exercise->task;

  /* The moves that are compared are known once they are found. */
  if (task.type == SUMI_TASK_REASON && self->has_answer)
    task = sumi_reasons_get_task (&self->answer.reasons, &task);
  return sumi_saying_of_task (SUMI_SAYING_TASK, &task, attempt->exercise->position.turn);
}

static SumiBitboard
sumi_answer_attempt_get_marks (SumiAttempt *attempt)
{
  return SUMI_ANSWER_ATTEMPT (attempt)->marks;
}

static gboolean
sumi_answer_attempt_is_option_tried (SumiAttempt *attempt, int option)
{
  return option >= 0 && option < SUMI_PACK_MAX_OPTIONS
         && (SUMI_ANSWER_ATTEMPT (attempt)->tried >> option & 1) != 0;
}

static guint
sumi_answer_attempt_get_options (SumiAttempt *attempt)
{
  return SUMI_ANSWER_ATTEMPT (attempt)->options;
}

static const SumiReasons *
sumi_answer_attempt_get_reasons (SumiAttempt *attempt)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);

  return self->has_answer && get_task (self)->type == SUMI_TASK_REASON ? &self->answer.reasons
                                                                       : NULL;
}

static gboolean
sumi_answer_attempt_can_hand_over (SumiAttempt *attempt)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);

  return is_by_squares (self) || (is_by_options (self) && self->has_answer);
}

static void
sumi_answer_attempt_hand_over (SumiAttempt *attempt)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);

  respond (self, (SumiResponse){ .squares = self->marks, .options = self->options });
}

static gboolean
sumi_answer_attempt_can_show_missing (SumiAttempt *attempt)
{
  SumiAnswerAttempt *self = SUMI_ANSWER_ATTEMPT (attempt);

  return attempt->feedback.kind == SUMI_FEEDBACK_WRONG && (self->missing | self->surplus) != 0
         && (attempt->feedback.missed | attempt->feedback.surplus) == 0;
}

static void
sumi_answer_attempt_show_missing (SumiAttempt *attempt)
{
  attempt->feedback.missed = SUMI_ANSWER_ATTEMPT (attempt)->missing;
  attempt->feedback.surplus = SUMI_ANSWER_ATTEMPT (attempt)->surplus;
}

static void
sumi_answer_attempt_answer_number (SumiAttempt *attempt, int number)
{
  if (attempt->exercise->task.type == SUMI_TASK_COUNT)
    respond (SUMI_ANSWER_ATTEMPT (attempt), (SumiResponse){ .number = number });
}

/* Chooses a reason; where every one is asked for, or leaves it out again. Before they are found
 * there is none to choose. */
static void
answer_reason (SumiAnswerAttempt *self, int option)
{
  guint bit;

  if (!self->has_answer || option < 0 || option >= (int) self->answer.reasons.n_options)
    return;
  bit = 1u << option;
  if (is_by_options (self))
    self->options ^= bit;
  else
    respond (self, (SumiResponse){ .options = bit });
}

/* What is known to be wrong is not judged again. */
static void
sumi_answer_attempt_answer_option (SumiAttempt *attempt, int option)
{
  const SumiTask *task = &attempt->exercise->task;

  if (sumi_answer_attempt_is_option_tried (attempt, option))
    return;
  if (task->type == SUMI_TASK_REASON)
    answer_reason (SUMI_ANSWER_ATTEMPT (attempt), option);
  if (task->type == SUMI_TASK_CHOOSE && option >= 0 && option < task->n_options)
    respond (SUMI_ANSWER_ATTEMPT (attempt), (SumiResponse){ .option = option });
}

static void
sumi_answer_attempt_finalize (GObject *object)
{
  g_clear_pointer (&SUMI_ANSWER_ATTEMPT (object)->chosen, g_array_unref);
  G_OBJECT_CLASS (sumi_answer_attempt_parent_class)->finalize (object);
}

static void
sumi_answer_attempt_class_init (SumiAnswerAttemptClass *klass)
{
  SumiAttemptClass *attempt_class = (SumiAttemptClass *) klass;

  G_OBJECT_CLASS (klass)->finalize = sumi_answer_attempt_finalize;

  attempt_class->begin = sumi_answer_attempt_begin;
  attempt_class->show_turn = sumi_answer_attempt_show_turn;
  attempt_class->search = sumi_answer_attempt_search;
  attempt_class->is_searched = sumi_answer_attempt_is_searched;
  attempt_class->is_first_turn = sumi_answer_attempt_is_first_turn;
  attempt_class->choose = sumi_answer_attempt_choose;
  attempt_class->settle = sumi_answer_attempt_settle;
  attempt_class->can_undo = sumi_answer_attempt_can_undo;
  attempt_class->undo = sumi_answer_attempt_undo;
  attempt_class->cancelled = sumi_answer_attempt_cancelled;
  attempt_class->search_again = sumi_answer_attempt_search_again;
  attempt_class->count_hints = sumi_answer_attempt_count_hints;
  attempt_class->make_hint = sumi_answer_attempt_make_hint;
  attempt_class->give_solution = sumi_answer_attempt_give_solution;
  attempt_class->make_question = sumi_answer_attempt_make_question;
  attempt_class->get_marks = sumi_answer_attempt_get_marks;
  attempt_class->is_option_tried = sumi_answer_attempt_is_option_tried;
  attempt_class->get_options = sumi_answer_attempt_get_options;
  attempt_class->get_reasons = sumi_answer_attempt_get_reasons;
  attempt_class->can_hand_over = sumi_answer_attempt_can_hand_over;
  attempt_class->hand_over = sumi_answer_attempt_hand_over;
  attempt_class->can_show_missing = sumi_answer_attempt_can_show_missing;
  attempt_class->show_missing = sumi_answer_attempt_show_missing;
  attempt_class->answer_number = sumi_answer_attempt_answer_number;
  attempt_class->answer_option = sumi_answer_attempt_answer_option;
}

static void
sumi_answer_attempt_init (SumiAnswerAttempt *self)
{
  self->chosen = g_array_new (FALSE, FALSE, sizeof (SumiSquare));
}
