/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The names of openings in the language of the user. */

#include "sumi-named-opening.h"

const char *sumi_named_opening_get_name (const SumiNamedOpening *opening);
char       *sumi_named_opening_to_text  (const SumiTranscript *game, int n_moves);
