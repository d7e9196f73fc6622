/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The hints to a task that is answered by a move, in words. */

#include "sumi-hint.h"

typedef struct
{
  char *text;
  SumiBitboard squares; /* what the board shows with it */
} SumiHint;

void sumi_hint_make  (const SumiJudgement *judgement, SumiHintLevel level, SumiHint *out_hint);
void sumi_hint_clear (SumiHint *hint);
