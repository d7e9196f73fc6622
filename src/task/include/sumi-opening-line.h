/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The way to an opening that has a name: which moves both sides can still come to it with, however
 * the board is turned and in whatever order they are played. */

#include "sumi-budget.h"
#include "sumi-named-opening.h"
#include "sumi-truth.h"

/* No search is made if the opening is more moves away than this. */
#define SUMI_OPENING_LINE_MAX_MOVES 14

gboolean  sumi_opening_line_is_reached   (const SumiNamedOpening *opening, SumiPosition position);
int       sumi_opening_line_count_moves  (const SumiNamedOpening *opening, SumiPosition position);
SumiTruth sumi_opening_line_can_reach    (const SumiNamedOpening *opening, SumiPosition position,
                                          SumiBudget *budget);
guint     sumi_opening_line_list_replies (const SumiNamedOpening *opening, SumiPosition position,
                                          SumiSquare out_replies[64]);
