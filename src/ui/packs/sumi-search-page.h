/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The puzzles of all packs as one grid of cards, easy ones first, sifted by what they are about, by
 * how hard they are, and by whether they were solved or went wrong. */

#include "sumi-library.h"
#include "sumi-page.h"

#define SUMI_TYPE_SEARCH_PAGE (sumi_search_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiSearchPage, sumi_search_page, SUMI, SEARCH_PAGE, SumiPage)

/* Actions: pack.print, pack.make-set: a worksheet, or a set for a class, of the puzzles in sight.
 * Signals: "round-chosen" (SumiRound *round), to be asked.
 * "sheet-wanted" (GPtrArray *parts, const char *title): SumiSheetPart; the title may be NULL.
 * "set-wanted" (GPtrArray *files, GPtrArray *ids): for each item its SumiPackFile and its id. */
GtkWidget *sumi_search_page_new          (SumiLibrary *library);
void       sumi_search_page_continue     (SumiSearchPage *self, SumiSearchPage *other);
void       sumi_search_page_focus_puzzle (SumiSearchPage *self, SumiPackFile *pack_file,
                                          const char *id);
