/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is put before a learner on one day: which lesson comes next, what is due to be repeated, and
 * which puzzles are those of the day. */

#include "sumi-library.h"
#include "sumi-round.h"
#include "sumi-study.h"

#define SUMI_PUZZLES_A_DAY 6
#define SUMI_PUZZLES_AT_ONCE 12

SumiMark      sumi_today_get_step_mark  (const SumiProgress *progress, const SumiPack *pack,
                                         const SumiItem *lesson, guint step);
gboolean      sumi_today_is_lesson_done (const SumiProgress *progress, SumiPackFile *pack_file,
                                         const SumiItem *lesson);
guint         sumi_today_find_step      (const SumiProgress *progress, SumiPackFile *pack_file,
                                         const SumiItem *lesson);
gboolean      sumi_today_has_lessons    (SumiLibrary *library);
SumiPackFile *sumi_today_find_lesson    (SumiLibrary *library, const SumiProgress *progress,
                                         guint *out_index, guint *out_step);
SumiRound    *sumi_today_make_review    (SumiLibrary *library, const SumiProgress *progress,
                                         int day, guint max);
void          sumi_today_forecast       (SumiLibrary *library, const SumiProgress *progress,
                                         int day, guint n_days, guint *out_counts);
SumiRound    *sumi_today_make_puzzles   (SumiLibrary *library, const SumiProgress *progress,
                                         int day, guint *out_n_done);
SumiRound    *sumi_today_make_next      (SumiLibrary *library, const SumiProgress *progress,
                                         int day);
