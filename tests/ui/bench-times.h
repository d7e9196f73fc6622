/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the benchmarks of pages print of the times that they measured. */

#include <stdlib.h>

#include <glib.h>

static inline int
compare_times (gconstpointer a, gconstpointer b)
{
  const gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  return (left > right) - (left < right);
}

/* Of N_TIMES in microseconds, which are put in order. */
static inline void
print_times (const char *what, gint64 *times, int n_times)
{
  qsort (times, (size_t) n_times, sizeof *times, compare_times);
  g_print ("%-32s median %7.2f ms, longest %7.2f ms\n", what, (double) times[n_times / 2] / 1000,
           (double) times[n_times - 1] / 1000);
}
