/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How many discs the last move of a game turns. Where one square is empty every other disc is ours
 * or theirs, so that each of its four lines is looked up whole. */

#include "sumi-rays.h"

/* By place on a line of eight, and by the discs of the mover on that line. */
extern const uint8_t sumi_last_flips_on_line[8][256];

/* Gathering a line into eight neighbouring bits by a multiplication, as chess programs do for their
 * rotated boards: each factor moves every bit of the line to its place in the top byte. */
static inline unsigned
sumi_last_line (SumiBitboard set, uint64_t factor)
{
  return (unsigned) (set * factor >> 56);
}

/* The number of discs that turn when the side with OWN fills SQUARE, the only empty one. */
static inline int
sumi_last_flips (SumiBitboard own, SumiSquare square)
{
  const SumiRays *rays = &sumi_rays_of[square];
  int column = sumi_square_column (square), row = sumi_square_row (square);
  unsigned on_row = own >> 8 * row & 0xff;
  unsigned on_column
    = sumi_last_line (own >> column & SUMI_FILE_A, UINT64_C (0x0102040810204080));
  unsigned rising = sumi_last_line (own & (rays->up[1] | rays->down[1]), SUMI_FILE_A);
  unsigned falling = sumi_last_line (own & (rays->up[3] | rays->down[3]), SUMI_FILE_A);

  return sumi_last_flips_on_line[column][on_row] + sumi_last_flips_on_line[row][on_column]
         + sumi_last_flips_on_line[column][rising] + sumi_last_flips_on_line[column][falling];
}
