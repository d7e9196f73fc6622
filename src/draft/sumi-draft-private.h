/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files of this folder share. */

#include "sumi-draft-item.h"

gboolean  sumi_draft_position_from_json (JsonNode *node, SumiPosition *out_position);
JsonNode *sumi_draft_position_to_json   (SumiPosition position);
JsonNode *sumi_draft_turn_value         (JsonNode *node, SumiSymmetry symmetry);
JsonNode *sumi_draft_swap_value         (JsonNode *node);
