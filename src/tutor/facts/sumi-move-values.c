/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-move-values.h"

/* Finds what each legal move in POSITION is worth, as far as LIMITS and BUDGET go; nothing where
 * there is none. */
void
sumi_move_values_find (SumiPosition position,
                       SumiMidgame *midgame,
                       SumiMidgameLimits limits,
                       SumiBudget *budget,
                       SumiMoveValues *out_values)
{
  SumiMidgameReport report;

  sumi_midgame_score_moves (midgame, position, limits, budget, &report);
  *out_values = (SumiMoveValues){ .depth = report.depth,
                                  .is_exact = report.is_exact,
                                  .n_values = report.n_moves };
  for (int i = 0; i < report.n_moves; i++)
    out_values->values[i] = (SumiMoveValue){ .move = report.moves[i].move,
                                             .is_exact = report.is_exact,
                                             .value = report.moves[i].score };
}
