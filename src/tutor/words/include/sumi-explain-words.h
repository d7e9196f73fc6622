/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a task asks, why a move is right, wrong or not allowed, and when a side has to pass. */

#include "sumi-judgement.h"

char       *sumi_explain_headline (const SumiJudgement *judgement, SumiSquare move);
char       *sumi_explain_illegal  (SumiPosition position, SumiSquare square);
const char *sumi_explain_turn     (SumiColor side);
char       *sumi_explain_task     (const SumiTask *task, SumiColor side);
char       *sumi_explain_pass     (SumiPosition position);
