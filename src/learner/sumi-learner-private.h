/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files of the learner share. */

#include "sumi-learner.h"
#include "sumi-store.h"

/* What was removed, games or learners, can be brought back for so long, in microseconds, whatever
 * other programs do. */
#define SUMI_REMOVED_SPAN G_TIME_SPAN_HOUR

/* Does something with STORE in the thread of the writer; DATA is that of the task. FALSE with an
 * error. */
typedef gboolean (*SumiStoreFunc) (SumiStore *store, gpointer data, GError **error);

void     sumi_learner_start (SumiLearner *self, GTask *task, SumiStoreFunc func);
gboolean sumi_learner_do    (SumiLearner *self, SumiStoreFunc func, gpointer data,
                             GError **error);
