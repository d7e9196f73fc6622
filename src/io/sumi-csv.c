/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-csv.h"

#include <string.h>

/* What a formula begins with; in East Asia also in wide characters. */
static const char *const BEGINNINGS[]
  = { "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠" };

/* What ends a value for some spreadsheet: which of comma, semicolon and tab does depends on its
 * language or on what it was told. */
#define ENDINGS ",;\t\"\r\n"

/* Whether a spreadsheet would take VALUE for a formula: it begins like one, goes on, and is not a
 * number. */
static gboolean
is_formula (const char *value)
{
  gsize length = 0;
  char *end;

  for (gsize i = 0; i < G_N_ELEMENTS (BEGINNINGS) && length == 0; i++)
    {
      if (g_str_has_prefix (value, BEGINNINGS[i]))
        length = strlen (BEGINNINGS[i]);
    }
  if (length == 0 || value[length] == '\0')
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

  if (strpbrk (value, ENDINGS) == NULL)
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
