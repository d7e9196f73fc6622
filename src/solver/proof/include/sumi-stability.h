/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Which discs can never be turned again.
 *
 * A disc is proved stable as sumi_features_stable() proves it, and disproved by a legal
 * continuation that turns it. The result is the same on every machine, unless time runs out. */

#include "sumi-budget.h"
#include "sumi-position.h"

typedef struct
{
  SumiBitboard stable;    /* proved */
  SumiBitboard unstable;  /* disproved */
  SumiBitboard undecided; /* neither */
} SumiStability;

SumiStability sumi_stability_find (SumiPosition position, SumiBitboard discs, SumiBudget *budget);
