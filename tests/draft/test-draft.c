/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The document that is edited: what each change does, undo and redo, and that every draft can be
 * saved and read, whatever was done to it. */

#include <string.h>

#include "draft-fixture.h"
#include "random-pack.h"
#include "sumi-draft-item.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-draft-task.h"
#include "sumi-draft-texts.h"
#include "sumi-mistake.h"
#include "sumi-pack-writer.h"

/* With -m slow ten thousand. */
#define N_SEQUENCES 1000
#define MAX_EDITS 12

static SumiDraft *
read_text (const char *text)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiDraft *draft = sumi_draft_from_data (text, strlen (text), mistakes);

  if (draft == NULL)
    g_error ("%s\n%s", ((SumiMistake *) mistakes->pdata[0])->message, text);
  g_assert_cmpuint (mistakes->len, ==, 0);
  return draft;
}

/* The text without what only makes it easy to read. */
static char *
to_short (const SumiDraft *draft)
{
  g_autofree char *text = sumi_draft_to_text (draft);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  return json_to_string (node, FALSE);
}

static JsonNode *
string_node (const char *string)
{
  return json_node_init_string (json_node_alloc (), string);
}

static void
test_changes (void)
{
  static const struct
  {
    const char *kind, *path, *value;
    guint to;
    const char *before, *after;
  } rows[] = {
    { "set", "a", "x", 0, "{}", "{\"a\":\"x\"}" },
    { "set", "a", "x", 0, "{\"a\":1,\"b\":2}", "{\"a\":\"x\",\"b\":2}" },
    { "set", "a.b", "x", 0, "{}", "{\"a\":{\"b\":\"x\"}}" },
    { "set", "a[0]", "x", 0, "{}", "{\"a\":[\"x\"]}" },
    { "set", "a[1].b", "x", 0, "{\"a\":[{},{\"c\":3}]}", "{\"a\":[{},{\"c\":3,\"b\":\"x\"}]}" },
    { "set", "a[7].b", "x", 0, "{\"a\":[1]}", "{\"a\":[1]}" },
    { "set", "a.b", "x", 0, "{\"a\":1}", "{\"a\":{\"b\":\"x\"}}" },
    { "insert", "a[1]", "x", 0, "{\"a\":[1,2]}", "{\"a\":[1,\"x\",2]}" },
    { "insert", "a[9]", "x", 0, "{\"a\":[1,2]}", "{\"a\":[1,2,\"x\"]}" },
    { "remove", "a", NULL, 0, "{\"a\":1,\"b\":2}", "{\"b\":2}" },
    { "remove", "a.b", NULL, 0, "{\"a\":{\"b\":1},\"c\":2}", "{\"c\":2}" },
    { "remove", "a.b", NULL, 0, "{\"a\":{\"b\":1,\"d\":1}}", "{\"a\":{\"d\":1}}" },
    { "remove", "a.b", NULL, 0, "{\"c\":2}", "{\"c\":2}" },
    { "remove", "a[0]", NULL, 0, "{\"a\":[1]}", "{}" },
    { "remove", "items[0]", NULL, 0, "{\"items\":[1]}", "{\"items\":[]}" },
    { "remove", "a[4]", NULL, 0, "{\"a\":[1]}", "{\"a\":[1]}" },
    { "move", "a[0]", NULL, 2, "{\"a\":[1,2,3]}", "{\"a\":[2,3,1]}" },
    { "move", "a[2]", NULL, 0, "{\"a\":[1,2,3]}", "{\"a\":[3,1,2]}" },
    { "move", "a[1]", NULL, 9, "{\"a\":[1,2,3]}", "{\"a\":[1,3,2]}" },
    { "move", "b[0]", NULL, 1, "{\"a\":1}", "{\"a\":1}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiDraft) draft = read_text (rows[i].before);
      g_autoptr (SumiDraft) changed = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      g_test_message ("%s %s of %s", rows[i].kind, rows[i].path, rows[i].before);
      if (g_str_equal (rows[i].kind, "set"))
        changed = sumi_draft_set (draft, rows[i].path, string_node (rows[i].value));
      else if (g_str_equal (rows[i].kind, "insert"))
        changed = sumi_draft_insert (draft, rows[i].path, string_node (rows[i].value));
      else if (g_str_equal (rows[i].kind, "remove"))
        changed = sumi_draft_remove (draft, rows[i].path);
      else
        changed = sumi_draft_move (draft, rows[i].path, rows[i].to);
      before = to_short (draft);
      after = to_short (changed);
      g_assert_cmpstr (before, ==, rows[i].before);
      g_assert_cmpstr (after, ==, rows[i].after);
    }
}

/* Many changes at once are the same as one after the other. */
static void
test_replace (void)
{
  g_autoptr (SumiDraft) draft
    = read_text ("{\"a\":[[1],{\"b\":2,\"c\":3}],\"d\":4,\"e\":{\"b\":5}}");
  static const char *const paths[] = { "a[0][0]", "a[1].c", "d", "none", "a[7]" };
  g_autoptr (GHashTable) values
    = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) json_node_unref);
  g_autoptr (SumiDraft) same = sumi_draft_replace (draft, values);
  g_autoptr (SumiDraft) replaced = NULL;
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (same == draft);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    g_hash_table_insert (values, (gpointer) paths[i], string_node (paths[i]));
  replaced = sumi_draft_replace (draft, values);
  before = to_short (draft);
  after = to_short (replaced);
  g_assert_cmpstr (before, ==, "{\"a\":[[1],{\"b\":2,\"c\":3}],\"d\":4,\"e\":{\"b\":5}}");
  g_assert_cmpstr (after, ==,
                   "{\"a\":[[\"a[0][0]\"],{\"b\":2,\"c\":\"a[1].c\"}],\"d\":\"d\","
                   "\"e\":{\"b\":5}}");
}

static void
test_equal (void)
{
  static const struct
  {
    const char *a, *b;
    gboolean is_equal;
  } rows[] = {
    { "{\"a\":1,\"b\":[2]}", "{ \"a\": 1, \"b\": [2] }", TRUE },
    { "{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}", FALSE },
    { "{\"a\":[1,2]}", "{\"a\":[2,1]}", FALSE },
    { "{\"a\":1}", "{\"a\":\"1\"}", FALSE },
    { "{\"a\":1}", "{}", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiDraft) a = read_text (rows[i].a);
      g_autoptr (SumiDraft) b = read_text (rows[i].b);

      g_assert_cmpint (sumi_draft_equal (a, b), ==, rows[i].is_equal);
    }
}

/* What is no JSON object cannot be edited, and says why. */
static void
test_refused (void)
{
  static const char *const texts[] = { "", "[]", "{", "{\"a\":1,\"a\":2}", "{'a':1}", "{}x", "1" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

      g_assert_null (sumi_draft_from_data (texts[i], strlen (texts[i]), mistakes));
      g_assert_cmpuint (mistakes->len, >, 0);
    }
}

/* A file that is as large as one may be, and was written without spaces, can be read again once it
 * was saved. */
static void
test_large (void)
{
  g_autoptr (GString) text = g_string_new ("{\"items\":[{\"steps\":[");
  g_autoptr (SumiDraft) draft = NULL, again = NULL;
  g_autofree char *saved = NULL;

  for (guint i = 0; i < 28000; i++)
    g_string_append (text, "{\"position\":{\"board\":["
                           "\"........\",\"........\",\"........\",\"...OX...\",\"...XO...\","
                           "\"........\",\"........\",\"........\"],\"turn\":\"black\"}},");
  g_string_truncate (text, text->len - 1);
  g_string_append (text, "]}]}");
  draft = read_text (text->str);
  saved = sumi_draft_to_text (draft);
  again = read_text (saved);
  g_assert_true (sumi_draft_equal (draft, again));
}

static void
push (SumiDraftHistory *history, const char *text, const char *group, gint64 now_us)
{
  sumi_draft_history_push (history, read_text (text), group, now_us);
}

static void
assert_seen (SumiDraftHistory *history, const char *text)
{
  g_autofree char *seen = to_short (sumi_draft_history_get (history));

  g_assert_cmpstr (seen, ==, text);
}

/* Whatever a text has can be read again, also what no pack may have. */
static void
test_characters (void)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (SumiDraft) empty = sumi_draft_new ("id", "Title", "en");
  g_autoptr (SumiDraft) draft = NULL, again = NULL;
  g_autofree char *text = NULL;

  for (gunichar i = 1; i < 0x3000; i++)
    g_string_append_unichar (all, i);
  draft = sumi_draft_set_string (empty, "summary", all->str);
  text = sumi_draft_to_text (draft);
  again = read_text (text);
  g_assert_cmpstr (sumi_draft_get_string (again, "summary"), ==, all->str);
}

/* Typing in one field is undone at once, up to a pause; another field or an undo ends it. */
static void
test_groups (void)
{
  g_autoptr (SumiDraftHistory) history = sumi_draft_history_new (read_text ("{\"a\":0}"));
  const gint64 second = SUMI_DRAFT_GROUP_US;

  push (history, "{\"a\":1}", "a", 0);
  push (history, "{\"a\":2}", "a", second - 1);
  push (history, "{\"a\":3}", "a", 2 * second - 2);
  g_assert_true (sumi_draft_history_undo (history));
  assert_seen (history, "{\"a\":0}");
  g_assert_true (sumi_draft_history_redo (history));
  assert_seen (history, "{\"a\":3}");

  push (history, "{\"a\":4}", "a", 2 * second);
  push (history, "{\"a\":5}", "a", 3 * second);
  push (history, "{\"a\":6}", "b", 3 * second);
  push (history, "{\"a\":7}", NULL, 3 * second);
  push (history, "{\"a\":8}", NULL, 3 * second);
  sumi_draft_history_undo (history);
  assert_seen (history, "{\"a\":7}");
  sumi_draft_history_undo (history);
  assert_seen (history, "{\"a\":6}");
  sumi_draft_history_undo (history);
  assert_seen (history, "{\"a\":5}");
  sumi_draft_history_undo (history);
  assert_seen (history, "{\"a\":4}");
  sumi_draft_history_undo (history);
  assert_seen (history, "{\"a\":3}");
}

static void
test_history (void)
{
  g_autoptr (SumiDraftHistory) history = sumi_draft_history_new (read_text ("{}"));

  g_assert_false (sumi_draft_history_is_saved (history));
  sumi_draft_history_set_saved (history, sumi_draft_history_get (history));
  g_assert_true (sumi_draft_history_is_saved (history));
  g_assert_false (sumi_draft_history_undo (history));
  push (history, "{}", NULL, 0);
  g_assert_false (sumi_draft_history_can_undo (history));
  push (history, "{\"a\":1}", NULL, 0);
  g_assert_false (sumi_draft_history_is_saved (history));
  g_assert_true (sumi_draft_history_undo (history));
  g_assert_true (sumi_draft_history_is_saved (history));
  g_assert_true (sumi_draft_history_can_redo (history));
  push (history, "{\"a\":2}", NULL, 0);
  g_assert_false (sumi_draft_history_redo (history));
}

/* One edit of those of the step at index STEP of the lesson at index ITEM, which may have none yet,
 * chosen by SOURCE; DRAFT as it is where the edit cannot be made. */
static SumiDraft *
edit_steps (RandomSource *source, const SumiDraft *draft, guint item, guint step)
{
  g_autofree char *where = sumi_draft_step_path (item, step, NULL);
  g_autofree char *steps = sumi_draft_item_path (item, "steps");
  guint n = sumi_draft_get_length (draft, steps);
  SumiSquare square = (SumiSquare) random_source_below (source, 64);
  const SumiArrow arrow = { square, (square + 1 + random_source_below (source, 63)) % 64 };
  SumiPosition end;
  SumiDraft *edited = NULL;

  if (step == n)
    return sumi_draft_add_step (draft, item, step);
  switch (random_source_below (source, 8))
    {
    case 0:
      return sumi_draft_add_step (draft, item, step);
    case 1:
      return sumi_draft_duplicate_step (draft, item, step);
    case 2:
      return sumi_draft_move_step (draft, item, step,
                                   (guint) random_source_below (source, (int) n));
    case 3:
      return sumi_draft_set_squares (draft, where,
                                     sumi_draft_get_squares (draft, where)
                                         ^ sumi_bitboard_of (square));
    case 4:
      edited = sumi_draft_toggle_arrow (draft, where, arrow);
      break;
    case 5:
      edited = sumi_draft_take_move (draft, item, step);
      break;
    default:
      if (sumi_draft_get_step_end (draft, item, step, &end)
          && sumi_position_legal_moves (end) != 0)
        edited = sumi_draft_add_move (draft, item, step,
                                      sumi_bitboard_first (sumi_position_legal_moves (end)));
    }

  return edited != NULL ? edited : sumi_draft_pin_step (draft, item, step);
}

/* One edit of those that the editor has, chosen by SOURCE. */
static SumiDraft *
edit (RandomSource *source, const SumiDraft *draft)
{
  static const char *const members[] = {
    "title", "prompt", "hints[0]", "hints[1]", "explain.solution", "explain.wrong.b2", "source",
    "tags[0]", "task.move", "position", "steps[0].text", "id",
  };
  guint n_items = sumi_draft_get_length (draft, "items");
  guint item = (guint) random_source_below (source, (int) n_items + 1);
  const char *member = members[random_source_below (source, (int) G_N_ELEMENTS (members))];
  g_autofree char *path = sumi_draft_item_path (item, member);
  g_autofree char *item_path = sumi_draft_item_path (item, NULL);
  g_autofree char *steps_path = sumi_draft_item_path (item, "steps");
  JsonNode *steps = sumi_draft_get (draft, steps_path);
  guint step = steps != NULL ? (guint) random_source_below (
                                   source, (int) sumi_draft_get_length (draft, steps_path) + 1)
                             : 0;
  g_autofree char *step_path = sumi_draft_step_path (item, step, NULL);
  gboolean is_of_step = sumi_draft_get (draft, step_path) != NULL;
  const char *where = is_of_step ? step_path : item_path;
  SumiPosition position = random_position (source, 4 + random_source_below (source, 56));
  SumiTask task;

  if (random_source_below (source, 8) == 0)
    return sumi_draft_set_int (draft, "level", random_source_below (source, 7));
  if (item == n_items && random_source_below (source, 2) == 0)
    return random_source_below (source, 2) == 0 ? sumi_draft_add_lesson (draft, item, "Lesson")
                                                : sumi_draft_add_game (draft, item, "Game");
  if (item == n_items || n_items == 0)
    return sumi_draft_add_puzzle (draft, item, "Puzzle", position);
  if (steps != NULL && random_source_below (source, 2) == 0)
    return edit_steps (source, draft, item, step);
  switch (random_source_below (source, 12))
    {
    case 0:
      return sumi_draft_add_puzzle (draft, item, "Puzzle", position);
    case 1:
      return sumi_draft_duplicate_item (draft, item);
    case 2:
      return sumi_draft_remove (draft, item_path);
    case 3:
      return sumi_draft_move (draft, item_path,
                              (guint) random_source_below (source, (int) n_items));
    case 4:
      return sumi_draft_turn_part (draft, where, random_source_below (source, SUMI_N_SYMMETRIES));
    case 5:
      return sumi_draft_swap_part (draft, where);
    case 6:
      return sumi_draft_set_position (draft, where, position);
    case 7:
      sumi_draft_get_task (draft, where, &task);
      task.type = (SumiTaskType) random_source_below (source, SUMI_N_TASK_TYPES);
      task.set = (SumiSet) random_source_below (source, SUMI_N_SETS);
      task.quantity = (SumiQuantity) random_source_below (source, SUMI_N_QUANTITIES);
      task.goal.kind = (SumiGoalKind) random_source_below (source, 4);
      task = sumi_draft_complete_task (&task, position);
      return sumi_draft_set_task (draft, where, &task);
    case 8:
      return sumi_draft_remove (draft, path);
    default:
      return sumi_draft_set_string (draft, path, random_source_below (source, 4) == 0
                                                     ? NULL
                                                     : "a \"b2\" text: \u201c隅\u201d\n\\");
    }
}

/* Undo leads through equal documents to the first, redo back to the last; each of them can be
 * saved, and is equal when it is read. */
static void
test_sequences (void)
{
  RandomSource source = random_source_init (1);

  for (int i = 0; i < (g_test_slow () ? 10 : 1) * N_SEQUENCES; i++)
    {
      g_autoptr (SumiPack) pack = i % 100 == 0 ? random_pack (&source, 2) : NULL;
      g_autofree char *start = pack != NULL ? sumi_pack_write (pack) : NULL;
      g_autoptr (SumiDraftHistory) history = sumi_draft_history_new (
          start != NULL ? read_text (start) : sumi_draft_new ("mine", "Mine", "en"));
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      int n_edits = 1 + random_source_below (&source, MAX_EDITS);

      g_ptr_array_add (texts, draft_fixture_save (sumi_draft_history_get (history)));
      for (int j = 0; j < n_edits; j++)
        draft_fixture_push (history, edit (&source, sumi_draft_history_get (history)), texts);
      draft_fixture_walk (history, texts);
    }
}

static void
count_text (const SumiDraft *draft, const char *path, const char *name, gpointer data)
{
  g_autofree char *text_path = sumi_draft_text_path (draft, path);
  g_autoptr (SumiDraft) changed = sumi_draft_set_string (draft, text_path, "x");

  g_assert_nonnull (changed);
  ++*(guint *) data;
}

/* What no pack has stays out of the way: a language that is none, members of any name and any
 * depth. */
static void
test_foreign (void)
{
  g_autoptr (GString) deep = g_string_new (NULL);
  g_autofree char *text = NULL;
  static const char *const languages[] = { "[x", "a.b.c", "", "x]" };

  for (guint i = 0; i < 28; i++)
    g_string_append (deep, "{\"a\":");
  g_string_append (deep, "{\"title\":\"t\"}");
  for (guint i = 0; i < 28; i++)
    g_string_append_c (deep, '}');
  text = g_strdup_printf ("{\"title\":{\"en\":\"A\"},\"items\":[{\"id\":\"p\","
                          "\"\":{\"title\":\"t\"},\"a.\":{\"text\":\"t\"},"
                          "\"b[\":[{\"prompt\":\"t\"}],\"hints\":{\"[\":\"t\"},\"c\":%s}]}",
                          deep->str);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (SumiDraft) plain = read_text (text);
      g_autoptr (SumiDraft) draft
        = sumi_draft_set (plain, "language", string_node (languages[i]));
      g_autofree char *path = sumi_draft_text_path (draft, "title");
      guint n = 0;

      g_assert_cmpstr (path, ==, "title");
      sumi_draft_visit_texts (draft, count_text, &n);
      g_assert_cmpuint (n, ==, 2);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draft/changes", test_changes);
  g_test_add_func ("/draft/replace", test_replace);
  g_test_add_func ("/draft/equal", test_equal);
  g_test_add_func ("/draft/refused", test_refused);
  g_test_add_func ("/draft/large", test_large);
  g_test_add_func ("/draft/characters", test_characters);
  g_test_add_func ("/draft/groups", test_groups);
  g_test_add_func ("/draft/history", test_history);
  g_test_add_func ("/draft/sequences", test_sequences);
  g_test_add_func ("/draft/foreign", test_foreign);

  return g_test_run ();
}
