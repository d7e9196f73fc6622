/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets all work in threads begin late, and its answers come late, by up to LATE_MS milliseconds at
 * random: repeat-tests.sh --late loads it before a test, so that what depends on the order of
 * threads is found. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <gio/gio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <unistd.h>

#define KEY "late-threads"

typedef struct
{
  GFunc func;
  gpointer data;
} Pool;

static void
be_late (void)
{
  const char *longest = g_getenv ("LATE_MS");
  unsigned random = 0;

  if (longest == NULL || gettid () == getpid ()
      || getrandom (&random, sizeof random, 0) != sizeof random)
    return;
  /* One of four is not late, so that there are all orders. */
  if (random % 4 != 0)
    g_usleep (random / 4 % (strtoul (longest, NULL, 10) * 1000 + 1));
}

static void
run_late (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc func = (GTaskThreadFunc) g_object_get_data (G_OBJECT (task), KEY);

  be_late ();
  func (task, source, data, cancellable);
}

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  void (*next) (GTask *, GTaskThreadFunc) = dlsym (RTLD_NEXT, "g_task_run_in_thread");

  g_object_set_data (G_OBJECT (task), KEY, (gpointer) func);
  next (task, run_late);
}

void
g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify free_result)
{
  void (*next) (GTask *, gpointer, GDestroyNotify) = dlsym (RTLD_NEXT, "g_task_return_pointer");

  be_late ();
  next (task, result, free_result);
}

void
g_task_return_boolean (GTask *task, gboolean result)
{
  void (*next) (GTask *, gboolean) = dlsym (RTLD_NEXT, "g_task_return_boolean");

  be_late ();
  next (task, result);
}

void
g_task_return_error (GTask *task, GError *error)
{
  void (*next) (GTask *, GError *) = dlsym (RTLD_NEXT, "g_task_return_error");

  be_late ();
  next (task, error);
}

static void
call_late (gpointer item, gpointer data)
{
  const Pool *pool = data;

  be_late ();
  pool->func (item, pool->data);
}

/* What it makes is kept as long as the program runs. */
GThreadPool *
g_thread_pool_new (
    GFunc func, gpointer data, gint max_threads, gboolean is_exclusive, GError **error)
{
  static GSList *pools;
  GThreadPool *(*next) (GFunc, gpointer, gint, gboolean, GError **)
      = dlsym (RTLD_NEXT, "g_thread_pool_new");
  Pool *pool = g_new (Pool, 1);

  pool->func = func;
  pool->data = data;
  pools = g_slist_prepend (pools, pool);
  return next (call_late, pool, max_threads, is_exclusive, error);
}
