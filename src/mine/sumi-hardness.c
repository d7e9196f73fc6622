/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-hardness.h"

#include <math.h>

#include "sumi-features.h"
#include "sumi-hardness-weights.h"
#include "sumi-judgement.h"
#include "sumi-opponent.h"

#define MAX_NODES UINT64_C (50000000)

/* A lead is counted in so many hundredths of a disc. */
#define LEAD (8 * SUMI_DISC)
#define RIVAL (2 * SUMI_DISC)
#define LOSS (3 * SUMI_DISC)
#define MAX_DEPTH 4

/* The least ratings of the grades from 2 on. */
static const int grades[] = { 900, 1200, 1500, 1800 };

static const char *const names[SUMI_N_HARDNESS] = {
  "one",    "deny",     "pass",     "few",    "wipe-out", "mobility", "quiet",
  "score",  "distance", "branches", "empties", "rivals",   "decoys",   "right",
  "ugly",   "gift",     "corner",   "flips",  "replies",  "lead-1",   "lead-2",
  "lead-4", "rivals-2", "chance",   "depth",
};

/* The squares beside the corners of EMPTIES. */
static SumiBitboard
list_beside_corners (SumiBitboard empties)
{
  return sumi_bitboard_neighbours (empties & SUMI_CORNERS);
}

/* Whether the mover could take a corner if it were its turn again. */
static gboolean
threatens_corner (const SumiMoveVerdict *verdict)
{
  return (sumi_position_legal_moves (sumi_position_pass (verdict->after)) & SUMI_CORNERS) != 0;
}

static int
count_flips (const SumiJudgement *judgement, SumiSquare move)
{
  return sumi_bitboard_count (sumi_position_flips (judgement->position, move));
}

/* What is asked, and how far away it is. */
static void
measure_task (const SumiJudgement *judgement, const SumiMoveVerdict *right, double *values)
{
  const SumiTask *task = &judgement->task;
  gboolean is_score = task->type == SUMI_TASK_WIN
                      || (task->type == SUMI_TASK_BEST && task->measure == SUMI_MEASURE_SCORE);
  gboolean is_force = task->type == SUMI_TASK_FORCE;

  values[SUMI_HARDNESS_ONE] = 1;
  values[SUMI_HARDNESS_DENY] = task->type == SUMI_TASK_DENY;
  values[SUMI_HARDNESS_PASS] = is_force && task->goal.kind == SUMI_GOAL_PASS;
  values[SUMI_HARDNESS_FEW] = is_force && task->goal.kind == SUMI_GOAL_MOBILITY;
  values[SUMI_HARDNESS_WIPE_OUT] = is_force && task->goal.kind == SUMI_GOAL_WIPE_OUT;
  values[SUMI_HARDNESS_MOBILITY] = task->type == SUMI_TASK_BEST && !is_score;
  values[SUMI_HARDNESS_QUIET] =
      task->type == SUMI_TASK_BEST && task->measure == SUMI_MEASURE_OPENNESS;
  values[SUMI_HARDNESS_SCORE] = is_score;
  values[SUMI_HARDNESS_DISTANCE] = is_force                         ? right->distance - 1
                                   : task->type == SUMI_TASK_DENY ? task->within
                                                                  : 0;
  values[SUMI_HARDNESS_BRANCHES] = right->proof != NULL ? log10 (right->proof->n_nodes) : 0;
  values[SUMI_HARDNESS_EMPTIES] =
      is_score ? sumi_position_count_empties (judgement->position) / 8.0 : 0;
}

/* What the right move looks like beside the others. */
static void
measure_looks (const SumiJudgement *judgement, const SumiMoveVerdict *right, double *values)
{
  SumiBitboard empties = sumi_position_empties (judgement->position);
  SumiBitboard natural = sumi_features_natural (judgement->position);
  int n_rivals = 0, n_decoys = 0, n_greedy = 0, n_tight = 0;
  int n_others = MAX ((int) judgement->n_moves - 1, 1);

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];
      gboolean is_wrong = verdict->verdict == SUMI_VERDICT_WRONG;

      n_rivals += is_wrong && sumi_bitboard_has (natural, verdict->move);
      n_decoys += is_wrong && threatens_corner (verdict);
      n_greedy += count_flips (judgement, verdict->move) > count_flips (judgement, right->move);
      n_tight += sumi_bitboard_count (verdict->replies) < sumi_bitboard_count (right->replies);
    }
  values[SUMI_HARDNESS_RIVALS] = log2 (1 + n_rivals);
  values[SUMI_HARDNESS_DECOYS] = log2 (1 + n_decoys);
  values[SUMI_HARDNESS_RIGHT] =
      (double) sumi_bitboard_count (judgement->right) / judgement->n_moves;
  values[SUMI_HARDNESS_UGLY] = sumi_bitboard_has (list_beside_corners (empties), right->move);
  values[SUMI_HARDNESS_GIFT] = (right->replies & SUMI_CORNERS) != 0;
  values[SUMI_HARDNESS_CORNER] = sumi_bitboard_has (SUMI_CORNERS, right->move);
  values[SUMI_HARDNESS_FLIPS] = (double) n_greedy / n_others;
  values[SUMI_HARDNESS_REPLIES] = (double) n_tight / n_others;
}

/* By how much the best of the right moves leads the best of the others, in hundredths of a disc. */
static int
get_lead (const SumiMidgameReport *report, SumiBitboard right)
{
  int best_right = -SUMI_DISC * 64, best_wrong = -SUMI_DISC * 64;

  for (int i = 0; i < report->n_moves; i++)
    {
      int *best = sumi_bitboard_has (right, report->moves[i].move) ? &best_right : &best_wrong;

      *best = MAX (*best, report->moves[i].value.score);
    }
  return best_right - best_wrong;
}

/* The share of wrong moves that look almost as good as the best right one, or better. */
static double
get_rivals (const SumiMidgameReport *report, SumiBitboard right)
{
  int best_right = -SUMI_DISC * 64, n_wrong = 0, n_rivals = 0;

  for (int i = 0; i < report->n_moves; i++)
    {
      if (sumi_bitboard_has (right, report->moves[i].move))
        best_right = MAX (best_right, report->moves[i].value.score);
    }
  for (int i = 0; i < report->n_moves; i++)
    {
      if (sumi_bitboard_has (right, report->moves[i].move))
        continue;
      n_wrong++;
      n_rivals += report->moves[i].value.score >= best_right - RIVAL;
    }
  return n_wrong > 0 ? (double) n_rivals / n_wrong : 0;
}

static double
get_chance (const SumiMidgameReport *report, SumiBitboard right)
{
  double chances[SUMI_MIDGAME_MAX_MOVES], chance = 0;

  sumi_opponent_weigh_moves (report->moves, report->n_moves, LOSS, chances);
  for (int i = 0; i < report->n_moves; i++)
    chance += sumi_bitboard_has (right, report->moves[i].move) ? chances[i] : 0;
  return chance;
}

/* When a search that looks further and further begins to prefer the right moves. */
static void
measure_search (const SumiJudgement *judgement, SumiMidgame *midgame, double *values)
{
  double leads[MAX_DEPTH + 1];
  int depth = MAX_DEPTH + 1;

  for (int i = MAX_DEPTH; i >= 1; i--)
    {
      const SumiMidgameLimits limits = { .max_depth = i };
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;
      int lead;

      sumi_midgame_forget (midgame);
      sumi_midgame_score_moves (midgame, judgement->position, limits, &budget, &report);
      lead = get_lead (&report, judgement->right);
      leads[i] = CLAMP ((double) lead / LEAD, -1, 1);
      if (lead > 0 && depth == i + 1)
        depth = i;
      if (i == 2)
        {
          values[SUMI_HARDNESS_RIVALS_2] = get_rivals (&report, judgement->right);
          values[SUMI_HARDNESS_CHANCE] = get_chance (&report, judgement->right);
        }
    }
  values[SUMI_HARDNESS_LEAD_1] = leads[1];
  values[SUMI_HARDNESS_LEAD_2] = leads[2];
  values[SUMI_HARDNESS_LEAD_4] = leads[4];
  values[SUMI_HARDNESS_DEPTH] = depth;
}

/* The name of MEASURE, in pages for people. */
const char *
sumi_hardness_measure_to_name (SumiHardnessMeasure measure)
{
  return names[measure];
}

/* Measures TASK, asked of POSITION. FALSE if it is none that a move answers, or if what is right
 * cannot be decided, within LIMITS too; NULL: there are no others. The same on every machine, with
 * the same weights of MIDGAME, if LIMITS has no deadline. */
gboolean
sumi_hardness_measure (const SumiTask *task,
                       SumiPosition position,
                       SumiMidgame *midgame,
                       const SumiBudget *limits,
                       SumiHardness *out_hardness)
{
  SumiBudget budget = limits != NULL ? *limits : SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = NULL;
  const SumiMoveVerdict *right;

  *out_hardness = (SumiHardness){ 0 };
  if (!sumi_task_is_by_move (task->type) || task->type == SUMI_TASK_LINE)
    return FALSE;
  budget.max_nodes = MIN (budget.max_nodes, MAX_NODES);
  judgement = sumi_judgement_new (task, position, SUMI_JUDGE_PROOFS, &budget);
  if (!judgement->is_decided || judgement->right == 0)
    return FALSE;
  right = sumi_judgement_get (judgement, sumi_bitboard_first (judgement->right));
  measure_task (judgement, right, out_hardness->values);
  measure_looks (judgement, right, out_hardness->values);
  measure_search (judgement, midgame, out_hardness->values);
  return TRUE;
}

/* The rating of what was measured, if each number counts for as much as WEIGHTS say. */
int
sumi_hardness_rate_by (const SumiHardness *hardness, const double weights[SUMI_N_HARDNESS])
{
  double rating = 0;

  for (guint i = 0; i < SUMI_N_HARDNESS; i++)
    rating += hardness->values[i] * weights[i];
  return (int) CLAMP (floor (rating + 0.5), SUMI_HARDNESS_MIN_RATING, SUMI_HARDNESS_MAX_RATING);
}

/* The rating of what was measured. */
int
sumi_hardness_rate (const SumiHardness *hardness)
{
  G_STATIC_ASSERT (G_N_ELEMENTS (sumi_hardness_weights) == SUMI_N_HARDNESS);
  return sumi_hardness_rate_by (hardness, sumi_hardness_weights);
}

/* RATING as a grade from 1 to 5. */
int
sumi_hardness_grade (int rating)
{
  guint grade = 0;

  while (grade < G_N_ELEMENTS (grades) && rating >= grades[grade])
    grade++;
  return (int) grade + 1;
}
