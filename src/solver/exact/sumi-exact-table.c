/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exact-table.h"

#include <sys/mman.h>

/* The size of a huge page, in bytes. A table on huge pages takes far fewer address look-ups. */
#define ALIGNMENT ((size_t) 1 << 21)

/* How many buckets are used: 2 ^ MIN_USED_BITS for a position without empties, and twice as many
 * with each empty square. */
#define MIN_USED_BITS 2

/* How much an entry is worth keeping: less if it is of an earlier search, and the more, the more
 * empties its position has. */
static int
worth (const SumiExactTable *table, uint64_t data)
{
  int n_empties = (int) (data >> 32 & 0xff);

  return (uint8_t) (data >> 40) == table->age ? n_empties : n_empties - 64;
}

static void
write_entry (SumiExactEntry *entry, SumiBitboard own, SumiBitboard opponent, uint64_t data)
{
  atomic_store_explicit (&entry->own, own ^ data, memory_order_relaxed);
  atomic_store_explicit (&entry->opponent, opponent ^ data, memory_order_relaxed);
  atomic_store_explicit (&entry->data, data, memory_order_relaxed);
}

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

/* Stores FACT. Of two entries that belong in the same bucket, the costlier one is kept in the first
 * tier, and the other one in the second. */
void
sumi_exact_table_put (SumiExactTable *table,
                      SumiExactBucket *bucket,
                      SumiBitboard own,
                      SumiBitboard opponent,
                      SumiExactFact fact)
{
  uint64_t n_empties = (uint64_t) sumi_bitboard_count (~(own | opponent));
  uint64_t data = (uint64_t) (uint8_t) fact.lower | (uint64_t) (uint8_t) fact.upper << 8
                  | (uint64_t) fact.moves[0] << 16 | (uint64_t) fact.moves[1] << 24
                  | n_empties << 32 | (uint64_t) table->age << 40
                  | (uint64_t) fact.selectivity << 48;
  uint64_t first = sumi_exact_load (&bucket->tiers[0].data);
  bool is_first = (sumi_exact_load (&bucket->tiers[0].own) ^ first) == own
                  && (sumi_exact_load (&bucket->tiers[0].opponent) ^ first) == opponent;

  if (is_first || worth (table, data) >= worth (table, first))
    {
      write_entry (&bucket->tiers[0], own, opponent, data);
      return;
    }
  write_entry (&bucket->tiers[1], own, opponent, data);
}
