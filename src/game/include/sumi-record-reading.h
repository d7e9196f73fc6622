/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Reads games from files and texts in a thread, since a file may have a hundred thousand of
 * them. */

#include "sumi-record.h"

void       sumi_record_reading_async   (GFile *file, GCancellable *cancellable,
                                        GAsyncReadyCallback callback, gpointer user_data);
void       sumi_record_reading_text_async (const char *text, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
GPtrArray *sumi_record_reading_finish  (GAsyncResult *result, const SumiRecordDamage **out_damage,
                                        GError **error);
GFile     *sumi_record_reading_get_file (GAsyncResult *result);
