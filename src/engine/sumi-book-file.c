/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-book-file.h"

#include <glib/gi18n-lib.h>

#include "sumi-data-file.h"

/* The opening book in the file PATH or, if that is NULL, in the file that sumi_data_file_load()
 * finds by SUMI_BOOK; owned by the caller. If it cannot be read, NULL, and OUT_PROBLEM gets a
 * sentence without a full stop that says so and why, owned by the caller; otherwise OUT_PROBLEM
 * gets NULL. */
SumiBook *
sumi_book_file_open (const char *path, char **out_problem)
{
  g_autofree char *chosen = NULL;
  g_autoptr (GError) error = NULL;
  SumiBookStatus status = SUMI_BOOK_OK;
  SumiBook *book = NULL;
  gsize size;
  g_autofree char *bytes
    = sumi_data_file_load (path, "SUMI_BOOK", "sumi.book", &chosen, &size, &error);

  *out_problem = NULL;
  if (bytes != NULL)
    status = sumi_book_from_bytes ((const uint8_t *) bytes, size, &book);
  if (book == NULL)
    /* Translators: the path of a file, and what is wrong with it. */
    *out_problem = g_strdup_printf (_("%s: %s; there is no opening book"), chosen,
                                    bytes == NULL ? error->message
                                                  : _(sumi_book_status_to_text (status)));
  return book;
}
