/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules against published counts and against the slow implementation. */

#include <glib.h>

#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-last-flips.h"
#include "sumi-moves.h"
#include "sumi-notation.h"
#include "sumi-perft-kernel.h"
#include "sumi-perft.h"

#define N_RANDOM_GAMES 10000

/* Leaves after each number of plies from the start, as published for the convention in which a pass
 * is a ply and a finished game is a leaf. */
static const struct
{
  int depth;
  uint64_t leaves;
} published_counts[] = {
  { 0, 1 },    { 1, 4 },     { 2, 12 },     { 3, 56 },      { 4, 244 },       { 5, 1396 },
  { 6, 8200 }, { 7, 55092 }, { 8, 390216 }, { 9, 3005288 }, { 10, 24571284 }, { 11, 212258800 },
};

static void
test_perft (void)
{
  SumiPosition black_first = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiPosition white_first = sumi_position_start (SUMI_RULES_WHITE_FIRST);

  for (size_t i = 0; i < G_N_ELEMENTS (published_counts); i++)
    {
      int depth = published_counts[i].depth;

      g_assert_cmpuint (sumi_perft (black_first, depth, true), ==, published_counts[i].leaves);
      /* The last one takes longer than all before it, and so it is counted in one way only. */
      if (i + 1 == G_N_ELEMENTS (published_counts))
        break;
      g_assert_cmpuint (sumi_perft (white_first, depth, true), ==, published_counts[i].leaves);
      g_assert_cmpuint (sumi_perft (black_first, depth, false), ==, published_counts[i].leaves);
    }
}

static uint64_t
slow_perft (const SlowBoard *board, int depth)
{
  uint64_t legal = slow_legal (board), leaves = 0;

  if (depth == 0 || slow_is_over (board))
    return 1;
  if (legal == 0)
    {
      SlowBoard after = slow_pass (board);

      return slow_perft (&after, depth - 1);
    }
  for (int square = 0; square < 64; square++)
    if ((legal >> square & 1) != 0)
      {
        SlowBoard after = slow_play (board, square);

        leaves += slow_perft (&after, depth - 1);
      }

  return leaves;
}

/* Compares each kernel with the slow rules. Where the processor can run only one, that is both. */
static void
assert_perft_agrees (SumiPosition position, int depth)
{
  const SumiPerftKernel kernels[] = { sumi_perft_portable, sumi_perft_kernel_for_processor () };
  SlowBoard board = slow_from_position (position);
  uint64_t leaves = slow_perft (&board, depth);

  for (size_t i = 0; i < G_N_ELEMENTS (kernels); i++)
    for (int is_bulk = 0; is_bulk < 2; is_bulk++)
      g_assert_cmpuint (kernels[i](position.own, position.opponent, depth, is_bulk), ==, leaves);
  g_assert_cmpuint (sumi_perft (position, depth, true), ==, leaves);
}

/* Near the end of the game there are passes and finished games at every depth. */
static void
test_perft_late (void)
{
  RandomSource source = random_source_init (4);

  for (int i = 0; i < 2000; i++)
    {
      SumiPosition position = random_position (&source, 56 + random_source_below (&source, 7));

      assert_perft_agrees (position, 1 + random_source_below (&source, 5));
    }
}

/* Positions that no game reaches, full boards and bare ones among them. */
static void
test_perft_scattered (void)
{
  RandomSource source = random_source_init (5);

  for (int i = 0; i < 500; i++)
    {
      SumiPosition position = random_scattered_position (&source);

      assert_perft_agrees (position, random_source_below (&source, 4));
    }
}

static void
test_start (void)
{
  SumiPosition black_first = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiPosition white_first = sumi_position_start (SUMI_RULES_WHITE_FIRST);
  char black_cells[SUMI_CELLS_LENGTH + 1], white_cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (black_first, black_cells);
  sumi_cells_to_text (white_first, white_cells);
  g_assert_cmpstr (black_cells, ==,
                   "..........................."
                   "OX......XO"
                   "...........................");
  g_assert_cmpstr (white_cells, ==, black_cells);
  g_assert_cmpint (black_first.turn, ==, SUMI_BLACK);
  g_assert_cmpint (white_first.turn, ==, SUMI_WHITE);
  g_assert_false (sumi_position_equal (black_first, white_first));
  g_assert_cmpuint (sumi_position_hash (black_first), !=, sumi_position_hash (white_first));
}

/* The corners that a weaker Black is given, whoever moves first. */
static void
test_handicap (void)
{
  static const char *const corners[] = { "", "a1", "a1h8", "a1h8a8", "a1h8a8h1" };

  for (int n = 0; n <= SUMI_HANDICAP_MAX; n++)
    {
      SumiPosition plain = sumi_position_start (SUMI_RULES_WHITE_FIRST);
      SumiPosition position = sumi_position_handicap (SUMI_RULES_WHITE_FIRST, n);
      SumiBitboard expected = sumi_position_discs (plain, SUMI_BLACK);

      for (const char *name = corners[n]; *name != '\0'; name += 2)
        expected |= sumi_bitboard_of (sumi_square_at (name[0] - 'a', name[1] - '1'));
      g_assert_cmphex (sumi_position_discs (position, SUMI_BLACK), ==, expected);
      g_assert_cmphex (sumi_position_discs (position, SUMI_WHITE), ==,
                       sumi_position_discs (plain, SUMI_WHITE));
      g_assert_cmpint (position.turn, ==, SUMI_WHITE);
    }
}

static void
assert_all_flips_agree (SumiPosition position, const SlowBoard *board)
{
  for (SumiSquare square = 0; square < 64; square++)
    {
      uint64_t flips = slow_flips (board, square);

      g_assert_cmphex (sumi_position_flips (position, square), ==, flips);
      g_assert_cmpint (sumi_position_is_legal (position, square), ==, flips != 0);
      if (sumi_bitboard_has (sumi_position_empties (position), square))
        g_assert_cmphex (sumi_moves_flips (position.own, position.opponent, square), ==, flips);
    }
}

/* Plays one random game on both boards; the flips of every square are compared if IS_THOROUGH,
 * otherwise those of the move played. */
static void
play_random_game (RandomSource *source, bool is_thorough)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SlowBoard board = slow_from_position (position);

  for (;;)
    {
      SumiBitboard legal = sumi_position_legal_moves (position);
      SumiSquare move = SUMI_SQUARE_PASS;

      g_assert_cmphex (legal, ==, slow_legal (&board));
      if (is_thorough)
        assert_all_flips_agree (position, &board);
      if (legal == 0)
        {
          g_assert_cmpint (sumi_position_must_pass (position), ==, slow_must_pass (&board));
          g_assert_cmpint (sumi_position_is_over (position), ==, slow_is_over (&board));
          if (slow_is_over (&board))
            return;
          g_assert_true (sumi_position_is_legal (position, SUMI_SQUARE_PASS));
          board = slow_pass (&board);
        }
      else
        {
          g_assert_false (sumi_position_must_pass (position));
          g_assert_false (sumi_position_is_over (position));
          move = random_square_of (source, legal);
          g_assert_cmphex (sumi_position_flips (position, move), ==, slow_flips (&board, move));
          board = slow_play (&board, move);
        }
      position = sumi_position_play (position, move);
      g_assert_true (sumi_position_equal (position, slow_to_position (board)));
    }
}

static void
test_random_games (void)
{
  RandomSource source = random_source_init (1);

  for (int game = 0; game < N_RANDOM_GAMES; game++)
    play_random_game (&source, game % 10 == 0);
}

static void
test_scattered (void)
{
  RandomSource source = random_source_init (2);

  for (int i = 0; i < 20000; i++)
    {
      SumiPosition position = random_scattered_position (&source);
      SlowBoard board = slow_from_position (position);
      SlowBoard passed = slow_pass (&board);

      g_assert_true (sumi_position_equal (position, slow_to_position (board)));
      g_assert_cmphex (sumi_position_legal_moves (position), ==, slow_legal (&board));
      g_assert_cmphex (sumi_position_moves_of (position, position.turn), ==, slow_legal (&board));
      g_assert_cmphex (sumi_position_moves_of (position, sumi_color_opposite (position.turn)), ==,
                       slow_legal (&passed));
      g_assert_cmpint (sumi_position_must_pass (position), ==, slow_must_pass (&board));
      g_assert_cmpint (sumi_position_is_over (position), ==, slow_is_over (&board));
      assert_all_flips_agree (position, &board);
    }
}

/* A move that is no square of the board is never legal and turns nothing. */
static void
test_off_board (void)
{
  static const SumiSquare moves[] = { -1, SUMI_SQUARE_PASS, SUMI_SQUARE_NONE, 1000 };
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  for (size_t i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_assert_false (sumi_position_is_legal (start, moves[i]));
      g_assert_cmphex (sumi_position_flips (start, moves[i]), ==, 0);
    }
}

/* A pass changes the side to move and nothing else, and twice is once too often. */
static void
test_pass (void)
{
  SumiPosition position = sumi_position_make (UINT64_C (0x06), UINT64_C (0x01), SUMI_BLACK);
  SumiPosition passed = sumi_position_play (position, SUMI_SQUARE_PASS);

  g_assert_true (sumi_position_must_pass (position));
  g_assert_false (sumi_position_is_over (position));
  g_assert_true (sumi_position_is_legal (position, SUMI_SQUARE_PASS));
  g_assert_true (sumi_position_equal (passed, sumi_position_pass (position)));
  g_assert_cmphex (sumi_position_discs (passed, SUMI_BLACK), ==, UINT64_C (0x06));
  g_assert_cmphex (sumi_position_discs (passed, SUMI_WHITE), ==, UINT64_C (0x01));
  g_assert_false (sumi_position_is_legal (passed, SUMI_SQUARE_PASS));
  g_assert_cmphex (sumi_position_legal_moves (passed), ==, UINT64_C (0x08));
}

/* Different positions of random games that share a hash would be a miracle in 64 bits; what is
 * looked at is each half, where a weak mix would show: N of them in 2^32 values collide
 * N^2 / 2^33 times on average, here 58. */
static void
test_hash (void)
{
  enum
  {
    N_POSITIONS = 707107
  };
  RandomSource source = random_source_init (3);
  g_autoptr (GHashTable) whole = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autofree uint64_t *hashes = g_new (uint64_t, N_POSITIONS);
  int n_collisions[2] = { 0, 0 };

  for (int half = 0; half < 2; half++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

      for (int i = 0; i < N_POSITIONS; i++)
        {
          /* Few discs that differ in few bits: the positions that a weak mix confuses. */
          SumiPosition position = { .own = (uint64_t) i << 20, .turn = SUMI_BLACK };

          position.opponent = ~position.own & UINT64_C (0x0000000000000fff);
          hashes[i] = sumi_position_hash (position);
          if (!g_hash_table_add (seen, GSIZE_TO_POINTER (hashes[i] >> 32 * half & 0xffffffff)))
            n_collisions[half]++;
        }
    }
  for (int i = 0; i < N_POSITIONS; i++)
    g_assert_true (g_hash_table_add (whole, &hashes[i]));
  for (int half = 0; half < 2; half++)
    {
      g_assert_cmpint (n_collisions[half], >, 20);
      g_assert_cmpint (n_collisions[half], <, 110);
    }

  for (int i = 0; i < 1000; i++)
    {
      SumiPosition position = random_scattered_position (&source);
      SumiPosition passed = sumi_position_pass (position);

      g_assert_cmpuint (sumi_position_hash (position), ==, sumi_position_hash (position));
      g_assert_cmpuint (sumi_position_hash (position), !=, sumi_position_hash (passed));
    }
}

/* Boards with one empty square: the counts that are looked up are those of the flips. */
static void
test_last_flips (void)
{
  RandomSource source = random_source_init (7);

  for (int i = 0; i < 200000; i++)
    {
      SumiPosition position = random_scattered_position (&source);
      SumiSquare square = i % 64;
      SumiBitboard empty = sumi_bitboard_of (square);
      SumiBitboard own = position.own & ~empty, opponent = ~(own | empty);
      unsigned n_flips = sumi_last_flips (own, square);

      g_assert_cmpint (n_flips & 0xff, ==,
                       sumi_bitboard_count (sumi_moves_flips (own, opponent, square)));
      g_assert_cmpint (n_flips >> 8, ==,
                       sumi_bitboard_count (sumi_moves_flips (opponent, own, square)));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/rules/start", test_start);
  g_test_add_func ("/core/rules/handicap", test_handicap);
  g_test_add_func ("/core/rules/off-board", test_off_board);
  g_test_add_func ("/core/rules/pass", test_pass);
  g_test_add_func ("/core/rules/hash", test_hash);
  g_test_add_func ("/core/rules/perft", test_perft);
  g_test_add_func ("/core/rules/perft-late", test_perft_late);
  g_test_add_func ("/core/rules/perft-scattered", test_perft_scattered);
  g_test_add_func ("/core/rules/scattered", test_scattered);
  g_test_add_func ("/core/rules/random-games", test_random_games);
  g_test_add_func ("/core/rules/last-flips", test_last_flips);

  return g_test_run ();
}
