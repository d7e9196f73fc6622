/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where the translations lie, and which language is spoken, for every program that speaks to
 * people. */

#include <glib.h>

/* The domain of the texts of the built-in packs; GETTEXT_PACKAGE has all others. */
#define SUMI_TRANSLATION_PACKS "sumi-packs"

void               sumi_translation_set_up           (void);
char             **sumi_translation_list             (void);
const char        *sumi_translation_get_name         (const char *language);
const char        *sumi_translation_find_language    (const char *header);
void               sumi_translation_choose           (const char *language);
gboolean           sumi_translation_is_right_to_left (void);
char              *sumi_translation_format_date      (GDateTime *date, const char *format);
char              *sumi_translation_format_tenths    (double value);
