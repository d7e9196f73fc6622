/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-picture.h"

#include "sumi-board-paint.h"
#include "sumi-board-style.h"
#include "sumi-notation.h"

#define MIN_SIDE 96
#define MAX_SIDE 208

/* CSS node: board-picture. Accessibility: role PRESENTATION, since whoever shows it says in words
 * what it is a picture of. */
struct _SumiBoardPicture
{
  GtkWidget parent_instance;

  SumiPosition position;
  SumiBitboard lit, unread;
  int side; /* 0: by the width that it gets */
};

enum
{
  PROP_SIDE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SumiBoardPicture, sumi_board_picture, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
sumi_board_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As high as it is wide, which is as wide as it may be unless its side is given. */
static void
sumi_board_picture_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  SumiBoardPicture *self = SUMI_BOARD_PICTURE (widget);

  *minimum = self->side > 0 ? self->side : MIN_SIDE;
  *natural = self->side > 0 ? self->side : MAX_SIDE;
  if (self->side == 0 && orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = CLAMP (for_size, MIN_SIDE, MAX_SIDE);
}

static void
sumi_board_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SumiBoardPicture *self = SUMI_BOARD_PICTURE (widget);
  SumiBoardGeometry geometry = sumi_board_geometry_fit (gtk_widget_get_width (widget),
                                                        gtk_widget_get_height (widget), FALSE);

  sumi_board_paint_felt (snapshot, &geometry);
  SUMI_FOREACH_SQUARE (square, self->lit)
    {
      graphene_rect_t area = sumi_board_geometry_square (&geometry, (SumiSquare) square);

      sumi_board_paint_lit (snapshot, &area);
    }
  for (SumiSquare square = 0; square < 64; square++)
    {
      graphene_rect_t area = sumi_board_geometry_square (&geometry, square);

      if (sumi_bitboard_has (sumi_position_discs (self->position, SUMI_BLACK), square))
        sumi_board_paint_disc (snapshot, &area, SUMI_BLACK, 1);
      else if (sumi_bitboard_has (sumi_position_discs (self->position, SUMI_WHITE), square))
        sumi_board_paint_disc (snapshot, &area, SUMI_WHITE, 1);
      else if (sumi_bitboard_has (self->unread, square))
        sumi_board_paint_surplus (snapshot, &area, FALSE);
    }
}

static void
sumi_board_picture_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SIDE:
      g_value_set_int (value, SUMI_BOARD_PICTURE (object)->side);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_board_picture_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SIDE:
      SUMI_BOARD_PICTURE (object)->side = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (object));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_board_picture_class_init (SumiBoardPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = sumi_board_picture_get_property;
  object_class->set_property = sumi_board_picture_set_property;

  widget_class->get_request_mode = sumi_board_picture_get_request_mode;
  widget_class->measure = sumi_board_picture_measure;
  widget_class->snapshot = sumi_board_picture_snapshot;

  properties[PROP_SIDE] = g_param_spec_int ("side", NULL, NULL, 0, G_MAXINT, 0,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "board-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
sumi_board_picture_init (SumiBoardPicture *self)
{
  g_signal_connect_object (sumi_board_style_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
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

void
sumi_board_picture_set_lit (SumiBoardPicture *self, SumiBitboard lit)
{
  self->lit = lit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * sumi_board_picture_set_cells: shows the board CELLS: 64 characters, row by row from a1, of X, O,
 * . and ? for a square of which it could not be read what is there.
 */
void
sumi_board_picture_set_cells (SumiBoardPicture *self, const char *cells)
{
  SumiBitboard squares[2] = { 0, 0 };

  self->unread = 0;
  for (int square = 0; square < SUMI_CELLS_LENGTH && cells[square] != '\0'; square++)
    {
      SumiBitboard bit = sumi_bitboard_of ((SumiSquare) square);

      if (cells[square] == 'X')
        squares[SUMI_BLACK] |= bit;
      else if (cells[square] == 'O')
        squares[SUMI_WHITE] |= bit;
      else if (cells[square] == '?')
        self->unread |= bit;
    }
  sumi_board_picture_set_position (
      self, sumi_position_make (squares[SUMI_BLACK], squares[SUMI_WHITE], SUMI_BLACK));
}
