/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Puts children side by side as long as there is room, and the others below, in lines that are
 * about equal: none is cut. Those of a layout with equal columns get the same width, or else each
 * has a line of its own. */

#include <gtk/gtk.h>

#define SUMI_TYPE_WRAP_LAYOUT (sumi_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (SumiWrapLayout, sumi_wrap_layout, SUMI, WRAP_LAYOUT, GtkLayoutManager)
