/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A chart with its title, what it says in words, and the same as a table, that opens below it and
 * can be saved. */

#include <adwaita.h>

#include "sumi-chart.h"

#define SUMI_TYPE_CHART_VIEW (sumi_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiChartView, sumi_chart_view, SUMI, CHART_VIEW, AdwBin)

GtkWidget       *sumi_chart_view_new        (SumiChart *chart);
void             sumi_chart_view_take_chart (SumiChartView *self, SumiChart *chart);
