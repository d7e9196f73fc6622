/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-attempt.h"

#include <glib/gi18n-lib.h>

#include "sumi-engine.h"
#include "sumi-explain.h"
#include "sumi-hint.h"
#include "sumi-notation.h"

/* A turn of the learner: what is restored when a move is taken back. */
typedef struct
{
  SumiPosition position;
  SumiSquare last_move;
  SumiTask task;    /* as in the puzzle, with the moves that are left */
  GArray *branches; /* of Branch: replies still to be answered, the next one last */
  SumiSquare move;  /* the right move that was made on it */
} Turn;

/* A reply of the opponent that the learner has still to answer. */
typedef struct
{
  SumiPosition before;
  SumiSquare reply;
  SumiTask task;
} Branch;

typedef void (*Step) (SumiAttempt *self);

struct _SumiAttempt
{
  GObject parent_instance;

  SumiPack *pack;
  const SumiPuzzle *puzzle;
  SumiAttemptPace pace;
  gboolean every_reply;

  SumiAttemptState state;
  Turn turn;
  GArray *past; /* of Turn, the oldest first */
  SumiPosition shown;
  SumiSquare last_move;
  SumiSquare undone_move;
  SumiFeedback feedback;
  guint n_hints; /* given on this turn */
  gboolean was_shown;

  SumiJudgement *judgement; /* of the turn; NULL while it is searched for */
  GCancellable *search;
  SumiSquare awaiting;      /* a move made before the judgement was there */
  gboolean awaits_hint, awaits_solution;

  SumiSquare move;          /* the judged move that a step goes on from */
  SumiJudgement *first;     /* of the puzzle's position, with its right move, for the replay */
  SumiSquare first_move;
  SumiJudgement *replay;
  SumiSquare replay_move;

  Step step; /* what happens next by itself */
  guint timer;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void start_search (SumiAttempt *self);
static void settle_move (SumiAttempt *self, SumiSquare move);
static void give_hint (SumiAttempt *self);
static void show_solution (SumiAttempt *self);

G_DEFINE_FINAL_TYPE (SumiAttempt, sumi_attempt, G_TYPE_OBJECT)

static void
emit_changed (SumiAttempt *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
turn_clear (gpointer data)
{
  Turn *turn = data;

  g_clear_pointer (&turn->branches, g_array_unref);
}

static void
set_replay (SumiAttempt *self, SumiJudgement *judgement, SumiSquare move)
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

static void
stop_timer (SumiAttempt *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->step = NULL;
}

/* Goes on with STEP after some time, or at once if there is none to wait. */
static void
go_on_after (SumiAttempt *self, guint ms, Step step)
{
  stop_timer (self);
  if (ms == 0)
    {
      step (self);
      return;
    }
  self->step = step;
  self->timer = g_timeout_add (ms, timer_cb, self);
}

static void
stop_search (SumiAttempt *self)
{
  if (self->search != NULL)
    g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  self->awaiting = SUMI_SQUARE_NONE;
  self->awaits_hint = self->awaits_solution = FALSE;
}

static void
set_undecided (SumiAttempt *self, const char *headline)
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
    settle_move (self, awaiting);
  else if (self->awaits_solution)
    show_solution (self);
  else if (self->awaits_hint)
    give_hint (self);
  self->awaits_hint = self->awaits_solution = FALSE;
  emit_changed (self);
}

static void
start_search (SumiAttempt *self)
{
  GWeakRef *weak = g_new0 (GWeakRef, 1);

  stop_search (self);
  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  self->search = g_cancellable_new ();
  g_weak_ref_init (weak, self);
  sumi_engine_judge_async (&self->turn.task, self->turn.position, self->search, judged_cb, weak);
}

/* Puts the board as it is at the learner's turn. */
static void
show_turn (SumiAttempt *self)
{
  self->state = SUMI_ATTEMPT_YOUR_TURN;
  self->shown = self->turn.position;
  self->last_move = self->turn.last_move;
}

static void
begin_turn (SumiAttempt *self, SumiPosition position, SumiSquare last_move, const SumiTask *task)
{
  self->turn.position = position;
  self->turn.last_move = last_move;
  self->turn.task = *task;
  self->undone_move = SUMI_SQUARE_NONE;
  self->n_hints = 0;
  show_turn (self);
  start_search (self);
}

static void
begin_puzzle (SumiAttempt *self)
{
  stop_timer (self);
  g_array_set_size (self->past, 0);
  g_array_set_size (self->turn.branches, 0);
  g_clear_pointer (&self->first, sumi_judgement_unref);
  set_replay (self, NULL, SUMI_SQUARE_NONE);
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_NONE, "");
  self->was_shown = FALSE;
  begin_turn (self, self->puzzle->position, SUMI_SQUARE_NONE, &self->puzzle->task);
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
  if (self->puzzle->explain_solution != NULL)
    sumi_feedback_add (&self->feedback, sumi_text_get (self->puzzle->explain_solution));
  self->feedback.good
    = self->last_move < SUMI_SQUARE_PASS ? sumi_bitboard_of (self->last_move) : 0;
  set_replay (self, self->first, self->first_move);
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
      emit_changed (self);
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
      emit_changed (self);
      return;
    }
  sumi_feedback_reply (&self->feedback, branch.before, branch.reply,
                       !sumi_position_equal (branch.before, self->shown));
  begin_turn (self, position, branch.reply, &branch.task);
  emit_changed (self);
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
  show_turn (self);
  self->undone_move = self->move;
  emit_changed (self);
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
  emit_changed (self);
}

/* Acts on the learner's MOVE, legal, as it was judged. */
static void
settle_move (SumiAttempt *self, SumiSquare move)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (self->judgement, move);
  gboolean is_first = self->past->len == 0;
  SumiText *note = is_first ? sumi_puzzle_get_note (self->puzzle, move) : NULL;

  if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
    {
      set_undecided (self, _("The search could not decide this move in the time it has."));
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
      set_replay (self, self->judgement, move);
      go_on_after (self, self->pace.reply_ms, play_refutation);
      return;
    }
  set_replay (self, NULL, SUMI_SQUARE_NONE);
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
static guint
count_authors_hints (SumiAttempt *self)
{
  return self->past->len == 0 ? self->puzzle->hints->len : 0;
}

static void
give_hint (SumiAttempt *self)
{
  guint n_authors = count_authors_hints (self);

  if (self->n_hints < n_authors)
    sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_HINT,
                       sumi_text_get (g_ptr_array_index (self->puzzle->hints, self->n_hints)));
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

static void
show_solution (SumiAttempt *self)
{
  SumiSquare move = sumi_bitboard_first (self->judgement->right);

  if (move == SUMI_SQUARE_NONE)
    {
      set_undecided (self, _("The search found no move that it could prove."));
      return;
    }
  self->was_shown = TRUE;
  sumi_feedback_judge (&self->feedback, self->judgement, move);
  self->feedback.kind = SUMI_FEEDBACK_SHOWN;
  self->feedback.good = self->judgement->right;
  if (self->past->len == 0 && self->puzzle->explain_solution != NULL)
    sumi_feedback_add (&self->feedback, sumi_text_get (self->puzzle->explain_solution));
  set_replay (self, self->judgement, move);
}

static void
sumi_attempt_dispose (GObject *object)
{
  SumiAttempt *self = SUMI_ATTEMPT (object);

  stop_timer (self);
  stop_search (self);
  G_OBJECT_CLASS (sumi_attempt_parent_class)->dispose (object);
}

static void
sumi_attempt_finalize (GObject *object)
{
  SumiAttempt *self = SUMI_ATTEMPT (object);

  sumi_feedback_clear (&self->feedback);
  turn_clear (&self->turn);
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
  g_array_set_clear_func (self->past, turn_clear);
  self->awaiting = SUMI_SQUARE_NONE;
  self->first_move = self->replay_move = SUMI_SQUARE_NONE;
  sumi_feedback_init (&self->feedback);
}

/* An attempt at the puzzle INDEX of PACK, at its beginning; the search begins at once. */
SumiAttempt *
sumi_attempt_new (SumiPack *pack, guint index)
{
  SumiAttempt *self = g_object_new (SUMI_TYPE_ATTEMPT, NULL);

  self->pack = sumi_pack_ref (pack);
  self->puzzle = sumi_pack_get_puzzle (pack, index);
  begin_puzzle (self);
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

const SumiPuzzle *
sumi_attempt_get_puzzle (SumiAttempt *self)
{
  return self->puzzle;
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
  return self->puzzle->position.turn;
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
  if (self->past->len == 0 && self->puzzle->prompt != NULL)
    return g_strdup (sumi_text_get (self->puzzle->prompt));
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
    settle_move (self, square);
  else
    {
      self->state = SUMI_ATTEMPT_JUDGING;
      self->shown = sumi_position_play (self->turn.position, square);
      self->last_move = square;
      self->awaiting = square;
      sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_NONE, "");
    }
  emit_changed (self);
}

/* Does at once what would happen by itself in a moment. */
void
sumi_attempt_go_on (SumiAttempt *self)
{
  while (self->step != NULL)
    {
      Step step = self->step;

      stop_timer (self);
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
  stop_timer (self);
  if (self->state == SUMI_ATTEMPT_JUDGING)
    {
      self->awaiting = SUMI_SQUARE_NONE;
      show_turn (self);
    }
  else
    {
      Turn *last = &g_array_index (self->past, Turn, self->past->len - 1);

      undone = last->move;
      turn_clear (&self->turn);
      self->turn = *last;
      last->branches = NULL;
      g_array_set_size (self->past, self->past->len - 1);
      begin_turn (self, self->turn.position, self->turn.last_move, &self->turn.task);
    }
  self->undone_move = undone;
  set_replay (self, NULL, SUMI_SQUARE_NONE);
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_NONE, "");
  emit_changed (self);
}

/* Begins the puzzle anew. */
void
sumi_attempt_restart (SumiAttempt *self)
{
  begin_puzzle (self);
  emit_changed (self);
}

gboolean
sumi_attempt_can_hint (SumiAttempt *self)
{
  return self->state == SUMI_ATTEMPT_YOUR_TURN
         && self->n_hints < count_authors_hints (self) + SUMI_N_HINTS;
}

/* Gives the next hint, each plainer than the one before. */
void
sumi_attempt_hint (SumiAttempt *self)
{
  sumi_attempt_go_on (self);
  if (!sumi_attempt_can_hint (self))
    return;
  if (self->judgement != NULL)
    give_hint (self);
  else
    self->awaits_hint = TRUE;
  emit_changed (self);
}

/* Says every right move of this turn, and why. The learner may still play it. */
void
sumi_attempt_show_solution (SumiAttempt *self)
{
  sumi_attempt_go_on (self);
  if (self->state != SUMI_ATTEMPT_YOUR_TURN)
    return;
  if (self->judgement != NULL)
    show_solution (self);
  else
    self->awaits_solution = TRUE;
  emit_changed (self);
}

/* Calls the running search off. Its question stays open; see sumi_attempt_search_again(). */
void
sumi_attempt_cancel_search (SumiAttempt *self)
{
  if (self->search == NULL)
    return;
  stop_search (self);
  set_undecided (self, _("The search was stopped."));
  emit_changed (self);
}

/* Goes back to the learner's turn, and searches anew. */
void
sumi_attempt_search_again (SumiAttempt *self)
{
  if (self->state != SUMI_ATTEMPT_UNDECIDED)
    return;
  begin_turn (self, self->turn.position, self->turn.last_move, &self->turn.task);
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_NONE, "");
  emit_changed (self);
}

/* What the feedback rests on, for a replay that gives nothing away that is still to be found: a wrong
 * move with its refutation, the solution once it was shown, the first right move once the puzzle is
 * solved. NULL with SUMI_SQUARE_NONE otherwise. It carries proofs. */
SumiJudgement *
sumi_attempt_get_replay (SumiAttempt *self, SumiSquare *out_move)
{
  *out_move = self->replay_move;
  return self->replay;
}
