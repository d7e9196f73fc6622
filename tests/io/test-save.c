/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are written through links, and folders in which one at a time writes. */

#include <errno.h>
#include <glib-unix.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sumi-save.h"

typedef struct
{
  char *folder, *path, *link;
} Place;

static gboolean is_chown_refused;

/* Stands in for that of the C library, which refuses root nothing. */
int
chown (const char *path, uid_t user, gid_t group)
{
  if (is_chown_refused)
    {
      errno = EPERM;
      return -1;
    }
  return (int) syscall (SYS_fchownat, AT_FDCWD, path, user, group, 0);
}

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "file", NULL);
  place->link = g_build_filename (place->folder, "link", NULL);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_remove (place->path);
  g_remove (place->link);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->path);
  g_free (place->link);
  g_free (place->folder);
}

static void
assert_content (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
test_plain (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *below = g_build_filename (place->path, "below", NULL);

  g_assert_true (sumi_save_file (place->path, "one", NULL));
  assert_content (place->path, "one");
  g_assert_true (sumi_save_file (place->path, "two", NULL));
  assert_content (place->path, "two");
  g_assert_false (sumi_save_file (below, "three", &error));
  g_assert_nonnull (error);
  assert_content (place->path, "two");
  g_assert_true (sumi_save_is_allowed (place->path, NULL));
  g_clear_error (&error);
  g_assert_false (sumi_save_is_allowed (g_get_tmp_dir (), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
}

/* A file of others, such as a pack in a folder of a class, is not taken from them; a new one is
 * private. */
static void
test_readers (Place *place, gconstpointer data)
{
  static const guint modes[] = { 0600, 0644, 0664 };
  GStatBuf after;

  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_true (sumi_save_file (place->path, "one", NULL));
      g_assert_cmpint (g_stat (place->path, &after), ==, 0);
      g_assert_cmpuint (after.st_mode & 0777, ==, i == 0 ? 0600 : modes[i - 1]);
      g_assert_cmpint (g_chmod (place->path, (int) modes[i]), ==, 0);
    }
}

/* No other group can read it then: the file stays that of its group or, where that may not be, is
 * its user's and all others' alone. */
static void
test_group (Place *place, gconstpointer data)
{
  const gid_t other = getegid () + 1;
  GStatBuf after;

  g_assert_true (sumi_save_file (place->path, "one", NULL));
  g_assert_cmpint (g_chmod (place->path, 0664), ==, 0);
  if (chown (place->path, (uid_t) -1, other) != 0)
    {
      g_test_skip ("only root can give a file to any group");
      return;
    }
  for (int i = 0; i < 2; i++)
    {
      is_chown_refused = i == 1;
      g_assert_true (sumi_save_file (place->path, "two", NULL));
      is_chown_refused = FALSE;
      g_assert_cmpint (g_stat (place->path, &after), ==, 0);
      g_assert_cmpuint (after.st_gid, ==, i == 0 ? other : getegid ());
      g_assert_cmpuint (after.st_mode & 0777, ==, i == 0 ? 0664 : 0644);
    }
}

/* What is handed out: any bytes, through a link, for all whom the umask lets read; no folder is
 * made for it. */
static void
test_public (Place *place, gconstpointer data)
{
  g_autofree char *inside = g_build_filename (place->folder, "none", "file", NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  mode_t mask = umask (022);
  GStatBuf after;
  gsize size;

  g_assert_cmpint (symlink ("file", place->link), ==, 0);
  g_assert_true (sumi_save_public_file (place->link, "a\0b", 3, NULL));
  g_assert_true (g_file_test (place->link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_get_contents (place->path, &bytes, &size, NULL));
  g_assert_cmpmem (bytes, size, "a\0b", 3);
  g_assert_cmpint (g_stat (place->path, &after), ==, 0);
  g_assert_cmpuint (after.st_mode & 0777, ==, 0644);
  g_assert_cmpint (g_chmod (place->path, 0600), ==, 0);
  g_assert_true (sumi_save_public_file (place->link, "text", -1, NULL));
  assert_content (place->path, "text");
  g_assert_cmpint (g_stat (place->path, &after), ==, 0);
  g_assert_cmpuint (after.st_mode & 0777, ==, 0600);
  umask (mask);

  g_assert_false (sumi_save_public_file (inside, "text", -1, &error));
  g_assert_cmpstr (error->message, ==, g_strerror (ENOENT));
}

/* What is said of a file that cannot be written names no other file. */
static void
test_problem (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (sumi_save_file (place->folder, "one", &error));
  g_assert_cmpstr (error->message, ==, g_strerror (EISDIR));
}

/* A name that is proposed can be written, and is cut between characters. */
static void
test_name (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *letter;
    guint n, n_kept;
  } rows[] = {
    { "", 1, 0 }, { "a", 5, 5 }, { "a", 244, 244 }, { "a", 245, 244 }, { "隅", 81, 81 },
    { "隅", 82, 81 }, { "é", 300, 122 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) stem = g_string_new (NULL);
      g_autofree char *name = NULL, *path = NULL;

      for (guint j = 0; j < rows[i].n; j++)
        g_string_append (stem, rows[i].letter);
      name = sumi_save_make_name (stem->str, ".ggf");
      g_assert_true (g_str_has_suffix (name, ".ggf"));
      g_string_truncate (stem, rows[i].n_kept * strlen (rows[i].letter));
      g_assert_true (strncmp (name, stem->str, stem->len) == 0);
      g_assert_cmpuint (strlen (name), ==, stem->len + 4);
      path = g_build_filename (place->folder, name, NULL);
      g_assert_true (sumi_save_file (path, "game", NULL));
      g_assert_true (sumi_save_file (path, "game", NULL));
      g_remove (path);
    }
}

/* What is no file, such as a device, is not replaced by one. */
static void
test_device (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  GStatBuf after;
  int ends[2];
  g_autofree char *pipe_name = NULL;
  const char *others[] = { "-", "/dev/full", NULL };

  /* A pipe has a name such as that which /dev/stdout is a link to. */
  g_assert_true (g_unix_open_pipe (ends, FD_CLOEXEC, NULL));
  pipe_name = g_strdup_printf ("/proc/self/fd/%d", ends[1]);
  others[2] = pipe_name;
  g_assert_cmpint (mkfifo (place->path, 0600), ==, 0);
  g_assert_cmpint (symlink ("file", place->link), ==, 0);
  g_assert_false (sumi_save_public_file (place->link, "one", -1, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_assert_cmpint (g_stat (place->path, &after), ==, 0);
  g_assert_true (S_ISFIFO (after.st_mode));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (GError) reason = NULL, again = NULL;

      g_assert_false (sumi_save_file (others[i], "one", &reason));
      g_assert_error (reason, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
      g_assert_cmpstr (reason->message, ==, "this is not a regular file");
      g_assert_false (sumi_save_is_allowed (others[i], &again));
      g_assert_cmpstr (again->message, ==, reason->message);
    }
  close (ends[0]);
  close (ends[1]);
}

/* A link stays a link, to a file that is there, or that is not there yet; links in a circle end. */
static void
test_link (Place *place, gconstpointer data)
{
  g_assert_cmpint (symlink ("file", place->link), ==, 0);
  g_assert_true (sumi_save_file (place->link, "one", NULL));
  assert_content (place->path, "one");
  g_assert_true (sumi_save_file (place->link, "two", NULL));
  assert_content (place->path, "two");
  g_assert_true (g_file_test (place->link, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_IS_SYMLINK));

  g_assert_cmpint (g_unlink (place->link), ==, 0);
  g_assert_cmpint (symlink (place->path, place->link), ==, 0);
  g_assert_true (sumi_save_file (place->link, "three", NULL));
  assert_content (place->path, "three");
  g_assert_true (g_file_test (place->link, G_FILE_TEST_IS_SYMLINK));
}

/* What a link leads to is removed, and written again later. */
static void
test_remove (Place *place, gconstpointer data)
{
  g_autofree char *below = g_build_filename (place->path, "below", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (sumi_remove_file (place->path, NULL));
  g_assert_cmpint (symlink ("file", place->link), ==, 0);
  g_assert_true (sumi_save_file (place->link, "one", NULL));
  g_assert_true (sumi_remove_file (place->link, NULL));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (place->link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (sumi_save_file (place->link, "two", NULL));
  assert_content (place->path, "two");
  g_assert_true (sumi_remove_file (below, NULL));
  g_assert_false (sumi_remove_file (place->folder, &error));
  g_assert_nonnull (error);
}

/* That a file has no name is known before there is anything to be written. */
static void
test_no_name (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (sumi_save_is_allowed ("", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* A file in the place of a folder is named, whichever of the folders it is. */
static void
test_in_the_way (Place *place, gconstpointer data)
{
  static const char *const names[] = { "file", "folder/file", "folder/folder/file" };

  g_assert_true (g_file_set_contents (place->path, "", 0, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (place->path, names[i], NULL);
      g_autofree char *sentence
        = g_strconcat (place->path, " is a file where there should be a folder; move it away and "
                       "start again", NULL);
      g_autoptr (GError) error = NULL;

      g_assert_false (sumi_save_file (path, "text", &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
      g_assert_cmpstr (error->message, ==, sentence);
    }
}

/* One at a time has a file, and what is killed has none. */
static void
test_file (Place *place, gconstpointer data)
{
  g_autofree char *below = g_build_filename (place->path, "below", NULL);
  gboolean is_taken;
  SumiLock *lock = sumi_lock_file (place->path, &is_taken);

  g_assert_nonnull (lock);
  g_assert_false (is_taken);
  g_assert_null (sumi_lock_file (place->path, &is_taken));
  g_assert_true (is_taken);
  sumi_lock_free (lock);
  lock = sumi_lock_file (place->path, &is_taken);
  g_assert_nonnull (lock);
  sumi_lock_free (lock);
  g_assert_null (sumi_lock_file (below, &is_taken));
  g_assert_false (is_taken);
  sumi_lock_free (NULL);
}

#define N_WRITERS 4
#define N_ROUNDS 25

static void
count_up (const char *path)
{
  for (int i = 0; i < N_ROUNDS; i++)
    {
      G_GNUC_UNUSED g_autoptr (SumiLock) lock = sumi_lock_folder (path);
      g_autofree char *text = NULL;
      g_autofree char *next = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      next = g_strdup_printf ("%d", atoi (text) + 1);
      g_assert_true (g_file_set_contents_full (path, next, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                                               NULL));
    }
}

static gpointer
count_in_thread (gpointer path)
{
  count_up (path);
  return NULL;
}

/* What processes and threads read and write under the lock is never lost. */
static void
test_lock (Place *place, gconstpointer data)
{
  pid_t children[N_WRITERS];
  GThread *thread;

  g_assert_true (sumi_save_file (place->path, "0", NULL));
  for (int i = 0; i < N_WRITERS; i++)
    {
      children[i] = fork ();
      g_assert_cmpint (children[i], >=, 0);
      if (children[i] == 0)
        {
          count_up (place->path);
          _exit (0);
        }
    }
  thread = g_thread_new ("count", count_in_thread, place->path);
  count_up (place->path);
  g_thread_join (thread);
  for (int i = 0; i < N_WRITERS; i++)
    {
      int status;

      g_assert_cmpint (waitpid (children[i], &status, 0), ==, children[i]);
      g_assert_cmpint (status, ==, 0);
    }
  assert_content (place->path, "150");
}

#define ADD(name, test) g_test_add ("/save/" name, Place, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("plain", test_plain);
  ADD ("readers", test_readers);
  ADD ("group", test_group);
  ADD ("public", test_public);
  ADD ("problem", test_problem);
  ADD ("name", test_name);
  ADD ("no-name", test_no_name);
  ADD ("device", test_device);
  ADD ("link", test_link);
  ADD ("remove", test_remove);
  ADD ("in-the-way", test_in_the_way);
  ADD ("file", test_file);
  ADD ("lock", test_lock);
  return g_test_run ();
}
