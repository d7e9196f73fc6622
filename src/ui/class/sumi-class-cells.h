/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The cells of one row of a table: an icon above a text each. A class has thousands of them, and so
 * one widget draws all of a row. Cells of one column are equally wide in all rows that have the
 * same head. */

#include <gtk/gtk.h>

#define SUMI_TYPE_CLASS_CELLS (sumi_class_cells_get_type ())
G_DECLARE_FINAL_TYPE (SumiClassCells, sumi_class_cells, SUMI, CLASS_CELLS, GtkWidget)

GtkWidget *sumi_class_cells_new (SumiClassCells *head);
void       sumi_class_cells_add (SumiClassCells *self, const char *icon, const char *text,
                                 const char *tooltip, gboolean is_warning);
