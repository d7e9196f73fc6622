/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How hard an exercise is, measured in a thread. */

#include "sumi-engine.h"

void sumi_engine_grade_async  (const SumiTask *task, SumiPosition position,
                               GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer user_data);
int  sumi_engine_grade_finish (GAsyncResult *result, GError **error);
