/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Files of games, read in a thread: there may be a hundred thousand games in one. */

#include "sumi-record.h"

void       sumi_record_reading_async   (GFile *file, GCancellable *cancellable,
                                        GAsyncReadyCallback callback, gpointer user_data);
GPtrArray *sumi_record_reading_finish  (GAsyncResult *result, GError **error);
GFile     *sumi_record_reading_get_file (GAsyncResult *result);
char      *sumi_record_reading_explain (const GError *error);
