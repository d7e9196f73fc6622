/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The eight symmetries of the square board, and the one representative of each class. */

#include "sumi-position.h"

#define SUMI_N_SYMMETRIES 8

/* Bit 0 mirrors left and right, bit 1 mirrors top and bottom, bit 2 swaps rows and columns; they
 * are applied in that order. 0 changes nothing. */
typedef int SumiSymmetry;

SumiBitboard sumi_symmetry_bitboard  (SumiSymmetry symmetry, SumiBitboard set);
SumiSquare   sumi_symmetry_square    (SumiSymmetry symmetry, SumiSquare square);
SumiPosition sumi_symmetry_position  (SumiSymmetry symmetry, SumiPosition position);
SumiPosition sumi_symmetry_canonical (SumiPosition position, SumiSymmetry *out_symmetry);
uint64_t     sumi_symmetry_hash      (SumiPosition position);
