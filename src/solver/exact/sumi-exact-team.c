/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exact-team.h"

#include <pthread.h>
#include <stdlib.h>

/* How often a thread without work looks for some before it goes to sleep: some 100 microseconds. */
#define N_SPINS 5000

/* The moves of one position that several threads search. It is on the stack of the thread that
 * offers it, which returns when no other works on it any more. The team's mutex guards all members
 * that are not atomic. */
struct _SumiExactSplit
{
  SumiExactSplit *parent; /* what the thread that offers it is itself working on */
  SumiExactSplit *older;  /* the next in the list of open ones */
  SumiExactChild *children;
  int n_children;
  int alpha;
  uint8_t selectivity;
  int n_workers; /* besides the one that offers it */
  int best;
  SumiSquare move;
  _Atomic int next;    /* child */
  _Atomic bool is_cut; /* a move is good enough: the rest is of no use */
};

typedef struct
{
  SumiExactTeam *team;
  SumiExactSearch search;
  SumiExactTable own_table;
  SumiBudget budget; /* unlimited: only the thread that asks looks at the real one */
  pthread_t thread;
} Helper;

struct _SumiExactTeam
{
  const SumiExactKernel *kernel;
  pthread_mutex_t mutex;
  pthread_cond_t changed; /* a split is open, a worker is done, or all is over */
  SumiExactSplit *newest;
  bool is_over;
  _Atomic int n_idle;
  _Atomic unsigned n_changes; /* of what threads wait for */
  _Atomic bool is_stopped;  /* the budget is exhausted */
  _Atomic uint64_t n_nodes; /* of the helpers, not yet in the budget */
  int n_helpers;
  Helper helpers[];
};

/* Lets the processor know that a thread waits. */
static inline void
relax (void)
{
#if defined __x86_64__
  __builtin_ia32_pause ();
#elif defined __aarch64__
  __asm__ volatile ("yield");
#endif
}

/* Whether the work on SPLIT, or on one that it is part of, has become useless. */
static bool
is_abandoned (const SumiExactSplit *split)
{
  for (; split != NULL; split = split->parent)
    {
      if (atomic_load_explicit (&split->is_cut, memory_order_relaxed))
        return true;
    }
  return false;
}

static bool
must_stop (SumiExactTeam *team, const SumiExactSplit *split)
{
  return atomic_load_explicit (&team->is_stopped, memory_order_relaxed) || is_abandoned (split);
}

static bool
is_part_of (const SumiExactSplit *split, const SumiExactSplit *whole)
{
  for (; split != NULL; split = split->parent)
    {
      if (split == whole)
        return true;
    }
  return whole == NULL;
}

/* The oldest split in which there is work left, and that belongs to WHOLE unless that is NULL: it
 * is the farthest from the end, so that who takes a move of it is busy for long and seldom takes
 * one (R. D. Blumofe and C. E. Leiserson, "Scheduling multithreaded computations by work stealing",
 * 1999). */
static SumiExactSplit *
find_work (SumiExactTeam *team, const SumiExactSplit *whole)
{
  SumiExactSplit *oldest = NULL;

  for (SumiExactSplit *split = team->newest; split != NULL; split = split->older)
    {
      if (atomic_load (&split->next) < split->n_children && !must_stop (team, split)
          && is_part_of (split, whole))
        oldest = split;
    }
  return oldest;
}

/* Tells who waits that there may be work, with the mutex held. */
static void
announce (SumiExactTeam *team)
{
  atomic_fetch_add (&team->n_changes, 1);
  pthread_cond_broadcast (&team->changed);
}

/* Waits for an announcement with the mutex held, which is released in between. To be woken takes
 * longer than most waits last, so a thread goes to sleep only after some time. */
static void
wait_for_change (SumiExactTeam *team)
{
  unsigned before = atomic_load (&team->n_changes);

  atomic_fetch_add (&team->n_idle, 1);
  pthread_mutex_unlock (&team->mutex);
  for (int i = 0; i < N_SPINS && atomic_load (&team->n_changes) == before; i++)
    relax ();
  pthread_mutex_lock (&team->mutex);
  if (atomic_load (&team->n_changes) == before)
    pthread_cond_wait (&team->changed, &team->mutex);
  atomic_fetch_sub (&team->n_idle, 1);
}

/* Searches moves of SPLIT until none is left or they are of no use. */
static void
work (SumiExactTeam *team, SumiExactSearch *search, SumiExactSplit *split)
{
  SumiExactSplit *before = search->split;

  search->split = split;
  search->selectivity = split->selectivity;
  search->is_stopped = false;
  while (!must_stop (team, split))
    {
      int i = atomic_fetch_add (&split->next, 1);
      SumiExactChild *child;
      int score;

      if (i >= split->n_children)
        break;
      child = &split->children[i];
      score = -team->kernel->null_window (search, child->own, child->opponent, child->replies,
                                          -split->alpha - 1);
      if (search->is_stopped)
        break;
      child->rank = score;
      pthread_mutex_lock (&team->mutex);
      if (score > split->best)
        {
          split->best = score;
          split->move = child->move;
        }
      if (score > split->alpha)
        atomic_store (&split->is_cut, true);
      pthread_mutex_unlock (&team->mutex);
    }
  search->split = before;
  search->is_stopped = must_stop (team, before);
}

/* Helps with SPLIT. The mutex is locked before and after, and released meanwhile. The nodes are
 * added to the team's before the question can end. */
static void
join (SumiExactTeam *team, SumiExactSearch *search, SumiExactSplit *split)
{
  split->n_workers++;
  pthread_mutex_unlock (&team->mutex);
  work (team, search, split);
  if (search->is_helper)
    {
      atomic_fetch_add (&team->n_nodes, search->nodes);
      search->nodes = 0;
    }
  pthread_mutex_lock (&team->mutex);
  split->n_workers--;
  announce (team);
}

static void *
help_cb (void *data)
{
  Helper *helper = data;
  SumiExactTeam *team = helper->team;

  pthread_mutex_lock (&team->mutex);
  while (!team->is_over)
    {
      SumiExactSplit *split = find_work (team, NULL);

      if (split == NULL)
        wait_for_change (team);
      else
        join (team, &helper->search, split);
    }
  pthread_mutex_unlock (&team->mutex);
  return NULL;
}

/* Ends all helpers that run. */
static void
dismiss (SumiExactTeam *team)
{
  pthread_mutex_lock (&team->mutex);
  team->is_over = true;
  announce (team);
  pthread_mutex_unlock (&team->mutex);
  for (int i = 0; i < team->n_helpers; i++)
    {
      pthread_join (team->helpers[i].thread, NULL);
      sumi_exact_table_clear (&team->helpers[i].own_table);
    }
}

static bool
start_helper (SumiExactTeam *team,
              Helper *helper,
              SumiExactTable *table,
              unsigned own_table_bits,
              bool is_to_winner,
              const SumiEvaluation *evaluation)
{
  *helper = (Helper){ .team = team, .budget = SUMI_BUDGET_UNLIMITED };
  helper->search = (SumiExactSearch){
    .table = table,
    .own_table = &helper->own_table,
    .budget = &helper->budget,
    .evaluation = evaluation,
    .team = team,
    .is_helper = true,
    .is_to_winner = is_to_winner,
  };
  if (!sumi_exact_table_init (&helper->own_table, own_table_bits))
    return false;
  if (pthread_create (&helper->thread, NULL, help_cb, helper) != 0)
    {
      sumi_exact_table_clear (&helper->own_table);
      return false;
    }
  return true;
}

/* A team of N_HELPERS threads, or of as many as the system grants; NULL if it grants none. */
SumiExactTeam *
sumi_exact_team_new (const SumiExactKernel *kernel,
                     SumiExactTable *table,
                     int n_helpers,
                     unsigned own_table_bits,
                     bool is_to_winner,
                     const SumiEvaluation *evaluation)
{
  SumiExactTeam *team = calloc (1, sizeof *team + (size_t) n_helpers * sizeof (Helper));

  if (team == NULL)
    return NULL;
  team->kernel = kernel;
  pthread_mutex_init (&team->mutex, NULL);
  pthread_cond_init (&team->changed, NULL);
  while (team->n_helpers < n_helpers
         && start_helper (team, &team->helpers[team->n_helpers], table, own_table_bits,
                          is_to_winner, evaluation))
    team->n_helpers++;
  if (team->n_helpers > 0)
    return team;
  sumi_exact_team_free (team);
  return NULL;
}

void
sumi_exact_team_free (SumiExactTeam *team)
{
  if (team == NULL)
    return;
  dismiss (team);
  pthread_cond_destroy (&team->changed);
  pthread_mutex_destroy (&team->mutex);
  free (team);
}

/* Prepares the team for a new question. No thread may be working on one. */
void
sumi_exact_team_begin (SumiExactTeam *team, int n_empties)
{
  pthread_mutex_lock (&team->mutex);
  atomic_store (&team->is_stopped, false);
  for (int i = 0; i < team->n_helpers; i++)
    sumi_exact_table_begin (&team->helpers[i].own_table, n_empties);
  pthread_mutex_unlock (&team->mutex);
}

/* Whether somebody waits for moves. */
bool
sumi_exact_team_is_idle (SumiExactTeam *team)
{
  return atomic_load_explicit (&team->n_idle, memory_order_relaxed) > 0;
}

/* Searches moves of one position together with the team, until one is better than ALPHA. The score
 * of each that was searched becomes its rank. The best score and move so far are given, and become
 * those of all moves; they have no meaning if the search is stopped. */
void
sumi_exact_team_search (SumiExactTeam *team,
                        SumiExactSearch *search,
                        SumiExactChild *children,
                        int n_children,
                        int alpha,
                        int *inout_best,
                        SumiSquare *inout_move)
{
  SumiExactSplit split = {
    .parent = search->split,
    .children = children,
    .n_children = n_children,
    .alpha = alpha,
    .selectivity = search->selectivity,
    .best = *inout_best,
    .move = *inout_move,
  };

  pthread_mutex_lock (&team->mutex);
  split.older = team->newest;
  team->newest = &split;
  announce (team);
  pthread_mutex_unlock (&team->mutex);

  work (team, search, &split);

  pthread_mutex_lock (&team->mutex);
  while (split.n_workers > 0)
    {
      SumiExactSplit *part = find_work (team, &split);

      if (part != NULL)
        join (team, search, part);
      else
        wait_for_change (team);
    }
  for (SumiExactSplit **link = &team->newest; *link != NULL; link = &(*link)->older)
    {
      if (*link == &split)
        {
          *link = split.older;
          break;
        }
    }
  pthread_mutex_unlock (&team->mutex);
  search->is_stopped = must_stop (team, split.parent);
  *inout_best = split.best;
  *inout_move = split.move;
}

/* The nodes that helpers have visited since this function was last called. */
uint64_t
sumi_exact_team_take_nodes (SumiExactTeam *team)
{
  return atomic_exchange (&team->n_nodes, 0);
}

/* Called by each thread of a team now and then: adds its nodes to the team's, and returns false if
 * it must stop. Only the thread that asked has the budget. */
bool
sumi_exact_team_look (SumiExactSearch *search)
{
  SumiExactTeam *team = search->team;

  if (search->is_helper)
    atomic_fetch_add (&team->n_nodes, search->nodes);
  else
    {
      search->budget->nodes += search->nodes + sumi_exact_team_take_nodes (team);
      if (!sumi_budget_check (search->budget))
        atomic_store (&team->is_stopped, true);
    }
  search->nodes = 0;
  return !must_stop (team, search->split);
}
