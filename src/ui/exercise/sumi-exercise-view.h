/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An exercise as a learner meets it: the board, the question, the controls to answer it with, what
 * is said about each answer, the proof to walk through. Puzzles and lessons share it. */

#include <adwaita.h>

#include "sumi-attempt.h"

#define SUMI_TYPE_EXERCISE_VIEW (sumi_exercise_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiExerciseView, sumi_exercise_view, SUMI, EXERCISE_VIEW, AdwBin)

/* Signal "changed": so did what the attempt is at.
 * Actions: exercise.hint, .solution, .undo, .restart, .go-on, .search-again, .cancel, .back,
 * .forward, .leave-replay, .overlay (string). Properties: shows-legal, every-reply; overlay, the name
 * of a SumiOverlayKind in lower case; foot-end, a widget of the page that
 * stands at the end of the row of buttons. */
SumiAttempt *sumi_exercise_view_get_attempt  (SumiExerciseView *self);
void         sumi_exercise_view_set_attempt  (SumiExerciseView *self, SumiAttempt *attempt);
gboolean     sumi_exercise_view_leave_replay (SumiExerciseView *self);
gboolean     sumi_exercise_view_forward_key  (SumiExerciseView *self,
                                              GtkEventControllerKey *controller);
