/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a window does with the code of a worksheet: it opens the exercises, or makes a set for a
 * class of them. */

#include "sumi-window.h"

/* Actions: win.open-code (asks for a code). */
void sumi_window_install_code_actions (GtkWidgetClass *widget_class);
