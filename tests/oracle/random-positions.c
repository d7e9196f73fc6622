/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-positions.h"

RandomSource
random_source_init (uint64_t seed)
{
  return (RandomSource){ .state = seed };
}

/* SplitMix64, by Steele, Lea and Flood ("Fast Splittable Pseudorandom Number Generators", 2014). */
uint64_t
random_source_next (RandomSource *source)
{
  uint64_t z = source->state += UINT64_C (0x9e3779b97f4a7c15);

  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);

  return z ^ z >> 31;
}

/* A number from 0 to LIMIT - 1. */
int
random_source_below (RandomSource *source, int limit)
{
  return (int) ((random_source_next (source) >> 32) % (uint64_t) limit);
}

/* One square of SET, which must not be empty. */
SumiSquare
random_square_of (RandomSource *source, SumiBitboard set)
{
  for (int n_before = random_source_below (source, sumi_bitboard_count (set)); n_before > 0;
       n_before--)
    set &= set - 1;

  return sumi_bitboard_first (set);
}

/* A position of a random game from the start once N_DISCS, from 4 to 64, lie on the board, or the
 * game's end if that comes before. Passes are played: unless the game is over, the side to move has
 * a move. */
SumiPosition
random_position (RandomSource *source, int n_discs)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  for (;;)
    {
      if (sumi_position_must_pass (position))
        position = sumi_position_pass (position);
      if (sumi_position_is_over (position)
          || sumi_position_count_empties (position) <= 64 - n_discs)
        return position;
      position =
          sumi_position_play (position,
                              random_square_of (source, sumi_position_legal_moves (position)));
    }
}

/* Discs strewn over the board, as no game would leave them: few or many, by chance. */
SumiPosition
random_scattered_position (RandomSource *source)
{
  SumiBitboard discs = random_source_next (source);
  SumiBitboard colors = random_source_next (source);
  SumiColor turn = random_source_below (source, 2) == 0 ? SUMI_BLACK : SUMI_WHITE;

  switch (random_source_below (source, 4))
    {
    case 0:
      discs &= random_source_next (source);
      break;
    case 1:
      discs |= random_source_next (source);
      break;
    case 2:
      discs |= random_source_next (source) | random_source_next (source);
      break;
    default:
      break;
    }

  return sumi_position_make (discs & colors, discs & ~colors, turn);
}
