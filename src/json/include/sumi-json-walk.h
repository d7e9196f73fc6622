/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Walks a parsed text value by value, checks what each is, and reports mistakes with their place.
 *
 * What an object may hold is a table of SumiJsonField: reading is one function for each kind of
 * value, and unknown and missing keys are found in one place. */

#include <json-glib/json-glib.h>

#include "sumi-json-name.h"
#include "sumi-json-scan.h"

typedef struct
{
  const SumiJsonScan *scan;
  GPtrArray *mistakes;
  gpointer data; /* of the caller */
} SumiJsonWalk;

/* One value and the path to it. In the item of the whole text only the node is set. */
typedef struct _SumiJsonItem SumiJsonItem;
struct _SumiJsonItem
{
  const SumiJsonItem *parent; /* NULL: the whole text */
  const char *key;            /* NULL outside of objects */
  guint index;                /* among the elements of an array, from 0 */
  guint at;                   /* among the values of the scan */
  JsonNode *node;
};

typedef void (*SumiJsonReadFunc) (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

/* A key that an object may have. */
typedef struct
{
  const char *name;
  SumiJsonReadFunc read; /* NULL: it is read elsewhere */
  gsize offset;          /* of what READ writes to, in the struct that the object is read into */
  gboolean is_required;
} SumiJsonField;

typedef struct
{
  SumiJsonWalk *walk;
  const SumiJsonItem *container;
  guint next;
  guint end;
  guint index;
} SumiJsonIter;

SumiLocation sumi_json_get_location   (const SumiJsonWalk *walk, const SumiJsonItem *item);
char        *sumi_json_get_path       (const SumiJsonItem *item);
char        *sumi_json_describe       (const SumiJsonItem *item);
void         sumi_json_report         (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       SumiMistakeCode code, const char *format, ...)
                                      G_GNUC_PRINTF (4, 5);
void         sumi_json_report_key     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       SumiMistakeCode code, const char *format, ...)
                                      G_GNUC_PRINTF (4, 5);

void         sumi_json_iter_init      (SumiJsonIter *iter, SumiJsonWalk *walk,
                                       const SumiJsonItem *container);
gboolean     sumi_json_iter_next      (SumiJsonIter *iter, SumiJsonItem *out_item);

gboolean     sumi_json_read_fields    (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       const SumiJsonField *fields, guint n_fields,
                                       gpointer target);
gboolean     sumi_json_find_members   (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       const char *const *names, guint n_names,
                                       SumiJsonItem *out_members);
void         sumi_json_report_missing (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       const char *name);
gboolean     sumi_json_find_member    (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       const char *key, SumiJsonItem *out_member);
gboolean     sumi_json_get_member     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       const char *key, SumiJsonItem *out_member);
gboolean     sumi_json_check_format   (SumiJsonWalk *walk, const SumiJsonItem *root,
                                       const char *format);
gboolean     sumi_json_is_object      (SumiJsonWalk *walk, const SumiJsonItem *item);
gboolean     sumi_json_is_array       (SumiJsonWalk *walk, const SumiJsonItem *item, guint min,
                                       guint max);
gboolean     sumi_json_get_string     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       const char **out_string);
gboolean     sumi_json_get_boolean    (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       gboolean *out_boolean);
void         sumi_json_read_boolean   (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       gpointer target);
gboolean     sumi_json_get_int        (SumiJsonWalk *walk, const SumiJsonItem *item, int min,
                                       int max, int *out_int);
gboolean     sumi_json_get_ints       (SumiJsonWalk *walk, const SumiJsonItem *item, int min,
                                       int max, guint n_ints, int *out_ints);
gboolean     sumi_json_get_name       (SumiJsonWalk *walk, const SumiJsonItem *item,
                                       const SumiJsonName *names, guint n_names, int *out_value);
