/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A lesson in its chapter: a picture, number and title, what one will be able to do, how long it
 * is, and whether it was begun or finished. */

#include <adwaita.h>

#include "sumi-pack-file.h"

#define SUMI_TYPE_LESSON_ROW (sumi_lesson_row_get_type ())
G_DECLARE_FINAL_TYPE (SumiLessonRow, sumi_lesson_row, SUMI, LESSON_ROW, GtkListBoxRow)

GtkWidget *sumi_lesson_row_new        (const SumiItem *lesson);
void       sumi_lesson_row_set_number (SumiLessonRow *self, const SumiItem *lesson, guint number);
void       sumi_lesson_row_set_mark   (SumiLessonRow *self, SumiPackMark mark);
void       sumi_lesson_row_set_step   (SumiLessonRow *self, const SumiItem *lesson, guint step);
