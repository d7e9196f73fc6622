/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Searches in a thread of their own: an _async function starts one, and calls back when there is an
 * answer. */

#include <gio/gio.h>

#include "sumi-answer.h"
#include "sumi-book.h"
#include "sumi-judgement.h"

/* An opponent of a level, for one game, which searches for one move at a time. Reference counted,
 * since a search that was cancelled may end after the game. */
typedef struct _SumiEnginePlayer SumiEnginePlayer;

SumiBudget        sumi_engine_budget           (GCancellable *cancellable);
void              sumi_engine_judge_async      (const SumiTask *task, SumiPosition position,
                                                GCancellable *cancellable,
                                                GAsyncReadyCallback callback, gpointer user_data);
SumiJudgement    *sumi_engine_judge_finish     (GAsyncResult *result, GError **error);
void              sumi_engine_answer_async     (const SumiTask *task, SumiPosition position,
                                                GCancellable *cancellable,
                                                GAsyncReadyCallback callback, gpointer user_data);
SumiAnswer       *sumi_engine_answer_finish    (GAsyncResult *result, GError **error);

void              sumi_engine_book_async       (GCancellable *cancellable,
                                                GAsyncReadyCallback callback, gpointer user_data);
const SumiBook   *sumi_engine_book_finish      (GAsyncResult *result, GError **error);

SumiEnginePlayer *sumi_engine_player_new       (int level, SumiScoring scoring, guint64 seed);
SumiEnginePlayer *sumi_engine_player_ref       (SumiEnginePlayer *player);
void              sumi_engine_player_unref     (SumiEnginePlayer *player);
void              sumi_engine_think_async      (SumiEnginePlayer *player, SumiPosition position,
                                                gint64 time_us, GCancellable *cancellable,
                                                GAsyncReadyCallback callback, gpointer user_data);
SumiSquare        sumi_engine_think_finish     (GAsyncResult *result, GError **error);
void              sumi_engine_ponder_async     (SumiEnginePlayer *player, SumiPosition position,
                                                GCancellable *cancellable,
                                                GAsyncReadyCallback callback, gpointer user_data);
guint             sumi_engine_player_count_replies (const SumiEnginePlayer *player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiEnginePlayer, sumi_engine_player_unref)
