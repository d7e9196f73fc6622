/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-trays.h"

/* What is left beside the board in a POSITION that a game begins with. Each side has 32 discs, of
 * which those of its colour lie on the board where it is the start, with or without corners given
 * as a handicap. Whose discs lie on another board cannot be told from their colours: there what is
 * left is shared, and one that is over belongs to the side to move. */
SumiTrays
sumi_trays_at (SumiPosition position)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiBitboard black = sumi_position_discs (position, SUMI_BLACK);
  SumiBitboard white = sumi_position_discs (position, SUMI_WHITE);
  int left = sumi_bitboard_count (sumi_position_empties (position));
  SumiTrays trays;

  if ((black & ~SUMI_CORNERS) == sumi_position_discs (start, SUMI_BLACK)
      && (white & ~SUMI_CORNERS) == sumi_position_discs (start, SUMI_WHITE))
    {
      trays.discs[SUMI_BLACK] = SUMI_TRAY_SIZE - sumi_bitboard_count (black);
      trays.discs[SUMI_WHITE] = SUMI_TRAY_SIZE - sumi_bitboard_count (white);
      return trays;
    }
  trays.discs[position.turn] = (left + 1) / 2;
  trays.discs[sumi_color_opposite (position.turn)] = left / 2;
  return trays;
}

/* Takes the disc that SIDE plays. If it has none left its opponent hands one over: true. On a board
 * with an empty square there is always one. */
bool
sumi_trays_take (SumiTrays *trays, SumiColor side)
{
  SumiColor giver = trays->discs[side] > 0 ? side : sumi_color_opposite (side);

  trays->discs[giver]--;
  return giver != side;
}
