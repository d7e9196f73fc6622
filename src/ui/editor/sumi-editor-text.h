/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The text of a step that is edited, and below it how a pupil reads it. */

#include <adwaita.h>

#include "sumi-bitboard.h"
#include "sumi-draft-file.h"

#define SUMI_TYPE_EDITOR_TEXT (sumi_editor_text_get_type ())
G_DECLARE_FINAL_TYPE (SumiEditorText, sumi_editor_text, SUMI, EDITOR_TEXT, AdwBin)

/* Signals: "square-pointed" (int square, SUMI_SQUARE_NONE when none): the text speaks of it. */
void sumi_editor_text_set_file (SumiEditorText *self, SumiDraftFile *file);
void sumi_editor_text_show     (SumiEditorText *self, const char *where);
void sumi_editor_text_insert   (SumiEditorText *self, const char *words);
