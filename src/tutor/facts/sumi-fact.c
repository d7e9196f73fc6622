/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact.h"

/* Whether FACT, the last of causes, tells how a corner is won, and not only how moves become
 * fewer. */
gboolean
sumi_fact_tells_how (const SumiFact *fact)
{
  return fact->kind != SUMI_FACT_LOST && fact->kind != SUMI_FACT_NEEDED
         && fact->kind != SUMI_FACT_TOOK_ONLY;
}

/* How many sentences FACT is said in. */
guint
sumi_fact_count_sentences (const SumiFact *fact)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_NEEDED:
      return sumi_bitboard_count (fact->anchors) > 1 ? 2 : 1;
    case SUMI_FACT_LINE:
      return fact->anchors != 0 && fact->end != fact->move ? 2 : 1;
    case SUMI_FACT_ADDS:
      return fact->voice != SUMI_VOICE_MOVER && fact->lost == sumi_bitboard_of (fact->move) ? 2 : 1;
    case SUMI_FACT_PUNISHES:
    case SUMI_FACT_STONER:
      return 2;
    default:
      return 1;
    }
}

/* The squares that FACT speaks of as MARK. */
SumiBitboard
sumi_fact_list_marks (const SumiFact *fact, SumiFactMark mark)
{
  SumiBitboard ends = 0;

  switch (mark)
    {
    case SUMI_FACT_MARK_LOST:
      return fact->lost;
    case SUMI_FACT_MARK_ANCHOR:
      return fact->anchors;
    case SUMI_FACT_MARK_LINE:
      if (fact->line != 0)
        ends = sumi_bitboard_of (fact->corner) | sumi_bitboard_of (fact->end);
      return fact->line | ends;
    case SUMI_N_FACT_MARKS:
    default:
      return 0;
    }
}
