/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Which of the exercises, or lessons, that are there are on a worksheet: a row that opens to one
 * row for each of them, with a tick. The rows are made when it is opened first. */

#include <adwaita.h>

#include "sumi-sheet-parts.h"

#define SUMI_TYPE_SHEET_CHOICE (sumi_sheet_choice_get_type ())
G_DECLARE_FINAL_TYPE (SumiSheetChoice, sumi_sheet_choice, SUMI, SHEET_CHOICE, AdwExpanderRow)

/* Signal: "changed": something was ticked, or not any more. */
void       sumi_sheet_choice_set_parts  (SumiSheetChoice *self, GPtrArray *parts);
GPtrArray *sumi_sheet_choice_get_chosen (SumiSheetChoice *self);
