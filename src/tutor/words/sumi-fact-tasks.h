/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The sentences of the facts that depend on what is asked, a file a type of task. Private to the
 * tutor. */

#include "sumi-fact.h"

char *sumi_fact_force_to_text (const SumiFact *fact);
char *sumi_fact_deny_to_text  (const SumiFact *fact);
char *sumi_fact_best_to_text  (const SumiFact *fact);
char *sumi_fact_line_to_text  (const SumiFact *fact);
char *sumi_fact_score_to_text (const SumiFact *fact);
char *sumi_coach_fact_to_text (const SumiFact *fact);
