/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Squares and positions as tests write them. What cannot be read ends the test. */

#include "sumi-position.h"

SumiSquare   square_of   (const char *name);
SumiPosition position_of (const char *cells, SumiColor turn);
