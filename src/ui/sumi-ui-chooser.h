/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The dialog in which a window asks for files. */

#include <gtk/gtk.h>

GtkFileChooserNative *sumi_ui_chooser_new   (GtkWindow *window, GtkFileChooserAction action,
                                             const char *title, const char *accept);
void                  sumi_ui_chooser_close (GtkWindow *window);
