/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Reads a pack from untrusted text, and reports every mistake in it in one run. */

#include <gio/gio.h>

#include "sumi-json-scan.h"
#include "sumi-pack.h"

#define SUMI_PACK_SUFFIX ".sumi.json"
#define SUMI_PACK_MAX_SIZE SUMI_JSON_MAX_SIZE

typedef enum
{
  SUMI_PACK_READ_DEFAULT = 0,
  SUMI_PACK_READ_BUILT_IN = 1 << 0, /* plain strings are translated by the catalogue of packs */
  SUMI_PACK_READ_OWN = 1 << 1,      /* plain strings are translated by that of the program */
  SUMI_PACK_READ_PARTS = 1 << 2,    /* the items without mistakes are read where others have some */
} SumiPackReadFlags;

SumiPack *sumi_pack_read_data (const char *data, gsize length, SumiPackReadFlags flags,
                               GPtrArray *out_mistakes);
SumiPack *sumi_pack_read_file (GFile *file, SumiPackReadFlags flags, GCancellable *cancellable,
                               GPtrArray *out_mistakes);
char     *sumi_pack_find_title (GFile *file, SumiPackReadFlags flags, GCancellable *cancellable);
gboolean  sumi_exercise_read_task (SumiExercise *exercise, const char *data, gsize length,
                                   GPtrArray *out_mistakes);
GPtrArray *sumi_pack_list_folder (const char *folder, GError **error);
