/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Keeps the current match on disk: it is written in a thread after each change, so that a program
 * that is killed loses at most the last move, and read back strictly.
 *
 * Emits "failed", with a sentence, when it could not be written; only once until it can be written
 * again. */

#include "sumi-live-match.h"

#define SUMI_TYPE_SAVED_GAME (sumi_saved_game_get_type ())
G_DECLARE_FINAL_TYPE (SumiSavedGame, sumi_saved_game, SUMI, SAVED_GAME, GObject)

#define SUMI_SAVED_GAME_NAME "game.json"

SumiSavedGame  *sumi_saved_game_new         (const char *path);
const char     *sumi_saved_game_get_path    (SumiSavedGame *self);
void            sumi_saved_game_take_over   (SumiSavedGame *self, const char *shared_path,
                                             const char *owner);
SumiMatchState *sumi_saved_game_load        (SumiSavedGame *self, char **out_problem);
void            sumi_saved_game_load_async  (SumiSavedGame *self, GAsyncReadyCallback callback,
                                             gpointer user_data);
SumiMatchState *sumi_saved_game_load_finish (GAsyncResult *result, char **out_problem);
void            sumi_saved_game_keep        (SumiSavedGame *self, SumiLiveMatch *match);
gboolean        sumi_saved_game_flush       (SumiSavedGame *self, GError **error);
