/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Squares, colours, and sets of squares as 64-bit words.
 *
 * Bit 8 * row + column stands for a square: a1 is bit 0, h1 bit 7, a8 bit 56, h8 bit 63. */

#include <stdbool.h>
#include <stdint.h>

typedef enum
{
  SUMI_BLACK,
  SUMI_WHITE,
} SumiColor;

/* A square from 0 to 63, or one of the two values below where there may be none. */
typedef int SumiSquare;
enum
{
  SUMI_SQUARE_PASS = 64, /* a turn on which its side had no move */
  SUMI_SQUARE_NONE = 65, /* no square at all */
};

typedef uint64_t SumiBitboard;

#define SUMI_CORNERS UINT64_C (0x8100000000000081)
#define SUMI_X_SQUARES UINT64_C (0x0042000000004200) /* diagonally beside the corners */
#define SUMI_FILE_A UINT64_C (0x0101010101010101)
#define SUMI_FILE_H UINT64_C (0x8080808080808080)
#define SUMI_RANK_1 UINT64_C (0x00000000000000ff)
#define SUMI_RANK_8 UINT64_C (0xff00000000000000)

/* Runs the body once for each square of SET, in the order of the squares. */
#define SUMI_FOREACH_SQUARE(square, set)                                                           \
  for (SumiBitboard square##_left = (set), square = 0;                                             \
       square##_left != 0 && (square = (SumiBitboard) __builtin_ctzll (square##_left), true);      \
       square##_left &= square##_left - 1)

/* The other side. */
static inline SumiColor
sumi_color_opposite (SumiColor color)
{
  return color == SUMI_BLACK ? SUMI_WHITE : SUMI_BLACK;
}

/* The square in COLUMN and ROW, both from 0 to 7: 0, 0 is a1, and 7, 0 is h1. */
static inline SumiSquare
sumi_square_at (int column, int row)
{
  return 8 * row + column;
}

/* 0 is column a. */
static inline int
sumi_square_column (SumiSquare square)
{
  return square & 7;
}

/* 0 is row 1. */
static inline int
sumi_square_row (SumiSquare square)
{
  return square >> 3;
}

/* The set of SQUARE alone, which must be one of the 64 squares: no pass. */
static inline SumiBitboard
sumi_bitboard_of (SumiSquare square)
{
  return UINT64_C (1) << square;
}

/* Whether SQUARE is in SET; false for a pass or a missing square. */
static inline bool
sumi_bitboard_has (SumiBitboard set, SumiSquare square)
{
  return square < 64 && (set >> square & 1) != 0;
}

/* The number of squares in SET, from 0 to 64. */
static inline int
sumi_bitboard_count (SumiBitboard set)
{
  return __builtin_popcountll (set);
}

/* The first square of SET, or SUMI_SQUARE_NONE if it is empty. */
static inline SumiSquare
sumi_bitboard_first (SumiBitboard set)
{
  return set == 0 ? SUMI_SQUARE_NONE : __builtin_ctzll (set);
}

/* Every square that touches a square of SET, by side or corner; squares of SET itself where they
 * touch one another. */
static inline SumiBitboard
sumi_bitboard_neighbours (SumiBitboard set)
{
  SumiBitboard sideways = (set << 1 & ~SUMI_FILE_A) | (set >> 1 & ~SUMI_FILE_H);
  SumiBitboard rows = set | sideways;

  return sideways | rows << 8 | rows >> 8;
}
