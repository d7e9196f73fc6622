/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Keeps the focus of a window on the page in sight. GTK 4.8 keeps what is hidden with the focus in
 * it until a frame is drawn; if more of what the focus is in is hidden or removed before, for
 * ever. */

#include <adwaita.h>

#define SUMI_TYPE_FOCUS_KEEPER (sumi_focus_keeper_get_type ())
G_DECLARE_FINAL_TYPE (SumiFocusKeeper, sumi_focus_keeper, SUMI, FOCUS_KEEPER, GObject)

SumiFocusKeeper *sumi_focus_keeper_new        (GtkWindow *window, AdwLeaflet *leaflet);
void             sumi_focus_keeper_leave_menu (SumiFocusKeeper *self);
void             sumi_focus_keeper_begin_at   (GtkWidget *page);
