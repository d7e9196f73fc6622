/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a review says of one move: what was better, by how much, and why; and what can be done with
 * it. */

#include <adwaita.h>

#include "sumi-practice.h"
#include "sumi-review.h"

#define SUMI_TYPE_REVIEW_MOVE_VIEW (sumi_review_move_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiReviewMoveView, sumi_review_move_view, SUMI, REVIEW_MOVE_VIEW, AdwBin)

/* Signals "square-pointed" and "square-activated", as those of SumiSquareText, and
 * "reading-changed" when the pointer or the focus reaches or leaves the text. Uses the actions
 * review.show-line, review.show-best and review.practise. */
void        sumi_review_move_view_show         (SumiReviewMoveView *self,
                                                const SumiReview *review,
                                                const SumiReviewMove *move, int ms);
void        sumi_review_move_view_set_practice (SumiReviewMoveView *self, SumiPractice *practice);
gboolean    sumi_review_move_view_is_read      (SumiReviewMoveView *self);
