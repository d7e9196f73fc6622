/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-hint.h"

#include "sumi-coach.h"
#include "sumi-warning.h"

/* A corner is worth hinting at if the move that gets or keeps it looks at most this much worse than
 * the best one. */
#define MAX_WORSE (2 * SUMI_DISC)

/* A part of the evaluation is worth naming if the move gains so much by it over the average of the
 * others. */
#define MIN_PART (SUMI_DISC / 2)

/* The data for one position. */
typedef struct
{
  SumiPlayHint *hint;
  const SumiEvaluation *evaluation;
  SumiBudget *budget;
  gboolean has_force; /* a corner can be forced, whether it is advisable or not */
} Look;

/* Takes the first N of CAUSES, unless they take too many words. */
static void
take_causes (SumiPlayHint *hint, GArray *causes, guint n)
{
  guint n_sentences = 1;

  hint->n_causes = 0;
  for (guint i = 0; i < n; i++)
    n_sentences += sumi_fact_count_sentences (&g_array_index (causes, SumiFact, i));
  if (n_sentences > SUMI_COACH_MAX_SENTENCES)
    return;
  hint->n_causes = n;
  for (guint i = 0; i < n; i++)
    hint->causes[i] = g_array_index (causes, SumiFact, i);
}

/* Bases the hint on what JUDGEMENT proves, with LADDER over it. */
static void
take_judgement (Look *look,
                SumiPlayHintBasis basis,
                SumiJudgement *judgement,
                const SumiLadder *ladder)
{
  SumiPlayHint *hint = look->hint;
  g_autoptr (GArray) causes = NULL;

  g_clear_pointer (&hint->judgement, sumi_judgement_unref);
  hint->judgement = sumi_judgement_ref (judgement);
  hint->ladder = *ladder;
  hint->basis = basis;
  hint->move = sumi_ladder_find_move (ladder);
  causes = sumi_coach_find_causes (judgement, hint->move, SUMI_COACH_REVEAL | SUMI_COACH_AHEAD);
  /* What becomes of the opponent's moves does not say how a corner is forced. */
  if (basis == SUMI_PLAY_HINT_FORCE && causes->len > 0
      && !sumi_fact_tells_how (&g_array_index (causes, SumiFact, causes->len - 1)))
    g_array_set_size (causes, 0);
  take_causes (hint, causes, causes->len);
}

/* The move that is hinted at costs a corner, as JUDGEMENT proves: that is told with it. */
static void
take_price (SumiPlayHint *hint, const SumiJudgement *judgement)
{
  guint n_first;
  g_autoptr (GArray) facts
    = sumi_coach_explain (judgement, hint->move, SUMI_COACH_AHEAD, &n_first);

  take_causes (hint, facts, MIN (n_first, 1));
}

static SumiJudgement *
judge (Look *look, const SumiTask *task)
{
  SumiBudget half = sumi_budget_take_half (look->budget);
  SumiJudgement *judgement =
      sumi_judgement_new (task, look->hint->position, SUMI_JUDGE_DEFAULT, &half);

  sumi_budget_return_half (look->budget, &half);
  return judgement;
}

/* What is proved of forcing a corner within WITHIN moves, or of denying one. */
static SumiJudgement *
judge_corners (Look *look, SumiTaskType type, int within)
{
  SumiTask task;

  sumi_task_init_corners (&task, type, within);
  return judge (look, &task);
}

static int
score_of (const Look *look, SumiSquare move)
{
  const SumiMidgameReport *report = &look->hint->report;

  for (int i = 0; i < report->n_moves; i++)
    {
      if (report->moves[i].move == move)
        return report->moves[i].value.score;
    }
  g_return_val_if_reached (0);
}

/* What the move of the hint gains most by over the average of the others, right after it. */
static int
find_part (const Look *look)
{
  const SumiMidgameReport *report = &look->hint->report;
  int n_others = report->n_moves - 1;
  SumiEvaluationSum gain = { { 0 } };
  int part;

  for (int i = 0; i < report->n_moves; i++)
    {
      SumiEvaluationSum sum = sumi_evaluation_split_move (look->evaluation, look->hint->position,
                                                          report->moves[i].move);

      for (int j = 0; j < SUMI_N_EVALUATION_PARTS; j++)
        gain.parts[j] += report->moves[i].move == look->hint->move ? n_others * sum.parts[j]
                                                                   : -sum.parts[j];
    }
  part = sumi_evaluation_sum_find_largest (&gain);
  return part != SUMI_NO_PART && gain.parts[part] >= MIN_PART * n_others ? part : SUMI_NO_PART;
}

/* A ladder that leads to what looks best. */
static void
compare_moves (Look *look, SumiLadder *ladder)
{
  sumi_ladder_init (ladder, look->hint->position);
  for (int i = 0; i < ladder->n_moves; i++)
    {
      SumiLadderMove *move = &ladder->moves[i];

      move->excess = look->hint->report.moves[0].value.score - score_of (look, move->move);
      move->is_right = move->excess == 0;
      move->is_wrong = !move->is_right;
      if (move->is_right)
        ladder->right |= sumi_bitboard_of (move->move);
    }
}

/* Looks ahead with half of the budget, never to the very end: that would be no estimate. */
static void
look_ahead (Look *look, SumiMidgame *midgame, int max_depth)
{
  int n_empties = sumi_position_count_empties (look->hint->position);
  SumiMidgameLimits limits = { .max_depth = MIN (max_depth, n_empties - 1), .exact_empties = 0 };
  SumiBudget half = sumi_budget_take_half (look->budget);

  sumi_midgame_score_moves (midgame, look->hint->position, limits, &half, &look->hint->report);
  sumi_budget_return_half (look->budget, &half);
}

/* Bases the hint on the report. */
static void
estimate (Look *look)
{
  SumiPlayHint *hint = look->hint;

  hint->depth = hint->report.depth;
  hint->basis = SUMI_PLAY_HINT_ESTIMATE;
  compare_moves (look, &hint->ladder);
  hint->move = sumi_ladder_find_move (&hint->ladder);
  hint->part = find_part (look);
}

/* Bases the hint on the report if that has proved the result of every move. */
static gboolean
take_results (Look *look)
{
  SumiPlayHint *hint = look->hint;

  for (int i = 0; i < hint->report.n_moves; i++)
    {
      if (!hint->report.moves[i].value.is_proved)
        return FALSE;
    }
  hint->basis = SUMI_PLAY_HINT_EXACT;
  compare_moves (look, &hint->ladder);
  hint->move = sumi_ladder_find_move (&hint->ladder);
  hint->result = sumi_value_round (hint->report.moves[0].value);
  return TRUE;
}

/* The best result, if the budget suffices to prove it of every move. */
static gboolean
solve (Look *look, SumiScoring scoring)
{
  SumiTask task;
  SumiLadder ladder;
  g_autoptr (SumiJudgement) judgement = NULL;

  if (sumi_position_count_empties (look->hint->position) > SUMI_PLAY_HINT_MAX_EMPTIES)
    return FALSE;
  sumi_task_init_score (&task, scoring);
  judgement = judge (look, &task);
  if (!judgement->is_decided || judgement->right == 0)
    return FALSE;
  sumi_ladder_judge (&ladder, judgement);
  take_judgement (look, SUMI_PLAY_HINT_EXACT, judgement, &ladder);
  look->hint->result = sumi_judgement_get (judgement, look->hint->move)->value;
  return TRUE;
}

/* A ladder over JUDGEMENT that leads to a right move which does not look much worse than the best
 * one. FALSE if there is none. */
static gboolean
advise (const Look *look, const SumiJudgement *judgement, SumiLadder *out_ladder)
{
  sumi_ladder_judge (out_ladder, judgement);
  for (int i = 0; i < out_ladder->n_moves; i++)
    {
      SumiLadderMove *move = &out_ladder->moves[i];

      if (look->hint->report.moves[0].value.score - score_of (look, move->move) > MAX_WORSE)
        move->is_right = FALSE;
    }
  return sumi_ladder_find_move (out_ladder) != SUMI_SQUARE_NONE;
}

/* Whether JUDGEMENT, of a corner that is to be kept, speaks against the move that is hinted at so
 * far, as a warning would. */
static gboolean
would_warn (const Look *look, const SumiJudgement *judgement)
{
  return judgement->task.type == SUMI_TASK_DENY
         && judgement->task.within <= SUMI_WARNING_MAX_WITHIN
         && !sumi_bitboard_has (judgement->right, look->hint->move);
}

/* Takes what is proved of corners within WITHIN moves for the hint, if it is to the point: a corner
 * that can be forced, or one that most moves, or the one hinted at so far, would let the opponent
 * force. FALSE if the budget does not suffice. */
static gboolean
look_at_corners (Look *look, SumiTaskType type, int within)
{
  SumiPlayHint *hint = look->hint;
  SumiLadder ladder;
  g_autoptr (SumiJudgement) judgement = judge_corners (look, type, within);
  int n_right = sumi_bitboard_count (judgement->right);

  if (!judgement->is_decided)
    return FALSE;
  look->has_force = look->has_force || (type == SUMI_TASK_FORCE && n_right > 0);
  if (n_right == 0 || (type == SUMI_TASK_DENY && 2 * n_right > (int) judgement->n_moves
                       && !would_warn (look, judgement)))
    return TRUE;
  if (advise (look, judgement, &ladder))
    {
      take_judgement (look, type == SUMI_TASK_FORCE ? SUMI_PLAY_HINT_FORCE : SUMI_PLAY_HINT_DENY,
                      judgement, &ladder);
      hint->within = within;
    }
  else if (hint->basis == SUMI_PLAY_HINT_ESTIMATE && hint->n_causes == 0
           && would_warn (look, judgement))
    take_price (hint, judgement);
  return TRUE;
}

/* Tells of the move that forces a corner which one it costs, if it would be warned of, in the place
 * of how it forces that. */
static void
price_force (Look *look)
{
  gboolean goes_on = TRUE;

  for (int n = 1; n <= SUMI_WARNING_MAX_WITHIN && goes_on; n++)
    {
      g_autoptr (SumiJudgement) judgement = judge_corners (look, SUMI_TASK_DENY, n);
      gboolean is_warned_of = judgement->is_decided && judgement->right != 0
                              && would_warn (look, judgement);

      if (is_warned_of)
        take_price (look->hint, judgement);
      goes_on = judgement->is_decided && !is_warned_of;
    }
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
        {
          price_force (look);
          return;
        }
      goes_on = goes_on && look_at_corners (look, SUMI_TASK_DENY, n);
    }
}

/**
 * sumi_play_hint_new: what there is to hint at in POSITION; NULL if the side to move has no move.
 * EVALUATION is the one that MIDGAME searches with, MAX_DEPTH plies ahead at most. KNOWN is what
 * was found of all moves before, to go by instead; NULL: nothing was. However small the budget,
 * there is a hint; the caller owns it.
 */
SumiPlayHint *
sumi_play_hint_new (SumiPosition position,
                    SumiMidgame *midgame,
                    const SumiEvaluation *evaluation,
                    int max_depth,
                    const SumiMidgameReport *known,
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
  if (known != NULL)
    hint->report = *known;
  else
    look_ahead (&look, midgame, max_depth);
  if (take_results (&look))
    return hint;
  estimate (&look);
  prove_corners (&look);
  return hint;
}

/**
 * sumi_play_hint_free: frees HINT, which may be NULL.
 */
void
sumi_play_hint_free (SumiPlayHint *hint)
{
  if (hint != NULL)
    g_clear_pointer (&hint->judgement, sumi_judgement_unref);
  g_free (hint);
}

/**
 * sumi_play_hint_is_better: whether HINT rests on more THAN the other one of the same position,
 * which may be NULL. What is known of the result counts most; then how far Sumi looked ahead, on
 * which it depends whether a corner is worth its price.
 */
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

/* The first rung of what is known of a corner within so many moves. */
static SumiSayingKind
idea_of_corner (const SumiPlayHint *hint)
{
  if (hint->basis == SUMI_PLAY_HINT_FORCE)
    return hint->within == 1 ? SUMI_SAYING_PLAY_CORNER : SUMI_SAYING_PLAY_FORCE;
  return hint->within == 1 ? SUMI_SAYING_PLAY_DANGER_NEXT : SUMI_SAYING_PLAY_DANGER;
}

static SumiSayingKind
idea_of_result (int result)
{
  if (result == 0)
    return SUMI_SAYING_PLAY_DRAW;
  return result > 0 ? SUMI_SAYING_PLAY_WIN : SUMI_SAYING_PLAY_LOSS;
}

/* Whether no move looks better than another, so that there is nothing to compare: of the first move
 * of a game that is even so. */
static gboolean
looks_equal (const SumiPlayHint *hint)
{
  return hint->ladder.right == hint->ladder.legal;
}

static SumiSayingKind
find_idea (const SumiPlayHint *hint)
{
  switch (hint->basis)
    {
    case SUMI_PLAY_HINT_ONLY_MOVE:
      return SUMI_SAYING_HINT_ONE_MOVE;
    case SUMI_PLAY_HINT_EXACT:
      return idea_of_result (hint->result);
    case SUMI_PLAY_HINT_FORCE:
    case SUMI_PLAY_HINT_DENY:
      return idea_of_corner (hint);
    case SUMI_PLAY_HINT_ESTIMATE:
    default:
      return looks_equal (hint) ? SUMI_SAYING_PLAY_LOOKS_EQUAL : SUMI_SAYING_PLAY_PART;
    }
}

static SumiSayingKind
find_move_kind (const SumiPlayHint *hint)
{
  switch (hint->basis)
    {
    case SUMI_PLAY_HINT_ONLY_MOVE:
      return SUMI_SAYING_PLAY_ONLY_MOVE;
    case SUMI_PLAY_HINT_EXACT:
      return SUMI_SAYING_PLAY_BEST;
    case SUMI_PLAY_HINT_FORCE:
      return hint->within == 1 ? SUMI_SAYING_PLAY_TAKES : SUMI_SAYING_PLAY_FORCES;
    case SUMI_PLAY_HINT_DENY:
      if (hint->n_causes > 0)
        return SUMI_SAYING_PLAY_MOVE;
      return hint->within == 1 ? SUMI_SAYING_PLAY_KEEPS_NEXT : SUMI_SAYING_PLAY_KEEPS;
    case SUMI_PLAY_HINT_ESTIMATE:
    default:
      return SUMI_SAYING_PLAY_LOOKS_BEST;
    }
}

/* A saying of KIND with what HINT knows: the discs of a result, or the moves until a corner. */
static SumiSaying
say (const SumiPlayHint *hint, SumiSayingKind kind)
{
  SumiSaying saying
    = sumi_saying_make (kind, sumi_color_opposite (hint->position.turn), SUMI_SQUARE_NONE);

  saying.is_estimate = hint->basis == SUMI_PLAY_HINT_ESTIMATE;
  saying.part = hint->part;
  saying.count = hint->basis == SUMI_PLAY_HINT_EXACT ? ABS (hint->result) : hint->within;
  return saying;
}

/* The rungs in between, of an estimate. */
static SumiSaying
make_estimated_rung (const SumiPlayHint *hint, SumiPlayHintLevel level)
{
  SumiSaying saying = say (hint, SUMI_SAYING_PLAY_LOOKS_EQUAL);

  if (looks_equal (hint))
    return saying;
  if (level == SUMI_PLAY_HINT_PAIR)
    {
      saying.kind = SUMI_SAYING_PLAY_LOOKS_PAIR;
      saying.squares = sumi_ladder_find_pair (&hint->ladder);
      return saying;
    }
  sumi_ladder_find_region (&hint->ladder, &saying.squares);
  saying.kind = saying.squares == 0 ? SUMI_SAYING_PLAY_LOOK_AROUND : SUMI_SAYING_PLAY_LOOKS_REGION;
  return saying;
}

static SumiSaying
make_rung (const SumiPlayHint *hint, SumiPlayHintLevel level)
{
  if (hint->basis == SUMI_PLAY_HINT_ONLY_MOVE)
    return say (hint, SUMI_SAYING_HINT_ONE_MOVE);
  if (hint->basis == SUMI_PLAY_HINT_ESTIMATE)
    return make_estimated_rung (hint, level);
  return level == SUMI_PLAY_HINT_REGION ? sumi_ladder_get_region (&hint->ladder)
                                        : sumi_ladder_get_pair (&hint->ladder);
}

/**
 * sumi_play_hint_asks: whether the hint on rung LEVEL is a question that is answered by marking
 * OUT_SQUARES, perhaps none at all: the same as in a puzzle, where what it is about is proved.
 */
gboolean
sumi_play_hint_asks (const SumiPlayHint *hint, SumiPlayHintLevel level, SumiBitboard *out_squares)
{
  SumiSaying question;

  *out_squares = 0;
  return level == SUMI_PLAY_HINT_REGION && hint->judgement != NULL
         && sumi_hint_ask (hint->judgement, &question, out_squares);
}

/**
 * sumi_play_hint_answer: what there is to say of MARKS as the answer to the question of HINT, which
 * asks one. Returns the number of sayings.
 */
guint
sumi_play_hint_answer (const SumiPlayHint *hint, SumiBitboard marks, SumiSaying out_sayings[2])
{
  return sumi_hint_answer (hint->judgement, marks, out_sayings);
}

/**
 * sumi_play_hint_make: the hint on rung LEVEL, mildest first; its squares are what the board shows
 * with it.
 */
SumiSaying
sumi_play_hint_make (const SumiPlayHint *hint, SumiPlayHintLevel level)
{
  SumiSaying saying;
  SumiBitboard squares;

  if (level == SUMI_PLAY_HINT_IDEA)
    return say (hint, find_idea (hint));
  if (sumi_play_hint_asks (hint, level, &squares))
    {
      sumi_hint_ask (hint->judgement, &saying, &squares);
      return saying;
    }
  if (level != SUMI_PLAY_HINT_MOVE)
    return make_rung (hint, level);
  saying = say (hint, find_move_kind (hint));
  saying.move = hint->move;
  saying.squares = sumi_bitboard_of (hint->move);
  return saying;
}

/**
 * sumi_play_hint_get_step: the number of the rung LEVEL, from 1, among those that say something.
 * One that only repeats the one before it, as there is nothing to choose, has the same number.
 */
guint
sumi_play_hint_get_step (const SumiPlayHint *hint, SumiPlayHintLevel level)
{
  guint step = 1;

  for (int i = SUMI_PLAY_HINT_IDEA; i < (int) level; i++)
    step += sumi_play_hint_make (hint, i).kind != sumi_play_hint_make (hint, i + 1).kind;
  return step;
}

/**
 * sumi_play_hint_get_basis: what HINT rests on. It says so itself where that is an estimate, and so
 * is none.
 */
SumiSaying
sumi_play_hint_get_basis (const SumiPlayHint *hint)
{
  static const SumiSayingKind kinds[] = {
    [SUMI_PLAY_HINT_ESTIMATE] = SUMI_SAYING_RESTS_ON_DEPTH,
    [SUMI_PLAY_HINT_DENY] = SUMI_SAYING_RESTS_ON_CORNER,
    [SUMI_PLAY_HINT_FORCE] = SUMI_SAYING_RESTS_ON_CORNER,
    [SUMI_PLAY_HINT_EXACT] = SUMI_SAYING_RESTS_ON_RESULT,
    [SUMI_PLAY_HINT_ONLY_MOVE] = SUMI_SAYING_RESTS_ON_RULES,
  };
  SumiSaying saying = say (hint, kinds[hint->basis]);

  saying.is_estimate = FALSE;
  saying.count = hint->depth;
  if (hint->basis == SUMI_PLAY_HINT_ESTIMATE && hint->depth == 0)
    saying.kind = SUMI_SAYING_RESTS_ON_SIGHT;
  return saying;
}
