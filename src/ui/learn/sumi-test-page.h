/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The test at the end of a chapter: what it is before it, and after it how it went, with what is
 * worth repeating one click away. */

#include "sumi-library.h"
#include "sumi-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_TEST_PAGE (sumi_test_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiTestPage, sumi_test_page, SUMI, TEST_PAGE, SumiPage)

/* Signals: "round-wanted" (SumiRound, to be asked), "lesson-chosen" (guint index in the chapter),
 * "pack-chosen" (SumiPackFile). Action: test.begin. */
GtkWidget    *sumi_test_page_new         (SumiPackFile *chapter, SumiLibrary *library,
                                          SumiStudy *study, GSettings *settings);
GtkWidget    *sumi_test_page_new_again   (SumiTestPage *other);
SumiPackFile *sumi_test_page_get_chapter (SumiTestPage *self);
char         *sumi_test_page_word_rest   (guint n_answered, guint n);
