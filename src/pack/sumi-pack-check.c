/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-check.h"

#include <glib/gi18n-lib.h>

#include "sumi-judgement.h"
#include "sumi-square-list.h"

/* More squares than this are counted instead of named. */
#define MAX_NAMED_SQUARES 8

typedef struct
{
  const SumiExercise *exercise;
  GPtrArray *mistakes;
} Check;

static void report (const Check *check,
                    SumiMistakeCode code,
                    SumiPlace place,
                    const char *steps,
                    const char *format,
                    ...) G_GNUC_PRINTF (5, 6);

/* Notes a mistake at STEPS from the exercise, for example ".claims.unique". */
static void
report (const Check *check,
        SumiMistakeCode code,
        SumiPlace place,
        const char *steps,
        const char *format,
        ...)
{
  g_autofree char *where = g_strconcat (check->exercise->where, steps, NULL);
  va_list args;

  va_start (args, format);
  g_ptr_array_add (check->mistakes, sumi_mistake_new_valist (code, place, where, format, args));
  va_end (args);
}

/* The squares on which A and B differ. */
static SumiBitboard
compare_boards (SumiPosition a, SumiPosition b)
{
  return (sumi_position_discs (a, SUMI_BLACK) ^ sumi_position_discs (b, SUMI_BLACK))
         | (sumi_position_discs (a, SUMI_WHITE) ^ sumi_position_discs (b, SUMI_WHITE));
}

/* Reports that the record leads elsewhere; a few squares are named, many are counted. */
static void
report_difference (const Check *check, SumiBitboard difference)
{
  const SumiPlace place = check->exercise->record_place;
  int n_squares = sumi_bitboard_count (difference);
  g_autofree char *squares = sumi_square_list_to_text (difference);

  if (n_squares <= MAX_NAMED_SQUARES)
    report (check, SUMI_MISTAKE_RECORD, place, ".record",
            /* Translators: %s is a list of squares. */
            _("reaches another board, which differs on %s"), squares);
  else
    report (check, SUMI_MISTAKE_RECORD, place, ".record",
            g_dngettext (GETTEXT_PACKAGE, "reaches another board, which differs on %d square",
                         "reaches another board, which differs on %d squares", (gulong) n_squares),
            n_squares);
}

/* The record must end in the position; a pass at its end may be left out. */
static void
check_record (const Check *check)
{
  const SumiExercise *exercise = check->exercise;
  SumiPosition end = exercise->record.end;
  SumiBitboard difference;

  if (!exercise->has_record)
    return;
  if (sumi_position_must_pass (end))
    end = sumi_position_pass (end);
  difference = compare_boards (end, exercise->position);
  if (difference != 0)
    report_difference (check, difference);
  else if (end.turn != exercise->position.turn && end.turn == SUMI_BLACK)
    report (check, SUMI_MISTAKE_RECORD, exercise->record_place, ".record",
            _("reaches this board with Black to move, not White"));
  else if (end.turn != exercise->position.turn)
    report (check, SUMI_MISTAKE_RECORD, exercise->record_place, ".record",
            _("reaches this board with White to move, not Black"));
}

/* Reports that claims.replies says something else than LEGAL, the replies of SIDE. */
static void
report_replies (const Check *check,
                const SumiClaimReplies *claim,
                SumiColor side,
                SumiBitboard legal)
{
  const SumiMistakeCode code = SUMI_MISTAKE_CLAIM;
  g_autofree char *steps =
      g_strconcat (".claims.replies.", sumi_square_to_name (claim->move), NULL);
  g_autofree char *truth = sumi_square_list_to_text (legal);
  const char *says = claim->says[0] == '\0' ? "[]" : claim->says;

  /* Translators: here %s are lists of squares, first those the file names, then the true ones. */
  if (legal == 0 && side == SUMI_BLACK)
    report (check, code, claim->place, steps, _("says %s; Black has no reply"), says);
  else if (legal == 0)
    report (check, code, claim->place, steps, _("says %s; White has no reply"), says);
  else if (side == SUMI_BLACK)
    report (check, code, claim->place, steps, _("says %s; Black's replies are %s"), says, truth);
  else
    report (check, code, claim->place, steps, _("says %s; White's replies are %s"), says, truth);
}

static void
check_replies (const Check *check)
{
  const SumiExercise *exercise = check->exercise;

  for (guint i = 0; i < exercise->claims.replies->len; i++)
    {
      const SumiClaimReplies *claim = &g_array_index (exercise->claims.replies, SumiClaimReplies, i);
      SumiPosition after = sumi_position_play (exercise->position, claim->move);
      SumiBitboard legal = sumi_position_legal_moves (after);

      if (legal != claim->replies)
        report_replies (check, claim, after.turn, legal);
    }
}

/* Reports the first turn in the line on which the side said to be forced is not: MOVE, the
 * NUMBER-th from 1, played in POSITION. */
static void
report_not_forced (const Check *check, SumiPosition position, int number, SumiSquare move)
{
  const SumiPlace place = check->exercise->claims.forced_place;
  const SumiMistakeCode code = SUMI_MISTAKE_CLAIM;
  const char *name = sumi_square_to_name (move);
  g_autofree char *moves = sumi_square_list_to_text (sumi_position_legal_moves (position));

  if (move == SUMI_SQUARE_PASS && position.turn == SUMI_BLACK)
    report (check, code, place, ".claims.forced",
            _("says that Black always has one move; at move %d of the line Black has none"),
            number);
  else if (move == SUMI_SQUARE_PASS)
    report (check, code, place, ".claims.forced",
            _("says that White always has one move; at move %d of the line White has none"),
            number);
  else if (position.turn == SUMI_BLACK)
    report (
        check, code, place, ".claims.forced",
        /* Translators: %d is the number of a move, then come its square and a list of squares. */
        _("says that Black always has one move; at move %d of the line, %s, Black's moves are %s"),
        number, name, moves);
  else
    report (check, code, place, ".claims.forced",
            _("says that White always has one move; at move %d of the line, %s, White's moves are "
               "%s"),
            number, name, moves);
}

static void
check_forced (const Check *check)
{
  const SumiClaims *claims = &check->exercise->claims;
  SumiPosition position = check->exercise->position;

  for (int i = 0; claims->has_forced && i < claims->line.n_moves; i++)
    {
      SumiSquare move = claims->line.moves[i];

      if (position.turn == claims->forced
          && sumi_bitboard_count (sumi_position_legal_moves (position)) != 1)
        {
          report_not_forced (check, position, i + 1, move);
          return;
        }
      position = sumi_position_play (position, move);
    }
}

static void
check_result (const Check *check)
{
  const SumiClaims *claims = &check->exercise->claims;
  int black = sumi_bitboard_count (sumi_position_discs (claims->line.end, SUMI_BLACK));
  int white = sumi_bitboard_count (sumi_position_discs (claims->line.end, SUMI_WHITE));

  if (!claims->has_result || (black == claims->result_black && white == claims->result_white))
    return;
  report (check, SUMI_MISTAKE_CLAIM, claims->result_place, ".claims.result",
          _("says Black %d, White %d; the line ends with Black %d, White %d"),
          claims->result_black, claims->result_white, black, white);
}

static void
check_solutions (const Check *check, const SumiJudgement *judgement)
{
  const SumiClaims *claims = &check->exercise->claims;
  g_autofree char *right = NULL;

  if (!claims->has_solutions || claims->solutions == judgement->right)
    return;
  right = sumi_square_list_to_text (judgement->right);
  if (sumi_bitboard_count (judgement->right) == 1)
    report (check, SUMI_MISTAKE_CLAIM, claims->solutions_place, ".claims.solutions",
            /* Translators: %s are squares, first those the file names, then the true one. */
            _("says %s; the only right move is %s"), claims->solutions_say, right);
  else
    report (check, SUMI_MISTAKE_CLAIM, claims->solutions_place, ".claims.solutions",
            _("says %s; the right moves are %s"), claims->solutions_say, right);
}

static void
check_unique (const Check *check, const SumiJudgement *judgement)
{
  const SumiClaims *claims = &check->exercise->claims;
  gboolean is_unique = sumi_bitboard_count (judgement->right) == 1;
  g_autofree char *right = NULL;

  if (!claims->has_unique || claims->is_unique == is_unique)
    return;
  right = sumi_square_list_to_text (judgement->right);
  if (is_unique)
    report (check, SUMI_MISTAKE_UNIQUE, claims->unique_place, ".claims.unique",
            _("says that more than one move is right; only %s is"), right);
  else
    report (check, SUMI_MISTAKE_UNIQUE, claims->unique_place, ".claims.unique",
            _("says that one move is right; the right moves are %s"), right);
}

static void
check_explain (const Check *check, const SumiJudgement *judgement)
{
  const SumiExercise *exercise = check->exercise;

  for (guint i = 0; i < exercise->explain_wrong->len; i++)
    {
      const SumiPackNote *note = &g_array_index (exercise->explain_wrong, SumiPackNote, i);
      const char *name = sumi_square_to_name (note->move);
      g_autofree char *steps = g_strconcat (".explain.wrong.", name, NULL);

      if (sumi_bitboard_has (judgement->right, note->move))
        report (check, SUMI_MISTAKE_EXPLAIN, note->place, steps,
                _("explains why %s is wrong, but it is right"), name);
    }
}

static gboolean
can_judge (const SumiTask *task)
{
  return task->type == SUMI_TASK_FORCE || task->type == SUMI_TASK_DENY
         || (task->type == SUMI_TASK_BEST && task->measure != SUMI_MEASURE_SCORE);
}

/* What can only be known after a search. */
static void
check_task (const Check *check, SumiBudget *budget)
{
  const SumiExercise *exercise = check->exercise;
  g_autoptr (SumiJudgement) judgement = NULL;

  if (!can_judge (&exercise->task))
    return;
  judgement = sumi_judgement_new (&exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, budget);
  if (!judgement->is_decided)
    {
      g_autofree char *moves = sumi_square_list_to_text (judgement->undecided);

      report (check, SUMI_MISTAKE_UNDECIDED, exercise->task_place, ".task",
              /* Translators: %s is a list of squares. */
              _("the search ended before it could decide %s"), moves);
      return;
    }
  if (judgement->right == 0)
    {
      g_autofree char *moves =
          sumi_square_list_to_text (sumi_position_legal_moves (exercise->position));

      report (check, SUMI_MISTAKE_UNSOLVABLE, exercise->task_place, ".task",
              /* Translators: %s is a list of squares. */
              _("no move solves it; the legal moves are %s"), moves);
      return;
    }
  check_solutions (check, judgement);
  check_unique (check, judgement);
  check_explain (check, judgement);
}

/* Proves that EXERCISE has a solution, and each statement about it; TRUE if all of it holds. Where
 * one does not, OUT_MISTAKES, of SumiMistake, is told what is true instead, in the order of the
 * file. An exercise that BUDGET does not suffice for, or SUMI_PACK_CHECK_NODES where that sets no
 * limit of nodes, is a mistake too: the program could not judge its answers. */
gboolean
sumi_exercise_check (const SumiExercise *exercise, SumiBudget *budget, GPtrArray *out_mistakes)
{
  g_autoptr (GPtrArray) mistakes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
  Check check = { .exercise = exercise, .mistakes = mistakes };
  gboolean is_limited = budget->max_nodes != UINT64_MAX;
  SumiBudget share = *budget;
  gboolean holds;

  if (!is_limited)
    share.max_nodes = budget->nodes + SUMI_PACK_CHECK_NODES;
  check_record (&check);
  check_replies (&check);
  check_forced (&check);
  check_result (&check);
  check_task (&check, &share);

  budget->nodes = share.nodes;
  if (is_limited || share.nodes <= share.max_nodes)
    budget->is_exhausted = share.is_exhausted;
  holds = mistakes->len == 0;
  sumi_mistakes_sort (mistakes);
  g_ptr_array_extend_and_steal (out_mistakes, g_steal_pointer (&mistakes));

  return holds;
}

/* Checks each exercise of PACK as sumi_exercise_check() does. TRUE if all of it holds. */
gboolean
sumi_pack_check (const SumiPack *pack, SumiBudget *budget, GPtrArray *out_mistakes)
{
  gboolean holds = TRUE;

  for (guint i = 0; i < pack->puzzles->len; i++)
    holds &= sumi_exercise_check (sumi_pack_get_puzzle (pack, i)->exercise, budget, out_mistakes);

  return holds;
}
