/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Drafts that are changed again and again: each can be saved and read, and undo and redo lead
 * through all of them. */

#include "sumi-draft-history.h"

char *draft_fixture_save (const SumiDraft *draft);
void  draft_fixture_push (SumiDraftHistory *history, SumiDraft *changed, GPtrArray *texts);
void  draft_fixture_walk (SumiDraftHistory *history, const GPtrArray *texts);
