/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Series of games as they are played, and whole games against every level with every option. */

#include <string.h>

#include "live-fixture.h"
#include "sumi-match-json.h"
#include "sumi-mistake.h"
#include "sumi-opponent.h"
#include "written.h"

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
      SumiGameTerms terms = live_terms (i % 2, i % 3);
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

/* With a handicap players keep their colours, those too that were swapped before; not where it is
 * an opening that is played. Whoever is to begin does. */
static void
test_swapped (void)
{
  const SumiSeriesTerms series_terms = { .kind = SUMI_SERIES_GAMES, .target = 3 };
  RandomSource source = random_source_init (4);

  for (int i = 0; i < 4; i++)
    {
      SumiGameTerms terms
        = i / 2 == 0 ? live_terms (0, 0) : live_terms_from (0, 0, random_position (&source, 54));
      g_autoptr (SumiMatchState) state = NULL;
      g_autoptr (SumiLiveMatch) match = NULL;

      terms.handicap = 1;
      state = sumi_match_state_new (&terms, &series_terms);
      state->is_swapped = i % 2 == 1;
      if (state->is_swapped)
        state->series->terms.first_starter = 1 - state->series->terms.first_starter;
      state->series->terms.starter_rule = SUMI_STARTER_ALTERNATE;
      g_assert_true (sumi_match_state_is_sound (state));
      match = sumi_live_match_new (state, LIVE_AT_ONCE);
      for (int j = 0; j < 3; j++)
        {
          g_autoptr (SumiSeries) series = sumi_live_match_get_series (match);
          SumiLiveGame *game = sumi_live_match_get_game (match);
          SumiColor starts = sumi_live_game_get_game (game)->positions[0].turn;

          g_assert_cmpint (sumi_live_match_get_player (match, starts), ==,
                           sumi_series_get_starter (series));
          if (i / 2 == 0)
            g_assert_cmpint (sumi_live_match_get_player (match, SUMI_BLACK), ==, i % 2);
          else
            g_assert_cmpint (starts, ==, terms.opening.start.turn);
          play_game (match, &source);
          if (sumi_live_match_can_play_next (match))
            sumi_live_match_play_next (match);
        }
    }
}

static void
count_cb (int *n)
{
  ++*n;
}

/* A result that is taken back is no result. Both are told of, and no move before. */
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
  int n_changes = 0;

  g_signal_connect_swapped (match, "changed", G_CALLBACK (count_cb), &n_changes);
  live_play_at_random (sumi_live_match_get_game (match), &source);
  g_assert_cmpint (n_changes, ==, 0);
  play_game (match, &source);
  g_assert_cmpint (n_changes, ==, 1);
  over = sumi_live_match_get_series (match);
  g_assert_cmpuint (over->results->len, ==, 1);
  sumi_live_game_take_back (sumi_live_match_get_game (match));
  g_assert_cmpint (n_changes, ==, 2);
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
    sumi_match_state_set_exercise (state, number == 5 ? "pack" : "other",
                                   number == 7 ? "other" : "item");
}

static void
test_states (void)
{
  const SumiGameTerms terms = live_terms (0, 0);
  const SumiSeriesTerms series_terms = { .kind = SUMI_SERIES_GAMES, .target = 3 };
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, &series_terms);

  for (int i = -1; i <= 7; i++)
    {
      g_autoptr (SumiMatchState) a = sumi_match_state_copy (state);

      if (i >= 0)
        change_state (a, i);
      for (int j = -1; j <= 7; j++)
        {
          g_autoptr (SumiMatchState) b = sumi_match_state_copy (state);

          if (j >= 0)
            change_state (b, j);
          g_assert_cmpint (sumi_match_state_equal (a, b), ==, i == j);
        }
    }
}

/* A game is given up to a program, a draw agreed on by a person, and neither in a series or where
 * the game is over on the board. */
static void
test_sound_endings (void)
{
  const SumiSeriesTerms series_terms = { .kind = SUMI_SERIES_GAMES, .target = 2 };
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiPosition over = sumi_position_make (start.own, 0, SUMI_BLACK);

  for (int i = 0; i < 3 * 3 * 2 * 2; i++)
    {
      SumiGameEnding ending = (SumiGameEnding) (i % 3);
      int n_programs = i / 3 % 3;
      gboolean is_series = i / 9 % 2 == 1, is_over = i / 18 == 1, is_sound;
      const SumiGameTerms terms
        = live_terms_from (n_programs == 2, n_programs > 0, is_over ? over : start);
      g_autoptr (SumiMatchState) state
        = sumi_match_state_new (&terms, is_series ? &series_terms : NULL);

      state->game.ending = ending;
      is_sound = !is_series && !is_over
                 && (n_programs == 1 || (n_programs == 0 && ending == SUMI_ENDING_AGREED));
      g_assert_cmpint (sumi_match_state_is_sound (state), ==,
                       ending == SUMI_ENDING_NONE || is_sound);
    }
}

/* The NUMBERth thing that a series contradicts, put into STATE. */
static void
make_unsound (SumiMatchState *state, int number)
{
  SumiSeriesTerms *terms = &state->series->terms;

  if (number == 0)
    state->game.positions[0] = sumi_position_pass (state->game.positions[0]);
  else if (number == 1)
    state->terms.clock.kind = SUMI_CLOCK_MOVE;
  else if (number == 2)
    terms->scoring = SUMI_SCORING_EMPTIES_TO_WINNER;
  else if (number == 3)
    state->is_swapped = TRUE;
  else if (number == 4)
    terms->target = 0;
  else if (number == 5)
    {
      sumi_series_add (state->series, sumi_position_make (1, 0, SUMI_BLACK), SUMI_BLACK);
      g_array_index (state->series->results, SumiSeriesResult, 0).discs[0] = 65;
    }
  else
    terms->first_starter = 1;
}

static void
test_sound_series (void)
{
  const SumiSeriesTerms series_terms
    = { .kind = SUMI_SERIES_GAMES, .target = 2, .starter_rule = SUMI_STARTER_FIXED };

  for (int first = SUMI_BLACK; first <= SUMI_WHITE; first++)
    for (int i = -1; i < 7; i++)
      {
        SumiGameTerms terms = live_terms (0, 0);
        g_autoptr (SumiMatchState) state = NULL;

        terms.first = (SumiColor) first;
        state = sumi_match_state_new (&terms, &series_terms);
        if (i >= 0 && !(i == 6 && first == SUMI_WHITE))
          make_unsound (state, i);
        g_assert_cmpint (sumi_match_state_is_sound (state), ==,
                         i == -1 || (i == 6 && first == SUMI_WHITE));
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
       * together: they begin later. */
      int first = level % 2 * 2;

      for (int i = first; i < first + 2; i++)
        {
          SumiGameTerms terms = live_terms (i % 2 == 0 ? 0 : level, i % 2 == 0 ? level : 0);
          g_autoptr (SumiMatchState) state = NULL;
          g_autoptr (SumiLiveMatch) match = NULL;

          terms.has_opening = level > SUMI_N_LEVELS - 2;
          terms.opening.start = terms.opening.end = random_position (&source, 44);
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

static gint64 now_us;

static gint64
get_time_us (void)
{
  return now_us;
}

/* Asks for help, of any kind. */
static void
ask_anything (SumiLiveGame *game, RandomSource *source)
{
  SumiColor side = (SumiColor) random_source_below (source, 2);

  switch (random_source_below (source, 4))
    {
    case 0:
      if (sumi_live_game_can_explain (game, side))
        sumi_live_game_explain (game, side);
      break;
    case 1:
      if (sumi_live_game_get_hinted_move (game) < SUMI_SQUARE_PASS)
        sumi_live_game_explain_hint (game);
      break;
    case 2:
      sumi_live_game_set_shows_values (game, random_source_below (source, 4) == 0);
      break;
    default:
      for (int n = random_source_below (source, 5); n >= 0 && sumi_live_game_can_hint (game); n--)
        {
          sumi_live_game_hint (game);
          live_wait_for_help (game);
        }
    }
}

/* Does what concerns the course of the game. */
static void
steer (SumiLiveGame *game, RandomSource *source)
{
  switch (random_source_below (source, 7))
    {
    case 0:
      if (sumi_live_game_can_forward (game))
        sumi_live_game_forward (game);
      break;
    case 1:
      if (sumi_live_game_can_correct (game))
        sumi_live_game_correct (game);
      break;
    case 2:
      if (sumi_live_game_can_go_on (game))
        sumi_live_game_go_on (game);
      break;
    case 3:
      if (sumi_live_game_get_warning (game) != NULL)
        sumi_live_game_withdraw (game);
      else if (sumi_live_game_get_legal_moves (game) != 0)
        sumi_live_game_choose (game, random_square_of (source,
                                                       sumi_live_game_get_legal_moves (game)));
      break;
    case 4:
      if (sumi_live_game_can_resign (game) && random_source_below (source, 4) == 0)
        sumi_live_game_resign (game);
      break;
    default:
      if (sumi_live_game_can_take_back (game))
        sumi_live_game_take_back (game);
    }
}

/* One of the things that may be done in GAME. */
static void
do_anything (SumiLiveGame *game, RandomSource *source)
{
  int choice = random_source_below (source, 12);

  now_us += random_source_below (source, 3000) * G_GINT64_CONSTANT (1000);
  if (choice < 2)
    steer (game, source);
  else if (choice < 4)
    ask_anything (game, source);
  else if (choice < 6 && sumi_live_game_can_hand_over (game))
    sumi_live_game_hand_over (game);
  else if (choice < 8)
    sumi_live_game_choose (game, (SumiSquare) random_source_below (source, 64));
  else if (sumi_live_game_get_state (game) == SUMI_LIVE_TURNING)
    {
      live_turn_rightly (game);
      sumi_live_game_hand_over (game);
    }
  else if (sumi_live_game_get_legal_moves (game) != 0
           && sumi_live_game_get_state (game) == SUMI_LIVE_YOUR_MOVE
           && !sumi_live_game_can_hand_over (game))
    live_play_at_random (game, source);
}

/* The terms of the Ith game; every third one begins near its end. */
static SumiGameTerms
choose_terms (int i, RandomSource *source)
{
  int black_level = i % 3 == 2 ? 1 : 0, white_level = i % 6 == 4 ? 2 : 0;
  SumiGameTerms terms
    = i % 3 == 1 ? live_terms_from (black_level, white_level, random_position (source, 52))
                 : live_terms (black_level, white_level);

  terms.first = (SumiColor) (i % 2);
  terms.handicap = i % (SUMI_HANDICAP_MAX + 1);
  terms.has_trays = i % 3 == 0;
  terms.turns_by_hand = i / 2 % 2 == 0;
  terms.scoring = (SumiScoring) (i / 4 % 2);
  if (i % 4 == 1)
    terms.clock = (SumiClockTerms){ (SumiClockKind) (1 + i / 4 % 2), 90, 2 };
  return terms;
}

static void
pin_times (Pinned *pinned, SumiLiveGame *game)
{
  g_autoptr (SumiGameRecord) record = sumi_live_game_get_record (game);

  pinned_add (pinned, "%d moves, result %d %d, scoring %d", record->moves.n_moves,
              record->has_result, record->result, record->scoring);
  for (int i = 0; i < record->moves.n_moves; i++)
    pinned_add (pinned, "%d after %d ms", record->moves.moves[i],
                sumi_game_record_get_time (record, i));
}

/* Games in which anything is done, right or wrong. */
static void
test_anything (void)
{
  Pinned pinned = { 0 };

  for (int i = 0; i < 24; i++)
    {
      const SumiLivePace pace = { .help_nodes = 1500, .get_time_us = get_time_us };
      RandomSource source = random_source_init (200 + (uint64_t) i);
      const SumiGameTerms terms = choose_terms (i, &source);
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, pace);

      sumi_live_game_set_warning_strength (game, (SumiWarningStrength) (i % SUMI_N_WARNINGS));
      for (int j = 0; j < 80; j++)
        {
          live_wait (game);
          live_wait_for_help (game);
          live_pin (&pinned, game);
          do_anything (game, &source);
        }
      pin_times (&pinned, game);
    }
  pinned_check (&pinned, "games", UINT64_C (0x3bf4229094c2711c));
}

/* Games of two people who turn discs by hand, rightly and wrongly, and correct that. */
static void
test_by_hand (void)
{
  Pinned pinned = { 0 };

  for (int i = 0; i < 20; i++)
    {
      RandomSource source = random_source_init (800 + (uint64_t) i);
      SumiGameTerms terms = live_terms (0, 0);
      g_autoptr (SumiLiveGame) game = NULL;

      terms.turns_by_hand = TRUE;
      terms.has_trays = i % 2 == 0;
      terms.handicap = i % (SUMI_HANDICAP_MAX + 1);
      game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      for (int j = 0; j < 150; j++)
        {
          SumiPosition shown = sumi_live_game_get_position (game);
          gboolean is_turning = sumi_live_game_get_state (game) == SUMI_LIVE_TURNING;
          int choice = random_source_below (&source, 16);

          if (choice == 0)
            steer (game, &source);
          else if (choice == 1)
            sumi_live_game_choose (game, (SumiSquare) random_source_below (&source, 64));
          else if (is_turning && choice < 7)
            sumi_live_game_choose (game, random_square_of (&source, shown.own | shown.opponent));
          else if (is_turning && choice < 12)
            sumi_live_game_hand_over (game);
          else if (is_turning)
            live_turn_rightly (game);
          else if (sumi_live_game_get_legal_moves (game) != 0)
            sumi_live_game_choose (
                game, random_square_of (&source, sumi_live_game_get_legal_moves (game)));
          live_wait (game);
          live_pin (&pinned, game);
        }
      pin_times (&pinned, game);
    }
  pinned_check (&pinned, "by hand", UINT64_C (0x81252253ec3cceb4));
}

/* How a match is shown holds for its games, each as it begins. */
static void
test_settings (void)
{
  const SumiLivePace slow = { .move_ms = G_MAXINT, .get_time_us = get_time_us, .help_nodes = 100 };
  SumiGameTerms terms = live_terms (0, 1);
  g_autoptr (SumiMatchState) state = NULL;
  g_autoptr (SumiLiveMatch) match = NULL;

  /* Far from what the clock says that the game begins by. */
  now_us = G_MAXINT64 / 2;
  terms.clock = (SumiClockTerms){ SUMI_CLOCK_MOVE, 60, 0 };
  state = sumi_match_state_new (&terms, NULL);
  match = sumi_live_match_new (state, LIVE_AT_ONCE);
  sumi_live_match_set_pace (match, slow);
  sumi_live_match_set_ponders (match, TRUE);
  sumi_live_match_set_shows_values (match, TRUE);
  sumi_live_match_set_warning_strength (match, SUMI_WARN_RESULT);
  for (int i = 0; i < 2; i++)
    {
      SumiLiveGame *game = sumi_live_match_get_game (match);

      g_assert_nonnull (sumi_live_game_get_values (game));
      live_wait_for_help (game);
      sumi_live_match_set_stops_clock (match, TRUE);
      now_us += 1000000;
      g_assert_false (sumi_live_game_check_time (game));
      g_assert_cmpint (sumi_live_game_get_game (game)->clock.left_ms[SUMI_BLACK], ==, 60000);
      sumi_live_match_set_stops_clock (match, i == 0);
      now_us += 1000000;
      sumi_live_game_check_time (game);
      g_assert_cmpint (sumi_live_game_get_game (game)->clock.left_ms[SUMI_BLACK], ==,
                       i == 0 ? 60000 : 59000);
      sumi_live_game_choose (game, square_of ("d3"));
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_CHECKING);
      live_wait_for_state (game, SUMI_LIVE_THINKING);
      live_wait_for_help (game);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_THINKING);
      sumi_live_game_resign (game);
      if (i == 0)
        sumi_live_match_play_next (match);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/live-match/states", test_states);
  g_test_add_func ("/live-match/sound-endings", test_sound_endings);
  g_test_add_func ("/live-match/sound-series", test_sound_series);
  g_test_add_func ("/live-match/series", test_series);
  g_test_add_func ("/live-match/swapped", test_swapped);
  g_test_add_func ("/live-match/result-taken-back", test_result_taken_back);
  g_test_add_func ("/live-match/single-games", test_single_games);
  g_test_add_func ("/live-match/every-level", test_every_level);
  g_test_add_func ("/live-match/anything", test_anything);
  g_test_add_func ("/live-match/by-hand", test_by_hand);
  g_test_add_func ("/live-match/settings", test_settings);

  return g_test_run ();
}
