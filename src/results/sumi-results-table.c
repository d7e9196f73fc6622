/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-results-table.h"

#include <string.h>

#include "sumi-collate.h"
#include "sumi-csv.h"
#include "sumi-json-read.h"
#include "sumi-load.h"
#include "sumi-visible.h"

/* More files of results than any class has. */
#define MAX_FILES 10000

/* More characters than the name of a file can have. */
#define MAX_FILE_NAME 255

/* The beginning of the name of the format, the same in all versions, which is among the first bytes
 * of a file. */
#define FORMAT_BEGIN "\"sumi-results/"
#define HEAD_SIZE 256

/* Fewer than these say nothing about all. */
#define MIN_BEGUN 2

static void
free_column (gpointer data)
{
  SumiResultsColumn *column = data;

  g_free (column->item);
  g_free (column->title);
  g_free (column);
}

static void
free_table (gpointer data)
{
  SumiResultsTable *table = data;

  g_free (table->set);
  g_free (table->title);
  g_ptr_array_unref (table->columns);
  g_ptr_array_unref (table->pupils);
  g_free (table);
}

static void
free_problem (gpointer data)
{
  SumiResultsProblem *problem = data;

  g_free (problem->path);
  sumi_mistake_free (problem->mistake);
  g_free (problem);
}

/**
 * sumi_results_class_new: a class of which nothing is known yet.
 */
SumiResultsClass *
sumi_results_class_new (void)
{
  SumiResultsClass *self = g_new0 (SumiResultsClass, 1);

  self->results = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_results_free);
  self->tables = g_ptr_array_new_with_free_func (free_table);
  self->problems = g_ptr_array_new_with_free_func (free_problem);
  self->paths = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
sumi_results_class_free (SumiResultsClass *self)
{
  g_ptr_array_unref (self->tables);
  g_ptr_array_unref (self->results);
  g_ptr_array_unref (self->problems);
  g_ptr_array_unref (self->paths);
  g_free (self);
}

static SumiResultsTable *
find_table (SumiResultsClass *self, const SumiResults *results)
{
  SumiResultsTable *table;

  for (guint i = 0; i < self->tables->len; i++)
    {
      table = self->tables->pdata[i];
      if (g_str_equal (table->set, results->set))
        return table;
    }
  table = g_new0 (SumiResultsTable, 1);
  table->set = g_strdup (results->set);
  table->columns = g_ptr_array_new_with_free_func (free_column);
  table->pupils = g_ptr_array_new ();
  g_ptr_array_add (self->tables, table);
  return table;
}

/* Whether RESULTS count for their pupil instead of OTHER, which was read before: if only one of the
 * two was edited, the other one counts, since even the time of edited results is not known;
 * otherwise the one that was saved later. */
static gboolean
is_preferred (const SumiResults *results, const SumiResults *other)
{
  return results->is_genuine != other->is_genuine ? results->is_genuine
                                                  : strcmp (results->saved, other->saved) > 0;
}

/**
 * sumi_results_class_add: adds RESULTS, which it takes over. The tables are right again after
 * sumi_results_class_sort().
 */
void
sumi_results_class_add (SumiResultsClass *self, SumiResults *results)
{
  SumiResultsTable *table = find_table (self, results);

  g_ptr_array_add (self->results, results);
  for (guint i = 0; i < table->pupils->len; i++)
    {
      const SumiResults *other = table->pupils->pdata[i];

      if (!sumi_results_is_same_pupil (other, results))
        continue;
      if (is_preferred (results, other))
        table->pupils->pdata[i] = results;
      return;
    }
  g_ptr_array_add (table->pupils, results);
}

/* COLUMNS are those of TABLE, by their items. */
static SumiResultsColumn *
find_column (SumiResultsTable *table, GHashTable *columns, const SumiResultsEntry *entry)
{
  SumiResultsColumn *column = g_hash_table_lookup (columns, entry->item);

  if (column != NULL)
    return column;
  column = g_new0 (SumiResultsColumn, 1);
  column->item = g_strdup (entry->item);
  g_ptr_array_add (table->columns, column);
  g_hash_table_insert (columns, column->item, column);
  return column;
}

/* The text that stands in TEXTS most often, the first of several; NULL if there is none. */
static const char *
find_most_common (const GPtrArray *texts)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  const char *found = NULL;
  guint most = 0;

  for (guint i = 0; i < texts->len; i++)
    {
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, texts->pdata[i]));

      g_hash_table_insert (counts, texts->pdata[i], GUINT_TO_POINTER (n + 1));
    }
  for (guint i = 0; i < texts->len; i++)
    {
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, texts->pdata[i]));

      if (n <= most)
        continue;
      most = n;
      found = texts->pdata[i];
    }
  return found;
}

static void
choose_title (SumiResultsTable *table)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  for (guint i = 0; i < table->pupils->len; i++)
    g_ptr_array_add (titles, ((const SumiResults *) table->pupils->pdata[i])->title);
  g_free (table->title);
  table->title = g_strdup (find_most_common (titles));
}

/* The titles that the pupils of TABLE have for each exercise, by its item; owned by the caller. */
static GHashTable *
list_titles (const SumiResultsTable *table)
{
  GHashTable *titles
    = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < table->pupils->len; i++)
    {
      const SumiResults *results = table->pupils->pdata[i];

      for (guint j = 0; j < results->entries->len; j++)
        {
          const SumiResultsEntry *entry = results->entries->pdata[j];
          GPtrArray *of_item = g_hash_table_lookup (titles, entry->item);

          if (of_item == NULL)
            {
              of_item = g_ptr_array_new ();
              g_hash_table_insert (titles, entry->item, of_item);
            }
          g_ptr_array_add (of_item, entry->title);
        }
    }
  return titles;
}

/* Gives the columns their titles, and notes which of these do not tell them apart. */
static void
name_columns (SumiResultsTable *table)
{
  g_autoptr (GHashTable) titles = list_titles (table);
  g_autoptr (GHashTable) named = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < table->columns->len; i++)
    {
      SumiResultsColumn *column = table->columns->pdata[i], *namesake;

      column->title = g_strdup (find_most_common (g_hash_table_lookup (titles, column->item)));
      namesake = g_hash_table_lookup (named, column->title);
      if (namesake != NULL)
        column->has_namesake = namesake->has_namesake = TRUE;
      else
        g_hash_table_insert (named, column->title, column);
    }
}

static void
count (SumiResultsTable *table)
{
  g_autoptr (GHashTable) columns = g_hash_table_new (g_str_hash, g_str_equal);

  g_ptr_array_set_size (table->columns, 0);
  for (guint i = 0; i < table->pupils->len; i++)
    {
      const SumiResults *results = table->pupils->pdata[i];

      for (guint j = 0; j < results->entries->len; j++)
        {
          const SumiResultsEntry *entry = results->entries->pdata[j];
          SumiResultsColumn *column = find_column (table, columns, entry);

          column->n_begun += sumi_results_entry_is_begun (entry);
          column->n_first += entry->is_first;
          column->is_hard
            = column->n_begun >= MIN_BEGUN && 2 * column->n_first < column->n_begun;
        }
    }
  name_columns (table);
}

static int
compare_pupils (gconstpointer a, gconstpointer b)
{
  const SumiResults *first = *(const SumiResults **) a;
  const SumiResults *second = *(const SumiResults **) b;
  int order = sumi_collate_names (first->pupil, second->pupil);

  if (order == 0)
    order = strcmp (first->pupil, second->pupil);
  return order != 0 ? order : g_strcmp0 (first->file, second->file);
}

static int
compare_tables (gconstpointer a, gconstpointer b)
{
  const SumiResultsTable *first = *(const SumiResultsTable **) a;
  const SumiResultsTable *second = *(const SumiResultsTable **) b;
  int order = sumi_collate_names (first->title, second->title);

  return order != 0 ? order : strcmp (first->set, second->set);
}

/**
 * sumi_results_class_sort: brings tables and pupils into their order, chooses their titles, and
 * counts what was hard.
 */
void
sumi_results_class_sort (SumiResultsClass *self)
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      SumiResultsTable *table = self->tables->pdata[i];

      g_ptr_array_sort (table->pupils, compare_pupils);
      choose_title (table);
      count (table);
    }
  g_ptr_array_sort (self->tables, compare_tables);
}

/**
 * sumi_results_is_name: whether the name NAME alone says that a file is meant to be results.
 * Programs that receive several files of one name put a number or a word before the extension.
 */
gboolean
sumi_results_is_name (const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  return strstr (lower, ".sumi-results") != NULL;
}

/* Whether the file NAME at PATH may be meant to be results. DATA is its contents, or NULL if it
 * cannot be read. In a file dialog many people replace the whole name up to the extension, so a
 * file that cannot be read may be results, too, unless it is a folder. */
static gboolean
may_be_results (const char *path, const char *name, const char *data)
{
  if (sumi_results_is_name (name))
    return TRUE;
  return data != NULL ? strstr (data, FORMAT_BEGIN) != NULL
                      : !g_file_test (path, G_FILE_TEST_IS_DIR);
}

static void
add_file (SumiResultsClass *self, const char *path)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gsize length;
  g_autofree char *data
      = sumi_json_load_file (file, SUMI_JSON_MAX_SIZE, NULL, &length, mistakes);
  g_autofree char *name = g_path_get_basename (path);
  SumiResults *results;
  SumiResultsProblem *problem;

  if (!may_be_results (path, name, data))
    return;
  g_ptr_array_add (self->paths, g_strdup (path));
  results = data != NULL ? sumi_results_from_data (data, length, mistakes) : NULL;
  if (results != NULL)
    {
      results->file = sumi_visible_name (name, MAX_FILE_NAME);
      sumi_results_class_add (self, results);
      return;
    }
  problem = g_new0 (SumiResultsProblem, 1);
  problem->path = g_strdup (path);
  problem->mistake = sumi_mistake_copy (mistakes->pdata[0]);
  g_ptr_array_add (self->problems, problem);
}

/* Whether the file at PATH begins as Sumi writes results; FALSE also if it cannot be read. */
static gboolean
begins_as_results (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gsize length;
  g_autofree char *data = sumi_load_file (file, HEAD_SIZE, NULL, &length, NULL);

  return data != NULL && strstr (data, FORMAT_BEGIN) != NULL;
}

/**
 * sumi_results_class_read: reads all results in FOLDER, without its subfolders and hidden files:
 * files that are named as results are, and files of any name that contain results. NULL with ERROR
 * if FOLDER cannot be opened. Files that cannot be read are among the problems if they are named as
 * results are, or end in ".json" or ".JSON". Blocks.
 */
SumiResultsClass *
sumi_results_class_read (const char *folder, GError **error)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, error);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  SumiResultsClass *self;
  const char *name;

  if (directory == NULL)
    return NULL;
  while ((name = g_dir_read_name (directory)) != NULL && paths->len < MAX_FILES)
    {
      g_autofree char *lower = g_ascii_strdown (name, -1);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      /* Hidden files belong to programs: some systems put one beside each file of a pupil. */
      if (name[0] != '.'
          && (g_str_has_suffix (lower, ".json") || sumi_results_is_name (name)
              || begins_as_results (path)))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
  g_ptr_array_sort (paths, sumi_collate_bytes);
  self = sumi_results_class_new ();
  for (guint i = 0; i < paths->len; i++)
    add_file (self, paths->pdata[i]);
  sumi_results_class_sort (self);
  return self;
}

/**
 * sumi_results_find: what RESULTS say of the exercise ITEM, which belongs to them; NULL if nothing.
 */
const SumiResultsEntry *
sumi_results_find (const SumiResults *results, const char *item)
{
  for (guint i = 0; i < results->entries->len; i++)
    {
      const SumiResultsEntry *entry = results->entries->pdata[i];

      if (g_str_equal (entry->item, item))
        return entry;
    }

  return NULL;
}

/**
 * sumi_results_table_has_namesake: whether another pupil in TABLE has the name of RESULTS.
 */
gboolean
sumi_results_table_has_namesake (const SumiResultsTable *table, const SumiResults *results)
{
  for (guint i = 0; i < table->pupils->len; i++)
    {
      const SumiResults *other = table->pupils->pdata[i];

      if (other != results && g_str_equal (other->pupil, results->pupil))
        return TRUE;
    }

  return FALSE;
}

static void
add_line (GString *csv, const SumiResults *results, const SumiResultsEntry *entry)
{
  const char *texts[] = { results->set, results->pupil, entry->item, entry->title };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      sumi_csv_add_value (csv, texts[i]);
      g_string_append_c (csv, ',');
    }
  g_string_append_printf (csv, "%d,%d,%d,%d,%d,%d,", entry->is_first, entry->is_solved,
                          entry->is_shown, entry->tries, entry->hints, entry->seconds);
  sumi_csv_add_value (csv, results->saved);
  g_string_append_printf (csv, ",%d,", results->is_genuine);
  sumi_csv_add_value (csv, results->learner != NULL ? results->learner : "");
  g_string_append_c (csv, ',');
  sumi_csv_add_value (csv, results->file != NULL ? results->file : "");
  g_string_append_c (csv, '\n');
}

/**
 * sumi_results_class_to_csv: the tables with a line for each pupil and exercise, under names that
 * are the same in all languages; owned by the caller.
 */
char *
sumi_results_class_to_csv (const SumiResultsClass *self)
{
  GString *csv = g_string_new ("set,pupil,item,title,first-try,solved,shown,tries,hints,seconds,"
                               "saved,genuine,learner,file\n");

  for (guint i = 0; i < self->tables->len; i++)
    {
      const SumiResultsTable *table = self->tables->pdata[i];

      for (guint j = 0; j < table->pupils->len; j++)
        {
          const SumiResults *results = table->pupils->pdata[j];

          for (guint k = 0; k < results->entries->len; k++)
            add_line (csv, results, results->entries->pdata[k]);
        }
    }

  return g_string_free (csv, FALSE);
}
