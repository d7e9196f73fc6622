/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proofs a second: can the side to move force a corner with so many moves? The positions come from
 * a seed, so the node counts are the same everywhere and in every run. */

#include <glib.h>

#include "random-positions.h"
#include "sumi-prover.h"

#define N_POSITIONS 400

static void
run (int n_moves)
{
  const SumiGoal goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  RandomSource source = random_source_init (7);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  gint64 start = g_get_monotonic_time ();
  int n_true = 0;
  double seconds;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 20 + random_source_below (&source, 25));
      SumiProver *prover = sumi_prover_new (&goal, position.turn);

      n_true += sumi_prover_can_force (prover, position, n_moves, &budget) == SUMI_TRUTH_TRUE;
      sumi_prover_free (prover);
    }
  seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  g_print ("within %d: %d of %d can, %" G_GUINT64_FORMAT
           " nodes, %.3f s, %.0f proofs/s, %.2f million nodes/s\n",
           n_moves, n_true, N_POSITIONS, budget.nodes, seconds, N_POSITIONS / seconds,
           (double) budget.nodes / seconds / 1e6);
}

int
main (void)
{
  for (int n_moves = 1; n_moves <= 4; n_moves++)
    run (n_moves);
  return 0;
}
