/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A sample of what stands in the graph of a review, to explain it. */

#include <gtk/gtk.h>

#define SUMI_TYPE_REVIEW_KEY (sumi_review_key_get_type ())
G_DECLARE_FINAL_TYPE (SumiReviewKey, sumi_review_key, SUMI, REVIEW_KEY, GtkWidget)

/* Property "kind": "exact", "estimate", "mistake" or "turning". */
