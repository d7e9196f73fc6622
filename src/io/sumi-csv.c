/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-csv.h"

#include <string.h>

/**
 * sumi_csv_add_value: adds VALUE to CSV as one value of a line, in quotes where it needs them. The
 * caller adds commas and the ends of lines.
 */
void
sumi_csv_add_value (GString *csv, const char *value)
{
  if (strpbrk (value, ",\"\r\n") == NULL)
    {
      g_string_append (csv, value);
      return;
    }
  g_string_append_c (csv, '"');
  for (const char *p = value; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *p);
    }
  g_string_append_c (csv, '"');
}
