/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-record-reading.h"

#include <glib/gi18n-lib.h>

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  SumiRecordFormat format;
  GError *error = NULL;
  GPtrArray *records = sumi_record_read_file (data, &format, cancellable, &error);

  if (records != NULL)
    g_task_return_pointer (task, records, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

/* Reads FILE, of whatever format it is. */
void
sumi_record_reading_async (GFile *file,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, sumi_record_reading_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

/* The games, as SumiGameRecord, at least one; NULL with an error that says where it is wrong. */
GPtrArray *
sumi_record_reading_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* What is wrong and where, in words: errors of texts begin with LINE:COLUMN:, which is for tools.
 */
char *
sumi_record_reading_explain (const GError *error)
{
  const char *message = error->message;
  char *end;
  guint64 line = g_ascii_strtoull (message, &end, 10), column;

  if (end == message || *end != ':')
    return g_strdup (message);
  message = end + 1;
  column = g_ascii_strtoull (message, &end, 10);
  if (end == message || *end != ':')
    return g_strdup (error->message);
  /* Translators: where in a text, and what is wrong there. */
  return g_strdup_printf (_("Line %u, column %u: %s"), (guint) line, (guint) column,
                          end + 1 + (end[1] == ' '));
}
