/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An attempt at a task that is answered by moves: force, deny, win, best, line.
 *
 * It judges each position, answers right moves with the reply that resists longest, refutes wrong
 * ones and takes them back. Private to the folder. */

#include "sumi-attempt-private.h"

#define SUMI_TYPE_MOVE_ATTEMPT (sumi_move_attempt_get_type ())
G_DECLARE_FINAL_TYPE (SumiMoveAttempt, sumi_move_attempt, SUMI, MOVE_ATTEMPT, SumiAttempt)
