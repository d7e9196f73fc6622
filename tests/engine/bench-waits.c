/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a learner waits: for hints at every move of games from a seed, and for the review of a
 * game. Wall clock, in milliseconds. */

#include "sumi-engine-help.h"
#include "sumi-engine-play.h"
#include "sumi-engine.h"
#include "sumi-natural-game.h"
#include "sumi-weights-file.h"

#define N_GAMES 10 /* with hints */
#define N_REVIEWS 5
#define SEED 2027
#define TABLE_BYTES (16u << 20)

static void
answer_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **answer = data;

  *answer = g_object_ref (result);
}

static void
wait_for (GAsyncResult **answer)
{
  while (*answer == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static void
print_times (const char *what, GArray *times)
{
  g_array_sort (times, compare);
  g_print ("%s: %u, median %.0f ms, 95 %% within %.0f ms, at most %.0f ms\n", what, times->len,
           g_array_index (times, double, times->len / 2),
           g_array_index (times, double, times->len * 95 / 100),
           g_array_index (times, double, times->len - 1));
}

static void
note_time (GArray *times, gint64 start)
{
  double ms = (double) (g_get_monotonic_time () - start) / 1000;

  g_array_append_val (times, ms);
}

static void
time_hint (SumiPosition position, gint64 time_us, GArray *times)
{
  g_autoptr (GAsyncResult) answer = NULL;
  g_autoptr (SumiPlayHint) hint = NULL;
  gint64 start = g_get_monotonic_time ();

  sumi_engine_hint_async (position, SUMI_SCORING_DISCS, (SumiHelpLimits){ .time_us = time_us },
                          NULL, answer_cb, &answer);
  wait_for (&answer);
  note_time (times, start);
  hint = sumi_engine_hint_finish (answer, NULL);
}

static void
time_review (const SumiTranscript *game, GArray *times)
{
  g_autoptr (GAsyncResult) answer = NULL;
  g_autoptr (SumiReview) review = NULL;
  gint64 start = g_get_monotonic_time ();

  sumi_engine_review_async (game, SUMI_SCORING_DISCS, SUMI_REVIEW_LIMITS_NORMAL, NULL, NULL,
                            answer_cb, &answer);
  wait_for (&answer);
  note_time (times, start);
  review = sumi_engine_review_finish (answer, NULL);
}

/* At each move a first hint, and at some a deep one. */
static void
time_hints (const SumiTranscript *game, GArray *firsts, GArray *deeps)
{
  SumiPosition position = game->start;

  for (int ply = 0; ply < game->n_moves; ply++)
    {
      gboolean is_pass = game->moves[ply] == SUMI_SQUARE_PASS;

      if (!is_pass)
        time_hint (position, SUMI_PLAY_HINT_FIRST_US, firsts);
      if (!is_pass && ply % 10 == 0)
        time_hint (position, SUMI_PLAY_HINT_DEEP_US, deeps);
      position = is_pass ? sumi_position_pass (position)
                         : sumi_position_play (position, game->moves[ply]);
    }
}

int
main (void)
{
  g_autoptr (GArray) firsts = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) deeps = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) reviews = g_array_new (FALSE, FALSE, sizeof (double));
  char *problem = NULL;
  g_autoptr (SumiEvaluation) evaluation = sumi_weights_file_open (NULL, &problem);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  SumiTranscript games[N_GAMES];

  g_assert_null (problem);
  for (guint i = 0; i < N_GAMES; i++)
    {
      sumi_natural_game_play (midgame, SEED, i, &games[i]);
      time_hints (&games[i], firsts, deeps);
    }
  sumi_midgame_free (midgame);
  print_times ("first hints", firsts);
  print_times ("deep hints", deeps);
  for (guint i = 0; i < N_REVIEWS; i++)
    time_review (&games[i], reviews);
  print_times ("reviews", reviews);
  return 0;
}
