/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-judgement-score.h"

#include "sumi-exact.h"

/* With at most so many empty squares the small table is large enough. */
#define FEW_EMPTIES 12
#define SMALL_TABLE_BITS 14
#define LARGE_TABLE_BITS 20

/* A solver that counts results as TASK says. It has one thread, so that a budget of nodes suffices
 * for the same each time. */
static SumiExact *
make_exact (const SumiJudgement *judgement)
{
  int n_empties = sumi_position_count_empties (judgement->position);
  SumiExactOptions options = SUMI_EXACT_DEFAULTS;

  options.scoring = judgement->task.scoring;
  options.table_bits = n_empties <= FEW_EMPTIES ? SMALL_TABLE_BITS : LARGE_TABLE_BITS;
  return sumi_exact_new (&options);
}

static void
set_undecided (SumiMoveVerdict *verdict)
{
  verdict->verdict = SUMI_VERDICT_UNDECIDED;
  verdict->refutations = verdict->best_replies = 0;
  verdict->refutation = SUMI_SQUARE_NONE;
}

/* Whether the other side, to move in AFTER, can keep the result below LEAST. */
static SumiTruth
can_keep_below (SumiExact *exact, SumiPosition after, int least, SumiBudget *budget)
{
  return sumi_exact_at_least (exact, after, 1 - least, budget);
}

/* Finds bounds of the result after each move, for the side that moves. */
static void
find_results (SumiJudgement *judgement,
              SumiExact *exact,
              SumiBudget *budget,
              int *out_lower,
              int *out_upper)
{
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];
      SumiExactAnswer answer = sumi_exact_score (exact, verdict->after, budget);

      out_lower[i] = -answer.upper;
      out_upper[i] = -answer.lower;
      verdict->has_value = out_lower[i] == out_upper[i];
      verdict->value = verdict->has_value ? out_lower[i] : 0;
    }
}

/* For all moves, who wins is proved before the exact result is searched for. */
static void
judge_win (SumiJudgement *judgement, SumiExact *exact, SumiBudget *budget)
{
  g_autofree int *lower = g_new (int, judgement->n_moves);
  g_autofree int *upper = g_new (int, judgement->n_moves);

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];
      SumiTruth truth = can_keep_below (exact, verdict->after, judgement->task.by, budget);

      if (truth != SUMI_TRUTH_UNKNOWN)
        verdict->verdict = truth == SUMI_TRUTH_TRUE ? SUMI_VERDICT_WRONG : SUMI_VERDICT_RIGHT;
    }
  find_results (judgement, exact, budget, lower, upper);
}

/* A move is right if none can be better, and wrong if one is. */
static void
judge_best (SumiJudgement *judgement, SumiExact *exact, SumiBudget *budget)
{
  g_autofree int *lower = g_new (int, judgement->n_moves);
  g_autofree int *upper = g_new (int, judgement->n_moves);
  int best_lower = -64, best_upper = -64;

  find_results (judgement, exact, budget, lower, upper);
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      best_lower = MAX (best_lower, lower[i]);
      best_upper = MAX (best_upper, upper[i]);
    }
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];

      if (lower[i] == best_upper)
        verdict->verdict = SUMI_VERDICT_RIGHT;
      else if (upper[i] < best_lower)
        verdict->verdict = SUMI_VERDICT_WRONG;
    }
}

/* The lowest result that a right move keeps; FALSE if it is not known, because no move is known to
 * be right. */
static gboolean
find_least (const SumiJudgement *judgement, int *out_least)
{
  *out_least = judgement->task.by;
  if (judgement->task.type == SUMI_TASK_WIN)
    return TRUE;
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];

      *out_least = verdict->value;
      if (verdict->verdict == SUMI_VERDICT_RIGHT && verdict->has_value)
        return TRUE;
    }
  return FALSE;
}

/* The clearest of the BEST replies to a move in BEFORE: a corner that the move has opened. */
static SumiSquare
find_clearest (SumiPosition before, SumiBitboard best)
{
  SumiColor side = sumi_color_opposite (before.turn);
  SumiBitboard gifts = best & SUMI_CORNERS & ~sumi_position_moves_of (before, side);

  return sumi_bitboard_first (gifts != 0 ? gifts : best);
}

/* Finds all replies to a move in BEFORE that keep the result below LEAST, and the best ones among
 * them. */
static SumiTruth
find_replies (SumiMoveVerdict *verdict,
              SumiPosition before,
              SumiExact *exact,
              int least,
              SumiBudget *budget)
{
  SumiExactAnswer answer = sumi_exact_best_moves (exact, verdict->after, budget);

  if (answer.best != answer.possible || answer.best == 0)
    return SUMI_TRUTH_UNKNOWN;
  verdict->has_value = TRUE;
  verdict->value = -answer.lower;
  verdict->best_replies = answer.best;
  verdict->refutation = find_clearest (before, answer.best);
  SUMI_FOREACH_SQUARE (reply, verdict->replies)
    {
      SumiPosition next = sumi_position_play (verdict->after, (SumiSquare) reply);
      SumiTruth can = sumi_exact_at_least (exact, next, least, budget);

      if (can == SUMI_TRUTH_UNKNOWN)
        return SUMI_TRUTH_UNKNOWN;
      if (can == SUMI_TRUTH_FALSE)
        verdict->refutations |= sumi_bitboard_of ((SumiSquare) reply);
    }
  return SUMI_TRUTH_TRUE;
}

/* Sets by how much each move is worse than the best one; nothing if no right move is known. */
static void
set_excesses (SumiJudgement *judgement)
{
  int best;

  if (!find_least (judgement, &best))
    return;
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];

      verdict->has_excess = verdict->has_value && verdict->verdict != SUMI_VERDICT_UNDECIDED;
      if (verdict->has_excess)
        verdict->excess = best - verdict->value;
    }
}

/* Finds the refutations of wrong moves. A wrong move whose refutation the budget does not suffice
 * for counts as undecided, as in tasks that are judged by proof. */
static void
find_refutations (SumiJudgement *judgement, SumiExact *exact, SumiBudget *budget)
{
  int least;
  gboolean is_known = find_least (judgement, &least);

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];

      if (verdict->verdict != SUMI_VERDICT_WRONG)
        continue;
      if (verdict->replies != 0)
        {
          if (!is_known
              || find_replies (verdict, judgement->position, exact, least, budget)
                   != SUMI_TRUTH_TRUE)
            set_undecided (verdict);
        }
      else if (sumi_position_must_pass (verdict->after))
        verdict->refutation = SUMI_SQUARE_PASS;
    }
}

/* Judges all moves of JUDGEMENT, whose task is to win, or to reach the best score. */
void
sumi_judgement_judge_scores (SumiJudgement *judgement, SumiBudget *budget)
{
  SumiExact *exact = make_exact (judgement);

  if (exact == NULL)
    return;
  if (judgement->task.type == SUMI_TASK_WIN)
    judge_win (judgement, exact, budget);
  else
    judge_best (judgement, exact, budget);
  find_refutations (judgement, exact, budget);
  if (judgement->task.type == SUMI_TASK_BEST)
    set_excesses (judgement);
  sumi_exact_free (exact);
}
