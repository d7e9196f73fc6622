/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the pages have in common. */

#include <adwaita.h>

void      sumi_ui_show_child        (GtkStack *stack, const char *name);
gboolean  sumi_ui_focus_child       (GtkWidget *widget, GtkDirectionType direction);
void      sumi_ui_take_focus        (GtkWidget *widget);
void      sumi_ui_make_one_stop     (GtkWidget *list);
void      sumi_ui_describe_row      (AdwActionRow *row, const char *description);
void      sumi_ui_tidy_names        (GtkWidget *widget);
void      sumi_ui_wrap_labels       (GtkWidget *widget);
void      sumi_ui_release_menus     (GtkWidget *widget);
void      sumi_ui_name_choice       (GtkDropDown *choice);
void      sumi_ui_name_entry        (AdwEntryRow *row);
void      sumi_ui_announce          (GtkWidget *widget, const char *text);
void      sumi_ui_bring_into_sight  (GtkWidget *widget);
void      sumi_ui_guard_flow_boxes  (void);
void      sumi_ui_forward_squares   (GtkWidgetClass *widget_class);
void      sumi_ui_forward_pointed   (GtkWidget *widget, int square);
void      sumi_ui_forward_activated (GtkWidget *widget, int square);
char     *sumi_ui_format_date       (GDateTime *date);
AdwToast *sumi_ui_create_toast      (const char *text);
