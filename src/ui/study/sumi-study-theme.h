/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What an exercise is about, and how hard it is: statistics are grouped by it, packs are filtered
 * by it, and the learner is rated against it. */

#include "sumi-pack.h"

char      **sumi_study_theme_list       (const SumiItem *item, const SumiExercise *exercise);
gboolean    sumi_study_theme_has        (const SumiItem *item, const char *theme);
const char *sumi_study_theme_get_name   (const char *theme);
int         sumi_study_theme_get_rating (const SumiItem *item);
