/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Positions in which the same is asked as in another one, looked for in a thread, one game after
 * the other. */

#include "sumi-alike.h"
#include "sumi-engine.h"

void       sumi_engine_alike_async  (const SumiTask *task, SumiPosition like, guint64 seed,
                                     guint64 game, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer user_data);
SumiAlike *sumi_engine_alike_finish (GAsyncResult *result, GError **error);
