/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a window does to begin a game: the page on which it is agreed, above the Play page. */

#include "sumi-window.h"

/* Actions: win.new-game, .review, .play-from (the moves before), .play-with-help (the game of the
 * puzzle in sight). */
void sumi_window_install_play_actions (GtkWidgetClass *widget_class);
