/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-hint.h"

/* The right move that all rungs lead to: the one that leaves the fewest replies, then the quickest,
 * then the first; SUMI_SQUARE_NONE where no move is right. */
SumiSquare
sumi_hint_find_move (const SumiJudgement *judgement)
{
  const SumiMoveVerdict *key = NULL;

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];
      int fewer;

      if (verdict->verdict != SUMI_VERDICT_RIGHT)
        continue;
      fewer = key == NULL ? -1
                          : sumi_bitboard_count (verdict->replies)
                              - sumi_bitboard_count (key->replies);
      if (fewer < 0 || (fewer == 0 && verdict->distance < key->distance))
        key = verdict;
    }
  return key != NULL ? key->move : SUMI_SQUARE_NONE;
}
