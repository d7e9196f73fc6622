/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Reads untrusted files: regular ones only, and never more than a given number of bytes. A GFile
 * need not stand for a file: text of any kind can be dropped on a window. */

#include <gio/gio.h>

char       *sumi_load_name (GFile *file);
char       *sumi_load_file (GFile *file, gsize limit, GCancellable *cancellable,
                            gsize *out_length, GError **error);
const char *sumi_load_get_unreachable (void);
void        sumi_load_explain (GError *error);
void        sumi_load_skip_mark (const char **data, gsize *length);
