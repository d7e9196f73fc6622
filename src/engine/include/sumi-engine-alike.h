/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Searches in a thread, game by game, for positions in which the same question can be asked as in a
 * given one. */

#include "sumi-alike.h"
#include "sumi-engine.h"

void       sumi_engine_alike_async  (const SumiTask *task, SumiPosition like, guint64 seed,
                                     guint64 game, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer user_data);
SumiAlike *sumi_engine_alike_finish (GAsyncResult *result, GError **error);
