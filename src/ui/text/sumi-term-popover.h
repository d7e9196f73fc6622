/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A word of the game explained above the text that uses it. */

#include <adwaita.h>

#define SUMI_TYPE_TERM_POPOVER (sumi_term_popover_get_type ())
G_DECLARE_FINAL_TYPE (SumiTermPopover, sumi_term_popover, SUMI, TERM_POPOVER, GtkPopover)

/* Action term.show (string id): explains that term instead. */
GtkWidget *sumi_term_popover_new  (void);
void       sumi_term_popover_show (SumiTermPopover *self, const char *id);
