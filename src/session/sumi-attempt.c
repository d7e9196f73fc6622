/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-attempt-private.h"

#include <glib/gi18n-lib.h>

#include "sumi-explain.h"
#include "sumi-hint.h"

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiAttempt, sumi_attempt, G_TYPE_OBJECT)

static void
sumi_attempt_dispose (GObject *object)
{
  SumiAttempt *self = SUMI_ATTEMPT (object);

  sumi_attempt_stop_timer (self);
  sumi_attempt_stop_search (self);
  G_OBJECT_CLASS (sumi_attempt_parent_class)->dispose (object);
}

static void
sumi_attempt_finalize (GObject *object)
{
  SumiAttempt *self = SUMI_ATTEMPT (object);

  sumi_feedback_clear (&self->feedback);
  sumi_attempt_turn_clear (&self->turn);
  g_clear_pointer (&self->past, g_array_unref);
  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  g_clear_pointer (&self->first, sumi_judgement_unref);
  g_clear_pointer (&self->replay, sumi_judgement_unref);
  g_clear_pointer (&self->pack, sumi_pack_unref);
  G_OBJECT_CLASS (sumi_attempt_parent_class)->finalize (object);
}

static void
sumi_attempt_class_init (SumiAttemptClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_attempt_dispose;
  object_class->finalize = sumi_attempt_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_ATTEMPT, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_attempt_init (SumiAttempt *self)
{
  self->pace = SUMI_ATTEMPT_PACE_NORMAL;
  self->turn.branches = g_array_new (FALSE, FALSE, sizeof (Branch));
  self->past = g_array_new (FALSE, FALSE, sizeof (Turn));
  g_array_set_clear_func (self->past, sumi_attempt_turn_clear);
  self->awaiting = SUMI_SQUARE_NONE;
  self->first_move = self->replay_move = SUMI_SQUARE_NONE;
  sumi_feedback_init (&self->feedback);
}

/* An attempt at EXERCISE, which PACK owns, at its beginning; the search begins at once. */
SumiAttempt *
sumi_attempt_new (SumiPack *pack, const SumiExercise *exercise)
{
  SumiAttempt *self = g_object_new (SUMI_TYPE_ATTEMPT, NULL);

  self->pack = sumi_pack_ref (pack);
  self->exercise = exercise;
  sumi_attempt_begin_puzzle (self);
  return self;
}

void
sumi_attempt_set_pace (SumiAttempt *self, SumiAttemptPace pace)
{
  self->pace = pace;
}

/* Whether every reply of the opponent has to be answered, not only the one that resists longest. It
 * counts from the next move on. */
void
sumi_attempt_set_every_reply (SumiAttempt *self, gboolean every_reply)
{
  self->every_reply = every_reply;
}

gboolean
sumi_attempt_get_every_reply (SumiAttempt *self)
{
  return self->every_reply;
}

const SumiExercise *
sumi_attempt_get_exercise (SumiAttempt *self)
{
  return self->exercise;
}

SumiAttemptState
sumi_attempt_get_state (SumiAttempt *self)
{
  return self->state;
}

/* The position on the board: at the learner's turn the one asked about, otherwise what came of it. */
SumiPosition
sumi_attempt_get_position (SumiAttempt *self)
{
  return self->shown;
}

/* The move that led to the position on the board; SUMI_SQUARE_NONE at the beginning. */
SumiSquare
sumi_attempt_get_last_move (SumiAttempt *self)
{
  return self->last_move;
}

/* A move that was taken back on this turn; SUMI_SQUARE_NONE without one. */
SumiSquare
sumi_attempt_get_undone_move (SumiAttempt *self)
{
  return self->undone_move;
}

/* The learner's side. */
SumiColor
sumi_attempt_get_side (SumiAttempt *self)
{
  return self->exercise->position.turn;
}

const SumiFeedback *
sumi_attempt_get_feedback (SumiAttempt *self)
{
  return &self->feedback;
}

/* What is asked of the learner on this turn, in words. */
char *
sumi_attempt_get_question (SumiAttempt *self)
{
  if (self->past->len == 0 && self->exercise->prompt != NULL)
    return g_strdup (sumi_text_get (self->exercise->prompt));
  return sumi_explain_task (&self->turn.task, self->turn.position.turn);
}

/* Replies still to be answered after the one that is being answered. */
guint
sumi_attempt_get_branches_left (SumiAttempt *self)
{
  return self->turn.branches->len;
}

gboolean
sumi_attempt_is_searching (SumiAttempt *self)
{
  return self->search != NULL;
}

/* Whether the solution was shown since the puzzle was begun. */
gboolean
sumi_attempt_was_shown (SumiAttempt *self)
{
  return self->was_shown;
}

/* The learner plays SQUARE. What was still going on by itself goes on at once. An illegal square is
 * answered by the reason why it is; a legal move is judged now, or as soon as the search has ended. */
void
sumi_attempt_play (SumiAttempt *self, SumiSquare square)
{
  sumi_attempt_go_on (self);
  if (self->state != SUMI_ATTEMPT_YOUR_TURN)
    return;

  if (!sumi_bitboard_has (sumi_position_legal_moves (self->turn.position), square))
    {
      g_autofree char *why = sumi_explain_illegal (self->turn.position, square);

      sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_ILLEGAL, why);
    }
  else if (self->judgement != NULL)
    sumi_attempt_settle_move (self, square);
  else
    {
      self->state = SUMI_ATTEMPT_JUDGING;
      self->shown = sumi_position_play (self->turn.position, square);
      self->last_move = square;
      self->awaiting = square;
      sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_NONE, "");
    }
  sumi_attempt_emit_changed (self);
}

/* Does at once what would happen by itself in a moment. */
void
sumi_attempt_go_on (SumiAttempt *self)
{
  while (self->step != NULL)
    {
      Step step = self->step;

      sumi_attempt_stop_timer (self);
      step (self);
    }
}

gboolean
sumi_attempt_can_undo (SumiAttempt *self)
{
  return self->past->len > 0 || self->state == SUMI_ATTEMPT_REFUTING
         || self->state == SUMI_ATTEMPT_JUDGING;
}

/* Takes the learner's last move back, with everything that followed it. */
void
sumi_attempt_undo (SumiAttempt *self)
{
  SumiSquare undone = self->last_move;

  if (!sumi_attempt_can_undo (self))
    return;
  if (self->state == SUMI_ATTEMPT_REFUTING)
    {
      sumi_attempt_go_on (self);
      return;
    }
  sumi_attempt_stop_timer (self);
  if (self->state == SUMI_ATTEMPT_JUDGING)
    {
      self->awaiting = SUMI_SQUARE_NONE;
      sumi_attempt_show_turn (self);
    }
  else
    {
      Turn *last = &g_array_index (self->past, Turn, self->past->len - 1);

      undone = last->move;
      sumi_attempt_turn_clear (&self->turn);
      self->turn = *last;
      last->branches = NULL;
      g_array_set_size (self->past, self->past->len - 1);
      sumi_attempt_begin_turn (self, self->turn.position, self->turn.last_move, &self->turn.task);
    }
  self->undone_move = undone;
  sumi_attempt_set_replay (self, NULL, SUMI_SQUARE_NONE);
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_NONE, "");
  sumi_attempt_emit_changed (self);
}

/* Begins the puzzle anew. */
void
sumi_attempt_restart (SumiAttempt *self)
{
  sumi_attempt_begin_puzzle (self);
  sumi_attempt_emit_changed (self);
}

gboolean
sumi_attempt_can_hint (SumiAttempt *self)
{
  return self->state == SUMI_ATTEMPT_YOUR_TURN
         && self->n_hints < sumi_attempt_count_authors_hints (self) + SUMI_N_HINTS;
}

/* Gives the next hint, each plainer than the one before. */
void
sumi_attempt_hint (SumiAttempt *self)
{
  sumi_attempt_go_on (self);
  if (!sumi_attempt_can_hint (self))
    return;
  if (self->judgement != NULL)
    sumi_attempt_give_hint (self);
  else
    self->awaits_hint = TRUE;
  sumi_attempt_emit_changed (self);
}

/* Says every right move of this turn, and why. The learner may still play it. */
void
sumi_attempt_show_solution (SumiAttempt *self)
{
  sumi_attempt_go_on (self);
  if (self->state != SUMI_ATTEMPT_YOUR_TURN)
    return;
  if (self->judgement != NULL)
    sumi_attempt_give_solution (self);
  else
    self->awaits_solution = TRUE;
  sumi_attempt_emit_changed (self);
}

/* Calls the running search off. Its question stays open; see sumi_attempt_search_again(). */
void
sumi_attempt_cancel_search (SumiAttempt *self)
{
  if (self->search == NULL)
    return;
  sumi_attempt_stop_search (self);
  sumi_attempt_set_undecided (self, _("The search was stopped."));
  sumi_attempt_emit_changed (self);
}

/* Goes back to the learner's turn, and searches anew. */
void
sumi_attempt_search_again (SumiAttempt *self)
{
  if (self->state != SUMI_ATTEMPT_UNDECIDED)
    return;
  sumi_attempt_begin_turn (self, self->turn.position, self->turn.last_move, &self->turn.task);
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_NONE, "");
  sumi_attempt_emit_changed (self);
}

/* What the feedback rests on, for a replay that gives nothing away that is still to be found: a
 * wrong move with its refutation, the solution once it was shown, the first right move once the
 * puzzle is solved. NULL with SUMI_SQUARE_NONE otherwise. It carries proofs. */
SumiJudgement *
sumi_attempt_get_replay (SumiAttempt *self, SumiSquare *out_move)
{
  *out_move = self->replay_move;
  return self->replay;
}
