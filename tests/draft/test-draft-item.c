/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items as wholes: new ones, doubled, turned; their positions and tasks. */

#include <string.h>

#include "random-pack.h"
#include "sumi-draft-item.h"
#include "sumi-draft-proof.h"
#include "sumi-mistake.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"

static SumiPack *
read_pack (const SumiDraft *draft)
{
  g_autoptr (GPtrArray) mistakes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
  g_autofree char *text = sumi_draft_to_text (draft);
  SumiPack *pack = sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);

  if (pack == NULL)
    g_error ("%s\n%s", ((SumiMistake *) mistakes->pdata[0])->message, text);
  return pack;
}

static SumiDraft *
make_draft (void)
{
  g_autoptr (SumiDraft) draft = sumi_draft_new ("mine", "Mine", "en");

  return sumi_draft_add_puzzle (draft, 0, "Puzzle 1", sumi_position_start (SUMI_RULES_BLACK_FIRST));
}

/* A new puzzle is one that a pack may have, and so is its double, under another id. */
static void
test_new (void)
{
  g_autoptr (SumiDraft) draft = make_draft ();
  g_autoptr (SumiDraft) doubled = sumi_draft_duplicate_item (draft, 0);
  g_autoptr (SumiDraft) again = sumi_draft_duplicate_item (doubled, 0);
  g_autoptr (SumiPack) pack = read_pack (again);
  SumiItem **items = (SumiItem **) pack->items->pdata;

  g_assert_cmpuint (pack->items->len, ==, 3);
  g_assert_cmpstr (items[0]->id, ==, "puzzle-1");
  g_assert_cmpstr (items[2]->id, ==, "puzzle-1-2");
  g_assert_cmpstr (items[1]->id, ==, "puzzle-1-3");
  g_assert_cmpint (items[0]->exercise->task.type, ==, SUMI_TASK_FORCE);
}

/* Each task of a pack survives being taken out of a draft and put in again. */
static void
test_tasks (void)
{
  RandomSource source = random_source_init (7);

  for (int i = 0; i < 500; i++)
    {
      g_autoptr (SumiPack) pack = random_pack (&source, 3);
      g_autofree char *text = sumi_pack_write (pack);
      g_autoptr (GPtrArray) mistakes = g_ptr_array_new ();
      g_autoptr (SumiDraft) draft = sumi_draft_from_data (text, strlen (text), mistakes);

      for (guint j = 0; j < pack->items->len; j++)
        {
          const SumiItem *item = pack->items->pdata[j];
          g_autoptr (SumiDraft) changed = NULL;
          g_autoptr (SumiPack) again = NULL;
          SumiPosition position;
          SumiTask task, complete;

          if (item->kind != SUMI_ITEM_PUZZLE)
            continue;
          g_assert_true (sumi_draft_get_position (draft, j, &position));
          g_assert_true (sumi_position_equal (position, item->exercise->position));
          g_assert_true (sumi_draft_get_task (draft, j, &task));
          g_assert_true (sumi_task_equal (&task, &item->exercise->task));
          complete = sumi_draft_complete_task (&task, position);
          g_assert_true (sumi_task_equal (&task, &complete));
          changed = sumi_draft_set_task (draft, j, &task);
          again = read_pack (changed);
          g_assert_true (sumi_pack_equal (pack, again));
        }
    }
}

/* A pack with the item whose text is ITEM. */
static SumiDraft *
draft_of (const char *item)
{
  g_autofree char *text = g_strdup_printf ("{\"items\":[%s]}", item);
  g_autoptr (GPtrArray) mistakes = g_ptr_array_new ();
  SumiDraft *draft = sumi_draft_from_data (text, strlen (text), mistakes);

  g_assert_nonnull (draft);
  return draft;
}

static char *
item_of (const SumiDraft *draft)
{
  return json_to_string (sumi_draft_get (draft, "items[0]"), FALSE);
}

/* What names squares is turned, and nothing else. */
static void
test_turned (void)
{
  static const struct
  {
    const char *before;
    SumiSymmetry symmetry;
    const char *after;
  } rows[] = {
    { "{\"id\":\"a1\",\"title\":\"At b2\",\"tags\":[\"c3\"],\"hints\":[\"not g7, ab2 b22\"]}", 1,
      "{\"id\":\"a1\",\"title\":\"At g2\",\"tags\":[\"c3\"],\"hints\":[\"not b7, ab2 b22\"]}" },
    { "{\"claims\":{\"solutions\":[\"a1\"],\"replies\":{\"b2\":[\"h8\"]},\"line\":\"a1--B2\"}}", 2,
      "{\"claims\":{\"solutions\":[\"a8\"],\"replies\":{\"b7\":[\"h1\"]},\"line\":\"a8--b7\"}}" },
    { "{\"explain\":{\"wrong\":{\"a2\":\"b1!\"}},\"record\":\"f5\",\"difficulty\":2}", 4,
      "{\"explain\":{\"wrong\":{\"b1\":\"a2!\"}},\"difficulty\":2}" },
    { "{\"task\":{\"goal\":{\"corner\":[\"a1\"]},\"within\":1}}", 3,
      "{\"task\":{\"goal\":{\"corner\":[\"h8\"]},\"within\":1}}" },
    { "{\"position\":{\"moves\":\"f5\"},\"x\":null}", 0,
      "{\"position\":{\"board\":[\"........\",\"........\",\"........\",\"...OX...\","
      "\"...XXX..\",\"........\",\"........\",\"........\"],\"turn\":\"white\"},\"x\":null}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiDraft) draft = draft_of (rows[i].before);
      g_autoptr (SumiDraft) turned = sumi_draft_turn_item (draft, 0, rows[i].symmetry);
      g_autofree char *after = item_of (turned);

      g_assert_cmpstr (after, ==, rows[i].after);
    }
}

static void
test_swapped (void)
{
  g_autoptr (SumiDraft) draft = draft_of (
      "{\"title\":\"black\",\"task\":{\"type\":\"mark\",\"side\":\"black\"},"
      "\"claims\":{\"forced\":\"white\",\"result\":{\"black\":3,\"white\":1}}}");
  g_autoptr (SumiDraft) swapped = sumi_draft_swap_item (draft, 0);
  g_autofree char *after = item_of (swapped);

  g_assert_cmpstr (after, ==,
                   "{\"title\":\"black\",\"task\":{\"type\":\"mark\",\"side\":\"white\"},"
                   "\"claims\":{\"forced\":\"black\",\"result\":{\"white\":3,\"black\":1}}}");
}

/* A turned puzzle asks the same: what was proved of it holds for the turned squares. */
static void
test_turned_proofs (void)
{
  RandomSource source = random_source_init (3);

  for (int i = 0; i < 100; i++)
    {
      SumiSymmetry symmetry = random_source_below (&source, SUMI_N_SYMMETRIES);
      SumiPosition position = random_position (&source, 40);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiDraft) draft = NULL;
      g_autoptr (SumiDraft) turned = NULL;
      g_autoptr (SumiDraftProof) proof = NULL;
      g_autoptr (SumiDraftProof) turned_proof = NULL;
      g_autoptr (SumiDraft) empty = sumi_draft_new ("mine", "Mine", "en");

      if (sumi_position_legal_moves (position) == 0)
        continue;
      draft = sumi_draft_add_puzzle (empty, 0, "Puzzle", position);
      turned = sumi_draft_turn_item (draft, 0, symmetry);
      proof = sumi_draft_prove (draft, 0, &budget);
      turned_proof = sumi_draft_prove (turned, 0, &budget);
      g_assert_cmphex (sumi_symmetry_bitboard (symmetry, sumi_draft_proof_get_right (proof)), ==,
                       sumi_draft_proof_get_right (turned_proof));
    }
}

static void
test_texts (void)
{
  static const struct
  {
    const char *text;
    gboolean is_good;
  } rows[] = {
    { "f5d6c3", TRUE },
    { "---------------------------OX------XO--------------------------- X;", TRUE },
    { "........\n........\n........\n...OX...\n"
      "...XO...\n........\n........\n........\nWhite",
      TRUE },
    { "not a board", FALSE },
    { "", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      SumiPosition position;

      g_assert_cmpint (sumi_draft_position_from_text (rows[i].text, &position, &error), ==,
                       rows[i].is_good);
      g_assert_true ((error == NULL) == rows[i].is_good);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draft-item/new", test_new);
  g_test_add_func ("/draft-item/tasks", test_tasks);
  g_test_add_func ("/draft-item/turned", test_turned);
  g_test_add_func ("/draft-item/swapped", test_swapped);
  g_test_add_func ("/draft-item/turned-proofs", test_turned_proofs);
  g_test_add_func ("/draft-item/texts", test_texts);

  return g_test_run ();
}
