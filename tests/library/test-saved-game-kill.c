/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program that is killed at random moments of a match: the match is there each time, goes on from
 * where it was, and at most the move in flight is lost. */

#include <glib/gstdio.h>
#include <stdio.h>

#include "kill-fixture.h"
#include "live-fixture.h"
#include "sumi-saved-game.h"

#define N_KILLS 50

/* Tells the parent of each ply that it is on disk, by writing the plies and games before it. */
static int
play_until_killed (const char *path)
{
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);
  g_autofree char *problem = NULL;
  g_autoptr (SumiMatchState) state = sumi_saved_game_load (saved, &problem);
  g_autoptr (SumiLiveMatch) match = NULL;

  if (state == NULL)
    {
      const SumiSeriesTerms series_terms = { SUMI_SERIES_GAMES, 999, SUMI_STARTER_LOSER, 0, FALSE };
      const SumiGameTerms terms = live_terms (1, 2);

      state = sumi_match_state_new (&terms, &series_terms);
    }
  match = sumi_live_match_new (state, LIVE_AT_ONCE);
  sumi_saved_game_keep (saved, match);
  for (;;)
    {
      SumiLiveGame *game = sumi_live_match_get_game (match);
      g_autoptr (SumiMatchState) now = NULL;
      guint progress;

      if (sumi_live_match_can_play_next (match))
        sumi_live_match_play_next (match);
      else if (sumi_live_game_can_go_on (game))
        sumi_live_game_go_on (game);
      else
        g_main_context_iteration (NULL, TRUE);
      if (!sumi_saved_game_flush (saved, NULL))
        return 1;
      now = sumi_live_match_get_state (match);
      progress = 1000 * now->series->results->len + now->game.index;
      if (progress > 0)
        printf ("%u\n", progress);
      fflush (stdout);
    }
}

/* The last whole line that the child wrote, as a number. */
static guint
read_progress (const char *output)
{
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);
  guint n_lines = g_strv_length (lines);

  return n_lines < 2 ? 0 : (guint) g_ascii_strtoull (lines[n_lines - 2], NULL, 10);
}

static char *program;

static void
test_kill (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, SUMI_SAVED_GAME_NAME, NULL);
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);
  RandomSource source = random_source_init (1);
  guint last = 0;

  for (int i = 0; i < N_KILLS; i++)
    {
      g_autoptr (GSubprocess) child =
          g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, program, "--play", path, NULL);
      g_autoptr (SumiSavedGame) saved = NULL;
      g_autoptr (SumiMatchState) state = NULL;
      gulong life_us = random_source_below (&source, 60000);
      /* The first is not killed before something is on disk. */
      g_autofree char *output =
          kill_fixture_end (child, i == 0 ? KILL_AFTER_OUTPUT : KILL_AFTER_START, life_us);
      g_autofree char *problem = NULL;
      guint told, kept;

      g_assert_true (g_subprocess_get_if_signaled (child));
      told = read_progress (output);
      saved = sumi_saved_game_new (path);
      state = sumi_saved_game_load (saved, &problem);
      g_assert_null (problem);
      g_assert_nonnull (state);
      kept = 1000 * state->series->results->len + state->game.index;
      g_test_message ("told %u, kept %u", told, kept);
      g_assert_cmpuint (kept, >=, MAX (told, last));
      last = kept;
    }
  g_assert_cmpuint (last, >, 0);
  g_remove (path);
  g_remove (lock);
  /* Nothing else has been left behind. */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  if (argc == 3 && g_str_equal (argv[1], "--play"))
    return play_until_killed (argv[2]);
  g_test_init (&argc, &argv, NULL);
  program = argv[0];

  g_test_add_func ("/saved-game/kill", test_kill);

  return g_test_run ();
}
