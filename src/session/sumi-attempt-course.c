/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-attempt-private.h"

#include <glib/gi18n-lib.h>

#include "sumi-engine.h"
#include "sumi-hint.h"

/* Tells that something which can be seen has changed. */
void
sumi_attempt_emit_changed (SumiAttempt *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* Frees what a Turn owns. */
void
sumi_attempt_turn_clear (gpointer data)
{
  Turn *turn = data;

  g_clear_pointer (&turn->branches, g_array_unref);
}

/* Sets what a replay would show: MOVE as JUDGEMENT found it; nothing if JUDGEMENT is NULL. */
void
sumi_attempt_set_replay (SumiAttempt *self, SumiJudgement *judgement, SumiSquare move)
{
  g_clear_pointer (&self->replay, sumi_judgement_unref);
  self->replay = judgement != NULL ? sumi_judgement_ref (judgement) : NULL;
  self->replay_move = judgement != NULL ? move : SUMI_SQUARE_NONE;
}

static gboolean
timer_cb (gpointer data)
{
  SumiAttempt *self = data;
  Step step = self->step;

  self->timer = 0;
  self->step = NULL;
  step (self);
  return G_SOURCE_REMOVE;
}

/* Forgets the step that would have followed by itself. */
void
sumi_attempt_stop_timer (SumiAttempt *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->step = NULL;
}

/* Goes on with STEP after some time, or at once if there is none to wait. */
static void
go_on_after (SumiAttempt *self, guint ms, Step step)
{
  sumi_attempt_stop_timer (self);
  if (ms == 0)
    {
      step (self);
      return;
    }
  self->step = step;
  self->timer = g_timeout_add (ms, timer_cb, self);
}

/* Calls a running search off, with all that waits for it. */
void
sumi_attempt_stop_search (SumiAttempt *self)
{
  if (self->search != NULL)
    g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  self->awaiting = SUMI_SQUARE_NONE;
  self->awaits_hint = self->awaits_solution = FALSE;
}

/* Leaves the question open, with the reason in HEADLINE; the board is as before the move. */
void
sumi_attempt_set_undecided (SumiAttempt *self, const char *headline)
{
  self->state = SUMI_ATTEMPT_UNDECIDED;
  self->shown = self->turn.position;
  self->last_move = self->turn.last_move;
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_UNDECIDED, headline);
  sumi_feedback_add (&self->feedback, _("This says nothing about whether a move is right."));
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree GWeakRef *weak = data;
  g_autoptr (SumiAttempt) self = g_weak_ref_get (weak);
  g_autoptr (SumiJudgement) judgement = sumi_engine_judge_finish (result, NULL);
  SumiSquare awaiting;

  g_weak_ref_clear (weak);
  /* The attempt is over, or the search was called off and another has taken its place. */
  if (self == NULL || judgement == NULL
      || self->search != g_task_get_cancellable (G_TASK (result)))
    return;

  g_clear_object (&self->search);
  awaiting = self->awaiting;
  self->judgement = g_steal_pointer (&judgement);
  self->awaiting = SUMI_SQUARE_NONE;
  if (awaiting != SUMI_SQUARE_NONE)
    sumi_attempt_settle_move (self, awaiting);
  else if (self->awaits_solution)
    sumi_attempt_give_solution (self);
  else if (self->awaits_hint)
    sumi_attempt_give_hint (self);
  self->awaits_hint = self->awaits_solution = FALSE;
  sumi_attempt_emit_changed (self);
}

static void
start_search (SumiAttempt *self)
{
  GWeakRef *weak = g_new0 (GWeakRef, 1);

  sumi_attempt_stop_search (self);
  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  self->search = g_cancellable_new ();
  g_weak_ref_init (weak, self);
  sumi_engine_judge_async (&self->turn.task, self->turn.position, self->search, judged_cb, weak);
}

/* Puts the board as it is at the learner's turn. */
void
sumi_attempt_show_turn (SumiAttempt *self)
{
  self->state = SUMI_ATTEMPT_YOUR_TURN;
  self->shown = self->turn.position;
  self->last_move = self->turn.last_move;
}

/* Begins a turn of the learner in POSITION, to which LAST_MOVE led, and searches it for TASK. */
void
sumi_attempt_begin_turn (SumiAttempt *self,
                         SumiPosition position,
                         SumiSquare last_move,
                         const SumiTask *task)
{
  self->turn.position = position;
  self->turn.last_move = last_move;
  self->turn.task = *task;
  self->undone_move = SUMI_SQUARE_NONE;
  self->n_hints = 0;
  sumi_attempt_show_turn (self);
  start_search (self);
}

/* Begins the puzzle from its first position; nothing is left of what was before. */
void
sumi_attempt_begin_puzzle (SumiAttempt *self)
{
  sumi_attempt_stop_timer (self);
  g_array_set_size (self->past, 0);
  g_array_set_size (self->turn.branches, 0);
  g_clear_pointer (&self->first, sumi_judgement_unref);
  sumi_attempt_set_replay (self, NULL, SUMI_SQUARE_NONE);
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_NONE, "");
  self->was_shown = FALSE;
  sumi_attempt_begin_turn (self, self->exercise->position, SUMI_SQUARE_NONE, &self->exercise->task);
}

/* Puts the replies in POSITION among those to be answered: all of them, or only the first. */
static void
add_branches (SumiAttempt *self, SumiPosition position, const SumiTask *task)
{
  SumiSquare replies[64];
  guint n = sumi_judgement_list_replies (self->judgement, self->move, position, replies);

  for (guint i = self->every_reply ? n : 1; i-- > 0;)
    {
      Branch branch = { position, replies[i], *task };

      g_array_append_val (self->turn.branches, branch);
    }
}

static void
finish_puzzle (SumiAttempt *self)
{
  g_autofree char *how = g_strdup (self->feedback.headline);

  self->state = SUMI_ATTEMPT_SOLVED;
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_SOLVED, _("Solved!"));
  sumi_feedback_add (&self->feedback, how);
  if (self->exercise->explain_solution != NULL)
    sumi_feedback_add (&self->feedback, sumi_text_get (self->exercise->explain_solution));
  self->feedback.good
    = self->last_move < SUMI_SQUARE_PASS ? sumi_bitboard_of (self->last_move) : 0;
  sumi_attempt_set_replay (self, self->first, self->first_move);
}

/* Plays the next reply that is to be answered. A learner who has no move then passes, and the
 * opponent moves again. */
static void
play_next_branch (SumiAttempt *self)
{
  Branch branch;
  SumiPosition position;

  if (self->turn.branches->len == 0)
    {
      finish_puzzle (self);
      sumi_attempt_emit_changed (self);
      return;
    }
  branch = g_array_index (self->turn.branches, Branch, self->turn.branches->len - 1);
  g_array_set_size (self->turn.branches, self->turn.branches->len - 1);
  position = sumi_position_play (branch.before, branch.reply);

  if (sumi_position_must_pass (position))
    {
      self->shown = sumi_position_pass (position);
      self->last_move = branch.reply;
      sumi_feedback_reply (&self->feedback, position, SUMI_SQUARE_PASS, FALSE);
      add_branches (self, self->shown, &branch.task);
      go_on_after (self, self->pace.reply_ms, play_next_branch);
      sumi_attempt_emit_changed (self);
      return;
    }
  sumi_feedback_reply (&self->feedback, branch.before, branch.reply,
                       !sumi_position_equal (branch.before, self->shown));
  sumi_attempt_begin_turn (self, position, branch.reply, &branch.task);
  sumi_attempt_emit_changed (self);
}

/* The learner's right move stands: unless it reached the goal, the opponent is to answer it. */
static void
continue_after_right (SumiAttempt *self, const SumiMoveVerdict *verdict)
{
  SumiTask task = self->turn.task;
  gboolean goes_on
    = task.type == SUMI_TASK_FORCE
      && !sumi_goal_is_reached (&task.goal, self->turn.position, verdict->move);

  task.within--;
  if (goes_on && verdict->replies != 0)
    add_branches (self, verdict->after, &task);
  else if (goes_on)
    {
      Branch branch = { verdict->after, SUMI_SQUARE_PASS, task };

      g_array_append_val (self->turn.branches, branch);
    }
  self->state = SUMI_ATTEMPT_REPLYING;
  if (self->turn.branches->len == 0)
    finish_puzzle (self);
  else
    go_on_after (self, self->pace.reply_ms, play_next_branch);
}

static void
save_turn (SumiAttempt *self)
{
  Turn saved = self->turn;

  saved.branches = g_array_copy (self->turn.branches);
  saved.move = self->move;
  g_array_append_val (self->past, saved);
}

static void
take_wrong_move_back (SumiAttempt *self)
{
  sumi_attempt_show_turn (self);
  self->undone_move = self->move;
  sumi_attempt_emit_changed (self);
}

static void
play_refutation (SumiAttempt *self)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (self->judgement, self->move);

  if (verdict->refutation < SUMI_SQUARE_PASS)
    {
      self->shown = sumi_position_play (verdict->after, verdict->refutation);
      self->last_move = verdict->refutation;
    }
  go_on_after (self, self->pace.refute_ms, take_wrong_move_back);
  sumi_attempt_emit_changed (self);
}

/* Acts on the learner's MOVE, legal, as it was judged. */
void
sumi_attempt_settle_move (SumiAttempt *self, SumiSquare move)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (self->judgement, move);
  gboolean is_first = self->past->len == 0;
  SumiText *note = is_first ? sumi_exercise_get_note (self->exercise, move) : NULL;

  if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
    {
      sumi_attempt_set_undecided (self, _("The search could not decide this move in the time it has."));
      return;
    }
  self->move = move;
  self->shown = verdict->after;
  self->last_move = move;
  self->undone_move = SUMI_SQUARE_NONE;
  sumi_feedback_judge (&self->feedback, self->judgement, move);
  if (note != NULL)
    sumi_feedback_add (&self->feedback, sumi_text_get (note));

  if (verdict->verdict == SUMI_VERDICT_WRONG)
    {
      self->state = SUMI_ATTEMPT_REFUTING;
      sumi_attempt_set_replay (self, self->judgement, move);
      go_on_after (self, self->pace.reply_ms, play_refutation);
      return;
    }
  sumi_attempt_set_replay (self, NULL, SUMI_SQUARE_NONE);
  if (is_first)
    {
      g_clear_pointer (&self->first, sumi_judgement_unref);
      self->first = sumi_judgement_ref (self->judgement);
      self->first_move = move;
    }
  save_turn (self);
  continue_after_right (self, verdict);
}

/* The author's hints speak of the first move, so they come first there, and not at all later. */
guint
sumi_attempt_count_authors_hints (SumiAttempt *self)
{
  return self->past->len == 0 ? self->exercise->hints->len : 0;
}

/* Says the next hint of this turn, which has been judged. */
void
sumi_attempt_give_hint (SumiAttempt *self)
{
  guint n_authors = sumi_attempt_count_authors_hints (self);

  if (self->n_hints < n_authors)
    sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_HINT,
                       sumi_text_get (g_ptr_array_index (self->exercise->hints, self->n_hints)));
  else
    {
      SumiHint hint;

      sumi_hint_make (self->judgement, (SumiHintLevel) (self->n_hints - n_authors), &hint);
      sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_HINT, hint.text);
      self->feedback.lit = hint.squares;
      sumi_hint_clear (&hint);
    }
  self->n_hints++;
}

/* Says every right move of this turn, which has been judged, and why. */
void
sumi_attempt_give_solution (SumiAttempt *self)
{
  SumiSquare move = sumi_bitboard_first (self->judgement->right);

  if (move == SUMI_SQUARE_NONE)
    {
      sumi_attempt_set_undecided (self, _("The search found no move that it could prove."));
      return;
    }
  self->was_shown = TRUE;
  sumi_feedback_judge (&self->feedback, self->judgement, move);
  self->feedback.kind = SUMI_FEEDBACK_SHOWN;
  self->feedback.good = self->judgement->right;
  if (self->past->len == 0 && self->exercise->explain_solution != NULL)
    sumi_feedback_add (&self->feedback, sumi_text_get (self->exercise->explain_solution));
  sumi_attempt_set_replay (self, self->judgement, move);
}
