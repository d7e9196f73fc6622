/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-perft.h"

#include "sumi-perft-kernel.h"

/* The fastest kernel that the processor at hand can run. */
SumiPerftKernel
sumi_perft_kernel_for_processor (void)
{
#ifdef SUMI_HAS_AVX2_KERNEL
  if (__builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
      && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("popcnt"))
    return sumi_perft_avx2;
#endif
  return sumi_perft_portable;
}

/* See the header, which has the conventions of counting. */
uint64_t
sumi_perft (SumiPosition position, int depth, bool is_bulk)
{
  return sumi_perft_kernel_for_processor () (position.own, position.opponent, depth, is_bulk);
}
