/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Searches about a game, in a thread: warnings before a move, and the review of a whole game. */

#include "sumi-engine.h"
#include "sumi-review.h"
#include "sumi-warning.h"

/* Reports how many plies of a game are reviewed. Called in the thread that asked, and never after
 * the review has ended. */
typedef void (*SumiEngineProgress) (int n_done, int n_plies, gpointer user_data);

void            sumi_engine_warn_async    (SumiPosition position, SumiSquare move,
                                           SumiWarningStrength strength, SumiScoring scoring,
                                           gint64 time_us, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
SumiWarning    *sumi_engine_warn_finish   (GAsyncResult *result, GError **error);
void            sumi_engine_review_async  (const SumiTranscript *game, SumiScoring scoring,
                                           SumiReviewLimits limits,
                                           SumiEngineProgress progress, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
SumiReview     *sumi_engine_review_finish (GAsyncResult *result, GError **error);
