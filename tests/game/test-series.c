/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Series of games: who has won, by what, and who begins the next game. */

#include "pinned.h"
#include "random-positions.h"
#include "sumi-notation.h"
#include "sumi-series.h"

/* A board on which the first N_BLACK squares are black and the next N_WHITE white. */
static SumiPosition
make_end (int n_black, int n_white)
{
  SumiBitboard black = 0, white = 0;

  for (SumiSquare square = 0; square < n_black; square++)
    black |= sumi_bitboard_of (square);
  for (SumiSquare square = n_black; square < n_black + n_white; square++)
    white |= sumi_bitboard_of (square);
  return sumi_position_make (black, white, SUMI_BLACK);
}

static void
test_first_to_games (void)
{
  const SumiSeriesTerms terms = { SUMI_SERIES_GAMES, 2, SUMI_STARTER_FIXED, 0, FALSE };
  g_autoptr (SumiSeries) series = sumi_series_new (&terms);

  g_assert_cmpint (sumi_series_get_winner (series), ==, -1);
  sumi_series_add (series, make_end (40, 24), SUMI_BLACK);
  sumi_series_add (series, make_end (32, 32), SUMI_BLACK);
  sumi_series_add (series, make_end (10, 54), SUMI_BLACK);
  g_assert_cmpint (sumi_series_count_wins (series, 0), ==, 1);
  g_assert_cmpint (sumi_series_count_wins (series, 1), ==, 1);
  g_assert_cmpint (sumi_series_get_winner (series), ==, -1);
  sumi_series_add (series, make_end (33, 31), SUMI_BLACK);
  g_assert_cmpint (sumi_series_get_winner (series), ==, 0);
}

static void
test_first_to_points (void)
{
  const SumiSeriesTerms terms = { SUMI_SERIES_POINTS, 20, SUMI_STARTER_ALTERNATE, 1, FALSE };
  g_autoptr (SumiSeries) series = sumi_series_new (&terms);

  /* Player 1 begins with White, then player 0, then player 1. */
  sumi_series_add (series, make_end (24, 40), SUMI_WHITE);
  g_assert_cmpint (sumi_series_count_points (series, 1), ==, 16);
  sumi_series_add (series, make_end (29, 35), SUMI_WHITE);
  g_assert_cmpint (sumi_series_count_points (series, 0), ==, 6);
  g_assert_cmpint (sumi_series_get_winner (series), ==, -1);
  sumi_series_add (series, make_end (30, 34), SUMI_WHITE);
  g_assert_cmpint (sumi_series_count_points (series, 1), ==, 20);
  g_assert_cmpint (sumi_series_get_winner (series), ==, 1);
}

static void
test_empties (void)
{
  SumiSeriesTerms terms = { SUMI_SERIES_POINTS, 100, SUMI_STARTER_FIXED, 0, TRUE };
  g_autoptr (SumiSeries) to_winner = sumi_series_new (&terms);
  g_autoptr (SumiSeries) on_board = NULL;

  terms.scoring = SUMI_SCORING_DISCS;
  on_board = sumi_series_new (&terms);
  for (int i = 0; i < 2; i++)
    {
      SumiSeries *series = i == 0 ? to_winner : on_board;

      sumi_series_add (series, make_end (20, 18), SUMI_BLACK);
      sumi_series_add (series, make_end (0, 13), SUMI_BLACK);
      sumi_series_add (series, make_end (20, 20), SUMI_BLACK);
    }
  g_assert_cmpint (sumi_series_count_points (to_winner, 0), ==, 28);
  g_assert_cmpint (sumi_series_count_points (to_winner, 1), ==, 64);
  g_assert_cmpint (sumi_series_count_points (on_board, 0), ==, 2);
  g_assert_cmpint (sumi_series_count_points (on_board, 1), ==, 13);
}

static void
test_starters (void)
{
  static const struct
  {
    SumiStarterRule rule;
    const char *starters; /* of each game, and of the one after the last */
  } rows[] = {
    { SUMI_STARTER_FIXED, "0000" },
    { SUMI_STARTER_ALTERNATE, "0101" },
    /* Player 0 wins, and player 1 begins and wins, and player 0 begins and draws. */
    { SUMI_STARTER_LOSER, "0100" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const SumiSeriesTerms terms = { SUMI_SERIES_GAMES, 9, rows[i].rule, 0, FALSE };
      g_autoptr (SumiSeries) series = sumi_series_new (&terms);
      g_autoptr (SumiSeries) copy = NULL;
      static const int ends[][2] = { { 40, 24 }, { 40, 24 }, { 32, 32 } };

      for (gsize j = 0; j < G_N_ELEMENTS (ends); j++)
        {
          g_assert_cmpint (sumi_series_get_starter (series), ==, rows[i].starters[j] - '0');
          sumi_series_add (series, make_end (ends[j][0], ends[j][1]), SUMI_BLACK);
        }
      copy = sumi_series_copy (series);
      g_assert_cmpint (sumi_series_get_starter (copy), ==, rows[i].starters[3] - '0');
    }
}

/* Series are the same when they have the same terms and the same results. */
static void
test_equal (void)
{
  const SumiSeriesTerms terms = { SUMI_SERIES_GAMES, 9, SUMI_STARTER_FIXED, 0, FALSE };
  SumiSeriesTerms other_terms[] = { terms, terms, terms, terms, terms };
  static const SumiSeriesResult results[] = { { 0, { 33, 31 } }, { 0, { 10, 54 } } };
  static const SumiSeriesResult other_results[]
    = { { 0, { 10, 53 } }, { 0, { 11, 54 } }, { 1, { 10, 54 } } };
  g_autoptr (SumiSeries) series = sumi_series_new (&terms);

  g_array_append_vals (series->results, results, G_N_ELEMENTS (results));
  other_terms[0].kind = SUMI_SERIES_POINTS;
  other_terms[1].target = 8;
  other_terms[2].starter_rule = SUMI_STARTER_LOSER;
  other_terms[3].first_starter = 1;
  other_terms[4].scoring = SUMI_SCORING_EMPTIES_TO_WINNER;
  for (gsize i = 0; i < G_N_ELEMENTS (other_terms); i++)
    {
      g_autoptr (SumiSeries) other = sumi_series_new (&other_terms[i]);

      g_array_append_vals (other->results, results, G_N_ELEMENTS (results));
      g_assert_false (sumi_series_equal (series, other));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (other_results); i++)
    {
      g_autoptr (SumiSeries) other = sumi_series_copy (series);

      g_assert_true (sumi_series_equal (series, other));
      for (guint j = 0; j < G_N_ELEMENTS (results); j++)
        {
          g_array_index (other->results, SumiSeriesResult, j) = other_results[i];
          g_assert_false (sumi_series_equal (series, other));
          g_array_index (other->results, SumiSeriesResult, j) = results[j];
        }
      g_array_set_size (other->results, 1);
      g_assert_false (sumi_series_equal (series, other));
      g_assert_false (sumi_series_equal (other, series));
    }
}

/* What was read from a file: a game ends with 1 to 64 discs, of two players who have none or more,
 * and is begun by whom the terms say. */
static void
test_soundness (void)
{
  static const struct
  {
    SumiSeriesResult result;
    gboolean is_sound;
  } rows[] = {
    { { 0, { 1, 0 } }, TRUE },    { { 0, { 0, 1 } }, TRUE },   { { 0, { 64, 0 } }, TRUE },
    { { 0, { 33, 31 } }, TRUE },  { { 0, { 0, 0 } }, FALSE },  { { 0, { 33, 32 } }, FALSE },
    { { 0, { 0, 65 } }, FALSE },  { { 0, { 64, -1 } }, FALSE }, { { 0, { -1, 64 } }, FALSE },
    { { 1, { 33, 31 } }, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const SumiSeriesTerms terms = { SUMI_SERIES_GAMES, 9, SUMI_STARTER_FIXED, 0, FALSE };
      g_autoptr (SumiSeries) series = sumi_series_new (&terms);

      g_test_message ("row %" G_GSIZE_FORMAT, i);
      g_array_append_val (series->results, rows[i].result);
      g_assert_cmpint (sumi_series_is_sound (series), ==, rows[i].is_sound);
    }
}

/* Series of any terms, with games that end in any way. */
static void
test_any (void)
{
  RandomSource source = random_source_init (600);
  Pinned pinned = { 0 };

  for (int i = 0; i < 120; i++)
    {
      const SumiSeriesTerms terms = {
        .kind = i % 2 == 0 ? SUMI_SERIES_GAMES : SUMI_SERIES_POINTS,
        .target = i % 2 == 0 ? 1 + i % 5 : 10 * (1 + i % 7),
        .starter_rule = (SumiStarterRule) (i % 3),
        .first_starter = i / 3 % 2,
        .scoring = i % 5 < 2 ? SUMI_SCORING_DISCS : SUMI_SCORING_EMPTIES_TO_WINNER,
      };
      g_autoptr (SumiSeries) series = sumi_series_new (&terms);

      for (int j = 0; j < 8; j++)
        {
          int n_black = random_source_below (&source, 50), n_white;

          n_white = random_source_below (&source, 4) == 0 ? n_black % 33 : 60 - n_black;
          if (n_white == n_black % 33)
            n_black = n_white;
          sumi_series_add (series, make_end (n_black, n_white),
                           (SumiColor) random_source_below (&source, 2));
          pinned_add (&pinned, "starter %d, winner %d, sound %d, margin %d",
                      sumi_series_get_starter (series), sumi_series_get_winner (series),
                      sumi_series_is_sound (series),
                      sumi_series_result_get_margin (
                          &g_array_index (series->results, SumiSeriesResult, j)));
          for (int player = 0; player < 2; player++)
            pinned_add (&pinned, "%d wins, %d points", sumi_series_count_wins (series, player),
                        sumi_series_count_points (series, player));
        }
    }
  pinned_check (&pinned, "series", UINT64_C (0xb9ff170f1ec67e2f));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/series/equal", test_equal);
  g_test_add_func ("/game/series/games", test_first_to_games);
  g_test_add_func ("/game/series/points", test_first_to_points);
  g_test_add_func ("/game/series/empties", test_empties);
  g_test_add_func ("/game/series/starters", test_starters);
  g_test_add_func ("/game/series/soundness", test_soundness);
  g_test_add_func ("/game/series/any", test_any);
  return g_test_run ();
}
