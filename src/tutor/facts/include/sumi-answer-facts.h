/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is said about an answer to a task that is not answered by a move: that it is right, or what
 * it misses, and which rule it breaks. */

#include "sumi-answer.h"
#include "sumi-saying.h"

/* The most sayings about one answer, which follow each other in one headline. */
#define SUMI_ANSWER_MAX_SAYINGS 3

guint sumi_answer_explain (const SumiAnswer *answer, const SumiTask *task, SumiPosition position,
                           const SumiResponse *response,
                           SumiSaying out_sayings[SUMI_ANSWER_MAX_SAYINGS]);
guint sumi_reasons_explain (const SumiReasons *reasons, SumiPosition position, guint options,
                            SumiSaying out_sayings[SUMI_ANSWER_MAX_SAYINGS]);
