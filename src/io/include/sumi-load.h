/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Reads files of strangers: regular ones only, and never more of them than is wanted. */

#include <gio/gio.h>

char *sumi_load_file (GFile *file, gsize limit, GCancellable *cancellable, gsize *out_length,
                      GError **error);
