/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Changes of whole items of a draft. */

#include "sumi-draft.h"
#include "sumi-position.h"

guint      sumi_draft_choose_number  (const SumiDraft *draft);
SumiDraft *sumi_draft_add_puzzle     (const SumiDraft *draft, guint at, const char *title,
                                      SumiPosition position);
SumiDraft *sumi_draft_add_game       (const SumiDraft *draft, guint at, const char *title);
SumiDraft *sumi_draft_add_lesson     (const SumiDraft *draft, guint at, const char *title);
SumiDraft *sumi_draft_duplicate_item (const SumiDraft *draft, guint item);
gboolean   sumi_draft_find_change    (const SumiDraft *before, const SumiDraft *after, int *item,
                                      int *step);
