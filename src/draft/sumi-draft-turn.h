/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The board and the squares of a part turned, or its colours exchanged. */

#include <json-glib/json-glib.h>

#include "sumi-symmetry.h"

JsonNode *sumi_draft_turn_value (JsonNode *node, SumiSymmetry symmetry);
JsonNode *sumi_draft_swap_value (JsonNode *node);
