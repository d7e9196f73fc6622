/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files of this folder share. */

#include "sumi-draft-item.h"

SumiDraft   *sumi_draft_add_item             (const SumiDraft *draft, guint at, const char *kind,
                                              const char *title);
void         sumi_draft_put_exercise_of_step (const SumiDraft *draft, guint item, guint step,
                                              JsonObject *object);
JsonNode    *sumi_draft_turn_value           (JsonNode *node, SumiSymmetry symmetry);
JsonNode    *sumi_draft_swap_value           (JsonNode *node);

/* Values of JSON. */
gboolean     sumi_draft_int_from_json        (JsonNode *node, int *out_number);
const char  *sumi_draft_string_from_json     (JsonNode *node);
gboolean     sumi_draft_square_from_json     (JsonNode *node, SumiSquare *out_square);
SumiBitboard sumi_draft_squares_from_json    (JsonNode *node);
gboolean     sumi_draft_position_from_json   (JsonNode *node, SumiPosition *out_position);
JsonNode    *sumi_draft_position_to_json     (SumiPosition position);
JsonNode    *sumi_draft_list_squares         (SumiBitboard squares);
guint        sumi_draft_count_elements       (JsonNode *node);
JsonNode    *sumi_draft_wrap_object          (JsonObject *object);
JsonNode    *sumi_draft_wrap_array           (JsonArray *array);
