/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where the focus goes, and what is in sight. */

#include <adwaita.h>

gboolean sumi_ui_focus_child      (GtkWidget *widget, GtkDirectionType direction);
void     sumi_ui_take_focus       (GtkWidget *widget);
gboolean sumi_ui_has_focus_in     (GtkWidget *widget);
void     sumi_ui_make_one_stop    (GtkWidget *list);
void     sumi_ui_make_row_toggle  (AdwActionRow *row, GtkWidget *button);
void     sumi_ui_bring_into_sight (GtkWidget *widget);
void     sumi_ui_unmark_labels    (GtkWidget *widget);
void     sumi_ui_guard_flow_boxes (void);
void     sumi_ui_page_lists       (void);
void     sumi_ui_enter_views      (void);
