/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Why the better of two moves is better, in a sentence. */

#include "sumi-review-reason.h"

char *sumi_review_reason_to_text (const SumiReviewReason *reason);
