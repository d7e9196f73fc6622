/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-data-output.h"

#include <locale.h>

#include "sumi-save.h"
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

/* Whether PATH may be written, which is asked before the work of hours. FALSE once an error has
 * been printed. */
gboolean
sumi_data_output_can_write (const char *path)
{
  g_autoptr (GError) error = NULL;

  if (sumi_save_is_allowed (path, &error))
    return TRUE;
  sumi_tool_error ("%s: %s", path, error->message);
  return FALSE;
}

/* FALSE once an error has been printed. */
static gboolean
write_file (const char *path, const char *bytes, gssize size)
{
  g_autoptr (GError) error = NULL;

  if (sumi_save_public_file (path, bytes, size, &error))
    return TRUE;
  sumi_tool_error ("%s: %s", path, error->message);
  return FALSE;
}

/* Writes TEXT to the file PATH. FALSE once an error has been printed. */
gboolean
sumi_data_output_write_text (const char *path, const char *text)
{
  return write_file (path, text, -1);
}

/* Writes the SIZE bytes to the file PATH and DESCRIPTION, how they were made, to PATH.md beside it.
 * FALSE once an error has been printed. */
gboolean
sumi_data_output_write (const char *path, const void *bytes, gsize size, const char *description)
{
  g_autofree char *beside = g_strconcat (path, ".md", NULL);

  return write_file (path, bytes, (gssize) size) && write_file (beside, description, -1);
}
