/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Exact endgames: the score of a position against best play, its best moves, and the line.
 *
 * A SumiExact owns a table of what it has proved; it may be asked about any number of positions,
 * from one thread at a time. Scores are differences of discs from the side to move. Every question
 * takes a budget; when that is exhausted, the answer is what was proved until then. */

#include "sumi-budget.h"
#include "sumi-evaluation.h"
#include "sumi-position.h"
#include "sumi-scoring.h"
#include "sumi-truth.h"

#define SUMI_EXACT_MAX_LINE 128

typedef struct
{
  int n_threads;       /* at least 1, the one that asks; what is found does not depend on it */
  unsigned table_bits; /* the table has 2 ^ table_bits buckets of 48 bytes; from 8 to 30 */
  SumiScoring scoring; /* of the finished game */
  /* Helps to order moves far from the end of the game, which makes long searches faster; may be
   * NULL. Not owned. */
  const SumiEvaluation *evaluation;
} SumiExactOptions;

/* One thread, 48 MiB of table, and empties to the winner. */
#define SUMI_EXACT_DEFAULTS                                                                        \
  ((SumiExactOptions){ .n_threads = 1,                                                             \
                       .table_bits = 20,                                                           \
                       .scoring = SUMI_SCORING_EMPTIES_TO_WINNER })

/* What is proved: LOWER <= score <= UPPER. Moves are squares, of which a side that must pass has
 * none. */
typedef struct
{
  int lower;
  int upper;
  SumiBitboard best;     /* moves that are proved to be best */
  SumiBitboard possible; /* these, and those that may be best as far as is known */
} SumiExactAnswer;

typedef struct _SumiExact SumiExact;

SumiExact      *sumi_exact_new        (const SumiExactOptions *options);
void            sumi_exact_free       (SumiExact *exact);

SumiExactAnswer sumi_exact_score      (SumiExact *exact, SumiPosition position,
                                       SumiBudget *budget);
SumiExactAnswer sumi_exact_best_moves (SumiExact *exact, SumiPosition position,
                                       SumiBudget *budget);
SumiTruth       sumi_exact_at_least   (SumiExact *exact, SumiPosition position, int score,
                                       SumiBudget *budget);
bool            sumi_exact_estimate   (SumiExact *exact, SumiPosition position,
                                       SumiBudget *budget, SumiSquare *out_move,
                                       int *out_score);
int             sumi_exact_line       (SumiExact *exact, SumiPosition position, int score,
                                       SumiBudget *budget,
                                       uint8_t out_line[SUMI_EXACT_MAX_LINE]);
