/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SQLite as the stores use it: how a file is opened, and what its errors mean. */

#include <sqlite3.h>

#include "sumi-learner-error.h"

SumiLearnerError sumi_learner_error_from_errno (int code);

void          sumi_database_make_private  (const char *path);
sqlite3      *sumi_database_open          (const char *path, gboolean is_read_only, GError **error);
void          sumi_database_close         (sqlite3 *database);
gboolean      sumi_database_fail          (sqlite3 *database, int status, GError **error);
gboolean      sumi_database_run           (sqlite3 *database, const char *sql, GError **error);
gboolean      sumi_database_get_int       (sqlite3 *database, const char *sql, gint64 *out_value,
                                           GError **error);
sqlite3_stmt *sumi_database_prepare       (sqlite3 *database, const char *sql, GError **error);
gboolean      sumi_database_check         (sqlite3 *database, gboolean is_thorough, GError **error);
void          sumi_database_roll_back     (sqlite3 *database);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3, sumi_database_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)
