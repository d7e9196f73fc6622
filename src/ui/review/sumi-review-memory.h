/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What of a kept game had come up in the learner's earlier games with the same colour, who left
 * them by which move, and what had been played there. It is hidden where there is nothing to say.
 *
 * CSS: a list of one row, which leads to that move. */

#include <adwaita.h>

#include "sumi-game-review.h"
#include "sumi-kept-games.h"

#define SUMI_TYPE_REVIEW_MEMORY (sumi_review_memory_get_type ())
G_DECLARE_FINAL_TYPE (SumiReviewMemory, sumi_review_memory, SUMI, REVIEW_MEMORY, AdwBin)

void sumi_review_memory_set_up (SumiReviewMemory *self, SumiGameReview *review,
                                SumiKeptGames *games);
