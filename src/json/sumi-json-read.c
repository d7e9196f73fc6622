/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-json-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-load.h"

static void
add_mistake (GPtrArray *mistakes, SumiMistakeCode code, SumiLocation place, const char *message)
{
  g_ptr_array_add (mistakes, sumi_mistake_new (code, place, "", "%s", message));
}

/* Parses the corrected text of SCAN, and lets READ read it into TARGET. */
static void
parse_text (const SumiJsonScan *scan,
            SumiJsonReadFunc read,
            gpointer reading,
            gpointer target,
            GPtrArray *mistakes)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) error = NULL;
  SumiJsonWalk walk = { .scan = scan, .mistakes = mistakes, .data = reading };
  SumiJsonItem root;

  if (!json_parser_load_from_data (parser, scan->text, -1, &error))
    {
      add_mistake (mistakes, SUMI_MISTAKE_SYNTAX, (SumiLocation){ 1, 1 }, error->message);
      return;
    }
  root = (SumiJsonItem){ .node = json_parser_get_root (parser) };
  read (&walk, &root, target);
}

/* Reports the bytes that are not UTF-8 among the LENGTH bytes at DATA, once a line, since the whole
 * file is probably in another encoding. */
static void
report_bad_bytes (const char *data, gsize length, GPtrArray *mistakes)
{
  const char *start = data;
  const char *end;
  SumiLocation place = { 1, 1 };
  int last_line = 0;

  while (!g_utf8_validate_len (start, length - (gsize) (start - data), &end)
         && mistakes->len < SUMI_JSON_MAX_MISTAKES)
    {
      sumi_location_advance (&place, start, end);
      if (place.line != last_line)
        {
          g_autofree char *message =
              g_strdup_printf (_("the byte 0x%02x here is not UTF-8; save the file as UTF-8"),
                               (guchar) *end);

          add_mistake (mistakes, SUMI_MISTAKE_ENCODING, place, message);
        }
      last_line = place.line;
      place.column++;
      start = end + 1;
    }
}

/* Reads text that is not longer than a file may be. */
static void
read_text (const char *data,
           gsize length,
           guint max_values,
           SumiJsonReadFunc read,
           gpointer reading,
           gpointer target,
           GPtrArray *mistakes)
{
  g_autofree char *text = NULL;
  g_autoptr (SumiJsonScan) scan = NULL;
  const char *zero = memchr (data, '\0', length);

  if (zero != NULL)
    {
      SumiLocation place = { 1, 1 };

      sumi_location_advance (&place, data, zero);
      add_mistake (mistakes, SUMI_MISTAKE_ENCODING, place,
                   _("there is a zero byte here; save the file as UTF-8"));
      return;
    }
  sumi_load_skip_mark (&data, &length);
  report_bad_bytes (data, length, mistakes);
  text = g_utf8_make_valid (data, (gssize) length);
  scan = sumi_json_scan_new (text, max_values, mistakes);
  if (scan->text != NULL)
    parse_text (scan, read, reading, target, mistakes);
}

/* The bytes of FILE, of which there are OUT_LENGTH, with a zero byte after them: one more than
 * MAX_SIZE where there are too many, which those who read them refuse. NULL with one mistake more
 * in OUT_MISTAKES, of SumiMistake, if it cannot be read. Blocks. Owned by the caller. */
char *
sumi_json_load_file (GFile *file,
                     gsize max_size,
                     GCancellable *cancellable,
                     gsize *out_length,
                     GPtrArray *out_mistakes)
{
  g_autoptr (GError) error = NULL;
  char *data = sumi_load_file (file, max_size, cancellable, out_length, &error);

  if (data == NULL)
    add_mistake (out_mistakes, SUMI_MISTAKE_IO, (SumiLocation){ 0, 0 }, error->message);
  return data;
}

/* Lets READ read the value that the LENGTH bytes at DATA hold into TARGET; the data of its walk is
 * READING. A UTF-8 byte order mark before it is skipped. FALSE if there is any mistake; all of them
 * are added to OUT_MISTAKES, of SumiMistake, sorted by location. */
gboolean
sumi_json_read_data (const char *data,
                     gsize length,
                     SumiJsonReadFunc read,
                     gpointer reading,
                     gpointer target,
                     GPtrArray *out_mistakes)
{
  return sumi_json_read_large (data, length, SUMI_JSON_MAX_SIZE, read, reading, target,
                               out_mistakes);
}

/* The same for files that may be larger than packs: of at most MAX_SIZE bytes, which is a multiple
 * of SUMI_JSON_MAX_SIZE, and with more values in proportion. */
gboolean
sumi_json_read_large (const char *data,
                      gsize length,
                      gsize max_size,
                      SumiJsonReadFunc read,
                      gpointer reading,
                      gpointer target,
                      GPtrArray *out_mistakes)
{
  guint max_values = (guint) (max_size / SUMI_JSON_MAX_SIZE * SUMI_JSON_MAX_VALUES);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

  if (length > max_size)
    {
      g_autofree char *message =
          g_strdup_printf (_("the file is larger than %u MiB"), (guint) (max_size >> 20));

      add_mistake (mistakes, SUMI_MISTAKE_SIZE, (SumiLocation){ 0, 0 }, message);
    }
  else
    read_text (data, length, max_values, read, reading, target, mistakes);
  if (mistakes->len == 0)
    return TRUE;

  sumi_mistakes_sort (mistakes);
  if (mistakes->len >= SUMI_JSON_MAX_MISTAKES)
    add_mistake (mistakes, SUMI_MISTAKE_SIZE, (SumiLocation){ 0, 0 },
                 _("there are too many mistakes; the others are not listed"));
  g_ptr_array_extend_and_steal (out_mistakes, g_steal_pointer (&mistakes));
  return FALSE;
}
