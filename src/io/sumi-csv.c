/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-csv.h"

#include <string.h>

/* Whether a spreadsheet would compute VALUE: it begins like a formula, and is no number. */
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
 * sumi_csv_add_value: adds VALUE to CSV as one value of a line, in quotes where it needs them. What
 * a spreadsheet would take for a formula, such as a name that a pupil chose, has an apostrophe
 * before it, by which spreadsheets know a text. The caller adds commas and the ends of lines.
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
 * sumi_csv_for_file: CSV as the text of a file, owned by the caller: behind the mark by which
 * spreadsheets know UTF-8, without which some of them show other letters for those with accents.
 * What goes to another program has none, as most take it for a part of the first name.
 */
char *
sumi_csv_for_file (const char *csv)
{
  return g_strconcat ("\ufeff", csv, NULL);
}
