/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is in a pack that is edited: its items, and below the lesson in sight its steps; each with
 * what is known of it. Rows can be dragged to another place. */

#include "sumi-editor-prover.h"

#include <adwaita.h>

#define SUMI_TYPE_EDITOR_LIST (sumi_editor_list_get_type ())
G_DECLARE_FINAL_TYPE (SumiEditorList, sumi_editor_list, SUMI, EDITOR_LIST, AdwBin)

/* Signals: "chosen" (int item, int step): is to be shown; the step is -1 for the item itself.
 * "opened": what is chosen is to come into sight where the list takes its place.
 * "moved" (int item, int step, int to): dragged to the index TO among its like. */
void     sumi_editor_list_set_file      (SumiEditorList *self, SumiDraftFile *file,
                                         SumiEditorProver *prover);
void     sumi_editor_list_show          (SumiEditorList *self, int item, int step);
void     sumi_editor_list_show_verdicts (SumiEditorList *self);
gboolean sumi_editor_list_focus_row     (SumiEditorList *self);
