/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Internal to solver: the search behind sumi-exact.h. The build compiles the files that make it up
 * once for each kind of processor, each time with another SUMI_EXACT_KERNEL in the names of their
 * functions; which of them runs is decided when the program does. All yield the same results. */

#include <limits.h>

#include "sumi-budget.h"
#include "sumi-evaluation.h"
#include "sumi-exact-table.h"

typedef struct _SumiExactTeam SumiExactTeam;
typedef struct _SumiExactSplit SumiExactSplit;

/* One thread's search. */
typedef struct
{
  SumiExactTable *table;     /* shared by all threads */
  SumiExactTable *own_table; /* this thread's, for positions near the end */
  SumiBudget *budget;
  const SumiEvaluation *evaluation; /* NULL: moves are ordered without */
  SumiExactTeam *team;   /* NULL: there is but one thread */
  SumiExactSplit *split; /* what the thread helps with, or has been offered */
  bool is_helper;
  uint8_t selectivity; /* 0: exact; else what is likely beyond a window is left out, the higher the
                          more */
  bool is_to_winner; /* empties count for the winner */
  bool is_stopped;   /* what is returned from now on means nothing */
  uint64_t nodes;    /* positions visited and not yet accounted for in the budget */
} SumiExactSearch;

/* More than any position has: the most that is known is 33. */
#define SUMI_EXACT_MAX_MOVES 64

/* With so many empties or fewer, the table and an order of moves cost more than they save. */
#define SUMI_EXACT_LAST_EMPTIES 5

/* With so many or fewer, and more than those, a search of its own saves what pays only farther from
 * the end. Measured. */
#define SUMI_EXACT_NEAR_EMPTIES 8

/* From this rank on, a move is known from the table to be good; lower ranks are guesses. */
#define SUMI_EXACT_KNOWN_RANK (1 << 23)

/* From so many empties on, moves are ranked by a shallow search. */
#define SUMI_EXACT_SHALLOW_EMPTIES 12

/* The highest selectivity. */
#define SUMI_EXACT_MAX_SELECTIVITY 3

/* From so many empties on, a selective search leaves positions out; with fewer, all that it finds
 * is exact. */
#define SUMI_EXACT_SELECTIVE_EMPTIES 13

/* The rank of a child that has been searched. */
#define SUMI_EXACT_DONE_RANK INT_MIN

/* A position after a move, from the view of the side that is then to move. */
typedef struct
{
  SumiBitboard own;
  SumiBitboard opponent;
  SumiBitboard replies; /* the moves of the side that is then to move, once it has been ranked */
  int rank;             /* the highest is searched first */
  SumiSquare move;
} SumiExactChild;

/* The functions that the rest of the solver calls, for one kind of processor. */
typedef struct
{
  int (*search) (SumiExactSearch *search, SumiBitboard own, SumiBitboard opponent, int alpha,
                 int beta);
  int (*null_window) (SumiExactSearch *search, SumiBitboard own, SumiBitboard opponent,
                      SumiBitboard moves, int alpha);
  int (*list) (SumiBitboard own, SumiBitboard opponent, SumiBitboard moves,
               SumiExactChild *out_children);
  void (*rank) (SumiBitboard empties, const uint8_t best[2], SumiExactChild *children,
                int n_children);
  void (*rank_by_search) (const SumiExactSearch *search, SumiBitboard own,
                          SumiBitboard opponent, SumiBitboard moves, int alpha, int beta,
                          SumiExactChild *children, int n_children);
  bool (*guess) (const SumiExactSearch *search, SumiBitboard own, SumiBitboard opponent,
                 int *out_score);
} SumiExactKernel;

#ifdef SUMI_EXACT_KERNEL

#define SUMI_EXACT_PASTE(name, kernel) sumi_exact_##name##_##kernel
#define SUMI_EXACT_NAME(name, kernel) SUMI_EXACT_PASTE (name, kernel)
#define sumi_exact_search SUMI_EXACT_NAME (search, SUMI_EXACT_KERNEL)
#define sumi_exact_null_window SUMI_EXACT_NAME (null_window, SUMI_EXACT_KERNEL)
#define sumi_exact_last SUMI_EXACT_NAME (last, SUMI_EXACT_KERNEL)
#define sumi_exact_near SUMI_EXACT_NAME (near, SUMI_EXACT_KERNEL)
#define sumi_exact_list SUMI_EXACT_NAME (list, SUMI_EXACT_KERNEL)
#define sumi_exact_rank SUMI_EXACT_NAME (rank, SUMI_EXACT_KERNEL)
#define sumi_exact_rank_by_search SUMI_EXACT_NAME (rank_by_search, SUMI_EXACT_KERNEL)
#define sumi_exact_is_unlikely SUMI_EXACT_NAME (is_unlikely, SUMI_EXACT_KERNEL)
#define sumi_exact_guess SUMI_EXACT_NAME (guess, SUMI_EXACT_KERNEL)
#define sumi_exact_stable SUMI_EXACT_NAME (stable, SUMI_EXACT_KERNEL)
#define sumi_exact_stability_alphas SUMI_EXACT_NAME (stability_alphas, SUMI_EXACT_KERNEL)

extern const int8_t sumi_exact_stability_alphas[65];

int          sumi_exact_search         (SumiExactSearch *search, SumiBitboard own,
                                        SumiBitboard opponent, int alpha, int beta);
int          sumi_exact_null_window    (SumiExactSearch *search, SumiBitboard own,
                                        SumiBitboard opponent, SumiBitboard moves, int alpha);
int          sumi_exact_last           (SumiExactSearch *search, SumiBitboard own,
                                        SumiBitboard opponent, SumiBitboard moves, int alpha,
                                        int n_empties);
int          sumi_exact_near           (SumiExactSearch *search, SumiBitboard own,
                                        SumiBitboard opponent, SumiBitboard moves, int alpha,
                                        int n_empties);
int          sumi_exact_list           (SumiBitboard own, SumiBitboard opponent,
                                        SumiBitboard moves, SumiExactChild *out_children);
void         sumi_exact_rank           (SumiBitboard empties, const uint8_t best[2],
                                        SumiExactChild *children, int n_children);
void         sumi_exact_rank_by_search (const SumiExactSearch *search, SumiBitboard own,
                                        SumiBitboard opponent, SumiBitboard moves, int alpha,
                                        int beta, SumiExactChild *children, int n_children);
bool         sumi_exact_is_unlikely    (const SumiExactSearch *search, SumiBitboard own,
                                        SumiBitboard opponent, SumiBitboard moves, int alpha,
                                        int *out_score);
bool         sumi_exact_guess          (const SumiExactSearch *search, SumiBitboard own,
                                        SumiBitboard opponent, int *out_score);
SumiBitboard sumi_exact_stable         (SumiBitboard own, SumiBitboard opponent);

/* Whether stable discs of the opponent keep the score of a position with N_EMPTIES from being more
 * than ALPHA; OUT_SCORE is then the upper bound that they set. */
static inline bool
sumi_exact_is_bounded (
    SumiBitboard own, SumiBitboard opponent, int n_empties, int alpha, int *out_score)
{
  if (alpha < sumi_exact_stability_alphas[n_empties])
    return false;
  *out_score = 64 - 2 * sumi_bitboard_count (sumi_exact_stable (opponent, own));
  return *out_score <= alpha;
}

#endif

/* The child with the highest rank. It is looked for only when the next child is to be searched,
 * since the first one is enough in most positions. */
static inline SumiExactChild *
sumi_exact_best_child (SumiExactChild *children, int n_children)
{
  SumiExactChild *best = children;

  for (int i = 1; i < n_children; i++)
    {
      if (children[i].rank > best->rank)
        best = &children[i];
    }
  return best;
}

/* Swaps the child with the highest rank to the front. */
static inline void
sumi_exact_bring_forward (SumiExactChild *children, int n_children)
{
  SumiExactChild *best = sumi_exact_best_child (children, n_children);
  SumiExactChild first = children[0];

  children[0] = *best;
  *best = first;
}

/* Puts children in order, best first. */
static inline void
sumi_exact_sort (SumiExactChild *children, int n_children)
{
  for (int i = 0; i < n_children - 1; i++)
    sumi_exact_bring_forward (children + i, n_children - i);
}

/* The score of a game that is over. */
static inline int
sumi_exact_final (const SumiExactSearch *search, SumiBitboard own, SumiBitboard opponent)
{
  int n_own = sumi_bitboard_count (own), n_opponent = sumi_bitboard_count (opponent);
  int difference = n_own - n_opponent;

  if (!search->is_to_winner || difference == 0)
    return difference;
  return difference > 0 ? 64 - 2 * n_opponent : 2 * n_own - 64;
}

extern const SumiExactKernel sumi_exact_kernel_portable;
#ifdef SUMI_HAS_X86_KERNELS
extern const SumiExactKernel sumi_exact_kernel_avx2;
extern const SumiExactKernel sumi_exact_kernel_avx512;
#endif

const SumiExactKernel *sumi_exact_kernel_for_processor (void);
