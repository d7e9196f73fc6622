/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search: principal-variation search, nearly all of it with null windows (NegaScout: A.
 * Reinefeld, "An improvement to the scout tree-search algorithm", 1983), over a table. */

#include "sumi-exact-kernel.h"

#include "sumi-exact-team.h"
#include "sumi-fast-moves.h"

/* From so many empties on, all children are looked up in the table before the first one is
 * searched. With fewer empties the nodes that this saves cost less than the memory accesses.
 * Measured. */
#define TRANSPOSITION_CUT_EMPTIES 9

/* Positions with so many empties or fewer are stored in a table of the thread's own, which is small
 * enough for the cache of its processor: there are many of them, and each is of use for a short
 * time only. */
#define OWN_TABLE_EMPTIES 11

/* The number of nodes after which a thread checks what the others do. */
#define TEAM_CHECK_INTERVAL 256

/* From so many empties on, a thread offers the moves of a position to the others always, and from
 * fewer on if one of them is idle. Below, what could be shared is done before another has begun. */
#define TEAM_ALWAYS_EMPTIES 14
#define TEAM_EMPTIES 10

/* Counts a position with many empties, and checks the budget now and then; false when the search
 * must stop. Nodes nearer to the end are counted without a check, so a limit is exceeded by a few
 * of them. */
static inline bool
spend (SumiExactSearch *search)
{
  SumiBudget *budget = search->budget;

  search->nodes++;
  if (search->team != NULL)
    {
      /* A thread whose work has become useless must notice soon. */
      if (search->nodes >= TEAM_CHECK_INTERVAL && !sumi_exact_team_look (search))
        search->is_stopped = true;
    }
  else if (search->nodes >= SUMI_BUDGET_CHECK_INTERVAL
           || budget->nodes + search->nodes > budget->max_nodes)
    {
      budget->nodes += search->nodes;
      search->nodes = 0;
      if (!sumi_budget_check (budget))
        search->is_stopped = true;
    }
  return !search->is_stopped;
}

/* The table in which positions with N_EMPTIES are stored. */
static inline SumiExactTable *
table_for (const SumiExactSearch *search, int n_empties)
{
  return n_empties <= OWN_TABLE_EMPTIES ? search->own_table : search->table;
}

/* Looks a position up in BUCKET. A search may not rely on bounds that a more selective one found:
 * of such an entry it gets the moves alone. */
static inline bool
recall (const SumiExactSearch *search,
        const SumiExactBucket *bucket,
        SumiBitboard own,
        SumiBitboard opponent,
        SumiExactFact *out_fact)
{
  if (!sumi_exact_table_get (bucket, own, opponent, out_fact))
    return false;
  if (out_fact->selectivity > search->selectivity)
    {
      out_fact->lower = -64;
      out_fact->upper = 64;
      out_fact->selectivity = 0;
    }
  return true;
}

/* How selective the search of a position with N_EMPTIES is. */
static inline uint8_t
selectivity_of (const SumiExactSearch *search, int n_empties)
{
  return n_empties >= SUMI_EXACT_SELECTIVE_EMPTIES ? search->selectivity : 0;
}

/* Prefetches the table's buckets of the children, so that the processor waits for memory only
 * once. */
static inline void
prefetch_children (const SumiExactSearch *search,
                   const SumiExactChild *children,
                   int n_children,
                   int n_empties)
{
  const SumiExactTable *table = table_for (search, n_empties - 1);

  for (int i = 0; i < n_children; i++)
    sumi_exact_table_prefetch (
        sumi_exact_table_bucket (table, children[i].own, children[i].opponent));
}

/* Enhanced transposition cut-off: a move that the table already knows to reach more than ALPHA ends
 * the search (J. Schaeffer and A. Plaat, "New advances in alpha-beta searching", 1996). */
static bool
is_cut_by_table (const SumiExactSearch *search,
                 const SumiExactChild *children,
                 int n_children,
                 int n_empties,
                 int alpha,
                 int *out_score)
{
  const SumiExactTable *table = table_for (search, n_empties - 1);

  for (int i = 0; i < n_children; i++)
    {
      const SumiExactChild *child = &children[i];
      const SumiExactBucket *bucket = sumi_exact_table_bucket (table, child->own, child->opponent);
      SumiExactFact fact;

      if (recall (search, bucket, child->own, child->opponent, &fact) && -fact.upper > alpha)
        {
          *out_score = -fact.upper;
          return true;
        }
    }
  return false;
}

/* Searches the children against a null window. They are ranked by a search only once the moves that
 * the table remembers have not been enough, since these mostly are (as in Egaroucid). */
static int
search_moves (SumiExactSearch *search,
              SumiBitboard own,
              SumiBitboard opponent,
              SumiBitboard moves,
              SumiExactChild *children,
              int n_children,
              int n_empties,
              int alpha,
              SumiSquare *out_best)
{
  bool is_ranked = n_empties < SUMI_EXACT_SHALLOW_EMPTIES;
  int best = -65;

  for (int n_left = n_children; n_left > 0; n_left--)
    {
      SumiExactChild *child;
      int score;

      if (!is_ranked && n_left > 1
          && sumi_exact_best_child (children, n_children)->rank < SUMI_EXACT_KNOWN_RANK)
        {
          sumi_exact_rank_by_search (search, own, opponent, moves, alpha, alpha + 1, children,
                                     n_children);
          is_ranked = true;
        }
      if (n_left > 1 && n_left < n_children && n_empties >= TEAM_EMPTIES && search->team != NULL
          && (n_empties >= TEAM_ALWAYS_EMPTIES || sumi_exact_team_is_idle (search->team)))
        {
          sumi_exact_sort (children, n_children);
          sumi_exact_team_search (search->team, search, children, n_left, alpha, &best, out_best);
          return best;
        }
      child = sumi_exact_best_child (children, n_children);
      child->rank = SUMI_EXACT_DONE_RANK;
      score = -sumi_exact_null_window (search, child->own, child->opponent, child->replies,
                                       -alpha - 1);

      if (search->is_stopped)
        return 0;
      if (score > best)
        {
          best = score;
          *out_best = child->move;
          if (best > alpha)
            break;
        }
    }
  return best;
}

/* The fail-soft score of a position with MOVES against ALPHA: if more, a lower bound, else an upper
 * one. */
int
sumi_exact_null_window (SumiExactSearch *search,
                        SumiBitboard own,
                        SumiBitboard opponent,
                        SumiBitboard moves,
                        int alpha)
{
  int n_empties = sumi_bitboard_count (~(own | opponent));
  SumiExactBucket *bucket;
  SumiExactFact fact = SUMI_EXACT_NOTHING_KNOWN;
  SumiExactChild children[SUMI_EXACT_MAX_MOVES];
  SumiSquare move = SUMI_SQUARE_NONE;
  int n_children, score;

  if (n_empties <= SUMI_EXACT_LAST_EMPTIES)
    return sumi_exact_last (search, own, opponent, moves, alpha, n_empties);
  if (n_empties <= SUMI_EXACT_NEAR_EMPTIES)
    return sumi_exact_near (search, own, opponent, moves, alpha, n_empties);
  if (!spend (search))
    return 0;
  bucket = sumi_exact_table_bucket (table_for (search, n_empties), own, opponent);
  sumi_exact_table_prefetch (bucket);
  if (sumi_exact_is_bounded (own, opponent, n_empties, alpha, &score))
    return score;
  if (moves == 0)
    {
      moves = sumi_fast_legal (opponent, own);
      if (moves == 0)
        return sumi_exact_final (search, own, opponent);
      return -sumi_exact_null_window (search, opponent, own, moves, -alpha - 1);
    }
  if (recall (search, bucket, own, opponent, &fact))
    {
      if (fact.lower > alpha)
        return fact.lower;
      if (fact.upper <= alpha)
        return fact.upper;
    }

  n_children = sumi_exact_list (own, opponent, moves, children);
  if (n_empties >= TRANSPOSITION_CUT_EMPTIES)
    prefetch_children (search, children, n_children, n_empties);
  if (selectivity_of (search, n_empties) > 0
      && sumi_exact_is_unlikely (search, own, opponent, moves, alpha, &score))
    return score;
  sumi_exact_rank (~(own | opponent), fact.moves, children, n_children);
  if (n_empties >= TRANSPOSITION_CUT_EMPTIES
      && is_cut_by_table (search, children, n_children, n_empties, alpha, &score))
    return score;
  score = search_moves (search, own, opponent, moves, children, n_children, n_empties, alpha,
                        &move);
  if (search->is_stopped)
    return 0;
  sumi_exact_fact_add (&fact, score, alpha, alpha + 1, move);
  fact.selectivity = selectivity_of (search, n_empties);
  sumi_exact_table_put (table_for (search, n_empties), bucket, own, opponent, fact);
  return score;
}

/* The score of a position near the end in an open window, found by null windows alone, each of
 * which begins at the bound that the one before has found (MTD(f): A. Plaat, J. Schaeffer, W. Pijls
 * and A. de Bruin, "Best-first fixed-depth minimax algorithms", 1996). */
static int
search_by_null_windows (
    SumiExactSearch *search, SumiBitboard own, SumiBitboard opponent, int alpha, int beta)
{
  SumiBitboard moves = sumi_fast_legal (own, opponent);
  int lower = -64, upper = 64, score = alpha;

  while (lower < upper && lower < beta && upper > alpha)
    {
      int bound = score > lower ? score - 1 : score;

      if (bound < alpha)
        bound = alpha;
      score = sumi_exact_null_window (search, own, opponent, moves, bound);
      if (search->is_stopped)
        return 0;
      if (score > bound)
        lower = score;
      else
        upper = score;
    }
  return score;
}

/* Searches with the team what may be better than ALPHA, the score of another child: first against a
 * null window, then whatever is better with an open one. BEST is the score so far. */
static int
search_open_together (SumiExactSearch *search,
                      SumiExactChild *children,
                      int n_children,
                      int best,
                      int alpha,
                      int beta,
                      SumiSquare *out_best)
{
  while (n_children > 0 && best < beta)
    {
      SumiSquare move = SUMI_SQUARE_NONE;
      int score = -65, i = 0;

      sumi_exact_team_search (search->team, search, children, n_children, alpha, &score, &move);
      if (search->is_stopped)
        return 0;
      if (score <= alpha)
        return score > best ? score : best;
      while (children[i].move != move)
        i++;
      if (score < beta)
        score = -sumi_exact_search (search, children[i].own, children[i].opponent, -beta,
                                    -score + 1);
      if (search->is_stopped)
        return 0;
      children[i] = children[--n_children];
      if (score > best)
        {
          best = score;
          *out_best = move;
        }
      if (best > alpha)
        alpha = best;
    }
  return best;
}

/* Searches the first of the children with an open window, and each other one with a null window
 * first, which shows whether it is better. */
static int
search_open_moves (SumiExactSearch *search,
                   SumiExactChild *children,
                   int n_children,
                   int n_empties,
                   int alpha,
                   int beta,
                   SumiSquare *out_best)
{
  int best = -65;

  for (int i = 0; i < n_children && best < beta; i++)
    {
      const SumiExactChild *child = &children[i];
      int score = alpha, from = alpha;

      if (i == 1 && n_children > 2 && n_empties >= TEAM_EMPTIES && search->team != NULL)
        return search_open_together (search, children + 1, n_children - 1, best, alpha, beta,
                                     out_best);
      if (i > 0)
        {
          score = -sumi_exact_null_window (search, child->own, child->opponent, child->replies,
                                           -alpha - 1);
          from = score - 1;
        }
      if (!search->is_stopped && (i == 0 || (score > alpha && score < beta)))
        score = -sumi_exact_search (search, child->own, child->opponent, -beta, -from);
      if (search->is_stopped)
        return 0;
      if (score > best)
        {
          best = score;
          *out_best = child->move;
        }
      if (best > alpha)
        alpha = best;
    }
  return best;
}

/* The fail-soft score of a position in a window, open or null. */
int
sumi_exact_search (
    SumiExactSearch *search, SumiBitboard own, SumiBitboard opponent, int alpha, int beta)
{
  int n_empties = sumi_bitboard_count (~(own | opponent));
  SumiExactBucket *bucket = sumi_exact_table_bucket (table_for (search, n_empties), own, opponent);
  SumiExactFact fact = SUMI_EXACT_NOTHING_KNOWN;
  SumiExactChild children[SUMI_EXACT_MAX_MOVES];
  SumiBitboard moves;
  SumiSquare move = SUMI_SQUARE_NONE;
  int n_children, score;

  if (beta - alpha == 1)
    return sumi_exact_null_window (search, own, opponent, sumi_fast_legal (own, opponent), alpha);
  if (n_empties <= SUMI_EXACT_LAST_EMPTIES)
    return search_by_null_windows (search, own, opponent, alpha, beta);
  if (!spend (search))
    return 0;
  moves = sumi_fast_legal (own, opponent);
  if (moves == 0)
    {
      if (sumi_fast_legal (opponent, own) == 0)
        return sumi_exact_final (search, own, opponent);
      return -sumi_exact_search (search, opponent, own, -beta, -alpha);
    }
  if (recall (search, bucket, own, opponent, &fact))
    {
      if (fact.lower >= beta)
        return fact.lower;
      if (fact.upper <= alpha || fact.lower == fact.upper)
        return fact.upper;
    }
  n_children = sumi_exact_list (own, opponent, moves, children);
  sumi_exact_rank (~(own | opponent), fact.moves, children, n_children);
  sumi_exact_rank_by_search (search, own, opponent, moves, alpha, beta, children, n_children);
  sumi_exact_sort (children, n_children);
  score = search_open_moves (search, children, n_children, n_empties, alpha, beta, &move);
  if (search->is_stopped)
    return 0;
  sumi_exact_fact_add (&fact, score, alpha, beta, move);
  fact.selectivity = selectivity_of (search, n_empties);
  sumi_exact_table_put (table_for (search, n_empties), bucket, own, opponent, fact);
  return score;
}

const SumiExactKernel SUMI_EXACT_NAME (kernel, SUMI_EXACT_KERNEL) = {
  .search = sumi_exact_search,
  .null_window = sumi_exact_null_window,
  .list = sumi_exact_list,
  .rank = sumi_exact_rank,
  .rank_by_search = sumi_exact_rank_by_search,
  .guess = sumi_exact_guess,
};
