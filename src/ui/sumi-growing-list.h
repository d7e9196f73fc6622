/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The first items of a list, more with each frame until all are there. GTK 4.8 makes 200 rows of a
 * list at once, also where ten are in sight, and nothing is drawn or answered meanwhile. */

#include <gtk/gtk.h>

/* How many are there at once: about what a window has room for. */
#define SUMI_GROWING_LIST_STEP 12

#define SUMI_TYPE_GROWING_LIST (sumi_growing_list_get_type ())
G_DECLARE_FINAL_TYPE (SumiGrowingList, sumi_growing_list, SUMI, GROWING_LIST, GObject)

SumiGrowingList *sumi_growing_list_new (GListModel *source, GtkWidget *view);
