/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The answer to an exercise in words, found by search under a budget. Private to the sheet. */

#include "sumi-judgement.h"
#include "sumi-pack.h"
#include "sumi-sheet-flow.h"

/* What is wrong with an answer, for a message to the person who makes the sheet; the sheet says it
 * too. */
typedef enum
{
  SUMI_SHEET_ANSWERED,
  SUMI_SHEET_UNDECIDED, /* the budget was spent first, or the question is ambiguous */
  SUMI_SHEET_UNSOLVED,  /* no move is right */
} SumiSheetOutcome;

SumiSheetOutcome sumi_sheet_answer_add (SumiFlow *flow, const SumiExercise *exercise,
                                        const char *number, SumiBudget *budget);
SumiSquare       sumi_sheet_answer_find_tempting (const SumiExercise *exercise,
                                                  const SumiJudgement *judgement);
