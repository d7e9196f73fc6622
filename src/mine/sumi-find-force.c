/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-find.h"

#include "sumi-features.h"
#include "sumi-stoner-trap.h"

/* Puzzles in which a goal is forced, or denied. */

#define MIN_EMPTIES 10
#define MAX_EMPTIES 46
#define MIN_EMPTY_CORNERS 2
#define MIN_NATURAL 3

/* Nodes that may go into one question. */
#define MAX_NODES UINT64_C (300000)

#define MAX_LOSS (2 * SUMI_DISC)

/* A position from which a goal can be forced by one move only. */
typedef struct
{
  SumiTask task;
  SumiSquare move;
} Force;

/* Looks for the least number of moves, from MIN to MAX, in which the side to move can force GOAL;
 * FALSE unless one move alone does it. */
static gboolean
find_only_move (const SumiLook *look, SumiGoal goal, int min, int max, Force *out_force)
{
  SumiProver *prover = sumi_prover_new (&goal, look->position.turn);
  SumiBitboard right = 0;

  sumi_task_init (&out_force->task);
  out_force->task.type = SUMI_TASK_FORCE;
  out_force->task.goal = goal;
  for (int within = 1; within <= max && right == 0; within++)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiSquare clearest;

      budget.max_nodes = MAX_NODES;
      out_force->task.within = within;
      if (sumi_prover_find (prover, look->position, within, SUMI_TRUTH_TRUE, &budget, &right,
                            &clearest)
          == SUMI_TRUTH_UNKNOWN)
        {
          right = 0;
          break;
        }
    }
  sumi_prover_free (prover);
  out_force->move = sumi_bitboard_first (right);
  return sumi_bitboard_count (right) == 1 && out_force->task.within >= min;
}

/* On which edge SQUARE is: the step from square to square along it, 0 on none. Corners count as on
 * none. */
static int
get_edge_step (SumiSquare square)
{
  int column = sumi_square_column (square), row = sumi_square_row (square);
  gboolean is_beside = column == 0 || column == 7, is_above = row == 0 || row == 7;

  if (is_beside == is_above)
    return 0;
  return is_beside ? 8 : 1;
}

static void
find_corner (SumiLook *look)
{
  const SumiGoal goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  static const SumiTheme by_moves[] = { SUMI_THEME_CORNER_2, SUMI_THEME_CORNER_3,
                                        SUMI_THEME_CORNER_4 };
  const SumiThemes themes = 1u << SUMI_THEME_CORNER_2 | 1u << SUMI_THEME_CORNER_3
                            | 1u << SUMI_THEME_CORNER_4 | 1u << SUMI_THEME_X_SQUARE
                            | 1u << SUMI_THEME_STONER | 1u << SUMI_THEME_WEDGE;
  Force force;

  if ((look->wanted & themes) == 0 || !find_only_move (look, goal, 2, 4, &force)
      || sumi_look_count_natural_wrong (look, force.move) < MIN_NATURAL
      || !sumi_look_is_sound (look, force.move, SUMI_LOOK_DEPTH, MAX_LOSS))
    return;
  if (sumi_stoner_trap_find (look->position, force.move, NULL))
    sumi_look_add (look, SUMI_THEME_STONER, &force.task, force.move);
  else if (sumi_bitboard_has (sumi_features_x_squares (look->position), force.move))
    sumi_look_add (look, SUMI_THEME_X_SQUARE, &force.task, force.move);
  else if (sumi_bitboard_has (sumi_features_wedges (look->position), force.move))
    sumi_look_add (look, SUMI_THEME_WEDGE, &force.task, force.move);
  else
    sumi_look_add (look, by_moves[force.task.within - 2], &force.task, force.move);
}

/* Where the first moves that keep the opponent from a corner are too many, more moves are looked
 * ahead. */
static void
find_deny (SumiLook *look)
{
  const SumiGoal goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  SumiProver *prover;
  SumiBitboard right = look->moves;
  SumiTask task;

  if (!sumi_look_wants (look, SUMI_THEME_DENY_CORNER))
    return;
  sumi_task_init (&task);
  task.type = SUMI_TASK_DENY;
  task.goal = goal;
  prover = sumi_prover_new (&goal, sumi_color_opposite (look->position.turn));
  while (task.within < 3 && sumi_bitboard_count (right) > 1)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiSquare clearest;

      budget.max_nodes = MAX_NODES;
      task.within++;
      if (sumi_prover_find (prover, look->position, task.within, SUMI_TRUTH_FALSE, &budget, &right,
                            &clearest)
          == SUMI_TRUTH_UNKNOWN)
        right = 0;
    }
  sumi_prover_free (prover);
  if (sumi_bitboard_count (right) == 1 && sumi_bitboard_count (look->moves) > MIN_NATURAL
      && (task.within == 1
          || sumi_look_count_natural_wrong (look, sumi_bitboard_first (right)) >= MIN_NATURAL)
      && sumi_look_is_sound (look, sumi_bitboard_first (right), SUMI_LOOK_DEPTH, MAX_LOSS))
    sumi_look_add (look, SUMI_THEME_DENY_CORNER, &task, sumi_bitboard_first (right));
}

/* A goal that has to be reached in two moves at least, with a sound move. */
static void
find_goal (SumiLook *look, SumiTheme theme, SumiGoal goal, int max)
{
  Force force;

  if (sumi_look_wants (look, theme) && find_only_move (look, goal, 2, max, &force)
      && sumi_look_count_natural_wrong (look, force.move) >= MIN_NATURAL
      && sumi_look_is_sound (look, force.move, SUMI_LOOK_DEPTH, MAX_LOSS))
    sumi_look_add (look, theme, &force.task, force.move);
}

/* Whether the attacker's moves in PROOF after its first all are on the edge of MOVE, and there is
 * one. */
static gboolean
stays_on_edge (const SumiProof *proof, SumiSquare move)
{
  int step = get_edge_step (move);
  int line = step == 1 ? sumi_square_row (move) : sumi_square_column (move);
  gboolean has_any = FALSE;

  for (unsigned i = 0; i < proof->n_nodes; i++)
    {
      const SumiProofNode *node = &proof->nodes[i];
      SumiSquare next;

      if (node->kind != SUMI_PROOF_CHOICE)
        continue;
      next = proof->edges[node->first_edge].move;
      if (get_edge_step (next) != step
          || (step == 1 ? sumi_square_row (next) : sumi_square_column (next)) != line)
        return FALSE;
      has_any = TRUE;
    }
  return has_any;
}

/* Replies are taken away by moves along one edge. */
static void
find_creep (SumiLook *look)
{
  for (int max_moves = 1; max_moves <= 3; max_moves++)
    {
      const SumiGoal goal = { .kind = SUMI_GOAL_MOBILITY, .max_moves = max_moves };
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiProof *proof;
      SumiProver *prover;
      Force force;
      gboolean stays;

      if (!find_only_move (look, goal, 2, 3, &force) || get_edge_step (force.move) == 0)
        continue;
      prover = sumi_prover_new (&goal, look->position.turn);
      proof = sumi_proof_new (prover, look->position, force.move, force.task.within, 5000, &budget);
      stays = proof != NULL && stays_on_edge (proof, force.move);
      sumi_proof_free (proof);
      sumi_prover_free (prover);
      if (!stays || sumi_look_count_natural_wrong (look, force.move) < MIN_NATURAL
          || !sumi_look_is_sound (look, force.move, SUMI_LOOK_DEPTH, MAX_LOSS))
        continue;
      sumi_look_add (look, SUMI_THEME_CREEP, &force.task, force.move);
      return;
    }
}

static void
find_wipe_out (SumiLook *look)
{
  const SumiGoal goal = { .kind = SUMI_GOAL_WIPE_OUT };
  SumiBitboard theirs = look->position.opponent;
  Force force;

  if (sumi_look_wants (look, SUMI_THEME_WIPE_OUT) && sumi_bitboard_count (theirs) <= 8
      && find_only_move (look, goal, 1, 4, &force))
    sumi_look_add (look, SUMI_THEME_WIPE_OUT, &force.task, force.move);
}

void
sumi_find_force (SumiLook *look)
{
  SumiBitboard empties = sumi_position_empties (look->position);

  find_wipe_out (look);
  if (look->n_empties < MIN_EMPTIES || look->n_empties > MAX_EMPTIES
      || sumi_bitboard_count (empties & SUMI_CORNERS) < MIN_EMPTY_CORNERS
      || (look->moves & SUMI_CORNERS) != 0 || sumi_bitboard_count (look->moves) <= MIN_NATURAL)
    return;
  find_corner (look);
  find_deny (look);
  find_goal (look, SUMI_THEME_PASS, (SumiGoal){ .kind = SUMI_GOAL_PASS }, 3);
  find_goal (look, SUMI_THEME_ONE_REPLY, (SumiGoal){ .kind = SUMI_GOAL_MOBILITY, .max_moves = 1 },
             2);
  if (sumi_look_wants (look, SUMI_THEME_CREEP))
    find_creep (look);
}
