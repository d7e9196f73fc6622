/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which discs can be turned, held against all continuations by the slow rules. */

#include <glib.h>

#include "pinned.h"
#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-stability.h"

#define N_POSITIONS 500

/* All squares that any continuation of BOARD turns: every move of every position. */
static uint64_t
slow_turned (const SlowBoard *board)
{
  uint64_t legal = slow_legal (board), turned = 0;

  if (slow_is_over (board))
    return 0;
  if (legal == 0)
    {
      SlowBoard next = slow_pass (board);

      return slow_turned (&next);
    }
  for (int square = 0; square < 64; square++)
    {
      SlowBoard next;

      if ((legal >> square & 1) == 0)
        continue;
      next = slow_play (board, square);
      turned |= slow_flips (board, square) | slow_turned (&next);
    }
  return turned;
}

static uint64_t
slow_stable_of_both (const SlowBoard *board)
{
  return slow_stable (board, SLOW_BLACK) | slow_stable (board, SLOW_WHITE);
}

/* Returns how many nodes were spent. */
static uint64_t
assert_exact (SumiPosition position, SumiBitboard discs)
{
  SlowBoard board = slow_from_position (position);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiStability found = sumi_stability_find (position, discs, &budget);
  uint64_t turned = slow_turned (&board) & discs;

  g_assert_cmphex (found.stable, ==, slow_stable_of_both (&board) & discs);
  g_assert_cmphex (found.unstable, ==, turned);
  g_assert_cmphex (found.undecided, ==, discs & ~turned & ~found.stable);
  g_assert_cmphex (found.stable & turned, ==, 0);
  return budget.nodes;
}

/* With few empty squares nothing that can be turned escapes. What is spent on it changes only where
 * the search is meant to change: then put the new number here. */
static void
test_few_empties (void)
{
  RandomSource source = random_source_init (91);
  uint64_t n_nodes = 0;
  int n_passes = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 57 + random_source_below (&source, 8));
      SumiBitboard all = position.own | position.opponent;

      n_nodes += assert_exact (position, all);
      n_nodes += assert_exact (position, all & random_source_next (&source));
      if (sumi_position_is_over (position))
        continue;
      /* The other side to move makes another position, often one with a pass. */
      position = sumi_position_pass (position);
      n_passes += sumi_position_must_pass (position);
      n_nodes += assert_exact (position, all);
    }
  g_assert_cmpuint (n_nodes, ==, 2878987);
  g_assert_cmpint (n_passes, >, 5);
}

/* With many, what is disproved is never something that is proved, and the same each time. */
static void
test_many_empties (void)
{
  RandomSource source = random_source_init (92);
  int n_unstable = 0;

  for (int i = 0; i < 40; i++)
    {
      SumiPosition position = random_position (&source, 10 + random_source_below (&source, 40));
      SumiBitboard all = position.own | position.opponent;
      SlowBoard board = slow_from_position (position);
      SumiBudget budgets[] = { SUMI_BUDGET_UNLIMITED, SUMI_BUDGET_UNLIMITED };
      SumiStability found[2];

      for (int j = 0; j < 2; j++)
        {
          budgets[j].max_nodes = 20000;
          found[j] = sumi_stability_find (position, all, &budgets[j]);
        }
      g_assert_cmphex (found[0].unstable, ==, found[1].unstable);
      g_assert_cmphex (found[0].stable, ==, slow_stable_of_both (&board));
      g_assert_cmphex (found[0].stable & found[0].unstable, ==, 0);
      g_assert_cmphex (found[0].stable | found[0].unstable | found[0].undecided, ==, all);
      n_unstable += sumi_bitboard_count (found[0].unstable);
    }
  g_assert_cmpint (n_unstable, >, 400);
}

/* What is found with few nodes and with many, and how many it takes. */
static void
test_reports (void)
{
  RandomSource source = random_source_init (94);
  Pinned pinned = { 0 };

  for (int i = 0; i < 300; i++)
    {
      SumiPosition position = random_position (&source, 20 + random_source_below (&source, 40));
      SumiBitboard all = position.own | position.opponent;
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiStability found;

      budget.max_nodes = UINT64_C (8) << i % 12;
      found = sumi_stability_find (position, i % 2 == 0 ? all : position.own, &budget);
      pinned_add (&pinned, "%" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER
                  "x, %" G_GUINT64_FORMAT " nodes, exhausted %d", found.stable, found.unstable,
                  found.undecided, budget.nodes, budget.is_exhausted);
    }
  pinned_check (&pinned, "reports", UINT64_C (0xc011e6d39076ca20));
}

static bool
cancel_cb (void *data)
{
  return true;
}

/* Nothing is disproved without looking. */
static void
test_budget (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiBitboard all = start.own | start.opponent;
  SumiBudget budgets[] = { SUMI_BUDGET_UNLIMITED, SUMI_BUDGET_UNLIMITED, SUMI_BUDGET_UNLIMITED };

  budgets[0].max_nodes = 0;
  budgets[1].deadline_us = sumi_budget_now_us ();
  budgets[2].is_cancelled = cancel_cb;
  for (gsize i = 0; i < G_N_ELEMENTS (budgets); i++)
    {
      SumiStability found = sumi_stability_find (start, all, &budgets[i]);

      g_assert_true (budgets[i].is_exhausted);
      g_assert_cmphex (found.undecided, ==, all);
      g_assert_cmphex (found.stable | found.unstable, ==, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stability/few-empties", test_few_empties);
  g_test_add_func ("/stability/many-empties", test_many_empties);
  g_test_add_func ("/stability/reports", test_reports);
  g_test_add_func ("/stability/budget", test_budget);
  return g_test_run ();
}
