/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An exercise on screen: the board, the question, the controls to answer it with, the feedback, and
 * the proof to walk through. Puzzles and lessons share it. */

#include <adwaita.h>

#include "sumi-attempt.h"
#include "sumi-demonstration.h"

#define SUMI_TYPE_EXERCISE_VIEW (sumi_exercise_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiExerciseView, sumi_exercise_view, SUMI, EXERCISE_VIEW, AdwBin)

/* Signal "changed": so did what the attempt is at.
 * Actions: exercise.hint, .solution, .keep-trying, .undo, .restart, .hand-over, .show-missing,
 * .number (int), .option (int), .go-on, .search-again, .cancel, .back, .forward, .leave-replay,
 * .overlay (string), .ask-why. Properties: shows-legal, every-reply, asks-why; overlay, as
 * sumi-exercise-board.h names it; foot-start and foot-end, widgets of the page that stand at the
 * ends of the row of buttons. */
SumiAttempt *sumi_exercise_view_get_attempt  (SumiExerciseView *self);
void         sumi_exercise_view_set_has_help (SumiExerciseView *self, gboolean has_help);
void         sumi_exercise_view_set_source   (SumiExerciseView *self, const SumiText *source);
void         sumi_exercise_view_show         (SumiExerciseView *self, SumiAttempt *attempt,
                                              SumiDemonstration *demonstration,
                                              const SumiStep *step);
gboolean     sumi_exercise_view_leave_replay (SumiExerciseView *self);
gboolean     sumi_exercise_view_forward_key  (SumiExerciseView *self,
                                              GtkEventControllerKey *controller);
