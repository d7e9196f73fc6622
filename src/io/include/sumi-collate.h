/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The order in which names are listed, and what is the same to a search. */

#include <glib.h>

int   sumi_collate_names (const char *a, const char *b);
int   sumi_collate_bytes (gconstpointer a, gconstpointer b);
char *sumi_collate_fold  (const char *text);
