/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A pack: its puzzles as a grid of cards, or the mistakes that keep it from being used; it follows
 * the file, so one takes the place of the other when the file is saved. */

#include "sumi-pack-file.h"
#include "sumi-page.h"

#define SUMI_TYPE_PACK_PAGE (sumi_pack_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiPackPage, sumi_pack_page, SUMI, PACK_PAGE, SumiPage)

/* Signals: "puzzle-chosen" (guint index), "sheet-wanted", "edit-wanted",
 * "copy-wanted", "results-wanted", "set-wanted" (strv ids). Actions: pack.change, .save-copy,
 * .reload, .cancel, .edit ((ii): a line and a column of its file), .use-rest (boolean), .print,
 * .results, .make-set. */
GtkWidget    *sumi_pack_page_new           (SumiPackFile *pack_file);
void          sumi_pack_page_continue      (SumiPackPage *self, SumiPackPage *other);
SumiPackFile *sumi_pack_page_get_pack_file (SumiPackPage *self);
void          sumi_pack_page_focus_puzzle  (SumiPackPage *self, const char *id);
