/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The Play page: the match of the learner that goes on, or the way to a new one. It keeps the match
 * on disk. */

#include <adwaita.h>

#include "sumi-play-view.h"
#include "sumi-saved-game.h"
#include "sumi-study.h"

#define SUMI_TYPE_PLAY_PAGE (sumi_play_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiPlayPage, sumi_play_page, SUMI, PLAY_PAGE, AdwBin)

/* Signal "match-shown": another match is played, the kept one was read, or none is played any more.
 * Action: play.bring-back. */
void            sumi_play_page_set_saved_game (SumiPlayPage *self, SumiSavedGame *saved_game);
void            sumi_play_page_continue       (SumiPlayPage *self, SumiPlayPage *other);
void            sumi_play_page_set_study      (SumiPlayPage *self, SumiStudy *study);
void            sumi_play_page_start          (SumiPlayPage *self, const SumiMatchState *state);
gboolean        sumi_play_page_has_left       (SumiPlayPage *self);
SumiPlayView   *sumi_play_page_get_view       (SumiPlayPage *self);
gboolean        sumi_play_page_withdraw       (SumiPlayPage *self);
SumiMatchState *sumi_play_page_get_state      (SumiPlayPage *self);
SumiGameRecord *sumi_play_page_get_record     (SumiPlayPage *self);
gboolean        sumi_play_page_has_own_game   (SumiPlayPage *self);
void            sumi_play_page_set_pace       (SumiPlayPage *self, SumiLivePace pace);
