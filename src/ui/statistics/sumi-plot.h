/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Draws a chart. There is no library of charts for GTK 4 in Debian 12; three simple kinds do not
 * need one. */

#include <gtk/gtk.h>

#include "sumi-chart.h"

#define SUMI_TYPE_PLOT (sumi_plot_get_type ())
G_DECLARE_FINAL_TYPE (SumiPlot, sumi_plot, SUMI, PLOT, GtkWidget)

void sumi_plot_set_chart (SumiPlot *self, const SumiChart *chart);
