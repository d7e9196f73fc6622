/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Work in equal pieces, done by several threads in any order. */

#include <glib.h>

/* The most threads that can be asked for. */
#define SUMI_SHARE_MAX_THREADS 256

/* Does the pieces from FIRST up to, but not including, END. */
typedef void (*SumiShareFunc) (gpointer data, guint first, guint end);

guint sumi_share_work_count_processors (void);
void sumi_share_work (SumiShareFunc func, gpointer data, guint n_pieces, guint n_at_once,
                      guint n_threads);
