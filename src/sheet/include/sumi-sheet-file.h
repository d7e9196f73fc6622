/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The pages of a sheet as files, without a display. */

#include "sumi-sheet.h"

typedef enum
{
  SUMI_SHEET_PDF, /* one file, fonts embedded, with title, author and outline */
  SUMI_SHEET_SVG, /* a file a page, letters as shapes */
  SUMI_SHEET_PNG, /* a file a page, 300 dots an inch */
  SUMI_N_SHEET_FORMATS,
} SumiSheetFormat;

gboolean   sumi_sheet_format_from_path (const char *path, SumiSheetFormat *out_format);
GPtrArray *sumi_sheet_write            (const SumiSheetPages *pages, SumiSheetFormat format,
                                        const char *path, GError **error);
GBytes    *sumi_sheet_draw_pdf         (const SumiSheetPages *pages, GError **error);
