/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sumi-features.h"
#include "sumi-pack-checking.h"
#include "sumi-square-list.h"
#include "sumi-truth.h"

/* With at most so many empty squares all games are searched to their end. */
#define MAX_EMPTIES 8

/* Whether LEARNER reaches the aim of TASK in any game from POSITION on, whatever both sides
 * play. */
static SumiTruth
can_reach (const SumiTask *task, SumiPosition position, SumiColor learner, SumiBudget *budget)
{
  SumiBitboard moves = sumi_position_legal_moves (position);
  SumiTruth result = SUMI_TRUTH_FALSE;

  if (!sumi_budget_spend (budget))
    return SUMI_TRUTH_UNKNOWN;
  if (sumi_play_aim_is_reached (&task->aim, task->scoring, position, learner))
    return SUMI_TRUTH_TRUE;
  if (moves == 0 && !sumi_position_must_pass (position))
    return SUMI_TRUTH_FALSE;
  if (moves == 0)
    return can_reach (task, sumi_position_pass (position), learner, budget);
  SUMI_FOREACH_SQUARE (move, moves)
    {
      SumiTruth truth =
          can_reach (task, sumi_position_play (position, (SumiSquare) move), learner, budget);

      if (truth == SUMI_TRUTH_TRUE)
        return truth;
      if (truth == SUMI_TRUTH_UNKNOWN)
        result = truth;
    }

  return result;
}

/* Reports corners of the aim that cannot be taken because they are not empty; if the learner has
 * one already, the aim would seem to be reached. TRUE if there are none. */
static gboolean
check_corners (const SumiPackChecking *check)
{
  const SumiPlayAim *aim = &check->exercise->task.aim;
  SumiPosition position = check->exercise->position;
  SumiBitboard owned = aim->corners & position.own;
  g_autofree char *squares = sumi_square_list_to_text (owned != 0 ? owned : aim->corners);

  if (aim->kind != SUMI_PLAY_AIM_CORNER)
    return TRUE;
  if (owned != 0 && position.turn == SUMI_BLACK)
    sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                    /* Translators: %s is a list of corners. */
                                    _("Black, whom the learner plays, has %s already; name the "
                                       "corners that are to be taken"),
                                    squares);
  else if (owned != 0)
    sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                    _("White, whom the learner plays, has %s already; name the "
                                       "corners that are to be taken"),
                                    squares);
  else if ((aim->corners & sumi_position_empties (position)) == 0)
    sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                    _("no corner is left to be taken: %s"), squares);
  else
    return TRUE;

  return FALSE;
}

/* Reports an aim that the opponent's stable discs rule out. TRUE if they do not. */
static gboolean
check_margin (const SumiPackChecking *check)
{
  const SumiPlayAim *aim = &check->exercise->task.aim;
  SumiPosition position = check->exercise->position;
  SumiColor opponent = sumi_color_opposite (position.turn);
  int n_stable = sumi_bitboard_count (sumi_features_stable (position, opponent));
  int most = 64 - 2 * n_stable;

  if (aim->kind == SUMI_PLAY_AIM_CORNER || sumi_play_aim_get_margin (aim) <= most)
    return TRUE;
  sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                  g_dngettext (GETTEXT_PACKAGE,
                                               "cannot be reached: the opponent has %d disc that "
                                               "can never be turned",
                                               "cannot be reached: the opponent has %d discs that "
                                               "can never be turned",
                                               (gulong) n_stable),
                                  n_stable);

  return FALSE;
}

/* Checks that the aim of a game can be reached, as far as that takes no long search. The learner
 * need not be able to force it, since the opponent errs. */
void
sumi_pack_checking_play (const SumiPackChecking *check, SumiBudget *budget)
{
  const SumiExercise *exercise = check->exercise;
  SumiPosition position = exercise->position;

  if (!check_corners (check) || !check_margin (check)
      || sumi_position_count_empties (position) > MAX_EMPTIES)
    return;
  if (can_reach (&exercise->task, position, position.turn, budget) == SUMI_TRUTH_FALSE)
    sumi_pack_checking_report_task (check, SUMI_MISTAKE_UNSOLVABLE,
                                    _("cannot be reached: no way to play on from here reaches it"));
}
