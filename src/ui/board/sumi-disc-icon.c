/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-disc-icon.h"

#include "sumi-board-paint.h"
#include "sumi-board-style.h"

/* CSS node: disc-icon. It lies on felt. Accessibility: role PRESENTATION,
 * since the colour's name stands beside it. */
struct _SumiDiscIcon
{
  GtkWidget parent_instance;

  SumiColor color;
};

G_DEFINE_FINAL_TYPE (SumiDiscIcon, sumi_disc_icon, GTK_TYPE_WIDGET)

static void
sumi_disc_icon_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget), side = MIN (width, height);
  graphene_rect_t square = GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side, side);

  sumi_board_paint_ground (snapshot, &square);
  sumi_board_paint_disc (snapshot, &square, SUMI_DISC_ICON (widget)->color, 1);
}

static void
sumi_disc_icon_class_init (SumiDiscIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = sumi_disc_icon_snapshot;
  gtk_widget_class_set_css_name (widget_class, "disc-icon");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
sumi_disc_icon_init (SumiDiscIcon *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (sumi_board_style_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/**
 * sumi_disc_icon_new: a black disc, SIZE pixels high and wide.
 */
GtkWidget *
sumi_disc_icon_new (int size)
{
  return g_object_new (SUMI_TYPE_DISC_ICON, "width-request", size, "height-request", size, NULL);
}

/**
 * sumi_disc_icon_set_color: shows a disc of COLOR.
 */
void
sumi_disc_icon_set_color (SumiDiscIcon *self, SumiColor color)
{
  self->color = color;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
