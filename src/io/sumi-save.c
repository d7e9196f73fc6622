/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

struct _SumiLock
{
  int descriptor; /* of what is locked; -1: it cannot be */
};

/* How often a link to a link is followed. */
#define MAX_LINKS 40

static gboolean
fail_with_errno (GError **error, int number)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
  return FALSE;
}

/* Locks what DESCRIPTOR is of, as OPERATION of flock() says; FALSE if another has it. */
static gboolean
lock_descriptor (int descriptor, int operation)
{
  int result;

  do
    result = flock (descriptor, operation);
  while (result != 0 && errno == EINTR);
  return result == 0 || errno != EWOULDBLOCK;
}

/* The file that is meant by PATH: where a symbolic link leads to, even if nothing is there. */
static char *
resolve (const char *path)
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
 * sumi_save_file: puts TEXT into the file PATH: on a crash or a power cut there is the old file or
 * the new one, never half of one. A symbolic link stays one, and what it leads to is written. Its
 * folder is made if need be; only the user may read what is new. FALSE with ERROR, and the file is
 * as it was. Blocks; for a thread.
 */
gboolean
sumi_save_file (const char *path, const char *text, GError **error)
{
  g_autofree char *target = resolve (path);
  g_autofree char *folder = g_path_get_dirname (target);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return fail_with_errno (error, errno);
  return g_file_set_contents_full (target, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, error);
}

/**
 * sumi_remove_file: removes the file PATH, or what it leads to as a symbolic link. Without such a
 * file there is nothing to do, and it is TRUE.
 */
gboolean
sumi_remove_file (const char *path, GError **error)
{
  g_autofree char *target = resolve (path);

  if (g_unlink (target) == 0 || errno == ENOENT)
    return TRUE;
  return fail_with_errno (error, errno);
}

/**
 * sumi_lock_folder: waits until nobody else, in this process or another, has a lock on the folder
 * of PATH, which is made if need be. Not for long work. Where a folder cannot be locked, as on some
 * network shares, this is a lock that keeps nobody out.
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
 * sumi_lock_file: locks the file PATH, made for nothing else, for as long as a program runs; its
 * folder is made if need be. NULL if another has it, in this process or another, and OUT_IS_TAKEN
 * tells so; also where nothing can be locked. Does not wait.
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
 * sumi_lock_free: lets others in. LOCK may be NULL.
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
