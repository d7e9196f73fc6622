/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Sets of squares as a person lists them. */

#include <glib.h>

#include "sumi-notation.h"

char *sumi_square_list_to_text (SumiBitboard squares);
