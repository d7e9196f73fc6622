/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a window does for a class: pupils save their results, and teachers look at those of all. */

#include "sumi-window.h"

/* Actions: win.class (asks for a folder). */
void   sumi_window_install_class_actions (GtkWidgetClass *widget_class);
GFile *sumi_window_get_class_folder      (GFile *file);
void   sumi_window_show_class            (SumiWindow *self, GFile *folder);
void   sumi_window_save_results          (SumiWindow *self, SumiPackFile *pack_file);
