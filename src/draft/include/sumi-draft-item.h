/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Changes of whole items of a draft, and the parts of an item that take more than one member of an
 * object: its position and its task. */

#include "sumi-draft.h"
#include "sumi-symmetry.h"
#include "sumi-task-fields.h"

char      *sumi_draft_item_path         (guint item, const char *member);
SumiDraft *sumi_draft_add_puzzle        (const SumiDraft *draft, guint at, const char *title,
                                         SumiPosition position);
SumiDraft *sumi_draft_duplicate_item    (const SumiDraft *draft, guint item);
SumiDraft *sumi_draft_turn_item         (const SumiDraft *draft, guint item,
                                         SumiSymmetry symmetry);
SumiDraft *sumi_draft_swap_item         (const SumiDraft *draft, guint item);

gboolean   sumi_draft_get_position      (const SumiDraft *draft, guint item,
                                         SumiPosition *out_position);
SumiDraft *sumi_draft_set_position      (const SumiDraft *draft, guint item,
                                         SumiPosition position);
gboolean   sumi_draft_position_from_text (const char *text, SumiPosition *out_position,
                                          GError **error);

gboolean   sumi_draft_get_task          (const SumiDraft *draft, guint item, SumiTask *out_task);
SumiDraft *sumi_draft_set_task          (const SumiDraft *draft, guint item,
                                         const SumiTask *task);
SumiTask   sumi_draft_complete_task     (const SumiTask *task, SumiPosition position);
