/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Reads one value from untrusted text: scans, parses and walks it, and reports every mistake in one
 * run. */

#include <gio/gio.h>

#include "sumi-json-walk.h"

char    *sumi_json_load_file  (GFile *file, gsize max_size, GCancellable *cancellable,
                               gsize *out_length, GPtrArray *out_mistakes);
gboolean sumi_json_read_data  (const char *data, gsize length, SumiJsonReadFunc read,
                               gpointer reading, gpointer target, GPtrArray *out_mistakes);
gboolean sumi_json_read_large (const char *data, gsize length, gsize max_size,
                               SumiJsonReadFunc read, gpointer reading, gpointer target,
                               GPtrArray *out_mistakes);
