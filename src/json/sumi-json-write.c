/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-json-write.h"

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
