/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One square of a board for screen readers and the keyboard: it takes the focus, has a label, and
 * can be chosen. It draws only its focus ring. */

#include <gtk/gtk.h>

#include "sumi-board-scene.h"

#define SUMI_TYPE_BOARD_CELL (sumi_board_cell_get_type ())
G_DECLARE_FINAL_TYPE (SumiBoardCell, sumi_board_cell, SUMI, BOARD_CELL, GtkWidget)

GtkWidget  *sumi_board_cell_new        (SumiSquare square);
SumiSquare  sumi_board_cell_get_square (SumiBoardCell *self);
const char *sumi_board_cell_get_label  (SumiBoardCell *self);
void        sumi_board_cell_describe   (SumiBoardCell *self, const SumiBoardSceneSpec *spec,
                                        const char *news);
