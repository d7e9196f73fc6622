/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A combo row that shows every choice whole, however long and in however narrow a window: what
 * stands is below the title, and the list wraps. Screen readers say what is chosen, and what can
 * be. Its model is a GtkStringList. */

#include <adwaita.h>

#define SUMI_TYPE_CHOICE_ROW (sumi_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (SumiChoiceRow, sumi_choice_row, SUMI, CHOICE_ROW, AdwComboRow)
