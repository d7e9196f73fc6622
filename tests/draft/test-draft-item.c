/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items as wholes: new ones, doubled, turned; their positions and tasks. */

#include <string.h>

#include "random-pack.h"
#include "sumi-draft-item.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-needs.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-draft-proof.h"
#include "sumi-draft-task.h"
#include "sumi-draft-texts.h"
#include "sumi-mistake.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"
#include "sumi-record-error.h"

static SumiPack *
read_pack (const SumiDraft *draft)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
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
  g_assert_cmpstr (sumi_text_get (items[0]->title), ==, "Puzzle 1");
  g_assert_cmpstr (sumi_text_get (items[1]->title), ==, "Puzzle 1 (copy)");
  g_assert_cmpint (items[0]->exercise->task.type, ==, SUMI_TASK_FORCE);
}

/* However many items there are, a new one has an id of its own. */
static void
test_many_ids (void)
{
  g_autoptr (GString) text = g_string_new ("{\"items\": [");
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiDraft) draft = NULL;
  g_autoptr (SumiDraft) more = NULL;

  for (guint i = 1; i <= 10000; i++)
    g_string_append_printf (text, "{\"id\": \"puzzle-%u\"},", i);
  g_string_append (text, "{}]}");
  draft = sumi_draft_from_data (text->str, text->len, mistakes);
  more = sumi_draft_add_puzzle (draft, 0, "More", sumi_position_start (SUMI_RULES_BLACK_FIRST));
  g_assert_cmpstr (sumi_draft_get_string (more, "items[0].id"), ==, "puzzle-10001");
}

/* Whatever the id of an item is, the draft with a copy of it can be read. */
static void
test_odd_ids (void)
{
  static const struct
  {
    const char *id, *copy;
  } rows[] = {
    { "one", "one-2" },
    { "xäääääääääääääääääääääääääääääääää", "item-2" },
    { "", "item-2" },
    { "x123456789012345678901234567890123456789012345678901234567890123",
      "x123456789012345678901234567890123456789012345678901234567-2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"items\":[{\"id\":\"%s\"}]}", rows[i].id);
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      g_autoptr (SumiDraft) draft = sumi_draft_from_data (text, strlen (text), mistakes);
      g_autoptr (SumiDraft) doubled = sumi_draft_duplicate_item (draft, 0);
      g_autofree char *saved = sumi_draft_to_text (doubled);
      g_autoptr (SumiDraft) again = sumi_draft_from_data (saved, strlen (saved), mistakes);

      g_assert_nonnull (again);
      g_assert_cmpstr (sumi_draft_get_string (again, "items[1].id"), ==, rows[i].copy);
    }
}

/* What DRAFT says of the step STEP at index STEP_INDEX of the item at index ITEM is what the reader
 * of packs made of it, and survives being set to what it is. */
static void
assert_step (const SumiPack *pack, const SumiDraft *draft, guint item, guint step_index,
             const SumiStep *step)
{
  g_autofree char *where = sumi_draft_step_path (item, step_index, NULL);
  SumiArrow arrows[SUMI_PACK_MAX_ARROWS];
  SumiPosition position;
  SumiTask task;

  g_assert_true (sumi_draft_get_position (draft, where, &position));
  g_assert_true (sumi_position_equal (position, step->position));
  g_assert_true (sumi_draft_get_step_end (draft, item, step_index, &position));
  g_assert_true (sumi_position_equal (position, sumi_step_get_end (step)));
  g_assert_cmpuint (sumi_draft_get_squares (draft, where), ==, step->squares);
  g_assert_cmpuint (sumi_draft_get_arrows (draft, where, arrows), ==, step->arrows->len);
  for (guint i = 0; i < step->arrows->len; i++)
    {
      g_assert_cmpint (arrows[i].from, ==, g_array_index (step->arrows, SumiArrow, i).from);
      g_assert_cmpint (arrows[i].to, ==, g_array_index (step->arrows, SumiArrow, i).to);
    }
  g_assert_cmpint (sumi_draft_get_task (draft, where, &task), ==, step->exercise != NULL);
  if (step->exercise != NULL)
    {
      g_autoptr (SumiDraft) changed = sumi_draft_set_task (draft, where, &task);
      g_autoptr (SumiPack) again = read_pack (changed);

      g_assert_true (sumi_task_equal (&task, &step->exercise->task));
      g_assert_true (sumi_pack_equal (pack, again));
    }
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
          g_autofree char *where = sumi_draft_item_path (j, NULL);
          g_autoptr (SumiDraft) changed = NULL;
          g_autoptr (SumiPack) again = NULL;
          SumiPosition position;
          SumiTask task, complete;

          for (guint k = 0; k < item->steps->len; k++)
            assert_step (pack, draft, j, k, item->steps->pdata[k]);
          if (item->kind == SUMI_ITEM_LESSON)
            continue;
          g_assert_true (sumi_draft_get_position (draft, where, &position));
          g_assert_true (sumi_position_equal (position, item->exercise->position));
          g_assert_true (sumi_draft_get_task (draft, where, &task));
          g_assert_true (sumi_task_equal (&task, &item->exercise->task));
          complete = sumi_draft_complete_task (&task, position);
          g_assert_true (sumi_task_equal (&task, &complete));
          changed = sumi_draft_set_task (draft, where, &task);
          again = read_pack (changed);
          g_assert_true (sumi_pack_equal (pack, again));
        }
    }
}

/* DRAFT, which is taken over, after the change that made CHANGED of it. */
static SumiDraft *
go_on (SumiDraft *draft, SumiDraft *changed)
{
  g_assert_nonnull (changed);
  sumi_draft_unref (draft);
  return changed;
}

static gboolean
is_met (const SumiDraft *draft, const SumiDraftProof *proof, SumiDraftNeedKind kind)
{
  SumiDraftNeed needs[SUMI_N_DRAFT_NEEDS];

  sumi_draft_list_needs (draft, 0, proof, needs);
  g_assert_cmpint (needs[kind].kind, ==, kind);
  return needs[kind].is_met;
}

/* A lesson made from nothing: each need is met by what meets it, and then it is a lesson. */
static void
test_lesson (void)
{
  SumiDraft *draft = sumi_draft_new ("mine", "Mine", "en");
  SumiBudget budget;
  SumiTask task;
  SumiArrow arrows[SUMI_PACK_MAX_ARROWS];
  SumiPosition position;
  const SumiArrow arrow = { 19, 35 };

  draft = go_on (draft, sumi_draft_add_lesson (draft, 0, "First moves"));
  g_assert_true (is_met (draft, NULL, SUMI_DRAFT_NEED_TITLE));
  g_assert_false (is_met (draft, NULL, SUMI_DRAFT_NEED_STEPS));
  draft = go_on (draft, sumi_draft_add_step (draft, 0, 0));
  g_assert_true (is_met (draft, NULL, SUMI_DRAFT_NEED_STEPS));
  g_assert_false (is_met (draft, NULL, SUMI_DRAFT_NEED_TEXTS));
  draft = go_on (draft, sumi_draft_set_string (draft, "items[0].steps[0].text", "Look at d3."));
  g_assert_true (is_met (draft, NULL, SUMI_DRAFT_NEED_TEXTS));
  g_assert_false (is_met (draft, NULL, SUMI_DRAFT_NEED_SHOWN));
  draft = go_on (draft, sumi_draft_set_squares (draft, "items[0].steps[0]", 1 << 19));
  g_assert_true (is_met (draft, NULL, SUMI_DRAFT_NEED_SHOWN));
  draft = go_on (draft, sumi_draft_set_squares (draft, "items[0].steps[0]", 0));
  g_assert_false (is_met (draft, NULL, SUMI_DRAFT_NEED_SHOWN));

  /* An arrow that is drawn twice is gone; there are not more than a pack may have. */
  draft = go_on (draft, sumi_draft_toggle_arrow (draft, "items[0].steps[0]", arrow));
  g_assert_cmpuint (sumi_draft_get_arrows (draft, "items[0].steps[0]", arrows), ==, 1);
  draft = go_on (draft, sumi_draft_toggle_arrow (draft, "items[0].steps[0]", arrow));
  g_assert_null (sumi_draft_get (draft, "items[0].steps[0].show"));
  for (SumiSquare i = 0; i < SUMI_PACK_MAX_ARROWS; i++)
    draft = go_on (draft, sumi_draft_toggle_arrow (draft, "items[0].steps[0]",
                                                   (SumiArrow){ i, i + 8 }));
  g_assert_null (sumi_draft_toggle_arrow (draft, "items[0].steps[0]", arrow));

  /* Moves are played where they are legal, and taken back. */
  g_assert_null (sumi_draft_add_move (draft, 0, 0, 0));
  g_assert_null (sumi_draft_take_move (draft, 0, 0));
  draft = go_on (draft, sumi_draft_add_move (draft, 0, 0, 19));
  draft = go_on (draft, sumi_draft_add_move (draft, 0, 0, 34));
  g_assert_cmpstr (sumi_draft_get_string (draft, "items[0].steps[0].show.moves"), ==, "d3c5");
  draft = go_on (draft, sumi_draft_take_move (draft, 0, 0));
  g_assert_cmpstr (sumi_draft_get_string (draft, "items[0].steps[0].show.moves"), ==, "d3");

  /* A step goes on from what the one before it left, and its double begins where it did. */
  draft = go_on (draft, sumi_draft_add_step (draft, 0, 1));
  position = sumi_draft_get_step_start (draft, 0, 1);
  g_assert_cmpint (position.turn, ==, SUMI_WHITE);
  draft = go_on (draft, sumi_draft_set_string (draft, "items[0].steps[1].text", "Mark all moves."));
  sumi_task_init (&task);
  task.type = SUMI_TASK_MARK;
  task = sumi_draft_complete_task (&task, position);
  draft = go_on (draft, sumi_draft_set_task (draft, "items[0].steps[1]", &task));
  g_assert_true (is_met (draft, NULL, SUMI_DRAFT_NEED_TASK));
  draft = go_on (draft, sumi_draft_duplicate_step (draft, 0, 0));
  g_assert_nonnull (sumi_draft_get (draft, "items[0].steps[1].position"));
  g_assert_null (sumi_draft_get (draft, "items[0].steps[0].position"));
  g_assert_false (is_met (draft, NULL, SUMI_DRAFT_NEED_SUMMARY));
  draft = go_on (draft, sumi_draft_set_string (draft, "items[0].summary", "Find moves."));
  {
    g_autoptr (SumiDraftProof) proof = NULL;
    g_autoptr (SumiDraftProof) of_step = NULL;
    g_autofree char *said = NULL;

    budget = (SumiBudget){ .max_nodes = 1000000 };
    proof = sumi_draft_prove (draft, "items[0]", &budget);
    of_step = sumi_draft_prove (draft, "items[0].steps[2]", &budget);
    said = sumi_draft_proof_to_text (of_step);
    for (guint i = 0; i < SUMI_N_DRAFT_NEEDS; i++)
      g_assert_true (is_met (draft, proof, (SumiDraftNeedKind) i));
    g_assert_cmpstr (said, ==, "Proved: the answer is c3, e3 and c5");
    g_assert_true (sumi_draft_proof_step_holds (proof, 2));
  }

  /* What is asked of a board without a move is told, with the step. */
  draft = go_on (draft, sumi_draft_set_position (draft, "items[0].steps[2]",
                                                 sumi_position_make (0, 0, SUMI_BLACK)));
  g_assert_false (is_met (draft, NULL, SUMI_DRAFT_NEED_POSITION));
  {
    g_autoptr (SumiDraftProof) proof = sumi_draft_prove (draft, "items[0]", &budget);
    g_autofree char *said = sumi_draft_proof_to_text (proof);

    g_assert_true (g_str_has_prefix (said, "Step 3: "));
    g_assert_false (sumi_draft_proof_step_holds (proof, 2));
    g_assert_true (sumi_draft_proof_step_holds (proof, 1));
  }
  sumi_draft_unref (draft);
}

/* The N steps of AFTER, whose texts are the indices that they had in BEFORE, begin where they did
 * there, but for the one that was MOVED. */
static void
assert_starts (const SumiDraft *before, const SumiDraft *after, guint n, guint moved)
{
  g_assert_cmpuint (sumi_draft_get_length (after, "items[0].steps"), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = sumi_draft_step_path (0, i, "text");
      guint former = (guint) g_ascii_strtoull (sumi_draft_get_string (after, text), NULL, 10);

      g_assert_true (former == moved
                     || sumi_position_equal (sumi_draft_get_step_start (after, 0, i),
                                             sumi_draft_get_step_start (before, 0, former)));
    }
}

/* Steps keep their boards, though they go on from others, when another is moved or removed. */
static void
test_steps_stay (void)
{
  static const char *const moves[] = { "d3", "c5", NULL, "d3c3", NULL };
  g_autoptr (SumiDraft) empty = sumi_draft_new ("mine", "Mine", "en");
  SumiDraft *lesson = sumi_draft_add_lesson (empty, 0, "Moves");
  const guint n = G_N_ELEMENTS (moves);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = sumi_draft_step_path (0, i, "text");
      g_autofree char *shown = sumi_draft_step_path (0, i, "show.moves");
      g_autofree char *number = g_strdup_printf ("%u", i);

      lesson = go_on (lesson, sumi_draft_add_step (lesson, 0, i));
      lesson = go_on (lesson, sumi_draft_set_string (lesson, text, number));
      if (i == 3)
        lesson = go_on (lesson, sumi_draft_set_position (
                                    lesson, "items[0].steps[3]",
                                    sumi_position_start (SUMI_RULES_BLACK_FIRST)));
      lesson = go_on (lesson, sumi_draft_set_string (lesson, shown, moves[i]));
    }
  for (guint step = 0; step < n; step++)
    {
      g_autoptr (SumiDraft) fewer = sumi_draft_remove_step (lesson, 0, step);

      assert_starts (lesson, fewer, n - 1, step);
      for (guint to = 0; to < n; to++)
        {
          g_autoptr (SumiDraft) moved = sumi_draft_move_step (lesson, 0, step, to);
          g_autofree char *text = sumi_draft_step_path (0, to, "text");

          assert_starts (lesson, moved, n, step);
          g_assert_cmpuint (
              g_ascii_strtoull (sumi_draft_get_string (moved, text), NULL, 10), ==, step);
          g_assert_true (step != to || sumi_draft_equal (moved, lesson));
        }
    }
  /* Nothing is written down that follows from the steps before. */
  lesson = go_on (lesson, sumi_draft_remove_step (lesson, 0, 2));
  g_assert_null (sumi_draft_get (lesson, "items[0].steps[1].position"));
  sumi_draft_unref (lesson);
}

/* A game is set up by rules and a handicap until it has a position of its own. */
static void
test_game (void)
{
  g_autoptr (SumiDraft) empty = sumi_draft_new ("mine", "Mine", "en");
  g_autoptr (SumiDraft) game = sumi_draft_add_game (empty, 0, "Game 1");
  g_autoptr (SumiDraft) ahead = sumi_draft_set_int (game, "items[0].handicap", 2);
  g_autoptr (SumiDraft) turned = sumi_draft_turn_part (ahead, "items[0]", 1);
  g_autoptr (SumiPack) pack = read_pack (ahead);
  g_autoptr (SumiPack) turned_pack = read_pack (turned);
  const SumiItem *item = pack->items->pdata[0];
  SumiPosition position;

  g_assert_cmpint (item->kind, ==, SUMI_ITEM_GAME);
  g_assert_true (sumi_draft_get_position (ahead, "items[0]", &position));
  g_assert_true (sumi_position_equal (position, item->exercise->position));
  g_assert_null (sumi_draft_get (turned, "items[0].handicap"));
  item = turned_pack->items->pdata[0];
  g_assert_true (sumi_position_equal (sumi_symmetry_position (1, position),
                                      item->exercise->position));
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
    { "{\"prompt\":\"After f5d6 or **c4**, not f5d9 nor xf5d6\"}", 1,
      "{\"prompt\":\"After c5e6 or **f4**, not f5d9 nor xf5d6\"}" },
    { "{\"hints\":{\"ja\":\"黒はb2に、白はf5d6。\",\"he\":\"לb2 ושb22\",\"de\":\"über2, éb2\"}}", 1,
      "{\"hints\":{\"ja\":\"黒はg2に、白はc5e6。\",\"he\":\"לg2 ושb22\",\"de\":\"über2, éb2\"}}" },
    { "{\"claims\":{\"solutions\":[\"a1\"],\"replies\":{\"b2\":[\"h8\"]},\"line\":\"a1--B2\"}}", 2,
      "{\"claims\":{\"solutions\":[\"a8\"],\"replies\":{\"b7\":[\"h1\"]},\"line\":\"a8--b7\"}}" },
    { "{\"explain\":{\"wrong\":{\"a2\":\"b1!\"}},\"record\":\"f5\",\"difficulty\":2}", 4,
      "{\"explain\":{\"wrong\":{\"b1\":\"a2!\"}},\"difficulty\":2}" },
    { "{\"task\":{\"goal\":{\"corner\":[\"a1\"]},\"within\":1}}", 3,
      "{\"task\":{\"goal\":{\"corner\":[\"h8\"]},\"within\":1}}" },
    /* What cannot be read stays. */
    { "{\"kind\":\"game\",\"position\":{\"board\":[\"b2\"]},\"opponent\":2}", 1,
      "{\"kind\":\"game\",\"position\":{\"board\":[\"b2\"]},\"opponent\":2}" },
    { "{\"position\":{\"moves\":\"f5\"},\"x\":null}", 0,
      "{\"position\":{\"board\":[\"........\",\"........\",\"........\",\"...OX...\","
      "\"...XXX..\",\"........\",\"........\",\"........\"],\"turn\":\"white\"},\"x\":null}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiDraft) draft = draft_of (rows[i].before);
      g_autoptr (SumiDraft) turned = sumi_draft_turn_part (draft, "items[0]", rows[i].symmetry);
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
  g_autoptr (SumiDraft) swapped = sumi_draft_swap_part (draft, "items[0]");
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
      turned = sumi_draft_turn_part (draft, "items[0]", symmetry);
      proof = sumi_draft_prove (draft, "items[0]", &budget);
      turned_proof = sumi_draft_prove (turned, "items[0]", &budget);
      g_assert_cmphex (sumi_symmetry_bitboard (symmetry, sumi_draft_proof_get_right (proof)), ==,
                       sumi_draft_proof_get_right (turned_proof));
    }
}

static void
test_texts (void)
{
  g_autofree char *long_text = g_strnfill (SUMI_RECORD_MAX_ENTRY + 1, ' ');
  const struct
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
    { long_text, FALSE },
  };

  memcpy (long_text, "f5d6c3", 6);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      SumiPosition position;

      g_assert_cmpint (sumi_draft_position_from_text (rows[i].text, &position, &error), ==,
                       rows[i].is_good);
      g_assert_true ((error == NULL) == rows[i].is_good);
    }
}

/* A text that is written anew keeps its translations; one that is left empty goes with them. */
static void
test_translated_texts (void)
{
  static const char *const paths[] = { "items[0].prompt", "items[0].explain.wrong.c4",
                                       "items[0].hints[1]", "summary" };
  SumiDraft *draft = sumi_draft_new ("mine", "Mine", "en");

  draft = go_on (draft, sumi_draft_add_puzzle (draft, 0, "Puzzle",
                                               sumi_position_start (SUMI_RULES_BLACK_FIRST)));
  draft = go_on (draft, sumi_draft_set_string (draft, "items[0].hints[0]", "Look"));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *own = g_strconcat (paths[i], ".en", NULL);
      g_autofree char *other = g_strconcat (paths[i], ".fr", NULL);

      draft = go_on (draft, sumi_draft_set_text (draft, paths[i], "Old"));
      draft = go_on (draft, sumi_draft_set_string (draft, own, "Old"));
      draft = go_on (draft, sumi_draft_set_string (draft, other, "Vieux"));
      draft = go_on (draft, sumi_draft_set_text (draft, paths[i], ""));
      draft = go_on (draft, sumi_draft_set_text (draft, paths[i], "New"));
      g_assert_cmpstr (sumi_draft_get_string (draft, own), ==, "New");
      g_assert_cmpstr (sumi_draft_get_string (draft, other), ==, "Vieux");
      draft = go_on (draft, sumi_draft_set_text (draft, paths[i], ""));
      draft = go_on (draft, sumi_draft_tidy_texts (draft));
      g_assert_null (sumi_draft_get (draft, paths[i]));
    }
  sumi_draft_unref (draft);
}

/* The sentence that is right to choose stays so where one that is empty goes, before or behind. */
static void
test_empty_options (void)
{
  static const char *const paths[] = { "items[0].task.options[0]", "items[0].task.options[1]",
                                       "items[0].task.options[2]", "items[0].task.options[3]" };
  static const char *const texts[] = { "", "Black", "", "White" };
  static const char answer[] = "items[0].task.answer";
  SumiDraft *draft = sumi_draft_new ("mine", "Mine", "en");

  draft = go_on (draft, sumi_draft_add_puzzle (draft, 0, "Puzzle",
                                               sumi_position_start (SUMI_RULES_BLACK_FIRST)));
  draft = go_on (draft, sumi_draft_set_string (draft, "items[0].task.type", "choose"));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    draft = go_on (draft, sumi_draft_set_text (draft, paths[i], texts[i]));
  draft = go_on (draft, sumi_draft_set_int (draft, answer, 1));
  draft = go_on (draft, sumi_draft_tidy_texts (draft));
  g_assert_cmpuint (sumi_draft_get_length (draft, "items[0].task.options"), ==, 2);
  g_assert_cmpint (sumi_draft_get_int (draft, answer, -1), ==, 0);
  g_assert_cmpstr (sumi_draft_get_string (draft, paths[0]), ==, "Black");
  sumi_draft_unref (draft);
}

/* A whole number counts however a file writes it, as for the reader of packs; another is none. */
static void
test_whole_numbers (void)
{
  static const char text[]
    = "{\"format\": \"sumi-pack/1\", \"id\": \"mine\", \"title\": \"Mine\", \"language\": \"en\","
      " \"level\": 3e0, \"items\": [{\"kind\": \"puzzle\", \"id\": \"p\", \"title\": \"P\","
      " \"position\": {\"moves\": \"\"}, \"task\": {\"type\": \"deny\","
      " \"goal\": {\"mobility\": 4.0}, \"within\": 2.0}}]}";
  g_autoptr (GPtrArray) mistakes = g_ptr_array_new ();
  g_autoptr (SumiDraft) draft = sumi_draft_from_data (text, strlen (text), mistakes);
  g_autoptr (SumiDraft) broken = sumi_draft_set (
      draft, "level", json_node_init_double (json_node_alloc (), 2.5));
  g_autoptr (SumiPack) pack = read_pack (draft);
  const SumiItem *item = sumi_pack_get_puzzle (pack, 0);
  SumiTask task;

  g_assert_cmpint (sumi_draft_get_int (draft, "level", 0), ==, pack->level);
  g_assert_cmpint (sumi_draft_get_int (broken, "level", 0), ==, 0);
  g_assert_true (sumi_draft_get_task (draft, "items[0]", &task));
  g_assert_true (sumi_task_equal (&task, &item->exercise->task));
}

/* The title of a new item has a number that no other has, though some were deleted. */
static void
test_numbers (void)
{
  static const struct
  {
    const char *title;
    guint number; /* of the next item */
  } rows[] = {
    { "Puzzle 2", 3 }, { "In 30 moves", 3 }, { "3", 4 }, { "No. 5, 06", 6 }, { "of 6", 7 },
  };
  SumiDraft *draft = sumi_draft_new ("mine", "1", "en");

  g_assert_cmpuint (sumi_draft_choose_number (draft), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      draft = go_on (draft, sumi_draft_add_game (draft, i, rows[i].title));
      g_assert_cmpuint (sumi_draft_choose_number (draft), ==, rows[i].number);
    }
  sumi_draft_unref (draft);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draft-item/steps-stay", test_steps_stay);
  g_test_add_func ("/draft-item/lesson", test_lesson);
  g_test_add_func ("/draft-item/game", test_game);
  g_test_add_func ("/draft-item/new", test_new);
  g_test_add_func ("/draft-item/many-ids", test_many_ids);
  g_test_add_func ("/draft-item/odd-ids", test_odd_ids);
  g_test_add_func ("/draft-item/tasks", test_tasks);
  g_test_add_func ("/draft-item/turned", test_turned);
  g_test_add_func ("/draft-item/swapped", test_swapped);
  g_test_add_func ("/draft-item/turned-proofs", test_turned_proofs);
  g_test_add_func ("/draft-item/whole-numbers", test_whole_numbers);
  g_test_add_func ("/draft-item/texts", test_texts);
  g_test_add_func ("/draft-item/numbers", test_numbers);
  g_test_add_func ("/draft-item/translated-texts", test_translated_texts);
  g_test_add_func ("/draft-item/empty-options", test_empty_options);

  return g_test_run ();
}
