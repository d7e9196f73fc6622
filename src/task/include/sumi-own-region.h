/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Regions of empty squares that one side alone can ever play in: the swindles of the endgame. */

#include "sumi-position.h"

/* No region is searched for in positions with more empty squares, since every line of play has to
 * be searched. */
#define SUMI_OWN_REGION_MAX_EMPTIES 8

SumiBitboard sumi_own_regions_find (SumiPosition position, SumiColor side);
