/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-why.h"

#include <stdlib.h>

#include "sumi-explain.h"
#include "sumi-prover.h"

/* Parts of less than half a disc are not worth a sentence. */
#define MIN_PART (SUMI_DISC / 2)

/* The data for one move. */
typedef struct
{
  SumiWhy *why;
  SumiPosition after;
  SumiMidgame *midgame;
  const SumiEvaluation *evaluation;
  SumiWhyLimits limits;
  SumiBudget *budget;
} Look;

static gboolean
is_pass (const Look *look)
{
  return look->why->move == SUMI_SQUARE_PASS;
}

static int
count_moves (SumiPosition position)
{
  return sumi_bitboard_count (sumi_position_legal_moves (position));
}

static int
count_empties (SumiPosition position)
{
  return sumi_bitboard_count (sumi_position_empties (position));
}

static SumiWhyFact
begin_fact (const Look *look, SumiWhyKind kind)
{
  return (SumiWhyFact){ .kind = kind,
                        .side = look->why->before.turn,
                        .move = look->why->move,
                        .reply = SUMI_SQUARE_NONE,
                        .better = SUMI_SQUARE_NONE,
                        .worse = SUMI_SQUARE_NONE,
                        .part = SUMI_NO_PART };
}

static void
add_fact (Look *look, SumiWhyFact fact)
{
  g_array_append_val (look->why->facts, fact);
}

static void
add_squares (Look *look, SumiWhyKind kind, SumiBitboard squares)
{
  SumiWhyFact fact = begin_fact (look, kind);

  fact.squares = squares;
  if (squares != 0)
    add_fact (look, fact);
}

static void
add_value (Look *look, SumiWhyKind kind, int value)
{
  SumiWhyFact fact = begin_fact (look, kind);

  fact.value = value;
  add_fact (look, fact);
}

/* Judges all moves of POSITION with half of the budget. */
static SumiJudgement *
judge (Look *look, const SumiTask *task, SumiPosition position)
{
  SumiBudget half = sumi_budget_take_half (look->budget);
  SumiJudgement *judgement = sumi_judgement_new (task, position, SUMI_JUDGE_DEFAULT, &half);

  sumi_budget_return_half (look->budget, &half);
  return judgement;
}

static void
add_turn (Look *look)
{
  if (is_pass (look))
    add_fact (look, begin_fact (look, SUMI_WHY_PASSED));
  else if (count_moves (look->why->before) == 1)
    add_fact (look, begin_fact (look, SUMI_WHY_ONLY_MOVE));
  if (!is_pass (look) && sumi_bitboard_has (SUMI_CORNERS, look->why->move))
    add_fact (look, begin_fact (look, SUMI_WHY_TAKES_CORNER));
}

/* The facts of any move, as they are for tasks too. */
static void
add_features (Look *look, SumiFactKind first, SumiFactKind last)
{
  SumiTask task;
  g_autoptr (SumiJudgement) judgement = NULL;
  g_autoptr (GArray) facts = NULL;

  if (is_pass (look))
    return;
  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_MOBILITY;
  judgement = judge (look, &task, look->why->before);
  facts = sumi_explain_move (judgement, look->why->move);
  for (guint i = 0; i < facts->len; i++)
    {
      SumiWhyFact fact = begin_fact (look, SUMI_WHY_FEATURE);

      fact.feature = g_array_index (facts, SumiFact, i);
      if ((fact.feature.kind >= first && fact.feature.kind <= last)
          || (fact.feature.kind == SUMI_FACT_ONLY_REPLY && last == SUMI_FACT_GAME_OVER))
        add_fact (look, fact);
    }
}

/* What the move opens to the opponent, and what it takes away. */
static void
add_openings (Look *look)
{
  SumiBitboard before = sumi_position_legal_moves (sumi_position_pass (look->why->before));
  SumiBitboard after = sumi_position_legal_moves (look->after);

  if (is_pass (look))
    return;
  add_squares (look, SUMI_WHY_OPENS, after & ~before);
  add_squares (look, SUMI_WHY_CLOSES, before & ~after);
}

/* The result for the side that moved, if the game is over. */
static void
add_final (Look *look)
{
  SumiColor side = look->why->before.turn;

  add_value (look, SUMI_WHY_FINAL,
             sumi_scoring_difference (sumi_midgame_get_scoring (look->midgame),
                                      sumi_position_discs (look->after, side),
                                      sumi_position_discs (look->after,
                                                           sumi_color_opposite (side))));
}

static SumiJudgement *
judge_results (Look *look, SumiPosition position)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  task.scoring = sumi_midgame_get_scoring (look->midgame);
  return judge (look, &task, position);
}

/* The result against best play after a pass: the opponent's best move tells it. */
static gboolean
add_result_of_pass (Look *look)
{
  g_autoptr (SumiJudgement) judgement = judge_results (look, look->after);
  const SumiMoveVerdict *best =
      sumi_judgement_get (judgement, sumi_bitboard_first (judgement->right));

  if (best == NULL || !best->has_value)
    return FALSE;
  add_value (look, SUMI_WHY_RESULT, -best->value);
  return TRUE;
}

/* The result against best play, and whether another move has a better one. */
static gboolean
add_result_of_move (Look *look)
{
  g_autoptr (SumiJudgement) judgement = judge_results (look, look->why->before);
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, look->why->move);

  if (verdict->has_value && !sumi_position_is_over (look->after))
    add_value (look, SUMI_WHY_RESULT, verdict->value);
  if (verdict->verdict == SUMI_VERDICT_RIGHT && judgement->n_moves > 1)
    add_fact (look, begin_fact (look, SUMI_WHY_NONE_BETTER));
  else if (verdict->verdict == SUMI_VERDICT_WRONG && verdict->has_excess)
    {
      SumiWhyFact fact = begin_fact (look, SUMI_WHY_BETTER);

      fact.squares = judgement->right;
      fact.value = verdict->value + verdict->excess;
      add_fact (look, fact);
    }
  return verdict->has_value && verdict->verdict != SUMI_VERDICT_UNDECIDED;
}

/* Adds the result. Returns whether it is known, so that no estimates are needed. */
static gboolean
add_result (Look *look)
{
  gboolean is_over = sumi_position_is_over (look->after);
  gboolean is_known;

  if (is_over)
    add_final (look);
  if (is_over && (is_pass (look) || count_moves (look->why->before) == 1))
    return TRUE;
  if (count_empties (look->why->before) > look->limits.exact_empties)
    return FALSE;
  is_known = is_pass (look) ? add_result_of_pass (look) : add_result_of_move (look);
  look->why->is_complete = look->why->is_complete && is_known;
  return is_known;
}

static SumiGoal
corner_goal (void)
{
  return (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
}

/* The opponent can force a corner within WITHIN moves, and JUDGEMENT tells which moves would have
 * kept it from that. A corner that it can take at once is a feature already. */
static void
add_corner_lost (Look *look, const SumiJudgement *judgement, int within)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, look->why->move);
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_CORNER_LOST);

  fact.within = within;
  fact.reply = verdict->refutation;
  fact.others = verdict->refutations;
  if (verdict->refutation < SUMI_SQUARE_PASS)
    fact.others &= ~sumi_bitboard_of (verdict->refutation);
  if ((verdict->replies & SUMI_CORNERS) == 0)
    add_fact (look, fact);

  fact = begin_fact (look, judgement->right != 0 ? SUMI_WHY_CORNER_AVOIDABLE
                                                 : SUMI_WHY_CORNER_UNAVOIDABLE);
  fact.within = within;
  fact.squares = judgement->right;
  if (judgement->right != 0 || (judgement->is_decided && judgement->n_moves > 1))
    add_fact (look, fact);
}

/* Whether the opponent can force a corner after the move, in as few moves as it can; otherwise for
 * how long it cannot, where another move would have let it. */
static void
add_corner_danger (Look *look)
{
  SumiTask task;
  SumiWhyFact kept = begin_fact (look, SUMI_WHY_CORNER_KEPT);

  sumi_task_init (&task);
  task.type = SUMI_TASK_DENY;
  task.goal = corner_goal ();
  for (task.within = 1; task.within <= look->limits.corner_within; task.within++)
    {
      g_autoptr (SumiJudgement) judgement = judge (look, &task, look->why->before);
      const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, look->why->move);
      SumiBitboard wrong =
          sumi_position_legal_moves (look->why->before) & ~judgement->right & ~judgement->undecided;

      look->why->is_complete = look->why->is_complete && judgement->is_decided;
      if (verdict->verdict == SUMI_VERDICT_WRONG)
        {
          add_corner_lost (look, judgement, task.within);
          return;
        }
      if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
        break;
      if (wrong != 0)
        {
          kept.within = task.within;
          kept.squares = wrong;
        }
    }
  if (kept.within > 0)
    add_fact (look, kept);
}

/* The same after a pass. */
static void
add_corner_danger_of_pass (Look *look)
{
  SumiGoal goal = corner_goal ();
  SumiProver *prover = sumi_prover_new (&goal, look->after.turn);
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_CORNER_LOST);
  SumiBudget half = sumi_budget_take_half (look->budget);
  SumiTruth truth = SUMI_TRUTH_FALSE;

  for (int n = 1; n <= look->limits.corner_within && truth == SUMI_TRUTH_FALSE; n++)
    {
      fact.within = n;
      truth = sumi_prover_find (prover, look->after, n, SUMI_TRUTH_TRUE, &half, &fact.others,
                                &fact.reply);
    }
  sumi_prover_free (prover);
  sumi_budget_return_half (look->budget, &half);
  if (truth == SUMI_TRUTH_TRUE)
    {
      fact.others &= ~sumi_bitboard_of (fact.reply);
      add_fact (look, fact);
    }
  else if (truth == SUMI_TRUTH_UNKNOWN)
    look->why->is_complete = FALSE;
}

/* Whether the side that moved can force a corner, whatever the opponent does now. */
static void
add_corner_won (Look *look)
{
  SumiGoal goal = corner_goal ();
  SumiProver *prover = sumi_prover_new (&goal, look->why->before.turn);
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_CORNER_WON);
  SumiBudget half = sumi_budget_take_half (look->budget);
  SumiTruth truth = SUMI_TRUTH_FALSE;

  for (int n = 1; n < look->limits.corner_within && truth == SUMI_TRUTH_FALSE; n++)
    {
      fact.within = n;
      truth = sumi_prover_can_force (prover, look->after, n, &half);
    }
  sumi_prover_free (prover);
  sumi_budget_return_half (look->budget, &half);
  if (truth == SUMI_TRUTH_TRUE)
    add_fact (look, fact);
  else if (truth == SUMI_TRUTH_UNKNOWN)
    look->why->is_complete = FALSE;
}

/* The part that FACT names as the reason. The parts are those of the board right after either move,
 * while the value looks further; so there is a reason only where the two agree by and large. */
static int
find_reason (const SumiWhyFact *fact)
{
  int total = sumi_evaluation_sum_total (&fact->parts);
  int part = sumi_evaluation_sum_find_largest (&fact->parts);

  if (part == SUMI_NO_PART || 2 * total < fact->value || 2 * fact->parts.parts[part] < total
      || fact->parts.parts[part] < MIN_PART)
    return SUMI_NO_PART;
  return part;
}

/* One fact a part of COMPARISON, the largest first; each tells which of the two moves it favours.
 */
static void
add_parts (Look *look, const SumiWhyFact *comparison)
{
  SumiEvaluationSum left = comparison->parts;

  for (;;)
    {
      SumiWhyFact fact = begin_fact (look, SUMI_WHY_PART);

      fact.part = 0;
      for (int part = 1; part < SUMI_N_EVALUATION_PARTS; part++)
        {
          if (abs (left.parts[part]) > abs (left.parts[fact.part]))
            fact.part = part;
        }
      fact.value = abs (left.parts[fact.part]);
      if (fact.value < MIN_PART)
        return;
      fact.better = left.parts[fact.part] > 0 ? comparison->better : comparison->worse;
      fact.worse = left.parts[fact.part] > 0 ? comparison->worse : comparison->better;
      left.parts[fact.part] = 0;
      add_fact (look, fact);
    }
}

/* Compares the move with the best one, or if it is that, with the next best. */
static void
add_comparison (Look *look, const SumiMidgameReport *report, const SumiMoveScore *played)
{
  const SumiMoveScore *best = &report->moves[0];
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_COMPARISON);
  SumiEvaluationSum better, worse;

  if (played->value.score == best->value.score)
    {
      const SumiMoveScore *next = played == best ? &report->moves[1] : best;

      fact.better = played->move;
      fact.worse = next->move;
      fact.value = played->value.score - next->value.score;
    }
  else
    {
      fact.better = best->move;
      fact.worse = played->move;
      fact.value = best->value.score - played->value.score;
    }
  better = sumi_evaluation_split_move (look->evaluation, look->why->before, fact.better);
  worse = sumi_evaluation_split_move (look->evaluation, look->why->before, fact.worse);
  fact.parts = sumi_evaluation_sum_subtract (&better, &worse);
  fact.part = find_reason (&fact);
  add_fact (look, fact);
  add_parts (look, &fact);
}

/* What is estimated by looking ahead, never to the very end: that would be no estimate. */
static void
add_estimates (Look *look)
{
  SumiPosition position = is_pass (look) ? look->after : look->why->before;
  SumiMidgameLimits limits = { .max_depth = MIN (look->limits.depth, count_empties (position) - 1),
                               .exact_empties = 0 };
  SumiMidgameReport report;
  const SumiMoveScore *played = report.moves;
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_DEPTH);

  sumi_midgame_score_moves (look->midgame, position, limits, look->budget, &report);
  if (report.n_moves == 0)
    return;
  while (!is_pass (look) && played->move != look->why->move)
    played++;
  if (!is_pass (look) && report.n_moves > 1)
    add_comparison (look, &report, played);
  add_value (look, SUMI_WHY_STANDING, is_pass (look) ? -played->value.score : played->value.score);
  fact.depth = report.depth;
  add_fact (look, fact);
}

/* Explains MOVE, a legal move in BEFORE or a forced pass. EVALUATION is the one that MIDGAME
 * searches with. */
SumiWhy *
sumi_why_new (SumiPosition before,
              SumiSquare move,
              SumiMidgame *midgame,
              const SumiEvaluation *evaluation,
              SumiWhyLimits limits,
              SumiBudget *budget)
{
  SumiWhy *why = g_new0 (SumiWhy, 1);
  Look look = { why, sumi_position_play (before, move), midgame, evaluation, limits, budget };
  gboolean has_result;

  why->before = before;
  why->move = move;
  why->is_complete = TRUE;
  why->facts = g_array_new (FALSE, FALSE, sizeof (SumiWhyFact));
  add_turn (&look);
  has_result = add_result (&look);
  add_features (&look, SUMI_FACT_GIVES_CORNER, SUMI_FACT_GAME_OVER);
  if (is_pass (&look))
    add_corner_danger_of_pass (&look);
  else
    add_corner_danger (&look);
  add_corner_won (&look);
  if (!has_result)
    add_estimates (&look);
  add_openings (&look);
  add_features (&look, SUMI_FACT_FLIPS, SUMI_FACT_STABLE);
  return why;
}

/* WHY may be NULL. */
void
sumi_why_free (SumiWhy *why)
{
  if (why == NULL)
    return;
  g_array_unref (why->facts);
  g_free (why);
}

/* Whether facts of KIND are estimates, which look different from what is proved. */
gboolean
sumi_why_kind_is_estimate (SumiWhyKind kind)
{
  return kind >= SUMI_WHY_COMPARISON;
}
