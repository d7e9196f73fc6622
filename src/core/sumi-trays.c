/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-trays.h"

/* The discs beside the board where a game begins with POSITION. Each side has 32. On the board of a
 * usual start, with or without corners given as a handicap, each side has put those of its own
 * colour. On any other board it is not known who put which disc, so the remaining ones are divided
 * equally, and an odd one belongs to the side to move. */
SumiTrays
sumi_trays_at (SumiPosition position)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiBitboard black = sumi_position_discs (position, SUMI_BLACK);
  SumiBitboard white = sumi_position_discs (position, SUMI_WHITE);
  int left = sumi_position_count_empties (position);
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

/* Takes the disc that SIDE plays. If it has none left, the opponent hands one over, and true is
 * returned. As long as a square is empty there is always one. */
bool
sumi_trays_take (SumiTrays *trays, SumiColor side)
{
  SumiColor giver = trays->discs[side] > 0 ? side : sumi_color_opposite (side);

  trays->discs[giver]--;
  return giver != side;
}
