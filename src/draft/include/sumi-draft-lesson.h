/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Changes of the lessons of a draft: their steps, and what a step shows. */

#include "sumi-draft.h"
#include "sumi-pack.h"

guint         sumi_draft_count_steps    (const SumiDraft *draft, guint item);
SumiDraft    *sumi_draft_add_step       (const SumiDraft *draft, guint item, guint at);
SumiDraft    *sumi_draft_duplicate_step (const SumiDraft *draft, guint item, guint step);
SumiDraft    *sumi_draft_remove_step    (const SumiDraft *draft, guint item, guint step);
SumiDraft    *sumi_draft_move_step      (const SumiDraft *draft, guint item, guint step, guint to);
SumiDraft    *sumi_draft_pin_step       (const SumiDraft *draft, guint item, guint step);
SumiPosition  sumi_draft_get_step_start (const SumiDraft *draft, guint item, guint step);
gboolean      sumi_draft_get_step_end   (const SumiDraft *draft, guint item, guint step,
                                         SumiPosition *out_position);
SumiBitboard  sumi_draft_get_squares    (const SumiDraft *draft, const char *where);
SumiDraft    *sumi_draft_set_squares    (const SumiDraft *draft, const char *where,
                                         SumiBitboard squares);
guint         sumi_draft_get_arrows     (const SumiDraft *draft, const char *where,
                                         SumiArrow out_arrows[SUMI_PACK_MAX_ARROWS]);
SumiDraft    *sumi_draft_toggle_arrow   (const SumiDraft *draft, const char *where,
                                         SumiArrow arrow);
SumiDraft    *sumi_draft_add_move       (const SumiDraft *draft, guint item, guint step,
                                         SumiSquare move);
SumiDraft    *sumi_draft_take_move      (const SumiDraft *draft, guint item, guint step);
