/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast a large pack, made from a seed, is written, read and checked. */

#include <string.h>

#include "random-pack.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"

#define N_PUZZLES 10000

/* Prints what one phase took, and returns when the next begins. */
static gint64
report (const char *phase, gint64 start, gsize n_bytes)
{
  gint64 now = g_get_monotonic_time ();
  double seconds = (double) (now - start) / G_USEC_PER_SEC;

  g_print ("%-6s %8.3f s %10.0f puzzles/s %8.1f MB/s\n", phase, seconds, N_PUZZLES / seconds,
           (double) n_bytes / 1e6 / seconds);

  return now;
}

int
main (void)
{
  RandomSource source = random_source_init (5);
  g_autoptr (SumiPack) made = random_plain_pack (&source, N_PUZZLES);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GPtrArray) untrue = sumi_mistakes_new ();
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autofree char *text = NULL;
  g_autoptr (SumiPack) pack = NULL;
  gint64 start = g_get_monotonic_time ();
  gsize length;

  text = sumi_pack_write (made);
  length = strlen (text);
  start = report ("write", start, length);
  pack = sumi_pack_read_data (text, length, SUMI_PACK_READ_DEFAULT, mistakes);
  start = report ("read", start, length);
  if (pack == NULL || !sumi_pack_equal (made, pack))
    {
      g_printerr ("the pack did not read back equal\n");
      return 1;
    }
  start = g_get_monotonic_time ();
  sumi_pack_check (pack, &budget, untrue);
  report ("check", start, length);
  g_print ("%.1f MB, %" G_GUINT64_FORMAT " nodes, %u statements found untrue\n",
           (double) length / 1e6, budget.nodes, untrue->len);

  return 0;
}
