/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

#include "sumi-engine-help.h"
#include "sumi-engine-play.h"

/* How the game goes on: from a move to a warning, to the next side, a pass or the end. */

/* A program thinks about a move for at most one of so many parts of the time it has left. */
#define CLOCK_SHARE 8

static gboolean
timer_cb (gpointer data)
{
  SumiLiveGame *self = data;
  SumiLiveStep step = self->step;

  self->timer = 0;
  self->step = NULL;
  step (self);
  return G_SOURCE_REMOVE;
}

/* Has STEP called after some time, never before this function has returned. */
static void
go_on_after (SumiLiveGame *self, guint ms, SumiLiveStep step)
{
  sumi_live_game_stop_timer (self);
  self->step = step;
  self->timer = g_timeout_add (ms, timer_cb, self);
}

/* Drops the step that would have followed by itself. */
void
sumi_live_game_stop_timer (SumiLiveGame *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->step = NULL;
}

/* Makes MOVE by the rules, or lets a person turn the discs. */
static void
make_move (SumiLiveGame *self, SumiSquare move)
{
  self->held_move = SUMI_SQUARE_NONE;
  if (self->terms.turns_by_hand && !self->terms.players[self->shown.turn].is_program)
    {
      sumi_live_game_set_disc (self, move);
      return;
    }
  sumi_game_play (&self->game, move);
  sumi_live_game_stamp_move (self);
  sumi_live_game_moved (self);
}

/* Plays the program's move, once it is found and the position was shown long enough. */
static void
play_reply (SumiLiveGame *self)
{
  if (self->reply != SUMI_SQUARE_NONE && self->has_waited)
    make_move (self, self->reply);
}

static void
wait_is_over (SumiLiveGame *self)
{
  self->has_waited = TRUE;
  play_reply (self);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiSquare move = sumi_engine_think_finish (result, NULL);
  g_autoptr (SumiLiveGame) self = sumi_wait_end (data);

  if (self == NULL || move == SUMI_SQUARE_NONE || sumi_live_game_check_time (self))
    return;
  self->reply = move;
  sumi_live_game_run_clock (self);
  play_reply (self);
}

/* How long the position is shown before a program moves. */
static guint
get_pace_ms (SumiLiveGame *self)
{
  return sumi_live_game_can_correct (self) ? self->pace.hand_ms : self->pace.move_ms;
}

/* The most time that a program may think about this move, in microseconds: with a clock a small
 * part of what it has left, which therefore never runs out. */
static gint64
get_time_to_think_us (SumiLiveGame *self)
{
  if (self->terms.clock.kind == SUMI_CLOCK_NONE)
    return G_MAXINT64;
  return self->game.clock.left_ms[self->shown.turn] * G_GINT64_CONSTANT (1000) / CLOCK_SHARE;
}

static void
let_think (SumiLiveGame *self)
{
  SumiWait *wait = &self->searches[SUMI_LIVE_SEARCH_COURSE];
  SumiWaiter *waiter = sumi_wait_begin (wait, self);

  self->state = SUMI_LIVE_THINKING;
  self->reply = SUMI_SQUARE_NONE;
  self->has_waited = FALSE;
  sumi_engine_think_async (self->players[self->shown.turn], self->shown,
                           get_time_to_think_us (self), wait->cancellable, thought_cb, waiter);
  go_on_after (self, get_pace_ms (self), wait_is_over);
}

static void
make_pass (SumiLiveGame *self)
{
  sumi_game_play (&self->game, SUMI_SQUARE_PASS);
  sumi_live_game_moved (self);
}

/* Plays the move that was held, since no disadvantage of it was found in time. */
static void
release_held (SumiLiveGame *self)
{
  SumiSquare move = self->held_move;

  sumi_live_game_drop_held (self);
  make_move (self, move);
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree SumiWarning *warning = sumi_engine_warn_finish (result, NULL);
  g_autoptr (SumiLiveGame) self = sumi_wait_end (data);

  if (self == NULL)
    return;
  if (warning == NULL || warning->kind == SUMI_WARN_NEVER)
    {
      release_held (self);
      return;
    }
  sumi_live_game_stop_timer (self);
  self->state = SUMI_LIVE_WARNED;
  self->warning = *warning;
  sumi_live_game_say_warning (self);
  sumi_live_game_emit_changed (self);
}

/* Holds MOVE until it is known whether to warn of it. The search is to end before the move is
 * released without it. */
static void
check_move (SumiLiveGame *self, SumiSquare move)
{
  SumiWait *wait = &self->searches[SUMI_LIVE_SEARCH_COURSE];
  SumiWaiter *waiter = sumi_wait_begin (wait, self);
  guint ms = self->pace.check_ms > 0 ? self->pace.check_ms : G_MAXINT;

  self->state = SUMI_LIVE_CHECKING;
  self->held_move = move;
  sumi_engine_warn_async (self->shown, move, self->strength, self->terms.scoring,
                          (gint64) ms * 900, wait->cancellable, checked_cb, waiter);
  go_on_after (self, ms, release_held);
  sumi_live_game_emit_changed (self);
}

/* The program that plays against the person who is to move; NULL if there is none. */
static SumiEnginePlayer *
find_pondering_player (SumiLiveGame *self)
{
  return self->state == SUMI_LIVE_YOUR_MOVE && self->ponders
             ? self->players[sumi_color_opposite (self->shown.turn)]
             : NULL;
}

static void
pondered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  G_GNUC_UNUSED g_autoptr (SumiLiveGame) self = sumi_wait_end (data);
}

static void
start_pondering (SumiLiveGame *self)
{
  SumiEnginePlayer *player = find_pondering_player (self);
  SumiWait *wait = &self->searches[SUMI_LIVE_SEARCH_PONDER];
  SumiWaiter *waiter;

  if (player == NULL)
    return;
  waiter = sumi_wait_begin (wait, self);
  sumi_engine_ponder_async (player, self->shown, wait->cancellable, pondered_cb, waiter);
}

/* Has the program ponder, unless the person moves soon: then there is little to be gained. */
static void
plan_pondering (SumiLiveGame *self)
{
  if (find_pondering_player (self) != NULL
      && !sumi_wait_is_on (&self->searches[SUMI_LIVE_SEARCH_PONDER]))
    go_on_after (self, self->pace.move_ms, start_pondering);
}

/* Sets whether the program searches for its replies while a person is to move. It does not at
 * first. */
void
sumi_live_game_set_ponders (SumiLiveGame *self, gboolean ponders)
{
  if (self->ponders == ponders)
    return;
  self->ponders = ponders;
  if (ponders)
    plan_pondering (self);
  else
    sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_PONDER]);
}

/* Whether the program searches for its replies just now. */
gboolean
sumi_live_game_is_pondering (SumiLiveGame *self)
{
  return sumi_wait_is_on (&self->searches[SUMI_LIVE_SEARCH_PONDER]);
}

/* Returns to the turn of the person whose move was held. */
void
sumi_live_game_drop_held (SumiLiveGame *self)
{
  sumi_live_game_stop_timer (self);
  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_COURSE]);
  self->held_move = SUMI_SQUARE_NONE;
  self->warning = (SumiWarning){ .kind = SUMI_WARN_NEVER };
  self->state = SUMI_LIVE_YOUR_MOVE;
  sumi_feedback_silence (&self->feedback);
  sumi_live_game_refresh_values (self);
  plan_pondering (self);
}

/* Whether the hints that were given lead to MOVE. Who follows them is not warned of it: what it
 * costs, they tell. */
static gboolean
is_hinted (SumiLiveGame *self, SumiSquare move)
{
  return self->n_hints > 0 && self->hint->move == move;
}

/* A person wants to play on SQUARE. */
void
sumi_live_game_offer (SumiLiveGame *self, SumiSquare square)
{
  if (!sumi_bitboard_has (sumi_position_legal_moves (self->shown), square))
    {
      sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_ILLEGAL,
                         sumi_saying_of_illegal (self->shown, square));
      sumi_live_game_emit_changed (self);
    }
  else if (self->strength > SUMI_WARN_NEVER && !is_hinted (self, square))
    check_move (self, square);
  else
    make_move (self, square);
}

/* Once the game is over its result is said: nothing that was asked for before takes its place. */
static void
be_over (SumiLiveGame *self)
{
  if (self->state == SUMI_LIVE_OVER)
    return;
  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_HELP]);
  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_DRAW]);
  self->is_asking = FALSE;
  self->state = SUMI_LIVE_OVER;
}

/* Sets the state that follows from the position: the end, a pass, or the turn of a person or
 * program. */
void
sumi_live_game_settle (SumiLiveGame *self)
{
  SumiPosition position = sumi_game_get_position (&self->game);

  sumi_live_game_stop_timer (self);
  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_COURSE]);
  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_PONDER]);
  if (!sumi_position_equal (position, self->shown))
    sumi_live_game_forget_help (self);
  self->shown = position;
  self->held_move = SUMI_SQUARE_NONE;
  if (sumi_position_is_over (position) || self->game.ending != SUMI_ENDING_NONE
      || sumi_game_clock_is_up (&self->game.clock, position.turn))
    be_over (self);
  else if (sumi_position_must_pass (position))
    {
      self->state = SUMI_LIVE_PASSING;
      if (!self->is_paused)
        go_on_after (self, self->pace.pass_ms, make_pass);
    }
  else if (!self->terms.players[position.turn].is_program)
    self->state = SUMI_LIVE_YOUR_MOVE;
  else if (self->is_paused)
    self->state = SUMI_LIVE_PAUSED;
  else
    let_think (self);
  sumi_live_game_refresh_values (self);
  plan_pondering (self);
}

/* Has the game go on from where it is, and says so. */
void
sumi_live_game_settle_and_say (SumiLiveGame *self)
{
  sumi_live_game_settle (self);
  sumi_live_game_say_move (self);
  sumi_live_game_emit_changed (self);
}

/* Called after a move or a pass: says it, and goes on. */
void
sumi_live_game_moved (SumiLiveGame *self)
{
  self->undone_move = SUMI_SQUARE_NONE;
  sumi_live_game_settle_and_say (self);
}

/* Whether sumi_live_game_go_on() does something: there is a pass to be made, or the game is
 * paused. */
gboolean
sumi_live_game_can_go_on (SumiLiveGame *self)
{
  return self->state == SUMI_LIVE_PASSING || self->state == SUMI_LIVE_PAUSED;
}

/* Goes on with a game that waits: plays a pass that is shown, or ends a pause. */
void
sumi_live_game_go_on (SumiLiveGame *self)
{
  g_return_if_fail (sumi_live_game_can_go_on (self));

  self->is_paused = FALSE;
  if (self->state == SUMI_LIVE_PASSING)
    {
      make_pass (self);
      return;
    }
  sumi_live_game_settle (self);
  sumi_live_game_emit_changed (self);
}

/* Ends the wait for what is shown on the board: a program plays as soon as it has found a move, and
 * a pass is made at once. FALSE if nothing waits. */
gboolean
sumi_live_game_hurry (SumiLiveGame *self)
{
  if (self->timer == 0)
    return FALSE;
  if (self->state == SUMI_LIVE_PASSING)
    sumi_live_game_go_on (self);
  else if (self->state == SUMI_LIVE_THINKING)
    {
      sumi_live_game_stop_timer (self);
      wait_is_over (self);
    }
  else
    return FALSE;
  return TRUE;
}

/* Whether programs may be kept from moving: only while one watches them. */
gboolean
sumi_live_game_can_pause (SumiLiveGame *self)
{
  return sumi_game_terms_is_watched (&self->terms) && !self->is_paused
         && self->state != SUMI_LIVE_OVER;
}

/* Stops a program that is to move, until sumi_live_game_go_on(). */
void
sumi_live_game_pause (SumiLiveGame *self)
{
  g_return_if_fail (sumi_live_game_can_pause (self));

  sumi_live_game_hold (self);
}

/* Stops everything that would happen by itself, moves of programs and passes, until
 * sumi_live_game_go_on() or until a move is taken back. */
void
sumi_live_game_hold (SumiLiveGame *self)
{
  if (self->is_paused)
    return;
  self->is_paused = TRUE;
  sumi_live_game_settle (self);
  sumi_live_game_emit_changed (self);
}

/* The warning about the move that is held; NULL if there is none. Owned by SELF. */
const SumiWarning *
sumi_live_game_get_warning (SumiLiveGame *self)
{
  return self->state == SUMI_LIVE_WARNED ? &self->warning : NULL;
}

/* Plays the move that was held, in spite of the warning. */
void
sumi_live_game_confirm (SumiLiveGame *self)
{
  g_return_if_fail (self->state == SUMI_LIVE_WARNED);

  release_held (self);
}

/* Withdraws the move that is held, warned of or still being checked. It stays marked. */
void
sumi_live_game_withdraw (SumiLiveGame *self)
{
  SumiSquare move = self->held_move;

  g_return_if_fail (self->state == SUMI_LIVE_WARNED || self->state == SUMI_LIVE_CHECKING);

  sumi_live_game_drop_held (self);
  self->undone_move = move;
  sumi_live_game_emit_changed (self);
}
