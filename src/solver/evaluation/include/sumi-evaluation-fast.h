/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Internal to solver: the functions of the evaluation that searches call most often, for code that
 * the build compiles once for each kind of processor. The functions are those of sumi-evaluation.h
 * of the same names; the results are the same on every processor. */

#include "sumi-evaluation.h"
#include "sumi-fast-moves.h"

struct _SumiEvaluation
{
  SumiPatternMap map;
  SumiWeights *weights;
  bool is_plain;
};

_Static_assert (SUMI_N_PATTERN_PLACES == 46, "sumi_fast_evaluation_value() unrolls as many");

/* The weights of the phase that STATE belongs to. They belong to EVALUATION. */
static inline const SumiPhaseWeights *
sumi_fast_evaluation_weights (const SumiEvaluation *evaluation, const SumiEvaluationState *state)
{
  return &evaluation->weights->phases[sumi_phase_of_discs (state->n_discs)];
}

/* The number of MOVES as an index into the weights of mobility: at most SUMI_N_MOBILITIES - 1. */
static inline int
sumi_fast_evaluation_count (SumiBitboard moves)
{
  int n = sumi_bitboard_count (moves);

  return n < SUMI_N_MOBILITIES ? n : SUMI_N_MOBILITIES - 1;
}

/* What the number of moves of both sides is worth, in hundredths of a disc for the side to move,
 * which has MOVES. */
static inline int
sumi_fast_evaluation_mobility (const SumiPhaseWeights *weights,
                               const SumiEvaluationState *state,
                               SumiBitboard moves)
{
  SumiBitboard opponent_moves = sumi_fast_legal (state->opponent, state->own);

  return weights->own_moves[sumi_fast_evaluation_count (moves)]
         + weights->opponent_moves[sumi_fast_evaluation_count (opponent_moves)];
}

/* As sumi_evaluation_count_odd_quadrants(): from 0 to 4. */
static inline int
sumi_fast_evaluation_odd_quadrants (SumiBitboard empties)
{
  /* Sums without carry: of the four rows of a half, then of four neighbours in them. */
  SumiBitboard sums = empties ^ empties >> 16;

  sums ^= sums >> 8;
  sums ^= sums >> 2;
  sums ^= sums >> 1;
  return (int) ((sums & 1) + (sums >> 4 & 1) + (sums >> 32 & 1) + (sums >> 36 & 1));
}

/* What the number of odd quadrants is worth, in hundredths of a disc for the side to move. */
static inline int
sumi_fast_evaluation_parity (const SumiPhaseWeights *weights, const SumiEvaluationState *state)
{
  SumiBitboard empties = ~(state->own | state->opponent);

  return weights->odd_quadrants[sumi_fast_evaluation_odd_quadrants (empties)];
}

/* As sumi_evaluation_start(), of the position where the side to move has OWN. */
static inline SumiEvaluationState
sumi_fast_evaluation_start (const SumiEvaluation *evaluation,
                            SumiBitboard own,
                            SumiBitboard opponent)
{
  return (SumiEvaluationState){
    .indices = sumi_pattern_map_read (&evaluation->map, own, opponent),
    .own = own,
    .opponent = opponent,
    .n_discs = sumi_bitboard_count (own | opponent),
  };
}

/* As sumi_evaluation_play(). */
static inline SumiEvaluationState
sumi_fast_evaluation_play (const SumiEvaluation *evaluation,
                           const SumiEvaluationState *before,
                           SumiSquare move)
{
  SumiBitboard flips = sumi_fast_flips (before->own, before->opponent, move);

  return (SumiEvaluationState){
    .indices = sumi_pattern_map_play (&evaluation->map, &before->indices, move, flips),
    .own = before->opponent ^ flips,
    .opponent = before->own | flips | sumi_bitboard_of (move),
    .n_discs = before->n_discs + 1,
  };
}

#ifdef __AVX2__

/* What the patterns of STATE are worth, eight of them at a time. With each weight its neighbour is
 * read, which a multiplication by 0 leaves out, as it does with lanes that are no pattern. */
static inline int
sumi_fast_evaluation_patterns (const SumiEvaluation *evaluation,
                               const SumiPhaseWeights *weights,
                               const SumiEvaluationState *state)
{
  const int *first = (const int *) (const void *) weights->patterns;
  const __m128i *numbers = (const void *) state->indices.places;
  const __m256i *centres = (const void *) evaluation->map.centres;
  const __m256i all = _mm256_set1_epi32 (1), last = _mm256_setr_epi32 (1, 1, 1, 1, 1, 1, 0, 0);
  __m256i sum = _mm256_setzero_si256 ();
  __m128i halves;

#pragma GCC unroll 6
  for (int i = 0; i < SUMI_N_PATTERN_LANES / 8; i++)
    {
      __m256i indices = _mm256_add_epi32 (_mm256_cvtepi16_epi32 (_mm_loadu_si128 (&numbers[i])),
                                          _mm256_loadu_si256 (&centres[i]));

      sum = _mm256_add_epi32 (sum, _mm256_madd_epi16 (_mm256_i32gather_epi32 (first, indices, 2),
                                                      i < 5 ? all : last));
    }
  halves = _mm_add_epi32 (_mm256_castsi256_si128 (sum), _mm256_extracti128_si256 (sum, 1));
  halves = _mm_add_epi32 (halves, _mm_shuffle_epi32 (halves, 0x4e));
  halves = _mm_add_epi32 (halves, _mm_shuffle_epi32 (halves, 0xb1));
  return _mm_cvtsi128_si32 (halves);
}

#else

/* What the patterns of STATE are worth. */
static inline int
sumi_fast_evaluation_patterns (const SumiEvaluation *evaluation,
                               const SumiPhaseWeights *weights,
                               const SumiEvaluationState *state)
{
  int value = 0;

  /* The loop is unrolled; the pragma needs the number written out. */
#pragma GCC unroll 46
  for (int place = 0; place < SUMI_N_PATTERN_PLACES; place++)
    value += weights->patterns[evaluation->map.centres[place] + state->indices.places[place]];
  return value;
}

#endif

/* As sumi_evaluation_value(). */
static inline int
sumi_fast_evaluation_value (const SumiEvaluation *evaluation,
                            const SumiEvaluationState *state,
                            SumiBitboard moves)
{
  const SumiPhaseWeights *weights = sumi_fast_evaluation_weights (evaluation, state);

  return sumi_fast_evaluation_mobility (weights, state, moves)
         + sumi_fast_evaluation_parity (weights, state)
         + sumi_fast_evaluation_patterns (evaluation, weights, state);
}
