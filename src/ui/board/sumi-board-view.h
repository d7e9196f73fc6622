/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The board on screen: draws a SumiBoardScene, and says which square was chosen. */

#include <gtk/gtk.h>

#include "sumi-board-scene.h"

#define SUMI_TYPE_BOARD_VIEW (sumi_board_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiBoardView, sumi_board_view, SUMI, BOARD_VIEW, GtkWidget)

/* Signals: "square-activated" (int square): clicked, or chosen by key. "square-pointed" (int
 * square, SUMI_SQUARE_NONE when none): under the pointer or focused.
 * With the property "paints", instead of the first: "square-painted" (int square, gboolean begins
 * a stroke, gboolean inverts: the stroke was begun with Shift): pressed, come to while pressed, or
 * chosen by key. */
SumiBoardScene *sumi_board_view_get_scene    (SumiBoardView *self);
void            sumi_board_view_set_scene    (SumiBoardView *self, SumiBoardScene *scene);
void            sumi_board_view_focus_square (SumiBoardView *self, SumiSquare square);
void            sumi_board_view_focus_disc   (SumiBoardView *self);
