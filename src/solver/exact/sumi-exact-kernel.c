/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exact-kernel.h"

/* For each number of empties, the alpha from which on stable discs are counted: below it, they
 * nearly never suffice to end the search. */
const int8_t sumi_exact_stability_alphas[65] = {
  99, 99, 99, 99, 99, 8,  10, 12, 14, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 40,
  42, 42, 44, 44, 46, 46, 48, 48, 50, 50, 52, 52, 54, 54, 56, 56, 58, 58, 60, 60, 62, 62,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
};

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
