/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-scoring.h"

/* The score of a finished game in discs, from -64 to 64, for the side that has OWN. In a draw the
 * empty squares count for nobody. */
int
sumi_scoring_difference (SumiScoring scoring, SumiBitboard own, SumiBitboard opponent)
{
  int n_own = sumi_bitboard_count (own), n_opponent = sumi_bitboard_count (opponent);
  int difference = n_own - n_opponent;

  if (scoring == SUMI_SCORING_DISCS || difference == 0)
    return difference;
  return difference > 0 ? 64 - 2 * n_opponent : 2 * n_own - 64;
}

/* The count of each side in a game that is over in END. */
SumiScore
sumi_scoring_count (SumiScoring scoring, SumiPosition end)
{
  SumiBitboard discs[] = { sumi_position_discs (end, SUMI_BLACK),
                           sumi_position_discs (end, SUMI_WHITE) };
  int difference = sumi_scoring_difference (scoring, discs[0], discs[1]);
  SumiScore score = { sumi_bitboard_count (discs[0]), sumi_bitboard_count (discs[1]) };

  if (difference > 0)
    score.black = score.white + difference;
  else
    score.white = score.black - difference;
  return score;
}
