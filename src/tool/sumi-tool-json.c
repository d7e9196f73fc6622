/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-tool-json.h"

#include <stdio.h>
#include <string.h>

#include "sumi-collate.h"
#include "sumi-notation.h"

/* Adds the member NAME with PATH, of whatever encoding, as UTF-8. */
void
sumi_tool_json_add_path (JsonBuilder *builder, const char *name, const char *path)
{
  g_autofree char *text = g_filename_display_name (path);

  sumi_json_add_string (builder, name, text);
}

/* The names of SQUARES, sorted as words: a2 stands before b1. */
void
sumi_tool_json_add_squares (JsonBuilder *builder, const char *name, SumiBitboard squares)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  SUMI_FOREACH_SQUARE (square, squares)
    g_ptr_array_add (names, (gpointer) sumi_square_to_name ((SumiSquare) square));
  g_ptr_array_sort (names, sumi_collate_bytes);

  sumi_json_begin_array (builder, name);
  for (guint i = 0; i < names->len; i++)
    json_builder_add_string_value (builder, names->pdata[i]);
  json_builder_end_array (builder);
}

/* Appends the number at TOKEN, of LENGTH characters, with no more digits than it needs: json-glib
 * writes 4.37 as 4.3700000000000001. */
static void
append_number (GString *out, const char *token, gsize length)
{
  g_autofree char *number = g_strndup (token, length);
  double value = g_ascii_strtod (number, NULL);
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  for (int digits = 6; digits <= 17; digits++)
    {
      g_autofree char *format = g_strdup_printf ("%%.%dg", digits);

      g_ascii_formatd (text, sizeof text, format, value);
      if (g_ascii_strtod (text, NULL) <= value && g_ascii_strtod (text, NULL) >= value)
        break;
    }
  g_string_append (out, text);
  /* A whole number stays one of those that may have a fraction. */
  if (strpbrk (text, ".e") == NULL)
    g_string_append (out, ".0");
}

/* JSON with its numbers as short as they can be. */
static char *
shorten_numbers (const char *json)
{
  GString *out = g_string_new (NULL);

  while (*json != '\0')
    {
      gsize length = 1;

      if (*json == '"')
        {
          while (json[length] != '"' && json[length] != '\0')
            length += json[length] == '\\' ? 2 : 1;
          length++;
        }
      else if (*json == '-' || g_ascii_isdigit (*json))
        {
          length = strspn (json, "+-.eE" G_CSET_DIGITS);
          if (strcspn (json, ".eE") < length)
            {
              append_number (out, json, length);
              json += length;
              continue;
            }
        }
      g_string_append_len (out, json, (gssize) length);
      json += length;
    }
  return g_string_free (out, FALSE);
}

/* Prints what was built, on standard output: in UTF-8 as JSON has to be, whatever the locale. */
void
sumi_tool_json_print (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  g_autofree char *text = sumi_json_to_text (root, TRUE);
  g_autofree char *shortened = shorten_numbers (text);

  fputs (shortened, stdout);
  fputc ('\n', stdout);
}
