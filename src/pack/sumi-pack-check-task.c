/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sumi-answer.h"
#include "sumi-exact.h"
#include "sumi-features.h"
#include "sumi-judgement.h"
#include "sumi-pack-checking.h"
#include "sumi-square-list.h"

/* 3 MiB, enough for the end of a game. */
#define EXACT_TABLE_BITS 16

static void
check_solutions (const SumiPackChecking *check, const SumiJudgement *judgement)
{
  const SumiClaims *claims = &check->exercise->claims;
  g_autofree char *right = NULL;

  if (!claims->has_solutions || claims->solutions == judgement->right)
    return;
  right = sumi_square_list_to_text (judgement->right);
  if (sumi_bitboard_count (judgement->right) == 1)
    sumi_pack_checking_report (check, SUMI_MISTAKE_CLAIM, claims->solutions_place,
                               ".claims.solutions",
                               /* Translators: %s are squares, first those the file names, then the
                                  true one. */
                               _("says %s; the only right move is %s"), claims->solutions_say,
                               right);
  else
    sumi_pack_checking_report (check, SUMI_MISTAKE_CLAIM, claims->solutions_place,
                               ".claims.solutions", _("says %s; the right moves are %s"),
                               claims->solutions_say, right);
}

static void
check_unique (const SumiPackChecking *check, const SumiJudgement *judgement)
{
  const SumiClaims *claims = &check->exercise->claims;
  gboolean is_unique = sumi_bitboard_count (judgement->right) == 1;
  g_autofree char *right = NULL;

  if (!claims->has_unique || claims->is_unique == is_unique)
    return;
  right = sumi_square_list_to_text (judgement->right);
  if (is_unique)
    sumi_pack_checking_report (check, SUMI_MISTAKE_UNIQUE, claims->unique_place, ".claims.unique",
                               _("says that more than one move is right; only %s is"), right);
  else
    sumi_pack_checking_report (check, SUMI_MISTAKE_UNIQUE, claims->unique_place, ".claims.unique",
                               _("says that one move is right; the right moves are %s"), right);
}

static void
check_explain (const SumiPackChecking *check, const SumiJudgement *judgement)
{
  const SumiExercise *exercise = check->exercise;

  for (guint i = 0; i < exercise->explain_wrong->len; i++)
    {
      const SumiPackNote *note = &g_array_index (exercise->explain_wrong, SumiPackNote, i);
      const char *name = sumi_square_to_name (note->move);
      g_autofree char *steps = g_strconcat (".explain.wrong.", name, NULL);

      if (sumi_bitboard_has (judgement->right, note->move))
        sumi_pack_checking_report (check, SUMI_MISTAKE_EXPLAIN, note->place, steps,
                                   _("explains why %s is wrong, but it is right"), name);
    }
}

/* Reports MOVES, of which the search did not find whether they are right. */
static void
report_undecided_moves (const SumiPackChecking *check, SumiBitboard moves)
{
  g_autofree char *squares = sumi_square_list_to_text (moves);

  sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNDECIDED,
                                  /* Translators: %s is a list of squares. */
                                  _("the search ended before it could decide %s"), squares);
}

/* Judges every move against a task that is answered by one. */
static void
check_moves (const SumiPackChecking *check, SumiBudget *budget)
{
  const SumiExercise *exercise = check->exercise;
  g_autoptr (SumiJudgement) judgement
      = sumi_judgement_new (&exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, budget);

  if (!judgement->is_decided)
    {
      report_undecided_moves (check, judgement->undecided);
      return;
    }
  if (judgement->right == 0)
    {
      g_autofree char *moves =
          sumi_square_list_to_text (sumi_position_legal_moves (exercise->position));

      sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                      /* Translators: %s is a list of squares. */
                                      _("no move solves it; the legal moves are %s"), moves);
      return;
    }
  check_solutions (check, judgement);
  check_unique (check, judgement);
  check_explain (check, judgement);
}

/* Reports DISCS, of which it is not known whether they can be turned. */
static void
report_undecided_discs (const SumiPackChecking *check, SumiBitboard discs)
{
  g_autofree char *squares = sumi_square_list_to_text (discs);

  sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNDECIDED,
                                  /* Translators: %s is a list of squares. */
                                  _("of these discs it can be proved neither that they are stable "
                                     "nor that they can be turned: %s"),
                                  squares);
}

/* Reports that the result of the move is not better than that of others. Where none is given it is
 * the best one, and it may be just the one that it is to be better than. */
static void
report_not_best (const SumiPackChecking *check, const SumiReasons *reasons)
{
  g_autofree char *rivals = sumi_square_list_to_text (reasons->rivals);
  const char *move = sumi_square_to_name (reasons->move);

  if (reasons->move == reasons->other)
    sumi_pack_checking_report (check, SUMI_MISTAKE_UNSOLVABLE, check->exercise->task_place,
                               ".task.than",
                               /* Translators: %s is a move. */
                               _("must be a move other than %s, which is the one asked about"),
                               move);
  else
    sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                    /* Translators: %s are moves; the second may be several. */
                                    _("%s leads to no better result than %s"), move, rivals);
}

/* Reports why there is no reason to choose. */
static void
report_reasons (const SumiPackChecking *check, const SumiReasons *reasons)
{
  g_autofree char *rivals = sumi_square_list_to_text (reasons->rivals);
  const char *move = sumi_square_to_name (reasons->move);
  const char *other = sumi_square_to_name (reasons->other);

  switch (reasons->state)
    {
    case SUMI_REASONS_UNDECIDED:
      sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNDECIDED,
                                      _("the search ended before it could find the best move"));
      break;
    case SUMI_REASONS_TOO_OPEN:
      sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNDECIDED,
                                      _("with more than %d empty squares the best move is not "
                                        "searched for, so the move must be given"),
                                      SUMI_REASONS_EXACT_EMPTIES);
      break;
    case SUMI_REASONS_ALONE:
      sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                      _("there is only one legal move"));
      break;
    case SUMI_REASONS_TIED:
      sumi_pack_checking_report_task (check, SUMI_MISTAKE_AMBIGUOUS,
                                      /* Translators: %s is a list of squares. */
                                      _("several moves are best, so one must be given: %s"),
                                      rivals);
      break;
    case SUMI_REASONS_NOT_BEST:
      report_not_best (check, reasons);
      break;
    case SUMI_REASONS_ALIKE:
      sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                      /* Translators: %s are two moves. */
                                      _("no reason is known that holds for %s and not for %s"),
                                      move, other);
      break;
    case SUMI_REASONS_TOO_FEW:
      sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                      /* Translators: %s are two moves. */
                                      _("too little can be said of %s and %s to choose from"),
                                      move, other);
      break;
    case SUMI_REASONS_FOUND:
    default:
      break;
    }
}

/* Checks that the answer to a task that is not answered by a move can be decided. Tasks that count
 * or turn discs always can. */
static void
check_answer (const SumiPackChecking *check, SumiBudget *budget)
{
  const SumiExercise *exercise = check->exercise;
  SumiAnswer answer = sumi_answer_find (&exercise->task, exercise->position, budget);

  if (exercise->task.type == SUMI_TASK_REASON)
    report_reasons (check, &answer.reasons);
  else if (!answer.is_decided && exercise->task.set == SUMI_SET_SAFE_MOVES)
    report_undecided_moves (check, answer.undecided);
  else if (!answer.is_decided)
    report_undecided_discs (check, answer.undecided);
  if (answer.is_ambiguous)
    {
      SumiBitboard others = sumi_features_odd_regions (exercise->position, SUMI_TOUCH_CORNERS);
      g_autofree char *squares = sumi_square_list_to_text (answer.squares ^ others);

      sumi_pack_checking_report_task (check, SUMI_MISTAKE_AMBIGUOUS,
                                      /* Translators: %s is a list of squares. */
                                      _("regions touch only at their corners, and what is odd "
                                        "depends on whether that joins them: %s"),
                                      squares);
    }
}

/* Compares claims.score with the exact score. */
static void
check_score (const SumiPackChecking *check, SumiBudget *budget)
{
  const SumiClaims *claims = &check->exercise->claims;
  SumiExactOptions options = SUMI_EXACT_DEFAULTS;
  SumiPosition position = check->exercise->position;
  SumiExactAnswer answer;
  SumiExact *exact;

  if (!claims->has_score)
    return;
  options.table_bits = EXACT_TABLE_BITS;
  options.scoring = check->exercise->task.scoring;
  exact = sumi_exact_new (&options);
  answer = sumi_exact_score (exact, position, budget);
  sumi_exact_free (exact);
  if (answer.lower != answer.upper)
    sumi_pack_checking_report (check, SUMI_MISTAKE_UNDECIDED, claims->score_place, ".claims.score",
                               _("the search ended before it could find the exact score"));
  else if (answer.lower != claims->score && position.turn == SUMI_BLACK)
    sumi_pack_checking_report (check, SUMI_MISTAKE_CLAIM, claims->score_place, ".claims.score",
                               /* Translators: scores with their sign, such as +4 and -2. */
                               _("says %+d; the exact score for Black is %+d"), claims->score,
                               answer.lower);
  else if (answer.lower != claims->score)
    sumi_pack_checking_report (check, SUMI_MISTAKE_CLAIM, claims->score_place, ".claims.score",
                               _("says %+d; the exact score for White is %+d"), claims->score,
                               answer.lower);
}

/* Checks everything that takes a search. */
void
sumi_pack_checking_prove (const SumiPackChecking *check, SumiBudget *budget)
{
  const SumiTask *task = &check->exercise->task;

  if (sumi_task_is_by_move (task->type))
    check_moves (check, budget);
  else if (sumi_task_is_by_answer (task->type))
    check_answer (check, budget);
  else
    sumi_pack_checking_play (check, budget);
  check_score (check, budget);
}
