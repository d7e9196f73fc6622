/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Help during a game, for those who must not wait: what moves are worth, what to look for, and why
 * a move is good or bad. Results are counted by the scoring that is agreed with the game. Each
 * question is given a time, in microseconds, after which the best that is known until then is the
 * answer; asked again with more time, more may be known. */

#include "sumi-engine.h"
#include "sumi-move-values.h"
#include "sumi-play-hint.h"
#include "sumi-why.h"

void            sumi_engine_values_async  (SumiPosition position, SumiScoring scoring,
                                           gint64 time_us, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
SumiMoveValues *sumi_engine_values_finish (GAsyncResult *result, GError **error);
void            sumi_engine_hint_async    (SumiPosition position, SumiScoring scoring,
                                           gint64 time_us, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
SumiPlayHint   *sumi_engine_hint_finish   (GAsyncResult *result, GError **error);
void            sumi_engine_why_async     (SumiPosition before, SumiSquare move,
                                           SumiScoring scoring, gint64 time_us,
                                           GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
SumiWhy        *sumi_engine_why_finish    (GAsyncResult *result, GError **error);
