/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The one place beside the board where something is said: an icon, a sentence, then the facts. */

#include <adwaita.h>

#include "sumi-attempt.h"

#define SUMI_TYPE_FEEDBACK_VIEW (sumi_feedback_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiFeedbackView, sumi_feedback_view, SUMI, FEEDBACK_VIEW, AdwBin)

/* Signals "square-pointed" and "square-activated", as those of SumiSquareText. */
void sumi_feedback_view_show        (SumiFeedbackView *self, SumiAttempt *attempt);
void sumi_feedback_view_set_pointed (SumiFeedbackView *self, SumiSquare square);
