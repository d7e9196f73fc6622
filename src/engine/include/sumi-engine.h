/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Searches in a thread of their own, for those who must not wait: start one, be called back. */

#include <gio/gio.h>

#include "sumi-answer.h"
#include "sumi-judgement.h"

/* An opponent of some level who plays a game; thinks one move at a time. Reference counted, so that
 * a thought that was called off may end after the game. */
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

SumiEnginePlayer *sumi_engine_player_new       (int level, SumiScoring scoring, guint64 seed);
SumiEnginePlayer *sumi_engine_player_ref       (SumiEnginePlayer *player);
void              sumi_engine_player_unref     (SumiEnginePlayer *player);
void              sumi_engine_think_async      (SumiEnginePlayer *player, SumiPosition position,
                                                GCancellable *cancellable,
                                                GAsyncReadyCallback callback, gpointer user_data);
SumiSquare        sumi_engine_think_finish     (GAsyncResult *result, GError **error);
const char       *sumi_engine_get_problem      (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiEnginePlayer, sumi_engine_player_unref)
