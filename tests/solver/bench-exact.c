/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exact solving of positions that come from a seed. The nodes are the same everywhere and in every
 * run; a commit that changes the search quotes their total. */

#include <glib.h>

#include "random-positions.h"
#include "sumi-exact.h"

int
main (void)
{
  static const struct
  {
    int n_empties;
    int n_positions;
  } sets[] = {
    { 8, 1000 }, { 10, 500 }, { 12, 200 }, { 14, 50 }, { 16, 20 }, { 18, 5 }, { 20, 2 }
  };
  guint64 total = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      RandomSource source = random_source_init (100 + (guint64) sets[i].n_empties);
      SumiExact *exact = sumi_exact_new (&SUMI_EXACT_DEFAULTS);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      gint64 start = g_get_monotonic_time ();
      double seconds;

      g_assert_nonnull (exact);
      for (int n = 0; n < sets[i].n_positions; n++)
        sumi_exact_score (exact, random_position (&source, 64 - sets[i].n_empties), &budget);
      seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
      sumi_exact_free (exact);
      total += budget.nodes;
      g_print ("%2d empties, %4d positions: %10" G_GUINT64_FORMAT
               " nodes, %7.3f s, %.1f million nodes/s\n",
               sets[i].n_empties, sets[i].n_positions, budget.nodes, seconds,
               (double) budget.nodes / seconds / 1e6);
    }
  g_print ("Nodes: %" G_GUINT64_FORMAT "\n", total);
  return 0;
}
