/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The clocks of a game: how much time was agreed, and how much of it each side has left. A plain
 * value that is told how much time has passed, and never looks at the time itself.
 *
 * No time is given back: a move that is taken back has cost what it took. Its increment goes with
 * it, or whoever takes back moves would have ever more time, and comes back if it is made again. */

#include <glib.h>

#include "sumi-position.h"

/* The most time that can be agreed for a game or a move, and for the increment. */
#define SUMI_CLOCK_MAX_SECONDS (24 * 60 * 60)
#define SUMI_CLOCK_MAX_INCREMENT 600

typedef enum
{
  SUMI_CLOCK_NONE, /* nothing is counted */
  SUMI_CLOCK_GAME, /* the time is for the whole game, and grows with each move */
  SUMI_CLOCK_MOVE, /* the time is for each move, and what is left of it is lost */
} SumiClockKind;

/* What is agreed before a game. */
typedef struct
{
  SumiClockKind kind;
  int seconds;   /* of each side: from 1 to SUMI_CLOCK_MAX_SECONDS */
  int increment; /* seconds that each move of a game adds: from 0 to SUMI_CLOCK_MAX_INCREMENT */
} SumiClockTerms;

typedef struct
{
  SumiClockTerms terms;
  int left_ms[2]; /* by colour */
  int spent_ms;   /* on the move that is to be made, so far */
  int kept_ms[2]; /* by colour: of increments of moves that are taken back, what was not taken */
} SumiGameClock;

gboolean sumi_clock_terms_equal      (const SumiClockTerms *a, const SumiClockTerms *b);

void     sumi_game_clock_init        (SumiGameClock *clock, SumiClockTerms terms);
gboolean sumi_game_clock_equal       (const SumiGameClock *a, const SumiGameClock *b);
void     sumi_game_clock_spend       (SumiGameClock *clock, SumiColor side, gint64 ms);
int      sumi_game_clock_end_move    (SumiGameClock *clock, SumiColor side);
void     sumi_game_clock_resume_move (SumiGameClock *clock, SumiColor side, int spent_ms);
void     sumi_game_clock_undo_move   (SumiGameClock *clock, SumiColor side);
void     sumi_game_clock_redo_move   (SumiGameClock *clock, SumiColor side);
gboolean sumi_game_clock_is_up       (const SumiGameClock *clock, SumiColor side);
