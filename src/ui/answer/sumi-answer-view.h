/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a task is answered with beside the board: how many squares are marked and "Done", a number,
 * a list of sentences to choose from, how a game stands. Nothing for a task that one move
 * answers. */

#include <adwaita.h>

#include "sumi-attempt.h"

#define SUMI_TYPE_ANSWER_VIEW (sumi_answer_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiAnswerView, sumi_answer_view, SUMI, ANSWER_VIEW, AdwBin)

/* Uses the actions exercise.hand-over, .option and .number of an exercise view. */
void     sumi_answer_view_show         (SumiAnswerView *self, SumiAttempt *attempt);
void     sumi_answer_view_describe     (SumiAnswerView *self, const char *question);
void     sumi_answer_view_focus_option (SumiAnswerView *self, guint option);
gboolean sumi_answer_view_takes_focus  (SumiAnswerView *self);
