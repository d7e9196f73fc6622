/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The answer to a task that is not answered by a move: the squares to mark, the number to give, the
 * discs to turn, or the options to choose; and whether a learner's response is that answer. */

#include "sumi-reasons.h"

typedef struct
{
  gboolean is_decided;
  gboolean is_ambiguous; /* odd regions: they are others if regions may touch by corners */
  SumiBitboard squares;  /* mark: the set; flip: the discs to turn; stable: those that are proved */
  SumiBitboard undecided; /* stable discs, safe moves: of which neither is proved; then not
                           * decided */
  int number;            /* count */
  int option;            /* choose: from 0 */
  SumiReasons reasons;   /* reason: not decided where there is nothing to choose from */
} SumiAnswer;

/* The answer that a learner gave. */
typedef struct
{
  SumiBitboard squares;
  int number;
  int option;
  guint options; /* reason: those that were chosen, as bits */
} SumiResponse;

gboolean     sumi_task_is_by_answer    (SumiTaskType type);
gboolean     sumi_task_is_by_option    (SumiTaskType type);
SumiColor    sumi_task_get_side        (const SumiTask *task, SumiPosition position);
SumiPosition sumi_task_turn_to_side    (const SumiTask *task, SumiPosition position);
SumiBitboard sumi_answer_get_squares   (const SumiTask *task, SumiPosition position);
SumiAnswer   sumi_answer_find          (const SumiTask *task, SumiPosition position,
                                        SumiBudget *budget);
gboolean     sumi_answer_accepts       (const SumiAnswer *answer, const SumiTask *task,
                                        const SumiResponse *response, SumiBitboard *out_missing,
                                        SumiBitboard *out_surplus);
