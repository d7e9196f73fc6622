/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A learner's run through one lesson: the step that is shown, what is asked or shown at it, and
 * which steps are done. Steps that were left are found again as they were; only a search that was
 * still running begins anew. Emits "changed" when another step is shown, and when one is done. */

#include "sumi-attempt.h"
#include "sumi-demonstration.h"

#define SUMI_TYPE_LESSON_RUN (sumi_lesson_run_get_type ())
G_DECLARE_FINAL_TYPE (SumiLessonRun, sumi_lesson_run, SUMI, LESSON_RUN, GObject)

SumiLessonRun     *sumi_lesson_run_new_at            (SumiPack *pack, const SumiItem *lesson,
                                                      guint step, const char *progress);
SumiLessonRun     *sumi_lesson_run_new_after         (SumiLessonRun *former, SumiPack *pack,
                                                      const SumiItem *lesson);

const SumiItem    *sumi_lesson_run_get_lesson        (SumiLessonRun *self);
guint              sumi_lesson_run_get_n_steps       (SumiLessonRun *self);
guint              sumi_lesson_run_get_index         (SumiLessonRun *self);
const SumiStep    *sumi_lesson_run_get_step          (SumiLessonRun *self);
SumiAttempt       *sumi_lesson_run_get_attempt       (SumiLessonRun *self);
SumiDemonstration *sumi_lesson_run_get_demonstration (SumiLessonRun *self);
gboolean           sumi_lesson_run_is_done           (SumiLessonRun *self, guint index);
gboolean           sumi_lesson_run_is_finished       (SumiLessonRun *self);
char              *sumi_lesson_run_get_progress      (SumiLessonRun *self);

void               sumi_lesson_run_go_to             (SumiLessonRun *self, guint index);
gboolean           sumi_lesson_run_can_go_next       (SumiLessonRun *self);
void               sumi_lesson_run_go_next           (SumiLessonRun *self);
gboolean           sumi_lesson_run_can_go_back       (SumiLessonRun *self);
void               sumi_lesson_run_go_back           (SumiLessonRun *self);
