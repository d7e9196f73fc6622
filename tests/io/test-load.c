/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are large, endless, or none. */

#include <glib/gstdio.h>
#include <unistd.h>

#include "sumi-load.h"

#define LIMIT 1000

typedef struct
{
  char *folder, *path;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "file", NULL);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_remove (place->path);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->path);
  g_free (place->folder);
}

static char *
load (const char *path, gsize *out_length, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return sumi_load_file (file, LIMIT, NULL, out_length, error);
}

static void
test_sizes (Place *place, gconstpointer data)
{
  static const gsize sizes[] = { 0, 1, LIMIT - 1, LIMIT, LIMIT + 1, LIMIT + 2, 1000000 };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *text = g_strnfill (sizes[i], 'x');
      g_autofree char *read = NULL;
      gsize length;

      g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
      read = load (place->path, &length, NULL);
      g_assert_cmpuint (length, ==, MIN (sizes[i], LIMIT + 1));
      g_assert_cmpmem (read, length, text, length);
      g_assert_cmpint (read[length], ==, '\0');
    }
}

/* A terabyte with nothing in it takes no more room than what is wanted of it. */
static void
test_huge (Place *place, gconstpointer data)
{
  g_autofree char *read = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (place->path, "", 0, NULL));
  if (truncate (place->path, (off_t) 1 << 40) != 0)
    {
      g_test_skip ("the file system has no sparse files");
      return;
    }
  read = load (place->path, &length, NULL);
  g_assert_nonnull (read);
  g_assert_cmpuint (length, ==, LIMIT + 1);
}

static void
assert_refused (const char *path, GIOErrorEnum code)
{
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_null (load (path, &length, &error));
  g_assert_error (error, G_IO_ERROR, (int) code);
}

static void
test_refused (Place *place, gconstpointer data)
{
  assert_refused (place->path, G_IO_ERROR_NOT_FOUND);
  assert_refused ("", G_IO_ERROR_NOT_FOUND);
  assert_refused (place->folder, G_IO_ERROR_IS_DIRECTORY);
  assert_refused ("/dev/zero", G_IO_ERROR_NOT_REGULAR_FILE);
  /* Nobody will ever write into it. */
  g_assert_cmpint (mkfifo (place->path, 0600), ==, 0);
  assert_refused (place->path, G_IO_ERROR_NOT_REGULAR_FILE);
}

/* Where nothing on this computer can read an address, it is said what to do. */
static void
test_unreachable (Place *place, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri ("nowhere://server/file");
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_null (sumi_load_file (file, LIMIT, NULL, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_cmpstr (error->message, ==, sumi_load_get_unreachable ());
}

static void
test_names (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *uri;
    const char *name;
  } table[] = {
    { "file:///folder/a%20b.ggf", "a b.ggf" },
    { "file:///folder/%ff", "\357\277\275" },
    { "", "" },
    { "f5d6", "f5d6" },
    { "%%%", "%%%" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (table[i].uri);
      g_autofree char *name = sumi_load_name (file);

      g_assert_cmpstr (name, ==, table[i].name);
    }
}

static void
test_cancelled (Place *place, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GFile) file = g_file_new_for_path (place->path);
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (place->path, "x", -1, NULL));
  g_cancellable_cancel (cancellable);
  g_assert_null (sumi_load_file (file, LIMIT, cancellable, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

#define ADD(name, test) g_test_add ("/load/" name, Place, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("sizes", test_sizes);
  ADD ("huge", test_huge);
  ADD ("refused", test_refused);
  ADD ("unreachable", test_unreachable);
  ADD ("names", test_names);
  ADD ("cancelled", test_cancelled);
  return g_test_run ();
}
