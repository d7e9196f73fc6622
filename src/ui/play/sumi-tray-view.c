/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-tray-view.h"

#include "sumi-board-paint.h"
#include "sumi-board-style.h"

/* Two rows of 16, in groups of four. */
#define N_ROWS 2
#define ROW (SUMI_TRAY_SIZE / N_ROWS)
#define GROUP 4

/* In diameters of a disc: the room between groups, and around all. */
#define GAP 0.4f
#define EDGE 0.2f
#define N_WIDE ((float) ROW + (ROW / GROUP - 1) * GAP + 2 * EDGE)
#define N_HIGH (N_ROWS + 2 * EDGE)

#define MIN_DIAMETER 6
#define NATURAL_DIAMETER 10

/* CSS node: tray. It is never mirrored. Accessibility: role IMG; its owner names it. */
struct _SumiTrayView
{
  GtkWidget parent_instance;

  SumiColor color;
  int n_discs;
  gboolean has_given;
};

G_DEFINE_FINAL_TYPE (SumiTrayView, sumi_tray_view, GTK_TYPE_WIDGET)

static void
sumi_tray_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  float n = orientation == GTK_ORIENTATION_HORIZONTAL ? N_WIDE : N_HIGH;

  *minimum = (int) (n * MIN_DIAMETER + 1);
  *natural = (int) (n * NATURAL_DIAMETER + 1);
}

static graphene_rect_t
place_disc (int index, float diameter)
{
  int column = index % ROW, row = index / ROW;

  return GRAPHENE_RECT_INIT (diameter * (EDGE + (float) column + GAP * (float) (column / GROUP)),
                             diameter * (EDGE + (float) row), diameter, diameter);
}

/* The place that the disc left which was handed over last. */
static void
paint_given (SumiTrayView *self, GtkSnapshot *snapshot, float diameter)
{
  graphene_rect_t place = place_disc (self->n_discs, diameter);
  const GdkRGBA *color
    = &sumi_board_style_get_colors (sumi_board_style_get_default ())->mark;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &place);
  graphene_point_t center;

  graphene_rect_get_center (&place, &center);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, (const double[]){ 2 }, 1, 0);
  cairo_arc (cr, (double) center.x, (double) center.y, 0.38 * (double) diameter, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
sumi_tray_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SumiTrayView *self = SUMI_TRAY_VIEW (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float diameter = MIN (width / N_WIDE, height / N_HIGH);
  GskRoundedRect groove;

  gsk_rounded_rect_init_from_rect (
      &groove, &GRAPHENE_RECT_INIT (0, 0, N_WIDE * diameter, N_HIGH * diameter), diameter / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &groove);
  gtk_snapshot_append_color (
      snapshot, &sumi_board_style_get_colors (sumi_board_style_get_default ())->felt_bottom,
      &groove.bounds);
  gtk_snapshot_pop (snapshot);
  for (int i = 0; i < self->n_discs; i++)
    {
      graphene_rect_t place = place_disc (i, diameter);

      sumi_board_paint_disc (snapshot, &place, self->color, 1);
    }
  if (self->has_given)
    paint_given (self, snapshot, diameter);
}

static void
sumi_tray_view_class_init (SumiTrayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = sumi_tray_view_measure;
  widget_class->snapshot = sumi_tray_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sumi_tray_view_init (SumiTrayView *self)
{
  g_signal_connect_object (sumi_board_style_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/**
 * sumi_tray_view_show: shows N_DISCS, at most SUMI_TRAY_SIZE, that lie with COLOR up; where it
 * HAS_GIVEN one to the opponent just now, the place that it left.
 */
void
sumi_tray_view_show (SumiTrayView *self, SumiColor color, int n_discs, gboolean has_given)
{
  self->color = color;
  self->n_discs = n_discs;
  self->has_given = has_given && n_discs < SUMI_TRAY_SIZE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
