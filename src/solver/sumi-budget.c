/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-budget.h"

#include <time.h>

/* Microseconds on the monotonic clock, the one that g_get_monotonic_time() reads too. */
int64_t
sumi_budget_now_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* Checks all three limits. If one is reached, marks the budget as exhausted and returns false.
 * Searches call sumi_budget_spend(), which comes here every SUMI_BUDGET_CHECK_INTERVAL nodes. */
bool
sumi_budget_check (SumiBudget *budget)
{
  if (budget->nodes > budget->max_nodes
      || (budget->is_cancelled != NULL && budget->is_cancelled (budget->data))
      || (budget->deadline_us != INT64_MAX && sumi_budget_now_us () >= budget->deadline_us))
    budget->is_exhausted = true;
  return !budget->is_exhausted;
}

/* A budget of half of what is left of WHOLE, so that a search that takes longer than was expected
 * leaves something for others; without a limit where WHOLE has none. */
SumiBudget
sumi_budget_take_half (const SumiBudget *whole)
{
  SumiBudget half = *whole;

  if (whole->max_nodes != UINT64_MAX && whole->max_nodes > whole->nodes)
    half.max_nodes -= (whole->max_nodes - whole->nodes) / 2;
  if (whole->deadline_us != INT64_MAX)
    half.deadline_us -= (whole->deadline_us - sumi_budget_now_us ()) / 2;
  return half;
}

/* Adds to WHOLE what was spent of HALF. */
void
sumi_budget_return_half (SumiBudget *whole, const SumiBudget *half)
{
  whole->nodes = half->nodes;
  if (half->is_exhausted)
    sumi_budget_check (whole);
}
