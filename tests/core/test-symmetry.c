/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>

#include "random-positions.h"
#include "sumi-symmetry.h"

#define N_POSITIONS 2000

/* Where a1, b1 and a2 go: the corner tells the mirrors apart, the others the transposition. */
static const struct
{
  SumiSymmetry symmetry;
  int a1, b1, a2;
} images[] = {
  { 0, 0, 1, 8 }, { 1, 7, 6, 15 },   { 2, 56, 57, 48 }, { 3, 63, 62, 55 },
  { 4, 0, 8, 1 }, { 5, 56, 48, 57 }, { 6, 7, 15, 6 },   { 7, 63, 55, 62 },
};

static void
test_images (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (images); i++)
    {
      g_assert_cmpint (sumi_symmetry_square (images[i].symmetry, 0), ==, images[i].a1);
      g_assert_cmpint (sumi_symmetry_square (images[i].symmetry, 1), ==, images[i].b1);
      g_assert_cmpint (sumi_symmetry_square (images[i].symmetry, 8), ==, images[i].a2);
    }
}

static void
test_squares (void)
{
  for (SumiSymmetry symmetry = 0; symmetry < SUMI_N_SYMMETRIES; symmetry++)
    {
      SumiBitboard images_of_all = 0;

      for (SumiSquare square = 0; square < 64; square++)
        {
          SumiSquare turned = sumi_symmetry_square (symmetry, square);

          g_assert_cmphex (sumi_symmetry_bitboard (symmetry, sumi_bitboard_of (square)), ==,
                           sumi_bitboard_of (turned));
          images_of_all |= sumi_bitboard_of (turned);
        }
      g_assert_cmphex (images_of_all, ==, ~(SumiBitboard) 0);
      g_assert_cmpint (sumi_symmetry_square (symmetry, SUMI_SQUARE_PASS), ==, SUMI_SQUARE_PASS);
      g_assert_cmpint (sumi_symmetry_square (symmetry, SUMI_SQUARE_NONE), ==, SUMI_SQUARE_NONE);
    }
}

/* Sets are turned as the squares in them are. */
static void
test_sets (void)
{
  RandomSource source = random_source_init (11);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiSymmetry symmetry = random_source_below (&source, SUMI_N_SYMMETRIES);
      SumiBitboard set = random_source_next (&source), expected = 0;
      SumiBitboard turned = sumi_symmetry_bitboard (symmetry, set);

      SUMI_FOREACH_SQUARE (square, set)
        expected |= sumi_bitboard_of (sumi_symmetry_square (symmetry, (SumiSquare) square));
      g_assert_cmphex (turned, ==, expected);
    }
}

/* The rules do not know which way round the board lies. */
static void
test_moves (void)
{
  RandomSource source = random_source_init (12);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_scattered_position (&source);

      for (SumiSymmetry symmetry = 0; symmetry < SUMI_N_SYMMETRIES; symmetry++)
        {
          SumiPosition turned = sumi_symmetry_position (symmetry, position);
          SumiBitboard legal = sumi_position_legal_moves (position);

          g_assert_cmpint (turned.turn, ==, position.turn);
          g_assert_cmphex (sumi_position_legal_moves (turned), ==,
                           sumi_symmetry_bitboard (symmetry, legal));
          SUMI_FOREACH_SQUARE (move, legal)
            {
              SumiPosition after = sumi_position_play (position, (SumiSquare) move);
              SumiSquare turned_move = sumi_symmetry_square (symmetry, (SumiSquare) move);

              g_assert_true (sumi_position_equal (sumi_position_play (turned, turned_move),
                                                  sumi_symmetry_position (symmetry, after)));
            }
        }
    }
}

static void
test_canonical (void)
{
  RandomSource source = random_source_init (13);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 5 + random_source_below (&source, 60));
      SumiSymmetry symmetry;
      SumiPosition canonical = sumi_symmetry_canonical (position, &symmetry);

      g_assert_true (sumi_position_equal (canonical, sumi_symmetry_position (symmetry, position)));
      for (SumiSymmetry other = 0; other < SUMI_N_SYMMETRIES; other++)
        {
          SumiPosition turned = sumi_symmetry_position (other, position);

          g_assert_true (sumi_position_equal (canonical, sumi_symmetry_canonical (turned, NULL)));
          g_assert_false (turned.own < canonical.own);
        }
    }
}

/* Siblings share their hash, and only they. */
static void
test_hash (void)
{
  RandomSource source = random_source_init (14);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 5 + random_source_below (&source, 40));
      SumiPosition reversed = { position.opponent, position.own, position.turn };

      for (SumiSymmetry symmetry = 0; symmetry < SUMI_N_SYMMETRIES; symmetry++)
        {
          SumiPosition turned = sumi_symmetry_position (symmetry, position);

          g_assert_cmphex (sumi_symmetry_hash (turned), ==, sumi_symmetry_hash (position));
          turned.turn = !turned.turn;
          g_assert_cmphex (sumi_symmetry_hash (turned), ==, sumi_symmetry_hash (position));
        }
      /* Where both sides have as many discs, they may be each other's image. */
      if (sumi_bitboard_count (position.own) != sumi_bitboard_count (position.opponent))
        g_assert_cmphex (sumi_symmetry_hash (reversed), !=, sumi_symmetry_hash (position));
    }
}

/* The four first moves are one and the same. */
static void
test_first_moves (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiPosition first = sumi_symmetry_canonical (sumi_position_play (start, 19), NULL);

  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (start))
    {
      SumiPosition after = sumi_position_play (start, (SumiSquare) move);

      g_assert_true (sumi_position_equal (sumi_symmetry_canonical (after, NULL), first));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/symmetry/images", test_images);
  g_test_add_func ("/core/symmetry/squares", test_squares);
  g_test_add_func ("/core/symmetry/sets", test_sets);
  g_test_add_func ("/core/symmetry/moves", test_moves);
  g_test_add_func ("/core/symmetry/canonical", test_canonical);
  g_test_add_func ("/core/symmetry/hash", test_hash);
  g_test_add_func ("/core/symmetry/first-moves", test_first_moves);

  return g_test_run ();
}
