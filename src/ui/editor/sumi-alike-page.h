/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Positions that ask the same as a puzzle that is edited, found one after the other in games that
 * the program plays, to choose from. */

#include "sumi-draft-file.h"
#include "sumi-page.h"

#define SUMI_TYPE_ALIKE_PAGE (sumi_alike_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiAlikePage, sumi_alike_page, SUMI, ALIKE_PAGE, SumiPage)

/* Actions: alike.stop, alike.add. Uses win.toast and win.back. */
GtkWidget *sumi_alike_page_new       (SumiDraftFile *file, guint item);
GtkWidget *sumi_alike_page_new_again (SumiAlikePage *other);
