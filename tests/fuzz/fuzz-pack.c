/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a pack: mistakes are told where the text has a place for them; what is right is
 * checked within a budget, written, and reads back equal. */

#include <string.h>

#include "fuzz.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"

#define MAX_NODES 2000

static void
assert_placed (const GPtrArray *mistakes, const char *data, size_t size)
{
  int n_lines = 1;

  for (size_t i = 0; i < size; i++)
    n_lines += data[i] == '\n' || data[i] == '\r';
  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];

      g_assert_cmpint (mistake->place.line, <=, n_lines);
      g_assert_cmpint (mistake->place.line, >=, 0);
      g_assert_cmpint (mistake->place.column, >=, 0);
      g_assert_cmpint (mistake->place.column, <=, (int) size + 1);
      g_assert_true (g_utf8_validate (mistake->message, -1, NULL));
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GPtrArray) none = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = NULL, again = NULL;
  g_autofree char *first = NULL, *second = NULL;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  pack = sumi_pack_read_data ((const char *) data, size, SUMI_PACK_READ_DEFAULT, mistakes);
  assert_placed (mistakes, (const char *) data, size);
  if (pack == NULL)
    {
      g_ptr_array_set_size (mistakes, 0);
      pack = sumi_pack_read_data ((const char *) data, size, SUMI_PACK_READ_PARTS, mistakes);
      g_assert_cmpuint (mistakes->len, >, 0);
    }
  if (pack == NULL)
    return 0;

  budget.max_nodes = MAX_NODES;
  sumi_pack_check (pack, &budget, mistakes);
  assert_placed (mistakes, (const char *) data, size);
  first = sumi_pack_write (pack);
  again = sumi_pack_read_data (first, strlen (first), SUMI_PACK_READ_DEFAULT, none);
  g_assert_nonnull (again);
  g_assert_cmpuint (none->len, ==, 0);
  second = sumi_pack_write (again);
  g_assert_cmpstr (first, ==, second);
  return 0;
}
