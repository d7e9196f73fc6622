/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The board of the puzzle, the game or the step that is edited, with the tools that change it:
 * discs, and in a step what it shows. */

#include "sumi-editor-prover.h"
#include "sumi-position.h"

#include <adwaita.h>

#define SUMI_TYPE_EDITOR_BOARD (sumi_editor_board_get_type ())
G_DECLARE_FINAL_TYPE (SumiEditorBoard, sumi_editor_board, SUMI, EDITOR_BOARD, AdwBin)

/* Signals: "square-named" (string name): its name is to be written into the text.
 * Actions: editor.side, .clear, .start, .go-on, .mirror, .turn, .swap, .paste, .take-move; tool.use
 * (int: 0 black, 1 white, 2 empty, 3 light, 4 arrow, 5 moves, 6 name). Uses editor.tell. */
void         sumi_editor_board_set_file     (SumiEditorBoard *self, SumiDraftFile *file,
                                             SumiEditorProver *prover);
void         sumi_editor_board_show         (SumiEditorBoard *self, const char *where);
void         sumi_editor_board_point_at     (SumiEditorBoard *self, SumiSquare square);
