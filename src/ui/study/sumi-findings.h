/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a review found of a game beside the discs lost in each phase, as it is kept with the game:
 * what its mistakes were about, and which of them are worth learning from. */

#include "sumi-review-reason.h"

typedef struct
{
  int lost[2][SUMI_TOPIC_UNNAMED + 1]; /* as sumi_review_sum_up_topics() counts */
  int lessons[SUMI_REVIEW_MAX_LESSONS]; /* plies, of moves to learn from */
  guint n_lessons;
} SumiFindings;

void        sumi_findings_init      (SumiFindings *self, const SumiReview *review);
char       *sumi_findings_to_text   (const SumiFindings *self);
gboolean    sumi_findings_from_text (SumiFindings *self, const char *text);
const char *sumi_findings_get_id    (int topic);
