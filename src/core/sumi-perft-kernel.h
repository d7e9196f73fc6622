/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Internal to core: the counting behind sumi_perft(), compiled once for every processor and, on
 * x86-64, once more for those with wider vectors. All kernels count the same. */

#include "sumi-bitboard.h"

typedef uint64_t (*SumiPerftKernel) (SumiBitboard own,
                                     SumiBitboard opponent,
                                     int depth,
                                     bool is_bulk);

uint64_t sumi_perft_portable (SumiBitboard own, SumiBitboard opponent, int depth, bool is_bulk);
#ifdef SUMI_HAS_AVX2_KERNEL
uint64_t sumi_perft_avx2     (SumiBitboard own, SumiBitboard opponent, int depth, bool is_bulk);
#endif

SumiPerftKernel sumi_perft_kernel_for_processor (void);
