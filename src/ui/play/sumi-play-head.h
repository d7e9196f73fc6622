/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What stands above the board of a game: the players, and what the game waits for. */

#include <adwaita.h>

#include "sumi-live-match.h"

#define SUMI_TYPE_PLAY_HEAD (sumi_play_head_get_type ())
G_DECLARE_FINAL_TYPE (SumiPlayHead, sumi_play_head, SUMI, PLAY_HEAD, AdwBin)

void sumi_play_head_show      (SumiPlayHead *self, SumiLiveMatch *match);
void sumi_play_head_show_time (SumiPlayHead *self, SumiLiveGame *game);
