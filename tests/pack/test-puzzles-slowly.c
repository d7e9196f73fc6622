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
#include "sumi-reasons.h"

/* What brute force does in a moment. */
#define MAX_WITHIN 2
#define MAX_EMPTIES 8

#define SEED 20

/* How many puzzles of a type there were, and after how many "And why?" is asked. */
static int n_puzzles[SUMI_N_TASK_TYPES], n_asked[SUMI_N_TASK_TYPES];

static gboolean
is_quick (const SumiExercise *exercise)
{
  const SumiTask *task = &exercise->task;

  if (task->type == SUMI_TASK_FORCE || task->type == SUMI_TASK_DENY)
    return task->within <= (task->type == SUMI_TASK_FORCE ? MAX_WITHIN : MAX_WITHIN - 1);
  if (task->type == SUMI_TASK_BEST && task->measure != SUMI_MEASURE_SCORE)
    return TRUE;
  return sumi_position_count_empties (exercise->position) <= MAX_EMPTIES;
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

/* "And why?" after the puzzle: each option is true of the right move, of the other, or false, as
 * the slow rules have it; and what is right is true of the one alone. Returns whether it is asked.
 */
static gboolean
check_reasons (const SumiJudgement *judgement)
{
  SlowBoard board = slow_from_position (judgement->position);
  SumiReasons reasons
    = sumi_reasons_of_judgement (judgement, sumi_bitboard_first (judgement->right));

  if (reasons.state != SUMI_REASONS_FOUND)
    return FALSE;
  g_assert_true (sumi_bitboard_has (judgement->right, reasons.move));
  g_assert_false (sumi_bitboard_has (judgement->right, reasons.other));
  g_assert_cmpint (__builtin_popcount (reasons.right), ==, 1);
  g_assert_cmpuint (reasons.n_options, >, SUMI_REASONS_MIN_WRONG);
  for (guint i = 0; i < reasons.n_options; i++)
    {
      SumiMerit merit = reasons.options[i].merit;
      gboolean holds = slow_merit_holds (merit, &board, reasons.move, reasons.other);
      gboolean is_shared = slow_merit_holds (merit, &board, reasons.other, reasons.move);

      g_assert_true ((reasons.right >> i & 1) == (holds && !is_shared));
      g_assert_true ((reasons.options[i].truth == SUMI_OPTION_FALSE) == !holds);
    }
  return TRUE;
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
  n_asked[exercise->task.type] += check_reasons (judgement);
  n_puzzles[exercise->task.type]++;
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
  for (int type = 0; type < SUMI_N_TASK_TYPES; type++)
    {
      if (n_puzzles[type] > 0)
        g_test_message ("task %d: \"And why?\" after %d of %d", type, n_asked[type],
                        n_puzzles[type]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/puzzles/slowly", argv, test_slowly);
  return g_test_run ();
}
