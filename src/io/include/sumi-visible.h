/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Makes what strangers wrote fit to be shown: no bytes that are not UTF-8, nothing that begins a
 * line, commands a terminal or turns the direction of the words around it, and no more of it than
 * a sentence can take. The one place for this. */

#include <glib.h>

char     *sumi_visible_message  (const char *text);
char     *sumi_visible_quote    (const char *bytes);
char     *sumi_visible_name     (const char *bytes, glong max);
gboolean  sumi_visible_is_text  (const char *text);
