/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE
/* Both names of each function are given here, open() and open64(), and so on. */
#undef _FILE_OFFSET_BITS
#include "fault-fixture.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_DESCRIPTORS 1024
#define MAX_NAMES 64
#define DURABLE_SUFFIX ".durable"

/* A name that was given, or taken away, since the folder was synced. */
typedef struct
{
  char *from; /* NULL: a file was made or removed */
  char *to;
  gboolean is_removed;
} Name;

static char *watched; /* the folder; NULL: nothing is */
static FaultKind kind;
static guint n_left; /* calls until it happens */
static gboolean has_happened;
static char *paths[MAX_DESCRIPTORS]; /* of what is open in the folder */
static Name names[MAX_NAMES];
static guint n_names;

/* The real function NAME, into the variable REAL. */
#define FIND(name)                                                                                 \
  static __typeof__ (name) *real;                                                                  \
  if (real == NULL)                                                                                \
  *(void **) &real = dlsym (RTLD_NEXT, #name)

static gboolean
is_watched (const char *path)
{
  return watched != NULL && path != NULL && g_str_has_prefix (path, watched)
         && (path[strlen (watched)] == '/' || path[strlen (watched)] == '\0');
}

static const char *
get_path (int descriptor)
{
  return watched != NULL && descriptor >= 0 && descriptor < MAX_DESCRIPTORS ? paths[descriptor]
                                                                            : NULL;
}

static void
set_path (int descriptor, const char *path)
{
  if (descriptor < 0 || descriptor >= MAX_DESCRIPTORS)
    return;
  g_free (paths[descriptor]);
  paths[descriptor] = is_watched (path) ? g_strdup (path) : NULL;
}

/* Whether a call about PATH is to fail; does not return where the power is cut. */
static gboolean
fails (const char *path)
{
  if (!is_watched (path))
    return FALSE;
  if (n_left > 0)
    {
      n_left--;
      return FALSE;
    }
  if (kind == FAULT_NONE || (has_happened && kind != FAULT_FULL_DISK))
    return FALSE;
  has_happened = TRUE;
  if (kind >= FAULT_POWER_CUT)
    _exit (FAULT_STATUS);
  return TRUE;
}

static gboolean
is_cutting (void)
{
  return kind >= FAULT_POWER_CUT;
}

/* Where what is durable of PATH is kept. */
static char *
get_kept (const char *path)
{
  return g_strconcat (watched, DURABLE_SUFFIX, path + strlen (watched), NULL);
}

static void
copy_file (const char *from, const char *to)
{
  g_autofree char *folder = g_path_get_dirname (to);
  g_autofree char *data = NULL;
  gsize length;
  FILE *file;

  g_mkdir_with_parents (folder, 0700);
  if (!g_file_get_contents (from, &data, &length, NULL))
    return;
  file = fopen (to, "w");
  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (data, 1, length, file), ==, length);
  fclose (file);
}

/* Copies what is in the folder FROM into TO, which is made if there is none. */
void
fault_copy (const char *from, const char *to)
{
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  g_mkdir_with_parents (to, 0700);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (from, name, NULL);
      g_autofree char *copy = g_build_filename (to, name, NULL);

      if (g_file_test (inner, G_FILE_TEST_IS_DIR))
        fault_copy (inner, copy);
      else
        copy_file (inner, copy);
    }
}

/* Gives a name in what is kept. A file that was never synced has no content there. */
static void
keep_name (const Name *name)
{
  g_autofree char *from = name->from != NULL ? get_kept (name->from) : NULL;
  g_autofree char *to = get_kept (name->to);
  FILE *file;

  if (name->is_removed)
    unlink (to);
  else if (from == NULL || rename (from, to) != 0)
    {
      file = fopen (to, "a");
      if (file != NULL)
        fclose (file);
    }
}

static void
add_name (const char *from, const char *to, gboolean is_removed)
{
  Name name = { g_strdup (from), g_strdup (to), is_removed };

  if (!is_cutting ())
    return;
  if (kind == FAULT_POWER_CUT_NAMED)
    {
      keep_name (&name);
      return;
    }
  g_assert_cmpuint (n_names, <, MAX_NAMES);
  names[n_names++] = name;
}

/* Keeps the file PATH as it is now, or the names in the folder PATH. */
static void
keep (const char *path)
{
  g_autofree char *kept = NULL;

  if (!is_cutting ())
    return;
  kept = get_kept (path);
  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      copy_file (path, kept);
      return;
    }
  for (guint i = 0; i < n_names; i++)
    keep_name (&names[i]);
  n_names = 0;
}

int
open (const char *path, int flags, ...)
{
  FIND (open);
  gboolean is_new = (flags & O_CREAT) != 0 && is_watched (path) && access (path, F_OK) != 0;
  mode_t mode;
  va_list arguments;
  int descriptor;

  va_start (arguments, flags);
  mode = (flags & O_CREAT) != 0 ? va_arg (arguments, mode_t) : 0;
  va_end (arguments);
  if (is_new && fails (path))
    {
      errno = ENOSPC;
      return -1;
    }
  descriptor = real (path, flags, mode);
  set_path (descriptor, path);
  if (is_new && descriptor >= 0)
    add_name (NULL, path, FALSE);
  return descriptor;
}

int open64 (const char *path, int flags, ...) __attribute__ ((alias ("open")));

int
close (int descriptor)
{
  FIND (close);

  if (get_path (descriptor) != NULL)
    set_path (descriptor, NULL);
  return real (descriptor);
}

ssize_t
write (int descriptor, const void *data, size_t size)
{
  FIND (write);

  if (fails (get_path (descriptor)))
    {
      errno = ENOSPC;
      return -1;
    }
  return real (descriptor, data, size);
}

ssize_t
pwrite (int descriptor, const void *data, size_t size, off_t offset)
{
  FIND (pwrite);

  if (fails (get_path (descriptor)))
    {
      errno = ENOSPC;
      return -1;
    }
  return real (descriptor, data, size, offset);
}

ssize_t pwrite64 (int descriptor, const void *data, size_t size, off_t offset)
    __attribute__ ((alias ("pwrite")));

/* The disk itself is not waited for. */
int
fsync (int descriptor)
{
  const char *path = get_path (descriptor);

  if (fails (path))
    {
      errno = EIO;
      return -1;
    }
  if (path != NULL)
    keep (path);
  return 0;
}

int
fdatasync (int descriptor)
{
  return fsync (descriptor);
}

int
rename (const char *from, const char *to)
{
  FIND (rename);
  int result;

  if (fails (to))
    {
      errno = EIO;
      return -1;
    }
  result = real (from, to);
  if (result == 0 && is_watched (to))
    add_name (from, to, FALSE);
  return result;
}

int
unlink (const char *path)
{
  FIND (unlink);
  int result;

  if (fails (path))
    {
      errno = EIO;
      return -1;
    }
  result = real (path);
  if (result == 0 && is_watched (path))
    add_name (NULL, path, TRUE);
  return result;
}

int
ftruncate (int descriptor, off_t size)
{
  FIND (ftruncate);

  if (fails (get_path (descriptor)))
    {
      errno = EIO;
      return -1;
    }
  return real (descriptor, size);
}

int ftruncate64 (int descriptor, off_t size) __attribute__ ((alias ("ftruncate")));

/* A new folder, which the caller removes by fault_remove() and frees. */
char *
fault_make_folder (void)
{
  char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);

  g_assert_nonnull (folder);
  return folder;
}

/* Where what is there after a power cut lies. */
char *
fault_get_durable (const char *folder)
{
  return g_strconcat (folder, DURABLE_SUFFIX, NULL);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      if (g_file_test (inner, G_FILE_TEST_IS_DIR))
        remove_folder (inner);
      else
        g_unlink (inner);
    }
  g_rmdir (path);
}

/* Removes FOLDER, and what is kept of it. */
void
fault_remove (const char *folder)
{
  g_autofree char *durable = fault_get_durable (folder);

  remove_folder (folder);
  remove_folder (durable);
}

/* From now on the call AT, from 0, that changes something in FOLDER fails as KIND says. What is
 * there is durable. */
void
fault_begin (const char *folder, FaultKind fault_kind, guint at)
{
  g_autofree char *durable = fault_get_durable (folder);

  watched = NULL;
  remove_folder (durable);
  if (fault_kind >= FAULT_POWER_CUT)
    fault_copy (folder, durable);
  n_names = 0;
  n_left = at;
  has_happened = FALSE;
  kind = fault_kind;
  watched = g_strdup (folder);
}

/* Ends it: whether the call came. */
gboolean
fault_end (void)
{
  g_clear_pointer (&watched, g_free);
  return has_happened;
}
