/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a lesson that is edited still needs, as a list whose rows are ticked once it is there. */

#include <adwaita.h>

#include "sumi-draft-needs.h"

void  sumi_editor_needs_show     (GtkListBox *list, const SumiDraft *draft, guint item,
                                  const SumiDraftProof *proof);
char *sumi_editor_needs_to_text  (const SumiDraftNeed *need);
int   sumi_editor_needs_get_step (GtkListBoxRow *row);
