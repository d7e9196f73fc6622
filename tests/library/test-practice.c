/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be practised of a game: each mistake has its own state and its own puzzle, whichever is
 * in sight when something becomes known. */

#include <glib/gstdio.h>

#include "random-positions.h"
#include "sumi-judgement.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-practice.h"

typedef struct
{
  char *folder, *path;
  SumiPractice *practice;
  GPtrArray *added; /* ids that were told of */
  int n_changes;
} Fixture;

static void
added_cb (Fixture *fixture, const char *id, SumiPack *pack)
{
  g_assert_nonnull (sumi_pack_find (pack, id));
  g_ptr_array_add (fixture->added, g_strdup (id));
}

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, SUMI_OWN_PACK_NAME, NULL);
  fixture->practice = sumi_practice_new (fixture->path);
  fixture->added = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect_swapped (fixture->practice, "added", G_CALLBACK (added_cb), fixture);
  g_signal_connect_swapped (fixture->practice, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->practice);
  g_ptr_array_unref (fixture->added);
  g_remove (fixture->path);
  g_assert_cmpint (g_remove (fixture->folder), ==, 0);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* A position with N_DISCS and a move in it that has not the best result. */
static SumiOwnMistake
find_mistake (RandomSource *source, int n_discs)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  for (;;)
    {
      SumiPosition position = random_position (source, n_discs);
      SumiBitboard moves = sumi_position_legal_moves (position);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) judgement = NULL;

      if (moves == 0)
        continue;
      judgement = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
      if (judgement->right != moves)
        return (SumiOwnMistake){ .position = position,
                                 .move = sumi_bitboard_first (moves & ~judgement->right) };
    }
}

static void
wait_for (Fixture *fixture, SumiPracticeState state)
{
  while (sumi_practice_get_state (fixture->practice) != state)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_is_in_pack (Fixture *fixture, const SumiOwnMistake *mistakes, guint n_mistakes)
{
  g_autoptr (GPtrArray) faults = sumi_mistakes_new ();
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (SumiPack) pack = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, faults);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  g_assert_nonnull (pack);
  g_assert_true (sumi_pack_check (pack, &budget, faults));
  g_assert_cmpuint (pack->items->len, ==, n_mistakes);
  for (guint i = 0; i < n_mistakes; i++)
    {
      const SumiItem *item;

      sumi_practice_set_mistake (fixture->practice, &mistakes[i]);
      g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_ADDED);
      item = sumi_pack_find (pack, sumi_practice_get_puzzle_id (fixture->practice));
      g_assert_nonnull (item);
      g_assert_true (sumi_position_equal (item->exercise->position, mistakes[i].position));
    }
}

/* One mistake is written while the next is proved and practised too: each gets its own puzzle. */
static void
test_two_at_a_time (Fixture *fixture, gconstpointer data)
{
  RandomSource source = random_source_init (1);
  SumiOwnMistake mistakes[4];

  for (int i = 0; i < 4; i++)
    {
      mistakes[i] = find_mistake (&source, 56);
      sumi_practice_set_mistake (fixture->practice, &mistakes[i]);
      g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_CHECKING);
      wait_for (fixture, SUMI_PRACTICE_POSSIBLE);
      sumi_practice_add (fixture->practice);
      g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_ADDING);
      g_assert_null (sumi_practice_get_puzzle_id (fixture->practice));
    }
  while (fixture->added->len < 4)
    g_main_context_iteration (NULL, TRUE);
  assert_is_in_pack (fixture, mistakes, 4);
}

/* Two mistakes that might have been made of one position ask the same, and are one puzzle. */
static void
test_one_position (Fixture *fixture, gconstpointer data)
{
  RandomSource source = random_source_init (5);
  SumiOwnMistake mistakes[2];
  SumiBitboard wrong;
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  do
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) judgement = NULL;

      mistakes[0] = mistakes[1] = find_mistake (&source, 56);
      judgement =
          sumi_judgement_new (&task, mistakes[0].position, SUMI_JUDGE_DEFAULT, &budget);
      wrong = sumi_position_legal_moves (mistakes[0].position) & ~judgement->right;
      wrong &= ~sumi_bitboard_of (mistakes[0].move);
    }
  while (wrong == 0);
  mistakes[1].move = sumi_bitboard_first (wrong);
  for (int i = 0; i < 2; i++)
    {
      sumi_practice_set_mistake (fixture->practice, &mistakes[i]);
      wait_for (fixture, SUMI_PRACTICE_POSSIBLE);
      sumi_practice_add (fixture->practice);
      wait_for (fixture, SUMI_PRACTICE_ADDED);
    }
  g_assert_cmpuint (fixture->added->len, ==, 1);
  g_assert_cmpstr (sumi_practice_get_puzzle_id (fixture->practice), ==, fixture->added->pdata[0]);
  assert_is_in_pack (fixture, mistakes, 1);
}

/* While a puzzle is written nothing is in sight, and nobody is told of a change that cannot be
 * seen. */
static void
test_out_of_sight (Fixture *fixture, gconstpointer data)
{
  RandomSource source = random_source_init (2);
  SumiOwnMistake mistake = find_mistake (&source, 56);

  sumi_practice_set_mistake (fixture->practice, &mistake);
  wait_for (fixture, SUMI_PRACTICE_POSSIBLE);
  sumi_practice_add (fixture->practice);
  sumi_practice_set_mistake (fixture->practice, NULL);
  g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_NONE);
  fixture->n_changes = 0;
  while (fixture->added->len < 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (fixture->n_changes, ==, 0);
  g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_NONE);
  assert_is_in_pack (fixture, &mistake, 1);
}

/* A proof that was found is kept; one that was called off is searched for anew, and its answer
 * never taken for another mistake's. */
static void
test_to_and_fro (Fixture *fixture, gconstpointer data)
{
  RandomSource source = random_source_init (3);
  SumiOwnMistake provable = find_mistake (&source, 56);
  SumiOwnMistake other = { .position = sumi_position_start (SUMI_RULES_BLACK_FIRST) };

  other.move = sumi_bitboard_first (sumi_position_legal_moves (other.position));
  for (int i = 0; i < 3; i++)
    {
      sumi_practice_set_mistake (fixture->practice, &provable);
      sumi_practice_set_mistake (fixture->practice, &other);
      g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_CHECKING);
      wait_for (fixture, SUMI_PRACTICE_REFUSED);
      g_assert_nonnull (sumi_practice_get_problem (fixture->practice));
      sumi_practice_add (fixture->practice);
      g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_REFUSED);
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
    }
  sumi_practice_set_mistake (fixture->practice, &provable);
  wait_for (fixture, SUMI_PRACTICE_POSSIBLE);
  g_assert_null (sumi_practice_get_problem (fixture->practice));
  sumi_practice_set_mistake (fixture->practice, &other);
  sumi_practice_set_mistake (fixture->practice, &provable);
  g_assert_cmpint (sumi_practice_get_state (fixture->practice), ==, SUMI_PRACTICE_POSSIBLE);
  sumi_practice_set_mistake (fixture->practice, NULL);
}

/* A puzzle that the pack has already is found there. */
static void
test_present (Fixture *fixture, gconstpointer data)
{
  RandomSource source = random_source_init (4);
  SumiOwnMistake mistake = find_mistake (&source, 56);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiItem *item = sumi_own_pack_make_item (&mistake, &budget, NULL);
  g_autofree char *id = sumi_own_pack_add (fixture->path, item, NULL, NULL);

  g_assert_nonnull (id);
  sumi_practice_set_mistake (fixture->practice, &mistake);
  wait_for (fixture, SUMI_PRACTICE_ADDED);
  g_assert_cmpstr (sumi_practice_get_puzzle_id (fixture->practice), ==, id);
  g_assert_cmpuint (fixture->added->len, ==, 0);
}

#define ADD(name, test) g_test_add ("/practice/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("two-at-a-time", test_two_at_a_time);
  ADD ("one-position", test_one_position);
  ADD ("out-of-sight", test_out_of_sight);
  ADD ("to-and-fro", test_to_and_fro);
  ADD ("present", test_present);

  return g_test_run ();
}
