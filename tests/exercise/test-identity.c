/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What looks alike is known by the same name, and nothing else is. */

#include "exercise-fixture.h"
#include "random-positions.h"
#include "sumi-identity.h"
#include "sumi-pack-writer.h"
#include "sumi-sibling.h"
#include "sumi-symmetry.h"

typedef struct
{
  char *position, *task;
} Identity;

static Identity
identify (const SumiExercise *exercise)
{
  Identity identity;

  g_assert_true (sumi_identity_make (exercise, &identity.position, &identity.task));
  return identity;
}

static void
clear (Identity *identity)
{
  g_free (identity->position);
  g_free (identity->task);
}

/* EXERCISE, turned by SYMMETRY, and with colours swapped. */
static void
transform (SumiExercise *exercise, SumiSymmetry symmetry, gboolean is_swapped)
{
  SumiTask *task = &exercise->task;

  exercise->position = sumi_symmetry_position (symmetry, exercise->position);
  task->goal.corners = sumi_symmetry_bitboard (symmetry, task->goal.corners);
  if (task->move < SUMI_SQUARE_PASS)
    task->move = sumi_symmetry_square (symmetry, task->move);
  if (!is_swapped)
    return;
  exercise->position.turn = !exercise->position.turn;
  task->side = !task->side;
  if (task->quantity == SUMI_QUANTITY_BLACK)
    task->quantity = SUMI_QUANTITY_WHITE;
  else if (task->quantity == SUMI_QUANTITY_WHITE)
    task->quantity = SUMI_QUANTITY_BLACK;
}

/* Positions that no symmetry maps to themselves, so that a move has one name only. */
static gboolean
is_lopsided (SumiPosition position)
{
  for (SumiSymmetry symmetry = 1; symmetry < SUMI_N_SYMMETRIES; symmetry++)
    {
      if (sumi_position_equal (sumi_symmetry_position (symmetry, position), position))
        return FALSE;
    }
  return TRUE;
}

static void
test_symmetries (void)
{
  static const SumiTask tasks[] = {
    { .type = SUMI_TASK_FORCE, .within = 2, .move = SUMI_SQUARE_NONE,
      .goal = { .kind = SUMI_GOAL_CORNER, .corners = 1 } },
    { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_BLACK, .move = SUMI_SQUARE_NONE },
    { .type = SUMI_TASK_MARK, .set = SUMI_SET_FRONTIER, .has_side = TRUE, .side = SUMI_WHITE,
      .move = SUMI_SQUARE_NONE },
    { .type = SUMI_TASK_FLIP, .move = 19 },
  };
  RandomSource source = { 11 };

  for (int n = 0; n < 200; n++)
    {
      SumiPosition position = random_position (&source, 10 + n % 40);

      if (!is_lopsided (position))
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (tasks); i++)
        {
          SumiExercise exercise = { .position = position, .task = tasks[i] };
          Identity identity = identify (&exercise);

          for (SumiSymmetry symmetry = 0; symmetry < SUMI_N_SYMMETRIES; symmetry++)
            {
              SumiExercise other = { .position = position, .task = tasks[i] };
              Identity same;

              transform (&other, symmetry, n % 2 == 1);
              same = identify (&other);
              g_assert_cmpstr (same.position, ==, identity.position);
              g_assert_cmpstr (same.task, ==, identity.task);
              clear (&same);
            }
          clear (&identity);
        }
    }
}

/* Each task differs from the others in what is asked. Keys are stored, so none may change. */
static void
test_differences (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  static const struct
  {
    SumiTask task;
    const char *key;
  } table[] = {
    { { .type = SUMI_TASK_FORCE, .within = 1, .goal = { SUMI_GOAL_CORNER, .corners = 1 } },
      "force:corner:0000000000000001:1" },
    { { .type = SUMI_TASK_FORCE, .within = 2, .goal = { SUMI_GOAL_CORNER, .corners = 1 } },
      "force:corner:0000000000000001:2" },
    { { .type = SUMI_TASK_FORCE, .within = 1, .goal = { SUMI_GOAL_PASS } }, "force:pass:1" },
    { { .type = SUMI_TASK_FORCE, .within = 1, .goal = { SUMI_GOAL_WIPE_OUT } },
      "force:wipe-out:1" },
    { { .type = SUMI_TASK_FORCE, .within = 1, .goal = { SUMI_GOAL_MOBILITY, .max_moves = 1 } },
      "force:mobility:1:1" },
    { { .type = SUMI_TASK_FORCE, .within = 1, .goal = { SUMI_GOAL_MOBILITY, .max_moves = 2 } },
      "force:mobility:2:1" },
    { { .type = SUMI_TASK_DENY, .within = 1, .goal = { SUMI_GOAL_CORNER, .corners = 1 } },
      "deny:corner:0000000000000001:1" },
    { { .type = SUMI_TASK_WIN, .by = 1 }, "win:1" },
    { { .type = SUMI_TASK_WIN, .by = 2 }, "win:2" },
    { { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_MOBILITY }, "best:mobility" },
    { { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_FRONTIER }, "best:frontier" },
    { { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_OPENNESS }, "best:openness" },
    { { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_POTENTIAL }, "best:potential-mobility" },
    { { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_SCORE }, "best:score" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_LEGAL_MOVES }, "mark:legal-moves" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_STABLE }, "mark:stable" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_CORNER_GIFTS }, "mark:corner-gifts" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_ODD_REGIONS }, "mark:odd-regions" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_SAFE_MOVES, .within = 1 }, "mark:safe-moves:1" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_SAFE_MOVES, .within = 2 }, "mark:safe-moves:2" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_POTENTIAL }, "mark:potential-mobility" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_HOT_SQUARES }, "mark:hot-squares" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_TEMPI }, "mark:tempi" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_WEDGES }, "mark:wedges" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_FRONTIER }, "mark:frontier" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_FRONTIER, .has_side = TRUE, .side = SUMI_BLACK },
      "mark:frontier:own" },
    { { .type = SUMI_TASK_MARK, .set = SUMI_SET_FRONTIER, .has_side = TRUE, .side = SUMI_WHITE },
      "mark:frontier:opponent" },
    { { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_BLACK }, "count:own" },
    { { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_WHITE }, "count:opponent" },
    { { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_LEGAL_MOVES }, "count:legal-moves" },
    { { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_EMPTIES }, "count:empties" },
    { { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_MARGIN }, "count:margin" },
    { { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_POTENTIAL },
      "count:potential-mobility" },
    { { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_TEMPI }, "count:tempi" },
    { { .type = SUMI_TASK_FLIP }, "flip" },
    { { .type = SUMI_TASK_LINE, .opening = 3 }, "line:Wing" },
    { { .type = SUMI_TASK_REASON, .than = 19 }, "reason:one:than:d3" },
    { { .type = SUMI_TASK_REASON, .than = SUMI_SQUARE_NONE, .asked = SUMI_ASK_EVERY },
      "reason:every" },
    { { .type = SUMI_TASK_PLAY, .opponent = 1, .aim = { SUMI_PLAY_AIM_WIN } },
      "play:1:win:0:0000000000000000" },
    { { .type = SUMI_TASK_PLAY, .opponent = 2, .aim = { SUMI_PLAY_AIM_WIN } },
      "play:2:win:0:0000000000000000" },
    { { .type = SUMI_TASK_PLAY, .opponent = 1, .aim = { SUMI_PLAY_AIM_MARGIN, .margin = 4 } },
      "play:1:margin:4:0000000000000000" },
    { { .type = SUMI_TASK_PLAY, .opponent = 1, .aim = { SUMI_PLAY_AIM_CORNER, .corners = 1 } },
      "play:1:corner:0:0000000000000001" },
  };
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      SumiExercise exercise = { .position = start, .task = table[i].task };
      Identity identity;

      exercise.task.move = SUMI_SQUARE_NONE;
      identity = identify (&exercise);
      g_assert_cmpstr (identity.task, ==, table[i].key);
      g_assert_true (g_hash_table_add (keys, g_steal_pointer (&identity.task)));
      clear (&identity);
    }
}

/* Sentences are known by their pack alone. */
static void
test_none (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiExercise exercise = { .position = start,
                            .task = { .type = SUMI_TASK_CHOOSE, .move = SUMI_SQUARE_NONE } };
  char *position, *task;

  g_assert_false (sumi_identity_make (&exercise, &position, &task));
  g_assert_null (position);
  g_assert_null (task);
}

static SumiPack *
create_pack (const char *hint)
{
  SumiPack *pack = sumi_pack_new ();
  SumiItem *item = sumi_item_new (SUMI_ITEM_PUZZLE);
  static const SumiSquare moves[] = { 37, 43, 18, 19, 26 }; /* f5d6c3d3c4 */
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    position = sumi_position_play (position, moves[i]);
  pack->id = g_strdup ("pack");
  pack->title = sumi_text_new_plain ("Pack");
  pack->language = g_strdup ("en");
  item->id = g_strdup ("one");
  item->title = sumi_text_new_plain ("One");
  item->exercise->position = position;
  item->exercise->task.type = SUMI_TASK_BEST;
  item->exercise->task.measure = SUMI_MEASURE_MOBILITY;
  g_ptr_array_add (item->exercise->hints, sumi_text_new_plain (hint));
  sumi_pack_take_item (pack, item);
  return pack;
}

/* What is asked in another form is known by the same name; the squares of its texts are turned, and
 * texts that would no longer hold are left out. */
static void
test_siblings (void)
{
  static const struct
  {
    const char *hint;
    guint variant;
    const char *turned; /* NULL: left out */
  } cases[] = {
    { "Look at b1, then a2b8.", 0, "Look at b1, then a2b8." },
    { "Look at b1, then a2b8.", 1, "Look at g1, then h2g8." },
    { "Look at b1, then a2b8.", 4, "Look at a2, then b1h2." },
    { "Look at the left edge.", 1, NULL },
    { "The leftmost disc decides.", 1, NULL },
    { "Work downwards, to the southeast.", 1, NULL },
    { "What can Black do?", 1, "What can Black do?" },
    { "What can Black do?", 9, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiPack *pack = create_pack (cases[i].hint);
      const SumiExercise *exercise = sumi_pack_get_puzzle (pack, 0)->exercise;
      Identity identity = identify (exercise);

      for (guint variant = 0; variant < SUMI_N_SIBLINGS; variant++)
        {
          SumiPack *sibling = sumi_sibling_new (pack, exercise, variant);
          const SumiExercise *other = sumi_pack_get_puzzle (sibling, 0)->exercise;
          Identity same = identify (other);

          g_assert_cmpstr (same.position, ==, identity.position);
          g_assert_cmpstr (same.task, ==, identity.task);
          g_assert_cmpint (sumi_position_equal (other->position, exercise->position), ==,
                           variant == 0);
          if (variant == cases[i].variant)
            g_assert_cmpstr (other->hints->len > 0 ? sumi_text_get (other->hints->pdata[0]) : NULL,
                             ==, cases[i].turned);
          clear (&same);
          sumi_pack_unref (sibling);
        }
      clear (&identity);
      sumi_pack_unref (pack);
    }
}

/* Where the position looks alike from several sides, a form whose square would go by another name
 * is none: only two of the eight leave d3 of the start what it is. */
static void
test_symmetric_siblings (void)
{
  SumiPack *pack = create_pack ("Look.");
  SumiExercise *exercise = sumi_pack_get_puzzle (pack, 0)->exercise;
  guint n_forms = 0;

  exercise->position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  exercise->task = (SumiTask){ .type = SUMI_TASK_FLIP, .move = 19, .than = SUMI_SQUARE_NONE };
  for (guint variant = 0; variant < SUMI_N_SYMMETRIES; variant++)
    {
      SumiPack *sibling = sumi_sibling_new (pack, exercise, variant);

      n_forms += sibling != NULL;
      g_clear_pointer (&sibling, sumi_pack_unref);
    }
  g_assert_cmpuint (n_forms, ==, 2);
  sumi_pack_unref (pack);
}

/* Notes on wrong moves go with their squares, or not at all; a text in another language than
 * English cannot be turned. An opening has no form with the colours swapped. */
static void
test_sibling_texts (void)
{
  SumiPack *pack = create_pack ("Look at b1.");
  SumiExercise *exercise = sumi_pack_get_puzzle (pack, 0)->exercise;
  static const char *const languages[] = { "de", "en", NULL };
  static const char *const edges[] = { "Der linke Rand.", "The left edge.", NULL };
  SumiPackNote notes[] = { { 1, sumi_text_new_plain ("The left edge.") },
                           { 4, sumi_text_new_translated (languages, edges, "en") },
                           { 2, sumi_text_new_plain ("It opens c2.") },
                           { 3, sumi_text_new_plain ("h7에 두면, 黒はc2d3に。") } };
  SumiPack *sibling;
  const SumiExercise *other;

  g_array_append_vals (exercise->explain_wrong, notes, G_N_ELEMENTS (notes));
  sibling = sumi_sibling_new (pack, exercise, 1);
  other = sumi_pack_get_puzzle (sibling, 0)->exercise;
  g_assert_cmpuint (other->explain_wrong->len, ==, 2);
  g_assert_cmpint (g_array_index (other->explain_wrong, SumiPackNote, 0).move, ==, 5);
  g_assert_cmpstr (sumi_text_get (g_array_index (other->explain_wrong, SumiPackNote, 0).text), ==,
                   "It opens f2.");
  g_assert_cmpstr (sumi_text_get (g_array_index (other->explain_wrong, SumiPackNote, 1).text), ==,
                   "a7에 두면, 黒はf2e3に。");
  sumi_pack_unref (sibling);

  g_free (pack->language);
  pack->language = g_strdup ("de");
  sibling = sumi_sibling_new (pack, exercise, 1);
  other = sumi_pack_get_puzzle (sibling, 0)->exercise;
  g_assert_cmpuint (other->hints->len + other->explain_wrong->len, ==, 0);
  sumi_pack_unref (sibling);

  exercise->task = (SumiTask){ .type = SUMI_TASK_LINE, .move = SUMI_SQUARE_NONE,
                               .than = SUMI_SQUARE_NONE };
  for (guint variant = 0; variant < SUMI_N_SIBLINGS; variant++)
    {
      sibling = sumi_sibling_new (pack, exercise, variant);
      g_assert_cmpint (sibling != NULL, ==, variant < SUMI_N_SYMMETRIES);
      g_clear_pointer (&sibling, sumi_pack_unref);
    }
  sumi_pack_unref (pack);
}

static void
pin_exercise (Pinned *pinned, const SumiPack *pack, const SumiExercise *exercise)
{
  g_autofree char *position = NULL, *task = NULL;

  sumi_identity_make (exercise, &position, &task);
  pinned_add (pinned, "%s %s", position != NULL ? position : "", task != NULL ? task : "");
  for (guint variant = 0; variant < SUMI_N_SIBLINGS; variant++)
    {
      g_autoptr (SumiPack) sibling = sumi_sibling_new (pack, exercise, variant);
      g_autofree char *text = sibling != NULL ? sumi_pack_write (sibling) : NULL;
      g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

      for (guint i = 0; lines[i] != NULL; i++)
        pinned_add (pinned, "%s", lines[i]);
    }
}

/* All forms of exercises of every kind. */
static void
test_forms (gconstpointer data)
{
  const char *const *paths = data;
  Pinned pinned = { 0 };

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *json = NULL;
      g_autoptr (SumiPack) pack = NULL;

      g_assert_true (g_file_get_contents (paths[i], &json, NULL, NULL));
      pack = exercise_read_pack (json);
      for (guint j = 0; j < pack->puzzles->len; j++)
        pin_exercise (&pinned, pack, sumi_pack_get_puzzle (pack, j)->exercise);
    }
  pinned_check (&pinned, "forms", UINT64_C (0x0d08e38c7b705a34));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise/identity/symmetries", test_symmetries);
  g_test_add_func ("/exercise/identity/differences", test_differences);
  g_test_add_func ("/exercise/identity/none", test_none);
  g_test_add_func ("/exercise/identity/siblings", test_siblings);
  g_test_add_func ("/exercise/identity/symmetric-siblings", test_symmetric_siblings);
  g_test_add_func ("/exercise/identity/sibling-texts", test_sibling_texts);
  g_test_add_data_func ("/identity/forms", argv + 1, test_forms);
  return g_test_run ();
}
