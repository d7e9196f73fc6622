/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What screen readers say at once. */

#include <adwaita.h>

void sumi_ui_announce (GtkWidget *widget, const char *text);
