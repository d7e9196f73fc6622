/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-json-write.h"

#include <string.h>

/* The one control character that json-glib 1.6 writes as it is, which JSON forbids. Some word
 * processors have it for a hyphen that is seen at the end of a line only. */
#define UNESCAPED 0x1f

/**
 * sumi_json_add_string: adds the member NAME with VALUE to the object that BUILDER is in.
 */
void
sumi_json_add_string (JsonBuilder *builder, const char *name, const char *value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

/**
 * sumi_json_add_int: as sumi_json_add_string(), a whole number.
 */
void
sumi_json_add_int (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

/**
 * sumi_json_add_double: as sumi_json_add_string(), a number that may have a fraction.
 */
void
sumi_json_add_double (JsonBuilder *builder, const char *name, double value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_double_value (builder, value);
}

/**
 * sumi_json_add_boolean: as sumi_json_add_string(), TRUE or FALSE.
 */
void
sumi_json_add_boolean (JsonBuilder *builder, const char *name, gboolean value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

/**
 * sumi_json_begin_array: as sumi_json_add_string(), an array, which json_builder_end_array() ends.
 */
void
sumi_json_begin_array (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

/**
 * sumi_json_begin_object: as sumi_json_add_string(), an object, which json_builder_end_object()
 * ends.
 */
void
sumi_json_begin_object (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
}

/**
 * sumi_json_to_text: ROOT as text, in lines for people if IS_PRETTY; owned by the caller.
 */
char *
sumi_json_to_text (JsonNode *root, gboolean is_pretty)
{
  char *text = json_to_string (root, is_pretty);
  GString *out;

  if (strchr (text, UNESCAPED) == NULL)
    return text;
  out = g_string_new (NULL);
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == UNESCAPED)
        g_string_append_printf (out, "\\u%04x", UNESCAPED);
      else
        g_string_append_c (out, *p);
    }
  g_free (text);
  return g_string_free (out, FALSE);
}
