/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Positions made from a seed: the same on every machine and in every run. */

#include "sumi-position.h"

typedef struct
{
  uint64_t state;
} RandomSource;

RandomSource random_source_init  (uint64_t seed);
uint64_t     random_source_next  (RandomSource *source);
int          random_source_below (RandomSource *source, int limit);

SumiSquare   random_square_of          (RandomSource *source, SumiBitboard set);
SumiPosition random_position           (RandomSource *source, int n_discs);
SumiPosition random_scattered_position (RandomSource *source);
