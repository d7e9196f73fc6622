/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-paint-private.h"

#include <math.h>

/* All lengths are in sides of a square. */
#define COORDINATE_BAND 0.44f
#define OUTER_BAND 0.12f
#define FRAME 0.07f
#define DISC_RADIUS 0.41f
#define MARK_RADIUS 0.42f

static const GdkRGBA SHADOW_COLOR = { 0.f, 0.f, 0.f, 0.45f };

static const SumiBoardColors *
palette (void)
{
  return sumi_board_style_get_colors (sumi_board_style_get_default ());
}

static graphene_point_t
square_center (const graphene_rect_t *square)
{
  graphene_point_t center;

  graphene_rect_get_center (square, &center);
  return center;
}

static GskRoundedRect
circle (graphene_point_t center, float radius)
{
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded,
                                   &GRAPHENE_RECT_INIT (center.x - radius, center.y - radius,
                                                        2 * radius, 2 * radius),
                                   radius);
  return rounded;
}

static void
paint_ring (
    GtkSnapshot *snapshot, graphene_point_t center, float radius, float width, const GdkRGBA *color)
{
  GskRoundedRect ring = circle (center, radius);
  const float widths[4] = { width, width, width, width };
  const GdkRGBA colors[4] = { *color, *color, *color, *color };

  gtk_snapshot_append_border (snapshot, &ring, widths, colors);
}

static void
paint_dot (GtkSnapshot *snapshot, graphene_point_t center, float radius, const GdkRGBA *color)
{
  GskRoundedRect dot = circle (center, radius);

  gtk_snapshot_push_rounded_clip (snapshot, &dot);
  gtk_snapshot_append_color (snapshot, color, &dot.bounds);
  gtk_snapshot_pop (snapshot);
}

/**
 * sumi_board_paint_begin_square: opens a cairo context on SQUARE in which the square's centre is
 * the origin and its side is 1.
 */
cairo_t *
sumi_board_paint_begin_square (GtkSnapshot *snapshot,
                               const graphene_rect_t *square,
                               const GdkRGBA *color)
{
  graphene_point_t center = square_center (square);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, square);

  cairo_translate (cr, (double) center.x, (double) center.y);
  cairo_scale (cr, (double) square->size.width, (double) square->size.width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, color);
  return cr;
}

static void
add_tick (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x - 0.5 * size, y + 0.05 * size);
  cairo_line_to (cr, x - 0.12 * size, y + 0.40 * size);
  cairo_line_to (cr, x + 0.55 * size, y - 0.40 * size);
}

static void
add_cross (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x - 0.4 * size, y - 0.4 * size);
  cairo_line_to (cr, x + 0.4 * size, y + 0.4 * size);
  cairo_move_to (cr, x + 0.4 * size, y - 0.4 * size);
  cairo_line_to (cr, x - 0.4 * size, y + 0.4 * size);
}

/* The sign inside a ring: in the middle of an empty square, on a badge at the corner of a disc. */
static void
paint_sign (cairo_t *cr,
            gboolean has_disc,
            const GdkRGBA *color,
            void (*add_sign) (cairo_t *cr, double x, double y, double size))
{
  double x = has_disc ? 0.32 : 0, y = has_disc ? 0.32 : 0;
  double size = has_disc ? 0.18 : 0.34;

  cairo_set_dash (cr, NULL, 0, 0);
  if (has_disc)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, 0.17, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, &palette ()->back);
      cairo_fill (cr);
      gdk_cairo_set_source_rgba (cr, color);
    }
  cairo_set_line_width (cr, has_disc ? 0.055 : 0.07);
  add_sign (cr, x, y, size);
  cairo_stroke (cr);
}

/**
 * sumi_board_geometry_fit: the largest board of whole pixels that fits, in the middle of the room.
 * The coordinates stand on the left and above, as in print.
 */
SumiBoardGeometry
sumi_board_geometry_fit (int width, int height, gboolean has_coordinates)
{
  SumiBoardGeometry geometry;
  float before = has_coordinates ? COORDINATE_BAND : FRAME;
  float after = has_coordinates ? OUTER_BAND : FRAME;
  float cells = 8 + before + after;
  float side = (float) MIN (width, height);

  geometry.cell = MAX (1.f, floorf (side / cells));
  geometry.x = roundf (((float) width - geometry.cell * cells) / 2 + geometry.cell * before);
  geometry.y = roundf (((float) height - geometry.cell * cells) / 2 + geometry.cell * before);
  return geometry;
}

graphene_rect_t
sumi_board_geometry_square (const SumiBoardGeometry *geometry, SumiSquare square)
{
  return GRAPHENE_RECT_INIT (geometry->x + geometry->cell * (float) sumi_square_column (square),
                             geometry->y + geometry->cell * (float) sumi_square_row (square),
                             geometry->cell, geometry->cell);
}

/**
 * sumi_board_geometry_pick: the square at a point, or SUMI_SQUARE_NONE outside the board.
 */
SumiSquare
sumi_board_geometry_pick (const SumiBoardGeometry *geometry, double x, double y)
{
  int column = (int) floor ((x - (double) geometry->x) / (double) geometry->cell);
  int row = (int) floor ((y - (double) geometry->y) / (double) geometry->cell);

  if (column < 0 || column > 7 || row < 0 || row > 7)
    return SUMI_SQUARE_NONE;
  return sumi_square_at (column, row);
}

static void
paint_lines (GtkSnapshot *snapshot, const SumiBoardGeometry *geometry)
{
  float width = MAX (1.f, roundf (geometry->cell / 56));
  float side = 8 * geometry->cell;

  for (int i = 0; i <= 8; i++)
    {
      float offset = roundf ((float) i * geometry->cell - width / 2);

      gtk_snapshot_append_color (snapshot, &palette ()->line,
                                 &GRAPHENE_RECT_INIT (geometry->x + offset, geometry->y, width,
                                                      side));
      gtk_snapshot_append_color (snapshot, &palette ()->line,
                                 &GRAPHENE_RECT_INIT (geometry->x, geometry->y + offset, side,
                                                      width));
    }
}

/**
 * sumi_board_paint_felt: the board without anything on it: frame, felt, lines, the four star
 * points.
 */
void
sumi_board_paint_felt (GtkSnapshot *snapshot, const SumiBoardGeometry *geometry)
{
  float frame = MAX (1.f, roundf (FRAME * geometry->cell)), side = 8 * geometry->cell;
  graphene_rect_t felt = GRAPHENE_RECT_INIT (geometry->x, geometry->y, side, side);
  GskRoundedRect outline;
  const GskColorStop stops[] = { { 0, palette ()->felt_top }, { 1, palette ()->felt_bottom } };

  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (geometry->x - frame, geometry->y - frame,
                                                        side + 2 * frame, side + 2 * frame),
                                   2 * frame);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &palette ()->frame, &outline.bounds);
  gtk_snapshot_append_linear_gradient (snapshot, &felt, &felt.origin,
                                       &GRAPHENE_POINT_INIT (geometry->x, geometry->y + side),
                                       stops, G_N_ELEMENTS (stops));
  gtk_snapshot_pop (snapshot);

  paint_lines (snapshot, geometry);
  for (int i = 0; i < 4; i++)
    {
      graphene_point_t star = GRAPHENE_POINT_INIT (geometry->x + geometry->cell * (i & 1 ? 6 : 2),
                                                   geometry->y + geometry->cell * (i & 2 ? 6 : 2));

      paint_dot (snapshot, star, MAX (1.5f, 0.06f * geometry->cell), &palette ()->frame);
    }
}

/**
 * sumi_board_paint_ground: felt with round corners, for a disc beside a text.
 */
void
sumi_board_paint_ground (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  GskRoundedRect ground;

  gsk_rounded_rect_init_from_rect (&ground, square, 0.22f * square->size.width);
  gtk_snapshot_push_rounded_clip (snapshot, &ground);
  gtk_snapshot_append_color (snapshot, &palette ()->felt_top, square);
  gtk_snapshot_pop (snapshot);
}

static void
paint_coordinate (GtkSnapshot *snapshot,
                  PangoLayout *layout,
                  char character,
                  graphene_point_t center,
                  const GdkRGBA *color)
{
  PangoRectangle logical;

  pango_layout_set_text (layout, &character, 1);
  pango_layout_get_pixel_extents (layout, NULL, &logical);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (roundf (center.x - (float) logical.width / 2),
                                                roundf (center.y - (float) logical.height / 2)));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/**
 * sumi_board_paint_coordinates: letters above and numbers on the left, in WIDGET's font and colour.
 * STRONG_COLUMN (0 to 7, or -1) is the column whose letter was typed and stands out.
 */
void
sumi_board_paint_coordinates (GtkSnapshot *snapshot,
                              const SumiBoardGeometry *geometry,
                              GtkWidget *widget,
                              int strong_column)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, NULL);
  PangoFontDescription *font;
  GdkRGBA strong, quiet;
  float cell = geometry->cell, band = cell * (COORDINATE_BAND - FRAME) / 2 + cell * FRAME;

  font = pango_font_description_copy (
      pango_context_get_font_description (pango_layout_get_context (layout)));
  pango_font_description_set_absolute_size (font,
                                            (double) CLAMP (cell * 0.26f, 8.f, 22.f) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &strong);
  quiet = strong;
  quiet.alpha *= 0.75f;

  for (int i = 0; i < 8; i++)
    {
      float along = cell * ((float) i + 0.5f);

      paint_coordinate (snapshot, layout, (char) ('a' + i),
                        GRAPHENE_POINT_INIT (geometry->x + along, geometry->y - band),
                        i == strong_column ? &strong : &quiet);
      paint_coordinate (snapshot, layout, (char) ('1' + i),
                        GRAPHENE_POINT_INIT (geometry->x - band, geometry->y + along),
                        strong_column >= 0 ? &strong : &quiet);
    }
}

void
sumi_board_paint_hover (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  gtk_snapshot_append_color (snapshot, &palette ()->hover, square);
}

/**
 * sumi_board_paint_lit: a square that a text speaks of: filled and framed.
 */
void
sumi_board_paint_lit (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  GskRoundedRect frame;
  float width = MAX (2.f, 0.05f * square->size.width);
  const float widths[4] = { width, width, width, width };
  const GdkRGBA edge = palette ()->lit_edge, colors[4] = { edge, edge, edge, edge };

  gtk_snapshot_append_color (snapshot, &palette ()->lit_fill, square);
  gsk_rounded_rect_init_from_rect (&frame, square, 0);
  gtk_snapshot_append_border (snapshot, &frame, widths, colors);
}

/**
 * sumi_board_paint_disc: a disc of COLOR that has turned so far (1: it lies; below that it still
 * shows the other colour up to the middle of the turn).
 */
void
sumi_board_paint_disc (GtkSnapshot *snapshot,
                       const graphene_rect_t *square,
                       SumiColor color,
                       float turn)
{
  float radius = DISC_RADIUS * square->size.width;
  float width = fabsf (cosf ((float) G_PI * turn));
  int face = turn < 0.5f ? (int) sumi_color_opposite (color) : (int) color;
  GskRoundedRect disc = circle (GRAPHENE_POINT_INIT (0, 0), radius);
  const GskColorStop stops[] = { { 0, palette ()->disc_light[face] },
                                 { 1, palette ()->disc_rim[face] } };
  graphene_point_t center = square_center (square);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &center);
  if (turn < 1)
    gtk_snapshot_scale (snapshot, MAX (width, 0.06f), 1);

  gtk_snapshot_append_outset_shadow (snapshot, &disc, &SHADOW_COLOR, 0, 0.1f * radius, 0,
                                     0.16f * radius);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_radial_gradient (snapshot, &disc.bounds,
                                       &GRAPHENE_POINT_INIT (-0.35f * radius, -0.4f * radius),
                                       1.5f * radius, 1.5f * radius, 0, 1, stops,
                                       G_N_ELEMENTS (stops));
  gtk_snapshot_pop (snapshot);
  paint_ring (snapshot, GRAPHENE_POINT_INIT (0, 0), radius, MAX (1.f, 0.04f * radius),
              &palette ()->disc_edge[face]);
  gtk_snapshot_restore (snapshot);
}

/**
 * sumi_board_paint_last_move: a small mark on a disc of COLOR.
 */
void
sumi_board_paint_last_move (GtkSnapshot *snapshot, const graphene_rect_t *square, SumiColor color)
{
  float radius = MAX (2.f, 0.085f * square->size.width);

  paint_dot (snapshot, square_center (square), radius,
             &palette ()->disc_light[sumi_color_opposite (color)]);
}

/**
 * sumi_board_paint_preview: the disc of COLOR that would be played here, half transparent within
 * its edge.
 */
void
sumi_board_paint_preview (GtkSnapshot *snapshot, const graphene_rect_t *square, SumiColor color)
{
  gtk_snapshot_push_opacity (snapshot, 0.6);
  sumi_board_paint_disc (snapshot, square, color, 1);
  gtk_snapshot_pop (snapshot);
  paint_ring (snapshot, square_center (square), DISC_RADIUS * square->size.width,
              MAX (2.f, 0.05f * square->size.width), &palette ()->disc_rim[color]);
}

/**
 * sumi_board_paint_to_turn: a ring on a disc that would turn to COLOR.
 */
void
sumi_board_paint_to_turn (GtkSnapshot *snapshot, const graphene_rect_t *square, SumiColor color)
{
  paint_ring (snapshot, square_center (square), 0.2f * square->size.width,
              MAX (2.f, 0.06f * square->size.width), &palette ()->disc_light[color]);
}

void
sumi_board_paint_legal (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  paint_ring (snapshot, square_center (square), 0.15f * square->size.width,
              MAX (1.5f, 0.03f * square->size.width), &palette ()->legal);
}

/**
 * sumi_board_paint_undone: an arrow that turns back, where a move was taken back.
 */
void
sumi_board_paint_undone (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->undone);

  cairo_set_line_width (cr, 0.05);
  cairo_arc (cr, 0, 0, 0.17, -0.75 * G_PI, 0.6 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, -0.12, -0.29);
  cairo_line_to (cr, -0.14, -0.11);
  cairo_line_to (cr, 0.04, -0.09);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/**
 * sumi_board_paint_good: a solid ring and a tick.
 */
void
sumi_board_paint_good (GtkSnapshot *snapshot, const graphene_rect_t *square, gboolean has_disc)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->good);

  cairo_set_line_width (cr, 0.06);
  cairo_arc (cr, 0, 0, (double) MARK_RADIUS, 0, 2 * G_PI);
  cairo_stroke (cr);
  paint_sign (cr, has_disc, &palette ()->good, add_tick);
  cairo_destroy (cr);
}

/**
 * sumi_board_paint_bad: a dashed ring and a cross.
 */
void
sumi_board_paint_bad (GtkSnapshot *snapshot, const graphene_rect_t *square, gboolean has_disc)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->bad);
  /* Sixteen dashes, so that the ring closes without a seam. */
  const double dash = 2 * G_PI * (double) MARK_RADIUS / 32;

  cairo_set_line_width (cr, 0.06);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, &dash, 1, 0);
  cairo_arc (cr, 0, 0, (double) MARK_RADIUS, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  paint_sign (cr, has_disc, &palette ()->bad, add_cross);
  cairo_destroy (cr);
}

/* An arrow along the x axis from 0 to LENGTH. */
static void
add_arrow (cairo_t *cr, double length)
{
  const double shaft = 0.045, head = 0.13, neck = length - 0.24;

  cairo_new_path (cr);
  cairo_move_to (cr, 0, -shaft);
  cairo_line_to (cr, neck, -shaft);
  cairo_line_to (cr, neck, -head);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, neck, head);
  cairo_line_to (cr, neck, shaft);
  cairo_line_to (cr, 0, shaft);
  cairo_close_path (cr);
}

/**
 * sumi_board_paint_arrow: an arrow from the middle of one square to that of another, short of both
 * so that neither disc is hidden.
 */
void
sumi_board_paint_arrow (GtkSnapshot *snapshot,
                        const SumiBoardGeometry *geometry,
                        SumiBoardArrow arrow)
{
  graphene_rect_t from = sumi_board_geometry_square (geometry, arrow.from);
  graphene_rect_t to = sumi_board_geometry_square (geometry, arrow.to), both;
  double dx = (double) (to.origin.x - from.origin.x) / (double) geometry->cell;
  double dy = (double) (to.origin.y - from.origin.y) / (double) geometry->cell;
  double length = hypot (dx, dy);
  graphene_point_t start = square_center (&from);
  cairo_t *cr;

  if (arrow.from == arrow.to)
    return;

  graphene_rect_union (&from, &to, &both);
  cr = gtk_snapshot_append_cairo (snapshot, &both);
  cairo_translate (cr, (double) start.x, (double) start.y);
  cairo_scale (cr, (double) geometry->cell, (double) geometry->cell);
  cairo_rotate (cr, atan2 (dy, dx));
  cairo_translate (cr, 0.3, 0);
  add_arrow (cr, length - 0.5);
  gdk_cairo_set_source_rgba (cr, &palette ()->back);
  cairo_set_line_width (cr, 0.05);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &palette ()->arrow);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/**
 * sumi_board_paint_spread: the ring that celebrates a move: it grows and fades as SPREAD goes from
 * 0 to 1.
 */
void
sumi_board_paint_spread (GtkSnapshot *snapshot, const graphene_rect_t *square, float spread)
{
  float eased = 1 - (1 - spread) * (1 - spread);
  GdkRGBA color = palette ()->good;

  color.alpha = 0.9f * (1 - spread);
  paint_ring (snapshot, square_center (square), square->size.width * (DISC_RADIUS + 1.1f * eased),
              MAX (1.f, 0.12f * square->size.width * (1 - spread)), &color);
}
