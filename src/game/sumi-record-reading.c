/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-record-reading.h"

#include <string.h>

#include "sumi-work.h"

/* What is read, and what had to be left out. */
typedef struct
{
  GFile *file; /* NULL: the text */
  char *text;
  SumiRecordDamage damage;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_clear_object (&reading->file);
  g_free (reading->text);
  sumi_record_damage_clear (&reading->damage);
  g_free (reading);
}

static gpointer
read_games (gpointer data, GCancellable *cancellable, GError **error)
{
  Reading *reading = data;
  SumiRecordFormat format;

  return reading->file != NULL
             ? sumi_record_read_file (reading->file, &format, &reading->damage, cancellable, error)
             : sumi_record_read_data (reading->text, strlen (reading->text), &format,
                                      &reading->damage, error);
}

static void
begin (const Reading *reading,
       GCancellable *cancellable,
       GAsyncReadyCallback callback,
       gpointer user_data)
{
  sumi_work_async (read_games, g_memdup2 (reading, sizeof *reading), reading_free,
                   (GDestroyNotify) g_ptr_array_unref, cancellable, callback, user_data);
}

/* Reads FILE, of any format. CANCELLABLE may be NULL. */
void
sumi_record_reading_async (GFile *file,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  begin (&(const Reading){ .file = g_object_ref (file) }, cancellable, callback, user_data);
}

/* Reads TEXT, of any format. CANCELLABLE may be NULL. */
void
sumi_record_reading_text_async (const char *text,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  begin (&(const Reading){ .text = g_strdup (text) }, cancellable, callback, user_data);
}

/* The games, as SumiGameRecord, at least one; NULL with an error that says where it is wrong. Owned
 * by the caller. OUT_DAMAGE gets those that were left out, owned by RESULT. */
GPtrArray *
sumi_record_reading_finish (GAsyncResult *result,
                            const SumiRecordDamage **out_damage,
                            GError **error)
{
  const Reading *reading = sumi_work_get_question (result);

  *out_damage = &reading->damage;
  return sumi_work_finish (result, error);
}

/* The file that sumi_record_reading_async() has read; owned by RESULT. */
GFile *
sumi_record_reading_get_file (GAsyncResult *result)
{
  const Reading *reading = sumi_work_get_question (result);

  return reading->file;
}
