/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Reads untrusted files: regular ones only, and never more than a given number of bytes. What is
 * given as a file need not be one: what is dropped on a window may be any text. */

#include <gio/gio.h>

char       *sumi_load_name (GFile *file);
char       *sumi_load_file (GFile *file, gsize limit, GCancellable *cancellable,
                            gsize *out_length, GError **error);
const char *sumi_load_get_unreachable (void);
void        sumi_load_explain (GError *error);
void        sumi_load_skip_mark (const char **data, gsize *length);
