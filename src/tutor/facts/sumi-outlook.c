/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-outlook.h"

#include "sumi-position-key.h"

typedef struct
{
  SumiExact *exact;
  SumiBudget *budget;
  GHashTable *known; /* of Known: positions that were looked at */
} Walk;

typedef struct
{
  SumiPosition position; /* the key */
  SumiOutlook outlook;
} Known;

/* TOTAL becomes what is true of it and of OUTLOOK. */
static void
merge (SumiOutlook *total, const SumiOutlook *outlook)
{
  for (int color = SUMI_BLACK; color <= SUMI_WHITE; color++)
    {
      total->always.corners[color] &= outlook->always.corners[color];
      total->always.passes[color] &= outlook->always.passes[color];
      total->always.ends[color] &= outlook->always.ends[color];
      total->ever.corners[color] |= outlook->ever.corners[color];
      total->ever.passes[color] |= outlook->ever.passes[color];
      total->ever.ends[color] |= outlook->ever.ends[color];
    }
}

static gboolean look (Walk *walk, SumiPosition position, SumiOutlook *out_outlook);

/* What happens once a move of POSITION, or a pass, has led to NEXT. */
static gboolean
look_after (Walk *walk, SumiPosition position, SumiPosition next, SumiOutlook *out_outlook)
{
  SumiColor turn = position.turn;

  if (!look (walk, next, out_outlook))
    return FALSE;
  if (sumi_position_must_pass (position))
    out_outlook->always.passes[turn] = out_outlook->ever.passes[turn] = TRUE;
  if (sumi_position_is_over (next))
    out_outlook->always.ends[turn] = out_outlook->ever.ends[turn] = TRUE;
  return TRUE;
}

static gboolean
look_after_all (Walk *walk, SumiPosition position, SumiOutlook *out_outlook)
{
  SumiBitboard best = sumi_exact_best_moves (walk->exact, position, walk->budget).best;
  gboolean is_first = TRUE;

  if (walk->budget->is_exhausted)
    return FALSE;
  SUMI_FOREACH_SQUARE (square, best)
    {
      SumiOutlook outlook;

      if (!look_after (walk, position, sumi_position_play (position, (SumiSquare) square),
                       &outlook))
        return FALSE;
      if (is_first)
        *out_outlook = outlook;
      else
        merge (out_outlook, &outlook);
      is_first = FALSE;
    }
  return TRUE;
}

static gboolean
look (Walk *walk, SumiPosition position, SumiOutlook *out_outlook)
{
  Known *known = g_hash_table_lookup (walk->known, &position);

  if (known != NULL)
    {
      *out_outlook = known->outlook;
      return TRUE;
    }
  if (!sumi_budget_spend (walk->budget))
    return FALSE;
  if (sumi_position_is_over (position))
    {
      *out_outlook = (SumiOutlook){ 0 };
      for (int color = SUMI_BLACK; color <= SUMI_WHITE; color++)
        out_outlook->always.corners[color] = out_outlook->ever.corners[color]
          = SUMI_CORNERS & sumi_position_discs (position, (SumiColor) color);
    }
  else if (sumi_position_must_pass (position))
    {
      if (!look_after (walk, position, sumi_position_pass (position), out_outlook))
        return FALSE;
    }
  else if (!look_after_all (walk, position, out_outlook))
    return FALSE;
  known = g_new (Known, 1);
  *known = (Known){ position, *out_outlook };
  g_hash_table_add (walk->known, known);
  return TRUE;
}

/**
 * sumi_outlook_find: sets OUT_OUTLOOK to what happens in the lines that begin with MOVE in POSITION
 * and go on with best play of both sides, all of which are searched; FALSE if BUDGET did not
 * suffice.
 */
gboolean
sumi_outlook_find (SumiExact *exact,
                   SumiPosition position,
                   SumiSquare move,
                   SumiBudget *budget,
                   SumiOutlook *out_outlook)
{
  g_autoptr (GHashTable) known
    = g_hash_table_new_full (sumi_position_key_hash, sumi_position_key_equal, g_free, NULL);
  Walk walk = { exact, budget, known };

  return look_after (&walk, position, sumi_position_play (position, move), out_outlook);
}
