/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and checks every file of the corpus. The name of a file says what is expected: y_ holds in
 * every respect, n_ cannot be read, n_check_ can be read but says what is not true. Beside each n_
 * file stand the mistakes that it must give, each as LINE:COLUMN: CODE. One number holds what is
 * said of them all. */

#include <stdio.h>
#include <string.h>

#include "pinned.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"

#define SUFFIX ".sumi.json"

/* Enough for every puzzle of the corpus but the one that must not be decided. */
#define MAX_NODES 100000

static gboolean is_code_seen[SUMI_N_MISTAKES];
static Pinned said;

/* The mistakes as the .expected file of a fixture lists them. */
static char *
list_mistakes (const GPtrArray *mistakes)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];

      is_code_seen[mistake->code] = TRUE;
      g_string_append_printf (list, "%d:%d: %s\n", mistake->place.line, mistake->place.column,
                              sumi_mistake_code_to_name (mistake->code));
    }

  return g_string_free (list, FALSE);
}

/* A mistake is shown as one line, whatever the file has in it. */
static void
assert_printable (const GPtrArray *mistakes)
{
  for (guint i = 0; i < mistakes->len; i++)
    {
      g_autofree char *line = sumi_mistake_to_line (mistakes->pdata[i], "FILE");

      g_assert_true (g_utf8_validate (line, -1, NULL));
      for (const char *p = line; *p != '\0'; p = g_utf8_next_char (p))
        g_assert_false (g_unichar_iscntrl (g_utf8_get_char (p)));
      pinned_add (&said, "%.2000s", line);
    }
}

static void
assert_rewritten_equal (const SumiPack *pack)
{
  g_autofree char *text = sumi_pack_write (pack);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) again =
      sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);

  g_assert_nonnull (again);
  g_assert_true (sumi_pack_equal (pack, again));
}

/* A mistake of a pack that can be read is told of with the title of its item. */
static void
assert_items_named (const SumiPack *pack, const GPtrArray *mistakes)
{
  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];
      const SumiItem *item;
      guint index;

      g_assert_cmpint (sscanf (mistake->where, "items[%u]", &index), ==, 1);
      item = pack->items->pdata[index];
      g_assert_cmpstr (mistake->item, ==, sumi_text_get (item->title));
    }
}

static char *
load_expected (const char *path)
{
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (SUFFIX));
  g_autofree char *expected_path = g_strconcat (stem, ".expected", NULL);
  char *expected = NULL;

  g_assert_true (g_file_get_contents (expected_path, &expected, NULL, NULL));

  return expected;
}

static void
replace (GString *text, const char *find, const char *by)
{
  g_string_replace (text, find, by, 0);
}

/* TEXT with the colours swapped; NULL where it has moves from the beginning of a game, in which
 * Black begins. */
static char *
swap_colors (const char *text)
{
  GString *swapped;

  if (strstr (text, "\"record\"") != NULL || strstr (text, "\"moves\"") != NULL
      || strstr (text, "\"game\"") != NULL || strstr (text, "\"lesson\"") != NULL)
    return NULL;
  swapped = g_string_new (text);
  replace (swapped, "\"black\"", "\"BLACK\"");
  replace (swapped, "\"white\"", "\"black\"");
  replace (swapped, "\"BLACK\"", "\"white\"");
  for (char *board = swapped->str; (board = strstr (board, "\"board\"")) != NULL;)
    {
      for (; *board != '\0' && *board != ']'; board++)
        *board = *board == 'X' ? 'O' : *board == 'O' ? 'X' : *board;
    }
  return g_string_free (swapped, FALSE);
}

/* What is wrong with one colour is wrong with the other. */
static void
assert_same_swapped (const char *path, const char *expected)
{
  g_autofree char *text = NULL, *swapped = NULL, *found = NULL;
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = NULL;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  swapped = strlen (text) == length ? swap_colors (text) : NULL;
  if (swapped == NULL)
    return;
  pack = sumi_pack_read_data (swapped, strlen (swapped), SUMI_PACK_READ_DEFAULT, mistakes);
  budget.max_nodes = MAX_NODES;
  if (pack != NULL)
    sumi_pack_check (pack, &budget, mistakes);
  found = list_mistakes (mistakes);
  assert_printable (mistakes);
  g_assert_cmpstr (found, ==, expected);
}

static void
test_fixture (gconstpointer data)
{
  const char *path = data;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *expected = name[0] == 'y' ? g_strdup ("") : load_expected (path);
  gboolean is_readable = name[0] == 'y' || g_str_has_prefix (name, "n_check_");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autofree char *found = NULL;

  budget.max_nodes = MAX_NODES;
  g_assert_true ((pack == NULL) == (mistakes->len > 0));
  g_assert_true ((pack != NULL) == is_readable);
  if (pack != NULL)
    {
      g_assert_true (sumi_pack_check (pack, &budget, mistakes) == (mistakes->len == 0));
      assert_rewritten_equal (pack);
      assert_items_named (pack, mistakes);
    }
  assert_printable (mistakes);
  for (guint i = 0; i < mistakes->len; i++)
    g_assert_true (sumi_mistake_is_structural (mistakes->pdata[i]) != is_readable);
  found = list_mistakes (mistakes);
  g_assert_cmpstr (found, ==, expected);
  assert_same_swapped (path, expected);
}

/* The corpus has every code but the one for files that are not there. */
static void
test_codes (void)
{
  for (int code = 0; code < SUMI_N_MISTAKES; code++)
    {
      if (code != SUMI_MISTAKE_IO && !is_code_seen[code])
        g_error ("no fixture has the mistake %s", sumi_mistake_code_to_name (code));
    }
}

/* The words of all mistakes above, in one number. */
static void
test_said (void)
{
  pinned_check (&said, "said", UINT64_C (0x56b68459a86748b9));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_fixtures (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fixtures", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (name, SUFFIX))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_assert_cmpuint (names->len, >, 100);
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *test_path = g_strconcat ("/pack/fixtures/", names->pdata[i], NULL);

      g_test_add_data_func_full (test_path, g_build_filename (folder, names->pdata[i], NULL),
                                 test_fixture, g_free);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_fixtures ();
  g_test_add_func ("/pack/fixtures/every-code", test_codes);
  g_test_add_func ("/pack/fixtures/said", test_said);

  return g_test_run ();
}
