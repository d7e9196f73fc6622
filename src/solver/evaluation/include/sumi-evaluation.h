/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Evaluates positions: the value of a position is the sum of the values of its features.
 *
 * The sum is linear, so a value, and the difference between two moves, splits exactly into named
 * parts. An evaluation is immutable and may be used from many threads at once. */

#include "sumi-position.h"
#include "sumi-weights.h"

typedef enum
{
  SUMI_PART_CORNER_REGION,
  SUMI_PART_EDGES,
  SUMI_PART_DIAGONALS,
  SUMI_PART_INNER_LINES,
  SUMI_PART_MOBILITY,
  SUMI_PART_PARITY,
} SumiEvaluationPart;

#define SUMI_N_EVALUATION_PARTS 6
#define SUMI_NO_PART (-1)

typedef struct
{
  int parts[SUMI_N_EVALUATION_PARTS]; /* hundredths of a disc */
} SumiEvaluationSum;

/* A position with the numbers of its patterns, which are updated from move to move. */
typedef struct
{
  SumiPatternIndices indices;
  SumiBitboard own;
  SumiBitboard opponent;
  int n_discs;
} SumiEvaluationState;

typedef struct _SumiEvaluation SumiEvaluation;

SumiEvaluation     *sumi_evaluation_new       (const SumiWeights *weights);
void                sumi_evaluation_free      (SumiEvaluation *evaluation);
bool                sumi_evaluation_is_plain  (const SumiEvaluation *evaluation);
SumiEvaluationState sumi_evaluation_start     (const SumiEvaluation *evaluation,
                                               SumiPosition position);
SumiEvaluationState sumi_evaluation_play      (const SumiEvaluation *evaluation,
                                               const SumiEvaluationState *before,
                                               SumiSquare move);
SumiEvaluationState sumi_evaluation_pass      (const SumiEvaluationState *before);
int                 sumi_evaluation_value     (const SumiEvaluation *evaluation,
                                               const SumiEvaluationState *state,
                                               SumiBitboard moves);
SumiEvaluationSum   sumi_evaluation_split     (const SumiEvaluation *evaluation,
                                               SumiPosition position);
SumiEvaluationSum   sumi_evaluation_split_move (const SumiEvaluation *evaluation,
                                                SumiPosition before, SumiSquare move);
int                 sumi_evaluation_sum_total (const SumiEvaluationSum *sum);
SumiEvaluationSum   sumi_evaluation_sum_subtract (const SumiEvaluationSum *from,
                                                  const SumiEvaluationSum *what);
int                 sumi_evaluation_sum_find_largest (const SumiEvaluationSum *sum);
int                 sumi_evaluation_count_odd_quadrants (SumiBitboard empties);
