/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* All that the puzzle, the lesson, the step or the game that is edited says, beside its board: rows
 * that can be changed, and the claims of what is proved. */

#include <adwaita.h>

#include "sumi-editor-prover.h"

#define SUMI_TYPE_EDITOR_PANEL (sumi_editor_panel_get_type ())
G_DECLARE_FINAL_TYPE (SumiEditorPanel, sumi_editor_panel, SUMI, EDITOR_PANEL, AdwBin)

/* Signals: "square-pointed" (int square, SUMI_SQUARE_NONE when none): a text speaks of it.
 * Actions: editor.claims. */
void sumi_editor_panel_set_file   (SumiEditorPanel *self, SumiDraftFile *file,
                                   SumiEditorProver *prover);
void sumi_editor_panel_show       (SumiEditorPanel *self, const char *where);
void sumi_editor_panel_show_proof (SumiEditorPanel *self);
void sumi_editor_panel_insert     (SumiEditorPanel *self, const char *words);
