/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An attempt at a task that is not answered by a move: mark, count, flip, choose.
 *
 * Squares are marked and discs turned until they are handed over; what is wrong stays as it is, to
 * be corrected. Private to the session. */

#include "sumi-attempt-private.h"

#define SUMI_TYPE_ANSWER_ATTEMPT (sumi_answer_attempt_get_type ())
G_DECLARE_FINAL_TYPE (SumiAnswerAttempt, sumi_answer_attempt, SUMI, ANSWER_ATTEMPT, SumiAttempt)
