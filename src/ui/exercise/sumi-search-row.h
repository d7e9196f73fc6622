/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Says that a search runs, once it takes long enough to be noticed, and lets it be called off. */

#include <adwaita.h>

#define SUMI_TYPE_SEARCH_ROW (sumi_search_row_get_type ())
G_DECLARE_FINAL_TYPE (SumiSearchRow, sumi_search_row, SUMI, SEARCH_ROW, AdwBin)

/* Uses the action exercise.cancel. */
void sumi_search_row_set_searching (SumiSearchRow *self, gboolean is_searching);
