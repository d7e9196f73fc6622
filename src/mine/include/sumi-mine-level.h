/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The levels that play the games of the mine and try its puzzles.
 *
 * What a seed gives, and what the ratings were fitted to, follow from them. So they are not the
 * levels that a learner plays, which change whenever the program plays better. */

#include "sumi-opponent.h"

#define SUMI_N_MINE_LEVELS 9

SumiLevel sumi_mine_level_get (int level);
