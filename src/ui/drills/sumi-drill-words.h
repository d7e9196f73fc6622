/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What drills are called, what they ask, and how the rounds of a learner went, in words. */

#include "sumi-drill.h"
#include "sumi-progress.h"

const char        *sumi_drill_get_title    (SumiDrillKind kind);
const char        *sumi_drill_get_summary  (SumiDrillKind kind);
char              *sumi_drill_word_limit   (SumiDrillKind kind);
char              *sumi_drill_word_best    (const SumiProgress *progress, SumiDrillKind kind);
const char *const *sumi_drill_list_options (SumiDrillKind kind);
char              *sumi_drill_word_question (const SumiDrillQuestion *question,
                                             SumiAttempt *attempt);
char              *sumi_drill_word_answer  (const SumiDrillQuestion *question);
char              *sumi_drill_word_line    (const SumiDrillQuestion *question);
