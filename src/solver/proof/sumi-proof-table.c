/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-proof-table.h"

#include <stdlib.h>

/* The size of the table, with 24 bytes an entry: from 6 KiB for a usual puzzle to 96 MiB for the
 * hardest ones. */
#define MIN_BITS 8
#define MAX_BITS 22

/* The number of neighbouring places in which an entry may be. */
#define N_PROBES 4

typedef struct
{
  SumiBitboard own, opponent;
  uint8_t turn;
  uint8_t suffices; /* the least number of moves that does; NEVER if none is known */
  uint8_t fails;    /* the largest number of moves that does not; 0 if none is known */
} Entry;

#define NEVER UINT8_MAX

struct _SumiProofTable
{
  unsigned bits;
  size_t n_used;
  bool is_full; /* there is no memory to grow */
  Entry *entries;
};

/* NULL if there is not enough memory. */
static Entry *
allocate_entries (unsigned bits)
{
  return calloc ((size_t) 1 << bits, sizeof (Entry));
}

/* Whether an entry is free: it then has no discs, as no position of a game does. */
static bool
is_free (const Entry *entry)
{
  return (entry->own | entry->opponent) == 0;
}

static bool
holds (const Entry *entry, SumiPosition position)
{
  return entry->own == position.own && entry->opponent == position.opponent
         && entry->turn == (uint8_t) position.turn;
}

/* The entry of POSITION; if there is none, a free place for it; if there is none either, the first
 * of its places. */
static Entry *
find_entry (const SumiProofTable *table, SumiPosition position)
{
  size_t mask = ((size_t) 1 << table->bits) - 1;
  size_t home = (size_t) sumi_position_hash (position);

  for (size_t i = 0; i < N_PROBES; i++)
    {
      Entry *entry = &table->entries[(home + i) & mask];

      if (is_free (entry) || holds (entry, position))
        return entry;
    }
  return &table->entries[home & mask];
}

/* Makes the table four times as large. Without enough memory it keeps its size, and new entries
 * replace old ones. */
static void
grow (SumiProofTable *table)
{
  size_t n_old = (size_t) 1 << table->bits;
  Entry *old = table->entries;
  Entry *entries = table->is_full ? NULL : allocate_entries (table->bits + 2);

  if (entries == NULL)
    {
      table->is_full = true;
      return;
    }
  table->bits += 2;
  table->entries = entries;
  table->n_used = 0;
  for (size_t i = 0; i < n_old; i++)
    {
      SumiPosition position = { old[i].own, old[i].opponent, (SumiColor) old[i].turn };
      Entry *entry;

      if (is_free (&old[i]))
        continue;
      entry = find_entry (table, position);
      table->n_used += is_free (entry);
      *entry = old[i];
    }
  free (old);
}

/* An empty table; NULL if there is not enough memory. */
SumiProofTable *
sumi_proof_table_new (void)
{
  SumiProofTable *table = calloc (1, sizeof *table);

  if (table == NULL)
    return NULL;
  table->bits = MIN_BITS;
  table->entries = allocate_entries (table->bits);
  if (table->entries != NULL)
    return table;
  free (table);
  return NULL;
}

void
sumi_proof_table_free (SumiProofTable *table)
{
  free (table->entries);
  free (table);
}

/* Whether N_MOVES suffice in POSITION, as far as is known. If fewer moves suffice, N_MOVES do; if
 * more do not, N_MOVES do not. */
SumiTruth
sumi_proof_table_get (const SumiProofTable *table, SumiPosition position, int n_moves)
{
  const Entry *entry = find_entry (table, position);

  if (!holds (entry, position))
    return SUMI_TRUTH_UNKNOWN;
  if (n_moves >= entry->suffices)
    return SUMI_TRUTH_TRUE;
  return n_moves <= entry->fails ? SUMI_TRUTH_FALSE : SUMI_TRUTH_UNKNOWN;
}

/* Stores TRUTH, true or false, for N_MOVES in POSITION. In a full table an older entry is
 * replaced. */
void
sumi_proof_table_put (SumiProofTable *table, SumiPosition position, int n_moves, SumiTruth truth)
{
  Entry *entry;

  if (table->bits < MAX_BITS && table->n_used > ((size_t) 1 << table->bits) / 2)
    grow (table);

  entry = find_entry (table, position);
  if (!holds (entry, position))
    {
      table->n_used += is_free (entry);
      *entry = (Entry){ position.own, position.opponent, (uint8_t) position.turn, NEVER, 0 };
    }
  if (truth == SUMI_TRUTH_TRUE && n_moves < entry->suffices)
    entry->suffices = (uint8_t) n_moves;
  if (truth == SUMI_TRUTH_FALSE && n_moves > entry->fails)
    entry->fails = (uint8_t) n_moves;
}
