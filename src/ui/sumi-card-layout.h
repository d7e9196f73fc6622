/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Lays out what a row consists of: beside each other, or the last child below the others where what
 * expands would get less than half of the width. So buttons leave the words room, however long they
 * are. */

#include <gtk/gtk.h>

#define SUMI_TYPE_CARD_LAYOUT (sumi_card_layout_get_type ())
G_DECLARE_FINAL_TYPE (SumiCardLayout, sumi_card_layout, SUMI, CARD_LAYOUT, GtkLayoutManager)
