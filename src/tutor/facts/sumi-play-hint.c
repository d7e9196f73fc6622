/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-hint.h"

#include "sumi-part.h"
#include "sumi-share.h"

/* A corner is worth hinting at if the move that gets or keeps it looks at most this much worse than
 * the best one. */
#define MAX_WORSE (2 * SUMI_DISC)

/* A part of the evaluation is worth naming if the move gains so much by it over the average of the
 * others. */
#define MIN_PART (SUMI_DISC / 2)

/* What stays the same while one position is looked at. */
typedef struct
{
  SumiPlayHint *hint;
  const SumiEvaluation *evaluation;
  SumiMidgameReport report;
  SumiBudget *budget;
  gboolean has_force; /* a corner can be forced, whether it is advisable or not */
} Look;

static void
take_judgement (Look *look, SumiPlayHintBasis basis, SumiJudgement *judgement)
{
  g_clear_pointer (&look->hint->judgement, sumi_judgement_unref);
  look->hint->judgement = judgement;
  look->hint->basis = basis;
  look->hint->move = sumi_hint_find_move (judgement);
}

static SumiJudgement *
judge (Look *look, const SumiTask *task)
{
  SumiBudget share = sumi_share_take (look->budget);
  SumiJudgement *judgement =
      sumi_judgement_new (task, look->hint->position, SUMI_JUDGE_DEFAULT, &share);

  sumi_share_return (look->budget, &share);
  return judgement;
}

static int
score_of (const Look *look, SumiSquare move)
{
  for (int i = 0; i < look->report.n_moves; i++)
    {
      if (look->report.moves[i].move == move)
        return look->report.moves[i].score;
    }
  g_return_val_if_reached (0);
}

/* What the move of the hint gains most by over the average of the others, right after it. */
static int
find_part (const Look *look)
{
  int n_others = look->report.n_moves - 1;
  SumiEvaluationSum gain = { { 0 } };
  int part;

  for (int i = 0; i < look->report.n_moves; i++)
    {
      SumiEvaluationSum sum = sumi_evaluation_split_move (look->evaluation, look->hint->position,
                                                          look->report.moves[i].move);

      for (int j = 0; j < SUMI_N_EVALUATION_PARTS; j++)
        gain.parts[j] += look->report.moves[i].move == look->hint->move ? n_others * sum.parts[j]
                                                                        : -sum.parts[j];
    }
  part = sumi_part_find_largest (&gain);
  return part != SUMI_NO_PART && gain.parts[part] >= MIN_PART * n_others ? part : SUMI_NO_PART;
}

/* A judgement in which what looks best is right, so that its ladder is that of any task. */
static SumiJudgement *
shape_estimate (Look *look)
{
  SumiTask task;
  SumiJudgement *judgement;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_MOBILITY;
  judgement = judge (look, &task);
  judgement->task.measure = SUMI_MEASURE_SCORE;
  judgement->right = 0;
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiMoveVerdict *verdict = &judgement->moves[i];

      verdict->value = score_of (look, verdict->move);
      verdict->excess = look->report.moves[0].score - verdict->value;
      verdict->verdict = verdict->excess == 0 ? SUMI_VERDICT_RIGHT : SUMI_VERDICT_WRONG;
      if (verdict->excess == 0)
        judgement->right |= sumi_bitboard_of (verdict->move);
    }
  return judgement;
}

/* Looks ahead with a share of the budget, never to the very end: that would be no estimate. */
static void
estimate (Look *look, SumiMidgame *midgame, int max_depth)
{
  int n_empties = sumi_bitboard_count (sumi_position_empties (look->hint->position));
  SumiMidgameLimits limits = { .max_depth = MIN (max_depth, n_empties - 1), .exact_empties = 0 };
  SumiBudget share = sumi_share_take (look->budget);

  sumi_midgame_score_moves (midgame, look->hint->position, limits, &share, &look->report);
  sumi_share_return (look->budget, &share);
  look->hint->depth = look->report.depth;
  take_judgement (look, SUMI_PLAY_HINT_ESTIMATE, shape_estimate (look));
  look->hint->part = find_part (look);
}

/* The best result, if the budget suffices to prove it of every move. */
static gboolean
solve (Look *look, SumiScoring scoring)
{
  SumiTask task;
  SumiJudgement *judgement;

  if (sumi_bitboard_count (sumi_position_empties (look->hint->position))
      > SUMI_PLAY_HINT_MAX_EMPTIES)
    return FALSE;
  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  task.scoring = scoring;
  judgement = judge (look, &task);
  if (!judgement->is_decided || judgement->right == 0)
    {
      sumi_judgement_unref (judgement);
      return FALSE;
    }
  take_judgement (look, SUMI_PLAY_HINT_EXACT, judgement);
  look->hint->result = sumi_judgement_get (judgement, look->hint->move)->value;
  return TRUE;
}

/* Whether the move that JUDGEMENT leads to is one that Sumi would not advise against. */
static gboolean
is_advisable (Look *look, const SumiJudgement *judgement)
{
  int score = score_of (look, sumi_hint_find_move (judgement));

  return look->report.moves[0].score - score <= MAX_WORSE;
}

/* Takes what is proved of corners within WITHIN moves for the hint, if it is to the point: a corner
 * that can be forced, or one that most moves would let the opponent force. FALSE if the budget does
 * not suffice. */
static gboolean
look_at_corners (Look *look, SumiTaskType type, int within)
{
  SumiTask task;
  g_autoptr (SumiJudgement) judgement = NULL;
  int n_right;

  sumi_task_init (&task);
  task.type = type;
  task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  task.within = within;
  judgement = judge (look, &task);
  n_right = sumi_bitboard_count (judgement->right);
  if (!judgement->is_decided)
    return FALSE;
  look->has_force = look->has_force || (type == SUMI_TASK_FORCE && n_right > 0);
  if (n_right == 0 || (type == SUMI_TASK_DENY && 2 * n_right > (int) judgement->n_moves)
      || !is_advisable (look, judgement))
    return TRUE;
  take_judgement (look, type == SUMI_TASK_FORCE ? SUMI_PLAY_HINT_FORCE : SUMI_PLAY_HINT_DENY,
                  g_steal_pointer (&judgement));
  look->hint->within = within;
  return TRUE;
}

/* The nearest corner that can be forced, or else the farthest danger that can be averted. */
static void
prove_corners (Look *look)
{
  gboolean goes_on = TRUE;

  for (int n = 1; n <= SUMI_PLAY_HINT_MAX_WITHIN && goes_on; n++)
    {
      goes_on = look->has_force || look_at_corners (look, SUMI_TASK_FORCE, n);
      if (look->hint->basis == SUMI_PLAY_HINT_FORCE)
        return;
      goes_on = goes_on && look_at_corners (look, SUMI_TASK_DENY, n);
    }
}

/* What there is to hint at in POSITION; NULL if the side to move has no move. EVALUATION is the one
 * that MIDGAME searches with, MAX_DEPTH plies ahead at most. However small the budget, there is a
 * hint. */
SumiPlayHint *
sumi_play_hint_new (SumiPosition position,
                    SumiMidgame *midgame,
                    const SumiEvaluation *evaluation,
                    int max_depth,
                    SumiBudget *budget)
{
  SumiPlayHint *hint;
  Look look = { .evaluation = evaluation, .budget = budget };
  SumiBitboard moves = sumi_position_legal_moves (position);

  if (moves == 0)
    return NULL;
  hint = g_new0 (SumiPlayHint, 1);
  look.hint = hint;
  hint->position = position;
  hint->part = SUMI_NO_PART;
  if ((moves & (moves - 1)) == 0)
    {
      hint->basis = SUMI_PLAY_HINT_ONLY_MOVE;
      hint->move = sumi_bitboard_first (moves);
      return hint;
    }
  if (solve (&look, sumi_midgame_get_scoring (midgame)))
    return hint;
  estimate (&look, midgame, max_depth);
  prove_corners (&look);
  return hint;
}

/* HINT may be NULL. */
void
sumi_play_hint_free (SumiPlayHint *hint)
{
  if (hint == NULL)
    return;
  g_clear_pointer (&hint->judgement, sumi_judgement_unref);
  g_free (hint);
}

/* Whether HINT rests on more THAN the other one of the same position, which may be NULL. What is
 * known of the result counts most; then how far Sumi looked ahead, on which it depends whether a
 * corner is worth its price. */
gboolean
sumi_play_hint_is_better (const SumiPlayHint *hint, const SumiPlayHint *than)
{
  gboolean is_final = hint->basis >= SUMI_PLAY_HINT_EXACT;

  if (than == NULL)
    return TRUE;
  if (is_final || than->basis >= SUMI_PLAY_HINT_EXACT)
    return is_final && than->basis < SUMI_PLAY_HINT_EXACT;
  if (hint->depth != than->depth)
    return hint->depth > than->depth;
  if (hint->basis != than->basis)
    return hint->basis > than->basis;
  return hint->basis == SUMI_PLAY_HINT_DENY && hint->within > than->within;
}
