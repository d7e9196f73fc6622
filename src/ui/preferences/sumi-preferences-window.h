/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a person may want otherwise, once and for all: text, board, help. All of it is kept in the
 * settings and takes effect at once. */

#include <adwaita.h>

#define SUMI_TYPE_PREFERENCES_WINDOW (sumi_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (SumiPreferencesWindow, sumi_preferences_window, SUMI, PREFERENCES_WINDOW,
                      AdwWindow)

GtkWidget *sumi_preferences_window_new            (GSettings *settings);
void       sumi_preferences_window_focus_language (SumiPreferencesWindow *self);
