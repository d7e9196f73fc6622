/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the Play page calls players and states. */

#include "sumi-live-match.h"

/* In seconds: from here on the time left is marked. */
#define SUMI_PLAY_SHORT_OF_TIME 10

const char *sumi_play_words_name               (SumiLiveMatch *match, SumiColor color);
char       *sumi_play_words_short_level        (SumiLiveGame *game, SumiColor color);
const char *sumi_play_words_level              (SumiLiveGame *game, SumiColor color);
const char *sumi_play_words_state              (SumiLiveGame *game);
const char *sumi_play_words_prompt             (SumiLiveGame *game);
int         sumi_play_words_seconds            (int ms);
char       *sumi_play_words_time               (int seconds);
SumiGameRecord *sumi_play_words_make_record    (SumiLiveGame *game);
