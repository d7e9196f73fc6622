/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stable discs, as many as can be found at once: what sumi_features_stable() proves, but only for
 * one side and in few steps, since the search asks for it at every other position. */

#include "sumi-exact-kernel.h"

#define BORDER (SUMI_RANK_1 | SUMI_RANK_8 | SUMI_FILE_A | SUMI_FILE_H)

/* For each number of empties, the alpha from which on stable discs are counted: below it, they
 * nearly never suffice to end the search. */
const int8_t sumi_exact_stability_alphas[65] = {
  99, 99, 99, 99, 99, 8,  10, 12, 14, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 40,
  42, 42, 44, 44, 46, 46, 48, 48, 50, 50, 52, 52, 54, 54, 56, 56, 58, 58, 60, 60, 62, 62,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
};

static inline SumiBitboard
full_rows (SumiBitboard occupied)
{
  occupied &= occupied >> 4;
  occupied &= occupied >> 2;
  occupied &= occupied >> 1;
  return (occupied & SUMI_FILE_A) * 0xff;
}

static inline SumiBitboard
full_columns (SumiBitboard occupied)
{
  occupied &= occupied << 32 | occupied >> 32;
  occupied &= occupied << 16 | occupied >> 48;
  return occupied & (occupied << 8 | occupied >> 56);
}

/* Diagonals on which neighbours lie 9 apart, the border counting as occupied beyond its ends: each
 * step doubles how far a gap is felt. */
static inline SumiBitboard
full_falling (SumiBitboard occupied)
{
  SumiBitboard up = occupied, down = occupied;

  up &= up << 9 | SUMI_RANK_1 | SUMI_FILE_A;
  down &= down >> 9 | SUMI_RANK_8 | SUMI_FILE_H;
  up &= up << 18 | UINT64_C (0x030303030303ffff);
  down &= down >> 18 | UINT64_C (0xffffc0c0c0c0c0c0);
  up &= up << 36 | UINT64_C (0x0f0f0f0fffffffff);
  down &= down >> 36 | UINT64_C (0xfffffffff0f0f0f0);
  return up & down;
}

static inline SumiBitboard
full_rising (SumiBitboard occupied)
{
  SumiBitboard up = occupied, down = occupied;

  up &= up << 7 | SUMI_RANK_1 | SUMI_FILE_H;
  down &= down >> 7 | SUMI_RANK_8 | SUMI_FILE_A;
  up &= up << 14 | UINT64_C (0xc0c0c0c0c0c0ffff);
  down &= down >> 14 | UINT64_C (0xffff030303030303);
  up &= up << 28 | UINT64_C (0xf0f0f0f0ffffffff);
  down &= down >> 28 | UINT64_C (0xffffffff0f0f0f0f);
  return up & down;
}

/* Discs of OWN that can no longer turn; there may be more. On each of its four lines such a disc is
 * safe because the line is full, or because on one side it meets the edge or a disc already found.
 */
SumiBitboard
sumi_exact_stable (SumiBitboard own, SumiBitboard opponent)
{
  SumiBitboard occupied = own | opponent;
  SumiBitboard rows = full_rows (occupied) | SUMI_FILE_A | SUMI_FILE_H;
  SumiBitboard columns = full_columns (occupied) | SUMI_RANK_1 | SUMI_RANK_8;
  SumiBitboard falling = full_falling (occupied) | BORDER;
  SumiBitboard rising = full_rising (occupied) | BORDER;
  SumiBitboard stable = own & rows & columns & falling & rising;

  while (stable != 0)
    {
      SumiBitboard grown =
          own & (rows | stable << 1 | stable >> 1) & (columns | stable << 8 | stable >> 8)
          & (falling | stable << 9 | stable >> 9) & (rising | stable << 7 | stable >> 7);

      if ((grown & ~stable) == 0)
        break;
      stable |= grown;
    }
  return stable;
}
