/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Finds positions of which the same can be asked as of a given one, and in which exactly one move
 * is right. What is found depends on the task, the position, the seed and the evaluation only. */

#include "sumi-budget.h"
#include "sumi-midgame.h"
#include "sumi-notation.h"
#include "sumi-task.h"

typedef struct
{
  SumiTranscript record; /* a game that ends in the position */
  SumiSquare move;       /* the one right move */
  int rating;            /* sumi-hardness.h */
} SumiAlike;

gboolean sumi_alike_find (const SumiTask *task, SumiPosition like, SumiMidgame *midgame,
                          guint64 seed, guint64 game, SumiBudget *budget, SumiAlike *out_alike);
