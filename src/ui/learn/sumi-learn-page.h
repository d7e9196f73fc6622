/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The course as a path: the lessons of all packs, chapter by chapter, and the way back to the one
 * that was open last. */

#include <adwaita.h>

#include "sumi-library.h"
#include "sumi-study.h"

#define SUMI_TYPE_LEARN_PAGE (sumi_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiLearnPage, sumi_learn_page, SUMI, LEARN_PAGE, AdwBin)

/* Signal "lesson-chosen" (SumiPackFile, guint index of the lesson in its pack). */
void sumi_learn_page_set_library     (SumiLearnPage *self, SumiLibrary *library);
void sumi_learn_page_set_study       (SumiLearnPage *self, SumiStudy *study, GSettings *settings);
void sumi_learn_page_set_last_lesson (SumiLearnPage *self, const char *place);
