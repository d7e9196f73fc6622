/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A drop-down of the themes that puzzles in sight are sifted by. */

#include <gtk/gtk.h>

const char *sumi_theme_choice_get  (GtkDropDown *choice, const GPtrArray *themes);
void        sumi_theme_choice_set  (GtkDropDown *choice, GPtrArray *themes, const char *theme);
void        sumi_theme_choice_list (GtkDropDown *choice, GPtrArray *themes, GListModel *items);
