/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The ladder of hints, from the idea to the move; each rung is computed from the judgement. */

#include "sumi-judgement.h"

typedef enum
{
  SUMI_HINT_IDEA,    /* what to look for */
  SUMI_HINT_REPLIES, /* how many replies the opponent will have after the right move */
  SUMI_HINT_REGION,  /* the part of the board */
  SUMI_HINT_PAIR,    /* two squares, one of which is right */
  SUMI_HINT_MOVE,    /* the move */
  SUMI_N_HINTS,
} SumiHintLevel;

SumiSquare sumi_hint_find_move (const SumiJudgement *judgement);
