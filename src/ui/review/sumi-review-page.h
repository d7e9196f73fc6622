/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A game that is looked at again: the board, the graph of its value, its mistakes. */

#include "sumi-game-review.h"
#include "sumi-kept-games.h"
#include "sumi-page.h"
#include "sumi-practice.h"

#define SUMI_TYPE_REVIEW_PAGE (sumi_review_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiReviewPage, sumi_review_page, SUMI, REVIEW_PAGE, SumiPage)

/* Signals "puzzle-wanted" (string puzzle id): one that the practice added is to be gone to;
 * "lesson-wanted" (string pack, string lesson). Actions: review.first, .back, .forward, .last,
 * .previous-mistake, .next-mistake, .show-line, .show-best, .end-demonstration, .practise,
 * .practise-all, .open-lesson, .search, .cancel, .copy-moves, .copy-ggf, .copy-obf, .copy-board,
 * .make-exercise, .openings, .names, .save. */
GtkWidget      *sumi_review_page_new                 (SumiGameReview *review,
                                                      SumiPractice *practice);
SumiGameReview *sumi_review_page_get_review          (SumiReviewPage *self);
SumiPractice   *sumi_review_page_get_practice        (SumiReviewPage *self);
void            sumi_review_page_set_games          (SumiReviewPage *self,
                                                     SumiKeptGames *games);
gboolean        sumi_review_page_get_opening        (SumiReviewPage *self,
                                                     SumiTranscript *out_line);
void            sumi_review_page_leave              (SumiReviewPage *self);
