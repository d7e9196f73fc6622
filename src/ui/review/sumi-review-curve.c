/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-curve.h"

#include "sumi-ui.h"

/* The scale shows at least this much, so that a close game does not look like a wild one. */
#define LEAST_TOP 8
#define TOP_STEP 4

/* Room for half a mark, in pixels. */
#define MARGIN 8.0

#define MISTAKE_RADIUS 3.5
#define TURNING_RADIUS 6.5
#define CURSOR_RADIUS 5.0

/**
 * sumi_review_curve_fit: the curve of REVIEW in WIDTH by HEIGHT pixels; NULL: of a game that is not
 * reviewed yet, which has nothing but axes.
 */
SumiReviewCurve
sumi_review_curve_fit (const SumiReview *review, int width, int height)
{
  SumiReviewCurve curve = { width, height, 0, LEAST_TOP };

  if (review == NULL)
    return curve;
  curve.n_plies = review->game.n_moves;
  for (int ply = 0; ply <= curve.n_plies; ply++)
    curve.top = MAX (curve.top, ABS (review->values[ply].score) / SUMI_DISC);
  curve.top = TOP_STEP * (double) (((int) curve.top + TOP_STEP - 1) / TOP_STEP);
  return curve;
}

double
sumi_review_curve_get_x (const SumiReviewCurve *curve, int ply)
{
  return MARGIN + (curve->width - 2 * MARGIN) * ply / MAX (curve->n_plies, 1);
}

/**
 * sumi_review_curve_get_y: where VALUE is, in hundredths of a disc.
 */
double
sumi_review_curve_get_y (const SumiReviewCurve *curve, int value)
{
  double half = curve->height / 2;

  return half - (half - MARGIN) * value / (SUMI_DISC * curve->top);
}

/**
 * sumi_review_curve_pick: the ply that is nearest to X.
 */
int
sumi_review_curve_pick (const SumiReviewCurve *curve, double x)
{
  double step = (curve->width - 2 * MARGIN) / MAX (curve->n_plies, 1);
  int ply = step > 0 ? (int) ((x - MARGIN) / step + 0.5) : 0;

  return CLAMP (ply, 0, curve->n_plies);
}

/**
 * sumi_review_curve_crosses: whether the line of REVIEW, or a mark on it, comes into AREA.
 */
gboolean
sumi_review_curve_crosses (const SumiReviewCurve *curve,
                           const SumiReview *review,
                           const cairo_rectangle_t *area)
{
  double left = area->x - TURNING_RADIUS, right = area->x + area->width + TURNING_RADIUS;
  double top = area->y - TURNING_RADIUS, bottom = area->y + area->height + TURNING_RADIUS;

  for (int ply = 1; ply <= curve->n_plies; ply++)
    {
      double x0 = sumi_review_curve_get_x (curve, ply - 1);
      double x1 = sumi_review_curve_get_x (curve, ply);
      double y0 = sumi_review_curve_get_y (curve, review->values[ply - 1].score);
      double y1 = sumi_review_curve_get_y (curve, review->values[ply].score);
      double slope = (y1 - y0) / (x1 - x0);
      double from = y0 + slope * (CLAMP (left, x0, x1) - x0);
      double to = y0 + slope * (CLAMP (right, x0, x1) - x0);

      if (x0 <= right && x1 >= left && MIN (from, to) <= bottom && MAX (from, to) >= top)
        return TRUE;
    }
  return FALSE;
}

/**
 * sumi_review_curve_draw_axes: the line of a draw, and thin ones at half and at the full height.
 */
void
sumi_review_curve_draw_axes (const SumiReviewCurve *curve, cairo_t *cr, const GdkRGBA *color)
{
  cairo_set_line_width (cr, 1);
  for (int i = -2; i <= 2; i++)
    {
      double y =
          (int) sumi_review_curve_get_y (curve, (int) (SUMI_DISC * curve->top * i / 2)) + 0.5;

      sumi_ui_set_color (cr, color, i == 0 ? 0.5 : 0.12);
      cairo_move_to (cr, 0, y);
      cairo_line_to (cr, curve->width, y);
      cairo_stroke (cr);
    }
}

/**
 * sumi_review_paint_segment: a piece of the curve; where it is exact the area down or up to ZERO is
 * filled.
 */
void
sumi_review_paint_segment (cairo_t *cr,
                           const GdkRGBA *color,
                           gboolean is_exact,
                           const double from[2],
                           const double to[2],
                           double zero)
{
  static const double dashes[] = { 4, 3 };

  cairo_save (cr);
  if (is_exact)
    {
      sumi_ui_set_color (cr, color, 0.2);
      cairo_move_to (cr, from[0], zero);
      cairo_line_to (cr, from[0], from[1]);
      cairo_line_to (cr, to[0], to[1]);
      cairo_line_to (cr, to[0], zero);
      cairo_fill (cr);
    }
  else
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  sumi_ui_set_color (cr, color, is_exact ? 0.9 : 0.7);
  cairo_set_line_width (cr, is_exact ? 2.5 : 1.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, from[0], from[1]);
  cairo_line_to (cr, to[0], to[1]);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * sumi_review_curve_draw_line: what the game was worth, from the start to the end.
 */
void
sumi_review_curve_draw_line (const SumiReviewCurve *curve,
                             cairo_t *cr,
                             const GdkRGBA *color,
                             const SumiReview *review)
{
  double zero = sumi_review_curve_get_y (curve, 0);

  for (int ply = 0; ply < curve->n_plies; ply++)
    {
      const SumiValue *values = &review->values[ply];
      const double from[] = { sumi_review_curve_get_x (curve, ply),
                              sumi_review_curve_get_y (curve, values[0].score) };
      const double to[] = { sumi_review_curve_get_x (curve, ply + 1),
                            sumi_review_curve_get_y (curve, values[1].score) };

      sumi_review_paint_segment (cr, color, values[0].is_proved && values[1].is_proved, from, to,
                                 zero);
    }
}

/**
 * sumi_review_paint_mistake: a small disc of the SIDE that erred, with its centre at X, Y.
 */
void
sumi_review_paint_mistake (cairo_t *cr, const GdkRGBA *color, SumiColor side, double x, double y)
{
  double light = side == SUMI_BLACK ? 0.1 : 0.97;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, MISTAKE_RADIUS, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, light, light, light);
  cairo_fill_preserve (cr);
  sumi_ui_set_color (cr, color, 1);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

/**
 * sumi_review_paint_turning: a diamond around X, Y.
 */
void
sumi_review_paint_turning (cairo_t *cr, const GdkRGBA *color, double x, double y)
{
  cairo_move_to (cr, x, y - TURNING_RADIUS);
  cairo_line_to (cr, x + TURNING_RADIUS, y);
  cairo_line_to (cr, x, y + TURNING_RADIUS);
  cairo_line_to (cr, x - TURNING_RADIUS, y);
  cairo_close_path (cr);
  sumi_ui_set_color (cr, color, 1);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

/**
 * sumi_review_curve_draw_marks: each mistake, where it led to.
 */
void
sumi_review_curve_draw_marks (const SumiReviewCurve *curve,
                              cairo_t *cr,
                              const GdkRGBA *color,
                              const SumiReview *review)
{
  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);
      double x = sumi_review_curve_get_x (curve, move->ply + 1);
      double y = sumi_review_curve_get_y (curve, review->values[move->ply + 1].score);

      if (!sumi_review_is_mistake (move))
        continue;
      sumi_review_paint_mistake (cr, color, move->before.turn, x, y);
      if (sumi_review_is_turning_point (move))
        sumi_review_paint_turning (cr, color, x, y);
    }
}

/**
 * sumi_review_curve_draw_cursor: where one is.
 */
void
sumi_review_curve_draw_cursor (
    const SumiReviewCurve *curve, cairo_t *cr, const GdkRGBA *color, int ply, double y)
{
  double x = sumi_review_curve_get_x (curve, ply);

  sumi_ui_set_color (cr, color, 0.8);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, x, 0);
  cairo_line_to (cr, x, curve->height);
  cairo_stroke (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, CURSOR_RADIUS, 0, 2 * G_PI);
  sumi_ui_set_color (cr, color, 1);
  cairo_stroke (cr);
}
