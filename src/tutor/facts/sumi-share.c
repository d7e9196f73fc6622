/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-share.h"

/* A budget of half of what is left of WHOLE; without a limit where WHOLE has none. */
SumiBudget
sumi_share_take (const SumiBudget *whole)
{
  SumiBudget share = *whole;

  if (whole->max_nodes != UINT64_MAX && whole->max_nodes > whole->nodes)
    share.max_nodes -= (whole->max_nodes - whole->nodes) / 2;
  if (whole->deadline_us != INT64_MAX)
    share.deadline_us -= (whole->deadline_us - sumi_budget_now_us ()) / 2;
  return share;
}

/* Adds to WHOLE what was spent of SHARE. */
void
sumi_share_return (SumiBudget *whole, const SumiBudget *share)
{
  whole->nodes = share->nodes;
  if (share->is_exhausted)
    sumi_budget_check (whole);
}
