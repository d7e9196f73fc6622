/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>

#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-features.h"
#include "sumi-notation.h"
#include "written.h"

#define N_POSITIONS 5000

static SumiBitboard
squares_from_text (const char *text)
{
  SumiBitboard set = 0;
  g_auto (GStrv) names = g_strsplit (text, " ", -1);

  for (int i = 0; names[i]; i++)
    set |= sumi_bitboard_of (square_of (names[i]));
  return set;
}

static SumiPosition
position_from_rows (const char *const rows[8])
{
  g_autofree char *cells =
      g_strconcat (rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6], rows[7], NULL);

  return position_of (cells, SUMI_BLACK);
}

static const struct
{
  const char *name;
  const char *rows[8];
  const char *black_stable;
  const char *white_stable;
} stable_cases[] = {
  { "a corner holds its edge and what leans on it",
    { "XXX.....", "XX......", "XO......", "........", "........", "........", "........",
      ".......O" },
    "a1 b1 c1 a2 b2 a3",
    "h8" },
  { "without a corner nothing is proved",
    { ".XXXXXX.", "X......X", "X......X", "X......X", "X......X", "X......X", "X......X",
      ".XXXXXX." },
    "",
    "" },
  { "a full edge holds both colours",
    { "OXXOXXXO", "........", "........", "...X....", "........", "........", "........",
      "........" },
    "b1 c1 e1 f1 g1",
    "a1 d1 h1" },
  { "the wrong colour beside it holds nothing",
    { "XO......", "OX......", "........", "........", "........", "........", "........",
      "........" },
    "a1",
    "" },
};

static void
test_stable_cases (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (stable_cases); i++)
    {
      SumiPosition position = position_from_rows (stable_cases[i].rows);

      g_test_message ("%s", stable_cases[i].name);
      g_assert_cmphex (sumi_features_stable (position, SUMI_BLACK), ==,
                       squares_from_text (stable_cases[i].black_stable));
      g_assert_cmphex (sumi_features_stable (position, SUMI_WHITE), ==,
                       squares_from_text (stable_cases[i].white_stable));
    }
}

static const struct
{
  const char *moves;
  const char *move;
  const char *openings;
} opening_cases[] = {
  /* Each first move turns one disc of the centre: its eight neighbours but the played square and
   * the three other discs. */
  { "", "f5", "d6 e6 f6 f4" },
  { "", "d3", "c3 e3 c4 c5" },
  { "f5", "f6", "d6 e6 f4" },
};

static void
test_opening_cases (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (opening_cases); i++)
    {
      SumiTranscript transcript;
      SumiSquare move = SUMI_SQUARE_NONE;

      sumi_transcript_from_text (opening_cases[i].moves,
                                 sumi_position_start (SUMI_RULES_BLACK_FIRST), &transcript);
      g_assert_true (sumi_square_from_name (opening_cases[i].move, &move));
      g_assert_cmphex (sumi_features_openings (transcript.end, move), ==,
                       squares_from_text (opening_cases[i].openings));
    }
  g_assert_cmphex (sumi_features_openings (sumi_position_start (SUMI_RULES_BLACK_FIRST), 0), ==, 0);
}

/* Without its anchors MOVE is illegal, and with one of them it is legal. */
static void
assert_anchors_agree (SumiPosition position, const SlowBoard *board, SumiSquare move)
{
  SumiBitboard anchors = sumi_features_anchors (position, move);

  g_assert_cmphex (anchors, ==, slow_anchors (board, move));
  SUMI_FOREACH_SQUARE (kept, anchors)
    {
      SumiBitboard turned = anchors & ~sumi_bitboard_of ((SumiSquare) kept);
      SumiPosition recoloured = position;

      recoloured.own ^= turned;
      recoloured.opponent ^= turned;
      g_assert_true (sumi_position_is_legal (recoloured, move));
    }
}

/* The X-squares beside corners that are still empty. */
static uint64_t
slow_x_squares (const SlowBoard *board)
{
  uint64_t squares = 0;

  for (int row = 0; row < 8; row += 7)
    for (int column = 0; column < 8; column += 7)
      if (board->cells[row][column] == SLOW_EMPTY)
        squares |= sumi_bitboard_of ((row == 0 ? 1 : 6) * 8 + (column == 0 ? 1 : 6));
  return squares;
}

static void
assert_features_agree (SumiPosition position)
{
  SlowBoard board = slow_from_position (position);

  g_assert_cmphex (sumi_features_frontier (position, SUMI_BLACK), ==,
                   slow_frontier (&board, SLOW_BLACK));
  g_assert_cmphex (sumi_features_frontier (position, SUMI_WHITE), ==,
                   slow_frontier (&board, SLOW_WHITE));
  g_assert_cmphex (sumi_features_stable (position, SUMI_BLACK), ==,
                   slow_stable (&board, SLOW_BLACK));
  g_assert_cmphex (sumi_features_stable (position, SUMI_WHITE), ==,
                   slow_stable (&board, SLOW_WHITE));
  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      g_assert_cmphex (sumi_features_openings (position, (SumiSquare) move), ==,
                       slow_openings (&board, (int) move));
      assert_anchors_agree (position, &board, (SumiSquare) move);
    }
  g_assert_cmphex (sumi_features_potential (position, SUMI_BLACK), ==,
                   slow_potential (&board, SLOW_BLACK));
  g_assert_cmphex (sumi_features_potential (position, SUMI_WHITE), ==,
                   slow_potential (&board, SLOW_WHITE));
  g_assert_cmphex (sumi_features_hot_squares (position), ==, slow_hot_squares (&board));
  g_assert_cmphex (sumi_features_wedges (position), ==, slow_wedges (&board));
  g_assert_cmphex (sumi_features_tempi (position, SUMI_BLACK), ==,
                   slow_tempi (&board, SLOW_BLACK));
  g_assert_cmphex (sumi_features_tempi (position, SUMI_WHITE), ==,
                   slow_tempi (&board, SLOW_WHITE));
  g_assert_cmphex (sumi_features_corner_gifts (position), ==, slow_corner_gifts (&board));
  g_assert_cmphex (sumi_features_x_squares (position), ==, slow_x_squares (&board));
  g_assert_cmphex (sumi_features_natural (position), ==,
                   slow_legal (&board) & ~slow_corner_gifts (&board) & ~slow_x_squares (&board));
  for (int touch = SUMI_TOUCH_SIDES; touch <= SUMI_TOUCH_CORNERS; touch++)
    {
      g_assert_cmphex (sumi_features_odd_regions (position, (SumiTouch) touch), ==,
                       slow_odd_regions (&board, touch == SUMI_TOUCH_CORNERS));
      for (int square = 0; square < 64; square += 9)
        g_assert_cmphex (sumi_features_region (position, square, (SumiTouch) touch), ==,
                         slow_region (&board, square, touch == SUMI_TOUCH_CORNERS));
    }
}

static void
test_against_slow_rules (void)
{
  RandomSource source = random_source_init (21);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      assert_features_agree (random_position (&source, 4 + random_source_below (&source, 61)));
      assert_features_agree (random_scattered_position (&source));
    }
}

/* What is stable now keeps its colour, and stays proved, to the end of any game. */
static void
test_stable_never_turn (void)
{
  RandomSource source = random_source_init (22);
  int n_stable_seen = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 20 + random_source_below (&source, 40));

      while (!sumi_position_is_over (position))
        {
          SumiBitboard black = sumi_features_stable (position, SUMI_BLACK);
          SumiBitboard white = sumi_features_stable (position, SUMI_WHITE);
          SumiBitboard legal = sumi_position_legal_moves (position);

          position = sumi_position_play (position, legal != 0 ? random_square_of (&source, legal)
                                                              : SUMI_SQUARE_PASS);
          g_assert_cmphex (black & ~sumi_features_stable (position, SUMI_BLACK), ==, 0);
          g_assert_cmphex (white & ~sumi_features_stable (position, SUMI_WHITE), ==, 0);
          n_stable_seen += sumi_bitboard_count (black | white);
        }
    }
  g_assert_cmpint (n_stable_seen, >, N_POSITIONS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/features/stable-cases", test_stable_cases);
  g_test_add_func ("/core/features/opening-cases", test_opening_cases);
  g_test_add_func ("/core/features/against-slow-rules", test_against_slow_rules);
  g_test_add_func ("/core/features/stable-never-turn", test_stable_never_turn);

  return g_test_run ();
}
