/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-look.h"

#include "sumi-features.h"

#define EXACT_EMPTIES 12

gboolean
sumi_look_wants (const SumiLook *look, SumiTheme theme)
{
  return (look->wanted >> theme & 1) != 0;
}

/* Notes that the position has a puzzle of THEME. */
void
sumi_look_add (SumiLook *look, SumiTheme theme, const SumiTask *task, SumiSquare move)
{
  if (!sumi_look_wants (look, theme))
    return;
  look->found |= 1u << theme;
  look->finds[theme] = (SumiFind){ theme, *task, move };
}

/* Whether MOVE is worse than the best move by at most MAX_LOSS, in hundredths of a disc, by what a
 * search of DEPTH plies says: whoever solves a puzzle must not learn a bad move. */
gboolean
sumi_look_is_sound (SumiLook *look, SumiSquare move, int depth, int max_loss)
{
  const SumiMidgameLimits limits = { .max_depth = depth, .exact_empties = EXACT_EMPTIES };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  const SumiMidgameReport *report = &look->report;

  if (look->report_depth != depth)
    {
      sumi_midgame_forget (look->midgame);
      sumi_midgame_score_moves (look->midgame, look->position, limits, &budget, &look->report);
      look->report_depth = depth;
    }
  for (int i = 0; i < report->n_moves; i++)
    {
      if (report->moves[i].move == move)
        return report->moves[0].value.score - report->moves[i].value.score <= max_loss;
    }
  return FALSE;
}

int
sumi_look_count_natural_wrong (const SumiLook *look, SumiSquare right)
{
  return sumi_bitboard_count (sumi_features_natural (look->position)
                              & ~sumi_bitboard_of (right));
}
