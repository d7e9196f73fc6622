/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game-clock.h"

#include <string.h>

/* Whether A and B agree on the same time. */
gboolean
sumi_clock_terms_equal (const SumiClockTerms *a, const SumiClockTerms *b)
{
  if (a->kind == SUMI_CLOCK_NONE || b->kind == SUMI_CLOCK_NONE)
    return a->kind == b->kind;
  return a->kind == b->kind && a->seconds == b->seconds && a->increment == b->increment;
}

/* Sets CLOCK to the beginning of a game by TERMS. */
void
sumi_game_clock_init (SumiGameClock *clock, SumiClockTerms terms)
{
  int ms = terms.kind == SUMI_CLOCK_NONE ? 0 : terms.seconds * 1000;

  *clock = (SumiGameClock){ .terms = terms, .left_ms = { ms, ms } };
}

/* Whether A and B are by the same terms, show the same time, and will when moves are made again. */
gboolean
sumi_game_clock_equal (const SumiGameClock *a, const SumiGameClock *b)
{
  return sumi_clock_terms_equal (&a->terms, &b->terms) && a->left_ms[0] == b->left_ms[0]
         && a->left_ms[1] == b->left_ms[1] && a->spent_ms == b->spent_ms
         && a->kept_ms[0] == b->kept_ms[0] && a->kept_ms[1] == b->kept_ms[1];
}

/* SIDE, which is to move, has thought for MS milliseconds; no more is counted than it had left. */
void
sumi_game_clock_spend (SumiGameClock *clock, SumiColor side, gint64 ms)
{
  int n = (int) CLAMP (ms, 0, clock->left_ms[side]);

  clock->left_ms[side] -= n;
  clock->spent_ms += n;
}

/* SIDE has made its move. Returns the milliseconds that it took: at least 1, so that it differs
 * from a time that is not known; 0 without a clock. */
int
sumi_game_clock_end_move (SumiGameClock *clock, SumiColor side)
{
  int spent_ms = clock->spent_ms;

  if (clock->terms.kind == SUMI_CLOCK_NONE)
    return 0;
  clock->spent_ms = 0;
  /* What was taken back cannot be made again any more. */
  memset (clock->kept_ms, 0, sizeof clock->kept_ms);
  if (clock->terms.kind == SUMI_CLOCK_MOVE)
    clock->left_ms[side] = clock->terms.seconds * 1000;
  else
    clock->left_ms[side] += clock->terms.increment * 1000;
  return MAX (spent_ms, 1);
}

/* Where each move has its own time, both sides have all of it for the next one. */
static void
renew_move (SumiGameClock *clock)
{
  if (clock->terms.kind == SUMI_CLOCK_MOVE)
    clock->left_ms[0] = clock->left_ms[1] = clock->terms.seconds * 1000;
}

/* SIDE goes on with the move that it has made last, which took SPENT_MS: what the end of the move
 * gave is taken back. Some time is left in any case. */
void
sumi_game_clock_resume_move (SumiGameClock *clock, SumiColor side, int spent_ms)
{
  int taken_ms = clock->terms.kind == SUMI_CLOCK_MOVE ? spent_ms : clock->terms.increment * 1000;

  if (clock->terms.kind == SUMI_CLOCK_NONE)
    return;
  renew_move (clock);
  clock->left_ms[side] = MAX (clock->left_ms[side] - taken_ms, 1);
  clock->spent_ms = spent_ms;
}

/* What a move adds to the time that is left for the game. */
static int
get_increment_ms (const SumiGameClock *clock)
{
  return clock->terms.kind == SUMI_CLOCK_GAME ? clock->terms.increment * 1000 : 0;
}

/* A move of SIDE whose time was counted is taken back, and its increment with it, but only as far
 * as SIDE keeps the time of one increment: taking back must not lose a game on time. */
void
sumi_game_clock_undo_move (SumiGameClock *clock, SumiColor side)
{
  int increment_ms = get_increment_ms (clock);
  int taken_ms = CLAMP (clock->left_ms[side] - increment_ms, 0, increment_ms);

  renew_move (clock);
  clock->left_ms[side] -= taken_ms;
  clock->kept_ms[side] += increment_ms - taken_ms;
}

/* A move of SIDE that was taken back is made again: SIDE gets back what was taken of its
 * increments, after what it was allowed to keep. */
void
sumi_game_clock_redo_move (SumiGameClock *clock, SumiColor side)
{
  int increment_ms = get_increment_ms (clock);
  int given_ms = MAX (increment_ms - clock->kept_ms[side], 0);

  renew_move (clock);
  clock->left_ms[side] += given_ms;
  clock->kept_ms[side] -= increment_ms - given_ms;
}

/* Whether SIDE has no time left. */
gboolean
sumi_game_clock_is_up (const SumiGameClock *clock, SumiColor side)
{
  return clock->terms.kind != SUMI_CLOCK_NONE && clock->left_ms[side] == 0;
}
