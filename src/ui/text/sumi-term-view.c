/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-term-view.h"

#include "sumi-board-picture.h"
#include "sumi-square-text.h"

struct _SumiTermView
{
  AdwBin parent_instance;

  GtkLabel *name;
  SumiSquareText *explanation;
  SumiBoardPicture *picture;
  SumiSquareText *caption;
  SumiBitboard lit; /* by the example itself */
};

G_DEFINE_FINAL_TYPE (SumiTermView, sumi_term_view, ADW_TYPE_BIN)

/* The square that a text speaks of stands out alone. */
static void
pointed_cb (SumiTermView *self, int square)
{
  sumi_board_picture_set_lit (self->picture,
                              square < 64 ? sumi_bitboard_of ((SumiSquare) square) : self->lit);
}

static void
sumi_term_view_class_init (SumiTermViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-term-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiTermView, name);
  gtk_widget_class_bind_template_child (widget_class, SumiTermView, explanation);
  gtk_widget_class_bind_template_child (widget_class, SumiTermView, picture);
  gtk_widget_class_bind_template_child (widget_class, SumiTermView, caption);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
}

static void
sumi_term_view_init (SumiTermView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sumi_term_view_new (const SumiTerm *term)
{
  SumiTermView *self = g_object_new (SUMI_TYPE_TERM_VIEW, NULL);

  sumi_term_view_show (self, term);
  return GTK_WIDGET (self);
}

void
sumi_term_view_show (SumiTermView *self, const SumiTerm *term)
{
  SumiPosition position = sumi_term_get_example (term, &self->lit);

  gtk_label_set_label (self->name, sumi_term_get_name (term));
  sumi_square_text_set_explained (self->explanation, term->id);
  sumi_square_text_set_explained (self->caption, term->id);
  sumi_square_text_set_text (self->explanation, sumi_term_get_explanation (term));
  sumi_board_picture_set_position (self->picture, position);
  sumi_board_picture_set_lit (self->picture, self->lit);
  sumi_square_text_set_text (self->caption, sumi_term_get_caption (term));
}
