/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The discs that a player still has beside the board, one by one, so that they can be counted. */

#include <gtk/gtk.h>

#include "sumi-trays.h"

#define SUMI_TYPE_TRAY_VIEW (sumi_tray_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiTrayView, sumi_tray_view, SUMI, TRAY_VIEW, GtkWidget)

void sumi_tray_view_show (SumiTrayView *self, SumiColor color, int n_discs, gboolean has_given);
