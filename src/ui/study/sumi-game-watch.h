/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Watches a match for the Play page, and has each of its games recorded once when it is over, and
 * the match when its series is won; with it the exercise, if a pack set the match up. A game is
 * known by the seed that was drawn for it, so that one that is taken up again after the program was
 * ended is not recorded twice. */

#include <gtk/gtk.h>

#include "sumi-live-match.h"
#include "sumi-study.h"

#define SUMI_TYPE_GAME_WATCH (sumi_game_watch_get_type ())
G_DECLARE_FINAL_TYPE (SumiGameWatch, sumi_game_watch, SUMI, GAME_WATCH, GObject)

/* What the items of games and matches begin with; the pack is "". */
#define SUMI_GAME_WATCH_GAME "game-"
#define SUMI_GAME_WATCH_MATCH "match-"

SumiGameWatch *sumi_game_watch_new      (SumiStudy *study, SumiLiveMatch *match);
void           sumi_game_watch_set_page (SumiGameWatch *self, GtkWidget *page);
