/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A chapter of the course: a heading, and below it the lessons of one pack and the test on them,
 * which is the action win.chapter-test with the id of the pack. */

#include <adwaita.h>

#include "sumi-pack-file.h"
#include "sumi-progress.h"

#define SUMI_TYPE_CHAPTER_VIEW (sumi_chapter_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiChapterView, sumi_chapter_view, SUMI, CHAPTER_VIEW, AdwBin)

/* Signal "lesson-chosen" (SumiPackFile, guint index of the lesson in its pack). */
GtkWidget *sumi_chapter_view_new       (SumiPackFile *pack_file);
gboolean   sumi_chapter_view_is_of     (SumiChapterView *self, SumiPackFile *pack_file);
void       sumi_chapter_view_update    (SumiChapterView *self, guint first_number,
                                        const SumiProgress *progress);
void       sumi_chapter_view_tell_test (SumiChapterView *self, const char *rest);
