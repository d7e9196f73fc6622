/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-mine-seen.h"

#include "sumi-symmetry.h"

/* An empty table of positions. */
GHashTable *
sumi_mine_seen_new (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

/* Whether POSITION, or one that is the same, is in SEEN. */
gboolean
sumi_mine_seen_has (GHashTable *seen, SumiPosition position)
{
  guint64 hash = sumi_symmetry_hash (position);

  return g_hash_table_contains (seen, &hash);
}

/* Adds POSITION to SEEN. */
void
sumi_mine_seen_add (GHashTable *seen, SumiPosition position)
{
  guint64 hash = sumi_symmetry_hash (position);

  g_hash_table_add (seen, g_memdup2 (&hash, sizeof hash));
}

/* Adds the positions that PACK asks something of, or shows in a lesson. */
void
sumi_mine_seen_add_pack (GHashTable *seen, const SumiPack *pack)
{
  for (guint i = 0; i < pack->items->len; i++)
    {
      const SumiItem *item = pack->items->pdata[i];

      if (item->exercise != NULL)
        sumi_mine_seen_add (seen, item->exercise->position);
      for (guint j = 0; j < item->steps->len; j++)
        {
          const SumiStep *step = item->steps->pdata[j];

          sumi_mine_seen_add (seen, step->position);
          if (step->exercise != NULL)
            sumi_mine_seen_add (seen, step->exercise->position);
        }
    }
}
