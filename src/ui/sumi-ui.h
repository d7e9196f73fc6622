/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the pages have in common. */

#include <adwaita.h>

void        sumi_ui_show_child            (GtkStack *stack, const char *name);
gboolean    sumi_ui_wants_more            (GtkWidget *page, GtkAdjustment *scrolling, guint n,
                                           guint n_always);
void        sumi_ui_wrap_labels           (GtkWidget *widget);
void        sumi_ui_fit_pictures          (GtkWidget *widget);
GMenuModel *sumi_ui_get_menu              (const char *name);
void        sumi_ui_set_menu              (GtkMenuButton *button, GMenuModel *menu);
void        sumi_ui_set_tooltip           (GtkWidget *widget, const char *text);
void        sumi_ui_close_popovers        (GtkWidget *widget);
void        sumi_ui_mend_scrolled_windows (void);
void        sumi_ui_set_color             (cairo_t *cr, const GdkRGBA *color, double alpha);
void        sumi_ui_clear_list            (GtkListBox *list);
void        sumi_ui_lay_out_unfolded      (GtkWidget *widget);
void        sumi_ui_leave_scrolling       (GtkWidget *widget, GtkEventControllerScrollFlags flags);
void        sumi_ui_keep_left_to_right    (GtkWidget *widget);
char       *sumi_ui_format_date           (GDateTime *date);
