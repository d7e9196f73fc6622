/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-stoner-trap.h"

#include <stddef.h>

/* The empty corner beside SQUARE, an X-square; SUMI_SQUARE_NONE if there is none. */
static SumiSquare
find_corner (SumiPosition position, SumiSquare square)
{
  static const struct
  {
    SumiSquare corner, x_square;
  } pairs[] = { { 0, 9 }, { 7, 14 }, { 56, 49 }, { 63, 54 } };

  for (int i = 0; i < 4; i++)
    {
      if (square == pairs[i].x_square
          && sumi_bitboard_has (sumi_position_empties (position), pairs[i].corner))
        return pairs[i].corner;
    }
  return SUMI_SQUARE_NONE;
}

/* Whether the attack that TRAP names, made in POSITION, aims at the far corner, and the answer that
 * it names saves that one but gives the near one away. */
static bool
holds (SumiPosition position, const SumiStonerTrap *trap)
{
  SumiPosition after, stopped;

  if (!sumi_position_is_legal (position, trap->attack))
    return false;
  after = sumi_position_play (position, trap->attack);
  if (!sumi_position_is_legal (sumi_position_pass (after), trap->far)
      || !sumi_position_is_legal (after, trap->stop))
    return false;
  stopped = sumi_position_play (after, trap->stop);
  return sumi_position_is_legal (stopped, trap->near)
         && !sumi_position_is_legal (stopped, trap->far);
}

/* Whether MOVE in BEFORE, which is legal, sets a Stoner trap: it is beside an empty corner that the
 * opponent cannot take at once, and threatens an attack on an edge from that corner. The first such
 * attack is written to OUT_TRAP, which may be NULL. */
bool
sumi_stoner_trap_find (SumiPosition before, SumiSquare move, SumiStonerTrap *out_trap)
{
  SumiSquare corner = find_corner (before, move);
  SumiPosition after = sumi_position_play (before, move);
  SumiPosition threat = sumi_position_pass (after);

  if (corner == SUMI_SQUARE_NONE || sumi_position_is_legal (after, corner))
    return false;
  for (int axis = 0; axis < 2; axis++)
    {
      int length = axis == 0 ? 1 : 8;
      int place = axis == 0 ? sumi_square_column (corner) : sumi_square_row (corner);
      int step = place == 0 ? length : -length;

      for (int i = 2; i <= 5; i++)
        {
          SumiStonerTrap trap = { .near = corner,
                                  .far = (SumiSquare) (corner + 7 * step),
                                  .attack = (SumiSquare) (corner + i * step),
                                  .stop = (SumiSquare) (corner + step) };

          if (!holds (threat, &trap))
            continue;
          if (out_trap != NULL)
            *out_trap = trap;
          return true;
        }
    }
  return false;
}
