/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet-answer.h"

#include <glib/gi18n-lib.h>

#include "sumi-answer.h"
#include "sumi-explain-words.h"
#include "sumi-isolate.h"
#include "sumi-saying-words.h"
#include "sumi-square-list.h"

/* How much MOVE looks like a good one to those who do not look ahead: a corner first, then as many
 * discs as possible. */
static int
get_temptation (SumiPosition position, SumiSquare move)
{
  int n_flips = sumi_bitboard_count (sumi_position_flips (position, move));

  return sumi_bitboard_has (SUMI_CORNERS, move) ? 64 + n_flips : n_flips;
}

/* The wrong move that is refuted on the sheet: the first that the author of EXERCISE has a note on,
 * otherwise the most tempting one. SUMI_SQUARE_NONE if no move is known to be wrong. */
SumiSquare
sumi_sheet_answer_find_tempting (const SumiExercise *exercise, const SumiJudgement *judgement)
{
  SumiSquare tempting = SUMI_SQUARE_NONE;
  int most = -1;

  for (guint i = 0; i < exercise->explain_wrong->len; i++)
    {
      SumiSquare move = g_array_index (exercise->explain_wrong, SumiPackNote, i).move;
      const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, move);

      if (verdict != NULL && verdict->verdict == SUMI_VERDICT_WRONG)
        return move;
    }
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];
      int temptation = get_temptation (judgement->position, verdict->move);

      if (verdict->verdict == SUMI_VERDICT_WRONG && temptation > most)
        {
          most = temptation;
          tempting = verdict->move;
        }
    }
  return tempting;
}

static void
add_squares (SumiFlow *flow, const char *number, SumiBitboard squares)
{
  g_autofree char *list = sumi_square_list_to_text (squares);

  sumi_flow_add (flow, SUMI_FLOW_BOLD, squares == 0 ? "–" : list)->lead = g_strdup (number);
}

static void
add_note (SumiFlow *flow, const SumiText *text)
{
  if (text != NULL)
    sumi_flow_add (flow, SUMI_FLOW_PLAIN, sumi_text_get (text));
}

static void
add_headline (SumiFlow *flow, const SumiJudgement *judgement, SumiSquare move)
{
  g_autofree char *headline = sumi_explain_headline (judgement, move);

  sumi_flow_add (flow, SUMI_FLOW_PLAIN, headline);
}

static void
add_tempting (SumiFlow *flow, const SumiExercise *exercise, const SumiJudgement *judgement)
{
  SumiSquare move = sumi_sheet_answer_find_tempting (exercise, judgement);
  g_autofree char *headline = NULL, *text = NULL;

  if (move == SUMI_SQUARE_NONE)
    return;
  headline = sumi_explain_headline (judgement, move);
  /* Translators: on a page of answers; %s is a whole sentence that says why a move is wrong, such
   * as "b2? White answers a1." */
  text = g_strdup_printf (_("Tempting, but wrong: %s"), headline);
  sumi_flow_add (flow, SUMI_FLOW_PLAIN, text);
  add_note (flow, sumi_exercise_get_note (exercise, move));
}

static void
add_undecided (SumiFlow *flow, SumiBitboard squares)
{
  g_autofree char *list = sumi_square_list_to_text (squares);
  g_autofree char *text = NULL;

  /* Translators: on a page of answers; %s is a list of moves that a search could not judge. */
  text = sumi_isolate_printf (_("Not decided within the budget of the search: %s."), list);
  sumi_flow_add (flow, SUMI_FLOW_PLAIN, text);
}

static SumiSheetOutcome
add_judgement (SumiFlow *flow, const SumiExercise *exercise, const char *number, SumiBudget *budget)
{
  g_autoptr (SumiJudgement) judgement
    = sumi_judgement_new (&exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, budget);

  add_squares (flow, number, judgement->right);
  if (!judgement->is_decided)
    add_undecided (flow, judgement->undecided);
  else if (judgement->right == 0)
    sumi_flow_add (flow, SUMI_FLOW_PLAIN, _("No move is right."));
  if (judgement->right != 0)
    add_headline (flow, judgement, sumi_bitboard_first (judgement->right));
  if (judgement->right != 0 || judgement->is_decided)
    add_note (flow, exercise->explain_solution);
  add_tempting (flow, exercise, judgement);
  if (!judgement->is_decided)
    return SUMI_SHEET_UNDECIDED;
  return judgement->right == 0 ? SUMI_SHEET_UNSOLVED : SUMI_SHEET_ANSWERED;
}

static void
add_reasons (SumiFlow *flow,
             const SumiExercise *exercise,
             const SumiReasons *reasons,
             const char *number)
{
  for (guint i = 0; i < reasons->n_options; i++)
    {
      SumiSaying saying = sumi_saying_of_merit (reasons->options[i].merit,
                                                exercise->position.turn, reasons->other);
      g_autofree char *text = sumi_saying_to_text (&saying);

      if ((reasons->right >> i & 1) != 0)
        sumi_flow_add (flow, SUMI_FLOW_BOLD, text)->lead = g_strdup (number);
    }
  if (reasons->n_options == 0)
    sumi_flow_add (flow, SUMI_FLOW_PLAIN, _("No reason was found that could be proved."))->lead
      = g_strdup (number);
}

static SumiSheetOutcome
add_answer (SumiFlow *flow, const SumiExercise *exercise, const char *number, SumiBudget *budget)
{
  const SumiTask *task = &exercise->task;
  SumiAnswer answer = sumi_answer_find (task, exercise->position, budget);
  char digits[16];

  g_snprintf (digits, sizeof digits, "%d", answer.number);
  if (task->type == SUMI_TASK_COUNT)
    sumi_flow_add (flow, SUMI_FLOW_BOLD, digits)->lead = g_strdup (number);
  else if (task->type == SUMI_TASK_CHOOSE)
    sumi_flow_add (flow, SUMI_FLOW_BOLD, sumi_text_get (exercise->options->pdata[answer.option]))
      ->lead = g_strdup (number);
  else if (task->type == SUMI_TASK_REASON)
    add_reasons (flow, exercise, &answer.reasons, number);
  else
    add_squares (flow, number, answer.squares);
  add_note (flow, exercise->explain_solution);
  if (!answer.is_decided && task->type == SUMI_TASK_MARK && task->set == SUMI_SET_SAFE_MOVES)
    add_undecided (flow, answer.undecided);
  else if (!answer.is_decided && task->type != SUMI_TASK_REASON)
    sumi_flow_add (flow, SUMI_FLOW_PLAIN,
                   _("It is not proved of every disc whether it can be turned."));
  if (answer.is_ambiguous)
    sumi_flow_add (flow, SUMI_FLOW_PLAIN,
                   _("It depends on whether regions that touch at their corners count as one."));
  return answer.is_decided && !answer.is_ambiguous ? SUMI_SHEET_ANSWERED : SUMI_SHEET_UNDECIDED;
}

/* Adds to FLOW what is right in EXERCISE, which has NUMBER on the sheet, why, and what refutes the
 * most tempting wrong move. */
SumiSheetOutcome
sumi_sheet_answer_add (SumiFlow *flow,
                       const SumiExercise *exercise,
                       const char *number,
                       SumiBudget *budget)
{
  g_autofree char *text = NULL;

  if (sumi_task_is_by_move (exercise->task.type))
    return add_judgement (flow, exercise, number, budget);
  if (sumi_task_is_by_answer (exercise->task.type))
    return add_answer (flow, exercise, number, budget);

  /* Translators: on a page of answers, of an exercise that is a game to be played; %d is a level of
   * the opponent. */
  text = g_strdup_printf (_("To be played: with a partner, or with Sumi at level %d."),
                          exercise->task.opponent);
  sumi_flow_add (flow, SUMI_FLOW_PLAIN, text)->lead = g_strdup (number);
  return SUMI_SHEET_ANSWERED;
}
