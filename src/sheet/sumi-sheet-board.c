/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet-board.h"

#include <math.h>

/* Lengths as parts of a square. */
#define LABEL 0.62       /* room for coordinates, above and at the left */
#define LABEL_SIZE 0.42  /* of the letters */
#define NUMBER_SIZE 0.44
#define DISC_RADIUS 0.39
#define DISC_RING 0.05   /* line of a white disc */
#define STAR_RADIUS 0.07
#define FRAME_INSET 0.07
#define FRAME_LINE 0.1
#define ARROW_LINE 0.1
#define ARROW_HALO 0.26
#define ARROW_HEAD 0.34
#define GRID_LINE 0.022
#define EDGE_LINE 0.06

typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  double x, y, square; /* the corner of a1, and the side of a square */
} Drawing;

static double
center_x (const Drawing *self, SumiSquare square)
{
  return self->x + (sumi_square_column (square) + 0.5) * self->square;
}

static double
center_y (const Drawing *self, SumiSquare square)
{
  return self->y + (sumi_square_row (square) + 0.5) * self->square;
}

static void
set_ink (const Drawing *self, SumiColor color)
{
  double level = color == SUMI_BLACK ? 0 : 1;

  cairo_set_source_rgb (self->cr, level, level, level);
}

/* TEXT with its middle at X and Y, in letters of SIZE. */
static void
draw_text (const Drawing *self, const char *text, double x, double y, double size, gboolean is_bold)
{
  PangoLayout *layout = pango_layout_new (self->context);
  PangoFontDescription *font
    = pango_font_description_copy (pango_context_get_font_description (self->context));
  PangoRectangle ink;
  int baseline;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  if (is_bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, NULL, &ink);
  baseline = pango_layout_get_baseline (layout);
  cairo_move_to (self->cr, x - (double) ink.width / PANGO_SCALE / 2,
                 y - (double) baseline / PANGO_SCALE + 0.36 * size);
  pango_cairo_show_layout (self->cr, layout);
  pango_font_description_free (font);
  g_object_unref (layout);
}

static void
draw_grid (const Drawing *self)
{
  double side = 8 * self->square;

  cairo_set_line_width (self->cr, GRID_LINE * self->square);
  for (int i = 1; i < 8; i++)
    {
      cairo_move_to (self->cr, self->x + i * self->square, self->y);
      cairo_rel_line_to (self->cr, 0, side);
      cairo_move_to (self->cr, self->x, self->y + i * self->square);
      cairo_rel_line_to (self->cr, side, 0);
    }
  cairo_stroke (self->cr);
  cairo_set_line_width (self->cr, EDGE_LINE * self->square);
  cairo_rectangle (self->cr, self->x, self->y, side, side);
  cairo_stroke (self->cr);
  for (int i = 0; i < 4; i++)
    {
      cairo_arc (self->cr, self->x + (i % 2 == 0 ? 2 : 6) * self->square,
                 self->y + (i < 2 ? 2 : 6) * self->square, STAR_RADIUS * self->square, 0, 2 * G_PI);
      cairo_fill (self->cr);
    }
}

static void
draw_coordinates (const Drawing *self)
{
  for (int i = 0; i < 8; i++)
    {
      const char letter[] = { (char) ('a' + i), '\0' }, digit[] = { (char) ('1' + i), '\0' };
      double size = LABEL_SIZE * self->square;

      draw_text (self, letter, center_x (self, i), self->y - LABEL / 2 * self->square, size, FALSE);
      draw_text (self, digit, self->x - LABEL / 2 * self->square, center_y (self, 8 * i), size,
                 FALSE);
    }
}

static void
draw_disc (const Drawing *self, SumiSquare square, SumiColor color)
{
  double ring = DISC_RING * self->square;

  cairo_new_path (self->cr);
  cairo_arc (self->cr, center_x (self, square), center_y (self, square),
             DISC_RADIUS * self->square - ring / 2, 0, 2 * G_PI);
  set_ink (self, color);
  cairo_fill_preserve (self->cr);
  set_ink (self, SUMI_BLACK);
  cairo_set_line_width (self->cr, ring);
  cairo_stroke (self->cr);
}

static void
draw_discs (const Drawing *self, SumiBitboard discs, SumiColor color)
{
  SUMI_FOREACH_SQUARE (square, discs)
    draw_disc (self, (SumiSquare) square, color);
}

static void
draw_frames (const Drawing *self, SumiBitboard squares)
{
  double half = (0.5 - FRAME_INSET) * self->square;

  cairo_set_line_width (self->cr, FRAME_LINE * self->square);
  SUMI_FOREACH_SQUARE (square, squares)
    cairo_rectangle (self->cr, center_x (self, (SumiSquare) square) - half,
                     center_y (self, (SumiSquare) square) - half, 2 * half, 2 * half);
  cairo_stroke (self->cr);
}

/* Discs with their numbers, in the order of play. */
static void
draw_moves (const Drawing *self, const SumiSheetBoard *board)
{
  SumiColor side = board->first;

  for (guint i = 0; i < board->n_moves; i++, side = sumi_color_opposite (side))
    {
      SumiSquare square = board->moves[i];
      char number[8];

      if (square == SUMI_SQUARE_PASS)
        continue;
      draw_disc (self, square, side);
      set_ink (self, sumi_color_opposite (side));
      g_snprintf (number, sizeof number, "%u", i + 1);
      draw_text (self, number, center_x (self, square), center_y (self, square),
                 NUMBER_SIZE * self->square, TRUE);
      set_ink (self, SUMI_BLACK);
    }
}

/* The line of an arrow, and its head as a triangle; both in the ink that is set. */
static void
trace_arrow (const Drawing *self, const SumiArrow *arrow, double line)
{
  double x = center_x (self, arrow->to), y = center_y (self, arrow->to);
  double from_x = center_x (self, arrow->from), from_y = center_y (self, arrow->from);
  double angle = atan2 (y - from_y, x - from_x);
  double head = (ARROW_HEAD + (line - ARROW_LINE)) * self->square;

  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (self->cr, line * self->square);
  cairo_move_to (self->cr, from_x, from_y);
  cairo_line_to (self->cr, x, y);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (self->cr, x - head * cos (angle + side * 0.5),
                     y - head * sin (angle + side * 0.5));
      cairo_line_to (self->cr, x, y);
    }
  cairo_stroke (self->cr);
}

/* Black with a white border, so that an arrow is seen on discs of either colour. */
static void
draw_arrow (const Drawing *self, const SumiArrow *arrow)
{
  if (arrow->from == arrow->to)
    return;
  set_ink (self, SUMI_WHITE);
  trace_arrow (self, arrow, ARROW_HALO);
  set_ink (self, SUMI_BLACK);
  trace_arrow (self, arrow, ARROW_LINE);
}

/* The board of POSITION, with nothing else on it. */
SumiSheetBoard
sumi_sheet_board_of (SumiPosition position)
{
  return (SumiSheetBoard){ .black = sumi_position_discs (position, SUMI_BLACK),
                           .white = sumi_position_discs (position, SUMI_WHITE) };
}

/* Draws BOARD into the square BOX; its coordinates stand outside of it, but within the box. */
void
sumi_sheet_board_draw (const SumiSheetBoard *board,
                       PangoContext *context,
                       cairo_t *cr,
                       SumiSheetBox box)
{
  double square = box.width / (8 + LABEL + EDGE_LINE);
  Drawing self = { cr, context, box.x + LABEL * square, box.y + LABEL * square, square };

  cairo_save (cr);
  pango_context_set_base_dir (context, PANGO_DIRECTION_LTR);
  set_ink (&self, SUMI_BLACK);
  draw_grid (&self);
  draw_coordinates (&self);
  draw_discs (&self, board->black, SUMI_BLACK);
  draw_discs (&self, board->white, SUMI_WHITE);
  draw_frames (&self, board->framed);
  for (guint i = 0; board->arrows != NULL && i < board->arrows->len; i++)
    draw_arrow (&self, &g_array_index (board->arrows, SumiArrow, i));
  draw_moves (&self, board);
  cairo_restore (cr);
}
