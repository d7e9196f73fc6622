/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the tests of sessions share. */

#include "sumi-attempt.h"

SumiPack    *session_read_pack       (const char *json);
SumiAttempt *session_begin           (const char *json, guint index);
void         session_wait            (SumiAttempt *attempt);
SumiSquare   session_square          (const char *name);
void         session_assert_feedback (SumiAttempt *attempt, SumiAttemptState state,
                                      SumiFeedbackKind kind);
