/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

struct _SumiFolderLock
{
  int descriptor; /* of the folder; -1: it cannot be locked */
};

/* How often a link to a link is followed. */
#define MAX_LINKS 40

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
    {
      int number = errno;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
      return FALSE;
    }
  return g_file_set_contents_full (target, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, error);
}

/**
 * sumi_folder_lock_new: waits until nobody else, in this process or another, has a lock on the
 * folder of PATH, which is made if need be. Not for long work. Where a folder cannot be locked, as on
 * some network shares, this is a lock that keeps nobody out.
 */
SumiFolderLock *
sumi_folder_lock_new (const char *path)
{
  SumiFolderLock *lock = g_new0 (SumiFolderLock, 1);
  g_autofree char *folder = g_path_get_dirname (path);
  int result;

  g_mkdir_with_parents (folder, 0700);
  lock->descriptor = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (lock->descriptor < 0)
    return lock;
  do
    result = flock (lock->descriptor, LOCK_EX);
  while (result != 0 && errno == EINTR);
  return lock;
}

/**
 * sumi_folder_lock_free: lets others in. LOCK may be NULL.
 */
void
sumi_folder_lock_free (SumiFolderLock *lock)
{
  if (lock == NULL)
    return;
  if (lock->descriptor >= 0)
    close (lock->descriptor);
  g_free (lock);
}
