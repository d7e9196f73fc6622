/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a window does with games: opens them from files and from the clipboard, reviews them, and
 * leads from a review to the puzzle that was made of a mistake. */

#include "sumi-game-record.h"
#include "sumi-window.h"

/* Actions: win.paste-game, .my-games, .my-openings, .review-last, .keep-game, .add-games,
 * .add-folder. */
void     sumi_window_install_game_actions (GtkWidgetClass *widget_class);
void     sumi_window_follow_games         (SumiWindow *self, SumiStudy *study);
gboolean sumi_window_is_game_file         (GFile *file);
void     sumi_window_open_games           (SumiWindow *self, GPtrArray *files);
void     sumi_window_show_games           (SumiWindow *self, GPtrArray *records,
                                           const char *title);
void     sumi_window_show_review          (SumiWindow *self, const SumiGameRecord *record);
