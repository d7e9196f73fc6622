/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shallow searches with the evaluation. Far from the end, a search of a few plies orders the moves
 * better than their mobility does; Edax (R. Delorme) and Logistello (M. Buro) do the same. It also
 * tells which positions a selective search may leave out. */

#include "sumi-exact-kernel.h"

#include "sumi-evaluation-fast.h"
#include "sumi-fast-moves.h"

/* The number of empties from which on moves are ranked by a search of 0, 1, 2 and 3 plies.
 * Measured. */
static const int first_empties[] = { SUMI_EXACT_SHALLOW_EMPTIES, 15, 17, 20 };
#define N_DEPTHS ((int) (sizeof first_empties / sizeof first_empties[0]))

/* How many hundredths of a disc one unit of the rank by mobility is worth beside the value that the
 * search found: the deeper the search, the fewer. Chosen by counting nodes. */
static const int rank_weights[N_DEPTHS] = { 12, 9, 7, 6 };

/* How many plies are added where a position is searched with an open window: such positions are
 * few, and the order of their moves matters most. None where the depth is the greatest already.
 * Measured. */
#define OPEN_PLIES 2

/* Where every move is expected to stay this far below a null window, in hundredths of a disc, the
 * order matters little, and one ply less is enough. Measured. */
#define HOPELESS_MARGIN (8 * SUMI_DISC)

/* How many moves of a position are ranked by a search; the others by the evaluation alone, after
 * these. Measured. */
#define N_SEARCHED 3

/* Moves that are this far below the best one so far, in hundredths of a disc, need no exact order.
 * Measured. */
#define RANK_MARGIN (3 * SUMI_DISC)

/* What puts moves that were not searched behind those that were. */
#define NOT_SEARCHED (1 << 20)

/* A selective search leaves out a position whose value, found by a shallow search, is so many
 * hundredths of a disc outside of the window, by its selectivity. The shallow search is made only
 * where the evaluation alone is less than SELECTIVE_DOUBT away from that. It is SELECTIVE_PLIES
 * deep, and SELECTIVE_DEEP_PLIES from SELECTIVE_DEEP_EMPTIES empties on. Measured. */
static const int selective_margins[SUMI_EXACT_MAX_SELECTIVITY + 1] = {
  [1] = 12 * SUMI_DISC,
  [2] = 6 * SUMI_DISC,
  [3] = 4 * SUMI_DISC,
};
#define SELECTIVE_DOUBT (9 * SUMI_DISC)
#define SELECTIVE_PLIES 3
#define SELECTIVE_DEEP_PLIES 4
#define SELECTIVE_DEEP_EMPTIES 18

#define MAX_VALUE 100000

/* A position after a move, and the moves of the side that is then to move. */
typedef struct
{
  SumiBitboard replies;
  int n_replies;
  SumiSquare move;
} Candidate;

/* Puts MOVES in order, those first that leave the fewest replies. */
static int
list_candidates (const SumiEvaluationState *state, SumiBitboard moves, Candidate *candidates)
{
  int n = 0;

  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiBitboard flips = sumi_fast_flips (state->own, state->opponent, (SumiSquare) square);
      SumiBitboard own = state->own | flips | sumi_bitboard_of ((SumiSquare) square);
      SumiBitboard replies = sumi_fast_legal (state->opponent ^ flips, own);
      Candidate candidate = { replies, sumi_bitboard_count (replies), (SumiSquare) square };
      int i = n++;

      for (; i > 0 && candidates[i - 1].n_replies > candidate.n_replies; i--)
        candidates[i] = candidates[i - 1];
      candidates[i] = candidate;
    }
  return n;
}

static int look_ahead (const SumiEvaluation *evaluation, const SumiEvaluationState *state,
                       SumiBitboard moves, int depth, int alpha, int beta);

/* As look_ahead() with a depth of 1, where the order of moves saves too little to be worth
 * finding. */
static int
look_one_ahead (const SumiEvaluation *evaluation,
                const SumiEvaluationState *state,
                SumiBitboard moves,
                int alpha,
                int beta)
{
  int best = -MAX_VALUE;

  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiEvaluationState next = sumi_fast_evaluation_play (evaluation, state, (SumiSquare) square);
      int value = -look_ahead (evaluation, &next, sumi_fast_legal (next.own, next.opponent), 0,
                               -beta, -alpha);

      if (value > best)
        best = value;
      if (best >= beta)
        break;
      if (best > alpha)
        alpha = best;
    }
  return best;
}

/* The value for the side to move, which has MOVES, DEPTH plies ahead, in hundredths of a disc. */
static int
look_ahead (const SumiEvaluation *evaluation,
            const SumiEvaluationState *state,
            SumiBitboard moves,
            int depth,
            int alpha,
            int beta)
{
  Candidate candidates[SUMI_EXACT_MAX_MOVES];
  int n, best = -MAX_VALUE;

  if (moves == 0)
    {
      SumiEvaluationState passed = sumi_evaluation_pass (state);

      moves = sumi_fast_legal (passed.own, passed.opponent);
      if (moves == 0)
        return SUMI_DISC * (sumi_bitboard_count (state->own) - sumi_bitboard_count (passed.own));
      return -look_ahead (evaluation, &passed, moves, depth, -beta, -alpha);
    }
  if (depth == 0)
    return sumi_fast_evaluation_value (evaluation, state, moves);
  if (depth == 1)
    return look_one_ahead (evaluation, state, moves, alpha, beta);

  n = list_candidates (state, moves, candidates);
  for (int i = 0; i < n; i++)
    {
      SumiEvaluationState next = sumi_fast_evaluation_play (evaluation, state, candidates[i].move);
      int value = -look_ahead (evaluation, &next, candidates[i].replies, depth - 1, -beta, -alpha);

      if (value > best)
        best = value;
      if (best >= beta)
        break;
      if (best > alpha)
        alpha = best;
    }
  return best;
}

static int
choose_depth (int n_empties)
{
  int depth = N_DEPTHS - 1;

  while (depth >= 0 && n_empties < first_empties[depth])
    depth--;
  return depth;
}

/* Whether no move is likely to reach more than ALPHA. */
static bool
is_hopeless (const SumiEvaluation *evaluation,
             const SumiEvaluationState *state,
             SumiBitboard moves,
             int alpha)
{
  return sumi_fast_evaluation_value (evaluation, state, moves)
         < SUMI_DISC * alpha - HOPELESS_MARGIN;
}

/* What is known of a child before it is ranked by a search. */
typedef struct
{
  SumiEvaluationState state;
  int offset; /* the part of its rank that is not the search's */
  int value;  /* its rank by the evaluation alone; INT_MIN if it is not to be searched (any more) */
} Prospect;

static int
find_best_prospect (const Prospect *prospects, int n)
{
  int best = 0;

  for (int i = 1; i < n; i++)
    {
      if (prospects[i].value > prospects[best].value)
        best = i;
    }
  return best;
}

/* Ranks the children by the evaluation and by their rank before it, and then those that are best so
 * far by a search of N_PLIES plies instead. The most promising is searched first, since moves below
 * it are then refuted quickly. */
static void
rank_again (const SumiEvaluation *evaluation,
            const SumiEvaluationState *state,
            int n_plies,
            int weight,
            SumiExactChild *children,
            int n_children)
{
  Prospect prospects[SUMI_EXACT_MAX_MOVES];
  int n_searched = n_plies > 0 ? N_SEARCHED : 0;
  int best = -MAX_VALUE;

  for (int i = 0; i < n_children; i++)
    {
      SumiExactChild *child = &children[i];
      Prospect *prospect = &prospects[i];

      prospect->value = INT_MIN;
      if (child->rank >= SUMI_EXACT_KNOWN_RANK || child->rank == SUMI_EXACT_DONE_RANK)
        continue;
      prospect->state = sumi_fast_evaluation_play (evaluation, state, child->move);
      prospect->offset = child->rank * weight;
      prospect->value = prospect->offset
                        - look_ahead (evaluation, &prospect->state, child->replies, 0, -MAX_VALUE,
                                      MAX_VALUE);
      child->rank = prospect->value - NOT_SEARCHED;
    }
  for (int i = 0; i < n_searched; i++)
    {
      int place = find_best_prospect (prospects, n_children), beta;
      Prospect *prospect = &prospects[place];
      SumiExactChild *child = &children[place];

      if (prospect->value == INT_MIN)
        break;
      beta = prospect->offset - best + RANK_MARGIN;
      child->rank = prospect->offset
                    - look_ahead (evaluation, &prospect->state, child->replies, n_plies,
                                  -MAX_VALUE, beta < MAX_VALUE ? beta : MAX_VALUE);
      if (child->rank > best)
        best = child->rank;
      prospect->value = INT_MIN;
    }
}

/* Ranks the children of a position with MOVES again by a shallow search, if there is an evaluation
 * and the end of the game is far enough. The moves that the table remembers stay in front, and
 * those that have been searched go to the end. */
void
sumi_exact_rank_by_search (const SumiExactSearch *search,
                           SumiBitboard own,
                           SumiBitboard opponent,
                           SumiBitboard moves,
                           int alpha,
                           int beta,
                           SumiExactChild *children,
                           int n_children)
{
  int depth = choose_depth (sumi_bitboard_count (~(own | opponent)));
  int extra_plies = 0;
  SumiEvaluationState state;

  if (search->evaluation == NULL || depth < 0 || n_children < 2)
    return;
  state = sumi_fast_evaluation_start (search->evaluation, own, opponent);
  if (beta - alpha > 1)
    extra_plies = depth < N_DEPTHS - 1 ? OPEN_PLIES : 0;
  else if (is_hopeless (search->evaluation, &state, moves, alpha) && --depth < 0)
    return;
  rank_again (search->evaluation, &state, depth + extra_plies, rank_weights[depth], children,
              n_children);
}

/* Whether the value found by a shallow search is so far on one side of a null window at ALPHA that
 * the score is hardly ever on the other; OUT_SCORE is then the bound that the search would return
 * (ProbCut: M. Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm", 1995;
 * for passes before an exact one, each less selective, as in Edax). */
bool
sumi_exact_is_unlikely (const SumiExactSearch *search,
                        SumiBitboard own,
                        SumiBitboard opponent,
                        SumiBitboard moves,
                        int alpha,
                        int *out_score)
{
  const SumiEvaluation *evaluation = search->evaluation;
  int n_empties = sumi_bitboard_count (~(own | opponent));
  int depth = n_empties < SELECTIVE_DEEP_EMPTIES ? SELECTIVE_PLIES : SELECTIVE_DEEP_PLIES;
  int margin = selective_margins[search->selectivity];
  int above = SUMI_DISC * (alpha + 1) + margin;
  int below = SUMI_DISC * alpha - margin;
  SumiEvaluationState state = sumi_fast_evaluation_start (evaluation, own, opponent);
  int first = sumi_fast_evaluation_value (evaluation, &state, moves);

  if (first > above - SELECTIVE_DOUBT && above < SUMI_DISC * 64
      && look_ahead (evaluation, &state, moves, depth, above - 1, above) >= above)
    {
      *out_score = alpha + 1;
      return true;
    }
  if (first < below + SELECTIVE_DOUBT && below > -SUMI_DISC * 64
      && look_ahead (evaluation, &state, moves, depth, below, below + 1) <= below)
    {
      *out_score = alpha;
      return true;
    }
  return false;
}

/* Estimates the score of a position, in discs, by a shallow search; false if there is no evaluation
 * or the end of the game is too near for one. */
bool
sumi_exact_guess (const SumiExactSearch *search,
                  SumiBitboard own,
                  SumiBitboard opponent,
                  int *out_score)
{
  int depth = choose_depth (sumi_bitboard_count (~(own | opponent)));
  SumiEvaluationState state;

  if (search->evaluation == NULL || depth < 0)
    return false;
  state = sumi_fast_evaluation_start (search->evaluation, own, opponent);
  *out_score = look_ahead (search->evaluation, &state, sumi_fast_legal (own, opponent),
                           depth + OPEN_PLIES, -MAX_VALUE, MAX_VALUE)
               / SUMI_DISC;
  return true;
}
