/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A match as its players meet it: the board, the players, what is said, what can be done. */

#include <adwaita.h>

#include "sumi-live-match.h"

#define SUMI_TYPE_PLAY_VIEW (sumi_play_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiPlayView, sumi_play_view, SUMI, PLAY_VIEW, AdwBin)

/* Signal "again" (gboolean is_swapped, int level): another match by the same terms is wished for,
 * but with the colours swapped, or against the program at LEVEL if that is not 0.
 * Actions: play.hint, .explain, .take-back, .forward, .confirm, .withdraw, .hand-over, .correct,
 * .go-on, .agree, .resign, .swap-colors, .fitting-level, .pause, .next, .review, .make-exercise,
 * .tell-time, .overlay (string). Uses play.bring-back of the page.
 * Properties: shows-legal, shows-values; warning-strength, as the settings name it; overlay, as
 * sumi-exercise-board.h names it. */
void           sumi_play_view_set_match   (SumiPlayView *self, SumiLiveMatch *match);
SumiLiveMatch *sumi_play_view_take_match (SumiPlayView *self);
SumiLiveMatch *sumi_play_view_get_match   (SumiPlayView *self);
void           sumi_play_view_set_offers_last (SumiPlayView *self, gboolean offers);
gboolean       sumi_play_view_forward_key (SumiPlayView *self, GtkEventControllerKey *controller);
