/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Short messages at the foot of a window. */

#include <adwaita.h>

AdwToast *sumi_ui_create_toast (const char *text);
void      sumi_ui_tell         (GtkWidget *widget, const char *text);
