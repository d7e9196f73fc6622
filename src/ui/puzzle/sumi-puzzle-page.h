/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One puzzle of a pack, and the way to the next. */

#include <adwaita.h>

#include "sumi-exercise-view.h"
#include "sumi-round.h"

#define SUMI_TYPE_PUZZLE_PAGE (sumi_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiPuzzlePage, sumi_puzzle_page, SUMI, PUZZLE_PAGE, AdwBin)

/* Signal "index-changed": the page went on to another puzzle of its pack.
 * Actions: puzzle.next, puzzle.previous. */
GtkWidget        *sumi_puzzle_page_new           (SumiPackFile *pack_file, guint index);
GtkWidget        *sumi_puzzle_page_new_round     (SumiRound *round);
GtkWidget *sumi_puzzle_page_new_again (SumiPuzzlePage *other);
void              sumi_puzzle_page_set_study     (SumiPuzzlePage *self, SumiStudy *study);
gboolean          sumi_puzzle_page_is_in_pack    (SumiPuzzlePage *self);
gboolean          sumi_puzzle_page_is_personal   (SumiPuzzlePage *self);
const char       *sumi_puzzle_page_get_title     (SumiPuzzlePage *self);
SumiPackFile     *sumi_puzzle_page_get_pack_file (SumiPuzzlePage *self);
const SumiItem   *sumi_puzzle_page_get_item      (SumiPuzzlePage *self);
SumiAttempt      *sumi_puzzle_page_get_attempt   (SumiPuzzlePage *self);
SumiExerciseView *sumi_puzzle_page_get_view      (SumiPuzzlePage *self);
