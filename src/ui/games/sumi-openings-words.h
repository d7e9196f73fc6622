/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What was counted of openings, in the words of the user. */

#include "sumi-openings.h"

char *sumi_openings_word_count (SumiOpeningCount count);
char *sumi_openings_word_moves (const SumiOpeningMove *moves, guint n_moves);
