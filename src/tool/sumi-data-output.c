/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-data-output.h"

#include <locale.h>

#include "sumi-tool-input.h"

/* Appends to TEXT what g_string_append_printf() does, but with a point in numbers in every
 * locale. */
void
sumi_data_output_append (GString *text, const char *format, ...)
{
  locale_t numbers = newlocale (LC_NUMERIC_MASK, "C", NULL);
  locale_t before = uselocale (numbers);
  va_list arguments;

  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
  uselocale (before);
  freelocale (numbers);
}

/* Writes the SIZE bytes to the file PATH and DESCRIPTION, how they were made, to PATH.md beside it.
 * FALSE once an error has been printed. */
gboolean
sumi_data_output_write (const char *path, const void *bytes, gsize size, const char *description)
{
  g_autofree char *beside = g_strconcat (path, ".md", NULL);
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents (path, bytes, (gssize) size, &error)
      && g_file_set_contents (beside, description, -1, &error))
    return TRUE;
  sumi_tool_error ("%s", error->message);
  return FALSE;
}
