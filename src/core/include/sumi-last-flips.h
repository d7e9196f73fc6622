/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How many discs the last move of a game turns. Where only one square is empty, each of the four
 * lines through it is described by our discs alone, so a table answers for the whole line, and for
 * both sides at once. */

#include "sumi-bitboard.h"

#if defined __BMI2__ && defined __AVX512VL__
#include <immintrin.h>
#endif

/* The table: by length of the line from 3 to 8, by the place of the empty square on it, and by our
 * discs on it. The low byte says how many discs turn when we move there, the high byte how many
 * when the opponent does. */
#define SUMI_N_LAST_COUNTS (8 * 256 + 7 * 128 + 6 * 64 + 5 * 32 + 4 * 16 + 3 * 8)
extern const uint16_t sumi_last_counts[SUMI_N_LAST_COUNTS];

/* The lines through a square. */
typedef struct
{
  _Alignas (32) SumiBitboard rising; /* none if too short for a disc to turn */
  SumiBitboard falling;
  uint16_t row_counts; /* where those of the line and place begin */
  uint16_t column_counts;
  uint16_t rising_counts; /* by files */
  uint16_t rising_counts_by_ranks;
  uint16_t falling_counts; /* by either */
  uint8_t rising_shift;    /* what leaves the line's squares in the lowest bits */
  uint8_t falling_shift;
} SumiLastLines;

extern const SumiLastLines sumi_last_lines_of[64];

/* The number of discs that turn when the side with OWN plays on SQUARE, the only empty one, in the
 * low byte; in the second byte the number if the other side plays there. The squares of a line are
 * gathered into neighbouring bits: by one instruction, PEXT, on processors with AVX-512, all of
 * which are quick at it, unlike some others; else by a multiplication, as magic bitboards of chess
 * programs do. */
static inline unsigned
sumi_last_flips (SumiBitboard own, SumiSquare square)
{
  const SumiLastLines *lines = &sumi_last_lines_of[square];
  uint64_t row = own >> (square & 56) & 0xff;
#if defined __BMI2__ && defined __AVX512VL__
  uint64_t column = _pext_u64 (own, SUMI_FILE_A << (square & 7));
  uint64_t rising = _pext_u64 (own, lines->rising);
  uint64_t falling = _pext_u64 (own, lines->falling);
  uint64_t rising_counts = lines->rising_counts_by_ranks;
#else
  uint64_t column = (own >> (square & 7) & SUMI_FILE_A) * UINT64_C (0x0102040810204080) >> 56;
  uint64_t rising = (own & lines->rising) * SUMI_FILE_A >> lines->rising_shift;
  uint64_t falling = (own & lines->falling) * SUMI_FILE_A >> lines->falling_shift;
  uint64_t rising_counts = lines->rising_counts;
#endif

  return (unsigned) sumi_last_counts[lines->row_counts + row]
         + sumi_last_counts[lines->column_counts + column]
         + sumi_last_counts[rising_counts + rising]
         + sumi_last_counts[lines->falling_counts + falling];
}
