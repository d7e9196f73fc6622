/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Reviews kept games that were not yet, one after the other, in threads: so that it is known where
 * discs are lost. Emits "changed" after each step. */

#include "sumi-kept-games.h"

#define SUMI_TYPE_GAMES_REVIEWER (sumi_games_reviewer_get_type ())
G_DECLARE_FINAL_TYPE (SumiGamesReviewer, sumi_games_reviewer, SUMI, GAMES_REVIEWER, GObject)

SumiGamesReviewer *sumi_games_reviewer_new         (SumiKeptGames *games);
void               sumi_games_reviewer_start       (SumiGamesReviewer *self);
void               sumi_games_reviewer_stop        (SumiGamesReviewer *self);
gboolean           sumi_games_reviewer_is_running  (SumiGamesReviewer *self);
guint              sumi_games_reviewer_count_left  (SumiGamesReviewer *self);
