/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-symmetry.h"

#include <stddef.h>

enum
{
  MIRROR_COLUMNS = 1,
  MIRROR_ROWS = 2,
  TRANSPOSE = 4,
};

/* Exchanges the bits of SET in MASK with those DISTANCE above them. */
static inline SumiBitboard
exchange (SumiBitboard set, SumiBitboard mask, int distance)
{
  SumiBitboard difference = (set ^ set >> distance) & mask;

  return set ^ difference ^ difference << distance;
}

static SumiBitboard
mirror_columns (SumiBitboard set)
{
  set = exchange (set, UINT64_C (0x5555555555555555), 1);
  set = exchange (set, UINT64_C (0x3333333333333333), 2);

  return exchange (set, UINT64_C (0x0f0f0f0f0f0f0f0f), 4);
}

static SumiBitboard
mirror_rows (SumiBitboard set)
{
  return __builtin_bswap64 (set);
}

/* Exchanges blocks across the diagonal from a1 to h8: single squares, then 2×2, then 4×4. */
static SumiBitboard
transpose (SumiBitboard set)
{
  set = exchange (set, UINT64_C (0x00aa00aa00aa00aa), 7);
  set = exchange (set, UINT64_C (0x0000cccc0000cccc), 14);

  return exchange (set, UINT64_C (0x00000000f0f0f0f0), 28);
}

/* SET on the board turned by SYMMETRY. */
SumiBitboard
sumi_symmetry_bitboard (SumiSymmetry symmetry, SumiBitboard set)
{
  if ((symmetry & MIRROR_COLUMNS) != 0)
    set = mirror_columns (set);
  if ((symmetry & MIRROR_ROWS) != 0)
    set = mirror_rows (set);
  if ((symmetry & TRANSPOSE) != 0)
    set = transpose (set);

  return set;
}

/* SQUARE on the board turned by SYMMETRY; a pass or a missing square is returned as it is. */
SumiSquare
sumi_symmetry_square (SumiSymmetry symmetry, SumiSquare square)
{
  int column, row;

  if (square < 0 || square >= 64)
    return square;

  column = sumi_square_column (square);
  row = sumi_square_row (square);
  if ((symmetry & MIRROR_COLUMNS) != 0)
    column = 7 - column;
  if ((symmetry & MIRROR_ROWS) != 0)
    row = 7 - row;

  return (symmetry & TRANSPOSE) != 0 ? sumi_square_at (row, column) : sumi_square_at (column, row);
}

/* POSITION on the turned board, the same side to move. */
SumiPosition
sumi_symmetry_position (SumiSymmetry symmetry, SumiPosition position)
{
  position.own = sumi_symmetry_bitboard (symmetry, position.own);
  position.opponent = sumi_symmetry_bitboard (symmetry, position.opponent);

  return position;
}

/* The representative of the positions that POSITION can be turned into: the one with the smallest
 * own discs, then the smallest opponent's. OUT_SYMMETRY, which may be NULL, is set to the first
 * symmetry that leads there. */
SumiPosition
sumi_symmetry_canonical (SumiPosition position, SumiSymmetry *out_symmetry)
{
  SumiPosition best = position;
  SumiSymmetry best_symmetry = 0;

  for (SumiSymmetry symmetry = 1; symmetry < SUMI_N_SYMMETRIES; symmetry++)
    {
      SumiPosition turned = sumi_symmetry_position (symmetry, position);

      if (turned.own < best.own || (turned.own == best.own && turned.opponent < best.opponent))
        {
          best = turned;
          best_symmetry = symmetry;
        }
    }
  if (out_symmetry)
    *out_symmetry = best_symmetry;

  return best;
}

/* A hash that POSITION shares with its siblings: the positions that differ from it by a symmetry of
 * the board, by the colours of the two sides, or by both. */
uint64_t
sumi_symmetry_hash (SumiPosition position)
{
  position.turn = SUMI_BLACK;

  return sumi_position_hash (sumi_symmetry_canonical (position, NULL));
}
