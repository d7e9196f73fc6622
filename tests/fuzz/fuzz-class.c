/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets for a class. A code, on a line of its own, names exercises of two packs: one that follows
 * it, if it does, and one that is always there. The code that is made of these names the same. What
 * stands between zeros after that are the results of pupils, of which a table is made. */

#include <string.h>

#include "fuzz.h"
#include "sumi-pack-reader.h"
#include "sumi-results-table.h"
#include "sumi-sheet-parts.h"

static GPtrArray *
new_mistakes (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
}

static void
take_pack (GPtrArray *packs, SumiPack *pack)
{
  if (pack != NULL)
    g_ptr_array_add (packs, pack);
}

static void
check_code (GPtrArray *packs, const char *code)
{
  for (int pick = SUMI_SHEET_PICK_EXERCISES; pick <= SUMI_SHEET_PICK_LESSONS; pick++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) parts = NULL, again = NULL;
      g_autofree char *made = NULL;

      parts = sumi_sheet_select_code (packs, (SumiSheetPick) pick, code, &error);
      g_assert_true ((parts == NULL) == (error != NULL));
      if (parts == NULL)
        {
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
          continue;
        }
      made = sumi_sheet_make_code (parts, 0, parts->len);
      again = sumi_sheet_select_code (packs, (SumiSheetPick) pick, made, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (again->len, ==, parts->len);
      for (guint i = 0; i < parts->len; i++)
        {
          const SumiSheetPart *one = parts->pdata[i], *other = again->pdata[i];

          g_assert_true (one->exercise == other->exercise && one->item == other->item);
          g_assert_cmpstr (one->id, ==, other->id);
        }
    }
}

static void
check_table (const SumiResultsTable *table, guint n_results)
{
  g_assert_cmpuint (table->pupils->len, <=, n_results);
  for (guint i = 0; i < table->pupils->len; i++)
    {
      const SumiResults *results = table->pupils->pdata[i];

      g_assert_cmpstr (results->set, ==, table->set);
      for (guint j = 0; j < i; j++)
        g_assert_false (sumi_results_is_same_pupil (results, table->pupils->pdata[j]));
    }
  for (guint i = 0; i < table->columns->len; i++)
    {
      const SumiResultsColumn *column = table->columns->pdata[i];

      g_assert_cmpuint (column->n_first, <=, column->n_begun);
      g_assert_cmpuint (column->n_begun, <=, table->pupils->len);
    }
}

static void
check_results (const char *data, size_t size)
{
  g_autoptr (SumiResultsClass) class = sumi_results_class_new ();
  g_autofree char *csv = NULL;
  guint n_results = 0;

  for (const char *end = data + size; data < end;)
    {
      const char *zero = memchr (data, '\0', (size_t) (end - data));
      gsize length = (gsize) ((zero != NULL ? zero : end) - data);
      g_autoptr (GPtrArray) mistakes = new_mistakes ();
      SumiResults *results = sumi_results_from_data (data, length, mistakes);

      if (results != NULL)
        {
          sumi_results_class_add (class, results);
          n_results++;
        }
      data += length + 1;
    }
  sumi_results_class_sort (class);
  for (guint i = 0; i < class->tables->len; i++)
    check_table (class->tables->pdata[i], n_results);
  csv = sumi_results_class_to_csv (class);
  g_assert_true (g_utf8_validate (csv, -1, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static SumiPack *always;
  const char *text = (const char *) data;
  const char *line = memchr (text, '\n', size);
  const char *zero = memchr (text, '\0', size);
  const char *end = text + size, *code_end = line != NULL ? line : end;
  const char *pack_end = zero != NULL ? zero : end;
  g_autoptr (GPtrArray) packs = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_pack_unref);
  g_autoptr (GPtrArray) mistakes = new_mistakes ();
  g_autofree char *code = NULL;

  if (always == NULL)
    {
      g_autoptr (GFile) file = g_file_new_for_path (EXERCISES);

      always = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);
      g_assert_nonnull (always);
    }
  take_pack (packs, sumi_pack_ref (always));
  if (code_end + 1 < pack_end)
    take_pack (packs, sumi_pack_read_data (code_end + 1, (gsize) (pack_end - code_end - 1),
                                           SUMI_PACK_READ_DEFAULT, mistakes));
  code = g_utf8_make_valid (text, MIN (code_end, pack_end) - text);
  check_code (packs, code);
  if (zero != NULL)
    check_results (zero + 1, (size_t) (end - zero - 1));
  return 0;
}
