/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An attempt at a task that is answered by a game: the learner plays against an opponent of the
 * task's level until the aim is reached, or the game is over without it. Private to the folder. */

#include "sumi-attempt-private.h"

#define SUMI_TYPE_PLAY_ATTEMPT (sumi_play_attempt_get_type ())
G_DECLARE_FINAL_TYPE (SumiPlayAttempt, sumi_play_attempt, SUMI, PLAY_ATTEMPT, SumiAttempt)
