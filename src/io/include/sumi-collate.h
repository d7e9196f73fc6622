/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The order in which names are listed. */

#include <glib.h>

int sumi_collate_names (const char *a, const char *b);
