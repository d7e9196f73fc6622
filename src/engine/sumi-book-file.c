/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-book-file.h"

#include <glib/gi18n-lib.h>

#include "sumi-data-file.h"

/* The opening book in the file PATH; NULL: the one that the environment variable SUMI_BOOK names,
 * or else the one in the build folder that the program runs from, or else the one that Sumi was
 * installed with. If it cannot be read, there is none: NULL, and OUT_PROBLEM gets a sentence that
 * says so and why, without a full stop, owned by the caller; otherwise it gets NULL. */
SumiBook *
sumi_book_file_open (const char *path, char **out_problem)
{
  const char *named = g_getenv ("SUMI_BOOK");
  g_autofree char *found = sumi_data_file_find ("sumi.book");
  const char *chosen = path != NULL ? path : named != NULL ? named : found;
  g_autofree char *bytes = NULL;
  g_autofree char *what = NULL;
  g_autoptr (GError) error = NULL;
  SumiBook *book = NULL;
  gsize size;

  *out_problem = NULL;
  if (!g_file_get_contents (chosen, &bytes, &size, &error))
    what = g_strdup (error->message);
  else
    {
      SumiBookStatus status = sumi_book_from_bytes ((const uint8_t *) bytes, size, &book);

      if (status == SUMI_BOOK_OK)
        return book;
      what = g_strdup_printf ("%s: %s", chosen, _(sumi_book_status_to_text (status)));
    }
  /* Translators: %s is an error that names a file. */
  *out_problem = g_strdup_printf (_("%s; there is no opening book"), what);
  return NULL;
}
