/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One puzzle: the board, the question, what is said about each move, the proof to walk through. */

#include <adwaita.h>

#include "sumi-attempt.h"
#include "sumi-pack-file.h"

#define SUMI_TYPE_PUZZLE_PAGE (sumi_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiPuzzlePage, sumi_puzzle_page, SUMI, PUZZLE_PAGE, AdwBin)

/* Signal "index-changed": the page went on to another puzzle of its pack.
 * Actions: puzzle.hint, .solution, .next, .previous, .undo, .restart, .go-on, .search-again,
 * .cancel, .replay-back, .replay-forward, .leave-replay. Properties: shows-legal, every-reply. */
GtkWidget    *sumi_puzzle_page_new           (SumiPackFile *pack_file, guint index);
SumiPackFile *sumi_puzzle_page_get_pack_file (SumiPuzzlePage *self);
const SumiItem *sumi_puzzle_page_get_item    (SumiPuzzlePage *self);
SumiAttempt  *sumi_puzzle_page_get_attempt   (SumiPuzzlePage *self);
gboolean      sumi_puzzle_page_leave_replay  (SumiPuzzlePage *self);
