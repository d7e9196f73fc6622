/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Sets of squares as text. */

#include <glib.h>

#include "sumi-notation.h"

char *sumi_square_list_to_text (SumiBitboard squares);
