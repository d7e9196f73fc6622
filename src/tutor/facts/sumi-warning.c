/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-warning.h"

#include "sumi-coach.h"

/* The data for one move. */
typedef struct
{
  SumiPosition position;
  SumiScoring scoring;
  SumiBudget *budget;
  SumiWarning *warning;
} Look;

/* Takes from JUDGEMENT what speaks against the move. */
static void
take_reasons (Look *look, const SumiJudgement *judgement)
{
  SumiWarning *warning = look->warning;
  guint n_first;
  g_autoptr (GArray) facts
    = sumi_coach_explain (judgement, warning->move, SUMI_COACH_DEFAULT, &n_first);

  warning->n_reasons = MIN (n_first, SUMI_WARNING_MAX_REASONS);
  for (guint i = 0; i < warning->n_reasons; i++)
    warning->reasons[i] = g_array_index (facts, SumiFact, i);
}

/* Whether the opponent can force a corner within so many of its moves, and another move would have
 * kept it from that. */
static gboolean
gives_corner (Look *look, int within)
{
  SumiTask task;
  g_autoptr (SumiJudgement) judgement = NULL;
  const SumiMoveVerdict *verdict;

  sumi_task_init_corners (&task, SUMI_TASK_DENY, within);
  judgement = sumi_judgement_new (&task, look->position, SUMI_JUDGE_DEFAULT, look->budget);
  verdict = sumi_judgement_get (judgement, look->warning->move);
  if (verdict->verdict != SUMI_VERDICT_WRONG || judgement->right == 0)
    return FALSE;
  look->warning->reply = verdict->refutation;
  look->warning->corners = verdict->replies & SUMI_CORNERS;
  take_reasons (look, judgement);
  return TRUE;
}

/* The results of all moves; NULL where there are too many empties. */
static SumiJudgement *
judge_results (Look *look)
{
  SumiTask task;

  if (sumi_position_count_empties (look->position) > SUMI_WARNING_MAX_EMPTIES)
    return NULL;
  sumi_task_init_score (&task, look->scoring);
  return sumi_judgement_new (&task, look->position, SUMI_JUDGE_DEFAULT, look->budget);
}

/* Whether it is proved that no other move has a better result. */
static gboolean
is_best (Look *look)
{
  g_autoptr (SumiJudgement) judgement = judge_results (look);

  return judgement != NULL
         && sumi_judgement_get (judgement, look->warning->move)->verdict == SUMI_VERDICT_RIGHT;
}

/* 1 for a win, 0 for a draw, -1 for a loss. */
static int
sign_of (int result)
{
  return (result > 0) - (result < 0);
}

/* Whether the move has a worse outcome than the best one: a draw or a loss instead of a win, or a
 * loss instead of a draw. */
static gboolean
spoils_result (Look *look)
{
  g_autoptr (SumiJudgement) judgement = judge_results (look);
  const SumiMoveVerdict *verdict;

  if (judgement == NULL)
    return FALSE;
  verdict = sumi_judgement_get (judgement, look->warning->move);
  if (verdict->verdict != SUMI_VERDICT_WRONG || !verdict->has_excess)
    return FALSE;
  look->warning->result = verdict->value;
  look->warning->best_result = verdict->value + verdict->excess;
  look->warning->reply = verdict->refutation;
  if (sign_of (look->warning->result) >= sign_of (look->warning->best_result))
    return FALSE;
  take_reasons (look, judgement);
  return TRUE;
}

/* The plainest reason against MOVE, a legal one, among those that STRENGTH includes and BUDGET
 * suffices for; none where it is proved that no move has a better result, whatever corner that
 * costs. Results are counted by SCORING. */
SumiWarning
sumi_warning_find (SumiPosition position,
                   SumiSquare move,
                   SumiWarningStrength strength,
                   SumiScoring scoring,
                   SumiBudget *budget)
{
  const SumiWarning none = { .side = position.turn, .move = move, .reply = SUMI_SQUARE_NONE };
  SumiWarning warning = none;
  Look look = { position, scoring, budget, &warning };

  if (strength >= SUMI_WARN_CORNER && gives_corner (&look, 1))
    warning.kind = SUMI_WARN_CORNER;
  else if (strength >= SUMI_WARN_FORCED_CORNER
           && gives_corner (&look, SUMI_WARNING_MAX_WITHIN))
    warning.kind = SUMI_WARN_FORCED_CORNER;
  else if (strength >= SUMI_WARN_RESULT && spoils_result (&look))
    warning.kind = SUMI_WARN_RESULT;
  if (warning.kind == SUMI_WARN_NEVER || warning.kind == SUMI_WARN_RESULT)
    return warning;
  return is_best (&look) ? none : warning;
}
