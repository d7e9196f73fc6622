/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a window does for a class: pupils save their results, and teachers look at those of all. */

#include "sumi-window.h"

/* Actions: win.class (asks for a folder). */
void     sumi_window_install_class_actions (GtkWidgetClass *widget_class);
gboolean sumi_window_is_results_file       (GFile *file);
void     sumi_window_show_class            (SumiWindow *self, GFile *folder);
void     sumi_window_save_results          (SumiWindow *self, SumiPackFile *pack_file);
