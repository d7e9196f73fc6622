/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Writes the files that come with Sumi and are made by the tool. */

#include <glib.h>

gboolean sumi_data_output_write (const char *path, const void *bytes, gsize size,
                                 const char *description);
