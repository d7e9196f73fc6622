/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a coach says about a move: the cause of what is gained or lost, in at most three sentences,
 * and then everything else that is known about it, which is shown on demand. */

#include "sumi-explain.h"

typedef enum
{
  SUMI_COACH_DEFAULT = 0,
  SUMI_COACH_REVEAL = 1 << 0, /* of a wrong move: the right ones may be named */
} SumiCoachFlags;

GArray      *sumi_coach_explain    (const SumiJudgement *judgement, SumiSquare move,
                                    SumiCoachFlags flags, guint *out_n_first);
SumiBitboard sumi_coach_list_marks (const SumiFact *fact, SumiFactMark mark);
