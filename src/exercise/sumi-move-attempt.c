/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-move-attempt-private.h"

#include "sumi-engine.h"
#include "sumi-hint.h"

G_DEFINE_FINAL_TYPE (SumiMoveAttempt, sumi_move_attempt, SUMI_TYPE_ATTEMPT)

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiJudgement) judgement = sumi_engine_judge_finish (result, NULL);
  g_autoptr (SumiAttempt) attempt = sumi_wait_end (data);

  if (attempt == NULL || judgement == NULL)
    return;
  SUMI_MOVE_ATTEMPT (attempt)->judgement = g_steal_pointer (&judgement);
  sumi_attempt_searched (attempt);
}

static void
sumi_move_attempt_begin (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  g_array_set_size (self->past, 0);
  g_array_set_size (self->turn.branches, 0);
  g_clear_pointer (&self->first, sumi_judgement_unref);
  sumi_move_attempt_set_replay (self, NULL, SUMI_SQUARE_NONE);
  sumi_move_attempt_begin_turn (self, attempt->exercise->position, SUMI_SQUARE_NONE,
                                &attempt->exercise->task);
}

static void
sumi_move_attempt_show_turn (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  attempt->state = SUMI_ATTEMPT_YOUR_TURN;
  attempt->shown = self->turn.position;
  attempt->last_move = self->turn.last_move;
}

static void
sumi_move_attempt_search (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);
  SumiWaiter *waiter = sumi_wait_begin (&attempt->search, attempt);

  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  sumi_engine_judge_async (&self->turn.task, self->turn.position, attempt->search.cancellable,
                           judged_cb, waiter);
}

static gboolean
sumi_move_attempt_is_searched (SumiAttempt *attempt)
{
  return SUMI_MOVE_ATTEMPT (attempt)->judgement != NULL;
}

static gboolean
sumi_move_attempt_is_first_turn (SumiAttempt *attempt)
{
  return SUMI_MOVE_ATTEMPT (attempt)->past->len == 0;
}

static void
sumi_move_attempt_choose (SumiAttempt *attempt, SumiSquare square)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  if (self->is_asking)
    {
      self->marks ^= sumi_bitboard_of (square);
      return;
    }
  if (!sumi_bitboard_has (sumi_position_legal_moves (self->turn.position), square))
    sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_ILLEGAL,
                       sumi_saying_of_illegal (self->turn.position, square));
  else if (self->judgement != NULL)
    sumi_move_attempt_settle (self, square);
  else
    {
      attempt->state = SUMI_ATTEMPT_JUDGING;
      attempt->shown = sumi_position_play (self->turn.position, square);
      attempt->last_move = square;
      self->awaiting = square;
      sumi_attempt_silence (attempt);
    }
}

static void
sumi_move_attempt_settle_awaited (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  sumi_move_attempt_settle (self, self->awaiting);
}

static gboolean
sumi_move_attempt_can_undo (SumiAttempt *attempt)
{
  return SUMI_MOVE_ATTEMPT (attempt)->past->len > 0 || attempt->state == SUMI_ATTEMPT_REFUTING
         || attempt->state == SUMI_ATTEMPT_JUDGING;
}

/* Goes back to the turn before this one, which gets nothing that was asked for on this one; returns
 * the move that was made on it. */
static SumiSquare
go_back_a_turn (SumiMoveAttempt *self)
{
  Turn *last = &g_array_index (self->past, Turn, self->past->len - 1);
  SumiSquare undone = last->move;

  sumi_move_attempt_turn_clear (&self->turn);
  self->turn = *last;
  last->branches = NULL;
  g_array_set_size (self->past, self->past->len - 1);
  sumi_attempt_stop_search (SUMI_ATTEMPT (self));
  sumi_move_attempt_begin_turn (self, self->turn.position, self->turn.last_move, &self->turn.task);
  return undone;
}

static void
sumi_move_attempt_undo (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);
  SumiSquare undone = attempt->last_move;

  if (attempt->state == SUMI_ATTEMPT_REFUTING)
    {
      sumi_attempt_go_on (attempt);
      return;
    }
  sumi_attempt_stop_timer (attempt);
  if (attempt->state == SUMI_ATTEMPT_JUDGING)
    sumi_move_attempt_show_turn (attempt);
  else
    undone = go_back_a_turn (self);
  attempt->undone_move = undone;
  sumi_move_attempt_set_replay (self, NULL, SUMI_SQUARE_NONE);
  sumi_attempt_silence (attempt);
}

static void
sumi_move_attempt_cancelled (SumiAttempt *attempt)
{
  sumi_attempt_set_undecided (attempt, SUMI_SAYING_STOPPED, SUMI_SAYING_NOTHING_OF_MOVES);
}

static void
sumi_move_attempt_search_again (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  sumi_move_attempt_begin_turn (self, self->turn.position, self->turn.last_move, &self->turn.task);
}

static guint
sumi_move_attempt_count_hints (SumiAttempt *attempt)
{
  return SUMI_N_HINTS;
}

static SumiSaying
sumi_move_attempt_make_hint (SumiAttempt *attempt, guint level)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);
  SumiSaying question;

  self->marks = 0;
  self->is_asking
    = level == SUMI_HINT_REPLIES && sumi_hint_ask (self->judgement, &question, &self->asked);
  return sumi_hint_make (self->judgement, (SumiHintLevel) level);
}

static SumiBitboard
sumi_move_attempt_get_marks (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  return self->is_asking ? self->marks : 0;
}

static gboolean
sumi_move_attempt_can_hand_over (SumiAttempt *attempt)
{
  return SUMI_MOVE_ATTEMPT (attempt)->is_asking;
}

/* The answer to a hint's question: told right or wrong, with what is right. The turn goes on. */
static void
sumi_move_attempt_hand_over (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);
  SumiSaying sayings[2];
  guint n = sumi_hint_answer (self->judgement, self->marks, sayings);

  sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_HINT, sayings[0]);
  for (guint i = 1; i < n; i++)
    sumi_feedback_say_more (&attempt->feedback, sayings[i]);
  attempt->feedback.good = self->asked;
  attempt->feedback.missed = self->asked & ~self->marks;
  attempt->feedback.surplus = self->marks & ~self->asked;
  self->is_asking = FALSE;
}

static void
sumi_move_attempt_solution (SumiAttempt *attempt)
{
  SUMI_MOVE_ATTEMPT (attempt)->is_asking = FALSE;
  sumi_move_attempt_give_solution (SUMI_MOVE_ATTEMPT (attempt));
}

static SumiSaying
sumi_move_attempt_make_question (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  return sumi_saying_of_task (SUMI_SAYING_TASK, &self->turn.task, self->turn.position.turn);
}

static guint
sumi_move_attempt_get_branches_left (SumiAttempt *attempt)
{
  return SUMI_MOVE_ATTEMPT (attempt)->turn.branches->len;
}

static gboolean
sumi_move_attempt_find_why (SumiAttempt *attempt, SumiReasons *out_reasons)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  if (self->first == NULL || self->turn.task.type == SUMI_TASK_LINE)
    return FALSE;
  *out_reasons = sumi_reasons_of_judgement (self->first, self->first_move);
  return out_reasons->state == SUMI_REASONS_FOUND;
}

static SumiJudgement *
sumi_move_attempt_get_replay (SumiAttempt *attempt, SumiSquare *out_move)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  *out_move = self->replay_move;
  return self->replay;
}

static void
sumi_move_attempt_finalize (GObject *object)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (object);

  sumi_move_attempt_turn_clear (&self->turn);
  g_clear_pointer (&self->past, g_array_unref);
  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  g_clear_pointer (&self->first, sumi_judgement_unref);
  g_clear_pointer (&self->replay, sumi_judgement_unref);
  G_OBJECT_CLASS (sumi_move_attempt_parent_class)->finalize (object);
}

static void
sumi_move_attempt_class_init (SumiMoveAttemptClass *klass)
{
  SumiAttemptClass *attempt_class = (SumiAttemptClass *) klass;

  G_OBJECT_CLASS (klass)->finalize = sumi_move_attempt_finalize;

  attempt_class->begin = sumi_move_attempt_begin;
  attempt_class->show_turn = sumi_move_attempt_show_turn;
  attempt_class->search = sumi_move_attempt_search;
  attempt_class->is_searched = sumi_move_attempt_is_searched;
  attempt_class->is_first_turn = sumi_move_attempt_is_first_turn;
  attempt_class->choose = sumi_move_attempt_choose;
  attempt_class->settle = sumi_move_attempt_settle_awaited;
  attempt_class->can_undo = sumi_move_attempt_can_undo;
  attempt_class->undo = sumi_move_attempt_undo;
  attempt_class->cancelled = sumi_move_attempt_cancelled;
  attempt_class->search_again = sumi_move_attempt_search_again;
  attempt_class->count_hints = sumi_move_attempt_count_hints;
  attempt_class->make_hint = sumi_move_attempt_make_hint;
  attempt_class->give_solution = sumi_move_attempt_solution;
  attempt_class->make_question = sumi_move_attempt_make_question;
  attempt_class->get_marks = sumi_move_attempt_get_marks;
  attempt_class->can_hand_over = sumi_move_attempt_can_hand_over;
  attempt_class->hand_over = sumi_move_attempt_hand_over;
  attempt_class->get_branches_left = sumi_move_attempt_get_branches_left;
  attempt_class->find_why = sumi_move_attempt_find_why;
  attempt_class->get_replay = sumi_move_attempt_get_replay;
}

static void
sumi_move_attempt_init (SumiMoveAttempt *self)
{
  self->turn.branches = g_array_new (FALSE, FALSE, sizeof (Branch));
  self->past = g_array_new (FALSE, FALSE, sizeof (Turn));
  g_array_set_clear_func (self->past, sumi_move_attempt_turn_clear);
  self->first_move = self->replay_move = SUMI_SQUARE_NONE;
}
