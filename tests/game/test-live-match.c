/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Series of games as they are played, and whole games against every level with every option. */

#include <string.h>

#include "live-fixture.h"
#include "sumi-match-json.h"
#include "sumi-mistake.h"
#include "sumi-opponent.h"

static void
play_game (SumiLiveMatch *match, RandomSource *source)
{
  SumiLiveGame *game = sumi_live_match_get_game (match);

  for (live_wait (game); sumi_live_game_get_state (game) != SUMI_LIVE_OVER; live_wait (game))
    live_play_at_random (game, source);
}

/* A match that was written down and taken up again is the same. */
static void
assert_survives (SumiLiveMatch *match)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiMatchState) state = sumi_live_match_get_state (match);
  g_autofree char *text = sumi_match_state_to_json (state);
  g_autoptr (SumiMatchState) again = sumi_match_state_from_json (text, strlen (text), mistakes);

  g_assert_cmpuint (mistakes->len, ==, 0);
  g_assert_true (sumi_match_state_equal (state, again));
}

/* Plays a series by TERMS to its end, and looks at each of its games. */
static void
play_series (SumiLiveMatch *match, const SumiSeriesTerms *terms, RandomSource *source)
{
  SumiLiveGame *game = sumi_live_match_get_game (match);
  const SumiPlayer first_players[2] = { sumi_live_game_get_terms (game)->players[0],
                                        sumi_live_game_get_terms (game)->players[1] };
  gboolean has_handicap = sumi_live_game_get_terms (game)->handicap > 0;
  SumiColor first = sumi_live_game_get_position (game).turn;
  int last_starter = -1;

  for (guint n_games = 1;; n_games++)
    {
      g_autoptr (SumiSeries) before = sumi_live_match_get_series (match);
      g_autoptr (SumiSeries) after = NULL;
      int starter = sumi_series_get_starter (before);
      SumiColor starts = sumi_live_game_get_game (game)->positions[0].turn;

      g_assert_cmpuint (before->results->len, ==, n_games - 1);
      g_assert_cmpint (sumi_live_match_get_player (match, starts), ==, starter);
      if (has_handicap)
        g_assert_cmpint (sumi_live_match_get_player (match, SUMI_BLACK), ==, 0);
      else
        g_assert_cmpint (starts, ==, first);
      if (terms->starter_rule == SUMI_STARTER_ALTERNATE)
        g_assert_cmpint (starter, !=, last_starter);
      for (int color = 0; color < 2; color++)
        g_assert_cmpint (sumi_live_game_get_terms (game)->players[color].level, ==,
                         first_players[sumi_live_match_get_player (match, color)].level);
      g_assert_false (sumi_live_match_can_play_next (match));
      assert_survives (match);
      play_game (match, source);
      assert_survives (match);
      after = sumi_live_match_get_series (match);
      g_assert_cmpuint (after->results->len, ==, n_games);
      last_starter = starter;
      if (sumi_series_get_winner (after) >= 0)
        break;
      g_assert_true (sumi_live_match_can_play_next (match));
      sumi_live_match_play_next (match);
      game = sumi_live_match_get_game (match);
    }
  g_assert_false (sumi_live_match_can_play_next (match));
}

static void
test_series (void)
{
  RandomSource source = random_source_init (1);

  for (int i = 0; i < 2 * 3 * 2 * 2; i++)
    {
      const SumiSeriesTerms series_terms = {
        .kind = i % 2 == 0 ? SUMI_SERIES_GAMES : SUMI_SERIES_POINTS,
        .target = i % 2 == 0 ? 3 : 30,
        .starter_rule = (SumiStarterRule) (i / 2 % 3),
      };
      SumiGameTerms terms = live_terms (i % 3, i % 4);
      g_autoptr (SumiMatchState) state = NULL;
      g_autoptr (SumiLiveMatch) match = NULL;

      terms.first = i / 6 % 2 == 0 ? SUMI_BLACK : SUMI_WHITE;
      terms.handicap = i / 12 * (1 + i % 4);
      terms.scoring = (SumiScoring) (i % 5 == 0);
      state = sumi_match_state_new (&terms, &series_terms);
      match = sumi_live_match_new (state, LIVE_AT_ONCE);
      play_series (match, &series_terms, &source);
    }
}

/* A result that is taken back is no result. */
static void
test_result_taken_back (void)
{
  const SumiSeriesTerms series_terms = { .kind = SUMI_SERIES_GAMES, .target = 1 };
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, &series_terms);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autoptr (SumiSeries) over = NULL;
  g_autoptr (SumiSeries) back = NULL;
  RandomSource source = random_source_init (2);

  play_game (match, &source);
  over = sumi_live_match_get_series (match);
  g_assert_cmpuint (over->results->len, ==, 1);
  sumi_live_game_take_back (sumi_live_match_get_game (match));
  back = sumi_live_match_get_series (match);
  g_assert_cmpuint (back->results->len, ==, 0);
  g_assert_false (sumi_live_match_can_play_next (match));
}

/* Without a series one game follows another, with other choices of the programs. */
static void
test_single_games (void)
{
  const SumiGameTerms terms = live_terms (1, 1);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  RandomSource source = random_source_init (3);
  SumiGame first;

  play_game (match, &source);
  g_assert_null (sumi_live_match_get_series (match));
  first = *sumi_live_game_get_game (sumi_live_match_get_game (match));
  g_assert_true (sumi_live_match_can_play_next (match));
  sumi_live_match_play_next (match);
  play_game (match, &source);
  g_assert_false (
      sumi_game_equal (&first, sumi_live_game_get_game (sumi_live_match_get_game (match))));
}

/* The NUMBERth thing that two matches can differ in, changed in STATE. */
static void
change_state (SumiMatchState *state, int number)
{
  if (number == 0)
    state->terms.handicap++;
  else if (number == 1)
    state->game.n_moves++;
  else if (number == 2)
    state->is_swapped = TRUE;
  else if (number == 3)
    sumi_series_add (state->series, sumi_position_make (1, 0, SUMI_BLACK), SUMI_BLACK);
  else if (number == 4)
    g_clear_pointer (&state->series, sumi_series_free);
  else
    sumi_match_state_set_exercise (state, number == 5 ? "pack" : "other", "item");
}

static void
test_states (void)
{
  const SumiGameTerms terms = live_terms (0, 0);
  const SumiSeriesTerms series_terms = { .kind = SUMI_SERIES_GAMES, .target = 3 };
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, &series_terms);

  for (int i = -1; i <= 6; i++)
    {
      g_autoptr (SumiMatchState) a = sumi_match_state_copy (state);

      if (i >= 0)
        change_state (a, i);
      for (int j = -1; j <= 6; j++)
        {
          g_autoptr (SumiMatchState) b = sumi_match_state_copy (state);

          if (j >= 0)
            change_state (b, j);
          g_assert_cmpint (sumi_match_state_equal (a, b), ==, i == j);
        }
    }
}

/* A random way through a game with all that one may do in it. */
static void
play_wildly (SumiLiveMatch *match, RandomSource *source)
{
  SumiLiveGame *game = sumi_live_match_get_game (match);
  int n_back = 0;

  for (live_wait (game); sumi_live_game_get_state (game) != SUMI_LIVE_OVER; live_wait (game))
    {
      int choice = random_source_below (source, 12);
      SumiColor side = (SumiColor) random_source_below (source, 2);

      sumi_live_game_set_shows_values (game, random_source_below (source, 2) == 0);
      if (choice == 0 && n_back++ < 6 && sumi_live_game_can_take_back (game))
        sumi_live_game_take_back (game);
      else if (choice == 1 && sumi_live_game_can_forward (game))
        sumi_live_game_forward (game);
      else if (choice == 2 && sumi_live_game_can_correct (game) && n_back++ < 6)
        {
          sumi_live_game_correct (game);
          sumi_live_game_hand_over (game);
        }
      else if (choice == 3 && sumi_live_game_can_hint (game))
        sumi_live_game_hint (game);
      else if (choice == 4 && sumi_live_game_can_explain (game, side))
        sumi_live_game_explain (game, side);
      else
        live_play_at_random (game, source);
      live_assert_told (game);
    }
  assert_survives (match);
}

static void
test_every_level (void)
{
  for (int level = 1; level <= SUMI_N_LEVELS; level++)
    {
      RandomSource source = random_source_init ((uint64_t) level);
      /* Two of the four kinds of games in turn. The strongest levels take as long as all others
       * together. */
      int first = level % 2 * 2, n_games = level < SUMI_N_LEVELS - 1 ? 2 : 1;

      for (int i = first; i < first + n_games; i++)
        {
          SumiGameTerms terms = live_terms (i % 2 == 0 ? 0 : level, i % 2 == 0 ? level : 0);
          g_autoptr (SumiMatchState) state = NULL;
          g_autoptr (SumiLiveMatch) match = NULL;

          terms.first = i / 2 == 0 ? SUMI_BLACK : SUMI_WHITE;
          terms.handicap = (level + i) % (SUMI_HANDICAP_MAX + 1);
          terms.has_trays = i % 2 == 0;
          terms.turns_by_hand = (level + i) % 3 == 0;
          terms.scoring = (SumiScoring) (level % 2 == 0);
          state = sumi_match_state_new (&terms, NULL);
          match = sumi_live_match_new (state, LIVE_AT_ONCE);
          sumi_live_match_set_warning_strength (match, (level + i) % SUMI_N_WARNINGS);
          play_wildly (match, &source);
        }
    }
}

/* One of the things that may be done in GAME. */
static void
do_anything (SumiLiveGame *game, RandomSource *source)
{
  int choice = random_source_below (source, 10);

  if (choice == 0 && sumi_live_game_can_take_back (game))
    sumi_live_game_take_back (game);
  else if (choice == 1 && sumi_live_game_can_forward (game))
    sumi_live_game_forward (game);
  else if (choice == 2 && sumi_live_game_can_correct (game))
    sumi_live_game_correct (game);
  else if (choice == 3 && sumi_live_game_can_hand_over (game))
    sumi_live_game_hand_over (game);
  else if (choice < 6)
    sumi_live_game_choose (game, (SumiSquare) random_source_below (source, 64));
  else if (sumi_live_game_get_held_move (game) != SUMI_SQUARE_NONE)
    {
      live_turn_rightly (game);
      sumi_live_game_hand_over (game);
    }
  else
    live_play_at_random (game, source);
}

/* Games of two persons, who do as they like, right or wrong. */
static void
test_persons (void)
{
  Pinned pinned = { 0 };

  for (int i = 0; i < 24; i++)
    {
      RandomSource source = random_source_init (200 + (uint64_t) i);
      SumiGameTerms terms = live_terms (0, 0);
      g_autoptr (SumiLiveGame) game = NULL;
      g_autoptr (SumiGameRecord) record = NULL;

      terms.first = (SumiColor) (i % 2);
      terms.handicap = i % (SUMI_HANDICAP_MAX + 1);
      terms.has_trays = i % 3 == 0;
      terms.turns_by_hand = i / 2 % 2 == 0;
      terms.scoring = (SumiScoring) (i / 4 % 2);
      game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      for (int j = 0; j < 400 && sumi_live_game_get_state (game) != SUMI_LIVE_OVER; j++)
        {
          do_anything (game, &source);
          live_wait (game);
          live_pin (&pinned, game);
        }
      record = sumi_live_game_get_record (game);
      pinned_add (&pinned, "%d moves, result %d %d", record->moves.n_moves, record->has_result,
                  record->result);
    }
  pinned_check (&pinned, "games", UINT64_C (0xd852a8b8631da8ec));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/live-match/states", test_states);
  g_test_add_func ("/live-match/series", test_series);
  g_test_add_func ("/live-match/result-taken-back", test_result_taken_back);
  g_test_add_func ("/live-match/single-games", test_single_games);
  g_test_add_func ("/live-match/every-level", test_every_level);
  g_test_add_func ("/live-match/persons", test_persons);

  return g_test_run ();
}
