/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Which rule was missed where discs were turned by hand. Private to the tutor. */

#include "sumi-position.h"

char *sumi_answer_flip_surplus_to_text (SumiPosition position, SumiSquare move, SumiSquare turned);
char *sumi_answer_flip_missing_to_text (SumiPosition position, SumiSquare move,
                                        SumiBitboard missing);
