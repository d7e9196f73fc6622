/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where a game starts from: a field for a position or a game in any format that Sumi reads, and
 * what was read there. */

#include <adwaita.h>

#include "sumi-notation.h"

#define SUMI_TYPE_START_ROW (sumi_start_row_get_type ())
G_DECLARE_FINAL_TYPE (SumiStartRow, sumi_start_row, SUMI, START_ROW, AdwBin)

/* Signal "changed": another text stands there. */
void     sumi_start_row_set_text    (SumiStartRow *self, const char *text);
char    *sumi_start_row_get_text    (SumiStartRow *self);
gboolean sumi_start_row_is_right    (SumiStartRow *self);
gboolean sumi_start_row_get_opening (SumiStartRow *self, SumiTranscript *out_opening);
