/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Numbers as JSON writes them, before they are converted. */

#include <glib.h>

gboolean sumi_json_number_is_valid (const char *token, gboolean *out_is_whole);
gboolean sumi_json_number_fits     (const char *token, gboolean is_whole);
