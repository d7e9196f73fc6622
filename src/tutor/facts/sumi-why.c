/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-why.h"

#include <stdlib.h>

#include "sumi-coach.h"
#include "sumi-explain.h"
#include "sumi-prover.h"

/* Parts of less than half a disc are not worth a sentence. */
#define MIN_PART (SUMI_DISC / 2)

/* So many moves that would have been better are named first; more on demand. */
#define MAX_AVOIDING 3

/* What tells two moves apart near the end is looked for by so many nodes at most. */
#define REASON_NODES 1000000
#define REASON_TABLE_BITS 14

/* The data for one move. */
typedef struct
{
  SumiWhy *why;
  SumiPosition after;
  SumiMidgame *midgame;
  const SumiEvaluation *evaluation;
  SumiWhyLimits limits;
  SumiBudget *budget;
  GArray *first, *rest; /* of SumiWhyFact */
  guint n_sentences;    /* of FIRST */
  gboolean has_cause;   /* FIRST says why, not only that */
  SumiBitboard best;    /* moves that are proved to be best; or one that looks so, and this one if
                         * it looks as good */
  SumiJudgement *lost_anyway; /* of a corner that is lost after every move; NULL without one */
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

/* Adds FACT to what is said on demand. */
static void
add_rest (Look *look, SumiWhyFact fact)
{
  g_array_append_val (look->rest, fact);
}

static void
add_squares (Look *look, SumiWhyKind kind, SumiBitboard squares)
{
  SumiWhyFact fact = begin_fact (look, kind);

  fact.squares = squares;
  if (squares != 0)
    add_rest (look, fact);
}

static guint
count_sentences (const SumiWhyFact *fact)
{
  return fact->kind == SUMI_WHY_FEATURE ? sumi_fact_count_sentences (&fact->feature) : 1;
}

static guint
count_all_sentences (const GArray *facts)
{
  guint n = 0;

  for (guint i = 0; i < facts->len; i++)
    n += count_sentences (&g_array_index (facts, SumiWhyFact, i));
  return n;
}

/* Adds GROUP, facts that belong together, to what is said first, if there is room for all of
 * them; otherwise to what is said on demand. Returns whether there was room. */
static gboolean
add_group (Look *look, GArray *group)
{
  guint n = count_all_sentences (group);

  if (look->n_sentences + n > SUMI_COACH_MAX_SENTENCES)
    {
      g_array_append_vals (look->rest, group->data, group->len);
      return FALSE;
    }
  look->n_sentences += n;
  g_array_append_vals (look->first, group->data, group->len);
  return TRUE;
}

/* The same of one fact. */
static gboolean
add_first (Look *look, SumiWhyFact fact)
{
  g_autoptr (GArray) group = g_array_new (FALSE, FALSE, sizeof (SumiWhyFact));

  g_array_append_val (group, fact);
  return add_group (look, group);
}

static SumiWhyFact
make_value (const Look *look, SumiWhyKind kind, int value)
{
  SumiWhyFact fact = begin_fact (look, kind);

  fact.value = value;
  return fact;
}

static SumiWhyFact
make_feature (const Look *look, const SumiFact *feature)
{
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_FEATURE);

  fact.feature = *feature;
  return fact;
}

/* Whether a fact of KIND was found already. */
static gboolean
has_feature (const Look *look, SumiFactKind kind)
{
  const GArray *parts[] = { look->first, look->rest };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      for (guint j = 0; j < parts[i]->len; j++)
        {
          const SumiWhyFact *fact = &g_array_index (parts[i], SumiWhyFact, j);

          if (fact->kind == SUMI_WHY_FEATURE && fact->feature.kind == kind)
            return TRUE;
        }
    }
  return FALSE;
}

/* Whether CAUSE was found already, of another task. */
static gboolean
is_told (const Look *look, const SumiFact *cause)
{
  const GArray *parts[] = { look->first, look->rest };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      for (guint j = 0; j < parts[i]->len; j++)
        {
          const SumiFact *told = &g_array_index (parts[i], SumiWhyFact, j).feature;

          if (g_array_index (parts[i], SumiWhyFact, j).kind == SUMI_WHY_FEATURE
              && told->kind == cause->kind && told->lost == cause->lost
              && told->squares == cause->squares && told->others == cause->others
              && told->reply == cause->reply && told->end == cause->end)
            return TRUE;
        }
    }
  return FALSE;
}

/* What JUDGEMENT tells of the causes and was not told before, as a list of facts; empty where it
 * tells none. */
static GArray *
find_causes (const Look *look, const SumiJudgement *judgement)
{
  g_autoptr (GArray) causes
    = sumi_coach_find_causes (judgement, look->why->move, SUMI_COACH_REVEAL | SUMI_COACH_NEUTRAL);
  GArray *group = g_array_new (FALSE, FALSE, sizeof (SumiWhyFact));

  for (guint i = 0; i < causes->len; i++)
    {
      const SumiFact *cause = &g_array_index (causes, SumiFact, i);
      SumiWhyFact fact = make_feature (look, cause);

      if (cause->kind != SUMI_FACT_RESULTS && !is_told (look, cause))
        g_array_append_val (group, fact);
    }
  return group;
}

/* Adds LEAD, without its number, and the causes that JUDGEMENT tells. Returns whether that is said
 * first. */
static gboolean
add_with_causes (Look *look, SumiWhyFact lead, const SumiJudgement *judgement)
{
  g_autoptr (GArray) group = find_causes (look, judgement);

  lead.is_plain = TRUE;
  g_array_prepend_val (group, lead);
  if (!add_group (look, group))
    return FALSE;
  look->has_cause = TRUE;
  return TRUE;
}

/* Adds FACT, which refers to the one before it, where there is room; otherwise as one that stands
 * for itself. */
static void
add_after_cause (Look *look, SumiWhyFact fact)
{
  if (look->n_sentences == SUMI_COACH_MAX_SENTENCES)
    {
      add_rest (look, fact);
      return;
    }
  fact.is_plain = TRUE;
  add_first (look, fact);
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
    add_first (look, begin_fact (look, SUMI_WHY_PASSED));
  else if (count_moves (look->why->before) == 1)
    add_first (look, begin_fact (look, SUMI_WHY_ONLY_MOVE));
  if (!is_pass (look) && sumi_bitboard_has (SUMI_CORNERS, look->why->move))
    add_first (look, begin_fact (look, SUMI_WHY_TAKES_CORNER));
}

static SumiJudgement *
judge_mobility (Look *look)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_MOBILITY;
  return judge (look, &task, look->why->before);
}

/* The facts of any move, as they are for tasks too; corners and passes only where they were not
 * told of yet. */
static void
add_features (Look *look)
{
  g_autoptr (SumiJudgement) judgement = NULL;
  g_autoptr (GArray) facts = NULL;

  if (is_pass (look))
    return;
  judgement = judge_mobility (look);
  facts = sumi_explain_move (judgement, look->why->move);
  for (guint i = 0; i < facts->len; i++)
    {
      const SumiFact *fact = &g_array_index (facts, SumiFact, i);
      gboolean is_told = fact->kind == SUMI_FACT_GIVES_CORNER
                         && sumi_bitboard_count (fact->squares) == 1
                         && has_feature (look, SUMI_FACT_HANDS_CORNER);

      if ((fact->kind <= SUMI_FACT_GAME_OVER && !is_told && !has_feature (look, fact->kind))
          || fact->kind == SUMI_FACT_ONLY_REPLY)
        add_rest (look, make_feature (look, fact));
    }
}

/* What the move opens to the opponent, and what it takes away; that nobody plays on its own square
 * again goes without saying. */
static void
add_openings (Look *look)
{
  SumiBitboard before = sumi_position_legal_moves (sumi_position_pass (look->why->before));
  SumiBitboard after = sumi_position_legal_moves (look->after);

  if (is_pass (look))
    return;
  add_squares (look, SUMI_WHY_OPENS, after & ~before);
  add_squares (look, SUMI_WHY_CLOSES,
               before & ~after & ~sumi_bitboard_of (look->why->move));
}

/* The result for the side that moved, if the game is over. */
static void
add_final (Look *look)
{
  SumiColor side = look->why->before.turn;
  int result = sumi_scoring_difference (sumi_midgame_get_scoring (look->midgame),
                                        sumi_position_discs (look->after, side),
                                        sumi_position_discs (look->after,
                                                             sumi_color_opposite (side)));

  add_first (look, make_value (look, SUMI_WHY_FINAL, result));
}

static SumiJudgement *
judge_results (Look *look, SumiPosition position)
{
  SumiTask task;

  sumi_task_init_score (&task, sumi_midgame_get_scoring (look->midgame));
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
  add_first (look, make_value (look, SUMI_WHY_RESULT, -best->value));
  return TRUE;
}

/* The result of a move that is not the best, and the best one. */
static SumiFact
make_results (const Look *look, const SumiJudgement *judgement)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, look->why->move);

  return (SumiFact){ .kind = SUMI_FACT_RESULTS,
                     .task = judgement->task,
                     .side = look->why->before.turn,
                     .move = look->why->move,
                     .reply = SUMI_SQUARE_NONE,
                     .corner = SUMI_SQUARE_NONE,
                     .end = SUMI_SQUARE_NONE,
                     .position = look->why->before,
                     .value = verdict->value,
                     .excess = verdict->excess,
                     .has_value = TRUE,
                     .squares = judgement->right,
                     .voice = SUMI_VOICE_NEUTRAL };
}

/* The move that is compared with the one played: the best there is or, of those that are worse, the
 * one that loses least; SUMI_SQUARE_NONE where there is none. */
static SumiSquare
find_other (const SumiJudgement *judgement, const SumiMoveVerdict *played)
{
  const SumiMoveVerdict *other = NULL;

  if (played->verdict == SUMI_VERDICT_WRONG)
    return judgement->right != 0 ? sumi_bitboard_first (judgement->right) : SUMI_SQUARE_NONE;
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];

      if (verdict->verdict == SUMI_VERDICT_WRONG && verdict->has_excess
          && (other == NULL || verdict->excess < other->excess))
        other = verdict;
    }
  return played->verdict == SUMI_VERDICT_RIGHT && other != NULL ? other->move : SUMI_SQUARE_NONE;
}

/* Whether a reason of KIND says more than numbers do; that the move itself hands a corner over is
 * told with the corners. */
static gboolean
is_cause (SumiReviewReasonKind kind, gboolean is_right)
{
  return kind != SUMI_REASON_NONE && kind <= SUMI_REASON_LAST_MOVE
         && (is_right || kind != SUMI_REASON_GIVES_CORNER);
}

/* Takes back that the move takes a corner, which FACT, what was added last, says as well. */
static void
take_back_corner (Look *look, const SumiWhyFact *fact)
{
  if (fact->reason.square != look->why->move || fact->reason.best != look->why->move)
    return;
  for (guint i = 0; i < look->first->len; i++)
    {
      SumiWhyFact told = g_array_index (look->first, SumiWhyFact, i);

      if (told.kind != SUMI_WHY_TAKES_CORNER)
        continue;
      g_array_remove_index (look->first, i);
      look->n_sentences--;
      add_rest (look, told);
      return;
    }
}

/* Adds what tells the move from another, in the lines of best play, if anything does. */
static void
add_reason (Look *look, const SumiJudgement *judgement)
{
  const SumiMoveVerdict *played = sumi_judgement_get (judgement, look->why->move);
  SumiSquare other = find_other (judgement, played);
  gboolean is_right = played->verdict == SUMI_VERDICT_RIGHT;
  SumiExactOptions options
    = { .n_threads = 1,
        .table_bits = REASON_TABLE_BITS,
        .scoring = sumi_midgame_get_scoring (look->midgame) };
  SumiBudget half = sumi_budget_take_half (look->budget);
  SumiExact *exact = other != SUMI_SQUARE_NONE ? sumi_exact_new (&options) : NULL;
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_REASON);
  SumiReviewMove compared;

  if (exact == NULL)
    return;
  half.max_nodes = MIN (half.max_nodes, half.nodes + REASON_NODES);
  if (sumi_review_compare_moves (exact, look->why->before, is_right ? other : played->move,
                                 is_right ? played->move : other, &half, &compared))
    fact.reason = sumi_review_find_own_reason (&compared);
  sumi_exact_free (exact);
  sumi_budget_return_half (look->budget, &half);
  if (!is_cause (fact.reason.kind, is_right))
    return;
  look->has_cause = add_first (look, fact);
  if (look->has_cause)
    take_back_corner (look, &fact);
}

/* Adds CAUSES of why the opponent has to pass, and that it has to: that alone where there is no
 * room for them. */
static void
add_passing (Look *look, GArray *causes)
{
  SumiFact fact = { .kind = SUMI_FACT_MUST_PASS,
                    .side = look->why->before.turn,
                    .move = look->why->move,
                    .reply = SUMI_SQUARE_NONE };
  SumiWhyFact passing = make_feature (look, &fact);

  look->has_cause = TRUE;
  if (look->n_sentences + count_all_sentences (causes) < SUMI_COACH_MAX_SENTENCES)
    g_array_append_val (causes, passing);
  else
    add_first (look, passing);
  add_group (look, causes);
}

/* What decides near the end: the causes, then the results. */
static gboolean
add_result_of_move (Look *look)
{
  g_autoptr (SumiJudgement) judgement = judge_results (look, look->why->before);
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, look->why->move);
  g_autoptr (GArray) causes = find_causes (look, judgement);
  gboolean is_over = sumi_position_is_over (look->after);

  look->best = judgement->right;
  if (verdict->verdict == SUMI_VERDICT_RIGHT && judgement->n_moves > 1)
    add_first (look, begin_fact (look, SUMI_WHY_NONE_BETTER));
  if (verdict->verdict == SUMI_VERDICT_RIGHT && sumi_position_must_pass (look->after))
    add_passing (look, causes);
  else if (causes->len > 0 && add_group (look, causes))
    look->has_cause = TRUE;
  if (!look->has_cause)
    add_reason (look, judgement);
  if (verdict->verdict == SUMI_VERDICT_WRONG && verdict->has_excess)
    {
      SumiFact results = make_results (look, judgement);

      add_first (look, make_feature (look, &results));
    }
  if (verdict->has_value && !is_over)
    {
      SumiWhyFact result = make_value (look, SUMI_WHY_RESULT, verdict->value);

      if (look->has_cause || has_feature (look, SUMI_FACT_RESULTS))
        add_rest (look, result);
      else
        add_first (look, result);
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
  if (sumi_position_count_empties (look->why->before) > look->limits.exact_empties)
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

static SumiJudgement *
judge_corners (Look *look, SumiTaskType type, int within)
{
  SumiTask task;

  sumi_task_init_corners (&task, type, within);
  return judge (look, &task, look->why->before);
}

/* The move hands over a corner that can be taken at once. Returns whether that is said first, and
 * last of what is. */
static gboolean
add_corner_handed (Look *look, const SumiJudgement *judgement)
{
  g_autoptr (GArray) causes = NULL;

  if (has_feature (look, SUMI_FACT_HANDS_CORNER))
    return FALSE;
  causes = find_causes (look, judgement);
  if (!add_group (look, causes))
    return FALSE;
  look->has_cause = TRUE;
  return TRUE;
}

/* The opponent can force a corner, as JUDGEMENT tells. */
static SumiWhyFact
make_corner_lost (const Look *look, const SumiJudgement *judgement)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, look->why->move);
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_CORNER_LOST);

  fact.within = judgement->task.within;
  fact.reply = verdict->refutation;
  fact.others = verdict->refutations;
  if (verdict->refutation < SUMI_SQUARE_PASS)
    fact.others &= ~sumi_bitboard_of (verdict->refutation);
  return fact;
}

/* It can, and JUDGEMENT tells which moves would have kept it from that. */
static void
add_corner_lost (Look *look, const SumiJudgement *judgement)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, look->why->move);
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_CORNER_AVOIDABLE);
  gboolean is_first;

  if ((verdict->replies & SUMI_CORNERS) == 0)
    is_first = add_with_causes (look, make_corner_lost (look, judgement), judgement);
  else
    is_first = add_corner_handed (look, judgement);
  fact.within = judgement->task.within;
  fact.squares = judgement->right;
  if (judgement->right == 0)
    return;
  if (is_first && sumi_bitboard_count (judgement->right) <= MAX_AVOIDING)
    add_after_cause (look, fact);
  else
    add_rest (look, fact);
}

/* It can after every move, so that this tells none of them apart. The causes are said first only
 * beside results: no number stands beside a cause, as in a comparison. */
static void
add_corner_lost_anyway (Look *look, gboolean has_result)
{
  const SumiJudgement *judgement = look->lost_anyway;
  g_autoptr (GArray) group = g_array_new (FALSE, FALSE, sizeof (SumiWhyFact));
  g_autoptr (GArray) causes = NULL;
  SumiWhyFact lost, fact = begin_fact (look, SUMI_WHY_CORNER_UNAVOIDABLE);
  guint n_sentences;
  gboolean is_full;

  if (judgement == NULL)
    return;
  if (has_feature (look, SUMI_FACT_HANDS_CORNER))
    causes = g_array_new (FALSE, FALSE, sizeof (SumiWhyFact));
  else
    causes = find_causes (look, judgement);
  lost = make_corner_lost (look, judgement);
  fact.within = lost.within;
  fact.is_plain = lost.is_plain = TRUE;
  /* That no move kept a corner which can be taken at once says so of itself. */
  if ((sumi_judgement_get (judgement, look->why->move)->replies & SUMI_CORNERS) == 0)
    g_array_append_val (group, lost);
  g_array_append_val (group, fact);
  n_sentences = look->n_sentences + group->len + count_all_sentences (causes);
  is_full = has_result && n_sentences <= SUMI_COACH_MAX_SENTENCES;
  if (is_full)
    g_array_insert_vals (group, group->len - 1, causes->data, causes->len);
  else
    g_array_append_vals (look->rest, causes->data, causes->len);
  add_group (look, group);
}

/* Whether the opponent can force a corner after the move, in as few moves as it can; otherwise sets
 * for how long it cannot, where another move would have let it, and returns what tells so; to be
 * freed by the caller. */
static SumiJudgement *
add_corner_danger (Look *look, SumiWhyFact *out_kept)
{
  g_autoptr (SumiJudgement) last = NULL;

  *out_kept = begin_fact (look, SUMI_WHY_CORNER_KEPT);
  for (int within = 1; within <= look->limits.corner_within; within++)
    {
      g_autoptr (SumiJudgement) judgement = judge_corners (look, SUMI_TASK_DENY, within);
      const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, look->why->move);
      SumiBitboard wrong =
          sumi_position_legal_moves (look->why->before) & ~judgement->right & ~judgement->undecided;

      look->why->is_complete = look->why->is_complete && judgement->is_decided;
      if (verdict->verdict == SUMI_VERDICT_WRONG)
        {
          if (judgement->right == 0 && judgement->is_decided && judgement->n_moves > 1)
            look->lost_anyway = sumi_judgement_ref (judgement);
          else
            add_corner_lost (look, judgement);
          return NULL;
        }
      if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
        break;
      if (wrong != 0)
        {
          out_kept->within = within;
          out_kept->squares = wrong;
          g_clear_pointer (&last, sumi_judgement_unref);
          last = sumi_judgement_ref (judgement);
        }
    }
  return g_steal_pointer (&last);
}

/* KEPT, of which JUDGEMENT tells: first where most moves would have lost a corner, or where the
 * cause is known; but not where a better move keeps it as well, as nothing is explained then. */
static void
add_corner_kept (Look *look, SumiWhyFact kept, const SumiJudgement *judgement)
{
  g_autoptr (GArray) causes = find_causes (look, judgement);
  SumiBitboard may_lose = kept.squares | sumi_bitboard_of (look->why->move);

  if (look->best != 0 && (look->best & may_lose) == 0)
    {
      add_rest (look, kept);
      g_array_append_vals (look->rest, causes->data, causes->len);
    }
  else if (causes->len > 0 || 2 * sumi_bitboard_count (kept.squares) >= (int) judgement->n_moves)
    add_with_causes (look, kept, judgement);
  else
    add_rest (look, kept);
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
      add_first (look, fact);
    }
  else if (truth == SUMI_TRUTH_UNKNOWN)
    look->why->is_complete = FALSE;
}

/* Whether the side that moved can force a corner, whatever the opponent does now; then sets OUT_WON
 * to what says so. */
static gboolean
find_corner_won (Look *look, SumiWhyFact *out_won)
{
  SumiGoal goal = corner_goal ();
  SumiProver *prover = sumi_prover_new (&goal, look->why->before.turn);
  SumiBudget half = sumi_budget_take_half (look->budget);
  SumiTruth truth = SUMI_TRUTH_FALSE;

  *out_won = begin_fact (look, SUMI_WHY_CORNER_WON);
  for (int n = 1; n < look->limits.corner_within && truth == SUMI_TRUTH_FALSE; n++)
    {
      out_won->within = n;
      truth = sumi_prover_can_force (prover, look->after, n, &half);
    }
  sumi_prover_free (prover);
  sumi_budget_return_half (look->budget, &half);
  if (truth == SUMI_TRUTH_UNKNOWN)
    look->why->is_complete = FALSE;
  return truth == SUMI_TRUTH_TRUE;
}

/* Whether the corner that JUDGEMENT tells of explains the move: none could be taken in its place,
 * and it is proved that no better move forces one as well. */
static gboolean
is_merit (const Look *look, const SumiJudgement *judgement)
{
  SumiBitboard best = look->best;

  return (sumi_position_legal_moves (look->why->before) & SUMI_CORNERS) == 0
         && (best == 0 || sumi_bitboard_has (best, look->why->move)
             || (best & (judgement->right | judgement->undecided)) == 0);
}

/* WON, with the causes where they tell how: first where that explains the move, and all of it or
 * nothing. */
static void
add_corner_won (Look *look, SumiWhyFact won)
{
  g_autoptr (SumiJudgement) judgement
    = is_pass (look) ? NULL : judge_corners (look, SUMI_TASK_FORCE, won.within + 1);
  g_autoptr (GArray) causes = NULL;

  if (judgement == NULL)
    {
      add_first (look, won);
      return;
    }
  causes = find_causes (look, judgement);
  if (!is_merit (look, judgement))
    {
      add_rest (look, won);
      g_array_append_vals (look->rest, causes->data, causes->len);
      return;
    }
  if (causes->len == 0
      || !sumi_fact_tells_how (&g_array_index (causes, SumiWhyFact, causes->len - 1).feature))
    {
      add_first (look, won);
      g_array_append_vals (look->rest, causes->data, causes->len);
      return;
    }
  won.is_plain = TRUE;
  g_array_append_val (causes, won);
  if (add_group (look, causes))
    look->has_cause = TRUE;
}

/* The opponent has to pass, and that was not said with the result. */
static void
add_passing_alone (Look *look)
{
  SumiTask task;
  g_autoptr (SumiJudgement) judgement = NULL;
  g_autoptr (GArray) causes = NULL;

  if (is_pass (look) || !sumi_position_must_pass (look->after)
      || has_feature (look, SUMI_FACT_MUST_PASS))
    return;
  sumi_task_init (&task);
  task.type = SUMI_TASK_FORCE;
  task.goal.kind = SUMI_GOAL_PASS;
  task.within = 1;
  judgement = judge (look, &task, look->why->before);
  causes = find_causes (look, judgement);
  add_passing (look, causes);
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
      add_rest (look, fact);
    }
}

/* Adds what the move takes from the opponent and opens to it, if COMPARISON mostly rests on
 * that; it is said without its number then. */
static void
add_causes_of_comparison (Look *look, SumiWhyFact comparison)
{
  g_autoptr (SumiJudgement) judgement = judge_mobility (look);
  g_autoptr (GArray) causes = find_causes (look, judgement);

  if (comparison.part == SUMI_PART_MOBILITY && !look->has_cause && causes->len > 0)
    look->has_cause = add_group (look, causes);
  comparison.is_plain = look->has_cause;
  if (comparison.is_plain && comparison.value < SUMI_DISC / 2)
    add_rest (look, comparison);
  else
    add_first (look, comparison);
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
  add_causes_of_comparison (look, fact);
  add_parts (look, &fact);
}

/* Looks ahead, never to the very end: that would be no estimate. */
static void
look_ahead (Look *look, SumiMidgameReport *out_report)
{
  SumiPosition position = is_pass (look) ? look->after : look->why->before;
  int max_depth = MIN (look->limits.depth, sumi_position_count_empties (position) - 1);
  SumiMidgameLimits limits = { .max_depth = max_depth, .exact_empties = 0 };

  if (look->limits.known != NULL)
    *out_report = *look->limits.known;
  else
    sumi_midgame_score_moves (look->midgame, position, limits, look->budget, out_report);
  look->best = 0;
  for (int i = 0; i < out_report->n_moves; i++)
    {
      const SumiMoveScore *move = &out_report->moves[i];

      if (i == 0 || (move->move == look->why->move
                     && move->value.score == out_report->moves[0].value.score))
        look->best |= sumi_bitboard_of (move->move);
    }
}

/* What is estimated, as REPORT tells. */
static void
add_estimates (Look *look, const SumiMidgameReport *report)
{
  const SumiMoveScore *played = report->moves;
  SumiWhyFact fact = begin_fact (look, SUMI_WHY_DEPTH), standing;

  if (report->n_moves == 0)
    return;
  while (!is_pass (look) && played->move != look->why->move)
    played++;
  if (!is_pass (look) && report->n_moves > 1)
    add_comparison (look, report, played);
  fact.depth = report->depth;
  standing = make_value (look, SUMI_WHY_STANDING,
                         is_pass (look) ? -played->value.score : played->value.score);
  if (look->n_sentences == 0)
    add_first (look, standing);
  else if (!sumi_position_is_over (look->after))
    add_rest (look, standing);
  add_rest (look, fact);
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
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (SumiWhyFact));
  Look look = { .why = why,
                .after = sumi_position_play (before, move),
                .midgame = midgame,
                .evaluation = evaluation,
                .limits = limits,
                .budget = budget,
                .rest = rest };
  SumiWhyFact kept, won;
  SumiMidgameReport report;
  g_autoptr (SumiJudgement) judgement = NULL;
  gboolean has_result, is_won;

  why->before = before;
  why->move = move;
  why->is_complete = TRUE;
  why->facts = look.first = g_array_new (FALSE, FALSE, sizeof (SumiWhyFact));
  add_turn (&look);
  has_result = add_result (&look);
  add_passing_alone (&look);
  if (is_pass (&look))
    add_corner_danger_of_pass (&look);
  else
    judgement = add_corner_danger (&look, &kept);
  is_won = find_corner_won (&look, &won);
  if (!has_result)
    look_ahead (&look, &report);
  if (is_won)
    add_corner_won (&look, won);
  if (judgement != NULL)
    add_corner_kept (&look, kept, judgement);
  if (!has_result)
    add_estimates (&look, &report);
  add_corner_lost_anyway (&look, has_result);
  g_clear_pointer (&look.lost_anyway, sumi_judgement_unref);
  add_features (&look);
  add_openings (&look);
  why->n_first = why->facts->len;
  g_array_append_vals (why->facts, rest->data, rest->len);
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
