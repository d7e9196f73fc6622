/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is to be agreed before a game: who plays, by which rules, whether as a match, and from
 * where. */

#include "sumi-live-match.h"
#include "sumi-page.h"

#define SUMI_TYPE_NEW_GAME_PAGE (sumi_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiNewGamePage, sumi_new_game_page, SUMI, NEW_GAME_PAGE, SumiPage)

/* Signal "chosen": all is agreed. Actions: new-game.start, new-game.more. */
GtkWidget      *sumi_new_game_page_new            (const SumiMatchState *last, int level,
                                                   gboolean is_fitting);
GtkWidget      *sumi_new_game_page_new_again      (SumiNewGamePage *other);
char           *sumi_new_game_page_get_start      (SumiNewGamePage *self);
char           *sumi_new_game_page_get_kept_start (SumiNewGamePage *self);
void            sumi_new_game_page_set_start      (SumiNewGamePage *self, const char *start);
void            sumi_new_game_page_play_from      (SumiNewGamePage *self, const char *start);
gboolean        sumi_new_game_page_is_fitting     (SumiNewGamePage *self);
SumiMatchState *sumi_new_game_page_create_state   (SumiNewGamePage *self);
