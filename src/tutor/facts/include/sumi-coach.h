/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a coach says about a move: the cause of what is gained or lost, in at most three sentences,
 * and then everything else that is known about it, which is shown on demand. */

#include "sumi-explain.h"

/* What is said first takes at most so many sentences. */
#define SUMI_COACH_MAX_SENTENCES 3

typedef enum
{
  SUMI_COACH_DEFAULT = 0,
  SUMI_COACH_REVEAL = 1 << 0, /* of a wrong move: the right ones may be named */
  SUMI_COACH_NEUTRAL = 1 << 1, /* the facts address nobody: of moves in a game */
  SUMI_COACH_OTHER = 1 << 2,   /* they address the side that the move is made against */
  SUMI_COACH_AHEAD = 1 << 3,   /* the move is not made yet: it is hinted at */
} SumiCoachFlags;

GArray *sumi_coach_explain     (const SumiJudgement *judgement, SumiSquare move,
                                SumiCoachFlags flags, guint *out_n_first);
GArray *sumi_coach_find_causes (const SumiJudgement *judgement, SumiSquare move,
                                SumiCoachFlags flags);
