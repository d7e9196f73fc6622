/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a window tells in a few words at its foot, and how that is undone. */

#include "sumi-window.h"

/* Undoes what a toast told of; DATA is what was handed to sumi_window_add_undo(). */
typedef void (*SumiUndoFunc) (SumiWindow *self, gpointer data);

/* Actions: win.toast (string: tells it in the place of what was told before), .undo (what was told
 * last that can be undone). */
void sumi_window_install_toast_actions (GtkWidgetClass *widget_class);
void sumi_window_add_toast             (SumiWindow *self, AdwToast *toast);
void sumi_window_add_undo              (SumiWindow *self, AdwToast *toast, SumiUndoFunc undo,
                                        gpointer data, GDestroyNotify free_data);
void sumi_window_forget_undos          (SumiWindow *self);
