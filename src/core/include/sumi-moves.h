/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The two functions that every search spends its time in, on bare bitboards. */

#include "sumi-bitboard.h"

SumiBitboard sumi_moves_legal (SumiBitboard own, SumiBitboard opponent);
SumiBitboard sumi_moves_flips (SumiBitboard own, SumiBitboard opponent, SumiSquare square);
