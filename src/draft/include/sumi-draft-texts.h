/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The texts of a draft, wherever they stand in it, and the draft in another language. */

#include "sumi-draft.h"

/* Called with each text of DRAFT: its path, and what it is called for translators. */
typedef void (*SumiDraftTextFunc) (const SumiDraft *draft, const char *path, const char *name,
                                   gpointer data);

const char *sumi_draft_get_text    (const SumiDraft *draft, const char *path);
SumiDraft  *sumi_draft_set_text    (const SumiDraft *draft, const char *path, const char *text);
SumiDraft  *sumi_draft_tidy_texts  (const SumiDraft *draft);
void        sumi_draft_visit_texts (const SumiDraft *draft, SumiDraftTextFunc func, gpointer data);
SumiDraft  *sumi_draft_translate   (const SumiDraft *draft, const char *domain);
