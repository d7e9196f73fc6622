/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-tool-json.h"

#include <stdio.h>

#include "sumi-notation.h"

void
sumi_tool_json_add_string (JsonBuilder *builder, const char *name, const char *value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of SQUARES, sorted as words: a2 stands before b1. */
void
sumi_tool_json_add_squares (JsonBuilder *builder, const char *name, SumiBitboard squares)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  SUMI_FOREACH_SQUARE (square, squares)
    g_ptr_array_add (names, (gpointer) sumi_square_to_name ((SumiSquare) square));
  g_ptr_array_sort (names, compare_names);

  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (guint i = 0; i < names->len; i++)
    json_builder_add_string_value (builder, names->pdata[i]);
  json_builder_end_array (builder);
}

/* Prints what was built, on standard output: in UTF-8 as JSON has to be, whatever the locale. */
void
sumi_tool_json_print (JsonBuilder *builder)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  g_autofree char *text = NULL;

  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, NULL);
  fputs (text, stdout);
  fputc ('\n', stdout);
}
