/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Writes files of the user: whole or not at all, through symbolic links, and where needed under a
 * lock, so that no other process writes in the same folder at the same time. */

#include <gio/gio.h>

/* A lock on a file or folder, held until it is freed or the process ends. */
typedef struct _SumiLock SumiLock;

void      sumi_save_set_up      (void);
char     *sumi_save_find_target (const char *path);
gboolean  sumi_save_is_allowed  (const char *path, GError **error);
gboolean  sumi_save_is_same     (const char *path, const char *other);
gboolean  sumi_save_file        (const char *path, const char *text, GError **error);
gboolean  sumi_save_public_file (const char *path, const char *bytes, gssize size, GError **error);
char     *sumi_save_make_name   (const char *stem, const char *end);
gboolean  sumi_remove_file      (const char *path, GError **error);
SumiLock *sumi_lock_folder      (const char *path);
SumiLock *sumi_lock_file        (const char *path, gboolean *out_is_taken);
void      sumi_lock_free        (SumiLock *lock);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiLock, sumi_lock_free)
