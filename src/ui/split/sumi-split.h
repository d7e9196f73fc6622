/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A board and what belongs to it: head, body and foot stand in a panel beside the board where the
 * window is wide, above and below it where it is narrow. */

#include <gtk/gtk.h>

#define SUMI_TYPE_SPLIT (sumi_split_get_type ())
G_DECLARE_FINAL_TYPE (SumiSplit, sumi_split, SUMI, SPLIT, GtkWidget)

/* A window with this CSS class shows boards alone. */
#define SUMI_SPLIT_ALONE_CLASS "demonstration"

void sumi_split_set_alone (SumiSplit *self, gboolean is_alone);
