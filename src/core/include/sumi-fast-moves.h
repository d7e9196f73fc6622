/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Legal moves and flips for code that the build compiles once for each kind of processor. With AVX2
 * all four axes of the board are computed at a time; without it the functions of sumi-moves.h are
 * called. The results are the same on every processor. */

#include "sumi-moves.h"
#include "sumi-rays.h"

#ifdef __AVX2__
#include <immintrin.h>

/* The union of the sets in the four lanes. */
static inline SumiBitboard
sumi_fast_unite (__m256i axes)
{
  __m128i halves = _mm_or_si128 (_mm256_castsi256_si128 (axes), _mm256_extracti128_si256 (axes, 1));

  return (SumiBitboard) _mm_cvtsi128_si64 (_mm_or_si128 (halves,
                                                         _mm_unpackhi_epi64 (halves, halves)));
}

/* A set of squares, once for each axis. */
typedef __m256i SumiFastSet;

/* The same SET for each axis. */
static inline SumiFastSet
sumi_fast_spread (SumiBitboard set)
{
  return _mm256_set1_epi64x ((long long) set);
}

/* The legal moves, where OWN and OPPONENT are equal for each axis and leave EMPTIES: a
 * parallel-prefix fill (Kogge and Stone) along four axes at once. */
static inline SumiBitboard
sumi_fast_set_legal (SumiFastSet own, SumiFastSet opponent, SumiBitboard empties)
{
  const __m256i inner = _mm256_setr_epi64x (0x7e7e7e7e7e7e7e7e, 0x007e7e7e7e7e7e00,
                                            0x00ffffffffffff00, 0x007e7e7e7e7e7e00);
  const __m256i steps = _mm256_setr_epi64x (1, 7, 8, 9);
  const __m256i twice = _mm256_setr_epi64x (2, 14, 16, 18);
  __m256i through = _mm256_and_si256 (opponent, inner);
  __m256i up = _mm256_and_si256 (through, _mm256_sllv_epi64 (own, steps));
  __m256i down = _mm256_and_si256 (through, _mm256_srlv_epi64 (own, steps));
  __m256i pairs_up, pairs_down;

  up = _mm256_or_si256 (up, _mm256_and_si256 (through, _mm256_sllv_epi64 (up, steps)));
  down = _mm256_or_si256 (down, _mm256_and_si256 (through, _mm256_srlv_epi64 (down, steps)));
  pairs_up = _mm256_and_si256 (through, _mm256_sllv_epi64 (through, steps));
  pairs_down = _mm256_srlv_epi64 (pairs_up, steps);
  up = _mm256_or_si256 (up, _mm256_and_si256 (pairs_up, _mm256_sllv_epi64 (up, twice)));
  down = _mm256_or_si256 (down, _mm256_and_si256 (pairs_down, _mm256_srlv_epi64 (down, twice)));
  up = _mm256_or_si256 (up, _mm256_and_si256 (pairs_up, _mm256_sllv_epi64 (up, twice)));
  down = _mm256_or_si256 (down, _mm256_and_si256 (pairs_down, _mm256_srlv_epi64 (down, twice)));
  up = _mm256_or_si256 (_mm256_sllv_epi64 (up, steps), _mm256_srlv_epi64 (down, steps));

  return sumi_fast_unite (up) & empties;
}

/* As sumi_moves_legal(). */
static inline SumiBitboard
sumi_fast_legal (SumiBitboard own, SumiBitboard opponent)
{
  return sumi_fast_set_legal (sumi_fast_spread (own), sumi_fast_spread (opponent),
                              ~(own | opponent));
}

/* The opponent's discs at the beginning of each ray, if one of our own discs ends the row. */
static inline __m256i
sumi_fast_flips_up (__m256i own, __m256i opponent, __m256i ray)
{
  __m256i ones = _mm256_set1_epi64x (-1);
  __m256i others = _mm256_andnot_si256 (opponent, ray);
  __m256i lowest = _mm256_and_si256 (others, _mm256_sub_epi64 (_mm256_setzero_si256 (), others));
  __m256i end = _mm256_and_si256 (lowest, own);
  __m256i missing = _mm256_cmpeq_epi64 (end, _mm256_setzero_si256 ());

  return _mm256_and_si256 (ray, _mm256_andnot_si256 (missing, _mm256_add_epi64 (end, ones)));
}

#if defined __AVX512VL__ && defined __AVX512CD__

/* The same for rays towards squares of lower number: the nearest square that is not the opponent's
 * is the highest one, found by counting leading zeros. */
static inline __m256i
sumi_fast_flips_down (__m256i own, __m256i opponent, __m256i ray)
{
  __m256i others = _mm256_andnot_si256 (opponent, ray);
  __m256i highest = _mm256_srlv_epi64 (_mm256_set1_epi64x (INT64_MIN),
                                       _mm256_lzcnt_epi64 (others));
  __m256i end = _mm256_and_si256 (highest, own);

  return _mm256_and_si256 (ray, _mm256_sub_epi64 (_mm256_setzero_si256 (),
                                                  _mm256_add_epi64 (end, end)));
}

#else

/* The same for rays towards squares of lower number, without an instruction that counts zeros: all
 * squares above our own highest disc, unless one of them is not the opponent's. */
static inline __m256i
sumi_fast_flips_down (__m256i own, __m256i opponent, __m256i ray)
{
  const __m256i steps = _mm256_setr_epi64x (1, 7, 8, 9);
  const __m256i twice = _mm256_setr_epi64x (2, 14, 16, 18);
  const __m256i fourfold = _mm256_setr_epi64x (4, 28, 32, 36);
  __m256i shadow = _mm256_and_si256 (ray, own);
  __m256i above, gaps;

  shadow = _mm256_or_si256 (shadow, _mm256_srlv_epi64 (shadow, steps));
  shadow = _mm256_or_si256 (shadow, _mm256_srlv_epi64 (shadow, twice));
  shadow = _mm256_or_si256 (shadow, _mm256_srlv_epi64 (shadow, fourfold));
  above = _mm256_andnot_si256 (shadow, ray);
  gaps = _mm256_andnot_si256 (opponent, above);

  /* Any gap is higher than our disc; without a disc the shadow is 0 and never greater. */
  return _mm256_and_si256 (above, _mm256_cmpgt_epi64 (shadow, gaps));
}

#endif

/* The set that sumi_fast_spread() or sumi_fast_spread_axes() has made equal for each axis. */
static inline SumiBitboard
sumi_fast_take (SumiFastSet set)
{
  return (SumiBitboard) _mm_cvtsi128_si64 (_mm256_castsi256_si128 (set));
}

/* Whether SET is empty for each axis. */
static inline bool
sumi_fast_is_empty (SumiFastSet set)
{
  return _mm256_testz_si256 (set, set);
}

/* The flips along each axis, which sumi_fast_spread_axes() makes one set of. */
static inline __m256i
sumi_fast_axes_flips (SumiFastSet own, SumiFastSet opponent, SumiSquare square)
{
  const SumiRays *rays = &sumi_rays_of[square];
  __m256i up = sumi_fast_flips_up (own, opponent, _mm256_load_si256 ((const void *) rays->up));
  __m256i down =
    sumi_fast_flips_down (own, opponent, _mm256_load_si256 ((const void *) rays->down));

  return _mm256_or_si256 (up, down);
}

/* AXES with each lane set to the union of all lanes. */
static inline SumiFastSet
sumi_fast_spread_axes (__m256i axes)
{
  axes = _mm256_or_si256 (axes, _mm256_permute4x64_epi64 (axes, 0x4e));
  return _mm256_or_si256 (axes, _mm256_shuffle_epi32 (axes, 0x4e));
}

/* As sumi_moves_flips(). */
static inline SumiBitboard
sumi_fast_flips (SumiBitboard own, SumiBitboard opponent, SumiSquare square)
{
  return sumi_fast_unite (
    sumi_fast_axes_flips (sumi_fast_spread (own), sumi_fast_spread (opponent), square));
}

#else

/* As sumi_moves_legal(). */
static inline SumiBitboard
sumi_fast_legal (SumiBitboard own, SumiBitboard opponent)
{
  return sumi_moves_legal (own, opponent);
}

/* As sumi_moves_flips(). */
static inline SumiBitboard
sumi_fast_flips (SumiBitboard own, SumiBitboard opponent, SumiSquare square)
{
  return sumi_moves_flips (own, opponent, square);
}

typedef SumiBitboard SumiFastSet;

/* The same SET for each axis. */
static inline SumiFastSet
sumi_fast_spread (SumiBitboard set)
{
  return set;
}

/* The legal moves, where OWN and OPPONENT leave EMPTIES. */
static inline SumiBitboard
sumi_fast_set_legal (SumiFastSet own, SumiFastSet opponent, SumiBitboard empties)
{
  return sumi_moves_legal (own, opponent);
}

/* The set that sumi_fast_spread() or sumi_fast_spread_axes() has made equal for each axis. */
static inline SumiBitboard
sumi_fast_take (SumiFastSet set)
{
  return set;
}

/* Whether SET is empty for each axis. */
static inline bool
sumi_fast_is_empty (SumiFastSet set)
{
  return set == 0;
}

/* The flips of a move on SQUARE, here for all axes together. */
static inline SumiFastSet
sumi_fast_axes_flips (SumiFastSet own, SumiFastSet opponent, SumiSquare square)
{
  return sumi_moves_flips (own, opponent, square);
}

/* AXES with each lane set to the union of all lanes. */
static inline SumiFastSet
sumi_fast_spread_axes (SumiFastSet axes)
{
  return axes;
}

#endif
