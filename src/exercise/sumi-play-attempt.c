/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-attempt.h"

#include <glib/gi18n-lib.h>

#include "sumi-answer-words.h"
#include "sumi-engine.h"
#include "sumi-explain-words.h"
#include "sumi-game.h"
#include "sumi-hint.h"
#include "sumi-hint-words.h"

/* With so few empty squares every move can be solved while the learner waits. */
#define MAX_EMPTIES_TO_HINT 12

struct _SumiPlayAttempt
{
  SumiAttempt parent_instance;

  SumiGame game;
  SumiEnginePlayer *player;
  SumiSquare reply;    /* what the opponent has thought of; SUMI_SQUARE_NONE until it has */
  gboolean has_waited; /* what stands on the board stood there long enough */

  SumiJudgement *judgement; /* of the turn, for hints; NULL until one is asked for */
};

static void advance (SumiPlayAttempt *self);

G_DEFINE_FINAL_TYPE (SumiPlayAttempt, sumi_play_attempt, SUMI_TYPE_ATTEMPT)

static const SumiTask *
get_task (SumiPlayAttempt *self)
{
  return &SUMI_ATTEMPT (self)->exercise->task;
}

/* The last move on the board, passes aside. */
static SumiSquare
find_last_move (const SumiGame *game)
{
  for (guint i = game->index; i-- > 0;)
    {
      if (game->moves[i] != SUMI_SQUARE_PASS)
        return game->moves[i];
    }
  return SUMI_SQUARE_NONE;
}

static SumiBitboard
get_learners_discs (SumiPlayAttempt *self)
{
  return sumi_position_discs (sumi_game_get_position (&self->game),
                              sumi_attempt_get_side (SUMI_ATTEMPT (self)));
}

static gboolean
is_aim_reached (SumiPlayAttempt *self)
{
  return sumi_play_aim_is_reached (&get_task (self)->aim, get_task (self)->scoring,
                                   sumi_game_get_position (&self->game),
                                   sumi_attempt_get_side (SUMI_ATTEMPT (self)));
}

static char *
word_result (SumiPlayAttempt *self, gboolean is_reached)
{
  return sumi_play_explain (get_task (self), sumi_attempt_get_side (SUMI_ATTEMPT (self)),
                            sumi_game_get_position (&self->game), is_reached);
}

static void
succeed (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  g_autofree char *words = word_result (self, TRUE);

  sumi_attempt_finish (attempt, words);
  if (get_task (self)->aim.kind == SUMI_PLAY_AIM_CORNER)
    attempt->feedback.good = get_learners_discs (self) & get_task (self)->aim.corners;
}

static void
fail (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  g_autofree char *words = word_result (self, FALSE);

  attempt->state = SUMI_ATTEMPT_FAILED;
  sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_FAILED, words);
}

/* Forgets all that is going on, and what is known of the turn. */
static void
leave_turn (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);

  sumi_attempt_stop_timer (attempt);
  sumi_attempt_stop_search (attempt);
  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  self->reply = SUMI_SQUARE_NONE;
  attempt->n_hints = 0;
}

/* Plays what the opponent has thought of, once that and the wait are over. */
static void
play_reply (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  SumiPosition before = sumi_game_get_position (&self->game);
  SumiSquare reply = self->reply;

  if (reply == SUMI_SQUARE_NONE || !self->has_waited)
    return;
  sumi_game_play (&self->game, reply);
  sumi_feedback_reply (&attempt->feedback, before, reply, FALSE);
  advance (self);
  sumi_attempt_emit_changed (attempt);
}

static void
wait_is_over (SumiAttempt *attempt)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);

  self->has_waited = TRUE;
  play_reply (self);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiSquare move = sumi_engine_think_finish (result, NULL);
  g_autoptr (SumiAttempt) attempt = sumi_wait_end (data);

  if (attempt == NULL || move == SUMI_SQUARE_NONE)
    return;
  SUMI_PLAY_ATTEMPT (attempt)->reply = move;
  sumi_attempt_emit_changed (attempt);
  play_reply (SUMI_PLAY_ATTEMPT (attempt));
}

/* Lets the opponent think; its move is made after MS at the earliest. */
static void
let_think (SumiPlayAttempt *self, guint ms)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  SumiWaiter *waiter = sumi_wait_begin (&attempt->search, attempt);

  attempt->state = SUMI_ATTEMPT_REPLYING;
  self->reply = SUMI_SQUARE_NONE;
  self->has_waited = FALSE;
  sumi_engine_think_async (self->player, sumi_game_get_position (&self->game),
                           attempt->search.cancellable, thought_cb, waiter);
  sumi_attempt_go_on_after (attempt, ms, wait_is_over);
}

/* Shows the position, and goes on from it: to the end, to the opponent, or to the learner. A side
 * without a move passes, which is said. */
static void
advance (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  SumiPosition position = sumi_game_get_position (&self->game);
  gboolean is_learners = position.turn == sumi_attempt_get_side (attempt);
  gboolean must_pass = sumi_position_must_pass (position);

  SUMI_ATTEMPT_GET_CLASS (attempt)->show_turn (attempt);
  if (is_aim_reached (self))
    succeed (self);
  else if (sumi_game_is_over (&self->game))
    fail (self);
  else if (must_pass)
    {
      sumi_feedback_reply (&attempt->feedback, position, SUMI_SQUARE_PASS, FALSE);
      sumi_game_play (&self->game, SUMI_SQUARE_PASS);
      /* Who cannot move must have the time to read why. */
      if (is_learners)
        let_think (self, attempt->pace.refute_ms);
      else
        SUMI_ATTEMPT_GET_CLASS (attempt)->show_turn (attempt);
    }
  else if (!is_learners)
    let_think (self, attempt->pace.reply_ms);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiJudgement) judgement = sumi_engine_judge_finish (result, NULL);
  g_autoptr (SumiAttempt) attempt = sumi_wait_end (data);

  if (attempt == NULL || judgement == NULL)
    return;
  if (judgement->is_decided)
    SUMI_PLAY_ATTEMPT (attempt)->judgement = g_steal_pointer (&judgement);
  else
    {
      attempt->awaits_hint = FALSE;
      sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_UNDECIDED,
                         _("The search could not decide the best move in the time it has."));
    }
  sumi_attempt_searched (attempt);
}

static void
sumi_play_attempt_begin (SumiAttempt *attempt)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();

  leave_turn (self);
  g_clear_pointer (&self->player, sumi_engine_player_unref);
  self->player = sumi_engine_player_new (get_task (self)->opponent, get_task (self)->scoring, seed);
  sumi_game_init (&self->game, attempt->exercise->position);
  advance (self);
}

static void
sumi_play_attempt_show_turn (SumiAttempt *attempt)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);

  attempt->state = SUMI_ATTEMPT_YOUR_TURN;
  attempt->shown = sumi_game_get_position (&self->game);
  attempt->last_move = find_last_move (&self->game);
}

/* For hints: which moves are best is exact, so it takes few empty squares. */
static void
sumi_play_attempt_search (SumiAttempt *attempt)
{
  SumiWaiter *waiter = sumi_wait_begin (&attempt->search, attempt);
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  task.scoring = attempt->exercise->task.scoring;
  sumi_engine_judge_async (&task, attempt->shown, attempt->search.cancellable, judged_cb, waiter);
}

static gboolean
sumi_play_attempt_is_searched (SumiAttempt *attempt)
{
  return SUMI_PLAY_ATTEMPT (attempt)->judgement != NULL;
}

/* What the author says counts for the whole game. */
static gboolean
sumi_play_attempt_is_first_turn (SumiAttempt *attempt)
{
  return TRUE;
}

static void
sumi_play_attempt_choose (SumiAttempt *attempt, SumiSquare square)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);
  g_autofree char *why = NULL;

  if (!sumi_bitboard_has (sumi_position_legal_moves (attempt->shown), square))
    {
      why = sumi_explain_illegal (attempt->shown, square);
      sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_ILLEGAL, why);
      return;
    }
  leave_turn (self);
  attempt->undone_move = SUMI_SQUARE_NONE;
  sumi_attempt_silence (attempt);
  sumi_game_play (&self->game, square);
  advance (self);
}

static gboolean
sumi_play_attempt_can_undo (SumiAttempt *attempt)
{
  return sumi_game_can_back_to (&SUMI_PLAY_ATTEMPT (attempt)->game,
                                sumi_attempt_get_side (attempt));
}

static void
sumi_play_attempt_undo (SumiAttempt *attempt)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);

  leave_turn (self);
  attempt->undone_move = sumi_game_back_to (&self->game, sumi_attempt_get_side (attempt));
  sumi_attempt_silence (attempt);
  sumi_play_attempt_show_turn (attempt);
}

/* A search for a hint leaves the game as it is. */
static void
sumi_play_attempt_cancelled (SumiAttempt *attempt)
{
  if (attempt->state != SUMI_ATTEMPT_REPLYING)
    return;
  sumi_attempt_stop_timer (attempt);
  sumi_attempt_set_undecided (attempt, _("The opponent was stopped while it was thinking."),
                              _("The game goes on once it may think again."));
}

static void
sumi_play_attempt_search_again (SumiAttempt *attempt)
{
  let_think (SUMI_PLAY_ATTEMPT (attempt), 0);
}

/* No more is offered than can be proved, and that is of use for the aim. */
static guint
sumi_play_attempt_count_hints (SumiAttempt *attempt)
{
  gboolean is_near
    = sumi_bitboard_count (sumi_position_empties (attempt->shown)) <= MAX_EMPTIES_TO_HINT;

  return is_near && attempt->exercise->task.aim.kind != SUMI_PLAY_AIM_CORNER ? SUMI_N_HINTS : 0;
}

static void
sumi_play_attempt_make_hint (SumiAttempt *attempt, guint level, SumiHint *out_hint)
{
  sumi_hint_make (SUMI_PLAY_ATTEMPT (attempt)->judgement, (SumiHintLevel) level, out_hint);
}

static char *
sumi_play_attempt_make_question (SumiAttempt *attempt)
{
  return sumi_explain_task (&attempt->exercise->task, sumi_attempt_get_side (attempt));
}

static void
sumi_play_attempt_finalize (GObject *object)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (object);

  g_clear_pointer (&self->player, sumi_engine_player_unref);
  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  G_OBJECT_CLASS (sumi_play_attempt_parent_class)->finalize (object);
}

static void
sumi_play_attempt_class_init (SumiPlayAttemptClass *klass)
{
  SumiAttemptClass *attempt_class = (SumiAttemptClass *) klass;

  G_OBJECT_CLASS (klass)->finalize = sumi_play_attempt_finalize;

  attempt_class->begin = sumi_play_attempt_begin;
  attempt_class->show_turn = sumi_play_attempt_show_turn;
  attempt_class->search = sumi_play_attempt_search;
  attempt_class->is_searched = sumi_play_attempt_is_searched;
  attempt_class->is_first_turn = sumi_play_attempt_is_first_turn;
  attempt_class->choose = sumi_play_attempt_choose;
  attempt_class->can_undo = sumi_play_attempt_can_undo;
  attempt_class->undo = sumi_play_attempt_undo;
  attempt_class->cancelled = sumi_play_attempt_cancelled;
  attempt_class->search_again = sumi_play_attempt_search_again;
  attempt_class->count_hints = sumi_play_attempt_count_hints;
  attempt_class->make_hint = sumi_play_attempt_make_hint;
  attempt_class->make_question = sumi_play_attempt_make_question;
}

static void
sumi_play_attempt_init (SumiPlayAttempt *self)
{
  self->reply = SUMI_SQUARE_NONE;
}
