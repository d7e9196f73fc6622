/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Which pages of a window's leaflet are over, and may go: those above the visible one, and those
 * that others have taken the place of. */

#include <adwaita.h>

GPtrArray *sumi_pages_list       (AdwLeaflet *leaflet);
GPtrArray *sumi_pages_list_over  (AdwLeaflet *leaflet);
void       sumi_pages_leave      (AdwLeaflet *leaflet, gboolean (*is_left) (GtkWidget *page));
void       sumi_pages_leave_over (AdwLeaflet *leaflet);
void       sumi_pages_drop_over  (AdwLeaflet *leaflet);
