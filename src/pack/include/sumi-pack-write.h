/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The parts that the writer of packs is made of, also for other files that have the same values. */

#include "sumi-json-write.h"
#include "sumi-pack-names.h"
#include "sumi-pack.h"
#include "sumi-task-fields.h"

/* VALUE under KEY by its name in the table NAMES of the format. */
#define SUMI_PACK_WRITE_NAME(builder, key, names, value)                                           \
  sumi_pack_write_name (builder, key, names, G_N_ELEMENTS (names), (int) (value))

void sumi_pack_write_string     (JsonBuilder *builder, const char *key, const char *string);
void sumi_pack_write_name       (JsonBuilder *builder, const char *key, const SumiJsonName *names,
                                 guint n_names, int value);
void sumi_pack_write_strings    (JsonBuilder *builder, const char *key, char **strings,
                                 gboolean is_needed);
void sumi_pack_write_squares    (JsonBuilder *builder, const char *key, const char *text);
void sumi_pack_write_texts      (JsonBuilder *builder, const char *key, const GPtrArray *texts);
void sumi_pack_write_text       (JsonBuilder *builder, const char *key, const SumiText *text);
void sumi_pack_write_moves      (JsonBuilder *builder, const char *key,
                                 const SumiTranscript *transcript);
void sumi_pack_write_task_field (JsonBuilder *builder, SumiTaskFieldId id,
                                 const SumiExercise *exercise);
void sumi_pack_write_task       (JsonBuilder *builder, const SumiExercise *exercise);
