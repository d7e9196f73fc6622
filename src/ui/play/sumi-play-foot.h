/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The row of buttons of a game. */

#include <adwaita.h>

#include "sumi-live-game.h"

#define SUMI_TYPE_PLAY_FOOT (sumi_play_foot_get_type ())
G_DECLARE_FINAL_TYPE (SumiPlayFoot, sumi_play_foot, SUMI, PLAY_FOOT, AdwBin)

/* Uses the actions play.take-back, .forward, .hint, .explain, .confirm, .withdraw, .pause, .review
 * and .overlay of a play view. */
void sumi_play_foot_show (SumiPlayFoot *self, SumiLiveGame *game, SumiSquare explained);
