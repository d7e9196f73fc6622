/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-attempt-private.h"

#include "sumi-answer.h"
#include "sumi-answer-attempt.h"
#include "sumi-move-attempt.h"
#include "sumi-play-attempt.h"

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE (SumiAttempt, sumi_attempt, G_TYPE_OBJECT)

static GType
choose_type (SumiTaskType type)
{
  if (sumi_task_is_by_move (type))
    return SUMI_TYPE_MOVE_ATTEMPT;
  return sumi_task_is_by_answer (type) ? SUMI_TYPE_ANSWER_ATTEMPT : SUMI_TYPE_PLAY_ATTEMPT;
}

/* The author's hints are about the first move, so they come first on the first turn, and not on
 * later ones. */
static guint
count_authors_hints (SumiAttempt *self)
{
  return SUMI_ATTEMPT_GET_CLASS (self)->is_first_turn (self) ? self->exercise->hints->len : 0;
}

static SumiPlainness
measure_plainness (SumiBitboard lit)
{
  int n = sumi_bitboard_count (lit);

  return n == 0 ? SUMI_PLAINNESS_WORDS : n == 1 ? SUMI_PLAINNESS_SQUARE : SUMI_PLAINNESS_REGION;
}

/* Says the next hint of this turn, whose search has ended. */
static void
give_hint (SumiAttempt *self)
{
  guint n_authors = count_authors_hints (self);
  SumiSaying hint
    = self->n_hints < n_authors
        ? sumi_saying_of_author (g_ptr_array_index (self->exercise->hints, self->n_hints))
        : SUMI_ATTEMPT_GET_CLASS (self)->make_hint (self, self->n_hints - n_authors);

  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_HINT, hint);
  self->feedback.lit = hint.squares;
  self->n_hints++;
  self->effort.n_hints++;
  self->effort.plainness = MAX (self->effort.plainness, measure_plainness (self->feedback.lit));
  self->feedback.step = (int) self->n_hints;
  self->feedback.n_steps = (int) (n_authors + SUMI_ATTEMPT_GET_CLASS (self)->count_hints (self));
}

static void
begin (SumiAttempt *self)
{
  sumi_attempt_stop_timer (self);
  sumi_attempt_stop_search (self);
  sumi_attempt_silence (self);
  self->undone_move = SUMI_SQUARE_NONE;
  self->n_hints = 0;
  /* After a mistake, or after the solution was shown, a new start does not begin a first try. */
  if (self->was_solved || self->effort.start_us == 0)
    self->effort
        = (SumiEffort){ .was_shown = self->was_shown, .start_us = g_get_monotonic_time () };
  self->was_shown = self->was_solved = FALSE;
  SUMI_ATTEMPT_GET_CLASS (self)->begin (self);
}

static gboolean
timer_cb (gpointer data)
{
  SumiAttempt *self = data;
  SumiAttemptStep step = self->step;

  self->timer = 0;
  self->step = NULL;
  step (self);
  return G_SOURCE_REMOVE;
}

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
  sumi_feedback_init (&self->feedback);
}

/* Emits "changed". */
void
sumi_attempt_emit_changed (SumiAttempt *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Empties the feedback. */
void
sumi_attempt_silence (SumiAttempt *self)
{
  sumi_feedback_silence (&self->feedback);
}

/* Goes on with STEP after some time, at once if there is none to wait, or as soon as the learner
 * does anything. */
void
sumi_attempt_go_on_after (SumiAttempt *self, guint ms, SumiAttemptStep step)
{
  sumi_attempt_stop_timer (self);
  if (ms == 0)
    {
      step (self);
      return;
    }
  self->step = step;
  if (ms != SUMI_ATTEMPT_STAYS)
    self->timer = g_timeout_add (ms, timer_cb, self);
}

/* Drops the step that would have followed by itself. */
void
sumi_attempt_stop_timer (SumiAttempt *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->step = NULL;
}

/* Cancels a running search, with everything that waits for it. */
void
sumi_attempt_stop_search (SumiAttempt *self)
{
  sumi_wait_stop (&self->search);
  self->awaits_hint = self->awaits_solution = FALSE;
}

/* Does what waited for the search of the turn. */
void
sumi_attempt_searched (SumiAttempt *self)
{
  if (self->state == SUMI_ATTEMPT_JUDGING)
    SUMI_ATTEMPT_GET_CLASS (self)->settle (self);
  else if (self->awaits_solution)
    SUMI_ATTEMPT_GET_CLASS (self)->give_solution (self);
  else if (self->awaits_hint)
    give_hint (self);
  self->awaits_hint = self->awaits_solution = FALSE;
  sumi_attempt_emit_changed (self);
}

static SumiSaying
say (SumiSayingKind kind)
{
  return sumi_saying_make (kind, SUMI_BLACK, SUMI_SQUARE_NONE);
}

/* Leaves the answer undecided, for the reason in HEADLINE; the board is as before the answer. */
void
sumi_attempt_set_undecided (SumiAttempt *self, SumiSayingKind headline, SumiSayingKind detail)
{
  SUMI_ATTEMPT_GET_CLASS (self)->show_turn (self);
  self->state = SUMI_ATTEMPT_UNDECIDED;
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_UNDECIDED, say (headline));
  sumi_feedback_add (&self->feedback, say (detail));
}

/* Adds the author's explanation of the solution, if there is one. */
void
sumi_attempt_add_solution (SumiAttempt *self)
{
  if (self->exercise->explain_solution != NULL)
    sumi_feedback_explain (&self->feedback, self->exercise->explain_solution);
}

/* Called when an answer is judged wrong, or a game has missed its aim. */
void
sumi_attempt_count_wrong (SumiAttempt *self)
{
  self->effort.n_wrong++;
}

/* Called when the solution is shown on demand. Who has solved the exercise, and goes back into it,
 * loses nothing by that. */
void
sumi_attempt_count_solution (SumiAttempt *self)
{
  if (self->was_solved)
    return;
  self->was_shown = TRUE;
  self->effort.was_shown = TRUE;
}

/* The exercise is solved, or the solution that was shown was followed; what was said of the answer
 * stays below that. The board stays as it is. */
void
sumi_attempt_finish (SumiAttempt *self)
{
  self->state = SUMI_ATTEMPT_SOLVED;
  self->was_solved = TRUE;
  if (self->was_shown)
    sumi_feedback_crown (&self->feedback, SUMI_FEEDBACK_RIGHT, say (SUMI_SAYING_FOLLOWED));
  else
    sumi_feedback_crown (&self->feedback, SUMI_FEEDBACK_SOLVED, say (SUMI_SAYING_SOLVED));
  sumi_attempt_add_solution (self);
}

/* An attempt at EXERCISE, which PACK owns, at its beginning. The search begins at once. The caller
 * owns it. */
SumiAttempt *
sumi_attempt_new (SumiPack *pack, const SumiExercise *exercise)
{
  SumiAttempt *self = g_object_new (choose_type (exercise->task.type), NULL);

  self->pack = sumi_pack_ref (pack);
  self->exercise = exercise;
  begin (self);
  return self;
}

/* Sets how long the replies and refutations of the opponent wait, in milliseconds; 0 for not at
 * all. */
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

/* Whether every reply of the opponent has to be answered. */
gboolean
sumi_attempt_get_every_reply (SumiAttempt *self)
{
  return self->every_reply;
}

/* Whether the attempt is part of a test: then there is no hint, and no solution to be shown, until
 * a wrong answer was given. */
void
sumi_attempt_set_test (SumiAttempt *self, gboolean is_test)
{
  self->is_test = is_test;
  sumi_attempt_emit_changed (self);
}

/* The exercise that is attempted. Owned by its pack, which the attempt keeps. */
const SumiExercise *
sumi_attempt_get_exercise (SumiAttempt *self)
{
  return self->exercise;
}

/* What the attempt waits for, or how it ended. */
SumiAttemptState
sumi_attempt_get_state (SumiAttempt *self)
{
  return self->state;
}

/* The position on the board: on the learner's turn the one asked about, otherwise the one after the
 * moves since. Where discs are turned by hand, it is with those that are turned so far. */
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

/* mark: the squares marked so far; flip: the discs turned so far; by moves: the squares marked as
 * the answer to a hint's question; otherwise none. */
SumiBitboard
sumi_attempt_get_marks (SumiAttempt *self)
{
  return SUMI_ATTEMPT_GET_CLASS (self)->get_marks != NULL
             ? SUMI_ATTEMPT_GET_CLASS (self)->get_marks (self)
             : 0;
}

/* choose, reason: whether OPTION was given as an answer and is wrong. */
gboolean
sumi_attempt_is_option_tried (SumiAttempt *self, int option)
{
  return SUMI_ATTEMPT_GET_CLASS (self)->is_option_tried != NULL
         && SUMI_ATTEMPT_GET_CLASS (self)->is_option_tried (self, option);
}

/* reason, where every one is asked for: the options that are chosen so far, as bits; otherwise 0.
 */
guint
sumi_attempt_get_options (SumiAttempt *self)
{
  return SUMI_ATTEMPT_GET_CLASS (self)->get_options != NULL
             ? SUMI_ATTEMPT_GET_CLASS (self)->get_options (self)
             : 0;
}

/* reason: what there is to choose from, owned by SELF; NULL before it is found, and for other
 * tasks. */
const SumiReasons *
sumi_attempt_get_reasons (SumiAttempt *self)
{
  return SUMI_ATTEMPT_GET_CLASS (self)->get_reasons != NULL
             ? SUMI_ATTEMPT_GET_CLASS (self)->get_reasons (self)
             : NULL;
}

/* The learner's side. */
SumiColor
sumi_attempt_get_side (SumiAttempt *self)
{
  return self->exercise->position.turn;
}

/* What is to be said and marked now. Owned by SELF, and good until "changed" is emitted. */
const SumiFeedback *
sumi_attempt_get_feedback (SumiAttempt *self)
{
  return &self->feedback;
}

/**
 * sumi_attempt_get_question: what is asked of the learner on this turn: by the author's text, or by
 * the task.
 */
SumiSaying
sumi_attempt_get_question (SumiAttempt *self)
{
  if (SUMI_ATTEMPT_GET_CLASS (self)->is_first_turn (self) && self->exercise->prompt != NULL)
    return sumi_saying_of_author (self->exercise->prompt);
  return SUMI_ATTEMPT_GET_CLASS (self)->make_question (self);
}

/* Replies still to be answered after the one that is being answered. */
guint
sumi_attempt_get_branches_left (SumiAttempt *self)
{
  return SUMI_ATTEMPT_GET_CLASS (self)->get_branches_left != NULL
             ? SUMI_ATTEMPT_GET_CLASS (self)->get_branches_left (self)
             : 0;
}

/* Whether a search runs, or the opponent thinks. */
gboolean
sumi_attempt_is_searching (SumiAttempt *self)
{
  return sumi_wait_is_on (&self->search)
         || (SUMI_ATTEMPT_GET_CLASS (self)->is_thinking != NULL
             && SUMI_ATTEMPT_GET_CLASS (self)->is_thinking (self));
}

/* Whether the solution was shown since the exercise was begun, and before it was solved. */
gboolean
sumi_attempt_was_shown (SumiAttempt *self)
{
  return self->was_shown;
}

/* Whether the exercise was solved since it was begun, whatever was taken back after that. */
gboolean
sumi_attempt_was_solved (SumiAttempt *self)
{
  return self->was_solved;
}

/* What the attempt has taken so far. */
const SumiEffort *
sumi_attempt_get_effort (SumiAttempt *self)
{
  return &self->effort;
}

/* The input of the learner, who has chosen SQUARE: a move, a mark, or the turning of a disc. A step
 * that still waits is done at once. An illegal move is answered by the reason why it is; a legal
 * one is judged now, or as soon as the search has ended. */
void
sumi_attempt_choose (SumiAttempt *self, SumiSquare square)
{
  sumi_attempt_go_on (self);
  if (self->state != SUMI_ATTEMPT_YOUR_TURN)
    return;
  SUMI_ATTEMPT_GET_CLASS (self)->choose (self, square);
  sumi_attempt_emit_changed (self);
}

/* mark, flip, reason where every one is asked for: whether what is marked, turned or chosen can be
 * handed over as the answer; by moves: whether a hint has asked a question, so that squares which
 * are chosen are marked. */
gboolean
sumi_attempt_can_hand_over (SumiAttempt *self)
{
  return self->state == SUMI_ATTEMPT_YOUR_TURN
         && SUMI_ATTEMPT_GET_CLASS (self)->can_hand_over != NULL
         && SUMI_ATTEMPT_GET_CLASS (self)->can_hand_over (self);
}

/* mark, flip, reason: hands the answer over to be judged. What is wrong can be corrected. By moves:
 * hands over the answer to the hint's question. */
void
sumi_attempt_hand_over (SumiAttempt *self)
{
  if (!sumi_attempt_can_hand_over (self))
    return;
  SUMI_ATTEMPT_GET_CLASS (self)->hand_over (self);
  sumi_attempt_emit_changed (self);
}

/* count: answers NUMBER. */
void
sumi_attempt_answer_number (SumiAttempt *self, int number)
{
  if (self->state != SUMI_ATTEMPT_YOUR_TURN || SUMI_ATTEMPT_GET_CLASS (self)->answer_number == NULL)
    return;
  SUMI_ATTEMPT_GET_CLASS (self)->answer_number (self, number);
  sumi_attempt_emit_changed (self);
}

/* choose, reason: answers OPTION, from 0, or chooses it among others until they are handed over. */
void
sumi_attempt_answer_option (SumiAttempt *self, int option)
{
  if (self->state != SUMI_ATTEMPT_YOUR_TURN || SUMI_ATTEMPT_GET_CLASS (self)->answer_option == NULL)
    return;
  SUMI_ATTEMPT_GET_CLASS (self)->answer_option (self, option);
  sumi_attempt_emit_changed (self);
}

/* mark, flip: whether the answer that was handed over has mistakes that are not lit yet. */
gboolean
sumi_attempt_can_show_missing (SumiAttempt *self)
{
  return self->state == SUMI_ATTEMPT_YOUR_TURN
         && SUMI_ATTEMPT_GET_CLASS (self)->can_show_missing != NULL
         && SUMI_ATTEMPT_GET_CLASS (self)->can_show_missing (self);
}

/* mark, flip: lights the squares that the answer leaves out, and those that it has in addition. */
void
sumi_attempt_show_missing (SumiAttempt *self)
{
  if (!sumi_attempt_can_show_missing (self))
    return;
  SUMI_ATTEMPT_GET_CLASS (self)->show_missing (self);
  sumi_attempt_emit_changed (self);
}

/* Does at once what waits for its time. */
void
sumi_attempt_go_on (SumiAttempt *self)
{
  while (self->step != NULL)
    {
      SumiAttemptStep step = self->step;

      sumi_attempt_stop_timer (self);
      step (self);
    }
  if (SUMI_ATTEMPT_GET_CLASS (self)->hurry != NULL)
    SUMI_ATTEMPT_GET_CLASS (self)->hurry (self);
}

/* Whether there is a move, a mark or a turned disc to take back. */
gboolean
sumi_attempt_can_undo (SumiAttempt *self)
{
  return SUMI_ATTEMPT_GET_CLASS (self)->can_undo (self);
}

/* Takes the learner's last move back, with everything that followed it; or the last mark, or the
 * last disc turned. */
void
sumi_attempt_undo (SumiAttempt *self)
{
  if (!sumi_attempt_can_undo (self))
    return;
  /* Marks are set and unset before anything is answered. */
  self->effort.n_undone += (guint) !sumi_task_is_by_answer (self->exercise->task.type);
  SUMI_ATTEMPT_GET_CLASS (self)->undo (self);
  sumi_attempt_emit_changed (self);
}

/* Begins the exercise anew. */
void
sumi_attempt_restart (SumiAttempt *self)
{
  begin (self);
  sumi_attempt_emit_changed (self);
}

/* Begins the exercise anew for another learner, whose first try it is. */
void
sumi_attempt_pass_on (SumiAttempt *self)
{
  self->effort = (SumiEffort){ 0 };
  self->was_shown = FALSE;
  sumi_attempt_restart (self);
}

/* In a test the learner gets no help before the first wrong answer, which is what counts. */
static gboolean
is_help_withheld (SumiAttempt *self)
{
  return self->is_test && self->effort.n_wrong == 0;
}

/* Whether it is the learner's turn, and there is another hint for it. */
gboolean
sumi_attempt_can_hint (SumiAttempt *self)
{
  return (self->state == SUMI_ATTEMPT_YOUR_TURN || self->state == SUMI_ATTEMPT_REFUTING)
         && !is_help_withheld (self)
         && self->n_hints
                < count_authors_hints (self) + SUMI_ATTEMPT_GET_CLASS (self)->count_hints (self);
}

/* Gives the next hint; each says more than the one before. */
void
sumi_attempt_hint (SumiAttempt *self)
{
  sumi_attempt_go_on (self);
  if (!sumi_attempt_can_hint (self))
    return;
  if (self->n_hints < count_authors_hints (self)
      || SUMI_ATTEMPT_GET_CLASS (self)->is_searched (self))
    give_hint (self);
  else
    {
      if (!sumi_wait_is_on (&self->search))
        SUMI_ATTEMPT_GET_CLASS (self)->search (self);
      self->awaits_hint = TRUE;
    }
  sumi_attempt_emit_changed (self);
}

/* Whether sumi_attempt_show_solution() has something to show, now or in a moment. */
gboolean
sumi_attempt_can_show_solution (SumiAttempt *self)
{
  return SUMI_ATTEMPT_GET_CLASS (self)->give_solution != NULL && !is_help_withheld (self)
         && self->state != SUMI_ATTEMPT_SOLVED && self->state != SUMI_ATTEMPT_UNDECIDED;
}

/* Says the answer of this turn, with every right move if it is answered by one, and why. The
 * learner can still give it. */
void
sumi_attempt_show_solution (SumiAttempt *self)
{
  sumi_attempt_go_on (self);
  if (self->state != SUMI_ATTEMPT_YOUR_TURN || !sumi_attempt_can_show_solution (self))
    return;
  if (SUMI_ATTEMPT_GET_CLASS (self)->is_searched (self))
    SUMI_ATTEMPT_GET_CLASS (self)->give_solution (self);
  else
    self->awaits_solution = TRUE;
  sumi_attempt_emit_changed (self);
}

/* Cancels the running search. Its question stays undecided; see sumi_attempt_search_again(). */
void
sumi_attempt_cancel_search (SumiAttempt *self)
{
  if (!sumi_attempt_is_searching (self))
    return;
  sumi_attempt_stop_search (self);
  SUMI_ATTEMPT_GET_CLASS (self)->cancelled (self);
  sumi_attempt_emit_changed (self);
}

/* Returns to the turn whose search was cancelled, and searches again. */
void
sumi_attempt_search_again (SumiAttempt *self)
{
  if (self->state != SUMI_ATTEMPT_UNDECIDED)
    return;
  sumi_attempt_silence (self);
  SUMI_ATTEMPT_GET_CLASS (self)->search_again (self);
  sumi_attempt_emit_changed (self);
}

/* Whether there are reasons to choose from, in OUT_REASONS, of why the right move was right that
 * the learner began with. Only of an exercise that is solved by moves. */
gboolean
sumi_attempt_find_why (SumiAttempt *self, SumiReasons *out_reasons)
{
  return self->state == SUMI_ATTEMPT_SOLVED && SUMI_ATTEMPT_GET_CLASS (self)->find_why != NULL
         && SUMI_ATTEMPT_GET_CLASS (self)->find_why (self, out_reasons);
}

/* The judgement that the feedback is based on, with proofs, and in OUT_MOVE the move, for a replay.
 * It gives nothing away that the learner has still to find: it is a wrong move with its refutation,
 * the solution once it was shown, or the first right move once the puzzle is solved. Otherwise NULL
 * and SUMI_SQUARE_NONE. */
SumiJudgement *
sumi_attempt_get_replay (SumiAttempt *self, SumiSquare *out_move)
{
  *out_move = SUMI_SQUARE_NONE;
  /* Who asks for a hint has done with the move before. */
  if (self->feedback.kind == SUMI_FEEDBACK_HINT && !self->was_shown)
    return NULL;
  return SUMI_ATTEMPT_GET_CLASS (self)->get_replay != NULL
             ? SUMI_ATTEMPT_GET_CLASS (self)->get_replay (self, out_move)
             : NULL;
}
