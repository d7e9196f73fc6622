/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Decides by exhaustive AND/OR search whether an attacker can force a goal.
 *
 * A prover owns a table of what it has proved for one goal and one attacker; it may be asked about
 * any number of positions, from one thread at a time. Where a side has no move it passes, which
 * costs the attacker none of its moves. */

#include "sumi-budget.h"
#include "sumi-goal.h"
#include "sumi-truth.h"

/* The most moves of the attacker that a question may allow. */
#define SUMI_PROVER_MAX_MOVES 8

typedef struct _SumiProver SumiProver;

SumiProver *sumi_prover_new          (const SumiGoal *goal, SumiColor attacker);
void        sumi_prover_free         (SumiProver *prover);
SumiColor   sumi_prover_get_attacker (const SumiProver *prover);
SumiTruth   sumi_prover_can_force    (SumiProver *prover, SumiPosition position, int n_moves,
                                      SumiBudget *budget);
SumiTruth   sumi_prover_after_move   (SumiProver *prover, SumiPosition before, SumiSquare move,
                                      int n_moves, SumiBudget *budget);
SumiTruth   sumi_prover_distance     (SumiProver *prover, SumiPosition before, SumiSquare move,
                                      int n_moves, SumiBudget *budget, int *out_distance);
SumiTruth   sumi_prover_find         (SumiProver *prover, SumiPosition position, int n_moves,
                                      SumiTruth wanted, SumiBudget *budget,
                                      SumiBitboard *out_moves, SumiSquare *out_clearest);
SumiTruth   sumi_prover_find_replies (SumiProver *prover, SumiPosition before, SumiSquare move,
                                      int n_moves, SumiTruth wanted, SumiBudget *budget,
                                      SumiBitboard *out_moves, SumiSquare *out_clearest);
