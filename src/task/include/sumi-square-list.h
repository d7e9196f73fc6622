/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Sets of squares as text, and squares in texts. */

#include <glib.h>

#include "sumi-notation.h"
#include "sumi-symmetry.h"

char *sumi_square_list_to_text   (SumiBitboard squares);
char *sumi_square_list_turn_text (const char *text, SumiSymmetry symmetry);
