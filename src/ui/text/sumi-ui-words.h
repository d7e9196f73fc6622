/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is said, in words: where sayings become texts of the interface. */

#include "sumi-feedback.h"

char *sumi_ui_say      (const SumiSaying *saying);
char *sumi_ui_say_all  (const SumiSaying *sayings, guint n_sayings);
char *sumi_ui_headline (const SumiFeedback *feedback);
