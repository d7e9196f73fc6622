/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-attempt.h"

#include "sumi-engine.h"
#include "sumi-hint.h"
#include "sumi-live-game.h"

/* With at most so many empty squares every move can be solved while the learner waits. */
#define MAX_EMPTIES_TO_HINT 12

/* The game runs as on the Play page; the attempt says what happens to the aim. */
struct _SumiPlayAttempt
{
  SumiAttempt parent_instance;

  SumiLiveGame *game;
  guint n_told; /* moves of the game that are told of */

  SumiJudgement *judgement; /* of the turn, for hints; NULL until one is asked for */
};

G_DEFINE_FINAL_TYPE (SumiPlayAttempt, sumi_play_attempt, SUMI_TYPE_ATTEMPT)

static const SumiTask *
get_task (SumiPlayAttempt *self)
{
  return &SUMI_ATTEMPT (self)->exercise->task;
}

static SumiBitboard
get_learners_discs (SumiPlayAttempt *self)
{
  return sumi_position_discs (sumi_live_game_get_position (self->game),
                              sumi_attempt_get_side (SUMI_ATTEMPT (self)));
}

static gboolean
is_aim_reached (SumiPlayAttempt *self)
{
  return sumi_play_aim_is_reached (&get_task (self)->aim, get_task (self)->scoring,
                                   sumi_live_game_get_position (self->game),
                                   sumi_attempt_get_side (SUMI_ATTEMPT (self)));
}

static SumiSaying
get_outcome (SumiPlayAttempt *self, gboolean is_reached)
{
  return sumi_saying_of_outcome (get_task (self), sumi_attempt_get_side (SUMI_ATTEMPT (self)),
                                 sumi_live_game_get_position (self->game), is_reached);
}

static void
succeed (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);

  sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_RIGHT, get_outcome (self, TRUE));
  sumi_attempt_finish (attempt);
  if (get_task (self)->aim.kind == SUMI_PLAY_AIM_CORNER)
    attempt->feedback.good = get_learners_discs (self) & get_task (self)->aim.corners;
}

static void
fail (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);

  attempt->state = SUMI_ATTEMPT_FAILED;
  sumi_attempt_count_wrong (attempt);
  sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_FAILED, get_outcome (self, FALSE));
}

/* Drops what is known about the turn. */
static void
leave_turn (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);

  sumi_attempt_stop_search (attempt);
  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  attempt->n_hints = 0;
}

/* Says the last move if it is new, and that a side cannot move. What was said of a pass before it
 * was made stays after it. */
static void
tell (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);
  const SumiGame *game = sumi_live_game_get_game (self->game);
  guint last = game->index - 1;

  if (game->index > self->n_told && game->moves[last] != SUMI_SQUARE_PASS)
    {
      if (game->positions[last].turn == sumi_attempt_get_side (attempt))
        sumi_attempt_silence (attempt);
      else
        sumi_feedback_reply (&attempt->feedback, game->positions[last],
                             (SumiSquare) game->moves[last], FALSE);
    }
  self->n_told = game->index;
  if (sumi_live_game_get_state (self->game) == SUMI_LIVE_PASSING)
    sumi_feedback_reply (&attempt->feedback, sumi_live_game_get_position (self->game),
                         SUMI_SQUARE_PASS, FALSE);
}

static SumiAttemptState
get_state_of_game (SumiPlayAttempt *self)
{
  switch (sumi_live_game_get_state (self->game))
    {
    case SUMI_LIVE_YOUR_MOVE:
      return SUMI_ATTEMPT_YOUR_TURN;
    case SUMI_LIVE_PAUSED:
      return SUMI_ATTEMPT_UNDECIDED;
    case SUMI_LIVE_TURNING:
    case SUMI_LIVE_CHECKING:
    case SUMI_LIVE_WARNED:
    case SUMI_LIVE_THINKING:
    case SUMI_LIVE_PASSING:
    case SUMI_LIVE_OVER:
    default:
      return SUMI_ATTEMPT_REPLYING;
    }
}

/* Follows the state of the game, which is stopped once the aim is reached. */
static void
follow (SumiPlayAttempt *self)
{
  SumiAttempt *attempt = SUMI_ATTEMPT (self);

  SUMI_ATTEMPT_GET_CLASS (attempt)->show_turn (attempt);
  attempt->state = get_state_of_game (self);
  attempt->undone_move = sumi_live_game_get_undone_move (self->game);
  tell (self);
  if (is_aim_reached (self))
    {
      sumi_live_game_hold (self->game);
      succeed (self);
    }
  else if (sumi_live_game_get_state (self->game) == SUMI_LIVE_OVER)
    fail (self);
}

static void
game_changed_cb (SumiPlayAttempt *self)
{
  follow (self);
  sumi_attempt_emit_changed (SUMI_ATTEMPT (self));
}

/* How long a move or a pass of the game stands, as the attempt has it. */
static void
set_pace (SumiPlayAttempt *self)
{
  SumiAttemptPace pace = SUMI_ATTEMPT (self)->pace;

  sumi_live_game_set_pace (self->game, (SumiLivePace){ .move_ms = pace.reply_ms,
                                                       .hand_ms = pace.reply_ms,
                                                       .pass_ms = pace.refute_ms });
}

static void
drop_game (SumiPlayAttempt *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
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
                         sumi_saying_make (SUMI_SAYING_BEST_NOT_DECIDED, SUMI_BLACK,
                                           SUMI_SQUARE_NONE));
    }
  sumi_attempt_searched (attempt);
}

static void
sumi_play_attempt_begin (SumiAttempt *attempt)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);
  SumiPosition start = attempt->exercise->position;
  SumiGameTerms terms = {
    .scoring = get_task (self)->scoring,
    .has_opening = TRUE,
    .opening = { .start = start, .end = start },
    .seed = (guint64) g_random_int () << 32 | g_random_int (),
  };

  leave_turn (self);
  drop_game (self);
  terms.players[sumi_color_opposite (start.turn)] = (SumiPlayer){ TRUE, get_task (self)->opponent };
  self->game = sumi_live_game_new (&terms, SUMI_LIVE_PACE_NORMAL);
  set_pace (self);
  g_signal_connect_swapped (self->game, "changed", G_CALLBACK (game_changed_cb), self);
  follow (self);
}

static void
sumi_play_attempt_show_turn (SumiAttempt *attempt)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);

  attempt->state = SUMI_ATTEMPT_YOUR_TURN;
  attempt->shown = sumi_live_game_get_position (self->game);
  attempt->last_move = sumi_live_game_get_last_move (self->game);
}

/* For hints: which moves are best is exact, so it takes few empty squares. */
static void
sumi_play_attempt_search (SumiAttempt *attempt)
{
  SumiWaiter *waiter = sumi_wait_begin (&attempt->search, attempt);
  SumiTask task;

  sumi_task_init_score (&task, attempt->exercise->task.scoring);
  sumi_engine_judge_async (&task, attempt->shown, attempt->search.cancellable, judged_cb, waiter);
}

static gboolean
sumi_play_attempt_is_searched (SumiAttempt *attempt)
{
  return SUMI_PLAY_ATTEMPT (attempt)->judgement != NULL;
}

static gboolean
sumi_play_attempt_is_thinking (SumiAttempt *attempt)
{
  return sumi_live_game_is_searching (SUMI_PLAY_ATTEMPT (attempt)->game);
}

/* The author's texts are about the whole game. */
static gboolean
sumi_play_attempt_is_first_turn (SumiAttempt *attempt)
{
  return TRUE;
}

static void
sumi_play_attempt_hurry (SumiAttempt *attempt)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);

  while (attempt->state == SUMI_ATTEMPT_REPLYING && sumi_live_game_hurry (self->game))
    ;
}

static void
sumi_play_attempt_choose (SumiAttempt *attempt, SumiSquare square)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);

  if (!sumi_bitboard_has (sumi_position_legal_moves (attempt->shown), square))
    {
      sumi_feedback_say (&attempt->feedback, SUMI_FEEDBACK_ILLEGAL,
                         sumi_saying_of_illegal (attempt->shown, square));
      return;
    }
  leave_turn (self);
  set_pace (self);
  sumi_live_game_choose (self->game, square);
}

static gboolean
sumi_play_attempt_can_undo (SumiAttempt *attempt)
{
  return sumi_live_game_can_take_back (SUMI_PLAY_ATTEMPT (attempt)->game);
}

static void
sumi_play_attempt_undo (SumiAttempt *attempt)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);

  leave_turn (self);
  sumi_live_game_take_back (self->game);
  sumi_attempt_silence (attempt);
}

/* A search for a hint does not change the game. */
static void
sumi_play_attempt_cancelled (SumiAttempt *attempt)
{
  if (attempt->state != SUMI_ATTEMPT_REPLYING)
    return;
  sumi_live_game_hold (SUMI_PLAY_ATTEMPT (attempt)->game);
  sumi_attempt_set_undecided (attempt, SUMI_SAYING_OPPONENT_STOPPED, SUMI_SAYING_OPPONENT_WAITS);
}

static void
sumi_play_attempt_search_again (SumiAttempt *attempt)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (attempt);

  sumi_live_game_go_on (self->game);
  sumi_live_game_hurry (self->game);
}

/* Hints are offered only where they can be proved, and are of use for the aim. */
static guint
sumi_play_attempt_count_hints (SumiAttempt *attempt)
{
  gboolean is_near =
      sumi_position_count_empties (attempt->shown) <= MAX_EMPTIES_TO_HINT;

  return is_near && attempt->exercise->task.aim.kind != SUMI_PLAY_AIM_CORNER ? SUMI_N_HINTS : 0;
}

static SumiSaying
sumi_play_attempt_make_hint (SumiAttempt *attempt, guint level)
{
  return sumi_hint_make (SUMI_PLAY_ATTEMPT (attempt)->judgement, (SumiHintLevel) level);
}

static SumiSaying
sumi_play_attempt_make_question (SumiAttempt *attempt)
{
  return sumi_saying_of_task (SUMI_SAYING_TASK, &attempt->exercise->task,
                              sumi_attempt_get_side (attempt));
}

/* The game may have other references, and must then not call the attempt any more. */
static void
sumi_play_attempt_dispose (GObject *object)
{
  drop_game (SUMI_PLAY_ATTEMPT (object));
  G_OBJECT_CLASS (sumi_play_attempt_parent_class)->dispose (object);
}

static void
sumi_play_attempt_finalize (GObject *object)
{
  SumiPlayAttempt *self = SUMI_PLAY_ATTEMPT (object);

  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  G_OBJECT_CLASS (sumi_play_attempt_parent_class)->finalize (object);
}

static void
sumi_play_attempt_class_init (SumiPlayAttemptClass *klass)
{
  SumiAttemptClass *attempt_class = (SumiAttemptClass *) klass;

  G_OBJECT_CLASS (klass)->dispose = sumi_play_attempt_dispose;
  G_OBJECT_CLASS (klass)->finalize = sumi_play_attempt_finalize;

  attempt_class->begin = sumi_play_attempt_begin;
  attempt_class->show_turn = sumi_play_attempt_show_turn;
  attempt_class->search = sumi_play_attempt_search;
  attempt_class->is_searched = sumi_play_attempt_is_searched;
  attempt_class->is_thinking = sumi_play_attempt_is_thinking;
  attempt_class->hurry = sumi_play_attempt_hurry;
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
}
