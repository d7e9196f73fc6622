/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Internal to solver: the transposition table of exact searches, which their threads share without
 * locks. Each bucket has two tiers: the first keeps the entry that was costliest to prove, the
 * second the latest one (Breuker, Uiterwijk and van den Herik, "Replacement Schemes for
 * Transposition Tables", 1994). */

#include <stdatomic.h>
#include <stddef.h>

#include "sumi-bitboard.h"

/* What is known of one position: bounds of its score, and the moves that did best so far. */
typedef struct
{
  int8_t lower, upper;
  uint8_t moves[2];    /* SUMI_SQUARE_NONE where none is known */
  uint8_t selectivity; /* of the search that found the bounds; 0: they are proved */
} SumiExactFact;

/* The words of the position are mixed with the data, so that an entry torn by two writers fits no
 * position (Hyatt and Mann, "A lockless transposition-table implementation", 2002). */
typedef struct
{
  _Atomic uint64_t own;
  _Atomic uint64_t opponent;
  _Atomic uint64_t data; /* from the low byte: lower, upper, moves, empties, age, selectivity */
} SumiExactEntry;

typedef struct
{
  SumiExactEntry tiers[2];
} SumiExactBucket;

typedef struct
{
  void *memory; /* the pages that hold the buckets */
  size_t size;  /* of them in bytes */
  SumiExactBucket *buckets;
  unsigned bits;      /* of the number of buckets */
  unsigned used_bits; /* of the part in use: a small problem stays in the cache */
  uint8_t age;
} SumiExactTable;

#define SUMI_EXACT_NOTHING_KNOWN                                                                   \
  ((SumiExactFact){ -64, 64, { SUMI_SQUARE_NONE, SUMI_SQUARE_NONE }, 0 })

/* Adds to FACT the fail-soft SCORE that a search in a window found, and the MOVE that led to it. */
static inline void
sumi_exact_fact_add (SumiExactFact *fact, int score, int alpha, int beta, SumiSquare move)
{
  if (score > alpha)
    fact->lower = (int8_t) score;
  if (score < beta)
    fact->upper = (int8_t) score;
  if (fact->moves[0] != move)
    {
      fact->moves[1] = fact->moves[0];
      fact->moves[0] = (uint8_t) move;
    }
}

bool sumi_exact_table_init  (SumiExactTable *table, unsigned bits);
void sumi_exact_table_clear (SumiExactTable *table);
void sumi_exact_table_begin (SumiExactTable *table, int n_empties);

/* Both words multiplied and folded, as in Wang Yi's wyhash. */
static inline SumiExactBucket *
sumi_exact_table_bucket (const SumiExactTable *table, SumiBitboard own, SumiBitboard opponent)
{
  unsigned __int128 product = (unsigned __int128) (own ^ UINT64_C (0x9e3779b97f4a7c15))
                              * (opponent ^ UINT64_C (0xe7037ed1a0b428db));
  uint64_t hash = (uint64_t) (product >> 64) ^ (uint64_t) product;

  return &table->buckets[hash >> (64 - table->used_bits)];
}

/* Half of the buckets lie in two lines of the cache. */
static inline void
sumi_exact_table_prefetch (const SumiExactBucket *bucket)
{
  __builtin_prefetch (bucket);
  __builtin_prefetch ((const char *) (bucket + 1) - 1);
}

static inline uint64_t
sumi_exact_load (const _Atomic uint64_t *word)
{
  return atomic_load_explicit (word, memory_order_relaxed);
}

/* Whether BUCKET knows the position; if so OUT_FACT is what it knows. */
static inline bool
sumi_exact_table_get (const SumiExactBucket *bucket,
                      SumiBitboard own,
                      SumiBitboard opponent,
                      SumiExactFact *out_fact)
{
  for (int i = 0; i < 2; i++)
    {
      const SumiExactEntry *entry = &bucket->tiers[i];
      uint64_t data = sumi_exact_load (&entry->data);

      if ((sumi_exact_load (&entry->own) ^ data) == own
          && (sumi_exact_load (&entry->opponent) ^ data) == opponent)
        {
          *out_fact = (SumiExactFact){ (int8_t) data, (int8_t) (data >> 8),
                                       { (uint8_t) (data >> 16), (uint8_t) (data >> 24) },
                                       (uint8_t) (data >> 48) };
          return true;
        }
    }
  return false;
}

/* How much an entry is worth keeping: less if it is of an earlier search, and the more, the more
 * empties its position has. */
static inline int
sumi_exact_table_worth (const SumiExactTable *table, uint64_t data)
{
  int n_empties = (int) (data >> 32 & 0xff);

  return (uint8_t) (data >> 40) == table->age ? n_empties : n_empties - 64;
}

static inline void
sumi_exact_table_write (SumiExactEntry *entry,
                        SumiBitboard own,
                        SumiBitboard opponent,
                        uint64_t data)
{
  atomic_store_explicit (&entry->own, own ^ data, memory_order_relaxed);
  atomic_store_explicit (&entry->opponent, opponent ^ data, memory_order_relaxed);
  atomic_store_explicit (&entry->data, data, memory_order_relaxed);
}

/* Stores FACT. Of two entries that belong in the same bucket, the costlier one is kept in the first
 * tier, and the other one in the second. */
static inline void
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

  if (is_first || sumi_exact_table_worth (table, data) >= sumi_exact_table_worth (table, first))
    {
      sumi_exact_table_write (&bucket->tiers[0], own, opponent, data);
      return;
    }
  sumi_exact_table_write (&bucket->tiers[1], own, opponent, data);
}
