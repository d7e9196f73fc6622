/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Legal moves and flips on bitboards, without the rest of a position: most of the time of every
 * search is spent here. */

#include "sumi-bitboard.h"

SumiBitboard sumi_moves_legal (SumiBitboard own, SumiBitboard opponent);
SumiBitboard sumi_moves_flips (SumiBitboard own, SumiBitboard opponent, SumiSquare square);
