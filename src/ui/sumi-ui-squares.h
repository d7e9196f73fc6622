/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Squares that the parts of a page point at, for the board of the page. */

#include <adwaita.h>

void sumi_ui_forward_squares   (GtkWidgetClass *widget_class);
void sumi_ui_forward_pointed   (GtkWidget *widget, int square);
void sumi_ui_forward_activated (GtkWidget *widget, int square);
