/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Overlays against the slow rules, and their keys word by word. */

#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-board-words.h"
#include "sumi-overlay.h"
#include "tutor-fixture.h"
#include "written.h"

#include <string.h>

#define N_POSITIONS 1000

static void
assert_no_numbers (const SumiOverlay *overlay)
{
  for (int square = 0; square < 64; square++)
    g_assert_cmpint (overlay->numbers[square], ==, -1);
}

/* Both sides' sets, one by one. */
static void
assert_sides (SumiOverlayKind kind,
              SumiPosition position,
              SumiBitboard black,
              SumiBitboard white)
{
  SumiOverlay overlay = sumi_overlay_make (kind, position);

  g_assert_cmpint (overlay.kind, ==, kind);
  g_assert_cmphex (overlay.first, ==, black);
  g_assert_cmphex (overlay.second, ==, white);
  assert_no_numbers (&overlay);
}

static void
assert_openness (SumiPosition position, const SlowBoard *board)
{
  SumiOverlay overlay = sumi_overlay_make (SUMI_OVERLAY_OPENNESS, position);
  uint64_t legal = slow_legal (board);

  g_assert_cmphex (overlay.first, ==, legal);
  g_assert_cmphex (overlay.second, ==, 0);
  for (int square = 0; square < 64; square++)
    g_assert_cmpint (overlay.numbers[square], ==,
                     (legal >> square & 1) != 0
                       ? sumi_bitboard_count (slow_openings (board, square))
                       : -1);
}

static void
assert_regions (SumiPosition position, const SlowBoard *board)
{
  SumiOverlay overlay = sumi_overlay_make (SUMI_OVERLAY_REGIONS, position);
  SumiBitboard odd = slow_odd_regions (board, false);

  g_assert_cmphex (overlay.first, ==, odd);
  g_assert_cmphex (overlay.first & overlay.second, ==, 0);
  for (int square = 0; square < 64; square++)
    {
      int size = sumi_bitboard_count (slow_region (board, square, false));

      g_assert_cmpint (overlay.numbers[square], ==, size > 0 ? size : -1);
      g_assert_cmpint (sumi_bitboard_has (overlay.second, square), ==, size > 0 && size % 2 == 0);
    }
}

static void
test_against_slow_rules (void)
{
  RandomSource source = random_source_init (71);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = i % 2 == 0 ? random_scattered_position (&source)
                                         : random_position (&source, 4 + i % 61);
      SlowBoard board = slow_from_position (position);
      SlowBoard black = board, white = board;

      black.turn = SLOW_BLACK;
      white.turn = SLOW_WHITE;
      assert_sides (SUMI_OVERLAY_NONE, position, 0, 0);
      assert_sides (SUMI_OVERLAY_LEGAL_MOVES, position, slow_legal (&board), 0);
      assert_sides (SUMI_OVERLAY_FRONTIER, position, slow_frontier (&board, SLOW_BLACK),
                    slow_frontier (&board, SLOW_WHITE));
      assert_sides (SUMI_OVERLAY_STABLE, position, slow_stable (&board, SLOW_BLACK),
                    slow_stable (&board, SLOW_WHITE));
      assert_sides (SUMI_OVERLAY_MOBILITY, position, slow_legal (&black), slow_legal (&white));
      assert_openness (position, &board);
      assert_regions (position, &board);
    }
}

/* After the first move f5, and with few squares left. */
static const struct
{
  SumiOverlayKind kind;
  const char *cells;
  SumiColor turn;
  const char *text;
} texts[] = {
#define OPENING "...........................OX......XXX.........................."
#define ENDING "XXXXXXX.XXXXXXXXXXOXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX.XXXXXXXX."
#define TWO "..XXXXX.XXXXXXXXXXOXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX.XXXXXXXXX"
  { SUMI_OVERLAY_NONE, OPENING, SUMI_WHITE, "" },
  { SUMI_OVERLAY_LEGAL_MOVES, OPENING, SUMI_WHITE, "The filled squares are White's 3 moves." },
  { SUMI_OVERLAY_LEGAL_MOVES, "XXO.............................................................",
    SUMI_BLACK, "The filled square is Black's 1 move." },
  { SUMI_OVERLAY_LEGAL_MOVES, ENDING, SUMI_BLACK, "Black has no move here." },
  { SUMI_OVERLAY_FRONTIER, OPENING, SUMI_WHITE,
    "The ringed discs lie next to an empty square. Black: 4, White: 1." },
  { SUMI_OVERLAY_STABLE, OPENING, SUMI_WHITE,
    "The ringed discs are proved never to turn again. Black: 0, White: 0." },
  { SUMI_OVERLAY_OPENNESS, OPENING, SUMI_WHITE,
    "The number on a move is its openness: how many empty squares touch the discs that it turns. "
    "The lowest is 3." },
  { SUMI_OVERLAY_OPENNESS, ENDING, SUMI_BLACK, "Black has no move here." },
  { SUMI_OVERLAY_REGIONS, TWO, SUMI_BLACK,
    "Odd regions are filled, even regions are hatched; the number on a square is the size of its "
    "region. Odd: 2, even: 1." },
  { SUMI_OVERLAY_MOBILITY, OPENING, SUMI_BLACK,
    "Filled: where Black could play on its turn. Hatched: where White could. Black: 3, "
    "White: 3." },
};

static void
test_texts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      SumiPosition position = position_of (texts[i].cells, texts[i].turn);
      SumiOverlay overlay = sumi_overlay_make (texts[i].kind, position);

      tutor_assert_text (sumi_overlay_to_text (&overlay, position), texts[i].text);
    }
}

static void
test_names (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (int kind = SUMI_OVERLAY_NONE; kind < SUMI_N_OVERLAYS; kind++)
    {
      const char *name = sumi_overlay_get_name ((SumiOverlayKind) kind);

      g_assert_cmpint (strlen (name), >, 0);
      g_assert_true (g_hash_table_add (names, (gpointer) name));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/overlay/against-slow-rules", test_against_slow_rules);
  g_test_add_func ("/tutor/overlay/texts", test_texts);
  g_test_add_func ("/tutor/overlay/names", test_names);
  return g_test_run ();
}
