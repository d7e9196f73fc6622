/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Writes files of the user: whole or not at all, through symbolic links, and where need be so that
 * no other process writes in the same folder at the same time. */

#include <gio/gio.h>

typedef struct _SumiFolderLock SumiFolderLock;

gboolean        sumi_save_file         (const char *path, const char *text, GError **error);
SumiFolderLock *sumi_folder_lock_new   (const char *path);
void            sumi_folder_lock_free  (SumiFolderLock *lock);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiFolderLock, sumi_folder_lock_free)
