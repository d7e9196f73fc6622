/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is said of tasks that are not answered by a move: of a response, a hint, a game played. */

#include "sumi-answer.h"
#include "sumi-hint-words.h"

/* The ladder of hints; no rung before the last gives the answer. */
typedef enum
{
  SUMI_ANSWER_HINT_IDEA,   /* how to go about it */
  SUMI_ANSWER_HINT_NARROW, /* how many there are, or within which bounds the number lies */
  SUMI_ANSWER_HINT_FIRST,  /* the first few of them, or closer bounds */
  SUMI_ANSWER_HINT_ANSWER, /* all of it */
  SUMI_N_ANSWER_HINTS,
} SumiAnswerHintLevel;

char *sumi_answer_explain   (const SumiAnswer *answer, const SumiTask *task, SumiPosition position,
                             const SumiResponse *response);
void  sumi_answer_hint_make (const SumiAnswer *answer, const SumiTask *task, SumiPosition position,
                             SumiAnswerHintLevel level, SumiHint *out_hint);
char *sumi_play_explain     (const SumiTask *task, SumiColor side, SumiPosition end,
                             gboolean is_reached);
