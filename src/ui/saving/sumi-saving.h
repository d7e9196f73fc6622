/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Saves a text as a file. What became of it is told by the action win.toast of the window that
 * WIDGET is in; the page that asked may be left meanwhile. */

#include <gtk/gtk.h>

void sumi_saving_ask   (GtkWidget *widget, const char *title, const char *name,
                        const char *filter_name, const char *pattern, const char *text);
void sumi_saving_write (GtkWidget *widget, const char *text, GFile *file);
