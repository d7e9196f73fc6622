/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches on disk: read back equal at every ply, and never from a file that is damaged. */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "live-fixture.h"
#include "sumi-json-scan.h"
#include "sumi-match-json.h"
#include "sumi-mistake.h"
#include "sumi-save.h"
#include "sumi-saved-game.h"

static void
assert_round_trip (const SumiMatchState *state)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autofree char *text = sumi_match_state_to_json (state);
  g_autoptr (SumiMatchState) again = sumi_match_state_from_json (text, strlen (text), mistakes);

  g_assert_cmpuint (mistakes->len, ==, 0);
  g_assert_true (sumi_match_state_equal (state, again));
  for (guint i = 0; i <= state->game.n_moves; i++)
    g_assert_true (sumi_position_equal (state->game.positions[i], again->game.positions[i]));
}

/* A match with all that a file can hold: an opening, boards turned wrongly, moves taken back, and
 * games before it, or clocks. */
static SumiMatchState *
make_state (RandomSource *source, int n_plies)
{
  const SumiSeriesTerms series_terms = {
    .kind = (SumiSeriesKind) random_source_below (source, 2),
    .target = 1 + random_source_below (source, SUMI_SERIES_MAX_TARGET),
    .starter_rule = SUMI_STARTER_FIXED,
  };
  SumiGameTerms terms =
      live_terms (random_source_below (source, 10), random_source_below (source, 10));
  gboolean is_timed = random_source_below (source, 3) == 0;
  SumiMatchState *state;

  terms.seed = random_source_next (source);
  terms.has_trays = random_source_below (source, 2);
  terms.turns_by_hand = random_source_below (source, 2);
  terms.scoring = (SumiScoring) random_source_below (source, SUMI_N_SCORINGS);
  terms.first = (SumiColor) random_source_below (source, 2);
  terms.handicap = random_source_below (source, SUMI_HANDICAP_MAX + 1);
  if (random_source_below (source, 2) == 0)
    {
      terms.has_opening = TRUE;
      sumi_transcript_from_text ("f5d6c3d3c4f4", sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                 &terms.opening);
    }
  if (is_timed)
    terms.clock = (SumiClockTerms){ SUMI_CLOCK_GAME + random_source_below (source, 2),
                                    1 + random_source_below (source, SUMI_CLOCK_MAX_SECONDS),
                                    random_source_below (source, SUMI_CLOCK_MAX_INCREMENT + 1) };
  state = sumi_match_state_new (
      &terms, !is_timed && random_source_below (source, 2) == 0 ? &series_terms : NULL);
  for (int i = 0; i < n_plies && !sumi_game_is_over (&state->game); i++)
    {
      SumiPosition position = sumi_game_get_position (&state->game);
      SumiBitboard moves = sumi_position_legal_moves (position);
      SumiSquare move = moves != 0 ? random_square_of (source, moves) : SUMI_SQUARE_PASS;
      SumiPosition after = sumi_position_play (position, move);
      SumiSquare wrong = random_square_of (source, after.own | after.opponent);

      if (move != SUMI_SQUARE_PASS && wrong != move && random_source_below (source, 4) == 0)
        {
          after.own ^= sumi_bitboard_of (wrong);
          after.opponent ^= sumi_bitboard_of (wrong);
          sumi_game_play_by_hand (&state->game, move, after);
        }
      else
        sumi_game_play (&state->game, move);
      if (is_timed)
        state->game.times_ms[state->game.index - 1] = random_source_below (source, 100000);
    }
  for (int side = 0; is_timed && side < 2; side++)
    {
      state->game.clock.left_ms[side] = random_source_below (source, 300000);
      state->game.clock.kept_ms[side] = random_source_below (source, 3) * 1000;
    }
  state->game.clock.spent_ms = is_timed ? random_source_below (source, 10000) : 0;
  for (int i = random_source_below (source, 4); i > 0; i--)
    sumi_game_back (&state->game);
  if (random_source_below (source, 3) == 0)
    sumi_match_state_set_exercise (state, "pack", "item");
  if (random_source_below (source, 2) == 0)
    {
      state->learner = g_strdup ("ada-3f2a");
      state->thought_ms = random_source_below (source, 100000);
    }
  if (state->series == NULL && !sumi_game_is_over (&state->game)
      && terms.players[SUMI_BLACK].is_program != terms.players[SUMI_WHITE].is_program)
    state->game.ending = (SumiGameEnding) random_source_below (source, 3);
  if (state->series != NULL && series_terms.target > 64)
    sumi_series_add (state->series, random_position (source, 40), state->game.positions[0].turn);
  return state;
}

static void
test_round_trip (void)
{
  RandomSource source = random_source_init (1);

  for (int i = 0; i < 400; i++)
    {
      g_autoptr (SumiMatchState) state = make_state (&source, i % 70);

      if (state->series == NULL || sumi_series_get_winner (state->series) < 0)
        assert_round_trip (state);
    }
}

/* A live game is in the file after each ply as it is, and is taken up from there as it was. */
static void
test_every_ply (void)
{
  SumiGameTerms terms = live_terms (0, 2);
  g_autoptr (SumiMatchState) state = NULL;
  g_autoptr (SumiLiveMatch) match = NULL;
  RandomSource source = random_source_init (2);
  SumiLiveGame *game;

  terms.has_trays = TRUE;
  state = sumi_match_state_new (&terms, NULL);
  match = sumi_live_match_new (state, LIVE_AT_ONCE);
  game = sumi_live_match_get_game (match);
  for (live_wait (game); sumi_live_game_get_state (game) != SUMI_LIVE_OVER; live_wait (game))
    {
      g_autoptr (SumiMatchState) now = sumi_live_match_get_state (match);
      g_autoptr (SumiLiveMatch) again = sumi_live_match_new (now, LIVE_NEVER);
      SumiLiveGame *other = sumi_live_match_get_game (again);

      assert_round_trip (now);
      g_assert_cmpint (sumi_live_game_get_state (other), ==, sumi_live_game_get_state (game));
      g_assert_true (sumi_position_equal (sumi_live_game_get_position (other),
                                          sumi_live_game_get_position (game)));
      live_play_at_random (game, &source);
    }
}

/* Whatever is missing at the end, there is no match; only the last line break may be. */
static void
test_truncated (void)
{
  RandomSource source = random_source_init (3);

  for (int i = 0; i < 4; i++)
    {
      g_autoptr (SumiMatchState) state = make_state (&source, 20 * i);
      g_autofree char *text = sumi_match_state_to_json (state);

      for (gsize length = 0; length < strlen (text) - 1; length++)
        {
          g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

          g_assert_null (sumi_match_state_from_json (text, length, mistakes));
          g_assert_cmpuint (mistakes->len, >, 0);
        }
    }
}

/* What is read in spite of damage is a match that could be played: it can be written again, and
 * taken up. */
static void
test_mutated (void)
{
  static const char BYTES[] = "{}[]\",:0123456789abcdefghXO.- truefalsnp\\\xff";
  RandomSource source = random_source_init (4);
  int n_read = 0, n_refused = 0;

  for (int i = 0; i < 4000; i++)
    {
      g_autoptr (SumiMatchState) state = make_state (&source, i % 20);
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      g_autofree char *text = sumi_match_state_to_json (state);
      g_autoptr (SumiMatchState) again = NULL;
      int n_changes = 1 + random_source_below (&source, 3);

      for (int j = 0; j < n_changes; j++)
        text[random_source_below (&source, (int) strlen (text))] =
            BYTES[random_source_below (&source, (int) strlen (BYTES))];
      again = sumi_match_state_from_json (text, strlen (text), mistakes);
      g_assert_cmpint (again == NULL, ==, mistakes->len > 0);
      if (again != NULL)
        {
          g_autoptr (SumiLiveMatch) match = sumi_live_match_new (again, LIVE_NEVER);

          assert_round_trip (again);
          g_assert_nonnull (sumi_live_match_get_game (match));
          n_read++;
        }
      else
        n_refused++;
    }
  g_assert_cmpint (n_read, >, 0);
  g_assert_cmpint (n_refused, >, 0);
}

#define REST                                                                                       \
  "\"white\": 5, \"first\": \"black\", \"handicap\": 0, \"trays\": false, "                        \
  "\"by-hand\": false, \"to-winner\": false, \"seed\": \"5\""
#define PLAYERS "\"black\": 0, " REST
#define CLOCK "{\"kind\": \"game\", \"seconds\": 300, \"increment\": 3}"
#define TERMS                                                                                      \
  "\"terms\": {" PLAYERS "}"
#define PROGRAMS                                                                                   \
  "\"terms\": {\"black\": 3, " REST "}"
#define TIMED(clock) "\"terms\": {" PLAYERS ", \"clock\": " clock "}"
#define MATCH(terms, game, rest)                                                                   \
  "{\"format\": \"sumi-match/1\", " terms ", \"game\": " game rest "}"
#define SERIES(first, results)                                                                     \
  ", \"series\": {\"kind\": \"games\", \"target\": 2, \"starter\": \"alternate\", "                \
  "\"first\": " first ", \"to-winner\": false, \"results\": [" results "]}"

static const struct
{
  const char *name;
  const char *text;
  SumiMistakeCode code;
} DAMAGED[] = {
  { "empty", "", SUMI_MISTAKE_SYNTAX },
  { "other", "{\"format\": \"sumi-pack/1\"}", SUMI_MISTAKE_FORMAT },
  { "unknown", MATCH (TERMS, "{\"moves\": [], \"made\": 0}", ", \"swapped\": false, \"x\": 1"),
    SUMI_MISTAKE_UNKNOWN },
  { "missing", MATCH (TERMS, "{\"moves\": [], \"made\": 0}", ""), SUMI_MISTAKE_MISSING },
  { "illegal", MATCH (TERMS, "{\"moves\": [\"a1\"], \"made\": 0}", ", \"swapped\": false"),
    SUMI_MISTAKE_MOVES },
  { "pass", MATCH (TERMS, "{\"moves\": [\"--\"], \"made\": 0}", ", \"swapped\": false"),
    SUMI_MISTAKE_MOVES },
  { "board", MATCH (TERMS, "{\"moves\": [\"d3 XO\"], \"made\": 0}", ", \"swapped\": false"),
    SUMI_MISTAKE_MOVES },
  { "made", MATCH (TERMS, "{\"moves\": [\"d3\"], \"made\": 2}", ", \"swapped\": false"),
    SUMI_MISTAKE_RANGE },
  { "starter",
    MATCH (TERMS, "{\"moves\": [], \"made\": 0}", ", \"swapped\": false" SERIES ("1", "")),
    SUMI_MISTAKE_VALUE },
  { "swapped",
    MATCH (TERMS, "{\"moves\": [], \"made\": 0}", ", \"swapped\": true" SERIES ("0", "")),
    SUMI_MISTAKE_VALUE },
  { "discs",
    MATCH (TERMS,
           "{\"moves\": [], \"made\": 0}",
           ", \"swapped\": true" SERIES ("0", "{\"starter\": 0, \"discs\": [40, 40]}")),
    SUMI_MISTAKE_VALUE },
  { "exercise",
    MATCH (TERMS, "{\"moves\": [], \"made\": 0}",
           ", \"swapped\": false, \"exercise\": {\"pack\": \"\", \"item\": \"x\"}"),
    SUMI_MISTAKE_VALUE },
  { "clock",
    MATCH (TIMED ("{\"kind\": \"game\", \"seconds\": 0, \"increment\": 3}"),
           "{\"moves\": [], \"made\": 0}", ", \"swapped\": false"),
    SUMI_MISTAKE_RANGE },
  { "times",
    MATCH (TIMED (CLOCK),
           "{\"moves\": [\"d3\"], \"made\": 1, "
           "\"clock\": {\"left\": [1, 1], \"spent\": 0, \"times\": []}}",
           ", \"swapped\": false"),
    SUMI_MISTAKE_RANGE },
  { "clock of a series",
    MATCH (TIMED (CLOCK), "{\"moves\": [], \"made\": 0}", ", \"swapped\": false" SERIES ("0", "")),
    SUMI_MISTAKE_VALUE },
  { "resigned match",
    MATCH (TERMS, "{\"moves\": [], \"made\": 0, \"ended\": \"resigned\"}",
           ", \"swapped\": false" SERIES ("0", "")),
    SUMI_MISTAKE_VALUE },
  { "agreed match",
    MATCH (TERMS, "{\"moves\": [], \"made\": 0, \"ended\": \"agreed\"}",
           ", \"swapped\": false" SERIES ("0", "")),
    SUMI_MISTAKE_VALUE },
  { "resigned by a program",
    MATCH (PROGRAMS, "{\"moves\": [], \"made\": 0, \"ended\": \"resigned\"}",
           ", \"swapped\": false"),
    SUMI_MISTAKE_VALUE },
  { "agreed by programs",
    MATCH (PROGRAMS, "{\"moves\": [], \"made\": 0, \"ended\": \"agreed\"}",
           ", \"swapped\": false"),
    SUMI_MISTAKE_VALUE },
  { "ended in no way that there is",
    MATCH (TERMS, "{\"moves\": [], \"made\": 0, \"ended\": \"lost\"}", ", \"swapped\": false"),
    SUMI_MISTAKE_VALUE },
  { "won",
    MATCH (TERMS,
           "{\"moves\": [], \"made\": 0}",
           ", \"swapped\": false" SERIES ("0",
                                          "{\"starter\": 0, \"discs\": [40, 24]}, "
                                          "{\"starter\": 1, \"discs\": [40, 24]}")),
    SUMI_MISTAKE_VALUE },
};

/* One code a defect. */
static void
test_damaged (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (DAMAGED); i++)
    {
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

      g_test_message ("%s", DAMAGED[i].name);
      g_assert_null (
          sumi_match_state_from_json (DAMAGED[i].text, strlen (DAMAGED[i].text), mistakes));
      g_assert_cmpint (((SumiMistake *) mistakes->pdata[0])->code, ==, DAMAGED[i].code);
    }
}

/* A series that is sound is read. */
static void
test_sound (void)
{
  static const char TEXT[] =
      MATCH (TERMS, "{\"moves\": [\"d3\"], \"made\": 1}",
             ", \"swapped\": true" SERIES ("0", "{\"starter\": 0, \"discs\": [40, 24]}"));
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiMatchState) state = sumi_match_state_from_json (TEXT, strlen (TEXT), mistakes);

  g_assert_nonnull (state);
  g_assert_cmpint (sumi_series_count_wins (state->series, 0), ==, 1);
}

/* Where a file says nothing of time, all of it is left. */
static void
test_clock (void)
{
  static const char TEXT[] = MATCH (TIMED (CLOCK), "{\"moves\": [\"d3\"], \"made\": 1}",
                                    ", \"swapped\": false");
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiMatchState) state = sumi_match_state_from_json (TEXT, strlen (TEXT), mistakes);

  g_assert_nonnull (state);
  g_assert_cmpint (state->game.clock.terms.increment, ==, 3);
  g_assert_cmpint (state->game.clock.left_ms[SUMI_BLACK], ==, 300000);
  g_assert_cmpint (state->game.times_ms[0], ==, 0);
}

/* A folder of its own, which is gone afterwards. */
typedef struct
{
  char *folder, *path;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "below", SUMI_SAVED_GAME_NAME, NULL);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_autofree char *below = g_build_filename (place->folder, "below", NULL);
  static const char *const suffixes[] = { "", ".lock", ".damaged", ".damaged-2", ".damaged-3" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (place->path, suffixes[i], NULL);

      g_remove (path);
    }
  g_remove (below);
  g_assert_cmpint (g_remove (place->folder), ==, 0);
  g_free (place->path);
  g_free (place->folder);
}

/* What is on disk at any moment is a match, and at most one move behind what was played. */
static void
test_keep (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 1);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
  RandomSource source = random_source_init (5);
  g_autofree char *problem = NULL;

  g_assert_null (sumi_saved_game_load (saved, &problem));
  g_assert_null (problem);
  sumi_saved_game_keep (saved, match);
  for (int i = 0; i < 2; i++)
    {
      SumiLiveGame *game = sumi_live_match_get_game (match);

      for (live_wait (game); sumi_live_game_get_state (game) != SUMI_LIVE_OVER; live_wait (game))
        {
          g_autoptr (SumiMatchState) now = NULL;
          g_autoptr (SumiMatchState) loaded = NULL;

          live_play_at_random (game, &source);
          now = sumi_live_match_get_state (match);
          g_assert_true (sumi_saved_game_flush (saved, NULL));
          loaded = sumi_saved_game_load (saved, &problem);
          g_assert_true (sumi_match_state_equal (now, loaded));
        }
      sumi_live_match_play_next (match);
    }
  sumi_saved_game_keep (saved, NULL);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

/* Without any flush the file gets there by itself, the newest last. */
static void
test_by_itself (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
  g_autoptr (SumiSavedGame) reader = sumi_saved_game_new (place->path);
  g_autoptr (SumiMatchState) now = NULL;
  gboolean is_there = FALSE;

  sumi_saved_game_keep (saved, match);
  live_play_moves (sumi_live_match_get_game (match), "f5d6c3d3c4f4");
  now = sumi_live_match_get_state (match);
  while (!is_there)
    {
      g_autofree char *problem = NULL;
      g_autoptr (SumiMatchState) loaded = NULL;

      g_main_context_iteration (NULL, FALSE);
      loaded = sumi_saved_game_load (reader, &problem);
      g_assert_null (problem);
      is_there = loaded != NULL && sumi_match_state_equal (now, loaded);
    }
}

static void
test_put_aside (Place *place, gconstpointer data)
{
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
  g_autofree char *folder = g_path_get_dirname (place->path);
  g_autofree char *damaged = g_strconcat (place->path, ".damaged", NULL);
  g_autofree char *problem = NULL;
  g_autofree char *content = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (place->path, "{\"format\":", -1, NULL));
  g_assert_null (sumi_saved_game_load (saved, &problem));
  g_assert_nonnull (strstr (problem, damaged));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (damaged, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "{\"format\":");
}

static void
assert_content (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree char *problem = NULL;

  g_assert_null (sumi_saved_game_load_finish (result, &problem));
  g_assert_nonnull (problem);
  *(gboolean *) data = TRUE;
}

/* A match that is kept while a damaged file is read is not put aside with it. */
static void
test_kept_meanwhile (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL), loaded = NULL;
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
  g_autofree char *folder = g_path_get_dirname (place->path), *problem = NULL;
  g_autofree char *leaving = g_strconcat (place->path, ".ABCDEF", NULL);
  g_autofree char *damaged = g_strnfill (SUMI_JSON_MAX_SIZE, ' ');
  gboolean is_loaded = FALSE;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (place->path, damaged, -1, NULL));
  g_assert_true (g_file_set_contents (leaving, "", -1, NULL));
  sumi_saved_game_load_async (saved, loaded_cb, &is_loaded);
  /* The thread removes what was left before it reads. */
  while (g_file_test (leaving, G_FILE_TEST_EXISTS))
    g_usleep (1);
  sumi_saved_game_keep (saved, match);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  while (!is_loaded)
    g_main_context_iteration (NULL, TRUE);
  loaded = sumi_saved_game_load (saved, &problem);
  g_assert_null (problem);
  g_assert_nonnull (loaded);
}

/* One damaged file after the other is put aside, each under a name of its own. */
static void
test_put_aside_again (Place *place, gconstpointer data)
{
  static const char *const names[] = { ".damaged", ".damaged-2", ".damaged-3" };
  g_autofree char *folder = g_path_get_dirname (place->path);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
      g_autofree char *problem = NULL;

      g_assert_true (g_file_set_contents (place->path, names[i], -1, NULL));
      g_assert_null (sumi_saved_game_load (saved, &problem));
      g_assert_nonnull (strstr (problem, names[i]));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat (place->path, names[i], NULL);

      assert_content (path, names[i]);
    }
}

/* One for which there is no other place stays where it is, and no game is written over it. */
static void
test_no_place_aside (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
  g_autofree char *first = g_strconcat (place->path, ".damaged", NULL);
  g_autofree char *problem = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (first, 0700), ==, 0);
  for (int i = 2; i <= 100; i++)
    {
      g_autofree char *next = g_strdup_printf ("%s-%d", first, i);

      g_assert_cmpint (g_mkdir (next, 0700), ==, 0);
    }
  g_assert_true (g_file_set_contents (place->path, "damaged", -1, NULL));
  g_assert_null (sumi_saved_game_load (saved, &problem));
  g_assert_true (g_str_has_prefix (problem, "The saved game cannot be read. "));
  sumi_saved_game_keep (saved, match);
  g_assert_false (sumi_saved_game_flush (saved, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  assert_content (place->path, "damaged");
  for (int i = 2; i <= 100; i++)
    {
      g_autofree char *next = g_strdup_printf ("%s-%d", first, i);

      g_assert_cmpint (g_rmdir (next), ==, 0);
    }
}

/* What is there but cannot be read is not written over by the next game. (A folder is one that not
 * even root can read.) */
static void
test_unreadable (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
  g_autofree char *aside = g_strconcat (place->path, ".damaged", NULL);
  g_autofree char *problem = NULL;

  g_assert_cmpint (g_mkdir_with_parents (place->path, 0700), ==, 0);
  g_assert_null (sumi_saved_game_load (saved, &problem));
  g_assert_nonnull (strstr (problem, aside));
  g_assert_true (g_file_test (aside, G_FILE_TEST_IS_DIR));
  sumi_saved_game_keep (saved, match);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  g_assert_true (g_file_test (place->path, G_FILE_TEST_IS_REGULAR));
}

/* Where a file has the place of the folder no game is missed, but the next one cannot be kept. */
static void
test_no_folder (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autofree char *below = g_path_get_dirname (place->path);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
  g_autofree char *problem = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (below, "", 0, NULL));
  g_assert_null (sumi_saved_game_load (saved, &problem));
  g_assert_null (problem);
  sumi_saved_game_keep (saved, match);
  g_assert_false (sumi_saved_game_flush (saved, &error));
  g_assert_nonnull (strstr (error->message, below));
  /* That no game is kept is so then; a thread that comes to the one before leaves it. */
  sumi_saved_game_keep (saved, NULL);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
}

/* A folder that another program removes meanwhile, with the learner whose it is, does not come
 * back. */
static void
test_removed_folder (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autofree char *below = g_path_get_dirname (place->path);
  g_autofree char *removed = g_build_filename (place->folder, "removed", NULL);
  g_autoptr (SumiSavedGame) saved = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (below, 0700), ==, 0);
  saved = sumi_saved_game_new (place->path);
  sumi_saved_game_keep (saved, match);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  g_assert_cmpint (g_rename (below, removed), ==, 0);
  live_play_moves (sumi_live_match_get_game (match), "f5");
  g_assert_false (sumi_saved_game_flush (saved, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_false (g_file_test (below, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_rename (removed, below), ==, 0);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
}

/* The game that was everybody's goes to the learner whom it names; to the first who comes if it
 * names nobody, or cannot be read, but not over a game that is there. */
static void
test_take_over (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *learner, *owner;
    gboolean has_own, is_moved;
  } cases[] = {
    { "learner-1", "learner-1", FALSE, TRUE },     { "learner-1", "learner-12", FALSE, FALSE },
    { "learner-1", "learner-1", TRUE, FALSE },     { "guest-5a", "guest*", FALSE, TRUE },
    { "guest-5a", "learner-1", FALSE, FALSE },     { "learner-1", "guest*", FALSE, FALSE },
    { NULL, "learner-1", FALSE, TRUE },            { "damaged", "learner-1", FALSE, TRUE },
  };
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autofree char *shared = g_build_filename (place->folder, SUMI_SAVED_GAME_NAME, NULL);
  g_autofree char *lock = g_strconcat (shared, ".lock", NULL);
  g_autofree char *aside = g_strconcat (place->path, ".damaged", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean is_damaged = g_strcmp0 (cases[i].learner, "damaged") == 0;
      g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
      g_autoptr (SumiMatchState) loaded = NULL;
      g_autofree char *text = NULL;
      g_autofree char *problem = NULL;

      g_free (state->learner);
      state->learner = g_strdup (cases[i].learner);
      text = is_damaged ? g_strdup ("{") : sumi_match_state_to_json (state);
      g_assert_true (g_file_set_contents (shared, text, -1, NULL));
      if (cases[i].has_own)
        {
          g_autofree char *below = g_path_get_dirname (place->path);

          g_assert_cmpint (g_mkdir_with_parents (below, 0700), ==, 0);
          g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
        }
      sumi_saved_game_take_over (saved, shared, cases[i].owner);
      loaded = sumi_saved_game_load (saved, &problem);
      g_assert_cmpint (loaded != NULL, ==,
                       (cases[i].is_moved || cases[i].has_own) && !is_damaged);
      g_assert_cmpint (problem != NULL, ==, is_damaged);
      g_assert_cmpint (g_file_test (shared, G_FILE_TEST_EXISTS), ==, !cases[i].is_moved);
      if (cases[i].is_moved)
        assert_content (is_damaged ? aside : place->path, text);
      g_remove (place->path);
    }
  g_remove (shared);
  g_remove (lock);
}

/* What cannot be moved, as another program plays it, or it is a link, is gone on with; it is kept
 * in the own place from then on, and stays where it was. */
static void
test_take_over_copy (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autofree char *shared = g_build_filename (place->folder, SUMI_SAVED_GAME_NAME, NULL);
  g_autofree char *other = g_build_filename (place->folder, "other.json", NULL);
  g_autofree char *lock_path = g_strconcat (shared, ".lock", NULL);
  g_autofree char *text = sumi_match_state_to_json (state);

  for (int is_link = 0; is_link < 2; is_link++)
    {
      gboolean is_taken;
      G_GNUC_UNUSED g_autoptr (SumiLock) lock
        = is_link ? NULL : sumi_lock_file (lock_path, &is_taken);
      g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
      g_autoptr (SumiMatchState) loaded = NULL;
      g_autoptr (SumiLiveMatch) match = NULL;
      g_autofree char *problem = NULL;

      g_assert_true (g_file_set_contents (is_link ? other : shared, text, -1, NULL));
      if (is_link)
        g_assert_cmpint (symlink ("other.json", shared), ==, 0);
      sumi_saved_game_take_over (saved, shared, "learner-1");
      loaded = sumi_saved_game_load (saved, &problem);
      g_assert_nonnull (loaded);
      match = sumi_live_match_new (loaded, LIVE_AT_ONCE);
      sumi_saved_game_keep (saved, match);
      g_assert_true (sumi_saved_game_flush (saved, NULL));
      assert_content (place->path, text);
      assert_content (shared, text);
      g_remove (shared);
      g_remove (place->path);
    }
  g_remove (other);
  g_remove (lock_path);
}

/* Who comes back to the file in the same program may write it, whatever thread is late. */
static void
test_again (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);

  for (int i = 0; i < 3; i++)
    {
      g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
      g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);

      sumi_saved_game_keep (saved, match);
      live_play_moves (sumi_live_match_get_game (match), "f5d6");
      g_assert_true (sumi_saved_game_flush (saved, NULL));
    }
}

/* Of two programs on one folder the first keeps its game; the other says that it does not. */
static void
test_two (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autoptr (SumiLiveMatch) other_match = sumi_live_match_new (state, LIVE_AT_ONCE);
  SumiSavedGame *saved = sumi_saved_game_new (place->path);
  g_autoptr (SumiSavedGame) other = sumi_saved_game_new (place->path);
  g_autoptr (SumiSavedGame) third = NULL;
  g_autoptr (SumiMatchState) now = NULL;
  g_autoptr (SumiMatchState) loaded = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;

  sumi_saved_game_keep (saved, match);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  sumi_saved_game_keep (other, other_match);
  live_play_moves (sumi_live_match_get_game (other_match), "f5");
  g_assert_false (sumi_saved_game_flush (other, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  sumi_saved_game_keep (other, NULL);
  g_assert_true (sumi_saved_game_flush (other, NULL));
  live_play_moves (sumi_live_match_get_game (match), "f5d6c3");
  now = sumi_live_match_get_state (match);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (saved);
  third = sumi_saved_game_new (place->path);
  loaded = sumi_saved_game_load (third, &problem);
  g_assert_true (sumi_match_state_equal (now, loaded));
}

#define N_BLOCKERS 10 /* as many threads as GLib has for tasks */

static void
wait_in_thread (GTask *task, gpointer source, gpointer gate, GCancellable *cancellable)
{
  g_mutex_lock (gate);
  g_mutex_unlock (gate);
  g_task_return_boolean (task, TRUE);
}

static void
count_cb (GObject *source, GAsyncResult *result, gpointer n_done)
{
  ++*(int *) n_done;
}

/* A thread that comes late does not write what is older than what is in the file. */
static void
test_late (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
  g_autofree char *text = NULL;
  GMutex gate;
  int n_done = 0;

  g_mutex_init (&gate);
  g_mutex_lock (&gate);
  for (int i = 0; i < N_BLOCKERS; i++)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, count_cb, &n_done);

      g_task_set_task_data (task, &gate, NULL);
      g_task_run_in_thread (task, wait_in_thread);
    }
  sumi_saved_game_keep (saved, match); /* waits for a thread */
  live_play_moves (sumi_live_match_get_game (match), "f5d6c3");
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_mutex_unlock (&gate);
  while (n_done < N_BLOCKERS)
    g_main_context_iteration (NULL, TRUE);
  /* The thread that was handed the first text ends before another begins. */
  live_play_moves (sumi_live_match_get_game (match), "d3");
  sumi_saved_game_keep (saved, NULL);
  while (g_file_test (place->path, G_FILE_TEST_EXISTS))
    {
      g_autofree char *now = NULL;

      /* Nothing that is older may be seen on the way. */
      if (g_file_get_contents (place->path, &now, NULL, NULL))
        g_assert_cmpuint (strlen (now), >=, strlen (text));
      g_main_context_iteration (NULL, FALSE);
    }
  g_mutex_clear (&gate);
}

static void
failed_cb (SumiSavedGame *saved, const char *words, gpointer data)
{
  g_assert_cmpstr (words, !=, "");
  *(int *) data += 1;
}

/* A place that cannot be written is told of once, and the game goes on; once it can be, it is. */
static void
test_failed (Place *place, gconstpointer data)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_AT_ONCE);
  g_autofree char *below = g_path_get_dirname (place->path);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (place->path);
  g_autoptr (GError) error = NULL;
  int n_failed = 0;

  /* A file where the folder is to be. */
  g_assert_true (g_file_set_contents (below, "", -1, NULL));
  g_signal_connect (saved, "failed", G_CALLBACK (failed_cb), &n_failed);
  sumi_saved_game_keep (saved, match);
  live_play_moves (sumi_live_match_get_game (match), "f5d6");
  while (n_failed == 0)
    g_main_context_iteration (NULL, TRUE);
  live_play_moves (sumi_live_match_get_game (match), "c3d3");
  g_assert_false (sumi_saved_game_flush (saved, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_cmpint (n_failed, ==, 1);
  g_assert_cmpuint (sumi_live_game_get_game (sumi_live_match_get_game (match))->index, ==, 4);

  /* A thread that comes late has nothing to write then, and leaves the folder to tear_down(). */
  g_assert_cmpint (g_unlink (below), ==, 0);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  g_assert_true (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

#define ADD(name, test) g_test_add ("/saved-game/" name, Place, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/saved-game/round-trip", test_round_trip);
  g_test_add_func ("/saved-game/every-ply", test_every_ply);
  g_test_add_func ("/saved-game/truncated", test_truncated);
  g_test_add_func ("/saved-game/mutated", test_mutated);
  g_test_add_func ("/saved-game/damaged", test_damaged);
  g_test_add_func ("/saved-game/sound", test_sound);
  g_test_add_func ("/saved-game/clock", test_clock);
  ADD ("keep", test_keep);
  ADD ("by-itself", test_by_itself);
  ADD ("put-aside", test_put_aside);
  ADD ("kept-meanwhile", test_kept_meanwhile);
  ADD ("put-aside-again", test_put_aside_again);
  ADD ("no-place-aside", test_no_place_aside);
  ADD ("unreadable", test_unreadable);
  ADD ("no-folder", test_no_folder);
  ADD ("removed-folder", test_removed_folder);
  ADD ("take-over", test_take_over);
  ADD ("take-over-copy", test_take_over_copy);
  ADD ("again", test_again);
  ADD ("two", test_two);
  ADD ("late", test_late);
  ADD ("failed", test_failed);

  return g_test_run ();
}
