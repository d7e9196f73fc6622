/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A position in which puzzles are looked for: what the finders share. Only for src/mine. */

#include "sumi-judgement.h"
#include "sumi-prover.h"
#include "sumi-miner.h"

/* Whether a move is sound is found by a search of so many plies, unless a theme asks for more, and
 * exactly near the end. */
#define SUMI_LOOK_DEPTH 6

/* A position that is looked at, with what was found about it so far. */
typedef struct
{
  SumiMidgame *midgame;
  SumiPosition position;
  SumiBitboard moves;
  int n_empties;
  SumiThemes wanted;

  int report_depth; /* how many plies the next was searched; 0 if it is not known */
  SumiMidgameReport report;

  SumiThemes found;
  SumiFind *finds; /* by theme */
} SumiLook;

gboolean sumi_look_wants     (const SumiLook *look, SumiTheme theme);
void     sumi_look_add       (SumiLook *look, SumiTheme theme, const SumiTask *task,
                              SumiSquare move);
gboolean sumi_look_is_sound  (SumiLook *look, SumiSquare move, int depth, int max_loss);
int      sumi_look_count_natural_wrong (const SumiLook *look, SumiSquare right);
