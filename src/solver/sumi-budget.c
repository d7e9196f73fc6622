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
