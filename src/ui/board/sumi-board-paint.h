/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where the squares lie, and how each thing on a board is painted. Stateless: every function adds
 * to a snapshot what its arguments say, in the colours of the style of all boards. Nothing here
 * is mirrored in right-to-left languages. */

#include <gtk/gtk.h>

#include "sumi-board-scene.h"

typedef struct
{
  float x, y; /* the upper left corner of a1 */
  float cell; /* the side of a square */
} SumiBoardGeometry;

SumiBoardGeometry sumi_board_geometry_fit    (int width, int height, gboolean has_coordinates);
graphene_rect_t   sumi_board_geometry_square (const SumiBoardGeometry *geometry, SumiSquare square);
SumiSquare        sumi_board_geometry_pick   (const SumiBoardGeometry *geometry, double x,
                                              double y);

void sumi_board_paint_felt        (GtkSnapshot *snapshot, const SumiBoardGeometry *geometry);
void sumi_board_paint_ground      (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_coordinates (GtkSnapshot *snapshot, const SumiBoardGeometry *geometry,
                                   GtkWidget *widget, int strong_column);
void sumi_board_paint_hover       (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_lit         (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_disc        (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   SumiColor color, float turn);
void sumi_board_paint_last_move   (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   SumiColor color);
void sumi_board_paint_preview     (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   SumiColor color);
void sumi_board_paint_to_turn     (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   SumiColor color);
void sumi_board_paint_legal       (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_undone      (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_good        (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   gboolean has_disc);
void sumi_board_paint_bad         (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   gboolean has_disc);
void sumi_board_paint_mark        (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_missed      (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   gboolean has_disc);
void sumi_board_paint_surplus     (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   gboolean has_disc);
void sumi_board_paint_filled      (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_hatched     (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_ringed      (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_number      (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   GtkWidget *widget, int number, gboolean has_disc);
void sumi_board_paint_values      (GtkSnapshot *snapshot, const SumiBoardGeometry *geometry,
                                   GtkWidget *widget, const SumiMidgameReport *values,
                                   SumiBitboard marked);
void sumi_board_paint_arrow       (GtkSnapshot *snapshot, const SumiBoardGeometry *geometry,
                                   SumiBoardArrow arrow);
void sumi_board_paint_lost        (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_anchor      (GtkSnapshot *snapshot, const graphene_rect_t *square);
void sumi_board_paint_line        (GtkSnapshot *snapshot, const SumiBoardGeometry *geometry,
                                   SumiBoardArrow line);
void sumi_board_paint_spread      (GtkSnapshot *snapshot, const graphene_rect_t *square,
                                   float spread);
