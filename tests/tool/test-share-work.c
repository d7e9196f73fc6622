/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* for the set of processors, and for dlsym() */

/* Work is shared among threads, as many as the process may use. */

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <sys/syscall.h>

#include "sumi-share-work.h"

#define N_PIECES 1000

/* As many processors as this may be used, where it is not 0. */
static int n_simulated;

/* Stands in for that of the C library. */
int
sched_getaffinity (pid_t pid, size_t size, cpu_set_t *set)
{
  CPU_ZERO (set);
  for (int i = 0; i < n_simulated; i++)
    CPU_SET (i, set);
  return n_simulated > 0 || syscall (SYS_sched_getaffinity, pid, size, set) > 0 ? 0 : -1;
}

/* Whether the user may have no more threads. */
static gboolean is_full;

/* Stands in for that of the C library. */
int
pthread_create (pthread_t *thread,
                const pthread_attr_t *attributes,
                void *(*func) (void *),
                void *data)
{
  int (*real) (pthread_t *, const pthread_attr_t *, void *(*) (void *), void *);

  *(void **) &real = dlsym (RTLD_NEXT, "pthread_create");
  return is_full ? EAGAIN : real (thread, attributes, func, data);
}

static void
mark (gpointer data, guint first, guint end)
{
  gint *pieces = data;

  for (guint i = first; i < end; i++)
    g_atomic_int_inc (&pieces[i]);
}

/* Each piece once, whatever the number of threads, and where there can be only one. */
static void
test_pieces (void)
{
  static const guint n_at_once[] = { 1, 7, N_PIECES, 2 * N_PIECES };

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (n_at_once); i++)
    {
      g_autofree gint *pieces = g_new0 (gint, N_PIECES);

      is_full = i % 2 == 1;
      sumi_share_work (mark, pieces, N_PIECES, n_at_once[i / 2], (guint) i / 2 + 1);
      for (guint j = 0; j < N_PIECES; j++)
        g_assert_cmpint (pieces[j], ==, 1);
    }
}

static void
test_processors (void)
{
  cpu_set_t all, one;
  guint n;

  g_assert_cmpint (sched_getaffinity (0, sizeof all, &all), ==, 0);
  n = (guint) MIN (CPU_COUNT (&all), SUMI_SHARE_MAX_THREADS);
  g_assert_cmpuint (sumi_share_work_count_processors (), ==, n);
  CPU_ZERO (&one);
  for (int i = 0; i < CPU_SETSIZE && CPU_COUNT (&one) == 0; i++)
    {
      if (CPU_ISSET (i, &all))
        CPU_SET (i, &one);
    }
  g_assert_cmpint (sched_setaffinity (0, sizeof one, &one), ==, 0);
  g_assert_cmpuint (sumi_share_work_count_processors (), ==, 1);
}

/* No more than can be asked for, on whatever machine. */
static void
test_many_processors (void)
{
  n_simulated = SUMI_SHARE_MAX_THREADS + 1;
  g_assert_cmpuint (sumi_share_work_count_processors (), ==, SUMI_SHARE_MAX_THREADS);
  n_simulated = 0;
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/share-work/pieces", test_pieces);
  g_test_add_func ("/share-work/processors", test_processors);
  g_test_add_func ("/share-work/many-processors", test_many_processors);
  return g_test_run ();
}
