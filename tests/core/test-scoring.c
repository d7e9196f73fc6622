/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How finished games are counted, against a table and against the slow rules. */

#include <glib.h>

#include "random-positions.h"
#include "slow-endgame.h"
#include "sumi-scoring.h"

static void
test_table (void)
{
  static const struct
  {
    int black, white;
    SumiScore discs, to_winner;
  } rows[] = {
    { 13, 0, { 13, 0 }, { 64, 0 } },  { 0, 20, { 0, 20 }, { 0, 64 } },
    { 30, 29, { 30, 29 }, { 35, 29 } }, { 20, 20, { 20, 20 }, { 20, 20 } },
    { 40, 24, { 40, 24 }, { 40, 24 } }, { 0, 0, { 0, 0 }, { 0, 0 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiBitboard black = rows[i].black == 0 ? 0 : ~UINT64_C (0) >> (64 - rows[i].black);
      SumiBitboard white = rows[i].white == 0 ? 0 : ~UINT64_C (0) << (64 - rows[i].white);

      for (int turn = 0; turn < 2; turn++)
        {
          SumiPosition end = sumi_position_make (black, white, (SumiColor) turn);
          SumiScore discs = sumi_scoring_count (SUMI_SCORING_DISCS, end);
          SumiScore to_winner = sumi_scoring_count (SUMI_SCORING_EMPTIES_TO_WINNER, end);

          g_assert_cmpint (discs.black, ==, rows[i].discs.black);
          g_assert_cmpint (discs.white, ==, rows[i].discs.white);
          g_assert_cmpint (to_winner.black, ==, rows[i].to_winner.black);
          g_assert_cmpint (to_winner.white, ==, rows[i].to_winner.white);
        }
    }
}

static void
test_random (void)
{
  RandomSource source = random_source_init (1);

  for (int i = 0; i < 2000; i++)
    {
      SumiPosition position = random_scattered_position (&source);
      SlowBoard board = slow_from_position (position);

      for (int scoring = 0; scoring < SUMI_N_SCORINGS; scoring++)
        {
          int difference = slow_final_score (&board, scoring == SUMI_SCORING_EMPTIES_TO_WINNER);
          SumiScore score = sumi_scoring_count ((SumiScoring) scoring, position);

          g_assert_cmpint (
              sumi_scoring_difference ((SumiScoring) scoring, position.own, position.opponent), ==,
              difference);
          g_assert_cmpint (score.black - score.white, ==,
                           position.turn == SUMI_BLACK ? difference : -difference);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scoring/table", test_table);
  g_test_add_func ("/scoring/random", test_random);
  return g_test_run ();
}
