/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How well each side played, and its mistakes, each a row that leads to it. */

#include <adwaita.h>

#include "sumi-game-review.h"

#define SUMI_TYPE_REVIEW_LIST (sumi_review_list_get_type ())
G_DECLARE_FINAL_TYPE (SumiReviewList, sumi_review_list, SUMI, REVIEW_LIST, AdwBin)

/* It is hidden until the review is made. */
void sumi_review_list_set_review (SumiReviewList *self, SumiGameReview *review);
