/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Whose squares a task asks for, seen from the learner, who is to move. Private to the words. */

#include "sumi-task.h"

typedef enum
{
  SUMI_WHOSE_OWN,
  SUMI_WHOSE_WHITE, /* the other side, which is White */
  SUMI_WHOSE_BLACK,
  SUMI_WHOSE_BOTH,  /* stable discs, of no side in particular */
  SUMI_N_WHOSE,
} SumiWhose;

SumiWhose sumi_question_get_whose (const SumiTask *task, SumiColor side);
