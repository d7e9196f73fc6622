/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Changes of whole items of a draft, and the parts of an item that take more than one member of an
 * object: its position and its task.
 *
 * What WHERE names is an item, "items[3]", or a step of a lesson, "items[3].steps[1]". */

#include "sumi-draft.h"
#include "sumi-symmetry.h"
#include "sumi-task-fields.h"

guint      sumi_draft_choose_number     (const SumiDraft *draft);
char      *sumi_draft_item_path         (guint item, const char *member);
char      *sumi_draft_step_path         (guint item, guint step, const char *member);
char      *sumi_draft_member_path       (const char *where, const char *member);
gboolean   sumi_draft_parse_item        (const char *where, guint *out_item);
gboolean   sumi_draft_parse_step        (const char *where, guint *out_item, guint *out_step);
gboolean   sumi_draft_find_change       (const SumiDraft *before, const SumiDraft *after, int *item,
                                         int *step);
SumiDraft *sumi_draft_add_puzzle        (const SumiDraft *draft, guint at, const char *title,
                                         SumiPosition position);
SumiDraft *sumi_draft_add_game          (const SumiDraft *draft, guint at, const char *title);
SumiDraft *sumi_draft_duplicate_item    (const SumiDraft *draft, guint item);
SumiDraft *sumi_draft_turn_part         (const SumiDraft *draft, const char *where,
                                         SumiSymmetry symmetry);
SumiDraft *sumi_draft_swap_part         (const SumiDraft *draft, const char *where);

gboolean   sumi_draft_get_position      (const SumiDraft *draft, const char *where,
                                         SumiPosition *out_position);
SumiDraft *sumi_draft_set_position      (const SumiDraft *draft, const char *where,
                                         SumiPosition position);
gboolean   sumi_draft_position_from_text (const char *text, SumiPosition *out_position,
                                          GError **error);

gboolean   sumi_draft_get_task          (const SumiDraft *draft, const char *where,
                                         SumiTask *out_task);
SumiDraft *sumi_draft_set_task          (const SumiDraft *draft, const char *where,
                                         const SumiTask *task);
SumiTask   sumi_draft_complete_task     (const SumiTask *task, SumiPosition position);
