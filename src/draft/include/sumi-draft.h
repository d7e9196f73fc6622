/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A pack that is being edited, as an immutable value: the JSON object that is saved, whether or not
 * it is a pack yet. It keeps the order of items and fields, and whatever else stands in it; each
 * change gives another draft, which shares with the first what is the same in both.
 *
 * What is in it is named by paths, as mistakes name it: "items[3].task.within". */

#include <gio/gio.h>
#include <json-glib/json-glib.h>

typedef struct _SumiDraft SumiDraft;

SumiDraft  *sumi_draft_new         (const char *id, const char *title, const char *language);
SumiDraft  *sumi_draft_from_data   (const char *data, gsize length, GPtrArray *out_mistakes);
SumiDraft  *sumi_draft_load        (GFile *file, GPtrArray *out_mistakes);
SumiDraft  *sumi_draft_ref         (const SumiDraft *draft);
void        sumi_draft_unref       (SumiDraft *draft);
char       *sumi_draft_to_text     (const SumiDraft *draft);
char       *sumi_draft_try_to_text (const SumiDraft *draft, GError **error);
gboolean    sumi_draft_equal       (const SumiDraft *a, const SumiDraft *b);

JsonNode   *sumi_draft_get         (const SumiDraft *draft, const char *path);
const char *sumi_draft_get_string  (const SumiDraft *draft, const char *path);
int         sumi_draft_get_int     (const SumiDraft *draft, const char *path, int fallback);
gboolean    sumi_draft_get_boolean (const SumiDraft *draft, const char *path, gboolean fallback);
char       *sumi_draft_text_path   (const SumiDraft *draft, const char *path);
guint       sumi_draft_get_length  (const SumiDraft *draft, const char *path);

SumiDraft  *sumi_draft_set         (const SumiDraft *draft, const char *path, JsonNode *value);
SumiDraft  *sumi_draft_set_string  (const SumiDraft *draft, const char *path, const char *string);
SumiDraft  *sumi_draft_set_int     (const SumiDraft *draft, const char *path, int number);
SumiDraft  *sumi_draft_set_boolean (const SumiDraft *draft, const char *path, gboolean value);
SumiDraft  *sumi_draft_replace     (const SumiDraft *draft, GHashTable *values);
SumiDraft  *sumi_draft_insert      (const SumiDraft *draft, const char *path, JsonNode *value);
SumiDraft  *sumi_draft_remove      (const SumiDraft *draft, const char *path);
SumiDraft  *sumi_draft_move        (const SumiDraft *draft, const char *path, guint to);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiDraft, sumi_draft_unref)
