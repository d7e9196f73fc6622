/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

/* The clocks of a game that is played. This is a teacher's clock: it counts only what a player
 * thinks about the next move. So it does not run while a move is checked or warned of, while a
 * question of a hint is to be answered, while a pass or a program's move that is already found is
 * shown, while a game of programs is paused, and while nobody can see the board, or move on it. */

static gint64
get_now_us (SumiLiveGame *self)
{
  return self->pace.get_time_us != NULL ? self->pace.get_time_us () : g_get_monotonic_time ();
}

/* The side whose clock is to run now; -1: neither. */
static int
find_running (SumiLiveGame *self)
{
  if (self->terms.clock.kind == SUMI_CLOCK_NONE || self->stops_clock)
    return -1;
  switch (self->state)
    {
    case SUMI_LIVE_YOUR_MOVE:
      return self->is_asking ? -1 : (int) self->shown.turn;
    case SUMI_LIVE_TURNING:
      return (int) self->shown.turn;
    case SUMI_LIVE_THINKING:
      return self->reply == SUMI_SQUARE_NONE ? (int) self->shown.turn : -1;
    case SUMI_LIVE_CHECKING:
    case SUMI_LIVE_WARNED:
    case SUMI_LIVE_PASSING:
    case SUMI_LIVE_PAUSED:
    case SUMI_LIVE_OVER:
    default:
      return -1;
    }
}

/* Counts what has passed since it was last counted. */
static void
count_time (SumiLiveGame *self)
{
  gint64 ms;

  if (self->running < 0)
    return;
  ms = (get_now_us (self) - self->counted_us) / 1000;
  sumi_game_clock_spend (&self->game.clock, (SumiColor) self->running, ms);
  self->counted_us += ms * 1000;
}

static gboolean
tick_cb (gpointer data)
{
  SumiLiveGame *self = data;

  self->tick = 0;
  if (!sumi_live_game_check_time (self))
    {
      sumi_live_game_run_clock (self);
      g_signal_emit_by_name (self, "ticked");
    }
  return G_SOURCE_REMOVE;
}

/* Has the right clock run from now on, or none. It ticks whenever a whole number of seconds is
 * left. */
void
sumi_live_game_run_clock (SumiLiveGame *self)
{
  int running = find_running (self);

  count_time (self);
  if (running != self->running)
    self->counted_us = get_now_us (self);
  self->running = running;
  g_clear_handle_id (&self->tick, g_source_remove);
  if (running >= 0)
    self->tick = g_timeout_add ((guint) (self->game.clock.left_ms[running] + 999) % 1000 + 1,
                                tick_cb, self);
}

/* Notes the time of the move that was made last. */
void
sumi_live_game_stamp_move (SumiLiveGame *self)
{
  guint ply = self->game.index - 1;

  count_time (self);
  self->game.times_ms[ply]
    = sumi_game_clock_end_move (&self->game.clock, self->game.positions[ply].turn);
}

/* Goes to the position after PLY moves, back or forward. The time of the move to be made begins
 * anew. */
void
sumi_live_game_go_to (SumiLiveGame *self, guint ply)
{
  SumiGame *game = &self->game;

  count_time (self);
  while (game->index > ply && sumi_game_back (game))
    {
      if (game->times_ms[game->index] > 0)
        sumi_game_clock_undo_move (&game->clock, game->positions[game->index].turn);
    }
  while (game->index < ply && sumi_game_forward (game))
    {
      if (game->times_ms[game->index - 1] > 0)
        sumi_game_clock_redo_move (&game->clock, game->positions[game->index - 1].turn);
    }
  game->clock.spent_ms = 0;
}

/* The move that was just taken back goes on. */
void
sumi_live_game_resume_move (SumiLiveGame *self)
{
  guint ply = self->game.index;

  count_time (self);
  sumi_game_clock_resume_move (&self->game.clock, self->game.positions[ply].turn,
                               self->game.times_ms[ply]);
}

/* Counts the time that has passed. TRUE if the side to move has none left: the game is over
 * then. */
gboolean
sumi_live_game_check_time (SumiLiveGame *self)
{
  count_time (self);
  if (self->running < 0 || !sumi_game_clock_is_up (&self->game.clock, (SumiColor) self->running))
    return FALSE;
  sumi_live_game_settle_and_say (self);
  return TRUE;
}

/* Takes effect from the next move on; the clock that time is read from, at once. */
void
sumi_live_game_set_pace (SumiLiveGame *self, SumiLivePace pace)
{
  count_time (self);
  self->pace = pace;
  self->counted_us = get_now_us (self);
}

/* Sets whether neither clock runs, since nobody can see the game, or move. They run at first. */
void
sumi_live_game_set_stops_clock (SumiLiveGame *self, gboolean stops_clock)
{
  self->stops_clock = stops_clock;
  sumi_live_game_run_clock (self);
}
