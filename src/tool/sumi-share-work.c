/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* for the set of processors */
#include "sumi-share-work.h"

#include <sched.h>

typedef struct
{
  SumiShareFunc func;
  gpointer data;
  guint n_pieces;
  guint n_at_once;
  gint next;
} Work;

static gpointer
work_thread (gpointer data)
{
  Work *work = data;

  for (;;)
    {
      guint first = (guint) g_atomic_int_add (&work->next, (gint) work->n_at_once);

      if (first >= work->n_pieces)
        return NULL;
      work->func (work->data, first, MIN (first + work->n_at_once, work->n_pieces));
    }
}

/* Has FUNC do N_PIECES in N_THREADS, or as many as there can be, N_AT_ONCE in one call, and returns
 * when all are done. For a result that does not depend on the threads, each piece must have its own
 * place for it. */
void
sumi_share_work (
    SumiShareFunc func, gpointer data, guint n_pieces, guint n_at_once, guint n_threads)
{
  Work work = { func, data, n_pieces, n_at_once, 0 };
  g_autofree GThread **threads = g_new0 (GThread *, MAX (n_threads, 1));

  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_try_new ("work", work_thread, &work, NULL);
  work_thread (&work);
  for (guint i = 1; i < n_threads; i++)
    {
      if (threads[i] != NULL)
        g_thread_join (threads[i]);
    }
}

/* The processors that this process may run on, of which a machine may have more: at least 1, and at
 * most the threads that can be asked for. */
guint
sumi_share_work_count_processors (void)
{
  cpu_set_t set;
  int n = 0;

  if (sched_getaffinity (0, sizeof set, &set) == 0)
    n = CPU_COUNT (&set);
  return MIN (n > 0 ? (guint) n : g_get_num_processors (), SUMI_SHARE_MAX_THREADS);
}
