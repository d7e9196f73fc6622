/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the tests of live games share. */

#include "pinned.h"
#include "random-positions.h"
#include "sumi-live-match.h"

/* Nothing is waited for. Help searches nodes, so that it is the same on any machine. */
#define LIVE_AT_ONCE ((SumiLivePace){ .help_nodes = 2000 })

/* Longer than any test takes: nothing goes on by itself. */
#define LIVE_NEVER                                                                                 \
  ((SumiLivePace){                                                                                 \
    .move_ms = G_MAXINT, .hand_ms = G_MAXINT, .pass_ms = G_MAXINT, .help_nodes = 20000 })

/* After f7 and White's a5 Black has to pass. */
#define LIVE_PASS_CELLS                                                                            \
  "OOOOOOO.OOOOOOX.XOOXXXXXXOOOXXX..XOXOXXOXXXXXXXOXXOOO..OXXXXXX.."

SumiGameTerms live_terms            (int black_level, int white_level);
SumiGameTerms live_terms_from       (int black_level, int white_level, SumiPosition start);
void          live_assert_told      (SumiLiveGame *game);
void          live_pin              (Pinned *pinned, SumiLiveGame *game);
void          live_wait             (SumiLiveGame *game);
void          live_wait_for_state   (SumiLiveGame *game, SumiLiveState state);
void          live_wait_for_help    (SumiLiveGame *game);
void          live_turn_rightly     (SumiLiveGame *game);
SumiSquare    live_play_at_random   (SumiLiveGame *game, RandomSource *source);
void          live_play_moves       (SumiLiveGame *game, const char *moves);
