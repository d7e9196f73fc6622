/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The header bar of every page: the way back, title and subtitle, the menu; on the first page a
 * switcher of pages and the button that opens packs. */

#include <adwaita.h>

#define SUMI_TYPE_HEADER (sumi_header_get_type ())
G_DECLARE_FINAL_TYPE (SumiHeader, sumi_header, SUMI, HEADER, AdwBin)

void sumi_header_set_stack (SumiHeader *self, AdwViewStack *stack, AdwViewSwitcherBar *bar);
