/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The parts of the evaluation: their difference between two moves, and the one that counts most. */

#include "sumi-evaluation.h"

#define SUMI_NO_PART (-1)

SumiEvaluationSum sumi_part_subtract     (const SumiEvaluationSum *from,
                                          const SumiEvaluationSum *what);
int               sumi_part_find_largest (const SumiEvaluationSum *sum);
