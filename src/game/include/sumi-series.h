/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A series of games between two players, to an agreed number of games won or of points. A plain
 * value with the terms and the results, from which everything else is computed. */

#include <glib.h>

#include "sumi-scoring.h"

typedef enum
{
  SUMI_SERIES_GAMES,  /* the first player to win so many games */
  SUMI_SERIES_POINTS, /* the first with so many points: the margins of the games won */
} SumiSeriesKind;

/* Who makes the first move of the next game. */
typedef enum
{
  SUMI_STARTER_FIXED,     /* the player who made it in the first game */
  SUMI_STARTER_ALTERNATE, /* the players in turn */
  SUMI_STARTER_LOSER,     /* the loser of the last game; after a draw, its starter */
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
