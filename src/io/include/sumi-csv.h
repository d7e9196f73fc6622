/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Tables as text (RFC 4180). */

#include <glib.h>

void  sumi_csv_add_value (GString *csv, const char *value);
char *sumi_csv_for_file  (const char *csv);
