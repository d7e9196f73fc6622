/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the learner did with a set of exercises, for the teacher. */

#include "sumi-pack.h"
#include "sumi-results.h"
#include "sumi-study.h"

SumiResults *sumi_class_results_new      (SumiStudy *study, const SumiPack *pack, GError **error);
char        *sumi_class_results_describe (const SumiPackClass *for_class);
char        *sumi_class_results_sum_up   (const SumiPack *pack, const SumiResults *results);
