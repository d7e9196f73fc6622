/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-find.h"

#include "sumi-features.h"
#include "sumi-own-region.h"

/* Puzzles near the end, where results are exact. */

#define MIN_EMPTIES 4
#define MAX_EMPTIES 12
#define MAX_PARITY_EMPTIES 10
#define MIN_MOVES 3

/* The best move is better than all others by so much, in discs. */
#define GAP 2
#define WIDE_GAP 4

#define MAX_NODES UINT64_C (3000000)

static const SumiThemes themes = 1u << SUMI_THEME_X_SQUARE | 1u << SUMI_THEME_PARITY
                                 | 1u << SUMI_THEME_WIN | 1u << SUMI_THEME_SWINDLE
                                 | 1u << SUMI_THEME_SACRIFICE | 1u << SUMI_THEME_LAST_MOVES;

/* The least that a wrong move loses. */
static int
get_gap (const SumiJudgement *scores)
{
  int gap = G_MAXINT;

  for (guint i = 0; i < scores->n_moves; i++)
    {
      if (scores->moves[i].verdict == SUMI_VERDICT_WRONG)
        gap = MIN (gap, scores->moves[i].excess);
    }
  return gap;
}

/* The best result, and the best of the others. */
static void
get_results (const SumiJudgement *scores, int *out_best, int *out_second)
{
  *out_best = *out_second = -64;
  for (guint i = 0; i < scores->n_moves; i++)
    {
      if (scores->moves[i].verdict == SUMI_VERDICT_RIGHT)
        *out_best = scores->moves[i].value;
      else
        *out_second = MAX (*out_second, scores->moves[i].value);
    }
}

/* Whether after MOVE there is a region that the side to move can enter and the opponent never can,
 * while somewhere else both can move. */
static gboolean
has_own_region (const SumiLook *look, SumiSquare move)
{
  SumiPosition after = sumi_position_play (look->position, move);
  SumiBitboard others = sumi_position_moves_of (after, after.turn);

  return others != 0 && sumi_own_regions_find (after, look->position.turn) != 0;
}

/* Whether MOVE is in an odd region, and another legal move is in an even one, however touching by
 * corners is counted. */
static gboolean
is_odd_move (const SumiLook *look, SumiSquare move)
{
  SumiBitboard odd = sumi_features_odd_regions (look->position, SUMI_TOUCH_SIDES);

  return odd == sumi_features_odd_regions (look->position, SUMI_TOUCH_CORNERS)
         && sumi_bitboard_has (odd, move) && (look->moves & ~odd) != 0
         && (look->moves & odd & ~sumi_bitboard_of (move)) == 0;
}

static void
find_best (SumiLook *look, const SumiJudgement *scores, SumiSquare move)
{
  SumiBitboard replies = sumi_judgement_get (scores, move)->replies;
  gboolean gives_corner = (replies & SUMI_CORNERS) != 0;

  if (look->n_empties <= MAX_PARITY_EMPTIES && is_odd_move (look, move))
    sumi_look_add (look, SUMI_THEME_PARITY, &scores->task, move);
  else if (gives_corner && sumi_look_count_natural_wrong (look, move) >= 2)
    sumi_look_add (look, SUMI_THEME_SACRIFICE, &scores->task, move);
  else if (!gives_corner && sumi_bitboard_has (sumi_features_x_squares (look->position), move))
    sumi_look_add (look, SUMI_THEME_X_SQUARE, &scores->task, move);
  else if (look->n_empties <= SUMI_OWN_REGION_MAX_EMPTIES
           && sumi_look_wants (look, SUMI_THEME_SWINDLE) && has_own_region (look, move))
    sumi_look_add (look, SUMI_THEME_SWINDLE, &scores->task, move);
}

/* One move wins, or is better than the others by far. */
static void
find_result (SumiLook *look, const SumiJudgement *scores, SumiSquare move)
{
  int best, second;
  SumiTask task = scores->task;

  get_results (scores, &best, &second);
  if (best > 0 && second <= -WIDE_GAP)
    {
      task.type = SUMI_TASK_WIN;
      task.by = 1;
      sumi_look_add (look, SUMI_THEME_WIN, &task, move);
    }
  else if (best - second >= WIDE_GAP && look->n_empties <= MAX_PARITY_EMPTIES)
    sumi_look_add (look, SUMI_THEME_LAST_MOVES, &task, move);
}

void
sumi_find_ending (SumiLook *look)
{
  g_autoptr (SumiJudgement) scores = NULL;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiTask task;
  SumiSquare move;

  if ((look->wanted & themes) == 0 || look->n_empties < MIN_EMPTIES
      || look->n_empties > MAX_EMPTIES || sumi_bitboard_count (look->moves) < MIN_MOVES)
    return;
  sumi_task_init_score (&task, SUMI_SCORING_DISCS);
  budget.max_nodes = MAX_NODES;
  scores = sumi_judgement_new (&task, look->position, SUMI_JUDGE_DEFAULT, &budget);
  if (!scores->is_decided || sumi_bitboard_count (scores->right) != 1 || get_gap (scores) < GAP)
    return;
  move = sumi_bitboard_first (scores->right);
  find_best (look, scores, move);
  find_result (look, scores, move);
}
