/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Proves what a pack says: that each task can be solved, and that each claim holds. */

#include "sumi-budget.h"
#include "sumi-pack.h"

/* The limit of nodes for one exercise where the caller sets none. */
#define SUMI_PACK_CHECK_NODES UINT64_C (50000000)

/* The limit for all exercises of a pack together, so that no pack takes days to check. */
#define SUMI_PACK_CHECK_PACK_NODES UINT64_C (500000000)

gboolean sumi_pack_check     (const SumiPack *pack, SumiBudget *budget, GPtrArray *out_mistakes);
gboolean sumi_exercise_check (const SumiExercise *exercise, SumiBudget *budget,
                              GPtrArray *out_mistakes);
