/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the tests of exercises share. */

#include "pinned.h"
#include "sumi-attempt.h"

SumiPack    *exercise_read_pack       (const char *json);
SumiAttempt *exercise_begin           (const char *json, guint index);
void         exercise_wait            (SumiAttempt *attempt);
void         exercise_act             (SumiAttempt *attempt, uint8_t byte);
void         exercise_pin             (Pinned *pinned, SumiAttempt *attempt);
void         exercise_assert_told     (SumiAttempt *attempt);
void         exercise_assert_feedback (SumiAttempt *attempt, SumiAttemptState state,
                                      SumiFeedbackKind kind);
