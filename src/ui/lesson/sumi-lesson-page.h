/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One lesson: a text beside the board, one idea a step, with what is shown or asked there. */

#include "sumi-exercise-view.h"
#include "sumi-lesson-run.h"
#include "sumi-pack-file.h"
#include "sumi-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_LESSON_PAGE (sumi_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiLessonPage, sumi_lesson_page, SUMI, LESSON_PAGE, SumiPage)

/* Signal "left": at the end of the last step, for the next lesson. The place changes when another
 * step is shown or one is done.
 * Actions: lesson.next, lesson.previous. */
GtkWidget        *sumi_lesson_page_new           (SumiPackFile *pack_file, guint index,
                                                  guint step, const char *progress);
GtkWidget        *sumi_lesson_page_new_trial     (SumiPackFile *pack_file, guint step);
GtkWidget        *sumi_lesson_page_new_again     (SumiLessonPage *other);
void              sumi_lesson_page_set_study     (SumiLessonPage *self, SumiStudy *study);
void              sumi_lesson_page_set_has_next  (SumiLessonPage *self, gboolean has_next);
SumiPackFile     *sumi_lesson_page_get_pack_file (SumiLessonPage *self);
const SumiItem   *sumi_lesson_page_get_item      (SumiLessonPage *self);
SumiLessonRun    *sumi_lesson_page_get_run       (SumiLessonPage *self);
SumiExerciseView *sumi_lesson_page_get_view      (SumiLessonPage *self);
