/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The states of a pack while it is edited, for undo and redo. Each is a whole document; they share
 * what is equal in them. */

#include "sumi-draft.h"

typedef struct _SumiDraftHistory SumiDraftHistory;

/* Changes of one group that follow each other within this time are undone in one step. */
#define SUMI_DRAFT_GROUP_US G_TIME_SPAN_SECOND

SumiDraftHistory *sumi_draft_history_new       (SumiDraft *draft);
void              sumi_draft_history_free      (SumiDraftHistory *history);
SumiDraft        *sumi_draft_history_get       (SumiDraftHistory *history);
void              sumi_draft_history_push      (SumiDraftHistory *history, SumiDraft *draft,
                                                const char *group, gint64 now_us);
gboolean          sumi_draft_history_can_undo  (SumiDraftHistory *history);
gboolean          sumi_draft_history_can_redo  (SumiDraftHistory *history);
gboolean          sumi_draft_history_undo      (SumiDraftHistory *history);
gboolean          sumi_draft_history_redo      (SumiDraftHistory *history);
void              sumi_draft_history_end_group (SumiDraftHistory *history);
void              sumi_draft_history_set_saved (SumiDraftHistory *history, SumiDraft *draft);
SumiDraft        *sumi_draft_history_get_saved (SumiDraftHistory *history);
gboolean          sumi_draft_history_is_saved  (SumiDraftHistory *history);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiDraftHistory, sumi_draft_history_free)
