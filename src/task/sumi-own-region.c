/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-own-region.h"

#include "sumi-features.h"

/* Whether SIDE never has a legal move in REGION from POSITION on, in all lines of play. */
static bool
never_enters (SumiPosition position, SumiColor side, SumiBitboard region)
{
  SumiBitboard moves = sumi_position_legal_moves (position);

  if (moves == 0)
    return sumi_position_is_over (position)
           || never_enters (sumi_position_pass (position), side, region);
  if (position.turn == side && (moves & region) != 0)
    return false;
  SUMI_FOREACH_SQUARE (square, moves)
    {
      if (!never_enters (sumi_position_play (position, (SumiSquare) square), side, region))
        return false;
    }
  return true;
}

/* The squares of all regions of POSITION in which SIDE could move if it were its turn, and the
 * other side could not if it were its turn, and has no move in any line of play from here to the
 * end of the game: a region that only the turn keeps it from is not among them. Squares that touch
 * by corners belong to one region. None if more than SUMI_OWN_REGION_MAX_EMPTIES squares are
 * empty. */
SumiBitboard
sumi_own_regions_find (SumiPosition position, SumiColor side)
{
  SumiBitboard left = sumi_position_empties (position), own = 0;
  SumiBitboard moves = sumi_position_moves_of (position, side);
  SumiColor other = sumi_color_opposite (side);
  SumiBitboard others = sumi_position_moves_of (position, other);

  if (sumi_bitboard_count (left) > SUMI_OWN_REGION_MAX_EMPTIES)
    return 0;
  while (left != 0)
    {
      SumiBitboard region
        = sumi_features_region (position, sumi_bitboard_first (left), SUMI_TOUCH_CORNERS);

      left &= ~region;
      if ((region & moves) != 0 && (region & others) == 0
          && never_enters (position, other, region))
        own |= region;
    }
  return own;
}
