/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-prover.h"

#include <stdlib.h>

#include "sumi-proof-table.h"

/* No position has more legal moves than this; the most that is known is 33. */
#define MAX_LEGAL_MOVES 64

/* The values of get_clarity() are below this. */
#define N_CLARITIES 3

struct _SumiProver
{
  SumiGoal goal;
  SumiColor attacker;
  SumiProofTable *table;
};

typedef struct
{
  SumiPosition after;
  SumiBitboard answers; /* the legal moves there */
  int rank;             /* how many; fewer are tried first */
} Candidate;

static SumiTruth decide_moves (SumiProver *prover, SumiPosition position, SumiBitboard moves,
                               int n_moves, SumiBudget *budget);

/* Orders the moves: those that leave the other side the fewest answers come first. They are the
 * most likely to decide the question, and the cheapest to search. */
static int
list_candidates (SumiPosition position, SumiBitboard moves, Candidate *candidates)
{
  int n = 0;

  SUMI_FOREACH_SQUARE (square, moves)
    {
      Candidate candidate = { .after = sumi_position_play (position, (SumiSquare) square) };
      int i = n++;

      candidate.answers = sumi_position_legal_moves (candidate.after);
      candidate.rank = sumi_bitboard_count (candidate.answers);
      for (; i > 0 && candidates[i - 1].rank > candidate.rank; i--)
        candidates[i] = candidates[i - 1];
      candidates[i] = candidate;
    }
  return n;
}

/* One step of the AND/OR search: the attacker needs one move that reaches the goal, the defender
 * one that prevents it. */
static SumiTruth
search_moves (SumiProver *prover,
              SumiPosition position,
              SumiBitboard moves,
              int n_moves,
              SumiBudget *budget)
{
  bool attacks = position.turn == prover->attacker;
  SumiTruth settles = attacks ? SUMI_TRUTH_TRUE : SUMI_TRUTH_FALSE;
  Candidate candidates[MAX_LEGAL_MOVES];
  int n = list_candidates (position, moves, candidates);

  for (int i = 0; i < n; i++)
    {
      SumiTruth truth = decide_moves (prover, candidates[i].after, candidates[i].answers,
                                      n_moves - attacks, budget);

      if (truth == settles || truth == SUMI_TRUTH_UNKNOWN)
        return truth;
    }
  return attacks ? SUMI_TRUTH_FALSE : SUMI_TRUTH_TRUE;
}

/* Whether the attacker can force the goal with at most N_MOVES moves from POSITION on, in which
 * MOVES are the legal moves. */
static SumiTruth
decide_moves (SumiProver *prover,
              SumiPosition position,
              SumiBitboard moves,
              int n_moves,
              SumiBudget *budget)
{
  SumiTruth truth;

  if (n_moves == 0)
    return SUMI_TRUTH_FALSE;
  if (!sumi_budget_spend (budget))
    return SUMI_TRUTH_UNKNOWN;
  if (moves == 0)
    {
      SumiPosition passed = sumi_position_pass (position);

      moves = sumi_position_legal_moves (passed);
      return moves == 0 ? SUMI_TRUTH_FALSE
                        : decide_moves (prover, passed, moves, n_moves, budget);
    }
  if (position.turn == prover->attacker)
    {
      if (sumi_goal_reaching_moves (&prover->goal, position, moves) != 0)
        return SUMI_TRUTH_TRUE;
      if (n_moves == 1)
        return SUMI_TRUTH_FALSE;
    }

  truth = sumi_proof_table_get (prover->table, position, n_moves);
  if (truth == SUMI_TRUTH_UNKNOWN)
    {
      truth = search_moves (prover, position, moves, n_moves, budget);
      if (truth != SUMI_TRUTH_UNKNOWN)
        sumi_proof_table_put (prover->table, position, n_moves, truth);
    }
  return truth;
}

static SumiTruth
decide (SumiProver *prover, SumiPosition position, int n_moves, SumiBudget *budget)
{
  return decide_moves (prover, position, sumi_position_legal_moves (position), n_moves, budget);
}

/* A prover for one goal of one side; NULL if there is not enough memory. The functions that
 * search take NULL for a prover, and answer that nothing is known. */
SumiProver *
sumi_prover_new (const SumiGoal *goal, SumiColor attacker)
{
  SumiProver *prover = malloc (sizeof *prover);

  if (prover == NULL)
    return NULL;
  prover->goal = *goal;
  prover->attacker = attacker;
  prover->table = sumi_proof_table_new ();
  if (prover->table != NULL)
    return prover;
  free (prover);
  return NULL;
}

void
sumi_prover_free (SumiProver *prover)
{
  if (prover == NULL)
    return;
  sumi_proof_table_free (prover->table);
  free (prover);
}

/* The side whose goal PROVER, which is not NULL, decides about. */
SumiColor
sumi_prover_get_attacker (const SumiProver *prover)
{
  return prover->attacker;
}

/* Whether the attacker can force the goal in POSITION, whoever is to move there, by the N_MOVES-th
 * of its own moves at the latest. With 0 moves it cannot. */
SumiTruth
sumi_prover_can_force (SumiProver *prover, SumiPosition position, int n_moves, SumiBudget *budget)
{
  return prover != NULL ? decide (prover, position, n_moves, budget) : SUMI_TRUTH_UNKNOWN;
}

/* Whether the attacker can force the goal once MOVE, a legal move or a forced pass, has been played
 * in BEFORE. A move of the attacker counts as one of the N_MOVES, and may itself reach the goal. */
SumiTruth
sumi_prover_after_move (SumiProver *prover,
                        SumiPosition before,
                        SumiSquare move,
                        int n_moves,
                        SumiBudget *budget)
{
  bool spends;

  if (prover == NULL)
    return SUMI_TRUTH_UNKNOWN;
  spends = before.turn == prover->attacker && move != SUMI_SQUARE_PASS;
  if (spends && sumi_goal_is_reached (&prover->goal, before, move))
    return SUMI_TRUTH_TRUE;
  return decide (prover, sumi_position_play (before, move), n_moves - spends, budget);
}

/* As sumi_prover_after_move(); where the answer is yes, *OUT_DISTANCE becomes the least number of
 * moves that suffices. */
SumiTruth
sumi_prover_distance (SumiProver *prover,
                      SumiPosition before,
                      SumiSquare move,
                      int n_moves,
                      SumiBudget *budget,
                      int *out_distance)
{
  for (int n = 1; n <= n_moves; n++)
    {
      SumiTruth truth = sumi_prover_after_move (prover, before, move, n, budget);

      if (truth == SUMI_TRUTH_TRUE)
        *out_distance = n;
      if (truth != SUMI_TRUTH_FALSE)
        return truth;
    }
  return SUMI_TRUTH_FALSE;
}

/* How clear MOVE is to a person, apart from what comes after it: a corner that is the goal is
 * clear, and most of all one of FRESH, those that could not be taken before. */
static int
get_clarity (const SumiProver *prover, SumiSquare move, SumiBitboard fresh)
{
  if (prover->goal.kind != SUMI_GOAL_CORNER || !sumi_bitboard_has (prover->goal.corners, move))
    return 0;
  return sumi_bitboard_has (fresh, move) ? 2 : 1;
}

/* As sumi_prover_find(); of the corners those of FRESH are the clearest. */
static SumiTruth
find_moves (SumiProver *prover,
            SumiPosition position,
            SumiBitboard fresh,
            int n_moves,
            SumiTruth wanted,
            SumiBudget *budget,
            SumiBitboard *out_moves,
            SumiSquare *out_clearest)
{
  SumiBitboard moves = sumi_position_legal_moves (position);
  int least_rank = INT32_MAX;

  *out_moves = 0;
  *out_clearest = SUMI_SQUARE_NONE;
  if (prover == NULL)
    return SUMI_TRUTH_UNKNOWN;
  if (moves == 0 && !sumi_position_is_over (position))
    {
      SumiTruth truth = decide (prover, position, n_moves, budget);

      if (truth == wanted)
        *out_clearest = SUMI_SQUARE_PASS;
      return truth == SUMI_TRUTH_UNKNOWN ? truth
             : truth == wanted           ? SUMI_TRUTH_TRUE
                                         : SUMI_TRUTH_FALSE;
    }

  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiSquare move = (SumiSquare) square;
      SumiPosition after = sumi_position_play (position, move);
      int distance = 0, rank;
      SumiTruth truth = sumi_prover_distance (prover, position, move, n_moves, budget, &distance);

      if (truth == SUMI_TRUTH_UNKNOWN)
        return truth;
      if (truth != wanted)
        continue;
      *out_moves |= sumi_bitboard_of (move);
      rank = ((distance * N_CLARITIES - get_clarity (prover, move, fresh)) * MAX_LEGAL_MOVES
              + sumi_bitboard_count (sumi_position_legal_moves (after)));
      if (rank < least_rank)
        {
          least_rank = rank;
          *out_clearest = move;
        }
    }
  return *out_moves != 0 ? SUMI_TRUTH_TRUE : SUMI_TRUTH_FALSE;
}

/* Finds all moves in POSITION after which the answer is WANTED, true or false, and the clearest of
 * them to a person: for the attacker the one that needs the fewest moves, and then, for either
 * side, a corner that is the goal, and else the one that leaves the fewest continuations.
 * Where the side to move has to pass, the clearest is SUMI_SQUARE_PASS if that has the answer
 * WANTED; it is SUMI_SQUARE_NONE where no move has. Returns whether there is any. */
SumiTruth
sumi_prover_find (SumiProver *prover,
                  SumiPosition position,
                  int n_moves,
                  SumiTruth wanted,
                  SumiBudget *budget,
                  SumiBitboard *out_moves,
                  SumiSquare *out_clearest)
{
  return find_moves (prover, position, 0, n_moves, wanted, budget, out_moves, out_clearest);
}

/* As sumi_prover_find() in the position after MOVE in BEFORE; a corner that MOVE has opened to the
 * other side is clearer than one that was open before. */
SumiTruth
sumi_prover_find_replies (SumiProver *prover,
                          SumiPosition before,
                          SumiSquare move,
                          int n_moves,
                          SumiTruth wanted,
                          SumiBudget *budget,
                          SumiBitboard *out_moves,
                          SumiSquare *out_clearest)
{
  SumiPosition after = sumi_position_play (before, move);

  return find_moves (prover, after, ~sumi_position_moves_of (before, after.turn), n_moves, wanted,
                     budget, out_moves, out_clearest);
}
