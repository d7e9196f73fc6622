/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Values of a pack as they stand in its file, and back. */

#include <json-glib/json-glib.h>

#include "sumi-position.h"

JsonNode    *sumi_draft_wrap_object        (JsonObject *object);
JsonNode    *sumi_draft_wrap_array         (JsonArray *array);
guint        sumi_draft_count_elements     (JsonNode *node);
const char  *sumi_draft_string_from_json   (JsonNode *node);
gboolean     sumi_draft_int_from_json      (JsonNode *node, int *out_number);
gboolean     sumi_draft_square_from_json   (JsonNode *node, SumiSquare *out_square);
SumiBitboard sumi_draft_squares_from_json  (JsonNode *node);
JsonNode    *sumi_draft_list_squares       (SumiBitboard squares);
gboolean     sumi_draft_position_from_json (JsonNode *node, SumiPosition *out_position);
JsonNode    *sumi_draft_position_to_json   (SumiPosition position);
