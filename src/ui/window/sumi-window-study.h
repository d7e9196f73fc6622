/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the window does for its learner: the ways to what is due, and the marks of what is done. */

#include "sumi-window.h"

/* Actions: win.continue-lesson, .review-due, .review-ten, .solve-todays-puzzles, .solve-next,
 * .find-puzzles, .learners, .statistics, .drills, .drill (string: its kind), .chapter-test
 * (string: the id of the chapter's pack). */
void sumi_window_install_study_actions (GtkWidgetClass *widget_class);
void sumi_window_follow_study          (SumiWindow *self, SumiStudy *study);
void sumi_window_enter_lesson          (SumiWindow *self, SumiPackFile *pack_file, guint index);
