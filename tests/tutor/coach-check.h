/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The causes that a coach tells, held against the slow rules. */

#include "sumi-fact.h"

gboolean coach_check_fact      (const SumiFact *fact, const SumiFact *next);
int      coach_count_sentences (const char *text);
