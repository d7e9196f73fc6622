/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Scans untrusted text strictly by the grammar of JSON (RFC 8259), which json-glib does not, notes
 * where each value is, and corrects mistakes where it can, so that the rest can still be read. */

#include "sumi-mistake.h"

/* Limits far above any real pack. They bound the time and memory that any text can take. */
#define SUMI_JSON_MAX_SIZE (8 * 1024 * 1024)
#define SUMI_JSON_MAX_DEPTH 32
#define SUMI_JSON_MAX_KEYS 256
#define SUMI_JSON_MAX_VALUES 400000
#define SUMI_JSON_MAX_MISTAKES 10000

/* One value. They are listed in the order of the text, an object or array before what it holds. */
typedef struct
{
  SumiLocation place;
  SumiLocation key_place; /* 0, 0 outside of objects */
  const char *key;        /* without escapes; NULL outside of objects */
  guint n_inside;         /* values inside it, at any depth: its next sibling follows them */
  gboolean is_superseded; /* the same key follows in the same object */
  gboolean has_mistake;   /* already reported; the corrected text has another value there */
} SumiJsonValue;

typedef struct
{
  char *text;     /* the text as JSON, with its mistakes corrected; NULL where they cannot be */
  GArray *values; /* of SumiJsonValue */
  GStringChunk *keys;
} SumiJsonScan;

SumiJsonScan *sumi_json_scan_new  (const char *text, guint max_values, GPtrArray *out_mistakes);
void          sumi_json_scan_free (SumiJsonScan *scan);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiJsonScan, sumi_json_scan_free)
