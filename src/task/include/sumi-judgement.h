/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Every legal move of a position, judged by search against what a task asks.
 *
 * Immutable once made, so it may be handed from thread to thread. */

#include "sumi-budget.h"
#include "sumi-proof.h"
#include "sumi-task.h"

typedef enum
{
  SUMI_VERDICT_UNDECIDED, /* the budget was spent first */
  SUMI_VERDICT_RIGHT,
  SUMI_VERDICT_WRONG,
} SumiVerdict;

typedef struct
{
  SumiSquare move;
  SumiVerdict verdict;
  SumiPosition after;       /* the position that the move leads to, opponent to move */
  SumiBitboard replies;     /* the opponent's legal moves in it */
  SumiBitboard refutations; /* wrong, found by a search: the replies that refute the move */
  SumiBitboard best_replies; /* win, and best by score, if wrong: the opponent's best replies */
  SumiSquare refutation;    /* the clearest of them; SUMI_SQUARE_PASS where the opponent has to pass
                             * and that is what refutes; SUMI_SQUARE_NONE where there is none */
  int distance;             /* force, right: moves until the goal, this one included */
  gboolean has_value;       /* whether the next member is set */
  int value;                /* best: the measure after the move; win, and best by score: the
                             * result against best play, in discs for the side that moves */
  gboolean has_excess;      /* whether the next member is set */
  int excess;               /* best: by how much the value is worse than that of the best move */
  SumiProof *proof;         /* force and deny: from AFTER on; NULL unless SUMI_JUDGE_PROOFS was
                             * given and it is small enough */
} SumiMoveVerdict;

typedef enum
{
  SUMI_JUDGE_DEFAULT = 0,
  SUMI_JUDGE_PROOFS = 1 << 0, /* write down a proof for each move, right or wrong */
} SumiJudgeFlags;

typedef struct
{
  SumiTask task;
  SumiPosition position;
  gboolean is_decided; /* no move is undecided */
  SumiBitboard right;
  SumiBitboard undecided;
  guint n_moves;
  SumiMoveVerdict *moves; /* in the order of the squares */
  guint64 nodes;          /* spent on all moves together */
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
