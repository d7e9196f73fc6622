/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-moves.h"

#define INNER_FILES UINT64_C (0x7e7e7e7e7e7e7e7e)

/* The squares reached from OWN over unbroken runs of CROSSED in both directions along one axis;
 * STEP is the distance of neighbours on it. A run that could wrap round the side of the board must
 * have been taken out of CROSSED. */
static inline SumiBitboard
ends_of_runs (SumiBitboard own, SumiBitboard crossed, int step)
{
  SumiBitboard up = own << step & crossed;
  SumiBitboard down = own >> step & crossed;

  for (int i = 0; i < 5; i++)
    {
      up |= up << step & crossed;
      down |= down >> step & crossed;
    }

  return up << step | down >> step;
}

static inline SumiBitboard
flips_one_way (SumiBitboard own, SumiBitboard crossed, SumiBitboard from, int step, bool is_up)
{
  SumiBitboard run = 0;
  SumiBitboard next = is_up ? from << step : from >> step;

  while ((next & crossed) != 0)
    {
      run |= next;
      next = is_up ? next << step : next >> step;
    }

  return (next & own) != 0 ? run : 0;
}

/* The empty squares on which the side that owns OWN may play. */
SumiBitboard
sumi_moves_legal (SumiBitboard own, SumiBitboard opponent)
{
  SumiBitboard inner = opponent & INNER_FILES;

  return (ends_of_runs (own, inner, 1) | ends_of_runs (own, inner, 7)
          | ends_of_runs (own, opponent, 8) | ends_of_runs (own, inner, 9))
         & ~(own | opponent);
}

/* The discs of OPPONENT that turn when a disc of OWN is placed on SQUARE, which must be empty. */
SumiBitboard
sumi_moves_flips (SumiBitboard own, SumiBitboard opponent, SumiSquare square)
{
  SumiBitboard inner = opponent & INNER_FILES;
  SumiBitboard from = sumi_bitboard_of (square);
  SumiBitboard flips = 0;

  for (int is_up = 0; is_up < 2; is_up++)
    {
      flips |= flips_one_way (own, inner, from, 1, is_up);
      flips |= flips_one_way (own, inner, from, 7, is_up);
      flips |= flips_one_way (own, opponent, from, 8, is_up);
      flips |= flips_one_way (own, inner, from, 9, is_up);
    }

  return flips;
}
