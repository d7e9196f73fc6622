/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exact-kernel.h"

/* The fastest kernel that the processor at hand can run. */
const SumiExactKernel *
sumi_exact_kernel_for_processor (void)
{
#ifdef SUMI_HAS_X86_KERNELS
  bool has_avx2 = __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
                  && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("popcnt");

  if (has_avx2 && __builtin_cpu_supports ("avx512f") && __builtin_cpu_supports ("avx512vl")
      && __builtin_cpu_supports ("avx512cd"))
    return &sumi_exact_kernel_avx512;
  if (has_avx2)
    return &sumi_exact_kernel_avx2;
#endif
  return &sumi_exact_kernel_portable;
}
