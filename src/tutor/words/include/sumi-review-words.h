/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a review says, in whole sentences. What is proved and what is estimated are worded apart. */

#include "sumi-review-reason.h"

char *sumi_review_value_to_text    (SumiValue value, gboolean is_over);
char *sumi_review_move_to_title    (const SumiReview *review, const SumiReviewMove *move);
char *sumi_review_time_to_text     (int ms);
char *sumi_review_move_to_judgement (const SumiReviewMove *move);
char *sumi_review_move_to_turning  (const SumiReviewMove *move);
char *sumi_review_move_to_why      (const SumiReview *review, const SumiReviewMove *move);
char *sumi_review_move_to_text     (const SumiReview *review, const SumiReviewMove *move);
char *sumi_review_side_to_text     (SumiColor color, const SumiReviewSide *side);
char *sumi_review_side_to_phase    (SumiColor color, const SumiReviewSide *side);
char *sumi_review_topic_to_text    (SumiReviewTopic topic);
