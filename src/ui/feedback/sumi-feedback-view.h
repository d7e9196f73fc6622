/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The one place beside the board where something is said: an icon, a sentence, then the facts. */

#include <adwaita.h>

#include "sumi-attempt.h"
#include "sumi-feedback.h"

#define SUMI_TYPE_FEEDBACK_VIEW (sumi_feedback_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiFeedbackView, sumi_feedback_view, SUMI, FEEDBACK_VIEW, AdwBin)

#define SUMI_FEEDBACK_MAX_BUTTONS 4

/* Something that can be done about what is said. */
typedef struct
{
  const char *action;
  const char *label; /* with a mnemonic */
  const char *tooltip; /* NULL: none */
  gboolean is_way_on; /* the one way on: it stands out */
} SumiFeedbackButton;

/* Signals "square-pointed" and "square-activated", as those of SumiSquareText; "saying-pointed": a
 * sentence is under the pointer or focused, or none is any more. */
void sumi_feedback_view_show        (SumiFeedbackView *self, SumiAttempt *attempt);
void sumi_feedback_view_say         (SumiFeedbackView *self, const SumiFeedback *feedback,
                                     const char *prompt, const SumiFeedbackButton *buttons,
                                     int n_buttons);
void sumi_feedback_view_focus_button (SumiFeedbackView *self);
void sumi_feedback_view_reveal      (SumiFeedbackView *self);
void sumi_feedback_view_set_pointed (SumiFeedbackView *self, SumiSquare square);
const SumiSaying *sumi_feedback_view_get_saying (SumiFeedbackView *self);
