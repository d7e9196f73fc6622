/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Help during a game, searched for in a thread: the values of moves, hints, and why a move is good
 * or bad. Results are counted by the scoring of the game. Each question has limits; the answer is
 * the best that is found within them, and larger limits may give a better one. */

#include "sumi-engine.h"
#include "sumi-midgame.h"
#include "sumi-play-hint.h"
#include "sumi-why.h"

/* What an answer may take. */
typedef struct
{
  gint64 time_us; /* from the question on; 0: any time */
  guint64 nodes;  /* instead of a time, so that any machine answers alike; 0: by time */
  const SumiMidgameReport *known; /* of a hint or why: what was found of the moves before, to go by
                                   * instead; copied. NULL: nothing was */
} SumiHelpLimits;

void            sumi_engine_values_async  (SumiPosition position, SumiScoring scoring,
                                           SumiHelpLimits limits, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
SumiMidgameReport *
                sumi_engine_values_finish (GAsyncResult *result, GError **error);
void            sumi_engine_hint_async    (SumiPosition position, SumiScoring scoring,
                                           SumiHelpLimits limits, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
SumiPlayHint   *sumi_engine_hint_finish   (GAsyncResult *result, GError **error);
void            sumi_engine_why_async     (SumiPosition before, SumiSquare move,
                                           SumiScoring scoring, SumiHelpLimits limits,
                                           GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
SumiWhy        *sumi_engine_why_finish    (GAsyncResult *result, GError **error);
