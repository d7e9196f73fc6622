/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* "And why?", which is offered once a puzzle is solved: a button, and behind it the reasons to
 * choose from. What is answered here is not recorded. */

#include <adwaita.h>

#include "sumi-attempt.h"

#define SUMI_TYPE_REASON_CARD (sumi_reason_card_get_type ())
G_DECLARE_FINAL_TYPE (SumiReasonCard, sumi_reason_card, SUMI, REASON_CARD, AdwBin)

/* Uses the actions exercise.ask-why and .option of an exercise view. Signals "square-pointed",
 * "square-activated" and "saying-pointed", as those of SumiFeedbackView. */
void               sumi_reason_card_show        (SumiReasonCard *self, SumiAttempt *attempt);
void               sumi_reason_card_open        (SumiReasonCard *self);
gboolean           sumi_reason_card_can_open    (SumiReasonCard *self);
gboolean           sumi_reason_card_is_asking   (SumiReasonCard *self);
void               sumi_reason_card_answer      (SumiReasonCard *self, int option);
const SumiReasons *sumi_reason_card_get_reasons (SumiReasonCard *self);
const SumiSaying  *sumi_reason_card_get_saying  (SumiReasonCard *self);
const SumiFeedback *sumi_reason_card_get_feedback (SumiReasonCard *self);
