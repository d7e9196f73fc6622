/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exact-kernel.h"

/* The fastest kernel that the processor at hand can run. */
const SumiExactKernel *
sumi_exact_kernel_for_processor (void)
{
#ifdef SUMI_HAS_AVX2_KERNEL
  if (__builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
      && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("popcnt"))
    return &sumi_exact_kernel_avx2;
#endif
  return &sumi_exact_kernel_portable;
}
