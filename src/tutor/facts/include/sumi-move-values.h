/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What each legal move is worth, to be shown on the board: exact near the end of the game, and
 * before that as an estimate, which can be told from its sign. */

#include <glib.h>

#include "sumi-midgame.h"

/* For the side that moves, in hundredths of a disc, empty squares counted for the winner. */
typedef struct
{
  SumiSquare move;
  gboolean is_exact;
  int value;
} SumiMoveValue;

typedef struct
{
  int depth; /* plies that estimates look ahead */
  gboolean is_exact;
  int n_values;
  SumiMoveValue values[SUMI_MIDGAME_MAX_MOVES]; /* the best first */
} SumiMoveValues;

void sumi_move_values_find (SumiPosition position, SumiMidgame *midgame, SumiMidgameLimits limits,
                            SumiBudget *budget, SumiMoveValues *out_values);
