/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The task of a puzzle, a game or a step of a draft, which WHERE names. */

#include "sumi-draft.h"
#include "sumi-task-fields.h"

gboolean   sumi_draft_get_task      (const SumiDraft *draft, const char *where, SumiTask *out_task);
SumiDraft *sumi_draft_set_task      (const SumiDraft *draft, const char *where,
                                     const SumiTask *task);
SumiTask   sumi_draft_complete_task (const SumiTask *task, SumiPosition position);
