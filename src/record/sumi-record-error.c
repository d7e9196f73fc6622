/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-record-error.h"

#include <glib/gi18n-lib.h>

#include "sumi-visible.h"

G_DEFINE_QUARK (sumi-record-error-quark, sumi_record_error)

/* Sets ERROR to a sentence with the location of OFFSET in TEXT before it, "LINE:COLUMN: ", from 1,
 * columns in bytes. Returns FALSE. */
gboolean
sumi_record_fail (
    GError **error, SumiRecordError code, const char *text, gsize offset, const char *format, ...)
{
  g_autofree char *message = NULL;
  gsize line = 1, line_start = 0;
  va_list arguments;

  for (gsize i = 0; i < offset; i++)
    {
      if (text[i] != '\n')
        continue;
      line++;
      line_start = i + 1;
    }
  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, SUMI_RECORD_ERROR, (int) code, "%" G_GSIZE_FORMAT ":%" G_GSIZE_FORMAT ": %s",
               line, offset - line_start + 1, message);
  return FALSE;
}

/* The same for a file that is not text: the location is the number of the byte, from 0. */
gboolean
sumi_record_fail_at (GError **error, SumiRecordError code, gsize offset, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  /* Translators: where in a file, and what is wrong there. */
  g_set_error (error, SUMI_RECORD_ERROR, (int) code, _("byte %lu: %s"), (gulong) offset, message);
  return FALSE;
}

/* ERROR, of any domain, about the file at PATH as one line: "PATH:LINE:COLUMN: MESSAGE" where the
 * error has a location in a text, otherwise "PATH: MESSAGE". The caller owns it. */
char *
sumi_record_error_to_line (const char *path, const GError *error)
{
  g_autofree char *name = g_filename_display_name (path);
  const char *separator =
      g_regex_match_simple ("^[0-9]+:[0-9]+: ", error->message, 0, 0) ? ":" : ": ";
  g_autofree char *line = g_strconcat (name, separator, error->message, NULL);

  return sumi_visible_message (line);
}
