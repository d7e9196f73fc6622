/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An attempt at a task that is not answered by a move: mark, count, flip, choose.
 *
 * Squares are marked and discs turned until they are handed over; a wrong answer stays on the
 * board, to be corrected. Private to the folder. */

#include "sumi-attempt-private.h"

#define SUMI_TYPE_ANSWER_ATTEMPT (sumi_answer_attempt_get_type ())
G_DECLARE_FINAL_TYPE (SumiAnswerAttempt, sumi_answer_attempt, SUMI, ANSWER_ATTEMPT, SumiAttempt)
