/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What one chart says, as a value: rows of numbers, and the same in words. It is drawn
 * (sumi-plot.h), listed as a table (sumi-chart-view.h) and saved as CSV, so that the three cannot
 * differ. */

#include <glib.h>

typedef enum
{
  SUMI_CHART_BARS,   /* a column a row; the second value is the part of the first that is solid */
  SUMI_CHART_BAND,   /* a line through the first values, in a band from the second to the third */
  SUMI_CHART_SHARES, /* a line of text and a bar a row: the second value as a part of the first */
} SumiChartKind;

#define SUMI_CHART_N_VALUES 3

typedef struct
{
  char *id;         /* as the CSV names the row: a date such as "2026-03-12", a theme */
  char *label;      /* as people name it */
  char *tick;       /* the same in a few characters, below the chart */
  char *text;       /* shares: what stands at the bar; "" otherwise */
  double values[SUMI_CHART_N_VALUES];
  gboolean is_known; /* whether the values say something; a pale bar at most otherwise */
  char **cells;      /* of the table, after the label; one for each further column */
} SumiChartRow;

typedef struct
{
  SumiChartKind kind;
  char *name;       /* of the file that it is saved in, without an ending */
  char *title;
  char *summary;    /* the chart in a sentence or two */
  char *solid, *pale; /* what the two parts of a bar stand for; "" for one without parts */
  char **columns;   /* the headings of the table, the first one that of the labels */
  GPtrArray *rows;  /* of SumiChartRow; none: there is nothing to draw yet */
} SumiChart;

SumiChart *sumi_chart_new          (SumiChartKind kind, const char *name, const char *title);
void       sumi_chart_free         (SumiChart *chart);
void       sumi_chart_take_summary (SumiChart *chart, char *summary);
void       sumi_chart_set_parts    (SumiChart *chart, const char *solid, const char *pale);
void       sumi_chart_set_columns  (SumiChart *chart, const char *const *columns);
SumiChartRow *sumi_chart_add       (SumiChart *chart, const char *id, const char *label,
                                    const char *tick, const double *values, gboolean is_known,
                                    char **cells);
char      *sumi_chart_describe_row (const SumiChart *chart, const SumiChartRow *row);
char      *sumi_chart_to_csv       (const SumiChart *chart);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiChart, sumi_chart_free)
