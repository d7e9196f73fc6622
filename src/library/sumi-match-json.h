/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Matches as text, written so that they read back equal, and read strictly. */

#include "sumi-live-match.h"

char           *sumi_match_state_to_json   (const SumiMatchState *state);
SumiMatchState *sumi_match_state_from_json (const char *data, gsize length,
                                            GPtrArray *out_mistakes);
