/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the statistics of a learner show, as charts: pure functions of the progress and the day. */

#include "sumi-chart.h"
#include "sumi-kept-game.h"
#include "sumi-progress.h"

/* The time that a chart looks back on. */
typedef enum
{
  SUMI_SPAN_FORTNIGHT, /* 14 days */
  SUMI_SPAN_QUARTER,   /* 13 weeks, the last of which ends today */
  SUMI_SPAN_YEAR,      /* 12 months of the calendar, the last of which is this one */
  SUMI_N_SPANS,
} SumiSpan;

/* Days of which the reviews are foreseen. */
#define SUMI_STATISTICS_N_FORECAST 14

SumiSpan   sumi_statistics_choose_span   (const SumiProgress *progress, int day);
SumiChart *sumi_statistics_make_solved   (const SumiProgress *progress, int day, SumiSpan span);
SumiChart *sumi_statistics_make_time     (const SumiProgress *progress, int day, SumiSpan span);
SumiChart *sumi_statistics_make_rating   (const SumiProgress *progress, int day, SumiSpan span);
SumiChart *sumi_statistics_make_themes   (const SumiProgress *progress);
SumiChart *sumi_statistics_make_forecast (const guint *counts, int day);
SumiChart *sumi_statistics_make_losses   (const GPtrArray *games);
SumiChart *sumi_statistics_make_topics   (const GPtrArray *games);
SumiChart *sumi_statistics_make_drill    (const SumiProgress *progress, const char *drill,
                                          const char *title);
GPtrArray *sumi_statistics_make_all      (const SumiProgress *progress, const GPtrArray *games,
                                          const guint *counts, int day, SumiSpan span);
