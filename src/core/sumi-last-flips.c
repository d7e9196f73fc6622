/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-last-flips.h"

/* The number of discs that a move on PLACE turns above it: those below the nearest disc of LINE
 * above PLACE, which are the zeros at the low end of the bits above it; 0 if there are no such
 * bits. */
#define FROM(line, place) ((unsigned) (line) >> (place) >> 1)
#define ABOVE(line, place) (FROM (line, place) == 0 ? 0 : __builtin_ctz (FROM (line, place)))

/* The same below PLACE: PLACE - 1 minus the number of the highest bit there. */
#define UNDER(line, place) ((unsigned) (line) & ((1u << (place)) - 1))
#define BELOW(line, place)                                                                         \
  (UNDER (line, place) == 0 ? 0 : (place) -32 + __builtin_clz (UNDER (line, place)))

/* On a line of LENGTH squares with one empty square, every other square that is not ours is the
 * opponent's. */
#define ONE(line, place) (ABOVE (line, place) + BELOW (line, place))
#define OTHERS(line, length) ((1 << (length)) - 1 - (line))
#define COUNT(line, length, place) ONE (line, place) + 256 * ONE (OTHERS (line, length), place)

#define COUNTS_4(line, length, place)                                                              \
  COUNT (line, length, place), COUNT (line + 1, length, place), COUNT (line + 2, length, place),   \
    COUNT (line + 3, length, place)
#define COUNTS_8(line, length, place)                                                              \
  COUNTS_4 (line, length, place), COUNTS_4 (line + 4, length, place)
#define COUNTS_16(line, length, place)                                                             \
  COUNTS_8 (line, length, place), COUNTS_8 (line + 8, length, place)
#define COUNTS_32(line, length, place)                                                             \
  COUNTS_16 (line, length, place), COUNTS_16 (line + 16, length, place)
#define COUNTS_64(line, length, place)                                                             \
  COUNTS_32 (line, length, place), COUNTS_32 (line + 32, length, place)
#define COUNTS_128(line, length, place)                                                            \
  COUNTS_64 (line, length, place), COUNTS_64 (line + 64, length, place)
#define COUNTS_256(line, length, place)                                                            \
  COUNTS_128 (line, length, place), COUNTS_128 (line + 128, length, place)

const uint16_t sumi_last_counts[SUMI_N_LAST_COUNTS] = {
  COUNTS_8 (0, 3, 0),   COUNTS_8 (0, 3, 1),   COUNTS_8 (0, 3, 2),
  COUNTS_16 (0, 4, 0),  COUNTS_16 (0, 4, 1),  COUNTS_16 (0, 4, 2),  COUNTS_16 (0, 4, 3),
  COUNTS_32 (0, 5, 0),  COUNTS_32 (0, 5, 1),  COUNTS_32 (0, 5, 2),  COUNTS_32 (0, 5, 3),
  COUNTS_32 (0, 5, 4),
  COUNTS_64 (0, 6, 0),  COUNTS_64 (0, 6, 1),  COUNTS_64 (0, 6, 2),  COUNTS_64 (0, 6, 3),
  COUNTS_64 (0, 6, 4),  COUNTS_64 (0, 6, 5),
  COUNTS_128 (0, 7, 0), COUNTS_128 (0, 7, 1), COUNTS_128 (0, 7, 2), COUNTS_128 (0, 7, 3),
  COUNTS_128 (0, 7, 4), COUNTS_128 (0, 7, 5), COUNTS_128 (0, 7, 6),
  COUNTS_256 (0, 8, 0), COUNTS_256 (0, 8, 1), COUNTS_256 (0, 8, 2), COUNTS_256 (0, 8, 3),
  COUNTS_256 (0, 8, 4), COUNTS_256 (0, 8, 5), COUNTS_256 (0, 8, 6), COUNTS_256 (0, 8, 7),
};

/* The lines of LENGTH come after the shorter ones: the sum of n * 2^n over these, from 3 on. */
#define FIRST(length) (((length) - 2) * (1 << (length)) - 8)
#define COUNTS_OF(length, place)                                                                   \
  (uint16_t) ((length) < 3 ? 0 : FIRST (length) + (place) * (1 << (length)))

#define COLUMN(square) ((square) & 7)
#define ROW(square) ((square) >> 3)

/* A rising diagonal by the sum of column and row, 7 being the longest. */
#define SUM(square) (COLUMN (square) + ROW (square))
#define RISING_LENGTH(square) (SUM (square) < 7 ? SUM (square) + 1 : 15 - SUM (square))
#define RISING_FIRST(square) (SUM (square) < 7 ? 0 : SUM (square) - 7)
#define RISING_LAST(square) (RISING_FIRST (square) + RISING_LENGTH (square) - 1)
#define RISING(square)                                                                             \
  (RISING_LENGTH (square) < 3 ? 0                                                                  \
   : SUM (square) < 7         ? UINT64_C (0x0102040810204080) >> (8 * (7 - SUM (square)) & 63)     \
                              : UINT64_C (0x0102040810204080) << (8 * (SUM (square) - 7) & 63))

/* A falling one by their difference, 0 being the longest. */
#define AHEAD(square) (COLUMN (square) - ROW (square))
#define FALLING_LENGTH(square) (AHEAD (square) < 0 ? 8 + AHEAD (square) : 8 - AHEAD (square))
#define FALLING_FIRST(square) (AHEAD (square) < 0 ? 0 : AHEAD (square))
#define FALLING(square)                                                                            \
  (FALLING_LENGTH (square) < 3 ? 0                                                                 \
   : AHEAD (square) < 0        ? UINT64_C (0x8040201008040201) << (-8 * AHEAD (square) & 63)       \
                               : UINT64_C (0x8040201008040201) >> (8 * AHEAD (square) & 63))

#define LINES(square)                                                                              \
  {                                                                                                \
    .rising = RISING (square), .falling = FALLING (square),                                        \
    .row_counts = COUNTS_OF (8, COLUMN (square)), .column_counts = COUNTS_OF (8, ROW (square)),    \
    .rising_counts =                                                                               \
        COUNTS_OF (RISING_LENGTH (square), COLUMN (square) - RISING_FIRST (square)),               \
    .rising_counts_by_ranks =                                                                      \
        COUNTS_OF (RISING_LENGTH (square), RISING_LAST (square) - COLUMN (square)),                \
    .falling_counts =                                                                              \
        COUNTS_OF (FALLING_LENGTH (square), COLUMN (square) - FALLING_FIRST (square)),             \
    .rising_shift = 56 + RISING_FIRST (square), .falling_shift = 56 + FALLING_FIRST (square),      \
  }
#define LINES_OF_ROW(row)                                                                          \
  LINES (8 * row), LINES (8 * row + 1), LINES (8 * row + 2), LINES (8 * row + 3),                  \
      LINES (8 * row + 4), LINES (8 * row + 5), LINES (8 * row + 6), LINES (8 * row + 7)

const SumiLastLines sumi_last_lines_of[64] = {
  LINES_OF_ROW (0), LINES_OF_ROW (1), LINES_OF_ROW (2), LINES_OF_ROW (3),
  LINES_OF_ROW (4), LINES_OF_ROW (5), LINES_OF_ROW (6), LINES_OF_ROW (7),
};
