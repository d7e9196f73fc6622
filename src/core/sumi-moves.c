/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-moves.h"

#include "sumi-rays.h"

#define INNER_FILES UINT64_C (0x7e7e7e7e7e7e7e7e)

/* A board in the first lane, and in the second the same board with its rows in reverse order, so
 * that one shift moves the first south and the second north. GCC and Clang have such vectors on
 * every processor. */
typedef uint64_t Mirrored __attribute__ ((vector_size (16)));

static inline Mirrored
mirror (SumiBitboard set)
{
  return (Mirrored){ set, __builtin_bswap64 (set) };
}

static inline SumiBitboard
unite (Mirrored set)
{
  return set[0] | __builtin_bswap64 (set[1]);
}

/* The squares behind unbroken rows of THROUGH that begin beside FROM. At most six squares can be
 * outflanked in a row. The steps double, as in the parallel-prefix fill of Kogge and Stone. */
static inline Mirrored
squares_behind (Mirrored from, Mirrored through, int distance)
{
  Mirrored row = from << distance & through;
  Mirrored pairs = through & through << distance;

  row |= row << distance & through;
  row |= row << 2 * distance & pairs;
  row |= row << 2 * distance & pairs;

  return row << distance;
}

static inline SumiBitboard
squares_behind_west (SumiBitboard from, SumiBitboard through)
{
  SumiBitboard row = from >> 1 & through;
  SumiBitboard pairs = through & through >> 1;

  row |= row >> 1 & through;
  row |= row >> 2 & pairs;
  row |= row >> 2 & pairs;

  return row >> 1;
}

/* The same towards the east, by an addition: a bit added at the beginning of a row is carried to
 * the square behind it. Squares of THROUGH that remain in the sum have no meaning. */
static inline SumiBitboard
squares_behind_east (SumiBitboard from, SumiBitboard through)
{
  return through + (from << 1 & through);
}

/* The discs of OPPONENT at the beginning of RAY, if a disc of OWN ends the row: the lowest square
 * of RAY without a disc of OPPONENT is found, and if OWN has it, all squares of RAY below it
 * turn. */
static inline Mirrored
flips_on_rays (Mirrored own, Mirrored opponent, SumiBitboard ray, SumiBitboard mirrored_ray)
{
  Mirrored rays = { ray, mirrored_ray };
  Mirrored others = rays & ~opponent;
  Mirrored end = others & -others & own;
  Mirrored is_outflanked = (end | -end) >> 63;

  return rays & (end - is_outflanked);
}

static inline SumiBitboard
flips_east (SumiBitboard own, SumiBitboard opponent, SumiBitboard ray)
{
  SumiBitboard others = ray & ~opponent;
  SumiBitboard end = others & -others & own;

  return ray & (end - (end != 0));
}

/* The same for a ray towards squares of lower number. The lowest bit is set only to keep the
 * logarithm defined; it does not end a row unless OWN has that square. */
static inline SumiBitboard
flips_west (SumiBitboard own, SumiBitboard opponent, SumiBitboard ray)
{
  SumiBitboard others = ray & ~opponent;
  SumiBitboard highest = UINT64_C (1) << (63 - __builtin_clzll (others | 1));
  SumiBitboard end = highest & others & own;

  return ray & -(end << 1);
}

/* The empty squares on which the side that owns OWN may play. */
SumiBitboard
sumi_moves_legal (SumiBitboard own, SumiBitboard opponent)
{
  SumiBitboard inner = opponent & INNER_FILES;
  Mirrored own_mirrored = mirror (own), opponent_mirrored = mirror (opponent);
  Mirrored inner_mirrored = opponent_mirrored & INNER_FILES;
  Mirrored ends = squares_behind (own_mirrored, inner_mirrored, 7)
                  | squares_behind (own_mirrored, opponent_mirrored, 8)
                  | squares_behind (own_mirrored, inner_mirrored, 9);

  return (squares_behind_west (own, inner) | squares_behind_east (own, inner) | unite (ends))
         & ~(own | opponent);
}

/* The discs of OPPONENT that turn when a disc of OWN is placed on SQUARE, which must be empty. */
SumiBitboard
sumi_moves_flips (SumiBitboard own, SumiBitboard opponent, SumiSquare square)
{
  const SumiRays *rays = &sumi_rays_of[square];
  const SumiRays *mirrored_rays = &sumi_rays_of[square ^ 56];
  Mirrored own_mirrored = mirror (own), opponent_mirrored = mirror (opponent);
  Mirrored flips;

  /* Up the board, and down it on the mirrored one; the row is the same on both. */
  flips = flips_on_rays (own_mirrored, opponent_mirrored, rays->up[1], mirrored_rays->up[1]);
  flips |= flips_on_rays (own_mirrored, opponent_mirrored, rays->up[2], mirrored_rays->up[2]);
  flips |= flips_on_rays (own_mirrored, opponent_mirrored, rays->up[3], mirrored_rays->up[3]);

  return flips_west (own, opponent, rays->down[0]) | flips_east (own, opponent, rays->up[0])
         | unite (flips);
}
