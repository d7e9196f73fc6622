/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The puzzles of all packs as one grid of cards, easy ones first, sifted by what they are about, by
 * how hard they are, and by whether they were solved. */

#include <adwaita.h>

#include "sumi-library.h"

#define SUMI_TYPE_SEARCH_PAGE (sumi_search_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiSearchPage, sumi_search_page, SUMI, SEARCH_PAGE, AdwBin)

/* Signal: "round-chosen" (gpointer round): a SumiRound that the handler takes. */
GtkWidget *sumi_search_page_new (SumiLibrary *library);
