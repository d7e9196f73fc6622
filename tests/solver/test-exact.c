/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exact scores against the slow oracle, and what a budget leaves of an answer. */

#include <glib.h>

#include "pinned.h"
#include "random-positions.h"
#include "slow-endgame.h"
#include "sumi-exact-kernel.h"
#include "sumi-exact.h"
#include "sumi-notation.h"

static SumiExact *
new_exact (bool is_to_winner)
{
  SumiExactOptions options = { .n_threads = 1,
                               .table_bits = 12,
                               .scoring = is_to_winner ? SUMI_SCORING_EMPTIES_TO_WINNER
                                                       : SUMI_SCORING_DISCS };
  SumiExact *exact = sumi_exact_new (&options);

  g_assert_nonnull (exact);
  return exact;
}

/* The final score of POSITION once LINE is played; every move of it must be legal, and it must
 * reach the end of the game. From the side to move in POSITION. */
static int
play_line (SumiPosition position, const uint8_t *line, int n, bool is_to_winner)
{
  SumiColor side = position.turn;
  SlowBoard end;
  int score;

  for (int i = 0; i < n; i++)
    {
      if (line[i] == SUMI_SQUARE_PASS)
        {
          g_assert_true (sumi_position_must_pass (position));
          position = sumi_position_pass (position);
          continue;
        }
      g_assert_true (sumi_position_is_legal (position, line[i]));
      position = sumi_position_play (position, line[i]);
    }
  g_assert_true (sumi_position_is_over (position));
  end = slow_from_position (position);
  score = slow_final_score (&end, is_to_winner);
  return position.turn == side ? score : -score;
}

static void
compare_with_oracle (SumiExact *exact, SumiPosition position, bool is_to_winner)
{
  SlowBoard board = slow_from_position (position);
  int score = slow_score (&board, is_to_winner);
  SumiBitboard best = slow_best_moves (&board, is_to_winner, score);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiExactAnswer answer = sumi_exact_score (exact, position, &budget);
  uint8_t line[SUMI_EXACT_MAX_LINE];
  int n;

  g_assert_cmpint (answer.lower, ==, score);
  g_assert_cmpint (answer.upper, ==, score);
  g_assert_cmphex (answer.best & ~best, ==, 0);
  g_assert_cmpint (answer.best == 0, ==, best == 0);
  answer = sumi_exact_best_moves (exact, position, &budget);
  g_assert_cmpint (answer.lower, ==, score);
  g_assert_cmphex (answer.best, ==, best);
  g_assert_cmphex (answer.possible, ==, best);
  g_assert_cmpint (sumi_exact_at_least (exact, position, score, &budget), ==, SUMI_TRUTH_TRUE);
  g_assert_cmpint (sumi_exact_at_least (exact, position, score + 1, &budget), ==, SUMI_TRUTH_FALSE);
  n = sumi_exact_line (exact, position, score, &budget, line);
  g_assert_cmpint (play_line (position, line, n, is_to_winner), ==, score);
}

/* 3000 positions: of each number of empties so many. */
static void
test_random_positions (gconstpointer data)
{
  static const int n_positions[10] = { 0, 400, 400, 400, 400, 400, 400, 300, 200, 100 };
  bool is_to_winner = GPOINTER_TO_INT (data);
  SumiExact *exact = new_exact (is_to_winner);
  RandomSource source = random_source_init (is_to_winner ? 20 : 21);

  for (int n_empties = 1; n_empties <= 9; n_empties++)
    {
      int n = is_to_winner ? n_positions[n_empties] : n_positions[n_empties] / 4;

      for (int i = 0; i < n; i++)
        compare_with_oracle (exact, random_position (&source, 64 - n_empties), is_to_winner);
    }
  sumi_exact_free (exact);
}

/* Boards that no game leaves: many passes, early ends, full and wiped-out boards. */
static void
test_scattered_positions (void)
{
  SumiExact *to_winner = new_exact (true), *plain = new_exact (false);
  RandomSource source = random_source_init (22);
  int n_compared = 0;

  while (n_compared < 400)
    {
      SumiPosition position = random_scattered_position (&source);
      SumiBitboard own = position.own, fill = random_source_next (&source);

      /* Fill up all but a few squares. */
      fill &= ~(position.own | position.opponent);
      position.own = own | (fill & random_source_next (&source));
      position.opponent |= fill & ~position.own;
      if (sumi_position_count_empties (position) > 7)
        continue;
      compare_with_oracle (to_winner, position, true);
      compare_with_oracle (plain, position, false);
      n_compared++;
    }
  sumi_exact_free (to_winner);
  sumi_exact_free (plain);
}

static int
search_with (const SumiExactKernel *kernel, SumiPosition position, guint64 *out_nodes)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiExactTable table;
  SumiExactSearch search = {
    .table = &table, .own_table = &table, .budget = &budget, .is_to_winner = true
  };
  int score;

  g_assert_true (sumi_exact_table_init (&table, 12));
  score = kernel->search (&search, position.own, position.opponent, -65, 65);
  *out_nodes = budget.nodes + search.nodes;
  sumi_exact_table_clear (&table);
  return score;
}

/* The kernels for newer processors take the same way as the portable one. */
static void
test_kernels_agree (void)
{
  const SumiExactKernel *kernels[] = {
    sumi_exact_kernel_for_processor (),
#ifdef SUMI_HAS_X86_KERNELS
    __builtin_cpu_supports ("avx2") ? &sumi_exact_kernel_avx2 : &sumi_exact_kernel_portable,
#endif
  };
  RandomSource source = random_source_init (26);

  for (int i = 0; i < 60; i++)
    {
      SumiPosition position = random_position (&source, 64 - 8 - i % 6);
      guint64 expected_nodes, nodes;
      int expected = search_with (&sumi_exact_kernel_portable, position, &expected_nodes);

      for (gsize k = 0; k < G_N_ELEMENTS (kernels); k++)
        {
          g_assert_cmpint (search_with (kernels[k], position, &nodes), ==, expected);
          g_assert_cmpuint (nodes, ==, expected_nodes);
        }
    }
}

static void
test_games_that_are_over (void)
{
  static const struct
  {
    const char *cells;
    int to_winner, plain;
  } rows[] = {
    { "XXXX............................................................", 64, 4 },
    { "XX.....O........................................................", 62, 1 },
    { "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO", 0, 0 },
    { "................................................................", 0, 0 },
  };
  SumiExact *to_winner = new_exact (true), *plain = new_exact (false);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiBitboard black, white;
      SumiPosition position;
      SlowBoard board;
      SumiExactAnswer answer;
      uint8_t line[SUMI_EXACT_MAX_LINE];

      g_test_message ("row %" G_GSIZE_FORMAT, i);
      g_assert_cmpint (sumi_cells_from_text (rows[i].cells, &black, &white).status, ==,
                       SUMI_NOTATION_OK);
      position = sumi_position_make (black, white, SUMI_BLACK);
      board = slow_from_position (position);
      g_assert_true (slow_is_over (&board));
      answer = sumi_exact_best_moves (to_winner, position, &budget);
      g_assert_cmpint (answer.lower, ==, rows[i].to_winner);
      g_assert_cmpint (answer.upper, ==, rows[i].to_winner);
      g_assert_cmphex (answer.best | answer.possible, ==, 0);
      g_assert_cmpint (sumi_exact_score (plain, position, &budget).lower, ==, rows[i].plain);
      g_assert_cmpint (sumi_exact_line (plain, position, rows[i].plain, &budget, line), ==, 0);
    }
  sumi_exact_free (to_winner);
  sumi_exact_free (plain);
}

static int
count_threads (void)
{
  g_autoptr (GDir) threads = g_dir_open ("/proc/self/task", 0, NULL);
  int n = 0;

  if (threads == NULL)
    return 0;
  while (g_dir_read_name (threads) != NULL)
    n++;
  return n;
}

/* As many threads begin as are asked for. No other test has had any yet; the sanitizer of threads
 * has one more. */
static void
test_threads_begin (void)
{
  SumiExactOptions options = { .n_threads = 1, .table_bits = 10 };
  int n_before = count_threads ();
  SumiExact *alone = sumi_exact_new (&options), *together;

  if (n_before == 0)
    {
      g_test_skip ("this system does not list threads");
      sumi_exact_free (alone);
      return;
    }
  g_assert_cmpint (count_threads (), ==, n_before);
  options.n_threads = 4;
  together = sumi_exact_new (&options);
  g_assert_cmpint (count_threads (), >=, n_before + 3);
  sumi_exact_free (together);
  sumi_exact_free (alone);
}

/* What is found does not depend on the number of threads. */
static void
test_threads (void)
{
  SumiExact *alone = new_exact (true);
  RandomSource source = random_source_init (27);

  for (int n_threads = 2; n_threads <= 5; n_threads++)
    {
      SumiExactOptions options = { .n_threads = n_threads,
                                   .table_bits = 14,
                                   .scoring = SUMI_SCORING_EMPTIES_TO_WINNER };
      SumiExact *together = sumi_exact_new (&options);

      g_assert_nonnull (together);
      for (int i = 0; i < 12; i++)
        {
          SumiPosition position = random_position (&source, 64 - 13 - i % 3);
          SumiBudget budget = SUMI_BUDGET_UNLIMITED, spent = SUMI_BUDGET_UNLIMITED;
          SumiExactAnswer expected = sumi_exact_best_moves (alone, position, &budget);
          SumiExactAnswer answer = sumi_exact_best_moves (together, position, &spent);
          uint8_t expected_line[SUMI_EXACT_MAX_LINE], line[SUMI_EXACT_MAX_LINE];
          int n = sumi_exact_line (alone, position, expected.lower, &budget, expected_line);

          g_assert_cmpint (answer.lower, ==, expected.lower);
          g_assert_cmpint (answer.upper, ==, expected.upper);
          g_assert_cmphex (answer.best, ==, expected.best);
          g_assert_cmphex (answer.possible, ==, expected.possible);
          g_assert_cmpint (sumi_exact_line (together, position, answer.lower, &spent, line), ==, n);
          g_assert_cmpmem (line, (gsize) n, expected_line, (gsize) n);

          /* Stopped in the middle, and asked again. */
          spent = SUMI_BUDGET_UNLIMITED;
          spent.max_nodes = 2000;
          answer = sumi_exact_best_moves (together, position, &spent);
          g_assert_cmpint (answer.lower, <=, expected.lower);
          g_assert_cmpint (answer.upper, >=, expected.upper);
        }
      sumi_exact_free (together);
    }
  sumi_exact_free (alone);
}

/* All threads stop when the budget of the one that asked is spent: the whole search would take
 * minutes, and more than a thousand million nodes. How many the others do before they are told
 * depends on who gets a processor. */
static void
test_threads_stop (void)
{
  const SumiExactOptions options = { .n_threads = 2,
                                     .table_bits = 14,
                                     .scoring = SUMI_SCORING_EMPTIES_TO_WINNER };
  RandomSource source = random_source_init (28);
  SumiExact *exact = sumi_exact_new (&options);

  for (int i = 0; i < 4; i++)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      budget.max_nodes = 100000;
      sumi_exact_best_moves (exact, random_position (&source, 64 - 26), &budget);
      g_assert_true (budget.is_exhausted);
      g_assert_cmpuint (budget.nodes, >, 100000);
      g_assert_cmpuint (budget.nodes, <, 20000000);
    }
  sumi_exact_free (exact);
}

/* What a selective search found only likely is never taken for proved: an evaluation that errs
 * often changes no score and no best move. */
static void
test_selective_search (void)
{
  SumiExactOptions options = SUMI_EXACT_DEFAULTS;
  SumiEvaluation *plain = sumi_evaluation_new (NULL);
  SumiExact *without = sumi_exact_new (&options), *with;
  RandomSource source = random_source_init (28);

  options.evaluation = plain;
  with = sumi_exact_new (&options);
  g_assert_nonnull (without);
  g_assert_nonnull (with);
  for (int i = 0; i < 6; i++)
    {
      SumiPosition position = random_position (&source, 64 - 18);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiExactAnswer expected = sumi_exact_best_moves (without, position, &budget);
      SumiExactAnswer answer = sumi_exact_best_moves (with, position, &budget);

      g_assert_cmpint (answer.lower, ==, expected.lower);
      g_assert_cmpint (answer.upper, ==, expected.upper);
      g_assert_cmphex (answer.best, ==, expected.best);
    }
  sumi_exact_free (without);
  sumi_exact_free (with);
  sumi_evaluation_free (plain);
}

/* How many nodes are spent, on one thread. Mistakes in the order of moves, in what is cut off, in
 * the passes of a selective search and in what the table keeps change no score, but these. Where
 * the search is meant to change, put the new numbers here. */
static void
test_nodes (void)
{
  static const struct
  {
    int n_empties;
    int n_positions;
    bool has_evaluation;
    bool is_limited; /* who wins is proved first */
    guint64 nodes;
  } rows[] = {
    { 12, 20, false, false, 274636 }, { 12, 20, false, true, 245516 },
    { 14, 6, true, false, 377770 },   { 16, 3, true, false, 846654 },
    { 18, 1, true, true, 979996 },    { 20, 1, true, false, 1655037 },
  };
  SumiEvaluation *plain = sumi_evaluation_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiExactOptions options = { .n_threads = 1,
                                   .table_bits = 12,
                                   .scoring = SUMI_SCORING_EMPTIES_TO_WINNER,
                                   .evaluation = rows[i].has_evaluation ? plain : NULL };
      SumiExact *exact = sumi_exact_new (&options);
      RandomSource source = random_source_init (34);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      g_test_message ("row %" G_GSIZE_FORMAT, i);
      g_assert_nonnull (exact);
      if (rows[i].is_limited)
        budget.max_nodes--;
      for (int j = 0; j < rows[i].n_positions; j++)
        sumi_exact_best_moves (exact, random_position (&source, 64 - rows[i].n_empties), &budget);
      g_assert_false (budget.is_exhausted);
      g_assert_cmpuint (budget.nodes, ==, rows[i].nodes);
      sumi_exact_free (exact);
    }
  sumi_evaluation_free (plain);
}

/* Whatever the budget, what is said is true; more budget never says less; and what a stopped search
 * left in the table misleads no later one. */
static void
test_budgets (void)
{
  RandomSource source = random_source_init (23);
  int n_partial = 0;

  for (int i = 0; i < 30; i++)
    {
      SumiPosition position = random_position (&source, 64 - 13);
      SumiExact *fresh = new_exact (true), *stopped = new_exact (true);
      SumiBudget unlimited = SUMI_BUDGET_UNLIMITED;
      SumiExactAnswer truth = sumi_exact_best_moves (fresh, position, &unlimited);
      SumiExactAnswer answer = { 0 };

      g_assert_cmpint (truth.lower, ==, truth.upper);
      for (guint64 nodes = 1; nodes == 1 || answer.best != answer.possible; nodes *= 3)
        {
          SumiBudget budget = SUMI_BUDGET_UNLIMITED;

          budget.max_nodes = nodes;
          answer = sumi_exact_best_moves (stopped, position, &budget);
          g_assert_cmpint (answer.lower, <=, truth.lower);
          g_assert_cmpint (answer.upper, >=, truth.upper);
          g_assert_cmphex (truth.best & ~answer.possible, ==, 0);
          g_assert_cmphex (answer.best & ~truth.best, ==, 0);
          g_assert_cmpuint (budget.nodes, <, nodes + 20000);
          if (answer.best != answer.possible)
            g_assert_true (budget.is_exhausted);
          n_partial += answer.lower != answer.upper && (answer.lower > -64 || answer.upper < 64);
        }
      g_assert_cmphex (answer.best, ==, truth.best);
      sumi_exact_free (fresh);
      sumi_exact_free (stopped);
    }
  g_assert_cmpint (n_partial, >, 10);
}

static void
pin_answer (Pinned *pinned, SumiExactAnswer answer, const SumiBudget *budget)
{
  pinned_add (pinned, "%d to %d: %" G_GINT64_MODIFIER "x of %" G_GINT64_MODIFIER
              "x, %" G_GUINT64_FORMAT " nodes, exhausted %d", answer.lower, answer.upper,
              answer.best, answer.possible, budget->nodes, budget->is_exhausted);
}

/* Whatever is asked, on one thread, with enough nodes and without: bounds, moves, lines, what is
 * likely, and how many nodes it takes. What is left out, or comes in another order, is not
 * false. */
static void
test_reports (void)
{
  SumiEvaluation *plain = sumi_evaluation_new (NULL);
  RandomSource source = random_source_init (35);
  Pinned pinned = { 0 };

  for (int i = 0; i < 200; i++)
    {
      SumiExactOptions options = { .n_threads = 1,
                                   .table_bits = 8 + (unsigned) i % 5,
                                   .scoring = i % 2 == 0 ? SUMI_SCORING_EMPTIES_TO_WINNER
                                                         : SUMI_SCORING_DISCS,
                                   .evaluation = i % 3 == 0 ? plain : NULL };
      SumiPosition position = random_position (&source, 64 - 6 - i % 13);
      SumiExact *exact = sumi_exact_new (&options);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      uint8_t line[SUMI_EXACT_MAX_LINE];
      SumiSquare likely;
      int n, score;

      budget.max_nodes = UINT64_C (500) << i % 8;
      pinned_add (&pinned, "at least 5: %d", sumi_exact_at_least (exact, position, 5, &budget));
      pin_answer (&pinned, sumi_exact_score (exact, position, &budget), &budget);
      pin_answer (&pinned, sumi_exact_best_moves (exact, position, &budget), &budget);
      if (i % 13 > 6)
        budget = SUMI_BUDGET_UNLIMITED;
      if (i % 13 == 12 && sumi_exact_estimate (exact, position, &budget, &likely, &score))
        pinned_add (&pinned, "likely %d: %d", likely, score);
      if (i % 13 < 10)
        {
          SumiExactAnswer answer;

          budget.max_nodes = UINT64_MAX - i % 2;
          budget.is_exhausted = false;
          answer = sumi_exact_score (exact, position, &budget);
          pin_answer (&pinned, answer, &budget);
          budget.max_nodes = budget.nodes + (UINT64_C (20) << i % 8);
          n = sumi_exact_line (exact, position, answer.lower, &budget, line);
          for (int j = 0; j < n; j++)
            pinned_add (&pinned, "%d", line[j]);
        }
      pinned_add (&pinned, "%" G_GUINT64_FORMAT " nodes", budget.nodes);
      sumi_exact_free (exact);
    }
  pinned_check (&pinned, "reports", UINT64_C (0x640937da5e4e07e9));
  sumi_evaluation_free (plain);
}

static void
test_exhausted_budget (void)
{
  RandomSource source = random_source_init (24);
  SumiPosition position = random_position (&source, 64 - 12);
  SumiExact *exact = new_exact (true);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiExactAnswer answer;
  uint8_t line[SUMI_EXACT_MAX_LINE];

  budget.is_exhausted = true;
  answer = sumi_exact_best_moves (exact, position, &budget);
  g_assert_cmpint (answer.lower, ==, -64);
  g_assert_cmpint (answer.upper, ==, 64);
  g_assert_cmphex (answer.best, ==, 0);
  g_assert_cmphex (answer.possible, ==, sumi_position_legal_moves (position));
  g_assert_cmpint (sumi_exact_at_least (exact, position, 2, &budget), ==, SUMI_TRUTH_UNKNOWN);
  g_assert_cmpint (sumi_exact_at_least (exact, position, 64, &budget), ==, SUMI_TRUTH_UNKNOWN);
  g_assert_cmpint (sumi_exact_at_least (exact, position, -63, &budget), ==, SUMI_TRUTH_UNKNOWN);
  g_assert_cmpint (sumi_exact_line (exact, position, 2, &budget, line), ==, 0);
  g_assert_cmpuint (budget.nodes, ==, 0);
  sumi_exact_free (exact);
}

static bool
is_cancelled_cb (void *data)
{
  return --*(int *) data < 0;
}

static void
test_cancelling (void)
{
  RandomSource source = random_source_init (25);
  int n_looks = 1;
  SumiBudget budget = { .max_nodes = UINT64_MAX,
                        .deadline_us = INT64_MAX,
                        .is_cancelled = is_cancelled_cb,
                        .data = &n_looks };
  SumiExact *exact = new_exact (true);
  SumiExactAnswer answer
    = sumi_exact_score (exact, random_position (&source, 64 - 18), &budget);

  g_assert_true (budget.is_exhausted);
  g_assert_cmpint (n_looks, ==, -1);
  g_assert_cmpint (answer.lower, <, answer.upper);
  sumi_exact_free (exact);
}

/* The memory that the program has mapped, in pages; 0 where the system does not tell. */
static guint64
count_pages (void)
{
  g_autofree char *text = NULL;

  return g_file_get_contents ("/proc/self/statm", &text, NULL, NULL)
             ? g_ascii_strtoull (text, NULL, 10)
             : 0;
}

/* What a solver has mapped, 4 MiB at least, is given back with it; sanitizers do not see that. */
static void
test_unmapped (void)
{
  const SumiExactOptions options = { .n_threads = 1, .table_bits = 10 };
  guint64 n_before = count_pages ();

  for (int i = 0; i < 200; i++)
    sumi_exact_free (sumi_exact_new (&options));
  g_assert_cmpuint (count_pages (), <, n_before + (100 << 20) / 4096);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/exact/to-winner", GINT_TO_POINTER (true), test_random_positions);
  g_test_add_data_func ("/exact/plain", GINT_TO_POINTER (false), test_random_positions);
  g_test_add_func ("/exact/threads/begin", test_threads_begin);
  g_test_add_func ("/exact/scattered", test_scattered_positions);
  g_test_add_func ("/exact/kernels-agree", test_kernels_agree);
  g_test_add_func ("/exact/over", test_games_that_are_over);
  g_test_add_func ("/exact/threads/agree", test_threads);
  g_test_add_func ("/exact/threads/stop", test_threads_stop);
  g_test_add_func ("/exact/selective-search", test_selective_search);
  g_test_add_func ("/exact/nodes", test_nodes);
  g_test_add_func ("/exact/budgets", test_budgets);
  g_test_add_func ("/exact/reports", test_reports);
  g_test_add_func ("/exact/exhausted-budget", test_exhausted_budget);
  g_test_add_func ("/exact/unmapped", test_unmapped);
  g_test_add_func ("/exact/cancelling", test_cancelling);
  return g_test_run ();
}
