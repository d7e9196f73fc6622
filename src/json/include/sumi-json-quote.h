/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Makes what stands in an untrusted file fit to be shown in a sentence. */

#include <glib.h>

char *sumi_json_make_visible    (const char *text);
char *sumi_json_quote           (const char *text);
void  sumi_json_path_add_key    (GString *path, const char *key);
void  sumi_json_path_add_index  (GString *path, guint index);
