/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-paint-private.h"
#include "sumi-board-words.h"

/* What is laid over a board: squares that a learner marked, and how they were judged; squares that
 * an overlay fills, hatches or numbers. No two of them differ in colour alone. All lengths are in
 * sides of a square. */

#define FRAME_SIDE 0.86
#define FRAME_ROUNDING 0.12
#define LINE 0.055
#define DISC_RING 0.35

static const SumiBoardColors *
palette (void)
{
  return sumi_board_style_get_colors (sumi_board_style_get_default ());
}

/* A square with round corners around the origin. */
static void
add_frame (cairo_t *cr)
{
  const double half = FRAME_SIDE / 2, inner = half - FRAME_ROUNDING;

  cairo_new_sub_path (cr);
  cairo_arc (cr, inner, -inner, FRAME_ROUNDING, -G_PI_2, 0);
  cairo_arc (cr, inner, inner, FRAME_ROUNDING, 0, G_PI_2);
  cairo_arc (cr, -inner, inner, FRAME_ROUNDING, G_PI_2, G_PI);
  cairo_arc (cr, -inner, -inner, FRAME_ROUNDING, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
stroke_frame (cairo_t *cr, const GdkRGBA *color, double dash)
{
  add_frame (cr);
  gdk_cairo_set_source_rgba (cr, &palette ()->back);
  cairo_set_line_width (cr, 1.9 * LINE);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, LINE);
  if (dash > 0)
    cairo_set_dash (cr, &dash, 1, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* A round plate for a sign: in the middle of an empty square, small in the corner of a disc's. */
static void
begin_plate (cairo_t *cr, gboolean has_disc, const GdkRGBA *color)
{
  if (has_disc)
    cairo_translate (cr, 0.29, 0.29);
  cairo_scale (cr, has_disc ? 0.62 : 1, has_disc ? 0.62 : 1);
  cairo_arc (cr, 0, 0, 0.25, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &palette ()->back);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, 0.07);
}

/**
 * sumi_board_paint_mark: a frame with a flag in its upper corner.
 */
void
sumi_board_paint_mark (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->mark);
  const double half = FRAME_SIDE / 2;

  stroke_frame (cr, &palette ()->mark, 0);
  cairo_move_to (cr, half, -half);
  cairo_line_to (cr, half, -half + 0.34);
  cairo_line_to (cr, half - 0.34, -half);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/**
 * sumi_board_paint_missed: a dashed frame and a plus.
 */
void
sumi_board_paint_missed (GtkSnapshot *snapshot, const graphene_rect_t *square, gboolean has_disc)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->good);

  stroke_frame (cr, &palette ()->good, 0.13);
  begin_plate (cr, has_disc, &palette ()->good);
  cairo_move_to (cr, -0.13, 0);
  cairo_line_to (cr, 0.13, 0);
  cairo_move_to (cr, 0, -0.13);
  cairo_line_to (cr, 0, 0.13);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/**
 * sumi_board_paint_surplus: a solid frame and a cross.
 */
void
sumi_board_paint_surplus (GtkSnapshot *snapshot, const graphene_rect_t *square, gboolean has_disc)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->bad);

  stroke_frame (cr, &palette ()->bad, 0);
  begin_plate (cr, has_disc, &palette ()->bad);
  cairo_move_to (cr, -0.1, -0.1);
  cairo_line_to (cr, 0.1, 0.1);
  cairo_move_to (cr, -0.1, 0.1);
  cairo_line_to (cr, 0.1, -0.1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
add_lozenge (cairo_t *cr, double half)
{
  cairo_move_to (cr, 0, -half);
  cairo_line_to (cr, half, 0);
  cairo_line_to (cr, 0, half);
  cairo_line_to (cr, -half, 0);
  cairo_close_path (cr);
}

/* Draws the path twice, so that it is seen on felt and on discs of either colour. */
static void
stroke_twice (cairo_t *cr, double width)
{
  gdk_cairo_set_source_rgba (cr, &palette ()->back);
  cairo_set_line_width (cr, width + 0.05);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &palette ()->cause);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/**
 * sumi_board_paint_lost: a move that is lost: a small lozenge, crossed out.
 */
void
sumi_board_paint_lost (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->cause);

  add_lozenge (cr, 0.26);
  cairo_move_to (cr, -0.3, 0.3);
  cairo_line_to (cr, 0.3, -0.3);
  stroke_twice (cr, 0.06);
  cairo_destroy (cr);
}

/**
 * sumi_board_paint_anchor: a disc that makes the difference: a large lozenge around it.
 */
void
sumi_board_paint_anchor (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->cause);

  add_lozenge (cr, 0.44);
  stroke_twice (cr, 0.07);
  cairo_destroy (cr);
}

/**
 * sumi_board_paint_line: the line of discs between a corner and the disc that it ends with: a bar,
 * with a bolt at either end.
 */
void
sumi_board_paint_line (GtkSnapshot *snapshot,
                       const SumiBoardGeometry *geometry,
                       SumiBoardArrow line)
{
  graphene_rect_t board = sumi_board_geometry_square (geometry, 0);
  graphene_rect_t from = sumi_board_geometry_square (geometry, line.from);
  graphene_rect_t to = sumi_board_geometry_square (geometry, line.to);
  double cell = (double) geometry->cell;
  cairo_t *cr;

  board.size.width = board.size.height = 8 * geometry->cell;
  cr = gtk_snapshot_append_cairo (snapshot, &board);
  cairo_scale (cr, cell, cell);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_translate (cr, 0.5, 0.5);
  cairo_move_to (cr, (double) from.origin.x / cell, (double) from.origin.y / cell);
  cairo_line_to (cr, (double) to.origin.x / cell, (double) to.origin.y / cell);
  stroke_twice (cr, 0.1);
  for (int i = 0; i < 2; i++)
    {
      const graphene_rect_t *end = i == 0 ? &from : &to;

      cairo_new_sub_path (cr);
      cairo_arc (cr, (double) end->origin.x / cell, (double) end->origin.y / cell,
                 i == 0 ? 0.2 : 0.13, 0, 2 * G_PI);
      stroke_twice (cr, 0.08);
    }
  cairo_destroy (cr);
}

/**
 * sumi_board_paint_filled: a light ground with an edge.
 */
void
sumi_board_paint_filled (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  const GdkRGBA edge = palette ()->fill_edge, colors[4] = { edge, edge, edge, edge };
  float width = MAX (1.5f, 0.03f * square->size.width);
  const float widths[4] = { width, width, width, width };
  GskRoundedRect frame;

  gtk_snapshot_append_color (snapshot, &palette ()->fill, square);
  gsk_rounded_rect_init_from_rect (&frame, square, 0);
  gtk_snapshot_append_border (snapshot, &frame, widths, colors);
}

/**
 * sumi_board_paint_hatched: lines from the lower left to the upper right.
 */
void
sumi_board_paint_hatched (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->hatch);

  cairo_rectangle (cr, -0.5, -0.5, 1, 1);
  cairo_clip (cr);
  cairo_set_line_width (cr, 0.045);
  for (int i = -3; i <= 3; i++)
    {
      double offset = 0.25 * i;

      cairo_move_to (cr, offset - 0.55, 0.55);
      cairo_line_to (cr, offset + 0.55, -0.55);
    }
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/**
 * sumi_board_paint_ringed: a ring on a disc, light within a dark one, so that it stands out on
 * discs of both colours.
 */
void
sumi_board_paint_ringed (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->ring);

  cairo_arc (cr, 0, 0, DISC_RING, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &palette ()->back);
  cairo_set_line_width (cr, 0.14);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &palette ()->ring);
  cairo_set_line_width (cr, 0.075);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* TEXT in bold around the origin, smaller than SIZE where it would be wider than WIDTH; these and
 * everything else in sides of a square. */
static void
show_text (
    cairo_t *cr, GtkWidget *widget, const char *text, double size, double max_width, double side)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_new ();
  int width, height;

  pango_font_description_set_absolute_size (font, size * side * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_scale (cr, 1 / side, 1 / side);
  if (width > max_width * side)
    cairo_scale (cr, max_width * side / width, max_width * side / width);
  cairo_move_to (cr, -0.5 * width, -0.5 * height);
  pango_cairo_show_layout (cr, layout);
}

/**
 * sumi_board_paint_number: NUMBER in the font of WIDGET, on a plate.
 */
void
sumi_board_paint_number (GtkSnapshot *snapshot,
                         const graphene_rect_t *square,
                         GtkWidget *widget,
                         int number,
                         gboolean has_disc)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->mark);

  begin_plate (cr, has_disc, &palette ()->mark);
  show_text (cr, widget, text, number < 10 ? 0.34 : 0.27, 0.46,
             (double) square->size.width);
  cairo_destroy (cr);
}

/* On a square that has a mark, a value stands small below that. */
static void
paint_value (GtkSnapshot *snapshot,
             const graphene_rect_t *square,
             GtkWidget *widget,
             SumiValue value,
             gboolean is_best,
             gboolean has_mark)
{
  g_autofree char *text = sumi_value_to_label (value);
  cairo_t *cr = sumi_board_paint_begin_square (snapshot, square, &palette ()->mark);
  const double half_width = 0.42, half_height = 0.23, dash = 0.07;

  if (has_mark)
    {
      cairo_translate (cr, 0, 0.3);
      cairo_scale (cr, 0.72, 0.72);
    }
  cairo_rectangle (cr, -half_width, -half_height, 2 * half_width, 2 * half_height);
  if (value.is_proved)
    {
      gdk_cairo_set_source_rgba (cr, &palette ()->back);
      cairo_fill_preserve (cr);
    }
  gdk_cairo_set_source_rgba (cr, &palette ()->mark);
  cairo_set_line_width (cr, 0.03);
  if (!value.is_proved)
    cairo_set_dash (cr, &dash, 1, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (is_best)
    {
      cairo_set_line_width (cr, 0.07);
      cairo_move_to (cr, -half_width, half_height + 0.09);
      cairo_line_to (cr, half_width, half_height + 0.09);
      cairo_stroke (cr);
    }
  show_text (cr, widget, text, 0.27, 2 * half_width - 0.06, (double) square->size.width);
  cairo_destroy (cr);
}

/* Whether A and B look the same: of two equal numbers, neither may be marked as the better one. */
static gboolean
looks_equal (SumiValue a, SumiValue b)
{
  g_autofree char *label = sumi_value_to_label (a);
  g_autofree char *other = sumi_value_to_label (b);

  return g_str_equal (label, other);
}

/**
 * sumi_board_paint_values: what moves are worth. An exact value stands on a plate with a whole
 * edge; an estimate has a sign of its own, and no plate but a dashed edge. Those that look as good
 * as the first are the best, and are underlined. Squares that are MARKED have something else on
 * them too.
 */
void
sumi_board_paint_values (GtkSnapshot *snapshot,
                         const SumiBoardGeometry *geometry,
                         GtkWidget *widget,
                         const SumiMidgameReport *values,
                         SumiBitboard marked)
{
  for (int i = 0; i < values->n_moves; i++)
    {
      const SumiMoveScore *score = &values->moves[i];
      graphene_rect_t square = sumi_board_geometry_square (geometry, score->move);

      if (score->move < SUMI_SQUARE_PASS)
        paint_value (snapshot, &square, widget, score->value,
                     looks_equal (score->value, values->moves[0].value),
                     sumi_bitboard_has (marked, score->move));
    }
}
