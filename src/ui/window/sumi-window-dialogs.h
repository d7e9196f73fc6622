/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a window shows before itself: its preferences, and the keys that can be used. */

#include "sumi-window.h"

/* Actions: win.preferences, .show-help-overlay. */
void       sumi_window_install_dialog_actions (GtkWidgetClass *widget_class);
GtkWindow *sumi_window_find_dialog            (SumiWindow *self, GType type);
void       sumi_window_renew_preferences      (SumiWindow *self);
