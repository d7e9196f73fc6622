/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Writes files of the user: whole or not at all, through symbolic links, and where need be so that
 * no other process writes in the same folder at the same time. */

#include <gio/gio.h>

/* What keeps others out as long as it is there; a process that is killed leaves none. */
typedef struct _SumiLock SumiLock;

gboolean  sumi_save_file    (const char *path, const char *text, GError **error);
gboolean  sumi_remove_file  (const char *path, GError **error);
SumiLock *sumi_lock_folder  (const char *path);
SumiLock *sumi_lock_file    (const char *path, gboolean *out_is_taken);
void      sumi_lock_free    (SumiLock *lock);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiLock, sumi_lock_free)
