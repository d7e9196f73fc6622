/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-text-size.h"

#include <gtk/gtk.h>

/* What the desktop asks for stands in a property that is overridden here; taken back, it tells. */
static void
update (GSettings *settings)
{
  GtkSettings *desktop = gtk_settings_get_default ();
  int percent = g_settings_get_enum (settings, "text-size");
  int dpi;

  gtk_settings_reset_property (desktop, "gtk-xft-dpi");
  g_object_get (desktop, "gtk-xft-dpi", &dpi, NULL);
  if (percent != 100 && dpi > 0)
    g_object_set (desktop, "gtk-xft-dpi", dpi * percent / 100, NULL);
}

/**
 * sumi_text_size_follow: gives all text the size that SETTINGS say, now and whenever that changes;
 * to be called once there is a display.
 */
void
sumi_text_size_follow (GSettings *settings)
{
  g_signal_connect (settings, "changed::text-size", G_CALLBACK (update), NULL);
  update (settings);
}
