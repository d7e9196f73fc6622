/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What screen readers call the widgets whose names GTK 4.8 and libadwaita 1.2 leave out. */

#include <adwaita.h>

void sumi_ui_describe_row (AdwActionRow *row, const char *description);
void sumi_ui_tell_active  (GtkToggleButton *button);
void sumi_ui_tidy_names   (GtkWidget *widget);
void sumi_ui_name_choice  (GtkDropDown *choice);
void sumi_ui_name_entry   (AdwEntryRow *row);
void sumi_ui_describe_entry (AdwEntryRow *row, const char *description);
void sumi_ui_tell_found   (GtkSearchEntry *search, const char *found);
