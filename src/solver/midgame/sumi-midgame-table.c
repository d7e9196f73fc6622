/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-midgame-table.h"

#include <stdlib.h>
#include <string.h>

#include "sumi-allocate.h"
#include "sumi-position.h"

/* The number of neighbouring places in which an entry may be. */
#define N_PROBES 4

struct _SumiMidgameTable
{
  size_t mask; /* of the first neighbour; there are N_PROBES - 1 entries more */
  uint8_t age;
  bool is_empty; /* nothing was stored since it was made or cleared */
  SumiMidgameEntry *entries;
};

static SumiMidgameEntry *
find_home (const SumiMidgameTable *table, SumiBitboard own, SumiBitboard opponent)
{
  const SumiPosition position = { own, opponent, SUMI_BLACK };

  return &table->entries[(size_t) sumi_position_hash (position) & table->mask];
}

static bool
holds (const SumiMidgameEntry *entry, SumiBitboard own, SumiBitboard opponent)
{
  return entry->own == own && entry->opponent == opponent;
}

/* Entries of earlier searches are replaced first, then those of the lowest depth. */
static int
rate_entry (const SumiMidgameTable *table, const SumiMidgameEntry *entry)
{
  return entry->depth + (entry->age == table->age ? 128 : 0);
}

/* Narrows the bounds of an entry by another one of the same position and depth. */
static void
narrow (SumiMidgameEntry *entry, const SumiMidgameEntry *other)
{
  if (other->lower > entry->lower && other->lower <= entry->upper)
    entry->lower = other->lower;
  if (other->upper < entry->upper && other->upper >= entry->lower)
    entry->upper = other->upper;
}

/* A table of at most N_BYTES, of fewer where memory does not suffice, and at least of one entry. */
SumiMidgameTable *
sumi_midgame_table_new (size_t n_bytes)
{
  SumiMidgameTable *table = sumi_allocate (sizeof *table);
  size_t n_entries = 64;

  while (2 * n_entries * sizeof (SumiMidgameEntry) <= n_bytes)
    n_entries *= 2;
  for (; n_entries > 0 && table->entries == NULL; n_entries /= 2)
    {
      table->mask = n_entries - 1;
      table->entries = calloc (n_entries + N_PROBES - 1, sizeof (SumiMidgameEntry));
    }
  if (table->entries == NULL)
    abort ();
  table->is_empty = true;
  return table;
}

void
sumi_midgame_table_free (SumiMidgameTable *table)
{
  if (table == NULL)
    return;
  free (table->entries);
  free (table);
}

/* Removes all entries, so that the next search runs exactly as with a new table. The memory of one
 * that is empty is not touched: most of it, as the system gave it, may never be. */
void
sumi_midgame_table_clear (SumiMidgameTable *table)
{
  if (!table->is_empty)
    memset (table->entries, 0, (table->mask + N_PROBES) * sizeof *table->entries);
  table->is_empty = true;
  table->age = 0;
}

/* Begins a new search: entries of earlier ones are replaced first. */
void
sumi_midgame_table_age (SumiMidgameTable *table)
{
  table->age++;
}

/* The entry of a position, or NULL; it is valid until something is stored. */
const SumiMidgameEntry *
sumi_midgame_table_find (const SumiMidgameTable *table, SumiBitboard own, SumiBitboard opponent)
{
  const SumiMidgameEntry *home = find_home (table, own, opponent);

  for (int i = 0; i < N_PROBES; i++)
    {
      if (holds (&home[i], own, opponent))
        return &home[i];
    }
  return NULL;
}

/* Stores ENTRY, whose age is set here. */
void
sumi_midgame_table_store (SumiMidgameTable *table, const SumiMidgameEntry *entry)
{
  SumiMidgameEntry *home = find_home (table, entry->own, entry->opponent);
  SumiMidgameEntry *slot = home;
  SumiMidgameEntry merged = *entry;

  for (int i = 0; i < N_PROBES; i++)
    {
      if (holds (&home[i], entry->own, entry->opponent))
        {
          slot = &home[i];
          if (slot->depth == entry->depth)
            narrow (&merged, slot);
          break;
        }
      if (rate_entry (table, &home[i]) < rate_entry (table, slot))
        slot = &home[i];
    }
  merged.age = table->age;
  *slot = merged;
  table->is_empty = false;
}
