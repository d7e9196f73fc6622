/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a task asks, and why a move is right or wrong. */

#include "sumi-judgement.h"

char       *sumi_explain_headline (const SumiJudgement *judgement, SumiSquare move);
const char *sumi_explain_turn     (SumiColor side);
char       *sumi_explain_task     (const SumiTask *task, SumiColor side);
