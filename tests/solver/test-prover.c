/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The goals one by one, passes, and what a budget does to later questions. */

#include <glib.h>

#include "pinned.h"
#include "random-positions.h"
#include "sumi-proof.h"
#include "sumi-prover.h"
#include "written.h"

static const char *const START = "...........................OX......XO...........................";

/* Two groups on the first row: Black can take b1 from a1, and g1 from h1. After a1, White has one
 * move: e1, which takes f1. */
static const char *const TWO_GROUPS
  = ".OX..XO........................................................O";

static void
test_goals (void)
{
  static const struct
  {
    const char *cells;
    const char *move;
    SumiGoal goal;
    bool is_reached;
  } rows[] = {
    { TWO_GROUPS, "a1", { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS }, true },
    { TWO_GROUPS, "h1", { .kind = SUMI_GOAL_CORNER, .corners = 1 }, false },
    { TWO_GROUPS, "a1", { .kind = SUMI_GOAL_PASS }, false },
    { TWO_GROUPS, "a1", { .kind = SUMI_GOAL_MOBILITY, .max_moves = 1 }, true },
    { TWO_GROUPS, "a1", { .kind = SUMI_GOAL_MOBILITY, .max_moves = 0 }, false },
    { TWO_GROUPS, "h1", { .kind = SUMI_GOAL_WIPE_OUT }, false },
    /* White has b1 alone: a1 takes it, and the game is over, which is no pass. */
    { ".OX.............................................................", "a1",
      { .kind = SUMI_GOAL_WIPE_OUT }, true },
    { ".OX.............................................................", "a1",
      { .kind = SUMI_GOAL_PASS }, false },
    { ".OX.............................................................", "a1",
      { .kind = SUMI_GOAL_MOBILITY, .max_moves = 0 }, true },
    /* White keeps b2 and h8, from where nothing can be outflanked; Black goes on at c2. */
    { ".OX.....XO.....................................................O", "a1",
      { .kind = SUMI_GOAL_PASS }, true },
    /* White's a2 can outflank b2 from c2. */
    { ".OX.....OX..............................................XO......", "a1",
      { .kind = SUMI_GOAL_PASS }, false },
    { START, "d3", { .kind = SUMI_GOAL_MOBILITY, .max_moves = 3 }, true },
    { START, "d3", { .kind = SUMI_GOAL_MOBILITY, .max_moves = 2 }, false },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiPosition position = position_of (rows[i].cells, SUMI_BLACK);
      SumiSquare move = square_of (rows[i].move);
      SumiBitboard moves = sumi_position_legal_moves (position);

      g_test_message ("row %" G_GSIZE_FORMAT, i);
      g_assert_true (sumi_bitboard_has (moves, move));
      g_assert_cmpint (sumi_goal_is_reached (&rows[i].goal, position, move), ==,
                       rows[i].is_reached);
      g_assert_cmpint (
        sumi_bitboard_has (sumi_goal_reaching_moves (&rows[i].goal, position, moves), move), ==,
        rows[i].is_reached);
    }
}

static void
test_passes_cost_nothing (void)
{
  const SumiGoal goal = { .kind = SUMI_GOAL_CORNER,
                          .corners = sumi_bitboard_of (square_of ("h1")) };
  SumiPosition position
    = position_of ("XO......"
                   "........"
                   "........"
                   "........"
                   "........"
                   "........"
                   "........"
                   "........",
                   SUMI_WHITE);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiProver *prover = sumi_prover_new (&goal, SUMI_BLACK);
  SumiBitboard moves;
  SumiSquare clearest;

  /* Black's c1 wipes White out; the game is over and h1 is never reached. */
  g_assert_cmpint (sumi_prover_can_force (prover, position, SUMI_PROVER_MAX_MOVES, &budget), ==,
                   SUMI_TRUTH_FALSE);
  g_assert_cmpint (sumi_prover_find (prover, position, 3, SUMI_TRUTH_FALSE, &budget, &moves,
                                     &clearest),
                   ==, SUMI_TRUTH_TRUE);
  g_assert_cmpint (clearest, ==, SUMI_SQUARE_PASS);
  g_assert_cmphex (moves, ==, 0);
  sumi_prover_free (prover);

  /* With a row up to g1, h1 itself is Black's next move, after White's pass. */
  position = position_of ("XOOOOOO.........................................................",
                          SUMI_WHITE);
  prover = sumi_prover_new (&goal, SUMI_BLACK);
  g_assert_cmpint (sumi_prover_can_force (prover, position, 1, &budget), ==, SUMI_TRUTH_TRUE);
  g_assert_cmpint (sumi_prover_can_force (prover, position, 0, &budget), ==, SUMI_TRUTH_FALSE);
  sumi_prover_free (prover);
}

/* What a stopped search left in the table must not mislead a later one. */
static void
test_goes_on_after_a_stop (void)
{
  const SumiGoal goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  SumiPosition position
    = position_of ("...OOO.....OOO..OOOOOOXOOOOXXXXO.OOXXXXO.OOOOOXX..OOO.....O.....", SUMI_BLACK);
  SumiBudget unlimited = SUMI_BUDGET_UNLIMITED;
  SumiProver *fresh = sumi_prover_new (&goal, SUMI_WHITE);
  SumiProver *stopped = sumi_prover_new (&goal, SUMI_WHITE);
  SumiTruth expected = sumi_prover_can_force (fresh, position, 4, &unlimited);
  SumiTruth truth = SUMI_TRUTH_UNKNOWN;
  int n_stops = 0;

  for (guint64 nodes = 1; truth == SUMI_TRUTH_UNKNOWN; nodes *= 2)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      budget.max_nodes = nodes;
      truth = sumi_prover_can_force (stopped, position, 4, &budget);
      n_stops += budget.is_exhausted;
    }
  g_assert_cmpint (n_stops, >, 3);
  g_assert_cmpint (truth, ==, expected);
  sumi_prover_free (fresh);
  sumi_prover_free (stopped);
}

static void
pin_proof (Pinned *pinned, SumiProof *proof)
{
  if (proof == NULL)
    {
      pinned_add (pinned, "no proof");
      return;
    }
  pinned_add (pinned, "proof: %d by %d", proof->can_force, proof->attacker);
  for (unsigned i = 0; i < proof->n_nodes; i++)
    {
      const SumiProofNode *node = &proof->nodes[i];

      pinned_add (pinned, "node %d: %d left, distance %d", node->kind, node->moves_left,
                  node->distance);
      for (unsigned j = 0; j < node->n_edges; j++)
        pinned_add (pinned, "%d to %u", proof->edges[node->first_edge + j].move,
                    proof->edges[node->first_edge + j].node);
    }
  sumi_proof_free (proof);
}

/* Answers, the moves that are found, proofs and how many nodes they cost, with and without enough
 * of them: what is true is held by tests/task, but not which of several moves is the clearest, what
 * a table forgets, or what is searched in vain. */
static void
test_reports (void)
{
  static const SumiGoal goals[] = {
    { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS },
    { .kind = SUMI_GOAL_CORNER, .corners = 1 },
    { .kind = SUMI_GOAL_PASS },
    { .kind = SUMI_GOAL_MOBILITY, .max_moves = 2 },
    { .kind = SUMI_GOAL_WIPE_OUT },
  };
  RandomSource source = random_source_init (93);
  Pinned pinned = { 0 };

  for (int i = 0; i < 300; i++)
    {
      SumiPosition position = random_position (&source, 14 + random_source_below (&source, 46));
      SumiColor attacker = i / 5 % 2 == 0 ? position.turn : sumi_color_opposite (position.turn);
      SumiProver *prover = sumi_prover_new (&goals[i % 5], attacker);
      SumiBitboard legal = sumi_position_legal_moves (position), moves;
      SumiSquare move = legal != 0 ? random_square_of (&source, legal) : SUMI_SQUARE_PASS;
      SumiSquare clearest;
      int n_moves = 1 + random_source_below (&source, 4), distance = -1;
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      budget.max_nodes = UINT64_C (200) << i % 11;
      pinned_add (&pinned, "%d in %d", sumi_prover_can_force (prover, position, n_moves, &budget),
                  n_moves);
      for (int wanted = SUMI_TRUTH_FALSE; wanted <= SUMI_TRUTH_TRUE; wanted++)
        {
          pinned_add (&pinned, "find %d", sumi_prover_find (prover, position, n_moves,
                                                            (SumiTruth) wanted, &budget, &moves,
                                                            &clearest));
          pinned_add (&pinned, "%" G_GINT64_MODIFIER "x, %d", moves, clearest);
        }
      if (!sumi_position_is_over (position))
        {
          pinned_add (&pinned, "after %d: %d", move,
                      sumi_prover_distance (prover, position, move, n_moves, &budget, &distance));
          pinned_add (&pinned, "in %d", distance);
          pin_proof (&pinned, sumi_proof_new (prover, position, move, n_moves, 300, &budget));
          pinned_add (&pinned, "replies %d",
                      sumi_prover_find_replies (prover, position, move, n_moves, SUMI_TRUTH_TRUE,
                                                &budget, &moves, &clearest));
          pinned_add (&pinned, "%" G_GINT64_MODIFIER "x, %d", moves, clearest);
        }
      pinned_add (&pinned, "%" G_GUINT64_FORMAT " nodes, exhausted %d", budget.nodes,
                  budget.is_exhausted);
      sumi_prover_free (prover);
    }
  pinned_check (&pinned, "reports", UINT64_C (0xc2abe42416e52508));
}

/* A proof that needs more positions than it may have is none, wherever the room ends, behind a pass
 * as well. */
static void
test_room_for_proof (void)
{
  const SumiGoal goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  RandomSource source = random_source_init (94);
  int n_passes = 0;

  for (int i = 0; i < 200; i++)
    {
      SumiPosition position = random_position (&source, 46 + i % 14);
      SumiBitboard legal = sumi_position_legal_moves (position);
      SumiSquare move = legal != 0 ? random_square_of (&source, legal) : SUMI_SQUARE_PASS;
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiProver *prover = sumi_prover_new (&goal, position.turn);
      SumiProof *whole = legal != 0
                           ? sumi_proof_new (prover, position, move, 3, 300, &budget)
                           : NULL;

      for (unsigned j = 0; whole != NULL && j < whole->n_nodes; j++)
        n_passes += whole->nodes[j].kind == SUMI_PROOF_PASS;
      for (unsigned room = 0; whole != NULL && room <= whole->n_nodes; room++)
        {
          SumiProof *proof = sumi_proof_new (prover, position, move, 3, room, &budget);

          g_assert_cmpint (proof != NULL, ==, room == whole->n_nodes);
          sumi_proof_free (proof);
        }
      sumi_proof_free (whole);
      sumi_prover_free (prover);
    }
  g_test_message ("%d passes", n_passes);
  g_assert_cmpint (n_passes, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/prover/goals", test_goals);
  g_test_add_func ("/prover/passes-cost-nothing", test_passes_cost_nothing);
  g_test_add_func ("/prover/goes-on-after-a-stop", test_goes_on_after_a_stop);
  g_test_add_func ("/prover/room-for-proof", test_room_for_proof);
  g_test_add_func ("/prover/reports", test_reports);
  return g_test_run ();
}
