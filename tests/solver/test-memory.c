/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Without enough memory a search decides less, and nothing wrong: each allocation fails once in
 * turn, then it and all that follow. Of the search of games these are its tables: sumi-allocate.h
 * says what ends the program instead. */

#include <glib.h>
#include <sys/mman.h>

#include "random-positions.h"
#include "sumi-exact.h"
#include "sumi-midgame.h"
#include "sumi-proof.h"
#include "sumi-prover.h"

/* Calls of the solver, which the linker leads here. */
void *__real_malloc (size_t size);
void *__real_calloc (size_t n, size_t size);
void *__real_realloc (void *memory, size_t size);
void *__real_aligned_alloc (size_t alignment, size_t size);
void *__real_mmap (void *at, size_t size, int protection, int flags, int descriptor,
                   off_t offset);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t n, size_t size);
void *__wrap_realloc (void *memory, size_t size);
void *__wrap_aligned_alloc (size_t alignment, size_t size);
void *__wrap_mmap (void *at, size_t size, int protection, int flags, int descriptor,
                   off_t offset);

/* In bytes. */
#define TABLE_BYTES (256 * 1024)
#define MIN_TABLE_BYTES (32 * 1024)

static SumiEvaluation *evaluation;
static size_t min_failing; /* smaller allocations do not fail */
static int n_until_failure; /* allocations; negative: none fails */
static gboolean fails_on;   /* what follows fails too */
static gboolean has_failed;

static gboolean
is_to_fail (size_t size)
{
  if (size < min_failing)
    return FALSE;
  if (n_until_failure < 0 || (n_until_failure == 0 && has_failed && !fails_on))
    return FALSE;
  if (n_until_failure > 0)
    {
      n_until_failure--;
      return FALSE;
    }
  has_failed = TRUE;
  return TRUE;
}

void *
__wrap_malloc (size_t size)
{
  return is_to_fail (size) ? NULL : __real_malloc (size);
}

void *
__wrap_calloc (size_t n, size_t size)
{
  return is_to_fail (n * size) ? NULL : __real_calloc (n, size);
}

void *
__wrap_realloc (void *memory, size_t size)
{
  return is_to_fail (size) ? NULL : __real_realloc (memory, size);
}

void *
__wrap_aligned_alloc (size_t alignment, size_t size)
{
  return is_to_fail (size) ? NULL : __real_aligned_alloc (alignment, size);
}

void *
__wrap_mmap (void *at, size_t size, int protection, int flags, int descriptor, off_t offset)
{
  return is_to_fail (size) ? MAP_FAILED
                           : __real_mmap (at, size, protection, flags, descriptor, offset);
}

/* Whether RUN, with every allocation failing in turn, says what is right or nothing. */
static void
fail_in_turn (void (*run) (void))
{
  for (int all = 0; all <= 1; all++)
    {
      int n = 0;

      do
        {
          n_until_failure = n++;
          fails_on = all;
          has_failed = FALSE;
          run ();
        }
      while (has_failed);
      g_assert_cmpint (n, >, 1);
      n_until_failure = -1;
    }
}

static SumiPosition
late_position (void)
{
  RandomSource source = random_source_init (1);
  SumiPosition position;

  do
    position = random_position (&source, 54);
  while (sumi_position_legal_moves (position) == 0);
  return position;
}

static void
run_prover (void)
{
  const SumiGoal goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  RandomSource source = random_source_init (2);
  SumiPosition position = random_position (&source, 30);
  SumiSquare move = sumi_bitboard_first (sumi_position_legal_moves (position));
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiProver *prover = sumi_prover_new (&goal, position.turn);
  SumiTruth truth = sumi_prover_after_move (prover, position, move, 3, &budget);
  SumiTruth found;
  SumiProof *proof = sumi_proof_new (prover, position, move, 3, 100000, &budget);
  SumiBitboard moves;
  SumiSquare clearest;
  static SumiTruth expected = SUMI_TRUTH_UNKNOWN;

  found = sumi_prover_find (prover, position, 3, SUMI_TRUTH_TRUE, &budget, &moves, &clearest);
  if (truth == SUMI_TRUTH_UNKNOWN)
    {
      g_assert_null (prover);
      g_assert_null (proof);
      g_assert_cmpint (found, ==, SUMI_TRUTH_UNKNOWN);
    }
  else if (expected == SUMI_TRUTH_UNKNOWN)
    expected = truth;
  g_assert_true (truth == SUMI_TRUTH_UNKNOWN || truth == expected);
  if (proof != NULL)
    g_assert_cmpint (proof->can_force, ==, expected == SUMI_TRUTH_TRUE);
  sumi_proof_free (proof);
  sumi_prover_free (prover);
}

static void
run_exact (void)
{
  SumiPosition position = late_position ();
  SumiExactOptions options = SUMI_EXACT_DEFAULTS;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiExactAnswer answer;
  uint8_t line[SUMI_EXACT_MAX_LINE];
  static int score = G_MAXINT;
  SumiExact *exact;

  options.table_bits = 10;
  options.n_threads = 1;
  exact = sumi_exact_new (&options);
  answer = sumi_exact_score (exact, position, &budget);
  if (exact == NULL)
    {
      g_assert_cmpint (answer.lower, <, answer.upper);
      g_assert_cmpint (sumi_exact_at_least (exact, position, 0, &budget), ==, SUMI_TRUTH_UNKNOWN);
      g_assert_cmpint (sumi_exact_line (exact, position, 0, &budget, line), ==, 0);
      answer = sumi_exact_best_moves (exact, position, &budget);
      g_assert_cmphex (answer.best, ==, 0);
      return;
    }
  g_assert_cmpint (answer.lower, ==, answer.upper);
  if (score == G_MAXINT)
    score = answer.lower;
  g_assert_cmpint (answer.lower, ==, score);
  sumi_exact_free (exact);
}

/* What is proved of a move's value is true. */
static void
run_midgame (void)
{
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  SumiPosition position = late_position ();
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameLimits limits = { .max_depth = 4, .exact_empties = 10 };
  static SumiMidgameReport expected;
  SumiMidgameReport report;

  sumi_midgame_score_moves (midgame, position, limits, &budget, &report);
  if (expected.n_moves == 0)
    {
      /* The first run, in which an allocation failed, is not the one to compare with. */
      n_until_failure = -1;
      sumi_midgame_forget (midgame);
      sumi_midgame_score_moves (midgame, position, limits, &budget, &expected);
    }
  g_assert_cmpint (report.n_moves, ==, expected.n_moves);
  for (int i = 0; i < report.n_moves; i++)
    {
      const SumiValue *value = &report.moves[i].value;

      for (int j = 0; j < expected.n_moves; j++)
        {
          const SumiValue *other = &expected.moves[j].value;

          if (report.moves[i].move != expected.moves[j].move || !value->is_proved)
            continue;
          g_assert_true (other->is_proved);
          g_assert_cmpint (value->score, ==, other->score);
        }
    }
  sumi_midgame_free (midgame);
}

static void
test_midgame (void)
{
  evaluation = sumi_evaluation_new (NULL);
  min_failing = MIN_TABLE_BYTES;
  fail_in_turn (run_midgame);
  min_failing = 0;
  sumi_evaluation_free (evaluation);
}

static void
test_prover (void)
{
  fail_in_turn (run_prover);
}

static void
test_exact (void)
{
  fail_in_turn (run_exact);
}

int
main (int argc, char *argv[])
{
  n_until_failure = -1;
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/memory/prover", test_prover);
  g_test_add_func ("/memory/exact", test_exact);
  g_test_add_func ("/memory/midgame", test_midgame);
  return g_test_run ();
}
