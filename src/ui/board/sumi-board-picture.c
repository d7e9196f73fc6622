/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-picture.h"

#include "sumi-board-paint.h"

#define MIN_SIDE 96
#define MAX_SIDE 208

/* CSS node: board-picture. Accessibility: role PRESENTATION, since whoever shows it says in words
 * what it is a picture of. */
struct _SumiBoardPicture
{
  GtkWidget parent_instance;

  SumiPosition position;
};

G_DEFINE_FINAL_TYPE (SumiBoardPicture, sumi_board_picture, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
sumi_board_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As high as it is wide. */
static void
sumi_board_picture_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = MIN_SIDE;
  *natural = MAX_SIDE;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = CLAMP (for_size, MIN_SIDE, MAX_SIDE);
}

static void
sumi_board_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SumiBoardPicture *self = SUMI_BOARD_PICTURE (widget);
  SumiBoardGeometry geometry = sumi_board_geometry_fit (gtk_widget_get_width (widget),
                                                        gtk_widget_get_height (widget), FALSE);

  sumi_board_paint_felt (snapshot, &geometry);
  for (SumiSquare square = 0; square < 64; square++)
    {
      graphene_rect_t area = sumi_board_geometry_square (&geometry, square);

      if (sumi_bitboard_has (sumi_position_discs (self->position, SUMI_BLACK), square))
        sumi_board_paint_disc (snapshot, &area, SUMI_BLACK, 1);
      else if (sumi_bitboard_has (sumi_position_discs (self->position, SUMI_WHITE), square))
        sumi_board_paint_disc (snapshot, &area, SUMI_WHITE, 1);
    }
}

static void
sumi_board_picture_class_init (SumiBoardPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = sumi_board_picture_get_request_mode;
  widget_class->measure = sumi_board_picture_measure;
  widget_class->snapshot = sumi_board_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "board-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
sumi_board_picture_init (SumiBoardPicture *self)
{
}

GtkWidget *
sumi_board_picture_new (void)
{
  return g_object_new (SUMI_TYPE_BOARD_PICTURE, NULL);
}

void
sumi_board_picture_set_position (SumiBoardPicture *self, SumiPosition position)
{
  self->position = position;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
