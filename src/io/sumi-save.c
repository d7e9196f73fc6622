/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

struct _SumiLock
{
  int descriptor; /* of the locked file or folder; -1 where it cannot be locked */
};

/* How often a link to a link is followed. */
#define MAX_LINKS 40

/* In bytes: the longest name that file systems accept, less what GLib adds to it for its temporary
 * file. */
#define MAX_NAME (255 - 7)

/* No kernel has an error of a greater number. */
#define MAX_ERRNO 133

static gboolean
fail_with_errno (GError **error, int number)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
  return FALSE;
}

/* Locks the file of DESCRIPTOR by OPERATION of flock(); FALSE if another process has locked it. */
static gboolean
lock_descriptor (int descriptor, int operation)
{
  int result;

  do
    result = flock (descriptor, operation);
  while (result != 0 && errno == EINTR);
  return result == 0 || errno != EWOULDBLOCK;
}

/* Whether ERROR, of g_file_set_contents(), is that of the errno NUMBER. Some, such as that of a
 * quota, have no code of their own in GFileError, but the message ends with their text. */
static gboolean
is_errno (const GError *error, int number)
{
  return error->code == G_FILE_ERROR_FAILED
           ? g_str_has_suffix (error->message, g_strerror (number))
           : g_error_matches (error, G_FILE_ERROR, (int) g_file_error_from_errno (number));
}

/* Cuts the message of ERROR, of g_file_set_contents(), down to the reason: it names the temporary
 * file, which means nothing to the user. */
static void
shorten_error (GError *error)
{
  for (int number = 1; number <= MAX_ERRNO; number++)
    {
      if (!is_errno (error, number))
        continue;
      g_free (error->message);
      error->message = g_strdup (g_strerror (number));
      return;
    }
}

/* FALSE with ERROR if PATH is empty, or a device or a pipe, such as /dev/stdout: for a user who may
 * write in /dev, a file would take its place. The same for "-", by which some programs mean the
 * standard output. */
static gboolean
check_type (const char *path, GError **error)
{
  GStatBuf before;

  if (path[0] == '\0')
    return fail_with_errno (error, ENOENT);
  if (!g_str_equal (path, "-")
      && (g_stat (path, &before) != 0 || S_ISREG (before.st_mode) || S_ISDIR (before.st_mode)))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                       _("this is not a regular file"));
  return FALSE;
}

/**
 * sumi_save_set_up: makes it an error, as on a full disk, when a file grows beyond what the user
 * may write (ulimit -f), instead of a signal that ends the program. To be called once, before there
 * are threads.
 */
void
sumi_save_set_up (void)
{
  signal (SIGXFSZ, SIG_IGN);
}

/**
 * sumi_save_find_target: the file that PATH stands for: the target of a symbolic link, even if it
 * does not exist, or PATH itself. The caller owns it.
 */
char *
sumi_save_find_target (const char *path)
{
  g_autofree char *target = g_strdup (path);

  for (int i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (target, NULL);
      g_autofree char *folder = g_path_get_dirname (target);

      if (link == NULL)
        break;
      g_free (target);
      target = g_path_is_absolute (link) ? g_strdup (link) : g_build_filename (folder, link, NULL);
    }
  return g_steal_pointer (&target);
}

/**
 * sumi_save_is_allowed: whether this user may write the file PATH, or its target if it is a
 * symbolic link, and in the folder of that; the file need not exist. FALSE with ERROR if not.
 */
gboolean
sumi_save_is_allowed (const char *path, GError **error)
{
  g_autofree char *target = sumi_save_find_target (path);
  g_autofree char *folder = g_path_get_dirname (target);

  if (!check_type (path, error))
    return FALSE;
  if (g_file_test (target, G_FILE_TEST_IS_DIR))
    return fail_with_errno (error, EISDIR);
  if (g_access (folder, W_OK | X_OK) == 0 && (g_access (target, W_OK) == 0 || errno == ENOENT))
    return TRUE;
  return fail_with_errno (error, errno);
}

/**
 * sumi_save_is_same: whether PATH and OTHER are the same file, perhaps through a symbolic link, so
 * that saving one replaces the other.
 */
gboolean
sumi_save_is_same (const char *path, const char *other)
{
  GStatBuf a, b;

  return g_stat (path, &a) == 0 && g_stat (other, &b) == 0 && a.st_dev == b.st_dev
         && a.st_ino == b.st_ino;
}

/* Gives the new file TARGET the group and the permissions of the old one, BEFORE. If it cannot be
 * given to that group, the group that it has gets the permissions of all others. */
static void
keep_readers (const char *target, const GStatBuf *before)
{
  guint mode = before->st_mode & 0777;
  GStatBuf after;

  if (g_stat (target, &after) != 0)
    return;
  if (after.st_gid != before->st_gid && chown (target, (uid_t) -1, before->st_gid) != 0)
    mode = (mode & ~070u) | (mode & 07) << 3;
  g_chmod (target, (int) mode);
}

/* Writes the SIZE bytes into the file TARGET, which is no link; a new one gets MODE. */
static gboolean
write_file (const char *target,
            const char *bytes,
            gssize size,
            GFileSetContentsFlags flags,
            int mode,
            GError **error)
{
  g_autoptr (GError) reason = NULL;
  GStatBuf before;
  gboolean was_there = g_stat (target, &before) == 0;

  if (g_file_set_contents_full (target, bytes, size, G_FILE_SET_CONTENTS_CONSISTENT | flags, mode,
                                &reason))
    {
      if (was_there)
        keep_readers (target, &before);
      return TRUE;
    }
  shorten_error (reason);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Makes FOLDER and the folders that it is in. If one of them is a file, ERROR names it: the system
 * would only say that something is not a directory. */
static gboolean
make_folder (const char *folder, GError **error)
{
  g_autofree char *place = g_strdup (folder);
  int number;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  number = errno;
  while (!g_file_test (place, G_FILE_TEST_EXISTS))
    {
      char *above = g_path_get_dirname (place);

      g_free (place);
      place = above;
    }
  if (g_file_test (place, G_FILE_TEST_IS_DIR))
    return fail_with_errno (error, number);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY,
               /* Translators: %s is a file, such as /home/ada/.local/share/sumi; this follows a
                * colon. */
               _("%s is a file where there should be a folder; move it away and start again"),
               place);
  return FALSE;
}

/**
 * sumi_save_file: writes TEXT into the file PATH, or its target if it is a symbolic link. After a
 * crash or a power failure the file has its old contents or the new ones, never a part of them. The
 * folder is made if it does not exist. A new file can be read by its user only; one that exists
 * keeps its permissions. FALSE with ERROR if that fails, and the file is as it was. Blocks; for a
 * thread.
 */
gboolean
sumi_save_file (const char *path, const char *text, GError **error)
{
  g_autofree char *target = sumi_save_find_target (path);
  g_autofree char *folder = g_path_get_dirname (target);

  return check_type (path, error) && make_folder (folder, error)
         && write_file (target, text, -1, G_FILE_SET_CONTENTS_DURABLE, 0600, error);
}

/**
 * sumi_save_public_file: writes the SIZE bytes at BYTES, or the text BYTES if SIZE is -1, as
 * sumi_save_file() does, but for files that are handed out and can be made again, such as
 * worksheets: no folder is made, a new file gets the permissions of the umask, and the disk is
 * waited for only if the file replaces another.
 */
gboolean
sumi_save_public_file (const char *path, const char *bytes, gssize size, GError **error)
{
  g_autofree char *target = sumi_save_find_target (path);

  return check_type (path, error)
         && write_file (target, bytes, size, G_FILE_SET_CONTENTS_ONLY_EXISTING, 0666, error);
}

/**
 * sumi_save_make_name: the name of a file: STEM, which is UTF-8, and cut where the whole would be
 * too long to be written, and END, which is short. Owned by the caller.
 */
char *
sumi_save_make_name (const char *stem, const char *end)
{
  gsize length = strlen (stem), max = MAX_NAME - strlen (end);
  const char *cut = length > max ? g_utf8_find_prev_char (stem, stem + max + 1) : stem + length;

  return g_strdup_printf ("%.*s%s", (int) (cut - stem), stem, end);
}

/**
 * sumi_remove_file: removes the file PATH, or the target of PATH if that is a symbolic link. TRUE
 * also if there is no such file, nor the folder for it; FALSE with ERROR if it cannot be removed.
 */
gboolean
sumi_remove_file (const char *path, GError **error)
{
  g_autofree char *target = sumi_save_find_target (path);

  if (g_unlink (target) == 0 || errno == ENOENT || errno == ENOTDIR)
    return TRUE;
  return fail_with_errno (error, errno);
}

/**
 * sumi_lock_folder: locks the folder of PATH, which is made if it does not exist. Waits as long as
 * another lock of this process or of another one is held; so no lock may be held for long. Where a
 * folder cannot be locked, as on some network shares, the result is a lock without effect.
 */
SumiLock *
sumi_lock_folder (const char *path)
{
  SumiLock *lock = g_new0 (SumiLock, 1);
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  lock->descriptor = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (lock->descriptor >= 0)
    lock_descriptor (lock->descriptor, LOCK_EX);
  return lock;
}

/**
 * sumi_lock_file: locks the file PATH, which serves for nothing else, as long as a program runs;
 * its folder is made if it does not exist. Does not wait. NULL if it is locked already, by this
 * process or by another, and then OUT_IS_TAKEN is TRUE; NULL also where it cannot be locked.
 */
SumiLock *
sumi_lock_file (const char *path, gboolean *out_is_taken)
{
  g_autofree char *folder = g_path_get_dirname (path);
  SumiLock *lock;
  int descriptor;

  *out_is_taken = FALSE;
  g_mkdir_with_parents (folder, 0700);
  descriptor = open (path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
  if (descriptor < 0)
    return NULL;
  if (!lock_descriptor (descriptor, LOCK_EX | LOCK_NB))
    {
      *out_is_taken = TRUE;
      close (descriptor);
      return NULL;
    }
  lock = g_new0 (SumiLock, 1);
  lock->descriptor = descriptor;
  return lock;
}

/**
 * sumi_lock_free: releases LOCK, which may be NULL.
 */
void
sumi_lock_free (SumiLock *lock)
{
  if (lock == NULL)
    return;
  if (lock->descriptor >= 0)
    close (lock->descriptor);
  g_free (lock);
}
