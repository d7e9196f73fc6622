/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-database.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <unistd.h>

/* How long another program may hold the file. */
#define BUSY_TIMEOUT_MS 5000

/* A rollback journal and not a write-ahead log: before SQLite 3.51.3 a log can lose what two
 * connections write (sqlite.org/wal.html#walresetbug). EXTRA also syncs the folder after the
 * journal is removed, so that what was committed stays so when the power fails. */
#define SETTINGS                                                                                   \
  "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA foreign_keys = ON;"            \
  "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;"

G_DEFINE_QUARK (sumi-learner-error-quark, sumi_learner_error)

/* What CODE, an errno of a file, means for who learns. */
SumiLearnerError
sumi_learner_error_from_errno (int code)
{
  switch (code)
    {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return SUMI_LEARNER_ERROR_FULL;
    case EACCES:
    case EPERM:
    case EROFS:
      return SUMI_LEARNER_ERROR_READ_ONLY;
    default:
      return SUMI_LEARNER_ERROR_IO;
    }
}

static SumiLearnerError
code_of_status (sqlite3 *database, int status)
{
  /* SQLite tells a full disk by itself, but not a quota or a limit, nor the error of the system. */
  if (status == SQLITE_IOERR_WRITE)
    return SUMI_LEARNER_ERROR_FULL;
  switch (status & 0xff)
    {
    case SQLITE_FULL:
      return SUMI_LEARNER_ERROR_FULL;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return SUMI_LEARNER_ERROR_READ_ONLY;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return SUMI_LEARNER_ERROR_BUSY;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return SUMI_LEARNER_ERROR_DAMAGED;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
      return sumi_learner_error_from_errno (sqlite3_system_errno (database));
    default:
      return SUMI_LEARNER_ERROR_IO;
    }
}

static const char *
code_to_words (SumiLearnerError code)
{
  static const char *const words[] = {
    [SUMI_LEARNER_ERROR_FULL] = N_("The disk is full, or accepts no more data"),
    [SUMI_LEARNER_ERROR_READ_ONLY] = N_("The file with your progress cannot be written"),
    [SUMI_LEARNER_ERROR_BUSY] = N_("Another program is using the file with your progress"),
    [SUMI_LEARNER_ERROR_DAMAGED] = N_("The file with your progress is damaged"),
    [SUMI_LEARNER_ERROR_IO] = N_("The file with your progress could not be read or written"),
  };

  return _(words[code]);
}

/* Makes the file at PATH if it does not exist, so that only its owner may read it, also where it is
 * copied to: SQLite would let everybody. If that fails, SQLite says why. */
void
sumi_database_make_private (const char *path)
{
  /* A file that is there is not opened: to close it would end the locks that SQLite has on it. */
  int file = open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  if (file >= 0)
    close (file);
}

/* A connection to the file at PATH, which is made if it is not there; ":memory:" is none. A broken
 * file is noticed only when it is read. NULL on an error. */
sqlite3 *
sumi_database_open (const char *path, gboolean is_read_only, GError **error)
{
  g_autoptr (sqlite3) database = NULL;
  int flags = is_read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  int status;

  if (!is_read_only && !g_str_equal (path, ":memory:"))
    sumi_database_make_private (path);
  /* A store is never used by two threads at a time, so SQLite does not have to guard against
   * that. */
  status =
      sqlite3_open_v2 (path, &database, flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX, NULL);
  if (status != SQLITE_OK)
    {
      sumi_database_fail (database, status, error);
      return NULL;
    }
  sqlite3_busy_timeout (database, BUSY_TIMEOUT_MS);
  /* A view in place of a table could go on for ever. */
  sqlite3_db_config (database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  return is_read_only || sumi_database_run (database, SETTINGS, error) ? g_steal_pointer (&database)
                                                                       : NULL;
}

/* DATABASE may be NULL. */
void
sumi_database_close (sqlite3 *database)
{
  sqlite3_close_v2 (database);
}

/* Sets ERROR by STATUS of SQLite. Always FALSE. */
gboolean
sumi_database_fail (sqlite3 *database, int status, GError **error)
{
  SumiLearnerError code = code_of_status (database, status);

  /* Translators: a sentence, then what the database says, which is English. */
  g_set_error (error, SUMI_LEARNER_ERROR, (int) code, _("%s (%s)"), code_to_words (code),
               sqlite3_errstr (status));
  return FALSE;
}

/* Runs the statements in SQL, whatever they answer. */
gboolean
sumi_database_run (sqlite3 *database, const char *sql, GError **error)
{
  int status = sqlite3_exec (database, sql, NULL, NULL, NULL);

  return status == SQLITE_OK || sumi_database_fail (database, status, error);
}

/* The statement in SQL, to be finalized by the caller; NULL on an error. */
sqlite3_stmt *
sumi_database_prepare (sqlite3 *database, const char *sql, GError **error)
{
  sqlite3_stmt *statement = NULL;
  int status = sqlite3_prepare_v2 (database, sql, -1, &statement, NULL);

  if (status != SQLITE_OK)
    sumi_database_fail (database, status, error);
  return statement;
}

/* The number that SQL answers with. */
gboolean
sumi_database_get_int (sqlite3 *database, const char *sql, gint64 *out_value, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = sumi_database_prepare (database, sql, error);
  int status;

  if (statement == NULL)
    return FALSE;
  status = sqlite3_step (statement);
  if (status != SQLITE_ROW)
    return sumi_database_fail (database, status, error);
  *out_value = sqlite3_column_int64 (statement, 0);
  return TRUE;
}

/* Whether the file is whole; SUMI_LEARNER_ERROR_DAMAGED if not. With IS_THOROUGH the indexes are
 * compared with the tables, too. */
gboolean
sumi_database_check (sqlite3 *database, gboolean is_thorough, GError **error)
{
  const char *sql = is_thorough ? "PRAGMA integrity_check (1)" : "PRAGMA quick_check (1)";
  g_autoptr (sqlite3_stmt) statement = sumi_database_prepare (database, sql, error);
  const char *answer;
  int status;

  if (statement == NULL)
    return FALSE;
  status = sqlite3_step (statement);
  if (status != SQLITE_ROW)
    return sumi_database_fail (database, status, error);
  answer = (const char *) sqlite3_column_text (statement, 0);
  return g_strcmp0 (answer, "ok") == 0 || sumi_database_fail (database, SQLITE_CORRUPT, error);
}

/* Rolls the open transaction back, if there is one. */
void
sumi_database_roll_back (sqlite3 *database)
{
  if (!sqlite3_get_autocommit (database))
    sqlite3_exec (database, "ROLLBACK", NULL, NULL, NULL);
}
