/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/* The finaliser of SplitMix64 (Steele, Lea and Flood 2014): a bijection in which every bit of the
 * input changes about half the bits of the output. */
static inline uint64_t
sumi_mix (uint64_t x)
{
  x = (x ^ x >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * UINT64_C (0x94d049bb133111eb);
  return x ^ x >> 31;
}
