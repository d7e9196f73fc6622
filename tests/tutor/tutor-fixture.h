/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Positions and judgements that the tests of the tutor share. */

#include "pinned.h"
#include "sumi-judgement.h"
#include "sumi-saying.h"

/* The five leaflet puzzles, Black to move; 64 cells from a1 to h8. */
extern const char *const tutor_puzzles[5];

SumiTask       tutor_force       (SumiGoalKind kind, int within);
SumiTask       tutor_deny        (SumiGoalKind kind, int within);
SumiTask       tutor_best        (SumiMeasure measure);
SumiJudgement *tutor_judge       (const SumiTask *task, SumiPosition position);
SumiBitboard   tutor_named       (const char *text);
char          *tutor_say         (SumiSaying saying);
gboolean       tutor_has_number  (const char *text);
void           tutor_pin_fact    (Pinned *pinned, const SumiFact *fact);
void           tutor_assert_text (char *text, const char *expected);
