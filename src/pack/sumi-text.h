/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A text of a pack: a string in the pack's language, or one string for each of several languages.
 * Immutable, reference counted. */

#include <glib.h>

typedef struct _SumiText SumiText;

SumiText   *sumi_text_ref   (SumiText *text);
void        sumi_text_unref (SumiText *text);
const char *sumi_text_get   (const SumiText *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiText, sumi_text_unref)
