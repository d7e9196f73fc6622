/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A draft and the file that it is saved in: its history, saving by hand, a copy beside the file
 * that is never more than two seconds old, and what other programs do to the file.
 *
 * Signals: "changed": the draft, or whether it is saved. "saved": the file was written as
 * sumi_draft_file_save_async() was asked to. "failed" (string): it could not be written, and why.
 * "outside-changed": another program has written the file, and what it wrote would replace changes
 * that are not saved; sumi_draft_file_take_outside() takes it. "outside-spoiled": what another
 * program has written cannot be read; nothing is lost, and saving replaces it. */

#include <gio/gio.h>

#include "sumi-draft.h"

#define SUMI_TYPE_DRAFT_FILE (sumi_draft_file_get_type ())
G_DECLARE_FINAL_TYPE (SumiDraftFile, sumi_draft_file, SUMI, DRAFT_FILE, GObject)

#define SUMI_DRAFT_AUTOSAVE_SUFFIX ".autosave"

SumiDraftFile *sumi_draft_file_new           (const char *path, SumiDraft *draft);
SumiDraftFile *sumi_draft_file_open          (const char *path, GPtrArray *out_mistakes);
const char    *sumi_draft_file_get_path      (SumiDraftFile *self);
SumiDraft     *sumi_draft_file_get_draft     (SumiDraftFile *self);
void           sumi_draft_file_push          (SumiDraftFile *self, SumiDraft *draft,
                                              const char *group);
gboolean       sumi_draft_file_can_undo      (SumiDraftFile *self);
gboolean       sumi_draft_file_can_redo      (SumiDraftFile *self);
void           sumi_draft_file_undo          (SumiDraftFile *self);
void           sumi_draft_file_redo          (SumiDraftFile *self);
gboolean       sumi_draft_file_is_saved      (SumiDraftFile *self);
gboolean       sumi_draft_file_is_recovered  (SumiDraftFile *self);
gboolean       sumi_draft_file_save          (SumiDraftFile *self, GError **error);
void           sumi_draft_file_save_async    (SumiDraftFile *self);
gboolean       sumi_draft_file_take_outside  (SumiDraftFile *self);
void           sumi_draft_file_let_go        (SumiDraftFile *self, SumiDraft *draft);
void           sumi_draft_file_discard       (SumiDraftFile *self);
gboolean       sumi_draft_file_flush         (SumiDraftFile *self, GError **error);
