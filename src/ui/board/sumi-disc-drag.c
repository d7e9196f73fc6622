/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-disc-drag.h"

/* The disc lies under the finger that drags it. */
static void
begin_cb (GtkDragSource *source, GdkDrag *drag, SumiDiscIcon *icon)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (icon));

  gtk_drag_source_set_icon (source, paintable,
                            gdk_paintable_get_intrinsic_width (paintable) / 2,
                            gdk_paintable_get_intrinsic_height (paintable) / 2);
}

/**
 * sumi_disc_drag_add: lets the disc that ICON shows be dragged from anywhere in WIDGET, which is
 * ICON itself or has it in it. The controller belongs to WIDGET.
 */
GtkEventController *
sumi_disc_drag_add (GtkWidget *widget, SumiDiscIcon *icon)
{
  GtkDragSource *source = gtk_drag_source_new ();
  g_autoptr (GdkContentProvider) content
    = gdk_content_provider_new_typed (SUMI_TYPE_DISC_ICON, icon);

  gtk_drag_source_set_content (source, content);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (begin_cb), icon, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
  return GTK_EVENT_CONTROLLER (source);
}

/**
 * sumi_disc_drag_set_enabled: whether a drag may begin now.
 */
void
sumi_disc_drag_set_enabled (GtkEventController *drag, gboolean is_enabled)
{
  gtk_event_controller_set_propagation_phase (drag, is_enabled ? GTK_PHASE_BUBBLE
                                                               : GTK_PHASE_NONE);
}
