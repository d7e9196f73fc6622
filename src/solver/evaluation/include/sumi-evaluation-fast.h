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

/* As sumi_evaluation_odd_quadrants(): from 0 to 4. */
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

/* As sumi_evaluation_value(). */
static inline int
sumi_fast_evaluation_value (const SumiEvaluation *evaluation,
                            const SumiEvaluationState *state,
                            SumiBitboard moves)
{
  const SumiPhaseWeights *weights = sumi_fast_evaluation_weights (evaluation, state);
  int value = sumi_fast_evaluation_mobility (weights, state, moves)
              + sumi_fast_evaluation_parity (weights, state);

  /* The loop is unrolled; the pragma needs the number written out. */
#pragma GCC unroll 46
  for (int place = 0; place < SUMI_N_PATTERN_PLACES; place++)
    value += weights->patterns[evaluation->map.centres[place] + state->indices.places[place]];
  return value;
}
