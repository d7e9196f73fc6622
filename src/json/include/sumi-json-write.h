/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Members of an object that is written, and the text of the whole. */

#include <json-glib/json-glib.h>

void  sumi_json_add_string   (JsonBuilder *builder, const char *name, const char *value);
void  sumi_json_add_int      (JsonBuilder *builder, const char *name, gint64 value);
void  sumi_json_add_double   (JsonBuilder *builder, const char *name, double value);
void  sumi_json_add_boolean  (JsonBuilder *builder, const char *name, gboolean value);
void  sumi_json_begin_array  (JsonBuilder *builder, const char *name);
void  sumi_json_begin_object (JsonBuilder *builder, const char *name);
char *sumi_json_to_text      (JsonNode *root, gboolean is_pretty);
