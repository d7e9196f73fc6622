/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A small board to look at: a position, and the squares that are lit on it. */

#include <gtk/gtk.h>

#include "sumi-position.h"

#define SUMI_TYPE_BOARD_PICTURE (sumi_board_picture_get_type ())
G_DECLARE_FINAL_TYPE (SumiBoardPicture, sumi_board_picture, SUMI, BOARD_PICTURE, GtkWidget)

GtkWidget *sumi_board_picture_new          (void);
void       sumi_board_picture_set_position (SumiBoardPicture *self, SumiPosition position);
void       sumi_board_picture_set_cells    (SumiBoardPicture *self, const char *cells);
void       sumi_board_picture_set_lit      (SumiBoardPicture *self, SumiBitboard lit);
