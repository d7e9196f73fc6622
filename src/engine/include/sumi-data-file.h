/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Finds the files that come with Sumi and are not packs: the weights of the evaluation, the opening
 * book, and the sounds. */

#include <glib.h>

char *sumi_data_file_find (const char *name);
char *sumi_data_file_load (const char *path, const char *variable, const char *name,
                           char **out_path, gsize *out_size, GError **error);
