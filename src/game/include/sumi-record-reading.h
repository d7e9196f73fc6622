/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Games of files and texts, read in a thread: there may be a hundred thousand of them in one. */

#include "sumi-record.h"

void       sumi_record_reading_async   (GFile *file, GCancellable *cancellable,
                                        GAsyncReadyCallback callback, gpointer user_data);
void       sumi_record_reading_text_async (const char *text, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer user_data);
GPtrArray *sumi_record_reading_finish  (GAsyncResult *result, GError **error);
GFile     *sumi_record_reading_get_file (GAsyncResult *result);
