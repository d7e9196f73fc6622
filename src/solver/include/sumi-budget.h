/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How much a search may spend: nodes and time; and whether it was cancelled.
 *
 * A budget is used up by one search after another; when it is exhausted a search answers "unknown",
 * which is never the same as "no". */

#include <stdbool.h>
#include <stdint.h>

typedef struct
{
  uint64_t max_nodes;  /* UINT64_MAX: no limit */
  int64_t deadline_us; /* on the monotonic clock, INT64_MAX: none */
  bool (*is_cancelled) (void *data); /* may be NULL; called from the searching thread */
  void *data;

  uint64_t nodes;    /* spent so far */
  bool is_exhausted; /* by the first of the three; stays set */
} SumiBudget;

#define SUMI_BUDGET_UNLIMITED ((SumiBudget){ .max_nodes = UINT64_MAX, .deadline_us = INT64_MAX })

/* Nodes between two looks at the clock and the cancel callback. */
#define SUMI_BUDGET_CHECK_INTERVAL 1024

int64_t    sumi_budget_now_us      (void);
bool       sumi_budget_check       (SumiBudget *budget);
SumiBudget sumi_budget_take_half   (const SumiBudget *whole);
void       sumi_budget_return_half (SumiBudget *whole, const SumiBudget *half);

/* Accounts for one node; false when the search must stop. */
static inline bool
sumi_budget_spend (SumiBudget *budget)
{
  if (budget->is_exhausted)
    return false;
  if (budget->nodes++ % SUMI_BUDGET_CHECK_INTERVAL == 0 || budget->nodes > budget->max_nodes)
    return sumi_budget_check (budget);
  return true;
}
