/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How the values of a reviewed game are drawn: proved ones as a solid line over a filled area,
 * estimates as a dashed line; mistakes as discs of the side that made them, turning points as
 * diamonds. Stateless: every function adds to a drawing what its arguments say. */

#include <gtk/gtk.h>

#include "sumi-review.h"

typedef struct
{
  double width, height;
  int n_plies;
  double top; /* the value at the upper edge, in discs; at the lower one it is -TOP */
} SumiReviewCurve;

SumiReviewCurve sumi_review_curve_fit        (const SumiReview *review, int width, int height);
double          sumi_review_curve_get_x      (const SumiReviewCurve *curve, int ply);
double          sumi_review_curve_get_y      (const SumiReviewCurve *curve, int value);
int             sumi_review_curve_pick       (const SumiReviewCurve *curve, double x);
gboolean        sumi_review_curve_crosses    (const SumiReviewCurve *curve,
                                              const SumiReview *review,
                                              const cairo_rectangle_t *area);
void            sumi_review_curve_draw_axes  (const SumiReviewCurve *curve, cairo_t *cr,
                                              const GdkRGBA *color);
void            sumi_review_curve_draw_line  (const SumiReviewCurve *curve, cairo_t *cr,
                                              const GdkRGBA *color, const SumiReview *review);
void            sumi_review_curve_draw_marks (const SumiReviewCurve *curve, cairo_t *cr,
                                              const GdkRGBA *color, const SumiReview *review);
void            sumi_review_curve_draw_cursor (const SumiReviewCurve *curve, cairo_t *cr,
                                              const GdkRGBA *color, int ply, double y);

void            sumi_review_paint_segment    (cairo_t *cr, const GdkRGBA *color, gboolean is_exact,
                                              const double from[2], const double to[2],
                                              double zero);
void            sumi_review_paint_mistake    (cairo_t *cr, const GdkRGBA *color, SumiColor side,
                                              double x, double y);
void            sumi_review_paint_turning    (cairo_t *cr, const GdkRGBA *color, double x,
                                              double y);
