/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Makes untrusted text fit to be shown: without bytes that are not UTF-8, without characters that
 * begin a line, control a terminal or change the direction of the text around it, and short enough
 * for a sentence. All such text goes through here. */

#include <glib.h>

char     *sumi_visible_message  (const char *text);
char     *sumi_visible_path     (const char *path);
char     *sumi_visible_quote    (const char *bytes);
char     *sumi_visible_name     (const char *bytes, glong max);
gboolean  sumi_visible_is_text  (const char *text);
gboolean  sumi_visible_is_blank (const char *text);
char     *sumi_visible_text     (const char *text, glong max);
