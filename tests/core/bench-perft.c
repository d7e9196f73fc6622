/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast leaves are counted. Seconds say little about another machine, so each figure is also
 * given in units of a plain perft of ten plies, timed in the same run. */

#include <glib.h>
#include <inttypes.h>
#include <stdio.h>

#include "sumi-perft-kernel.h"
#include "sumi-position.h"

#define N_RUNS 5

typedef struct
{
  const char *name;
  SumiPerftKernel count;
  int depth;
  bool is_bulk;
} Measurement;

/* Moves SET one square in one of eight directions; files that would wrap round are left out. */
static SumiBitboard
step (SumiBitboard set, int direction)
{
  static const int distances[] = { 1, 9, 8, 7 };
  int distance = distances[direction & 3];
  SumiBitboard moved = direction < 4 ? set << distance : set >> distance;

  if (distance == 8)
    return moved;

  /* Towards higher squares 1 and 9 go east and 7 goes west; the other way it is the reverse. */
  return moved & ~((direction < 4) == (distance != 7) ? SUMI_FILE_A : SUMI_FILE_H);
}

static SumiBitboard
find_flips (SumiBitboard own, SumiBitboard opponent, SumiBitboard square)
{
  SumiBitboard flips = 0;

  for (int direction = 0; direction < 8; direction++)
    {
      SumiBitboard row = 0, next = step (square, direction);

      for (; (next & opponent) != 0; next = step (next, direction))
        row |= next;
      if ((next & own) != 0)
        flips |= row;
    }

  return flips;
}

static SumiBitboard
find_moves (SumiBitboard own, SumiBitboard opponent)
{
  SumiBitboard moves = 0;

  for (int direction = 0; direction < 8; direction++)
    {
      SumiBitboard row = step (own, direction) & opponent;

      for (int i = 0; i < 5; i++)
        row |= step (row, direction) & opponent;
      moves |= step (row, direction);
    }

  return moves & ~(own | opponent);
}

/* The unit: a perft as anyone would write it first, every leaf played. */
static uint64_t
count_plainly (SumiBitboard own, SumiBitboard opponent, int depth, bool is_bulk)
{
  SumiBitboard moves;
  uint64_t n_leaves = 0;

  if (depth == 0)
    return 1;
  moves = find_moves (own, opponent);
  if (moves == 0)
    return find_moves (opponent, own) == 0 ? 1 : count_plainly (opponent, own, depth - 1, is_bulk);
  for (; moves != 0; moves &= moves - 1)
    {
      SumiBitboard square = moves & -moves;
      SumiBitboard flips = find_flips (own, opponent, square);

      n_leaves += count_plainly (opponent ^ flips, own | flips | square, depth - 1, is_bulk);
    }

  return n_leaves;
}

/* The shortest of several runs, in seconds. */
static double
measure (const Measurement *measurement, uint64_t *out_leaves)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  double best = G_MAXDOUBLE;

  for (int run = 0; run < N_RUNS; run++)
    {
      gint64 begin = g_get_monotonic_time ();

      *out_leaves =
          measurement->count (start.own, start.opponent, measurement->depth, measurement->is_bulk);
      best = MIN (best, (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC);
    }

  return best;
}

int
main (void)
{
  SumiPerftKernel kernel = sumi_perft_kernel_for_processor ();
  const Measurement measurements[] = {
    { "plain, every leaf played (the unit)", count_plainly, 10, false },
    { "in bulk", kernel, 10, true },
    { "every leaf played", kernel, 10, false },
    { "in bulk, portable kernel", sumi_perft_portable, 10, true },
    { "every leaf played, portable kernel", sumi_perft_portable, 10, false },
    { "in bulk", kernel, 11, true },
  };
  double unit = 0;
  uint64_t n_leaves_of_unit = 0;

  printf ("kernel: %s\n", kernel == sumi_perft_portable ? "portable" : "AVX2");
  for (size_t i = 0; i < G_N_ELEMENTS (measurements); i++)
    {
      uint64_t n_leaves = 0;
      double seconds = measure (&measurements[i], &n_leaves);

      if (i == 0)
        {
          unit = seconds;
          n_leaves_of_unit = n_leaves;
        }
      if (measurements[i].depth == measurements[0].depth && n_leaves != n_leaves_of_unit)
        {
          fprintf (stderr, "%s: a wrong count\n", measurements[i].name);
          return 1;
        }
      printf ("perft %d %-36s %10" PRIu64 " leaves %8.4f s %9.1f M leaves/s %7.4f units\n",
              measurements[i].depth, measurements[i].name, n_leaves, seconds,
              (double) n_leaves / seconds / 1e6, seconds / unit);
      fflush (stdout);
    }

  return 0;
}
