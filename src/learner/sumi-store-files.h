/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The files in the folder of a store: the lock, backups, and what was put aside. */

#include "sumi-database.h"

#define SUMI_STORE_NAME "progress.sqlite"

int      sumi_store_lock         (const char *folder, GError **error);
void     sumi_store_unlock       (int lock);
char    *sumi_store_get_path     (const char *folder);
gboolean sumi_store_make_backup  (const char *folder, sqlite3 *database, const char *date,
                                  GError **error);
gboolean sumi_store_has_backup   (const char *folder, const char *date);
char    *sumi_store_find_backup  (const char *folder, char **out_date);
gboolean sumi_store_restore      (const char *folder, const char *backup, GError **error);
gboolean sumi_store_put_aside    (const char *folder, char **out_aside, GError **error);
