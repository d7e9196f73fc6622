/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is said, in words: where sayings become texts of the interface. */

#include "sumi-feedback.h"
#include "sumi-mistake.h"
#include "sumi-position.h"

char *sumi_ui_say      (const SumiSaying *saying);
char *sumi_ui_say_all  (const SumiSaying *sayings, guint n_sayings);
char *sumi_ui_headline (const SumiFeedback *feedback);
char *sumi_ui_ask      (SumiPosition position, const char *question);
char *sumi_ui_begin_sentence (const char *message);
char *sumi_ui_explain  (const char *source, const char *message);
char *sumi_ui_explain_mistake (const char *path, const SumiMistake *mistake);
