/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where the learner was, as a string to be remembered: a pack, and perhaps a puzzle in it. Built-in
 * packs are named by their file, since the place they lie in may change; others by their URI. */

#include "sumi-library.h"

char         *sumi_place_make      (SumiPackFile *pack_file, const char *puzzle_id);
SumiPackFile *sumi_place_find_pack (const char *place, SumiLibrary *library);
gboolean      sumi_place_find_puzzle (const char *place, const SumiPack *pack, guint *out_index);
