/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-record-reading.h"

#include <string.h>

#include "sumi-work.h"

static gpointer
read_file (gpointer file, GCancellable *cancellable, GError **error)
{
  SumiRecordFormat format;

  return sumi_record_read_file (file, &format, cancellable, error);
}

static gpointer
read_text (gpointer text, GCancellable *cancellable, GError **error)
{
  SumiRecordFormat format;

  return sumi_record_read_data (text, strlen (text), &format, error);
}

/* Reads FILE, of any format. CANCELLABLE may be NULL. */
void
sumi_record_reading_async (GFile *file,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  sumi_work_async (read_file, g_object_ref (file), g_object_unref,
                   (GDestroyNotify) g_ptr_array_unref, cancellable, callback, user_data);
}

/* Reads TEXT, of any format. CANCELLABLE may be NULL. */
void
sumi_record_reading_text_async (const char *text,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  sumi_work_async (read_text, g_strdup (text), g_free, (GDestroyNotify) g_ptr_array_unref,
                   cancellable, callback, user_data);
}

/* The games, as SumiGameRecord, at least one; NULL with an error that says where it is wrong. Owned
 * by the caller. */
GPtrArray *
sumi_record_reading_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* The file that sumi_record_reading_async() has read; owned by RESULT. */
GFile *
sumi_record_reading_get_file (GAsyncResult *result)
{
  return sumi_work_get_question (result);
}
