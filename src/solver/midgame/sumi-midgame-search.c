/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-midgame-search.h"

#include "sumi-midgame-selective.h"
#include "sumi-moves.h"

/* No position has more legal moves; the most that is known is 33. */
#define MAX_MOVES 60

/* At a lower depth, looking a position up in the table costs more than it saves. */
#define MIN_TABLE_DEPTH 2

typedef struct
{
  SumiEvaluationState after;
  SumiSquare move;
  int rank; /* lower is tried first */
} Candidate;

typedef struct
{
  int alpha;
  int beta;
} Window;

static int
evaluate (const SumiMidgameSearch *search, const SumiEvaluationState *state, SumiBitboard moves)
{
  int value = sumi_evaluation_value (search->evaluation, state, moves);

  return value > SUMI_ESTIMATE_MAX    ? SUMI_ESTIMATE_MAX
         : value < -SUMI_ESTIMATE_MAX ? -SUMI_ESTIMATE_MAX
                                      : value;
}

/* A pass does not count as a ply, so that in every leaf the side to move has a move: the evaluation
 * has learned from such positions only. */
static int
search_pass (SumiMidgameSearch *search, const SumiEvaluationState *state, int depth, Window window)
{
  SumiEvaluationState passed;

  if (sumi_moves_legal (state->opponent, state->own) == 0)
    return SUMI_DISC * sumi_scoring_difference (search->scoring, state->own, state->opponent);
  passed = sumi_evaluation_pass (state);
  return -sumi_midgame_value (search, &passed, depth, -window.beta, -window.alpha);
}

/* The last ply: every child is a leaf, and putting leaves in order would cost as much as they do.
 */
static int
search_last_ply (SumiMidgameSearch *search,
                 const SumiEvaluationState *state,
                 SumiBitboard moves,
                 Window window)
{
  int best = -SUMI_SCORE_INFINITE;

  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiEvaluationState after =
          sumi_evaluation_play (search->evaluation, state, (SumiSquare) square);
      int value = -sumi_midgame_value (search, &after, 0, -window.beta, -window.alpha);

      if (value > best)
        best = value;
      if (best > window.alpha)
        window.alpha = best;
      if (best >= window.beta)
        break;
    }
  return best;
}

/* Orders the moves: the one that was best before comes first, the others by their evaluation. */
static int
list_candidates (const SumiMidgameSearch *search,
                 const SumiEvaluationState *state,
                 SumiBitboard moves,
                 SumiSquare first,
                 Candidate *candidates,
                 uint8_t *order)
{
  int n = 0;

  SUMI_FOREACH_SQUARE (square, moves)
    {
      Candidate *candidate = &candidates[n];
      int i = n;

      candidate->move = (SumiSquare) square;
      candidate->after = sumi_evaluation_play (search->evaluation, state, candidate->move);
      candidate->rank = -SUMI_SCORE_INFINITE;
      if (candidate->move != first)
        candidate->rank =
            evaluate (search, &candidate->after,
                      sumi_moves_legal (candidate->after.own, candidate->after.opponent));
      for (; i > 0 && candidates[order[i - 1]].rank > candidate->rank; i--)
        order[i] = order[i - 1];
      order[i] = (uint8_t) n++;
    }
  return n;
}

/* Principal-variation search: the first move is searched with an open window, and the others only
 * for whether they are better (T. A. Marsland and M. Campbell, "Parallel search of strongly ordered
 * game trees", 1982). BEST_MOVE, which is searched first, gets the best one found. */
static int
search_moves (SumiMidgameSearch *search,
              const SumiEvaluationState *state,
              SumiBitboard moves,
              int depth,
              Window window,
              SumiSquare *best_move)
{
  Candidate candidates[MAX_MOVES];
  uint8_t order[MAX_MOVES];
  int n = list_candidates (search, state, moves, *best_move, candidates, order);
  int best = -SUMI_SCORE_INFINITE;

  for (int i = 0; i < n && best < window.beta && !search->budget->is_exhausted; i++)
    {
      const Candidate *candidate = &candidates[order[i]];
      int beta = i == 0 ? window.beta : window.alpha + 1;
      int value = -sumi_midgame_value (search, &candidate->after, depth - 1, -beta, -window.alpha);

      if (i > 0 && value > window.alpha && value < window.beta)
        value =
            -sumi_midgame_value (search, &candidate->after, depth - 1, -window.beta, -window.alpha);
      if (value > best)
        {
          best = value;
          *best_move = candidate->move;
        }
      if (best > window.alpha)
        window.alpha = best;
    }
  return best;
}

static void
store (SumiMidgameSearch *search,
       const SumiEvaluationState *state,
       int depth,
       Window window,
       int value,
       SumiSquare best_move)
{
  const SumiMidgameEntry entry = {
    .own = state->own,
    .opponent = state->opponent,
    .lower = (int16_t) (value > window.alpha ? value : -SUMI_SCORE_INFINITE),
    .upper = (int16_t) (value < window.beta ? value : SUMI_SCORE_INFINITE),
    .depth = (int8_t) depth,
    .move = (uint8_t) best_move,
  };

  if (!search->budget->is_exhausted)
    sumi_midgame_table_store (search->table, &entry);
}

/* Whether the table settles the question; if not, it may still know a good move. */
static bool
recall (const SumiMidgameSearch *search,
        const SumiEvaluationState *state,
        int depth,
        Window window,
        SumiSquare *out_move,
        int *out_value)
{
  const SumiMidgameEntry *entry =
      sumi_midgame_table_find (search->table, state->own, state->opponent);

  if (entry == NULL)
    return false;
  *out_move = entry->move;
  if (entry->depth < depth)
    return false;
  *out_value = entry->upper <= window.alpha ? entry->upper : entry->lower;
  return entry->lower >= window.beta || entry->upper <= window.alpha
         || entry->lower == entry->upper;
}

/* The value DEPTH plies ahead for the side to move: exact within ALPHA and BETA, a bound beyond
 * them (fail-soft). Meaningless once the budget is exhausted. */
int
sumi_midgame_value (
    SumiMidgameSearch *search, const SumiEvaluationState *state, int depth, int alpha, int beta)
{
  Window window = { alpha, beta };
  SumiSquare best_move = SUMI_SQUARE_NONE;
  SumiBitboard moves;
  int value = 0;

  if (!sumi_budget_spend (search->budget))
    return 0;
  moves = sumi_moves_legal (state->own, state->opponent);
  if (moves == 0)
    return search_pass (search, state, depth, window);
  if (depth == 0)
    return evaluate (search, state, moves);
  if (depth < MIN_TABLE_DEPTH)
    return search_last_ply (search, state, moves, window);

  if (recall (search, state, depth, window, &best_move, &value)
      || sumi_midgame_selective_cut (search, state, depth, alpha, beta, &value))
    return value;
  value = search_moves (search, state, moves, depth, window, &best_move);
  store (search, state, depth, window, value, best_move);
  return value;
}
