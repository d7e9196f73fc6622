/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a kept game is: the library of the learner holds it as a text and numbers, which are made
 * and read here. */

#include "sumi-game-record.h"
#include "sumi-kept-game.h"

SumiKeptGame   *sumi_kept_game_from_record (const SumiGameRecord *record, SumiKeptSide side);
SumiGameRecord *sumi_kept_game_to_record   (const SumiKeptGame *game);
int             sumi_kept_game_count_lost  (const SumiKeptGame *game, SumiKeptSide side);
char           *sumi_kept_game_format_lost (const SumiKeptGame *game, SumiKeptSide side);
