/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A disc on a bit of felt, to show a colour beside its name. */

#include <gtk/gtk.h>

#include "sumi-bitboard.h"

#define SUMI_TYPE_DISC_ICON (sumi_disc_icon_get_type ())
G_DECLARE_FINAL_TYPE (SumiDiscIcon, sumi_disc_icon, SUMI, DISC_ICON, GtkWidget)

GtkWidget *sumi_disc_icon_new       (int size);
void       sumi_disc_icon_set_color (SumiDiscIcon *self, SumiColor color);
