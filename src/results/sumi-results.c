/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-results.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-json-read.h"
#include "sumi-json-write.h"
#include "sumi-visible.h"

#define FORMAT "sumi-results/1"

#define MAX_NAME 400

static void read_string (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_count (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_seconds (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_entries (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

/* What is read: the results, and the checksum beside them. */
typedef struct
{
  SumiResults *results;
  char *sum;
} Reading;

#define RESULTS(member) G_STRUCT_OFFSET (SumiResults, member)
#define ENTRY(member) G_STRUCT_OFFSET (SumiResultsEntry, member)

static const SumiJsonField results_fields[] = {
  { "format", NULL, 0, TRUE },
  { "pupil", read_string, RESULTS (pupil), TRUE },
  { "learner", read_string, RESULTS (learner), FALSE },
  { "set", read_string, RESULTS (set), TRUE },
  { "title", read_string, RESULTS (title), TRUE },
  { "saved", read_string, RESULTS (saved), TRUE },
  { "exercises", read_entries, RESULTS (entries), TRUE },
  { "sum", NULL, 0, TRUE },
};

static const SumiJsonField entry_fields[] = {
  { "item", read_string, ENTRY (item), TRUE },
  { "title", read_string, ENTRY (title), TRUE },
  { "first", sumi_json_read_boolean, ENTRY (is_first), TRUE },
  { "solved", sumi_json_read_boolean, ENTRY (is_solved), TRUE },
  { "shown", sumi_json_read_boolean, ENTRY (is_shown), TRUE },
  { "tries", read_count, ENTRY (tries), TRUE },
  { "hints", read_count, ENTRY (hints), TRUE },
  { "seconds", read_seconds, ENTRY (seconds), TRUE },
};

static void
free_entry (gpointer data)
{
  SumiResultsEntry *entry = data;

  g_free (entry->item);
  g_free (entry->title);
  g_free (entry);
}

/* TEXT on one line, as read_string() takes it: the titles of a pack may have several. Owned by the
 * caller. */
static char *
make_line (const char *text)
{
  return g_strdelimit (sumi_visible_text (text, MAX_NAME), "\n\t", ' ');
}

/**
 * sumi_results_new: what PUPIL did with the set whose id is SET and whose title is TITLE, as SAVED
 * at that time ("2026-03-12T10:40:00Z"); without exercises yet. The caller fills in which of
 * several pupils with this name it is.
 */
SumiResults *
sumi_results_new (const char *pupil, const char *set, const char *title, const char *saved)
{
  SumiResults *results = g_new0 (SumiResults, 1);

  results->pupil = make_line (pupil);
  results->set = g_strdup (set);
  results->title = make_line (title);
  results->saved = g_strdup (saved);
  results->entries = g_ptr_array_new_with_free_func (free_entry);
  results->is_genuine = TRUE;
  return results;
}

void
sumi_results_free (SumiResults *results)
{
  g_free (results->pupil);
  g_free (results->learner);
  g_free (results->file);
  g_free (results->set);
  g_free (results->title);
  g_free (results->saved);
  g_ptr_array_unref (results->entries);
  g_free (results);
}

/**
 * sumi_results_add: adds the exercise ITEM, called TITLE, which was not begun. What is returned
 * belongs to RESULTS, and is to be filled in.
 */
SumiResultsEntry *
sumi_results_add (SumiResults *results, const char *item, const char *title)
{
  SumiResultsEntry *entry = g_new0 (SumiResultsEntry, 1);

  entry->item = g_strdup (item);
  entry->title = make_line (title);
  g_ptr_array_add (results->entries, entry);
  return entry;
}

/**
 * sumi_results_entry_is_begun: whether anything was done about the exercise.
 */
gboolean
sumi_results_entry_is_begun (const SumiResultsEntry *entry)
{
  return entry->tries > 0 || entry->is_solved || entry->is_shown || entry->hints > 0;
}

static gboolean
entry_equal (const SumiResultsEntry *a, const SumiResultsEntry *b)
{
  return g_str_equal (a->item, b->item) && g_str_equal (a->title, b->title)
         && a->is_first == b->is_first && a->is_solved == b->is_solved
         && a->is_shown == b->is_shown && a->tries == b->tries && a->hints == b->hints
         && a->seconds == b->seconds;
}

/**
 * sumi_results_is_same_pupil: whether A and B are of one pupil. Neither the name tells it alone,
 * since several may have it, nor the learner, since stores are copied from computer to computer.
 */
gboolean
sumi_results_is_same_pupil (const SumiResults *a, const SumiResults *b)
{
  return g_str_equal (a->pupil, b->pupil) && g_strcmp0 (a->learner, b->learner) == 0;
}

/**
 * sumi_results_equal: whether A and B say the same in the same order.
 */
gboolean
sumi_results_equal (const SumiResults *a, const SumiResults *b)
{
  if (!sumi_results_is_same_pupil (a, b) || !g_str_equal (a->set, b->set)
      || !g_str_equal (a->title, b->title) || !g_str_equal (a->saved, b->saved)
      || a->is_genuine != b->is_genuine || a->entries->len != b->entries->len)
    return FALSE;
  for (guint i = 0; i < a->entries->len; i++)
    {
      if (!entry_equal (a->entries->pdata[i], b->entries->pdata[i]))
        return FALSE;
    }

  return TRUE;
}

static void
write_entry (JsonBuilder *builder, const SumiResultsEntry *entry)
{
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "item", entry->item);
  sumi_json_add_string (builder, "title", entry->title);
  sumi_json_add_boolean (builder, "first", entry->is_first);
  sumi_json_add_boolean (builder, "solved", entry->is_solved);
  sumi_json_add_boolean (builder, "shown", entry->is_shown);
  sumi_json_add_int (builder, "tries", entry->tries);
  sumi_json_add_int (builder, "hints", entry->hints);
  sumi_json_add_int (builder, "seconds", entry->seconds);
  json_builder_end_object (builder);
}

/* RESULTS as text, with the checksum SUM, or without one if that is NULL. */
static char *
make_text (const SumiResults *results, const char *sum)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "format", FORMAT);
  sumi_json_add_string (builder, "pupil", results->pupil);
  if (results->learner != NULL)
    sumi_json_add_string (builder, "learner", results->learner);
  sumi_json_add_string (builder, "set", results->set);
  sumi_json_add_string (builder, "title", results->title);
  sumi_json_add_string (builder, "saved", results->saved);
  sumi_json_begin_array (builder, "exercises");
  for (guint i = 0; i < results->entries->len; i++)
    write_entry (builder, results->entries->pdata[i]);
  json_builder_end_array (builder);
  if (sum != NULL)
    sumi_json_add_string (builder, "sum", sum);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return sumi_json_to_text (root, sum != NULL);
}

/* The checksum is of the values and not of the text, so that spaces in it do not matter. */
static char *
make_sum (const SumiResults *results)
{
  g_autofree char *text = make_text (results, NULL);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

/**
 * sumi_results_to_text: the text of the file, with a checksum that is right; owned by the caller.
 */
char *
sumi_results_to_text (const SumiResults *results)
{
  g_autofree char *sum = make_sum (results);
  g_autofree char *text = make_text (results, sum);

  return g_strconcat (text, "\n", NULL);
}

/**
 * sumi_results_get_name: the pupil's name, with that of the file if it was read from one, for
 * people to find it by; owned by the caller.
 */
char *
sumi_results_get_name (const SumiResults *results)
{
  if (results->file == NULL)
    return g_strdup (results->pupil);
  /* Translators: the name of a pupil, and that of a file. */
  return g_strdup_printf (_("%s (%s)"), results->pupil, results->file);
}

static void
read_string (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  char **out_string = target;
  const char *string;

  if (!sumi_json_get_string (walk, item, &string))
    return;
  if (!sumi_visible_is_text (string) || strpbrk (string, "\n\t") != NULL
      || g_utf8_strlen (string, -1) > MAX_NAME)
    {
      sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                        _("must be a line of text of at most %d characters"), MAX_NAME);
      return;
    }
  g_free (*out_string);
  *out_string = g_strdup (string);
}

static void
read_count (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, SUMI_RESULTS_MAX_COUNT, target);
}

static void
read_seconds (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, SUMI_RESULTS_MAX_SECONDS, target);
}

static void
read_entries (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  GPtrArray *entries = *(GPtrArray **) target;
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 0, SUMI_RESULTS_MAX_ENTRIES))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      SumiResultsEntry *entry = g_new0 (SumiResultsEntry, 1);

      entry->item = g_strdup ("");
      entry->title = g_strdup ("");
      g_ptr_array_add (entries, entry);
      sumi_json_read_fields (walk, &element, entry_fields, G_N_ELEMENTS (entry_fields), entry);
    }
}

static void
read_root (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  Reading *reading = target;
  SumiJsonItem sum;
  const char *string;

  if (!sumi_json_is_object (walk, item) || !sumi_json_check_format (walk, item, FORMAT))
    return;
  sumi_json_read_fields (walk, item, results_fields, G_N_ELEMENTS (results_fields),
                         reading->results);
  if (sumi_json_find_member (walk, item, "sum", &sum)
      && sumi_json_get_string (walk, &sum, &string))
    reading->sum = g_strdup (string);
}

/**
 * sumi_results_from_data: reads the LENGTH bytes at DATA; NULL with OUT_MISTAKES, of SumiMistake,
 * if they are no results. Results whose checksum is wrong are read, and are not genuine.
 */
SumiResults *
sumi_results_from_data (const char *data, gsize length, GPtrArray *out_mistakes)
{
  g_autoptr (SumiResults) results = sumi_results_new ("", "", "", "");
  Reading reading = { .results = results };
  gboolean is_read = sumi_json_read_data (data, length, read_root, NULL, &reading, out_mistakes);
  g_autofree char *sum = make_sum (results);

  results->is_genuine = g_strcmp0 (reading.sum, sum) == 0;
  g_free (reading.sum);
  return is_read ? g_steal_pointer (&results) : NULL;
}
