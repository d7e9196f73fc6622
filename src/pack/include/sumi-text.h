/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A text of a pack: a string in the pack's language, or one string for each of several languages.
 * Immutable, reference counted. */

#include <glib.h>

typedef struct _SumiText SumiText;
typedef struct _SumiTextGroup SumiTextGroup;

SumiTextGroup *sumi_text_group_new   (const char *domain);
void           sumi_text_group_unref (SumiTextGroup *group);

SumiText   *sumi_text_new_plain       (const char *string);
SumiText   *sumi_text_new_in_group    (const char *string, SumiTextGroup *group);
SumiText   *sumi_text_new_translated  (const char *const *languages, const char *const *strings,
                                       const char *own_language);
SumiText   *sumi_text_ref             (SumiText *text);
void        sumi_text_unref           (SumiText *text);
const char *sumi_text_get             (const SumiText *text);
gboolean    sumi_text_is_foreign      (const SumiText *text);
gboolean    sumi_text_is_plain        (const SumiText *text);
guint       sumi_text_get_n_strings   (const SumiText *text);
const char *sumi_text_get_string      (const SumiText *text, guint index,
                                       const char **out_language);
gboolean    sumi_text_equal           (const SumiText *a, const SumiText *b);
gboolean    sumi_text_is_alike        (const SumiText *a, const SumiText *b);
gboolean    sumi_language_is_valid    (const char *tag);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiTextGroup, sumi_text_group_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiText, sumi_text_unref)
