/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Patterns: groups of squares whose every configuration has a number.
 *
 * The number is in balanced ternary: a disc of the side to move is +1, one of the opponent -1, and
 * the n-th square of the pattern counts 3^n. Seen from the other side a configuration therefore has
 * the negative number, and a flipped disc adds twice its power of three. A pattern lies on the
 * board in up to eight places, one for each symmetry; places share their values. */

#include "sumi-bitboard.h"

typedef enum
{
  SUMI_PATTERN_CORNER_3X3,
  SUMI_PATTERN_CORNER_2X5,
  SUMI_PATTERN_EDGE, /* with both X-squares beside it */
  SUMI_PATTERN_LINE_2,
  SUMI_PATTERN_LINE_3,
  SUMI_PATTERN_LINE_4,
  SUMI_PATTERN_DIAGONAL_8,
  SUMI_PATTERN_DIAGONAL_7,
  SUMI_PATTERN_DIAGONAL_6,
  SUMI_PATTERN_DIAGONAL_5,
  SUMI_PATTERN_DIAGONAL_4,
} SumiPattern;

#define SUMI_N_PATTERNS 11
#define SUMI_N_PATTERN_PLACES 46
#define SUMI_N_PATTERN_VECTORS 3
#define SUMI_N_PATTERN_LANES (16 * SUMI_N_PATTERN_VECTORS)

/* The number of all configurations of all patterns, 3^9 + 2 * 3^10 + 4 * 3^8 + 3^7 + 3^6 + 3^5 +
 * 3^4; and their number where a configuration and its mirror image count as one. */
#define SUMI_N_CONFIGURATIONS 167265
#define SUMI_N_FOLDED_CONFIGURATIONS 113877

typedef uint16_t SumiPatternVector __attribute__ ((vector_size (32), aligned (16)));

/* The numbers of the configurations in all places; the last lanes are unused and zero. They are
 * added up as unsigned ones, since what is in between may leave the range for a moment. */
typedef union
{
  SumiPatternVector vectors[SUMI_N_PATTERN_VECTORS];
  int16_t places[SUMI_N_PATTERN_LANES];
} SumiPatternIndices;

typedef struct
{
  SumiPatternIndices powers[64];            /* what an own disc on a square adds in each place */
  int32_t centres[SUMI_N_PATTERN_LANES];    /* of configuration 0 among all configurations */
  uint8_t patterns[SUMI_N_PATTERN_PLACES];  /* the SumiPattern of a place */
} SumiPatternMap;

int  sumi_pattern_centre   (SumiPattern pattern);
void sumi_patterns_fold    (int32_t out_folded[SUMI_N_CONFIGURATIONS]);
void sumi_pattern_map_init (SumiPatternMap *map);

/* The configurations of a position, computed from scratch. */
static inline SumiPatternIndices
sumi_pattern_map_read (const SumiPatternMap *map, SumiBitboard own, SumiBitboard opponent)
{
  SumiPatternIndices indices = { .places = { 0 } };

  /* Unrolled, so that all vectors stay in registers, as below. */
  SUMI_FOREACH_SQUARE (square, own)
#pragma GCC unroll 3
    for (int i = 0; i < SUMI_N_PATTERN_VECTORS; i++)
      indices.vectors[i] += map->powers[square].vectors[i];
  SUMI_FOREACH_SQUARE (square, opponent)
#pragma GCC unroll 3
    for (int i = 0; i < SUMI_N_PATTERN_VECTORS; i++)
      indices.vectors[i] -= map->powers[square].vectors[i];
  return indices;
}

/* The configurations after a move on SQUARE that turns FLIPS, as the opponent sees them. */
static inline SumiPatternIndices
sumi_pattern_map_play (const SumiPatternMap *map,
                       const SumiPatternIndices *before,
                       SumiSquare square,
                       SumiBitboard flips)
{
  SumiPatternIndices after;

#pragma GCC unroll 3
  for (int i = 0; i < SUMI_N_PATTERN_VECTORS; i++)
    after.vectors[i] = -before->vectors[i] - map->powers[square].vectors[i];
  SUMI_FOREACH_SQUARE (flip, flips)
#pragma GCC unroll 3
    for (int i = 0; i < SUMI_N_PATTERN_VECTORS; i++)
      after.vectors[i] -= 2 * map->powers[flip].vectors[i];
  return after;
}

/* The configurations as the other side sees them. */
static inline SumiPatternIndices
sumi_pattern_map_pass (const SumiPatternIndices *before)
{
  SumiPatternIndices after;

  for (int i = 0; i < SUMI_N_PATTERN_VECTORS; i++)
    after.vectors[i] = -before->vectors[i];
  return after;
}
