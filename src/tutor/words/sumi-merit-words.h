/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What may be good about a move, and what shows that it is not so. Private to the words. */

#include "sumi-saying.h"

char *sumi_merit_to_text  (const SumiSaying *saying);
char *sumi_breach_to_text (const SumiSaying *saying);
