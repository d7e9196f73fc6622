/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-patterns.h"

#include "sumi-symmetry.h"

#define MAX_LENGTH 10

/* The patterns of M. Buro's Logistello ("Improving heuristic mini-max search by supervised
 * learning", Artificial Intelligence 134, 2002), each in one of its places. */
static const struct
{
  int length;
  uint8_t squares[MAX_LENGTH];
} shapes[SUMI_N_PATTERNS] = {
  [SUMI_PATTERN_CORNER_3X3] = { 9, { 0, 1, 2, 8, 9, 10, 16, 17, 18 } },
  [SUMI_PATTERN_CORNER_2X5] = { 10, { 0, 1, 2, 3, 4, 8, 9, 10, 11, 12 } },
  [SUMI_PATTERN_EDGE] = { 10, { 9, 0, 1, 2, 3, 4, 5, 6, 7, 14 } },
  [SUMI_PATTERN_LINE_2] = { 8, { 8, 9, 10, 11, 12, 13, 14, 15 } },
  [SUMI_PATTERN_LINE_3] = { 8, { 16, 17, 18, 19, 20, 21, 22, 23 } },
  [SUMI_PATTERN_LINE_4] = { 8, { 24, 25, 26, 27, 28, 29, 30, 31 } },
  [SUMI_PATTERN_DIAGONAL_8] = { 8, { 0, 9, 18, 27, 36, 45, 54, 63 } },
  [SUMI_PATTERN_DIAGONAL_7] = { 7, { 1, 10, 19, 28, 37, 46, 55 } },
  [SUMI_PATTERN_DIAGONAL_6] = { 6, { 2, 11, 20, 29, 38, 47 } },
  [SUMI_PATTERN_DIAGONAL_5] = { 5, { 3, 12, 21, 30, 39 } },
  [SUMI_PATTERN_DIAGONAL_4] = { 4, { 4, 13, 22, 31 } },
};

static const int powers_of_three[MAX_LENGTH + 1] = { 1,   3,    9,    27,    81,   243,
                                                     729, 2187, 6561, 19683, 59049 };

static SumiBitboard
find_squares (SumiPattern pattern, SumiSymmetry symmetry)
{
  SumiBitboard squares = 0;

  for (int i = 0; i < shapes[pattern].length; i++)
    squares |= sumi_bitboard_of (sumi_symmetry_square (symmetry, shapes[pattern].squares[i]));
  return squares;
}

/* Whether an earlier symmetry puts PATTERN on the same squares. */
static bool
is_repeated (SumiPattern pattern, SumiSymmetry symmetry)
{
  for (SumiSymmetry earlier = 0; earlier < symmetry; earlier++)
    {
      if (find_squares (pattern, earlier) == find_squares (pattern, symmetry))
        return true;
    }
  return false;
}

/* Where each square of PATTERN goes under the first symmetry that maps the pattern onto itself but
 * moves some of its squares; if there is none, each stays where it is. */
static void
find_mirror (SumiPattern pattern, int out_order[MAX_LENGTH])
{
  int length = shapes[pattern].length;

  for (int i = 0; i < length; i++)
    out_order[i] = i;
  for (SumiSymmetry symmetry = 1; symmetry < SUMI_N_SYMMETRIES; symmetry++)
    {
      bool has_moved = false;

      if (find_squares (pattern, symmetry) != find_squares (pattern, 0))
        continue;
      for (int i = 0; i < length; i++)
        for (int j = 0; j < length; j++)
          if (shapes[pattern].squares[j]
              == sumi_symmetry_square (symmetry, shapes[pattern].squares[i]))
            {
              out_order[i] = j;
              has_moved |= i != j;
            }
      if (has_moved)
        return;
    }
}

/* The number of the mirror image of the configuration NUMBER, which lies on the same squares. */
static int
mirror_number (SumiPattern pattern, const int order[MAX_LENGTH], int number)
{
  int shifted = number + (powers_of_three[shapes[pattern].length] - 1) / 2, mirrored = 0;

  for (int i = 0; i < shapes[pattern].length; i++, shifted /= 3)
    mirrored += (shifted % 3 - 1) * powers_of_three[order[i]];
  return mirrored;
}

/* The index of the empty configuration of PATTERN, number 0, among all configurations. */
int
sumi_pattern_centre (SumiPattern pattern)
{
  int first = 0;

  for (int earlier = 0; earlier < (int) pattern; earlier++)
    first += powers_of_three[shapes[earlier].length];
  return first + (powers_of_three[shapes[pattern].length] - 1) / 2;
}

/* Numbers the configurations so that each has the same number as its mirror image, from 0 to
 * SUMI_N_FOLDED_CONFIGURATIONS - 1 in the order in which they stand. */
void
sumi_patterns_fold (int32_t out_folded[SUMI_N_CONFIGURATIONS])
{
  int32_t n_folded = 0;

  for (SumiPattern pattern = 0; pattern < SUMI_N_PATTERNS; pattern++)
    {
      int32_t *centre = &out_folded[sumi_pattern_centre (pattern)];
      int last = (powers_of_three[shapes[pattern].length] - 1) / 2;
      int order[MAX_LENGTH];

      find_mirror (pattern, order);
      for (int number = -last; number <= last; number++)
        {
          int mirrored = mirror_number (pattern, order, number);

          centre[number] = mirrored < number ? centre[mirrored] : n_folded++;
        }
    }
}

/* Fills MAP, which the functions below need. */
void
sumi_pattern_map_init (SumiPatternMap *map)
{
  int place = 0;

  *map = (SumiPatternMap){ 0 };
  for (SumiPattern pattern = 0; pattern < SUMI_N_PATTERNS; pattern++)
    for (SumiSymmetry symmetry = 0; symmetry < SUMI_N_SYMMETRIES; symmetry++)
      {
        if (is_repeated (pattern, symmetry))
          continue;
        for (int i = 0; i < shapes[pattern].length; i++)
          {
            SumiSquare square = sumi_symmetry_square (symmetry, shapes[pattern].squares[i]);

            map->powers[square].places[place] = (int16_t) powers_of_three[i];
          }
        map->centres[place] = sumi_pattern_centre (pattern);
        map->patterns[place] = (uint8_t) pattern;
        place++;
      }
}
