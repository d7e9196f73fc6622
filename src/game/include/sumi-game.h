/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A game being played, as a plain value: every position that it went through, the moves between
 * them, passes included, how far it was taken back, and the clocks.
 *
 * A pass is a move of its own, made by the caller, so that it can be shown. Where discs are turned
 * by hand, a move may leave another board than the rules would give. Nothing here allocates, so a
 * game can be copied by assignment. */

#include <glib.h>

#include "sumi-game-clock.h"
#include "sumi-notation.h"
#include "sumi-scoring.h"
#include "sumi-trays.h"

/* How a game ended before it was over on the board. */
typedef enum
{
  SUMI_ENDING_NONE,     /* it goes on, or is over on the board, or time is up */
  SUMI_ENDING_RESIGNED, /* a person, who plays a program, has given it up */
  SUMI_ENDING_AGREED,   /* on a draw */
} SumiGameEnding;

typedef struct
{
  SumiPosition positions[SUMI_TRANSCRIPT_MAX + 1]; /* positions[i]: before moves[i] */
  uint8_t moves[SUMI_TRANSCRIPT_MAX];
  int times_ms[SUMI_TRANSCRIPT_MAX]; /* that each took, in milliseconds; 0: not known */
  guint n_moves;
  guint index; /* moves made; those after it were taken back and can be made again */
  SumiGameEnding ending; /* where it stands */
  SumiGameClock clock;
} SumiGame;

void           sumi_game_init          (SumiGame *game, SumiPosition start);
SumiPosition   sumi_game_get_position  (const SumiGame *game);
SumiSquare     sumi_game_get_last_move (const SumiGame *game);
gboolean       sumi_game_is_over       (const SumiGame *game);
SumiScore      sumi_game_get_result    (const SumiGame *game);

gboolean       sumi_game_can_play      (const SumiGame *game, SumiSquare move);
void           sumi_game_play          (SumiGame *game, SumiSquare move);
gboolean       sumi_game_can_leave     (const SumiGame *game, SumiSquare move, SumiPosition after);
void           sumi_game_play_by_hand  (SumiGame *game, SumiSquare move, SumiPosition after);
SumiBitboard   sumi_game_get_misturned (const SumiGame *game, guint ply);
int            sumi_game_find_move_before (const SumiGame *game, int ply);
gboolean       sumi_game_get_trays     (const SumiGame *game, SumiTrays *out_trays);
gboolean       sumi_game_equal         (const SumiGame *a, const SumiGame *b);
gboolean       sumi_game_back          (SumiGame *game);
gboolean       sumi_game_forward       (SumiGame *game);
void           sumi_game_to_transcript (const SumiGame *game, SumiTranscript *out_transcript);
