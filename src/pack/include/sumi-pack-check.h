/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Proves what a pack says: that each task can be solved, and that each claim holds. */

#include "sumi-budget.h"
#include "sumi-pack.h"

/* Nodes that may go into one exercise where the caller sets no limit of its own. */
#define SUMI_PACK_CHECK_NODES UINT64_C (50000000)

/* The same for all exercises of a pack together: a stranger's pack is not searched for days. */
#define SUMI_PACK_CHECK_PACK_NODES UINT64_C (500000000)

gboolean sumi_pack_check     (const SumiPack *pack, SumiBudget *budget, GPtrArray *out_mistakes);
gboolean sumi_exercise_check (const SumiExercise *exercise, SumiBudget *budget,
                              GPtrArray *out_mistakes);
