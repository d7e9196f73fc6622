/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Reads games and positions in any of the formats, and writes them. */

#include <gio/gio.h>

#include "sumi-game-record.h"
#include "sumi-record-error.h"

typedef enum
{
  SUMI_RECORD_TRANSCRIPT, /* f5d6c3…, from the start; of several games one in each line */
  SUMI_RECORD_GGF,
  SUMI_RECORD_OBF,        /* positions, a line each */
  SUMI_RECORD_BOARD,      /* one position, drawn in eight rows */
  SUMI_RECORD_WTHOR,
} SumiRecordFormat;

GPtrArray *sumi_record_read_data     (const char *data, gsize length, SumiRecordFormat *out_format,
                                      SumiRecordDamage *out_damage, GError **error);
GPtrArray *sumi_record_read_entry    (const char *text, GError **error);
GPtrArray *sumi_record_read_file     (GFile *file, SumiRecordFormat *out_format,
                                      SumiRecordDamage *out_damage, GCancellable *cancellable,
                                      GError **error);
char      *sumi_record_to_transcript (const SumiGameRecord *record);
char      *sumi_record_to_key        (const SumiGameRecord *record);
char      *sumi_record_to_obf        (SumiPosition position);
char      *sumi_record_to_board      (SumiPosition position);
