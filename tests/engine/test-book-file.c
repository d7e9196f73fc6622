/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The opening book opens from its file; without one, or with a damaged one, the program says so
 * once and plays on. The first argument is the file that comes with Sumi. */

#include <glib/gstdio.h>

#include "sumi-book-file.h"
#include "sumi-engine.h"

static const char *book_path;

static void
test_open (void)
{
  static const struct
  {
    const char *what;
    gsize keep; /* bytes of the file; 0: all */
    int changed; /* the first byte that is; -1: none */
    const char *problem; /* after the path; NULL: none */
  } rows[] = {
    { "whole", 0, -1, NULL },
    { "cut off", 1000, -1, "the opening book is damaged" },
    { "the first byte changed", 0, 0, "this is not an opening book" },
    { "the version changed", 0, 8, "the opening book is of another version of Sumi" },
    { "another byte changed", 0, 500, "the opening book is damaged" },
    { "only a few bytes", 3, -1, "this is not an opening book" },
  };
  g_autofree char *folder = g_dir_make_tmp ("sumi-book-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "test.book", NULL);
  g_autofree char *bytes = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (book_path, &bytes, &size, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *problem = NULL;
      g_autofree char *copy = g_memdup2 (bytes, size);
      g_autoptr (SumiBook) book = NULL;

      if (rows[i].changed >= 0)
        copy[rows[i].changed] ^= 1;
      g_assert_true (
        g_file_set_contents (path, copy, (gssize) (rows[i].keep > 0 ? rows[i].keep : size), NULL));
      book = sumi_book_file_open (path, &problem);
      g_unlink (path);
      g_test_message ("%s: %s", rows[i].what, problem != NULL ? problem : "good");
      if (rows[i].problem == NULL)
        g_assert_null (problem);
      else
        {
          g_autofree char *expected
            = g_strdup_printf ("%s: %s; there is no opening book", path,
                               rows[i].problem);

          g_assert_cmpstr (problem, ==, expected);
        }
      g_assert_cmpint (book != NULL, ==, rows[i].problem == NULL);
    }
  g_rmdir (folder);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_assert_null (sumi_engine_book_finish (result, NULL));
  (*(guint *) data)++;
}

/* The program logs that there is no book, once for all who ask. */
static void
test_logged (void)
{
  guint n_answers = 0;

  g_setenv ("SUMI_BOOK", "/nonexistent/other.book", TRUE);
  g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "*other.book*there is no opening book");
  for (guint i = 1; i <= 2; i++)
    {
      sumi_engine_book_async (NULL, opened_cb, &n_answers);
      while (n_answers < i)
        g_main_context_iteration (NULL, TRUE);
    }
  g_test_assert_expected_messages ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  book_path = argv[1];
  g_test_add_func ("/book-file/open", test_open);
  g_test_add_func ("/book-file/logged", test_logged);
  return g_test_run ();
}
