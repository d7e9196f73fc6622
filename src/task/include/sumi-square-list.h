/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Sets of squares as text, and squares in texts. */

#include <glib.h>

#include "sumi-notation.h"
#include "sumi-symmetry.h"

/* A regular expression for one square in a text, or for several without a space between them, as in
 * a record, that are not part of a longer word or number. Letters of other scripts than Latin may
 * stand right beside them. */
#define SUMI_SQUARES_IN_TEXT                                                                       \
  "(?<![\\p{Latin}\\p{Nd}_])([a-h][1-8])+(?![\\p{Latin}\\p{Nd}_])"

char *sumi_square_list_to_text   (SumiBitboard squares);
char *sumi_square_list_turn_text (const char *text, const char *pattern, SumiSymmetry symmetry);
