/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The sign on a picture of what is done: a full one where it was once done without help or
 * mistakes, whatever came before, an outline where it never was. */

#include <gtk/gtk.h>

#include "sumi-pack-file.h"

void        sumi_tick_show          (GtkWidget *tick, SumiPackMark mark);
const char *sumi_tick_get_name      (SumiPackMark mark);
gboolean    sumi_tick_query_tooltip (GtkWidget *tick, int x, int y, gboolean is_by_keyboard,
                                     GtkTooltip *tooltip);
