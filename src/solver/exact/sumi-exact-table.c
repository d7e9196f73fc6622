/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exact-table.h"

#include <sys/mman.h>

/* The size of a huge page, in bytes. A table on huge pages takes far fewer address look-ups. */
#define ALIGNMENT ((size_t) 1 << 21)

/* How many buckets are used: 2 ^ MIN_USED_BITS for a position without empties, and twice as many
 * with each empty square. */
#define MIN_USED_BITS 2

/* An empty table of 2 ^ BITS buckets of 48 bytes; false if there is not enough memory. The system
 * gives pages of zeros when they are first written to, so that a small problem in a large table
 * costs a small part of it. */
bool
sumi_exact_table_init (SumiExactTable *table, unsigned bits)
{
  size_t size = (sizeof (SumiExactBucket) << bits) + ALIGNMENT;
  void *memory = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  *table = (SumiExactTable){ .bits = bits, .used_bits = bits };
  if (memory == MAP_FAILED)
    return false;
  table->memory = memory;
  table->size = size;
  table->buckets = (void *) (((uintptr_t) memory + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT);
#ifdef MADV_HUGEPAGE
  /* Only a hint: the table works without. */
  (void) madvise (memory, size, MADV_HUGEPAGE);
#endif
  return true;
}

/* Frees what TABLE holds; it may be one that there was not enough memory for. */
void
sumi_exact_table_clear (SumiExactTable *table)
{
  if (table->memory != NULL)
    munmap (table->memory, table->size);
  table->memory = NULL;
  table->buckets = NULL;
}

/* Begins a new search of a position with N_EMPTIES: entries of earlier searches are replaced
 * first. The more empties, the more buckets are used; still more of them save hardly a node, and
 * take time to fetch. Measured. */
void
sumi_exact_table_begin (SumiExactTable *table, int n_empties)
{
  unsigned wanted = MIN_USED_BITS + (unsigned) n_empties;

  table->age++;
  table->used_bits = wanted < table->bits ? wanted : table->bits;
}
