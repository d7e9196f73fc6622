/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-mine-level.h"

/* These were the learner's levels when the puzzles were mined and their ratings fitted. Whoever
 * changes one has to mine all themes and fit the ratings anew: puzzles/README.md says how. */
static const SumiLevel levels[SUMI_N_MINE_LEVELS] = {
  { 1200, { 1, 0, 0 } }, { 650, { 2, 2, 0 } },  { 350, { 2, 4, 0 } },
  { 240, { 3, 6, 0 } },  { 165, { 4, 8, 0 } },  { 100, { 4, 10, 0 } },
  { 55, { 5, 12, 0 } },  { 25, { 6, 14, 0 } },  { 0, { 10, 18, 0 } },
};

/* The values of LEVEL, from 0 to SUMI_N_MINE_LEVELS - 1; they never change. */
SumiLevel
sumi_mine_level_get (int level)
{
  return levels[level];
}
