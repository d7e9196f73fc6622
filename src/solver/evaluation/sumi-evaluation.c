/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-evaluation.h"

#include <stdlib.h>
#include <string.h>

#include "sumi-allocate.h"
#include "sumi-evaluation-fast.h"
#include "sumi-moves.h"

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

static SumiEvaluationSum
split_state (const SumiEvaluation *evaluation, const SumiEvaluationState *state)
{
  const SumiPhaseWeights *weights = sumi_fast_evaluation_weights (evaluation, state);
  SumiEvaluationSum sum = { { 0 } };

  for (int place = 0; place < SUMI_N_PATTERN_PLACES; place++)
    sum.parts[part_of_pattern[evaluation->map.patterns[place]]] +=
        weights->patterns[evaluation->map.centres[place] + state->indices.places[place]];
  sum.parts[SUMI_PART_MOBILITY] =
      sumi_fast_evaluation_mobility (weights, state,
                                     sumi_moves_legal (state->own, state->opponent));
  sum.parts[SUMI_PART_PARITY] = sumi_fast_evaluation_parity (weights, state);
  return sum;
}

/* An evaluation with a copy of WEIGHTS, or with those of sumi_weights_new_plain() if that is
 * NULL. */
SumiEvaluation *
sumi_evaluation_new (const SumiWeights *weights)
{
  SumiEvaluation *evaluation = sumi_allocate (sizeof *evaluation);

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

/* The state of POSITION, computed from scratch. */
SumiEvaluationState
sumi_evaluation_start (const SumiEvaluation *evaluation, SumiPosition position)
{
  return sumi_fast_evaluation_start (evaluation, position.own, position.opponent);
}

/* The state after MOVE, which must be legal and not a pass. */
SumiEvaluationState
sumi_evaluation_play (const SumiEvaluation *evaluation,
                      const SumiEvaluationState *before,
                      SumiSquare move)
{
  return sumi_fast_evaluation_play (evaluation, before, move);
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

/* The value for the side to move, in hundredths of a disc; MOVES are its legal moves, at least one,
 * since no other positions were learned from. It may be a little more than 64 discs. */
int
sumi_evaluation_value (const SumiEvaluation *evaluation,
                       const SumiEvaluationState *state,
                       SumiBitboard moves)
{
  return sumi_fast_evaluation_value (evaluation, state, moves);
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

/* FROM minus WHAT, part by part. */
SumiEvaluationSum
sumi_evaluation_sum_subtract (const SumiEvaluationSum *from, const SumiEvaluationSum *what)
{
  SumiEvaluationSum difference;

  for (int part = 0; part < SUMI_N_EVALUATION_PARTS; part++)
    difference.parts[part] = from->parts[part] - what->parts[part];
  return difference;
}

/* The part of SUM that adds most to it; of equals the first. SUMI_NO_PART if none adds anything. */
int
sumi_evaluation_sum_find_largest (const SumiEvaluationSum *sum)
{
  int largest = SUMI_NO_PART, value = 0;

  for (int part = 0; part < SUMI_N_EVALUATION_PARTS; part++)
    {
      if (sum->parts[part] > value)
        {
          largest = part;
          value = sum->parts[part];
        }
    }
  return largest;
}

/* In how many of the four quarters of the board the number of EMPTIES is odd. */
int
sumi_evaluation_count_odd_quadrants (SumiBitboard empties)
{
  return sumi_fast_evaluation_odd_quadrants (empties);
}
