/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What each task means, written down once more on the slow rules, straight from its definition: no
 * table, no ordering, no budget. */

#include "slow-rules.h"
#include "sumi-merit.h"
#include "sumi-task.h"

gboolean     slow_task_is_reached (const SlowBoard *before, int move, const SumiGoal *goal);
gboolean     slow_task_can_force  (const SlowBoard *board, SlowCell attacker, const SumiGoal *goal,
                                   int n_moves);
int          slow_task_measure    (SumiMeasure what, SumiScoring scoring,
                                  const SlowBoard *board, int move);
gboolean     slow_merit_holds     (SumiMerit merit, const SlowBoard *board, int move, int other);
SumiBitboard slow_task_right      (const SumiTask *task, SumiPosition position);
