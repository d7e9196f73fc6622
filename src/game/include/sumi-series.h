/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A series of games between two players, to an agreed number of games won or of points. A plain
 * value: it holds what was agreed and the results, and everything else follows from them. */

#include <glib.h>

#include "sumi-scoring.h"

typedef enum
{
  SUMI_SERIES_GAMES,  /* who first has won so many games */
  SUMI_SERIES_POINTS, /* who first has so many points: the margins of the games won, added up */
} SumiSeriesKind;

/* Who makes the first move of the next game. */
typedef enum
{
  SUMI_STARTER_FIXED,     /* who made it in the first game */
  SUMI_STARTER_ALTERNATE, /* the other one each time */
  SUMI_STARTER_LOSER,     /* who lost the last game; after a draw, who made it in that */
} SumiStarterRule;

#define SUMI_SERIES_MAX_TARGET 999

typedef struct
{
  SumiSeriesKind kind;
  int target; /* from 1 to SUMI_SERIES_MAX_TARGET */
  SumiStarterRule starter_rule;
  int first_starter;     /* the player who begins the first game: 0 or 1 */
  SumiScoring scoring;   /* how results are counted */
} SumiSeriesTerms;

/* A game that is over. */
typedef struct
{
  int starter;  /* the player who made the first move */
  int discs[2]; /* by player, as results are counted */
} SumiSeriesResult;

typedef struct
{
  SumiSeriesTerms terms;
  GArray *results; /* of SumiSeriesResult, in the order of the games */
} SumiSeries;

SumiSeries *sumi_series_new          (const SumiSeriesTerms *terms);
SumiSeries *sumi_series_copy         (const SumiSeries *series);
void        sumi_series_free         (SumiSeries *series);
gboolean    sumi_series_equal        (const SumiSeries *a, const SumiSeries *b);
gboolean    sumi_series_is_sound     (const SumiSeries *series);
void        sumi_series_add          (SumiSeries *series, SumiPosition end, SumiColor first);
int         sumi_series_get_starter  (const SumiSeries *series);
int         sumi_series_count_wins   (const SumiSeries *series, int player);
int         sumi_series_count_points (const SumiSeries *series, int player);
int         sumi_series_get_winner   (const SumiSeries *series);
int         sumi_series_result_get_margin (const SumiSeriesResult *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiSeries, sumi_series_free)
