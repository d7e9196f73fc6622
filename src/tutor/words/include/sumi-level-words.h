/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the levels of the opponent are called, and what to expect of them. Levels count from 1, as
 * in tasks. */

#include <glib.h>

/* How an opponent deals with corners that are clearly the best move. */
typedef enum
{
  SUMI_CORNERS_HALF,
  SUMI_CORNERS_MOSTLY_TAKEN,
  SUMI_CORNERS_SELDOM_LEFT,
  SUMI_CORNERS_AS_SEEN, /* it plays the best move that it sees */
} SumiCornerHabit;

const char      *sumi_level_get_name         (int level);
char            *sumi_level_to_text          (int level);
char            *sumi_level_to_player        (int level);
SumiCornerHabit  sumi_level_get_corner_habit (int level);
