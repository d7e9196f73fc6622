/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A row with a switch, as AdwSwitchRow of later versions of libadwaita: the row itself is switched,
 * so that Tab stops at it once. Its title and subtitle are never cut.
 *
 * Property "active" (gboolean): whether it is on. */

#include <adwaita.h>

#define SUMI_TYPE_SWITCH_ROW (sumi_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (SumiSwitchRow, sumi_switch_row, SUMI, SWITCH_ROW, AdwActionRow)

GtkWidget *sumi_switch_row_new        (void);

gboolean   sumi_switch_row_get_active (SumiSwitchRow *self);
void       sumi_switch_row_set_active (SumiSwitchRow *self, gboolean is_active);
