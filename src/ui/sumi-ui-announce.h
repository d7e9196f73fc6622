/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What screen readers say at once, and what they say of a button otherwise. */

#include <adwaita.h>

void sumi_ui_announce (GtkWidget *widget, const char *text);
void sumi_ui_describe (GtkWidget *button, const char *text);
