/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How a finished game is counted. Each game and each task has one such value, which is handed to
 * every function that computes or names a result. No other code decides for whom empty squares
 * count. */

#include "sumi-position.h"

typedef enum
{
  SUMI_SCORING_DISCS,             /* the discs on the board, as in the leaflets */
  SUMI_SCORING_EMPTIES_TO_WINNER, /* empty squares count for the winner, as in tournaments */
  SUMI_N_SCORINGS,
} SumiScoring;

/* The count of each side, from 0 to 64; together at most 64. */
typedef struct
{
  int black, white;
} SumiScore;

int       sumi_scoring_difference (SumiScoring scoring, SumiBitboard own, SumiBitboard opponent);
SumiScore sumi_scoring_count      (SumiScoring scoring, SumiPosition end);
