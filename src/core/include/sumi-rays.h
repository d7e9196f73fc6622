/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The squares from one square to the edge, in all eight directions. They are what the flips of a
 * move are found with. */

#include "sumi-bitboard.h"

#define SUMI_N_AXES 4

/* In the order of the axes: the row, the diagonal that rises to the east, the column, the other
 * diagonal. Neighbours on them lie 1, 7, 8 and 9 apart. */
typedef struct
{
  _Alignas (64) SumiBitboard up[SUMI_N_AXES]; /* towards squares of higher number */
  SumiBitboard down[SUMI_N_AXES];
} SumiRays;

extern const SumiRays sumi_rays_of[64];
