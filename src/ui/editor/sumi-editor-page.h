/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A pack that is edited: its items, the board of one of them, and all that it says. What is proved
 * of it stands below the board while one edits. */

#include "sumi-draft-file.h"
#include "sumi-page.h"

#define SUMI_TYPE_EDITOR_PAGE (sumi_editor_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiEditorPage, sumi_editor_page, SUMI, EDITOR_PAGE, SumiPage)

/* Signals: "saved"; "try-wanted" (SumiPackFile with the one item in sight, int step): it is to be
 * tried as a pupil would, a lesson from the step on; "alike-wanted" (guint item): others like this
 * puzzle are to be looked for; "copy-wanted": the pack is to be saved elsewhere, too.
 * Actions: editor.undo, .redo, .save, .try, .add, .add-lesson, .add-step, .add-game, .alike,
 * .duplicate, .delete, .up, .down, .stop, .take-outside, .pane, .panel, .tidy, .tell (string);
 * pack.save-copy; those of its board and its panel too. */
GtkWidget     *sumi_editor_page_new        (SumiDraftFile *file);
SumiDraftFile *sumi_editor_page_get_file   (SumiEditorPage *self);
int            sumi_editor_page_get_item   (SumiEditorPage *self);
void           sumi_editor_page_show_item  (SumiEditorPage *self, guint item);
const char    *sumi_editor_page_get_status (SumiEditorPage *self);
