/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and checks every example of the teacher's guide, puzzles/README.md.
 *
 * The words behind ```json say what an example is: a whole "pack", "root" members of a pack,
 * "fields" of a puzzle, a whole "item", or the fields of a "step" of a lesson. All but the first
 * are put into the guide's first pack. With "error" besides, the next block, ```text, says which
 * mistakes it must give. Without, it must hold. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"

typedef struct
{
  const char *info; /* what stands behind the three backticks */
  char *text;
  int line;
} Block;

static GArray *blocks; /* of Block */
static char *guide;

/* Finds the fenced blocks of the guide. */
static void
find_blocks (void)
{
  g_auto (GStrv) lines = g_strsplit (guide, "\n", -1);
  GString *text = NULL;
  Block block = { 0 };

  for (int i = 0; lines[i] != NULL; i++)
    {
      if (text == NULL && g_str_has_prefix (lines[i], "```"))
        {
          block = (Block){ .info = g_intern_string (lines[i] + 3), .line = i + 1 };
          text = g_string_new (NULL);
        }
      else if (text != NULL && g_str_equal (lines[i], "```"))
        {
          block.text = g_string_free (g_steal_pointer (&text), FALSE);
          g_array_append_val (blocks, block);
        }
      else if (text != NULL)
        {
          g_string_append_printf (text, "%s\n", lines[i]);
        }
    }
  g_assert_null (text);
}

static JsonObject *
parse_object (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (text, &error);

  g_assert_no_error (error);

  return json_object_ref (json_node_get_object (node));
}

static void
replace_members (JsonObject *into, JsonObject *from)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, from);
  while (json_object_iter_next (&iter, &name, &node))
    json_object_set_member (into, name, json_node_copy (node));
}

/* A lesson whose only step has the members that BLOCK gives. */
static char *
make_lesson (const Block *block)
{
  return g_strdup_printf ("{\"kind\":\"lesson\",\"id\":\"l\",\"title\":\"L\",\"steps\":[{%s}]}",
                          block->text);
}

/* Replaces in PACK what BLOCK gives. */
static void
put_into_pack (const Block *block, JsonObject *pack)
{
  JsonArray *items = json_object_get_array_member (pack, "items");
  gboolean is_step = g_str_has_prefix (block->info, "json step");
  g_autoptr (JsonObject) members = NULL;
  g_autofree char *text = NULL;

  if (is_step)
    text = make_lesson (block);
  else if (g_str_has_prefix (block->info, "json item"))
    text = g_strdup (block->text);
  else
    text = g_strdup_printf ("{%s}", block->text);
  members = parse_object (text);
  if (g_str_has_prefix (block->info, "json fields"))
    {
      replace_members (json_array_get_object_element (items, 0), members);
    }
  else if (is_step || g_str_has_prefix (block->info, "json item"))
    {
      json_array_remove_element (items, 0);
      json_array_add_object_element (items, g_steal_pointer (&members));
    }
  else
    {
      g_assert_true (g_str_has_prefix (block->info, "json root"));
      replace_members (pack, members);
    }
}

/* The text of BLOCK as a whole pack. */
static char *
make_pack (const Block *block)
{
  const Block *first = &g_array_index (blocks, Block, 0);
  g_autoptr (JsonObject) pack = NULL;
  g_autoptr (JsonNode) root = NULL;

  if (g_str_equal (block->info, "json pack"))
    return g_strdup (block->text);

  pack = parse_object (first->text);
  put_into_pack (block, pack);
  root = json_node_init_object (json_node_alloc (), pack);

  return json_to_string (root, FALSE);
}

/* All mistakes of the pack TEXT, a line each, as the guide shows them. */
static char *
find_mistakes (const char *text)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack =
      sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  GString *lines = g_string_new (NULL);

  if (pack != NULL)
    sumi_pack_check (pack, &budget, mistakes);
  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];

      g_string_append_printf (lines, "%s: %s [%s]\n", mistake->where, mistake->message,
                              sumi_mistake_code_to_name (mistake->code));
    }

  return g_string_free (lines, FALSE);
}

static void
test_example (gconstpointer data)
{
  guint index = GPOINTER_TO_UINT (data);
  const Block *block = &g_array_index (blocks, Block, index);
  g_autofree char *pack = make_pack (block);
  g_autofree char *mistakes = find_mistakes (pack);
  const char *expected = "";

  if (g_str_has_suffix (block->info, " error"))
    {
      const Block *next = &g_array_index (blocks, Block, index + 1);

      g_assert_cmpuint (index + 1, <, blocks->len);
      g_assert_cmpstr (next->info, ==, "text");
      expected = next->text;
    }
  g_assert_cmpstr (mistakes, ==, expected);
}

/* The guide names every key of the format, and every code of a mistake. */
static void
test_complete (void)
{
  static const char *const keys[] = {
    "format",    "id",       "title",  "summary", "authors",    "license",  "source", "language",
    "level",     "items",    "kind",   "tags",    "difficulty", "position", "board",  "turn",
    "moves",     "task",     "type",   "goal",    "within",     "measure",  "corner", "pass",
    "mobility",  "wipe-out", "prompt", "hints",   "explain",    "solution", "wrong",  "claims",
    "solutions", "replies",  "line",   "forced",  "result",     "unique",   "record", "score",
    "by",        "set",      "side",   "move",    "quantity",   "options",  "answer", "opponent",
    "aim",       "margin",   "steps",  "text",    "show",       "squares",  "arrows", "rules",
    "handicap",  "rating",
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *key = g_strdup_printf ("\"%s\":", keys[i]);

      if (strstr (guide, key) == NULL)
        g_error ("the guide has no example with the key %s", key);
    }
  for (int code = 0; code < SUMI_N_MISTAKES; code++)
    {
      g_autofree char *name = g_strdup_printf ("`%s`", sumi_mistake_code_to_name (code));

      if (strstr (guide, name) == NULL)
        g_error ("the guide does not explain the code %s", name);
    }
}

static void
clear_block (gpointer data)
{
  Block *block = data;

  g_free (block->text);
}

int
main (int argc, char *argv[])
{
  g_autofree char *path = NULL;
  guint n_examples = 0;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  path = g_test_build_filename (G_TEST_DIST, "..", "..", "puzzles", "README.md", NULL);
  if (!g_file_get_contents (path, &guide, NULL, NULL))
    g_error ("%s cannot be read", path);
  blocks = g_array_new (FALSE, FALSE, sizeof (Block));
  g_array_set_clear_func (blocks, clear_block);
  find_blocks ();
  for (guint i = 0; i < blocks->len; i++)
    {
      const Block *block = &g_array_index (blocks, Block, i);
      g_autofree char *test_path = g_strdup_printf ("/pack/guide/line-%d", block->line);

      if (g_str_equal (block->info, "text"))
        continue;
      if (!g_str_has_prefix (block->info, "json "))
        g_error ("%s:%d: nothing tests a block of %s", path, block->line, block->info);
      g_test_add_data_func (test_path, GUINT_TO_POINTER (i), test_example);
      n_examples++;
    }
  g_assert_cmpuint (n_examples, >, 10);
  g_test_add_func ("/pack/guide/complete", test_complete);
  status = g_test_run ();
  g_array_unref (blocks);
  g_free (guide);

  return status;
}
