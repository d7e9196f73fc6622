/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-judgement.h"

#include "sumi-judgement-score.h"
#include "sumi-opening-line.h"
#include "sumi-prover.h"

/* A proof of more positions than this is of no use to a person, so the verdict has none. */
#define MAX_PROOF_NODES 20000

/* The moves that the attacker has from the position after a move on: in a force task, the learner's
 * move was the first of its own. */
static int
count_moves_after (const SumiTask *task)
{
  return task->type == SUMI_TASK_FORCE ? task->within - 1 : task->within;
}

static SumiVerdict
verdict_from_truth (SumiTruth truth, SumiTruth right)
{
  if (truth == SUMI_TRUTH_UNKNOWN)
    return SUMI_VERDICT_UNDECIDED;
  return truth == right ? SUMI_VERDICT_RIGHT : SUMI_VERDICT_WRONG;
}

/* Finds the replies that refute a wrong move: in a force task those after which the goal can no
 * longer be forced, in a deny task those with which the opponent forces it. */
static void
find_refutations (SumiMoveVerdict *verdict,
                  SumiProver *prover,
                  const SumiJudgement *judgement,
                  SumiBudget *budget)
{
  const SumiTask *task = &judgement->task;
  SumiTruth wanted = task->type == SUMI_TASK_FORCE ? SUMI_TRUTH_FALSE : SUMI_TRUTH_TRUE;

  if (sumi_prover_find_replies (prover, judgement->position, verdict->move,
                                count_moves_after (task), wanted, budget, &verdict->refutations,
                                &verdict->refutation)
      == SUMI_TRUTH_UNKNOWN)
    {
      verdict->verdict = SUMI_VERDICT_UNDECIDED;
      verdict->refutations = 0;
      verdict->refutation = SUMI_SQUARE_NONE;
    }
}

static void
judge_by_proof (SumiMoveVerdict *verdict,
                SumiProver *prover,
                const SumiJudgement *judgement,
                SumiBudget *budget)
{
  const SumiTask *task = &judgement->task;
  SumiPosition before = judgement->position;
  gboolean forces = task->type == SUMI_TASK_FORCE;
  SumiTruth truth;

  truth = sumi_prover_distance (prover, before, verdict->move, task->within, budget,
                                &verdict->distance);
  verdict->verdict = verdict_from_truth (truth, forces ? SUMI_TRUTH_TRUE : SUMI_TRUTH_FALSE);
  if (verdict->verdict != SUMI_VERDICT_RIGHT)
    verdict->distance = 0;
  if (verdict->verdict == SUMI_VERDICT_WRONG)
    find_refutations (verdict, prover, judgement, budget);
}

/* Writes the proofs, once every move is judged: where the budget does not suffice for both, a
 * verdict on one move is worth more than the proof of another. */
static void
write_proofs (SumiJudgement *judgement, SumiProver *prover, SumiBudget *budget)
{
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];

      if (verdict->verdict != SUMI_VERDICT_UNDECIDED)
        verdict->proof = sumi_proof_new (prover, judgement->position, verdict->move,
                                         judgement->task.within, MAX_PROOF_NODES, budget);
    }
}

static void
judge_all_by_proof (SumiJudgement *judgement, SumiJudgeFlags flags, SumiBudget *budget)
{
  SumiColor side = judgement->position.turn;
  SumiColor attacker
    = judgement->task.type == SUMI_TASK_FORCE ? side : sumi_color_opposite (side);
  SumiProver *prover = sumi_prover_new (&judgement->task.goal, attacker);

  for (guint i = 0; i < judgement->n_moves; i++)
    judge_by_proof (&judgement->moves[i], prover, judgement, budget);
  if (flags & SUMI_JUDGE_PROOFS)
    write_proofs (judgement, prover, budget);
  sumi_prover_free (prover);
}

static void
judge_all_by_measure (SumiJudgement *judgement)
{
  int least = G_MAXINT;

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];

      verdict->has_value = verdict->has_excess = TRUE;
      verdict->value
        = sumi_measure_move (judgement->task.measure, judgement->position, verdict->move);
      least = MIN (least, verdict->value);
    }
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];

      verdict->excess = verdict->value - least;
      verdict->verdict = verdict->excess == 0 ? SUMI_VERDICT_RIGHT : SUMI_VERDICT_WRONG;
    }
}

/* A move is right if moves of both sides still lead from it to the opening. */
static void
judge_all_by_line (SumiJudgement *judgement, SumiBudget *budget)
{
  const SumiNamedOpening *opening = sumi_named_opening_get ((guint) judgement->task.opening);
  int n_moves = sumi_opening_line_count_moves (opening, judgement->position);

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];

      verdict->verdict = verdict_from_truth (
        sumi_opening_line_can_reach (opening, verdict->after, budget), SUMI_TRUTH_TRUE);
      if (verdict->verdict == SUMI_VERDICT_RIGHT)
        verdict->distance = (n_moves + 1) / 2;
    }
}

static void
list_moves (SumiJudgement *judgement)
{
  SumiBitboard moves = sumi_position_legal_moves (judgement->position);

  judgement->moves = g_new0 (SumiMoveVerdict, sumi_bitboard_count (moves));
  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiMoveVerdict *verdict = &judgement->moves[judgement->n_moves++];

      verdict->move = (SumiSquare) square;
      verdict->after = sumi_position_play (judgement->position, verdict->move);
      verdict->replies = sumi_position_legal_moves (verdict->after);
      verdict->refutation = SUMI_SQUARE_NONE;
    }
}

static void
sum_up (SumiJudgement *judgement)
{
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiBitboard move = sumi_bitboard_of (judgement->moves[i].move);

      if (judgement->moves[i].verdict == SUMI_VERDICT_RIGHT)
        judgement->right |= move;
      else if (judgement->moves[i].verdict == SUMI_VERDICT_UNDECIDED)
        judgement->undecided |= move;
    }
  judgement->is_decided = judgement->undecided == 0;
}

/* Judges every legal move of the side to move in POSITION against TASK, one of those that
 * sumi_task_is_by_move(). A move that BUDGET does not suffice for is left undecided. The caller
 * owns the judgement. */
SumiJudgement *
sumi_judgement_new (const SumiTask *task,
                    SumiPosition position,
                    SumiJudgeFlags flags,
                    SumiBudget *budget)
{
  SumiJudgement *judgement = g_atomic_rc_box_new0 (SumiJudgement);
  guint64 nodes_before = budget->nodes;

  g_warn_if_fail (sumi_task_is_by_move (task->type));
  judgement->task = *task;
  judgement->position = position;
  list_moves (judgement);
  if (task->type == SUMI_TASK_WIN
      || (task->type == SUMI_TASK_BEST && task->measure == SUMI_MEASURE_SCORE))
    sumi_judgement_judge_scores (judgement, budget);
  else if (task->type == SUMI_TASK_BEST)
    judge_all_by_measure (judgement);
  else if (task->type == SUMI_TASK_LINE)
    judge_all_by_line (judgement, budget);
  else
    judge_all_by_proof (judgement, flags, budget);
  sum_up (judgement);
  judgement->nodes = budget->nodes - nodes_before;
  return judgement;
}

SumiJudgement *
sumi_judgement_ref (SumiJudgement *judgement)
{
  return g_atomic_rc_box_acquire (judgement);
}

static void
clear_judgement (gpointer data)
{
  SumiJudgement *judgement = data;

  for (guint i = 0; i < judgement->n_moves; i++)
    sumi_proof_free (judgement->moves[i].proof);
  g_free (judgement->moves);
}

void
sumi_judgement_unref (SumiJudgement *judgement)
{
  g_atomic_rc_box_release_full (judgement, clear_judgement);
}

/* What was found about MOVE; NULL if it is not a legal move. */
const SumiMoveVerdict *
sumi_judgement_get (const SumiJudgement *judgement, SumiSquare move)
{
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      if (judgement->moves[i].move == move)
        return &judgement->moves[i];
    }
  return NULL;
}

/* Lists the replies in POSITION, which arises after MOVE with the opponent to move: in the order of
 * the proof of MOVE, in which the reply that resists longest is the first; without a proof, in the
 * order of the squares. On the way to an opening only those that lead there count. Returns their
 * number. */
guint
sumi_judgement_list_replies (const SumiJudgement *judgement,
                             SumiSquare move,
                             SumiPosition position,
                             SumiSquare out_replies[64])
{
  const SumiProof *proof = sumi_judgement_get (judgement, move)->proof;
  guint n = 0;

  if (judgement->task.type == SUMI_TASK_LINE)
    return sumi_opening_line_list_replies (
      sumi_named_opening_get ((guint) judgement->task.opening), position, out_replies);
  for (guint i = 0; proof != NULL && i < proof->n_nodes; i++)
    {
      const SumiProofNode *node = &proof->nodes[i];

      if (node->kind == SUMI_PROOF_REPLIES && sumi_position_equal (node->position, position))
        {
          for (n = 0; n < node->n_edges; n++)
            out_replies[n] = proof->edges[node->first_edge + n].move;
          return n;
        }
    }
  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
    out_replies[n++] = (SumiSquare) square;
  return n;
}
