/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Tells of what other programs do to a file, also where it is reached through a symbolic link: of
 * that the system tells only what is done to the link. */

#include <gio/gio.h>

typedef struct _SumiFileWatch SumiFileWatch;

/* IS_WRITTEN: all of something was written there just now; otherwise the file came, or went. */
typedef void (*SumiFileWatchFunc) (gboolean is_written, gpointer data);

SumiFileWatch *sumi_file_watch_new  (GFile *file, SumiFileWatchFunc func, gpointer data);
void           sumi_file_watch_free (SumiFileWatch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiFileWatch, sumi_file_watch_free)
