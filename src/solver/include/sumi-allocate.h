/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the solver cannot do without: small blocks, weights, books. Where there is no memory for
 * these the program ends, as it does in g_malloc(). Tables of searches, and what a proof is built
 * of, are large: without memory for them a search has a smaller table, or tells that nothing is
 * known. */

#include <stdlib.h>
#include <string.h>

/* SIZE bytes, which are 0, at the beginning of a cache line; for free(). */
static inline void *
sumi_allocate (size_t size)
{
  void *memory = aligned_alloc (64, (size + 63) / 64 * 64);

  if (memory == NULL)
    abort ();
  return memset (memory, 0, size);
}
