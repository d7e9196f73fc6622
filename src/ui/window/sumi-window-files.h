/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The dialogs in which a window asks for files or folders, and where it shows several packs that
 * were opened. */

#include "sumi-window.h"

/* Called with FILES, of GFile, one at least, that were chosen. */
typedef void (*SumiWindowTakeFiles) (SumiWindow *self, GPtrArray *files);

/* Actions: win.open (asks for packs and games to open), .pack-closed (string URI: tells that the
 * pack there was taken out of the list, which can be undone). */
void sumi_window_install_file_actions (GtkWidgetClass *widget_class);
void sumi_window_ask_files            (SumiWindow *self, GtkFileChooserAction action,
                                       const char *title, const char *accept, gboolean is_several,
                                       SumiWindowTakeFiles take);
void sumi_window_show_opened          (SumiWindow *self, GPtrArray *pack_files);
void sumi_window_forget_opened        (SumiWindow *self);
