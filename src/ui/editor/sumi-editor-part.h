/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A part of a draft that is in sight in the editor, named by its path: what kind of thing it is,
 * and its texts. */

#include <adwaita.h>

#include "sumi-draft-file.h"

/* Flags, so that a row can be of several. */
typedef enum
{
  SUMI_EDITOR_PUZZLE = 1 << 0,
  SUMI_EDITOR_LESSON = 1 << 1,
  SUMI_EDITOR_GAME = 1 << 2,
  SUMI_EDITOR_STEP = 1 << 3,   /* of a lesson; it asks nothing… */
  SUMI_EDITOR_ASKING = 1 << 4, /* …or something */
} SumiEditorKind;

#define SUMI_EDITOR_STEPS (SUMI_EDITOR_STEP | SUMI_EDITOR_ASKING)
#define SUMI_EDITOR_ITEMS (SUMI_EDITOR_PUZZLE | SUMI_EDITOR_LESSON | SUMI_EDITOR_GAME)
#define SUMI_EDITOR_TASKS (SUMI_EDITOR_PUZZLE | SUMI_EDITOR_GAME | SUMI_EDITOR_ASKING)
#define SUMI_EDITOR_BOARDS (SUMI_EDITOR_PUZZLE | SUMI_EDITOR_GAME | SUMI_EDITOR_STEPS)

SumiEditorKind  sumi_editor_part_get_kind    (const SumiDraft *draft, const char *where);
const char     *sumi_editor_part_get_text    (const SumiDraft *draft, const char *path);
void            sumi_editor_part_push_text   (SumiDraftFile *file, const char *path,
                                              const char *text);
void            sumi_editor_part_prepare_row (AdwEntryRow *row);
void            sumi_editor_part_compare     (const char *old_text, const char *new_text,
                                              int *out_start, int *out_old_end,
                                              int *out_new_end);
void            sumi_editor_part_show_text   (GtkEditable *row, const char *text);
void            sumi_editor_part_push_words  (SumiDraftFile *file, const char *path,
                                              const char *text);
void            sumi_editor_part_show_words  (GtkEditable *row, const SumiDraft *draft,
                                              const char *path);
