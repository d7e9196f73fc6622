/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The board of a part of a draft. What WHERE names is a puzzle or a game, "items[3]", or a step of
 * a lesson, "items[3].steps[1]". */

#include "sumi-draft.h"
#include "sumi-position.h"
#include "sumi-symmetry.h"

gboolean   sumi_draft_get_position       (const SumiDraft *draft, const char *where,
                                          SumiPosition *out_position);
SumiDraft *sumi_draft_set_position       (const SumiDraft *draft, const char *where,
                                          SumiPosition position);
gboolean   sumi_draft_position_from_text (const char *text, SumiPosition *out_position,
                                          GError **error);
SumiDraft *sumi_draft_turn_part          (const SumiDraft *draft, const char *where,
                                          SumiSymmetry symmetry);
SumiDraft *sumi_draft_swap_part          (const SumiDraft *draft, const char *where);
