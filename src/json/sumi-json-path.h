/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where a value stands in a text, as "items[3].task". */

#include <glib.h>

void  sumi_json_path_add_key    (GString *path, const char *key);
void  sumi_json_path_add_index  (GString *path, guint index);
