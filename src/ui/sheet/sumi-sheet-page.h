/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A worksheet of a pack, or of exercises of several, before it is printed: the page as it will be
 * on paper, with what can be chosen beside it. */

#include "sumi-pack-file.h"
#include "sumi-page.h"

#define SUMI_TYPE_SHEET_PAGE (sumi_sheet_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiSheetPage, sumi_sheet_page, SUMI, SHEET_PAGE, SumiPage)

/* Actions: sheet.print, sheet.save, sheet.previous-page, sheet.next-page. */
GtkWidget         *sumi_sheet_page_new              (SumiPackFile *pack_file);
GtkWidget         *sumi_sheet_page_new_of_parts     (GPtrArray *exercises, const char *title);
GtkWidget         *sumi_sheet_page_new_again        (SumiSheetPage *other);
gboolean           sumi_sheet_page_is_ready         (SumiSheetPage *self);
GtkPrintOperation *sumi_sheet_page_create_operation (SumiSheetPage *self);
