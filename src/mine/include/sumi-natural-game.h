/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Games as people of some strength play them: a balanced opening, then small mistakes. */

#include "sumi-midgame.h"
#include "sumi-notation.h"

void sumi_natural_game_play (SumiMidgame *midgame, uint64_t seed, uint64_t index,
                             SumiTranscript *out_game);
