/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Regions of empty squares that one side alone can ever play in: the swindles of the endgame. */

#include "sumi-position.h"

/* With more empty squares no region is looked for: every line of play is gone through. */
#define SUMI_OWN_REGION_MAX_EMPTIES 8

SumiBitboard sumi_own_regions_find (SumiPosition position, SumiColor side);
