/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How hard an exercise that a move answers is for a person: numbers that can be measured, and the
 * rating that follows from them, on the scale of a learner's rating (sumi-glicko.h).
 *
 * How much each number counts was fitted to how the levels of the opponent do: see
 * data/puzzle-ratings.md. */

#include "sumi-midgame.h"
#include "sumi-task.h"

/* What is measured, each about from -1 to 4. */
typedef enum
{
  SUMI_HARDNESS_ONE,        /* always 1 */
  /* What is asked: 1 or 0. */
  SUMI_HARDNESS_DENY,
  SUMI_HARDNESS_PASS,
  SUMI_HARDNESS_FEW,        /* force few replies */
  SUMI_HARDNESS_WIPE_OUT,
  SUMI_HARDNESS_MOBILITY,   /* best by a measure */
  SUMI_HARDNESS_QUIET,
  SUMI_HARDNESS_SCORE,      /* win, and best by score */
  /* How far ahead one has to look. */
  SUMI_HARDNESS_DISTANCE,   /* own moves to the goal after the first */
  SUMI_HARDNESS_BRANCHES,   /* logarithm of the positions of the proof */
  SUMI_HARDNESS_EMPTIES,    /* of score: empty squares */
  /* What else looks right. */
  SUMI_HARDNESS_RIVALS,     /* logarithm of the wrong moves that look natural */
  SUMI_HARDNESS_DECOYS,     /* logarithm of the wrong moves that threaten a corner too */
  SUMI_HARDNESS_RIGHT,      /* share of moves that are right */
  /* What the right move looks like. */
  SUMI_HARDNESS_UGLY,       /* on a C- or X-square beside an empty corner */
  SUMI_HARDNESS_GIFT,       /* it lets the opponent take a corner */
  SUMI_HARDNESS_CORNER,     /* it is on a corner */
  SUMI_HARDNESS_FLIPS,      /* share of the other moves that turn more discs */
  SUMI_HARDNESS_REPLIES,    /* share of the other moves that leave fewer replies */
  /* When a search finds it. */
  SUMI_HARDNESS_LEAD_1,     /* by how much it leads at depth 1, in eight discs, from -1 to 1 */
  SUMI_HARDNESS_LEAD_2,
  SUMI_HARDNESS_LEAD_4,
  SUMI_HARDNESS_RIVALS_2,   /* share of the wrong moves that come within two discs at depth 2 */
  SUMI_HARDNESS_CHANCE,     /* that a player who loses three discs a move at depth 2 finds it */
  SUMI_HARDNESS_DEPTH,      /* the first of the depths 1 to 4 from which on it leads, or 5 */
  SUMI_N_HARDNESS,
} SumiHardnessMeasure;

typedef struct
{
  double values[SUMI_N_HARDNESS];
} SumiHardness;

/* No rating is outside of these. */
#define SUMI_HARDNESS_MIN_RATING 400
#define SUMI_HARDNESS_MAX_RATING 2600

const char *sumi_hardness_measure_to_name (SumiHardnessMeasure measure);
gboolean    sumi_hardness_measure         (const SumiTask *task, SumiPosition position,
                                           SumiMidgame *midgame, const SumiBudget *limits,
                                           SumiHardness *out_hardness);
int         sumi_hardness_rate            (const SumiHardness *hardness);
int         sumi_hardness_rate_by         (const SumiHardness *hardness,
                                           const double weights[SUMI_N_HARDNESS]);
int         sumi_hardness_grade           (int rating);
