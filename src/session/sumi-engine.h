/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Searches in a thread of their own, for those who must not wait: start one, be called back. */

#include <gio/gio.h>

#include "sumi-judgement.h"

SumiBudget     sumi_engine_budget       (GCancellable *cancellable);
void           sumi_engine_judge_async  (const SumiTask *task, SumiPosition position,
                                         GCancellable *cancellable, GAsyncReadyCallback callback,
                                         gpointer user_data);
SumiJudgement *sumi_engine_judge_finish (GAsyncResult *result, GError **error);
