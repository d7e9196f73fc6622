/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What stands above an exercise: whose turn it is, what to see on the board, the text of the step,
 * and what is asked. */

#include <adwaita.h>

#include "sumi-position.h"

#define SUMI_TYPE_EXERCISE_HEAD (sumi_exercise_head_get_type ())
G_DECLARE_FINAL_TYPE (SumiExerciseHead, sumi_exercise_head, SUMI, EXERCISE_HEAD, AdwBin)

/* Signals "square-pointed" and "square-activated", as those of SumiSquareText. */
void sumi_exercise_head_set_text     (SumiExerciseHead *self, const char *text);
void sumi_exercise_head_set_foreign  (SumiExerciseHead *self, gboolean is_foreign);
void sumi_exercise_head_set_question (SumiExerciseHead *self, const char *question);
void sumi_exercise_head_set_turn     (SumiExerciseHead *self, SumiPosition position);
void sumi_exercise_head_set_solved   (SumiExerciseHead *self, SumiColor side);
void sumi_exercise_head_set_pointed  (SumiExerciseHead *self, SumiSquare square);
