/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The test at the end of a chapter of lessons: puzzles on what its lessons are about, mixed, on
 * positions that the lessons do not ask about. A puzzle belongs to the lesson with which it has
 * most tags in common. */

#include "sumi-library.h"
#include "sumi-progress.h"
#include "sumi-round.h"

#define SUMI_CHAPTER_TEST_LENGTH 12

/* How one lesson of a chapter was tested. */
typedef struct
{
  guint n_asked, n_right;
} SumiLessonScore;

gboolean   sumi_chapter_test_is_there (SumiPackFile *chapter);
SumiRound *sumi_chapter_test_make     (SumiLibrary *library, SumiPackFile *chapter,
                                       const SumiProgress *progress, int day);
GArray    *sumi_chapter_test_sum_up   (const SumiRound *round, SumiPackFile *chapter);
GPtrArray *sumi_chapter_test_list_packs (const SumiRound *round, SumiLibrary *library);
guint      sumi_chapter_test_count    (const SumiRound *round, SumiRoundResult result);
char      *sumi_chapter_test_make_name (SumiPackFile *chapter);
