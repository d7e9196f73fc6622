/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Numbers that look random but follow from a seed, the same on every machine: SplitMix64 (G.
 * Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators", 2014). */

#include "sumi-bitboard.h"
#include "sumi-mix.h"

typedef struct
{
  uint64_t state;
} SumiRandom;

/* The next 64 bits. Each value is equally likely. */
static inline uint64_t
sumi_random_next (SumiRandom *random)
{
  return sumi_mix (random->state += UINT64_C (0x9e3779b97f4a7c15));
}

/* A source made from SEED and INDEX. Sources of the same seed and different indices are practically
 * independent. */
static inline SumiRandom
sumi_random_init (uint64_t seed, uint64_t index)
{
  SumiRandom random = { seed };

  random.state = sumi_random_next (&random) + index * UINT64_C (0xd1342543de82ef95);
  random.state = sumi_random_next (&random);
  return random;
}

/* From 0 to LIMIT - 1. */
static inline int
sumi_random_below (SumiRandom *random, int limit)
{
  return (int) ((sumi_random_next (random) >> 32) * (uint64_t) limit >> 32);
}

/* From 0 up to, but not including, 1. */
static inline double
sumi_random_fraction (SumiRandom *random)
{
  return (double) (sumi_random_next (random) >> 11) * 0x1p-53;
}

/* One square of SET, which must not be empty. */
static inline SumiSquare
sumi_random_square (SumiRandom *random, SumiBitboard set)
{
  for (int n_before = sumi_random_below (random, sumi_bitboard_count (set)); n_before > 0;
       n_before--)
    set &= set - 1;
  return sumi_bitboard_first (set);
}
