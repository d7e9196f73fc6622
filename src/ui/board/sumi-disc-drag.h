/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Dragging a disc to a board, by finger or pointer. A board takes what is dragged so, and it counts
 * as if the square had been chosen where it is dropped. */

#include "sumi-disc-icon.h"

GtkEventController *sumi_disc_drag_add         (GtkWidget *widget, SumiDiscIcon *icon);
void                sumi_disc_drag_set_enabled (GtkEventController *drag, gboolean is_enabled);
