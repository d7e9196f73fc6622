/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Discs that run out, and are handed over. */

#include <glib.h>

#include "random-positions.h"
#include "sumi-trays.h"

static void
test_start (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_WHITE_FIRST);
  SumiBitboard black = sumi_position_discs (start, SUMI_BLACK);
  SumiBitboard white = sumi_position_discs (start, SUMI_WHITE);
  SumiTrays trays = sumi_trays_at (start);

  g_assert_cmpint (trays.discs[SUMI_BLACK], ==, 30);
  g_assert_cmpint (trays.discs[SUMI_WHITE], ==, 30);
  trays = sumi_trays_at (sumi_position_make (black | SUMI_CORNERS, white, SUMI_BLACK));
  g_assert_cmpint (trays.discs[SUMI_BLACK], ==, 26);
  g_assert_cmpint (trays.discs[SUMI_WHITE], ==, 30);
  trays = sumi_trays_at (sumi_position_make (black, white | sumi_bitboard_of (20), SUMI_BLACK));
  g_assert_cmpint (trays.discs[SUMI_BLACK], ==, 30);
  g_assert_cmpint (trays.discs[SUMI_WHITE], ==, 29);
  trays = sumi_trays_at (sumi_position_make (black, white | SUMI_CORNERS, SUMI_WHITE));
  g_assert_cmpint (trays.discs[SUMI_BLACK], ==, 30);
  g_assert_cmpint (trays.discs[SUMI_WHITE], ==, 26);
}

/* In the middle of a game the empty squares are shared, and who is to move has the odd one. */
static void
test_middle (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_WHITE_FIRST);
  SumiBitboard black = sumi_position_discs (start, SUMI_BLACK);
  SumiBitboard white = sumi_position_discs (start, SUMI_WHITE) | sumi_bitboard_of (20);
  SumiTrays trays = sumi_trays_at (sumi_position_make (black, white, SUMI_WHITE));

  g_assert_cmpint (trays.discs[SUMI_BLACK], ==, 29);
  g_assert_cmpint (trays.discs[SUMI_WHITE], ==, 30);
  white |= sumi_bitboard_of (21);
  for (SumiColor turn = SUMI_BLACK; turn <= SUMI_WHITE; turn++)
    {
      trays = sumi_trays_at (sumi_position_make (black, white, turn));
      g_assert_cmpint (trays.discs[SUMI_BLACK], ==, 29);
      g_assert_cmpint (trays.discs[SUMI_WHITE], ==, 29);
    }
}

/* In whole games the discs last, and none is handed over while there is one in the own tray. How
 * often it happens is told. */
static void
test_games (void)
{
  RandomSource source = random_source_init (1);
  int n_with_hand_over = 0;

  for (int i = 0; i < 1000; i++)
    {
      SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      SumiTrays trays = sumi_trays_at (position);
      bool is_handed_over = false;

      while (!sumi_position_is_over (position))
        {
          SumiBitboard moves = sumi_position_legal_moves (position);
          int before = trays.discs[position.turn];

          if (moves == 0)
            {
              position = sumi_position_pass (position);
              continue;
            }
          if (sumi_trays_take (&trays, position.turn))
            {
              g_assert_cmpint (before, ==, 0);
              is_handed_over = true;
            }
          else
            g_assert_cmpint (trays.discs[position.turn], ==, before - 1);
          position = sumi_position_play (position, random_square_of (&source, moves));
          g_assert_cmpint (trays.discs[0], >=, 0);
          g_assert_cmpint (trays.discs[1], >=, 0);
          g_assert_cmpint (trays.discs[0] + trays.discs[1], ==,
                           sumi_position_count_empties (position));
        }
      n_with_hand_over += is_handed_over;
    }
  g_test_message ("a disc was handed over in %d of 1000 games", n_with_hand_over);
  g_assert_cmpint (n_with_hand_over, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/trays/start", test_start);
  g_test_add_func ("/core/trays/middle", test_middle);
  g_test_add_func ("/core/trays/games", test_games);
  return g_test_run ();
}
