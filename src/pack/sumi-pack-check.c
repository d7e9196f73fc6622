/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-check.h"

#include <glib/gi18n-lib.h>

#include "sumi-pack-checking.h"
#include "sumi-square-list.h"

/* The most squares that a message names; more are counted. */
#define MAX_NAMED_SQUARES 8

/* The squares on which A and B differ. */
static SumiBitboard
compare_boards (SumiPosition a, SumiPosition b)
{
  return (sumi_position_discs (a, SUMI_BLACK) ^ sumi_position_discs (b, SUMI_BLACK))
         | (sumi_position_discs (a, SUMI_WHITE) ^ sumi_position_discs (b, SUMI_WHITE));
}

/* Reports that the record does not reach the position: names the squares that differ, or counts
 * them if they are many. */
static void
report_difference (const SumiPackChecking *check, SumiBitboard difference)
{
  const SumiLocation place = check->exercise->record_place;
  int n_squares = sumi_bitboard_count (difference);
  g_autofree char *squares = sumi_square_list_to_text (difference);

  if (n_squares <= MAX_NAMED_SQUARES)
    sumi_pack_checking_report (check, SUMI_MISTAKE_RECORD, place, ".record",
                               /* Translators: %s is a list of squares. */
                               _("reaches another board, which differs on %s"), squares);
  else
    sumi_pack_checking_report (check, SUMI_MISTAKE_RECORD, place, ".record",
                               g_dngettext (GETTEXT_PACKAGE,
                                            "reaches another board, which differs on %d square",
                                            "reaches another board, which differs on %d squares",
                                            (gulong) n_squares),
                               n_squares);
}

/* Checks that the record ends in the position. A pass at its end may be left out. */
static void
check_record (const SumiPackChecking *check)
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
    sumi_pack_checking_report (check, SUMI_MISTAKE_RECORD, exercise->record_place, ".record",
                               _("reaches this board with Black to move, not White"));
  else if (end.turn != exercise->position.turn)
    sumi_pack_checking_report (check, SUMI_MISTAKE_RECORD, exercise->record_place, ".record",
                               _("reaches this board with White to move, not Black"));
}

/* Reports that claims.replies differs from LEGAL, the replies of SIDE. */
static void
report_replies (const SumiPackChecking *check,
                const SumiClaimReplies *claim,
                SumiColor side,
                SumiBitboard legal)
{
  const SumiMistakeCode code = SUMI_MISTAKE_CLAIM;
  g_autofree char *steps =
      g_strconcat (".claims.replies.", sumi_square_to_name (claim->move), NULL);
  g_autofree char *truth = sumi_square_list_to_text (legal);
  const char *says = claim->says[0] == '\0' ? "[]" : claim->says;

  if (legal == 0 && side == SUMI_BLACK)
    /* Translators: %s are lists of squares, first those the file names, then the true ones. */
    sumi_pack_checking_report (check, code, claim->place, steps, _("says %s; Black has no reply"),
                               says);
  else if (legal == 0)
    sumi_pack_checking_report (check, code, claim->place, steps, _("says %s; White has no reply"),
                               says);
  else if (side == SUMI_BLACK)
    sumi_pack_checking_report (check, code, claim->place, steps,
                               _("says %s; Black's replies are %s"), says, truth);
  else
    sumi_pack_checking_report (check, code, claim->place, steps,
                               _("says %s; White's replies are %s"), says, truth);
}

static void
check_replies (const SumiPackChecking *check)
{
  const SumiExercise *exercise = check->exercise;

  for (guint i = 0; i < exercise->claims.replies->len; i++)
    {
      const SumiClaimReplies *claim =
          &g_array_index (exercise->claims.replies, SumiClaimReplies, i);
      SumiPosition after = sumi_position_play (exercise->position, claim->move);
      SumiBitboard legal = sumi_position_legal_moves (after);

      if (legal != claim->replies)
        report_replies (check, claim, after.turn, legal);
    }
}

/* Reports the first turn of the line on which the forced side has more than one move: MOVE, the
 * NUMBER-th from 1, played in POSITION. */
static void
report_not_forced (const SumiPackChecking *check,
                   SumiPosition position,
                   int number,
                   SumiSquare move)
{
  const SumiLocation place = check->exercise->claims.forced_place;
  const SumiMistakeCode code = SUMI_MISTAKE_CLAIM;
  const char *name = sumi_square_to_name (move);
  g_autofree char *moves = sumi_square_list_to_text (sumi_position_legal_moves (position));

  if (move == SUMI_SQUARE_PASS && position.turn == SUMI_BLACK)
    sumi_pack_checking_report (check, code, place, ".claims.forced",
                               _("says that Black always has one move; at move %d of the line "
                                  "Black has none"),
                               number);
  else if (move == SUMI_SQUARE_PASS)
    sumi_pack_checking_report (check, code, place, ".claims.forced",
                               _("says that White always has one move; at move %d of the line "
                                  "White has none"),
                               number);
  else if (position.turn == SUMI_BLACK)
    sumi_pack_checking_report (
        check, code, place, ".claims.forced",
        /* Translators: %d is the number of a move, then come its square and a list of squares. */
        _("says that Black always has one move; at move %d of the line, %s, Black's moves are %s"),
        number, name, moves);
  else
    sumi_pack_checking_report (check, code, place, ".claims.forced",
                               _("says that White always has one move; at move %d of the line, "
                                  "%s, White's moves are "
                                  "%s"),
                               number, name, moves);
}

static void
check_forced (const SumiPackChecking *check)
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
check_result (const SumiPackChecking *check)
{
  const SumiClaims *claims = &check->exercise->claims;
  int black = sumi_bitboard_count (sumi_position_discs (claims->line.end, SUMI_BLACK));
  int white = sumi_bitboard_count (sumi_position_discs (claims->line.end, SUMI_WHITE));

  if (!claims->has_result || (black == claims->result_black && white == claims->result_white))
    return;
  sumi_pack_checking_report (check, SUMI_MISTAKE_CLAIM, claims->result_place, ".claims.result",
                             _("says Black %d, White %d; the line ends with Black %d, White %d"),
                             claims->result_black, claims->result_white, black, white);
}

/* Gives each of MISTAKES the board of EXERCISE. */
static void
draw_board (const SumiExercise *exercise, GPtrArray *mistakes)
{
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (exercise->position, cells);
  for (guint i = 0; i < mistakes->len; i++)
    {
      SumiMistake *mistake = mistakes->pdata[i];

      g_free (mistake->board);
      mistake->board = g_strdup (cells);
    }
}

/* Checks EXERCISE. Where BUDGET sets no limit of nodes, the limit is SUMI_PACK_CHECK_NODES, but not
 * beyond END nodes in all. */
static gboolean
check_within (const SumiExercise *exercise,
              SumiBudget *budget,
              uint64_t end,
              GPtrArray *out_mistakes)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiPackChecking check = { .exercise = exercise, .mistakes = mistakes };
  gboolean is_limited = budget->max_nodes != UINT64_MAX;
  SumiBudget share = *budget;
  gboolean holds;

  if (!is_limited)
    share.max_nodes = MIN (budget->nodes + SUMI_PACK_CHECK_NODES, end);
  check_record (&check);
  check_replies (&check);
  check_forced (&check);
  check_result (&check);
  sumi_pack_checking_prove (&check, &share);

  budget->nodes = share.nodes;
  if (is_limited || share.nodes <= share.max_nodes)
    budget->is_exhausted = share.is_exhausted;
  draw_board (exercise, mistakes);
  holds = mistakes->len == 0;
  sumi_mistakes_sort (mistakes);
  g_ptr_array_extend_and_steal (out_mistakes, g_steal_pointer (&mistakes));

  return holds;
}

/* Proves that EXERCISE has a solution, and that each claim about it holds; TRUE if so. For each
 * claim that does not hold, a SumiMistake that says what is true is added to OUT_MISTAKES, in the
 * order of the file. An exercise for which BUDGET does not suffice, or SUMI_PACK_CHECK_NODES where
 * BUDGET has no limit of nodes, is a mistake too, since the program could not judge its answers. */
gboolean
sumi_exercise_check (const SumiExercise *exercise, SumiBudget *budget, GPtrArray *out_mistakes)
{
  return check_within (exercise, budget, UINT64_MAX, out_mistakes);
}

/* Checks each exercise of PACK as sumi_exercise_check() does; TRUE if all is well. Where BUDGET has
 * no limit of nodes, the exercises that are left after SUMI_PACK_CHECK_PACK_NODES are not
 * decided. */
gboolean
sumi_pack_check (const SumiPack *pack, SumiBudget *budget, GPtrArray *out_mistakes)
{
  g_autoptr (GPtrArray) exercises = sumi_pack_list_exercises (pack);
  uint64_t end = budget->nodes + SUMI_PACK_CHECK_PACK_NODES;
  gboolean holds = TRUE;

  for (guint i = 0; i < exercises->len; i++)
    holds &= check_within (exercises->pdata[i], budget, end, out_mistakes);
  sumi_pack_name_items (pack, out_mistakes);

  return holds;
}
