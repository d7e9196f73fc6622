/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Writes the files that come with Sumi and are made by the tool. */

#include <glib.h>

void     sumi_data_output_append     (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);
gboolean sumi_data_output_can_write  (const char *path);
gboolean sumi_data_output_write      (const char *path, const void *bytes, gsize size,
                                      const char *description);
gboolean sumi_data_output_write_text (const char *path, const char *text);
