/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A budget that several searches share, so that the first of them leaves something for the others.
 * Private to the tutor. */

#include "sumi-budget.h"

SumiBudget sumi_share_take   (const SumiBudget *whole);
void       sumi_share_return (SumiBudget *whole, const SumiBudget *share);
