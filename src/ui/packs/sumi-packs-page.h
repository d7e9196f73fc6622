/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The packs that have puzzles or games, and those that are broken. */

#include <adwaita.h>

#include "sumi-library.h"

#define SUMI_TYPE_PACKS_PAGE (sumi_packs_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiPacksPage, sumi_packs_page, SUMI, PACKS_PAGE, AdwBin)

/* Signal "pack-chosen" (SumiPackFile). */
void sumi_packs_page_set_library (SumiPacksPage *self, SumiLibrary *library);
