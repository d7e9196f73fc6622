/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How many discs the last move of a game turns. Where only one square is empty, each of the four
 * lines through it is described by our discs alone, so a table answers for the whole line, and for
 * both sides at once. */

#include "sumi-bitboard.h"

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
  uint16_t rising_counts;
  uint16_t falling_counts;
  uint8_t rising_shift; /* what leaves the line's squares in the lowest bits */
  uint8_t falling_shift;
} SumiLastLines;

extern const SumiLastLines sumi_last_lines_of[64];

/* The number of discs that turn when the side with OWN plays on SQUARE, the only empty one, in the
 * low byte; in the second byte the number if the other side plays there. A multiplication gathers
 * the squares of a line into neighbouring bits, as magic bitboards of chess programs do. */
static inline unsigned
sumi_last_flips (SumiBitboard own, SumiSquare square)
{
  const SumiLastLines *lines = &sumi_last_lines_of[square];
  unsigned row = own >> (square & 56) & 0xff;
  unsigned column = (unsigned) ((own >> (square & 7) & SUMI_FILE_A) * UINT64_C (0x0102040810204080)
                                >> 56);
  unsigned rising = (unsigned) ((own & lines->rising) * SUMI_FILE_A >> lines->rising_shift);
  unsigned falling = (unsigned) ((own & lines->falling) * SUMI_FILE_A >> lines->falling_shift);

  return (unsigned) sumi_last_counts[lines->row_counts + row]
         + sumi_last_counts[lines->column_counts + column]
         + sumi_last_counts[lines->rising_counts + rising]
         + sumi_last_counts[lines->falling_counts + falling];
}
