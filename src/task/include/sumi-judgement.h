/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Every legal move of a position, judged by search against what a task asks.
 *
 * Immutable once made, so it may be handed from thread to thread. */

#include "sumi-budget.h"
#include "sumi-proof.h"
#include "sumi-task.h"

/* What was found is written by this layer alone, and is constant for all others: so nobody can make
 * a judgement but by a search. */
#ifdef SUMI_TASK_LAYER
#define SUMI_FOUND
#else
#define SUMI_FOUND const
#endif

typedef enum
{
  SUMI_VERDICT_UNDECIDED, /* the budget was spent first */
  SUMI_VERDICT_RIGHT,
  SUMI_VERDICT_WRONG,
} SumiVerdict;

typedef struct
{
  SUMI_FOUND SumiSquare move;
  SUMI_FOUND SumiVerdict verdict;
  SUMI_FOUND SumiPosition after;        /* where the move leads to, the opponent to move */
  SUMI_FOUND SumiBitboard replies;      /* the opponent's legal moves in it */
  SUMI_FOUND SumiBitboard refutations;  /* wrong, found by a search: the replies that refute it */
  SUMI_FOUND SumiBitboard best_replies; /* win, and best by score, if wrong: the best replies */
  SUMI_FOUND SumiSquare refutation;     /* the clearest of them; SUMI_SQUARE_PASS where having to
                                         * pass refutes; SUMI_SQUARE_NONE where there is none */
  SUMI_FOUND int distance;              /* force, line, right: own moves until the goal, this one
                                         * included */
  SUMI_FOUND gboolean has_value;        /* whether the next member is set */
  SUMI_FOUND int value;                 /* best: the measure after the move; win, and best by score:
                                         * the result of best play, in discs for who moves */
  SUMI_FOUND gboolean has_excess;       /* whether the next member is set */
  SUMI_FOUND int excess;                /* best: by how much the value is worse than the best one */
  SumiProof *SUMI_FOUND proof;          /* force and deny: from AFTER on; NULL unless
                                         * SUMI_JUDGE_PROOFS was given and it is small enough */
} SumiMoveVerdict;

typedef enum
{
  SUMI_JUDGE_DEFAULT = 0,
  SUMI_JUDGE_PROOFS = 1 << 0, /* write down a proof for each move, right or wrong */
} SumiJudgeFlags;

typedef struct
{
  SUMI_FOUND SumiTask task;
  SUMI_FOUND SumiPosition position;
  SUMI_FOUND gboolean is_decided;    /* no move is undecided */
  SUMI_FOUND SumiBitboard right;
  SUMI_FOUND SumiBitboard undecided;
  SUMI_FOUND guint n_moves;
  SumiMoveVerdict *SUMI_FOUND moves; /* in the order of the squares */
  SUMI_FOUND guint64 nodes;          /* spent on all moves together */
} SumiJudgement;

SumiJudgement         *sumi_judgement_new          (const SumiTask *task, SumiPosition position,
                                                    SumiJudgeFlags flags, SumiBudget *budget);
SumiJudgement         *sumi_judgement_ref          (SumiJudgement *judgement);
void                   sumi_judgement_unref        (SumiJudgement *judgement);
const SumiMoveVerdict *sumi_judgement_get          (const SumiJudgement *judgement,
                                                    SumiSquare move);
guint                  sumi_judgement_list_replies (const SumiJudgement *judgement,
                                                    SumiSquare move, SumiPosition position,
                                                    SumiSquare out_replies[64]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiJudgement, sumi_judgement_unref)
