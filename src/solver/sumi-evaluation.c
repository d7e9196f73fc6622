/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-evaluation.h"

#include <stdlib.h>
#include <string.h>

#include "sumi-moves.h"

struct _SumiEvaluation
{
  SumiPatternMap map;
  SumiWeights *weights;
  bool is_plain;
};

static const SumiEvaluationPart part_of_pattern[SUMI_N_PATTERNS] = {
  [SUMI_PATTERN_CORNER_3X3] = SUMI_PART_CORNER_REGION,
  [SUMI_PATTERN_CORNER_2X5] = SUMI_PART_CORNER_REGION,
  [SUMI_PATTERN_EDGE] = SUMI_PART_EDGES,
  [SUMI_PATTERN_LINE_2] = SUMI_PART_INNER_LINES,
  [SUMI_PATTERN_LINE_3] = SUMI_PART_INNER_LINES,
  [SUMI_PATTERN_LINE_4] = SUMI_PART_INNER_LINES,
  [SUMI_PATTERN_DIAGONAL_8] = SUMI_PART_DIAGONALS,
  [SUMI_PATTERN_DIAGONAL_7] = SUMI_PART_DIAGONALS,
  [SUMI_PATTERN_DIAGONAL_6] = SUMI_PART_DIAGONALS,
  [SUMI_PATTERN_DIAGONAL_5] = SUMI_PART_DIAGONALS,
  [SUMI_PATTERN_DIAGONAL_4] = SUMI_PART_DIAGONALS,
};

static const SumiPhaseWeights *
find_weights (const SumiEvaluation *evaluation, const SumiEvaluationState *state)
{
  return &evaluation->weights->phases[sumi_phase_of_discs (state->n_discs)];
}

static int
count_mobility (SumiBitboard moves)
{
  int n = sumi_bitboard_count (moves);

  return n < SUMI_N_MOBILITIES ? n : SUMI_N_MOBILITIES - 1;
}

static int
rate_mobility (const SumiPhaseWeights *weights,
               const SumiEvaluationState *state,
               SumiBitboard moves)
{
  SumiBitboard opponent_moves = sumi_moves_legal (state->opponent, state->own);

  return weights->own_moves[count_mobility (moves)]
         + weights->opponent_moves[count_mobility (opponent_moves)];
}

static int
rate_parity (const SumiPhaseWeights *weights, const SumiEvaluationState *state)
{
  SumiBitboard empties = ~(state->own | state->opponent);

  return weights->odd_quadrants[sumi_evaluation_count_odd_quadrants (empties)];
}

static SumiEvaluationSum
split_state (const SumiEvaluation *evaluation, const SumiEvaluationState *state)
{
  const SumiPhaseWeights *weights = find_weights (evaluation, state);
  SumiEvaluationSum sum = { { 0 } };

  for (int place = 0; place < SUMI_N_PATTERN_PLACES; place++)
    sum.parts[part_of_pattern[evaluation->map.patterns[place]]] +=
        weights->patterns[evaluation->map.centres[place] + state->indices.places[place]];
  sum.parts[SUMI_PART_MOBILITY] =
      rate_mobility (weights, state, sumi_moves_legal (state->own, state->opponent));
  sum.parts[SUMI_PART_PARITY] = rate_parity (weights, state);
  return sum;
}

/* An evaluation with a copy of WEIGHTS, or with plain ones if that is NULL. */
SumiEvaluation *
sumi_evaluation_new (const SumiWeights *weights)
{
  SumiEvaluation *evaluation = aligned_alloc (64, (sizeof *evaluation + 63) / 64 * 64);

  if (evaluation == NULL)
    abort ();
  sumi_pattern_map_init (&evaluation->map);
  evaluation->is_plain = weights == NULL;
  if (weights == NULL)
    evaluation->weights = sumi_weights_new_plain ();
  else
    {
      evaluation->weights = sumi_weights_new ();
      memcpy (evaluation->weights, weights, sizeof *weights);
    }
  return evaluation;
}

void
sumi_evaluation_free (SumiEvaluation *evaluation)
{
  if (evaluation == NULL)
    return;
  sumi_weights_free (evaluation->weights);
  free (evaluation);
}

/* Whether there were no weights, so that only mobility and corners count. */
bool
sumi_evaluation_is_plain (const SumiEvaluation *evaluation)
{
  return evaluation->is_plain;
}

/* POSITION, looked at from nothing. */
SumiEvaluationState
sumi_evaluation_start (const SumiEvaluation *evaluation, SumiPosition position)
{
  return (SumiEvaluationState){
    .indices = sumi_pattern_map_read (&evaluation->map, position.own, position.opponent),
    .own = position.own,
    .opponent = position.opponent,
    .n_discs = 64 - sumi_bitboard_count (sumi_position_empties (position)),
  };
}

/* The state after MOVE, which must be legal and not a pass. */
SumiEvaluationState
sumi_evaluation_play (const SumiEvaluation *evaluation,
                      const SumiEvaluationState *before,
                      SumiSquare move)
{
  SumiBitboard flips = sumi_moves_flips (before->own, before->opponent, move);

  return (SumiEvaluationState){
    .indices = sumi_pattern_map_play (&evaluation->map, &before->indices, move, flips),
    .own = before->opponent ^ flips,
    .opponent = before->own | flips | sumi_bitboard_of (move),
    .n_discs = before->n_discs + 1,
  };
}

/* The state after a pass. */
SumiEvaluationState
sumi_evaluation_pass (const SumiEvaluationState *before)
{
  return (SumiEvaluationState){
    .indices = sumi_pattern_map_pass (&before->indices),
    .own = before->opponent,
    .opponent = before->own,
    .n_discs = before->n_discs,
  };
}

/* The value for the side to move, in hundredths of a disc; MOVES are its legal moves. The value was
 * learned where there is one. It may be a little beyond 64 discs. */
int
sumi_evaluation_value (const SumiEvaluation *evaluation,
                       const SumiEvaluationState *state,
                       SumiBitboard moves)
{
  const SumiPhaseWeights *weights = find_weights (evaluation, state);
  int value = rate_mobility (weights, state, moves) + rate_parity (weights, state);

  for (int place = 0; place < SUMI_N_PATTERN_PLACES; place++)
    value += weights->patterns[evaluation->map.centres[place] + state->indices.places[place]];
  return value;
}

/* The value of POSITION for the side to move in parts. */
SumiEvaluationSum
sumi_evaluation_split (const SumiEvaluation *evaluation, SumiPosition position)
{
  SumiEvaluationState state = sumi_evaluation_start (evaluation, position);

  return split_state (evaluation, &state);
}

/* The value after MOVE, which must be legal, in parts for the side that plays it; so two moves can
 * be compared part by part. If the opponent must pass then, the value is that with the same side to
 * move again. */
SumiEvaluationSum
sumi_evaluation_split_move (const SumiEvaluation *evaluation, SumiPosition before, SumiSquare move)
{
  SumiPosition after = sumi_position_play (before, move);
  SumiEvaluationSum sum;

  if (sumi_position_must_pass (after))
    return sumi_evaluation_split (evaluation, sumi_position_pass (after));
  sum = sumi_evaluation_split (evaluation, after);
  for (int part = 0; part < SUMI_N_EVALUATION_PARTS; part++)
    sum.parts[part] = -sum.parts[part];
  return sum;
}

/* All parts together: the value. */
int
sumi_evaluation_sum_total (const SumiEvaluationSum *sum)
{
  int total = 0;

  for (int part = 0; part < SUMI_N_EVALUATION_PARTS; part++)
    total += sum->parts[part];
  return total;
}

/* In how many of the four quarters of the board the number of EMPTIES is odd. */
int
sumi_evaluation_count_odd_quadrants (SumiBitboard empties)
{
  /* Sums without carry: of the four rows of a half, then of four neighbours in them. */
  SumiBitboard sums = empties ^ empties >> 16;

  sums ^= sums >> 8;
  sums ^= sums >> 2;
  sums ^= sums >> 1;
  return (int) ((sums & 1) + (sums >> 4 & 1) + (sums >> 32 & 1) + (sums >> 36 & 1));
}
