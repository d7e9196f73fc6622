/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Judging by exact results: win, and best by score. Private to the folder. */

#include "sumi-judgement.h"

void sumi_judgement_judge_scores (SumiJudgement *judgement, SumiBudget *budget);
