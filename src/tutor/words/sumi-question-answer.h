/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The questions that are not answered by a single move. Private to the tutor. */

#include "sumi-task.h"

/* Whose squares are asked for, seen from the learner, who is to move. */
typedef enum
{
  SUMI_WHOSE_OWN,
  SUMI_WHOSE_WHITE, /* the other side, which is White */
  SUMI_WHOSE_BLACK,
  SUMI_WHOSE_BOTH,  /* stable discs, of no side in particular */
} SumiWhose;

SumiWhose sumi_question_get_whose       (const SumiTask *task, SumiColor side);
char     *sumi_question_answer_to_text  (const SumiTask *task, SumiColor side);
char     *sumi_question_play_to_text    (const SumiTask *task, SumiColor side);
