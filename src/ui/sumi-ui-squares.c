/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-squares.h"

/**
 * sumi_ui_forward_squares: gives a class the signals "square-pointed" and "square-activated", each
 * with a square, for what its children say by signals of the same names; its template connects
 * those to "pointed_cb" and "activated_cb".
 */
void
sumi_ui_forward_squares (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *signal, *handler;
    GCallback callback;
  } forwarded[] = {
    { "square-pointed", "pointed_cb", G_CALLBACK (sumi_ui_forward_pointed) },
    { "square-activated", "activated_cb", G_CALLBACK (sumi_ui_forward_activated) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forwarded); i++)
    {
      g_signal_new (forwarded[i].signal, G_TYPE_FROM_CLASS (widget_class), G_SIGNAL_RUN_LAST, 0,
                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
      gtk_widget_class_bind_template_callback_full (widget_class, forwarded[i].handler,
                                                    forwarded[i].callback);
    }
}

/**
 * sumi_ui_forward_pointed: a child of WIDGET, whose class forwards squares, points at SQUARE.
 */
void
sumi_ui_forward_pointed (GtkWidget *widget, int square)
{
  g_signal_emit_by_name (widget, "square-pointed", square);
}

/**
 * sumi_ui_forward_activated: SQUARE was activated in a child of WIDGET, whose class forwards
 * squares.
 */
void
sumi_ui_forward_activated (GtkWidget *widget, int square)
{
  g_signal_emit_by_name (widget, "square-activated", square);
}
