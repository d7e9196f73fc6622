/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The row of buttons of an exercise: those that the kind of task has, between those of the page. */

#include <adwaita.h>

#include "sumi-attempt.h"

#define SUMI_TYPE_EXERCISE_FOOT (sumi_exercise_foot_get_type ())
G_DECLARE_FINAL_TYPE (SumiExerciseFoot, sumi_exercise_foot, SUMI, EXERCISE_FOOT, AdwBin)

/* Uses the actions exercise.undo, .restart, .hint and .solution of an exercise view. */
void sumi_exercise_foot_show    (SumiExerciseFoot *self, SumiAttempt *attempt,
                                 gboolean has_help);
void sumi_exercise_foot_prepend (SumiExerciseFoot *self, GtkWidget *widget);
void sumi_exercise_foot_append  (SumiExerciseFoot *self, GtkWidget *widget);
