/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a window does before a class, on the whole screen: text that is read from afar, or of each
 * page the board alone, for a projector. */

#include "sumi-window.h"

/* Actions: win.large-view, win.demonstrate. */
void     sumi_window_install_classroom_actions (GtkWidgetClass *widget_class);
gboolean sumi_window_leave_classroom           (SumiWindow *self);
