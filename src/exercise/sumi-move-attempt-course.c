/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-move-attempt-private.h"

#include "sumi-opening-line.h"

/* Puts the replies in POSITION among those to be answered: all of them, or only the first. */
static void
add_branches (SumiMoveAttempt *self, SumiPosition position, const SumiTask *task)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  SumiSquare replies[64];
  guint n = sumi_judgement_list_replies (self->judgement, self->move, position, replies);

  for (guint i = attempt->every_reply ? n : 1; i-- > 0;)
    {
      Branch branch = { position, replies[i], *task };

      g_array_append_val (self->turn.branches, branch);
    }
}

static void
finish_puzzle (SumiMoveAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);

  sumi_attempt_finish (attempt);
  if (self->past->len > 1 && self->first != NULL)
    sumi_feedback_look_back (&attempt->feedback, self->first, self->first_move);
  if (attempt->last_move < SUMI_SQUARE_PASS)
    attempt->feedback.good = sumi_bitboard_of (attempt->last_move);
  sumi_move_attempt_set_replay (self, self->first, self->first_move);
}

/* Whether POSITION ends TASK by itself: the opening that was to be played is there. */
static gboolean
is_line_complete (const SumiTask *task, SumiPosition position)
{
  return task->type == SUMI_TASK_LINE
         && sumi_opening_line_is_reached (sumi_named_opening_get ((guint) task->opening),
                                          position);
}

/* Says that REPLY has made the opening of TASK, in place of how many moves there still were. */
static void
say_line_complete (SumiFeedback *feedback, const SumiTask *task, SumiColor side, SumiSquare reply)
{
  SumiFact fact = {
    .kind = SUMI_FACT_OPENING_REACHED, .task = *task, .side = side, .move = reply,
    .reply = SUMI_SQUARE_NONE,
  };

  sumi_feedback_say (feedback, SUMI_FEEDBACK_RIGHT, sumi_saying_of_fact (&fact));
}

/* Says the REPLY of the side to move in BEFORE, and that the learner must pass after it. */
static void
say_learner_passes (SumiFeedback *feedback, SumiPosition before, SumiSquare reply)
{
  SumiSaying played = sumi_saying_make (SUMI_SAYING_PLAYS, before.turn, reply);

  sumi_feedback_reply (feedback, sumi_position_play (before, reply), SUMI_SQUARE_PASS, FALSE);
  g_array_prepend_val (feedback->headline, played);
}

/* Plays the next reply that is to be answered. A learner who has no move then passes, and the
 * opponent moves again. */
static void
play_next_branch (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);
  Branch branch;
  SumiPosition position;

  if (self->turn.branches->len == 0)
    {
      finish_puzzle (self);
      sumi_attempt_emit_changed (attempt);
      return;
    }
  branch = g_array_index (self->turn.branches, Branch, self->turn.branches->len - 1);
  g_array_set_size (self->turn.branches, self->turn.branches->len - 1);
  position = sumi_position_play (branch.before, branch.reply);

  if (is_line_complete (&branch.task, position))
    {
      attempt->shown = position;
      attempt->last_move = branch.reply;
      say_line_complete (&attempt->feedback, &branch.task, branch.before.turn, branch.reply);
      play_next_branch (attempt);
      return;
    }
  if (sumi_position_must_pass (position))
    {
      attempt->shown = sumi_position_pass (position);
      attempt->last_move = branch.reply;
      say_learner_passes (&attempt->feedback, branch.before, branch.reply);
      add_branches (self, attempt->shown, &branch.task);
      sumi_attempt_go_on_after (attempt, attempt->pace.reply_ms, play_next_branch);
      sumi_attempt_emit_changed (attempt);
      return;
    }
  sumi_feedback_reply (&attempt->feedback, branch.before, branch.reply,
                       !sumi_position_equal (branch.before, attempt->shown));
  sumi_move_attempt_begin_turn (self, position, branch.reply, &branch.task);
  sumi_attempt_emit_changed (attempt);
}

/* Whether another move of the learner is needed after this one, which is right. */
static gboolean
goes_on_after (SumiMoveAttempt *self, SumiSquare move)
{
  const SumiTask *task = &self->turn.task;

  if (task->type == SUMI_TASK_LINE)
    return !is_line_complete (task, sumi_position_play (self->turn.position, move));
  return task->type == SUMI_TASK_FORCE
         && !sumi_goal_is_reached (&task->goal, self->turn.position, move);
}

/* The learner's right move stands: unless it reached the goal, the opponent is to answer it. */
static void
continue_after_right (SumiMoveAttempt *self, const SumiMoveVerdict *verdict)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  SumiTask task = self->turn.task;
  gboolean goes_on = goes_on_after (self, verdict->move);

  task.within--;
  if (goes_on && verdict->replies != 0)
    add_branches (self, verdict->after, &task);
  else if (goes_on)
    {
      Branch branch = { verdict->after, SUMI_SQUARE_PASS, task };

      g_array_append_val (self->turn.branches, branch);
    }
  attempt->state = SUMI_ATTEMPT_REPLYING;
  if (self->turn.branches->len == 0)
    finish_puzzle (self);
  else
    sumi_attempt_go_on_after (attempt, attempt->pace.reply_ms, play_next_branch);
}

static void
save_turn (SumiMoveAttempt *self)
{
  Turn saved = self->turn;

  saved.branches = g_array_copy (self->turn.branches);
  saved.move = self->move;
  g_array_append_val (self->past, saved);
}

static void
take_wrong_move_back (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);

  SUMI_ATTEMPT_GET_CLASS (attempt)->show_turn (attempt);
  attempt->undone_move = self->move;
  sumi_attempt_emit_changed (attempt);
}

static void
play_refutation (SumiAttempt *attempt)
{
  SumiMoveAttempt *self = SUMI_MOVE_ATTEMPT (attempt);
  const SumiMoveVerdict *verdict = sumi_judgement_get (self->judgement, self->move);

  if (verdict->refutation < SUMI_SQUARE_PASS)
    {
      attempt->shown = sumi_position_play (verdict->after, verdict->refutation);
      attempt->last_move = verdict->refutation;
    }
  sumi_attempt_go_on_after (attempt, attempt->pace.refute_ms, take_wrong_move_back);
  sumi_attempt_emit_changed (attempt);
}

/* Frees what a Turn owns. */
void
sumi_move_attempt_turn_clear (gpointer data)
{
  Turn *turn = data;

  g_clear_pointer (&turn->branches, g_array_unref);
}

/* Sets what a replay would show: MOVE as JUDGEMENT found it; nothing if JUDGEMENT is NULL. */
void
sumi_move_attempt_set_replay (SumiMoveAttempt *self, SumiJudgement *judgement, SumiSquare move)
{
  g_clear_pointer (&self->replay, sumi_judgement_unref);
  self->replay = judgement != NULL ? sumi_judgement_ref (judgement) : NULL;
  self->replay_move = judgement != NULL ? move : SUMI_SQUARE_NONE;
}

/* Begins a turn of the learner in POSITION, to which LAST_MOVE led, and searches it for TASK. */
void
sumi_move_attempt_begin_turn (SumiMoveAttempt *self,
                              SumiPosition position,
                              SumiSquare last_move,
                              const SumiTask *task)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);

  self->turn.position = position;
  self->turn.last_move = last_move;
  self->turn.task = *task;
  self->is_asking = FALSE;
  attempt->undone_move = SUMI_SQUARE_NONE;
  attempt->n_hints = 0;
  SUMI_ATTEMPT_GET_CLASS (attempt)->show_turn (attempt);
  SUMI_ATTEMPT_GET_CLASS (attempt)->search (attempt);
}

/* Goes on after the learner's MOVE, a legal one, by its verdict. */
void
sumi_move_attempt_settle (SumiMoveAttempt *self, SumiSquare move)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  const SumiMoveVerdict *verdict = sumi_judgement_get (self->judgement, move);
  gboolean is_first = self->past->len == 0;
  SumiText *note = is_first ? sumi_exercise_get_note (attempt->exercise, move) : NULL;

  if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
    {
      sumi_attempt_set_undecided (attempt, SUMI_SAYING_MOVE_NOT_DECIDED,
                                  SUMI_SAYING_NOTHING_OF_MOVES);
      return;
    }
  self->move = move;
  attempt->shown = verdict->after;
  attempt->last_move = move;
  attempt->undone_move = SUMI_SQUARE_NONE;
  sumi_feedback_judge (&attempt->feedback, self->judgement, move);
  if (verdict->verdict == SUMI_VERDICT_RIGHT && self->turn.task.type == SUMI_TASK_FORCE
      && goes_on_after (self, move))
    sumi_feedback_hold_back (&attempt->feedback, self->judgement, move);
  if (note != NULL)
    sumi_feedback_explain (&attempt->feedback, note);

  if (verdict->verdict == SUMI_VERDICT_WRONG)
    {
      attempt->state = SUMI_ATTEMPT_REFUTING;
      sumi_attempt_count_wrong (attempt);
      sumi_move_attempt_set_replay (self, self->judgement, move);
      sumi_attempt_go_on_after (attempt, attempt->pace.reply_ms, play_refutation);
      return;
    }
  sumi_move_attempt_set_replay (self, NULL, SUMI_SQUARE_NONE);
  if (is_first)
    {
      g_clear_pointer (&self->first, sumi_judgement_unref);
      self->first = sumi_judgement_ref (self->judgement);
      self->first_move = move;
    }
  save_turn (self);
  continue_after_right (self, verdict);
}

/* Says every right move of this turn, which has been judged, and why; or that it was proved that
 * none is right. */
void
sumi_move_attempt_give_solution (SumiMoveAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  SumiSquare move = sumi_bitboard_first (self->judgement->right);

  if (move == SUMI_SQUARE_NONE && self->judgement->is_decided)
    {
      sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_SHOWN,
                         sumi_saying_make (SUMI_SAYING_HINT_NONE_RIGHT,
                                           self->judgement->position.turn, SUMI_SQUARE_NONE));
      return;
    }
  if (move == SUMI_SQUARE_NONE)
    {
      sumi_attempt_set_undecided (attempt, SUMI_SAYING_NO_MOVE_PROVED,
                                  SUMI_SAYING_NOTHING_OF_MOVES);
      return;
    }
  sumi_attempt_count_solution (attempt);
  sumi_feedback_judge (&attempt->feedback, self->judgement, move);
  attempt->feedback.kind = SUMI_FEEDBACK_SHOWN;
  attempt->feedback.good = self->judgement->right;
  if (self->past->len == 0)
    sumi_attempt_add_solution (attempt);
  sumi_move_attempt_set_replay (self, self->judgement, move);
}
