/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the two halves of the painting share. */

#include "sumi-board-paint.h"
#include "sumi-board-style.h"

cairo_t *sumi_board_paint_begin_square (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                        const GdkRGBA *color);
