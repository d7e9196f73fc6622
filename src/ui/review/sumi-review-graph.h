/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a game was worth, move by move, as a graph. Its cursor is the move on the board. */

#include <gtk/gtk.h>

#include "sumi-game-review.h"

#define SUMI_TYPE_REVIEW_GRAPH (sumi_review_graph_get_type ())
G_DECLARE_FINAL_TYPE (SumiReviewGraph, sumi_review_graph, SUMI, REVIEW_GRAPH, GtkWidget)

/* Clicks and drags go to a move of the review. Keys use the actions review.back, .forward, .first,
 * .last, .previous-mistake and .next-mistake of the page it stands on. */
void        sumi_review_graph_set_review      (SumiReviewGraph *self, SumiGameReview *review);
void        sumi_review_graph_set_line        (SumiReviewGraph *self, const char *line);
const char *sumi_review_graph_get_description (SumiReviewGraph *self);
