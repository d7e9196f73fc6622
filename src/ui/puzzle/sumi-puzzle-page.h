/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One puzzle of a pack, and the way to the next. */

#include "sumi-exercise-view.h"
#include "sumi-page.h"
#include "sumi-round.h"
#include "sumi-study.h"

#define SUMI_TYPE_PUZZLE_PAGE (sumi_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiPuzzlePage, sumi_puzzle_page, SUMI, PUZZLE_PAGE, SumiPage)

/* Signal "game-wanted" (const SumiGameRecord *record): the game that led to the position is to be
 * shown. Actions: puzzle.next, .previous, .add-card, .drop-card, .show-game. */
GtkWidget        *sumi_puzzle_page_new           (SumiPackFile *pack_file, guint index);
GtkWidget        *sumi_puzzle_page_new_round     (SumiRound *round);
GtkWidget        *sumi_puzzle_page_new_again     (SumiPuzzlePage *other);
void              sumi_puzzle_page_set_study     (SumiPuzzlePage *self, SumiStudy *study);
SumiPackFile     *sumi_puzzle_page_get_pack_file (SumiPuzzlePage *self);
const SumiItem   *sumi_puzzle_page_get_item      (SumiPuzzlePage *self);
SumiAttempt      *sumi_puzzle_page_get_attempt   (SumiPuzzlePage *self);
SumiExerciseView *sumi_puzzle_page_get_view      (SumiPuzzlePage *self);
