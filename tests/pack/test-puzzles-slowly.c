/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The right moves of puzzles that come with Sumi, found once more by brute force on the slow rules:
 * test-puzzles-slowly COUNT PACK…, with a COUNT below 0 for so many without a limit of effort.
 *
 * The puzzles are taken at random, the same ones in each run. */

#include <stdlib.h>

#include "random-positions.h"
#include "slow-task.h"
#include "sumi-judgement.h"
#include "sumi-pack-reader.h"

/* What brute force does in a moment. */
#define MAX_WITHIN 2
#define MAX_EMPTIES 8

#define SEED 20

static gboolean
is_quick (const SumiExercise *exercise)
{
  const SumiTask *task = &exercise->task;

  if (task->type == SUMI_TASK_FORCE || task->type == SUMI_TASK_DENY)
    return task->within <= (task->type == SUMI_TASK_FORCE ? MAX_WITHIN : MAX_WITHIN - 1);
  if (task->type == SUMI_TASK_BEST && task->measure != SUMI_MEASURE_SCORE)
    return TRUE;
  return sumi_bitboard_count (sumi_position_empties (exercise->position)) <= MAX_EMPTIES;
}

/* The puzzles of PACK that a move answers, without those that take too long if it IS_LIMITED. */
static void
add_exercises (GPtrArray *exercises, const SumiPack *pack, gboolean is_limited)
{
  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      SumiExercise *exercise = sumi_pack_get_puzzle (pack, i)->exercise;

      if (sumi_task_is_by_move (exercise->task.type) && (!is_limited || is_quick (exercise)))
        g_ptr_array_add (exercises, exercise);
    }
}

static void
compare (const SumiExercise *exercise)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = sumi_judgement_new (
      &exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, &budget);
  SumiBitboard right = slow_task_right (&exercise->task, exercise->position);
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (exercise->position, cells);
  g_test_message ("%s", cells);
  g_assert_true (judgement->is_decided);
  g_assert_cmphex (judgement->right, ==, right);
  if (exercise->claims.has_solutions)
    g_assert_cmphex (exercise->claims.solutions, ==, right);
}

static void
test_slowly (gconstpointer data)
{
  char **arguments = (char **) data;
  int count = atoi (arguments[1]);
  g_autoptr (GPtrArray) packs = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_pack_unref);
  g_autoptr (GPtrArray) exercises = g_ptr_array_new ();
  RandomSource source = random_source_init (SEED);

  for (char **path = arguments + 2; *path != NULL; path++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (*path);
      g_autoptr (GPtrArray) mistakes = g_ptr_array_new ();
      SumiPack *pack = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);

      g_assert_nonnull (pack);
      g_ptr_array_add (packs, pack);
      add_exercises (exercises, pack, count > 0);
    }
  for (int n = abs (count); n > 0 && exercises->len > 0; n--)
    {
      guint i = (guint) random_source_below (&source, (int) exercises->len);

      compare (exercises->pdata[i]);
      g_ptr_array_remove_index_fast (exercises, i);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/puzzles/slowly", argv, test_slowly);
  return g_test_run ();
}
