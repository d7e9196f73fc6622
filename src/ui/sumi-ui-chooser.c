/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-chooser.h"

#include <glib/gi18n-lib.h>

/* The key under which a window keeps its open dialog. */
#define CHOOSER "chooser"

/**
 * sumi_ui_chooser_new: a dialog of TITLE with a button ACCEPT, in which WINDOW asks for what ACTION
 * says; nothing else can be done in the window meanwhile. The window keeps it until it is closed by
 * sumi_ui_chooser_close. NULL where one is open already, as when a key is pressed twice.
 */
GtkFileChooserNative *
sumi_ui_chooser_new (GtkWindow *window,
                     GtkFileChooserAction action,
                     const char *title,
                     const char *accept)
{
  GtkFileChooserNative *chooser;

  if (g_object_get_data (G_OBJECT (window), CHOOSER) != NULL)
    return NULL;
  chooser = gtk_file_chooser_native_new (title, window, action, accept, C_("button", "_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_object_set_data_full (G_OBJECT (window), CHOOSER, chooser, g_object_unref);
  return chooser;
}

/**
 * sumi_ui_chooser_close: ends the dialog of WINDOW, which has answered.
 */
void
sumi_ui_chooser_close (GtkWindow *window)
{
  g_object_set_data (G_OBJECT (window), CHOOSER, NULL);
}
