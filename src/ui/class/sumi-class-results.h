/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the learner did with a set of exercises, for the teacher. */

#include "sumi-pack.h"
#include "sumi-results.h"
#include "sumi-study.h"

void         sumi_class_results_make_async  (SumiStudy *study, const SumiPack *pack,
                                             GAsyncReadyCallback callback, gpointer user_data);
SumiResults *sumi_class_results_make_finish (GAsyncResult *result, GError **error);
char        *sumi_class_results_describe    (const SumiPackClass *for_class);
char        *sumi_class_results_sum_up      (const SumiPack *pack, const SumiResults *results);
