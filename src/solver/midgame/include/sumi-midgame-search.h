/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The value of one position at one depth. Internal to the midgame search. */

#include "sumi-budget.h"
#include "sumi-evaluation.h"
#include "sumi-midgame-table.h"
#include "sumi-scoring.h"

/* Scores that are counted, in hundredths of a disc; estimates stay below, so that they are never
 * taken for a wiped out board. */
#define SUMI_SCORE_MAX (64 * SUMI_DISC)
#define SUMI_ESTIMATE_MAX (63 * SUMI_DISC)
#define SUMI_SCORE_INFINITE (70 * SUMI_DISC)

typedef struct
{
  const SumiEvaluation *evaluation;
  SumiMidgameTable *table;
  SumiBudget *budget;
  bool is_selective;
  SumiScoring scoring;
} SumiMidgameSearch;

int sumi_midgame_value (SumiMidgameSearch *search, const SumiEvaluationState *state, int depth,
                        int alpha, int beta);
