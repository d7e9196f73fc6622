/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-store-files.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <gio/gio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "sumi-collate.h"
#include "sumi-schema.h"

#define LOCK_NAME "lock"
#define JOURNAL_SUFFIX "-journal"
#define DAMAGED_SUFFIX ".damaged-"
#define RESTORING_NAME SUMI_STORE_NAME ".restoring"
#define BACKUPS_NAME "backups"
#define NEW_BACKUP_NAME "new"
#define BACKUP_SUFFIX ".sqlite"

/* "000042-2026-03-12.sqlite": the number orders them, whatever the clock says. */
#define BACKUP_FORMAT "%06u-%s" BACKUP_SUFFIX
#define BACKUP_DATE_AT 7
#define DATE_LENGTH 10

#define MAX_BACKUPS 10

/* How long another program may hold the lock. */
#define LOCK_TRIES 50
#define LOCK_WAIT_US (100 * 1000)

static gboolean
fail_by_errno (const char *path, GError **error)
{
  int code = errno;

  /* Translators: a file, then what the system says, such as "Permission denied". */
  g_set_error (error, SUMI_LEARNER_ERROR, (int) sumi_learner_error_from_errno (code), _("%s: %s"),
               path, g_strerror (code));
  return FALSE;
}

/* Waits until PATH, a file or folder, is on the disk. */
static gboolean
sync_path (const char *path, GError **error)
{
  int file = open (path, O_RDONLY | O_CLOEXEC);
  gboolean is_synced = file >= 0 && fsync (file) == 0;

  if (!is_synced)
    fail_by_errno (path, error);
  if (file >= 0)
    close (file);
  return is_synced;
}

/* Moves FROM to TO, on the disk. */
static gboolean
move_file (const char *from, const char *to, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (to);

  if (g_rename (from, to) != 0)
    return fail_by_errno (from, error);
  return sync_path (folder, error);
}

/* Holds the folder against other programs that open, migrate, restore or back up the store. To be
 * handed to sumi_store_unlock(); -1 on an error. The lock ends with the program at the latest. */
int
sumi_store_lock (const char *folder, GError **error)
{
  g_autofree char *path = g_build_filename (folder, LOCK_NAME, NULL);
  int lock = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (lock < 0)
    {
      fail_by_errno (path, error);
      return -1;
    }
  for (int i = 0; i < LOCK_TRIES; i++)
    {
      if (flock (lock, LOCK_EX | LOCK_NB) == 0)
        return lock;
      if (errno != EWOULDBLOCK && errno != EINTR)
        {
          fail_by_errno (path, error);
          close (lock);
          return -1;
        }
      g_usleep (LOCK_WAIT_US);
    }
  close (lock);
  sumi_database_fail (NULL, SQLITE_BUSY, error);
  return -1;
}

/* Releases LOCK, of sumi_store_lock(), which may be -1. */
void
sumi_store_unlock (int lock)
{
  if (lock >= 0)
    close (lock);
}

/* The file of outcomes in FOLDER. Owned by the caller. */
char *
sumi_store_get_path (const char *folder)
{
  return g_build_filename (folder, SUMI_STORE_NAME, NULL);
}

static gboolean
is_backup_name (const char *name)
{
  return strlen (name) == BACKUP_DATE_AT + DATE_LENGTH + strlen (BACKUP_SUFFIX)
         && strspn (name, "0123456789") == BACKUP_DATE_AT - 1
         && g_str_has_suffix (name, BACKUP_SUFFIX);
}

/* The names of the backups, the oldest first. */
static GPtrArray *
list_backups (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, BACKUPS_NAME, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      if (is_backup_name (name))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, sumi_collate_bytes);
  return names;
}

static void
remove_old_backups (const char *folder)
{
  g_autoptr (GPtrArray) names = list_backups (folder);

  for (guint i = 0; i + MAX_BACKUPS < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, BACKUPS_NAME, names->pdata[i], NULL);

      g_unlink (path);
    }
}

/* Copies the store as it is into the file at PATH. */
static gboolean
copy_database (sqlite3 *database, const char *path, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = sumi_database_prepare (database, "VACUUM INTO ?1", error);
  int status;

  if (statement == NULL)
    return FALSE;
  sumi_database_make_private (path);
  sqlite3_bind_text (statement, 1, path, -1, SQLITE_TRANSIENT);
  status = sqlite3_step (statement);
  return status == SQLITE_DONE || sumi_database_fail (database, status, error);
}

/* Backs up the store of FOLDER, open as DATABASE, under the DATE, and drops the oldest backups. The
 * lock is held. */
gboolean
sumi_store_make_backup (const char *folder, sqlite3 *database, const char *date, GError **error)
{
  g_autofree char *backups = g_build_filename (folder, BACKUPS_NAME, NULL);
  g_autofree char *part = g_build_filename (backups, NEW_BACKUP_NAME, NULL);
  g_autoptr (GPtrArray) names = list_backups (folder);
  const char *last = names->len > 0 ? names->pdata[names->len - 1] : "0";
  g_autofree char *name =
      g_strdup_printf (BACKUP_FORMAT, (guint) g_ascii_strtoull (last, NULL, 10) + 1, date);
  g_autofree char *path = g_build_filename (backups, name, NULL);

  if (g_mkdir_with_parents (backups, 0700) != 0)
    return fail_by_errno (backups, error);
  /* A program that was killed while it made a backup may have left this file. */
  g_unlink (part);
  if (!copy_database (database, part, error) || !sync_path (part, error)
      || !move_file (part, path, error))
    {
      g_unlink (part);
      return FALSE;
    }
  remove_old_backups (folder);
  return TRUE;
}

/* Whether there is a backup of DATE. */
gboolean
sumi_store_has_backup (const char *folder, const char *date)
{
  g_autoptr (GPtrArray) names = list_backups (folder);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];

      if (strncmp (name + BACKUP_DATE_AT, date, DATE_LENGTH) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_good_backup (const char *path)
{
  g_autoptr (sqlite3) database = sumi_database_open (path, TRUE, NULL);
  SumiSchema schema;

  return database != NULL && sumi_database_check (database, TRUE, NULL)
         && sumi_schema_read (database, &schema, NULL)
         && schema.application == SUMI_SCHEMA_APPLICATION && schema.version > 0;
}

/* The newest backup that is whole, and its date; NULL if there is none. Owned by the caller. */
char *
sumi_store_find_backup (const char *folder, char **out_date)
{
  g_autoptr (GPtrArray) names = list_backups (folder);

  for (guint i = names->len; i > 0; i--)
    {
      const char *name = names->pdata[i - 1];
      g_autofree char *path = g_build_filename (folder, BACKUPS_NAME, name, NULL);

      if (!is_good_backup (path))
        continue;
      *out_date = g_strndup (name + BACKUP_DATE_AT, DATE_LENGTH);
      return g_steal_pointer (&path);
    }
  return NULL;
}

/* Puts a copy of BACKUP where the store of FOLDER is to be, and is not. The lock is held. */
gboolean
sumi_store_restore (const char *folder, const char *backup, GError **error)
{
  g_autofree char *part = g_build_filename (folder, RESTORING_NAME, NULL);
  g_autofree char *path = sumi_store_get_path (folder);
  g_autoptr (GFile) from = g_file_new_for_path (backup);
  g_autoptr (GFile) to = g_file_new_for_path (part);
  g_autoptr (GError) copy_error = NULL;

  if (!g_file_copy (from, to, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &copy_error))
    {
      SumiLearnerError code = g_error_matches (copy_error, G_IO_ERROR, G_IO_ERROR_NO_SPACE)
                                  ? SUMI_LEARNER_ERROR_FULL
                                  : SUMI_LEARNER_ERROR_IO;

      g_set_error_literal (error, SUMI_LEARNER_ERROR, (int) code, copy_error->message);
      return FALSE;
    }
  return sync_path (part, error) && move_file (part, path, error);
}

/* Moves the file of outcomes and its journal out of the way, under names that nothing has;
 * OUT_ASIDE gets the name of the file, or NULL if there was none. The journal goes first: with the
 * file gone and the journal left, it would be played back into the file that takes its place. The
 * lock is held, and no connection of this program is open. */
gboolean
sumi_store_put_aside (const char *folder, char **out_aside, GError **error)
{
  g_autofree char *path = sumi_store_get_path (folder);
  g_autofree char *journal = g_strconcat (path, JOURNAL_SUFFIX, NULL);

  *out_aside = NULL;
  for (guint i = 1;; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s" DAMAGED_SUFFIX "%u", path, i);
      g_autofree char *journal_aside = g_strconcat (aside, JOURNAL_SUFFIX, NULL);

      if (g_file_test (aside, G_FILE_TEST_EXISTS)
          || g_file_test (journal_aside, G_FILE_TEST_EXISTS))
        continue;
      if (g_file_test (journal, G_FILE_TEST_EXISTS) && !move_file (journal, journal_aside, error))
        return FALSE;
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return TRUE;
      if (!move_file (path, aside, error))
        return FALSE;
      *out_aside = g_steal_pointer (&aside);
      return TRUE;
    }
}
