/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a window does for teachers: new packs, editing packs of one's own, copies of built-in ones,
 * and trying a puzzle that is being edited. */

#include "sumi-window.h"

/* Actions: win.new-pack, win.make-exercise (string: a position, in any format). */
void sumi_window_install_editor_actions (GtkWidgetClass *widget_class);
void sumi_window_edit_pack              (SumiWindow *self, SumiPackFile *pack_file);
void sumi_window_save_pack_copy         (SumiWindow *self, SumiPackFile *pack_file);
void sumi_window_make_set               (SumiWindow *self, SumiPackFile *pack_file,
                                         const char *const *ids);
void sumi_window_make_set_of            (SumiWindow *self, GPtrArray *files, GPtrArray *ids);
gboolean sumi_window_ask_closing        (SumiWindow *self, GPtrArray *pages);
void sumi_window_ask_dropped            (SumiWindow *self, GPtrArray *pages);
