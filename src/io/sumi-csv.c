/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-csv.h"

#include <string.h>

/* Whether a spreadsheet would take VALUE for a formula: it begins like one, and is not a number. */
static gboolean
is_formula (const char *value)
{
  char *end;

  if (value[0] == '\0' || value[1] == '\0' || strchr ("=+-@\t\r", value[0]) == NULL)
    return FALSE;
  g_ascii_strtod (value, &end);
  return *end != '\0';
}

/**
 * sumi_csv_add_value: adds VALUE to CSV as one value of a line, in quotes where it needs them. A
 * value that a spreadsheet would take for a formula, such as a name that a pupil chose, gets an
 * apostrophe before it, which marks it as text. The caller adds commas and the ends of lines.
 */
void
sumi_csv_add_value (GString *csv, const char *value)
{
  const char *apostrophe = is_formula (value) ? "'" : "";

  if (strpbrk (value, ",\"\r\n") == NULL)
    {
      g_string_append_printf (csv, "%s%s", apostrophe, value);
      return;
    }
  g_string_append_printf (csv, "\"%s", apostrophe);
  for (const char *p = value; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *p);
    }
  g_string_append_c (csv, '"');
}

/**
 * sumi_csv_for_file: CSV as the contents of a file: with a byte order mark before it, without which
 * some spreadsheets do not read it as UTF-8. CSV that is handed to another program has none, since
 * most programs take it for a part of the first name. Owned by the caller.
 */
char *
sumi_csv_for_file (const char *csv)
{
  return g_strconcat ("\ufeff", csv, NULL);
}
