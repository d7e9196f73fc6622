/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the pages Today and Statistics take to find out what they show of a learner who has done
 * 100,000 exercises, and My Games what it shows of 2,000 games. Needs no display. */

#include "bench-times.h"
#include "sumi-game-item.h"
#include "sumi-identity.h"
#include "sumi-kept-record.h"
#include "sumi-library.h"
#include "sumi-statistics.h"
#include "sumi-today-plan.h"

#define N_OUTCOMES 100000
#define N_PER_DAY 40
#define FIRST_DAY 18000
#define TODAY (FIRST_DAY + N_OUTCOMES / N_PER_DAY)
#define N_RUNS 11
#define N_GAMES 2000

/* A whole game, with a number for the name of a player. */
#define GAME                                                                                       \
  "(;GM[Othello]PB[Ada]PW[Grace %d]DT[2026.03.12]RE[+24]TY[8]BO[8 -------- -------- "              \
  "-------- ---O*--- ---*O--- -------- -------- -------- *]"                                       \
  "B[c4]W[c5]B[f6]W[c3]B[b5]W[g7]B[e3]W[e6]B[c2]W[f3]B[g3]W[a5]B[h8]W[b3]B[f4]W[f2]B[b4]"          \
  "W[f5]B[f7]W[h3]B[a3]W[d2]B[e2]W[e1]B[a6]W[e7]B[d7]W[c1]B[c6]W[g8]B[f1]W[g4]B[d1]W[b6]"          \
  "B[b1]W[d3]B[g6]W[b7]B[f8]W[a7]B[c7]W[h6]B[a8]W[b2]B[g5]W[g2]B[a1]W[d6]B[h2]W[h5]B[a4]"          \
  "W[d8]B[c8]W[h7]B[e8]W[a2]B[h4]W[b8]B[pa]W[g1]B[h1]"                                             \
  ";)"

static const char *const THEMES[] = { "corner", "mobility", "parity", "result", "stable" };

/* A puzzle of a random pack. */
static const SumiItem *
choose_puzzle (GRand *source, GListModel *packs, const SumiPack **out_pack)
{
  for (;;)
    {
      guint at = (guint) g_rand_int_range (source, 0, (int) g_list_model_get_n_items (packs));
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, at);
      const SumiPack *pack = sumi_pack_file_get_pack (pack_file);

      if (pack == NULL || pack->puzzles->len == 0)
        continue;
      *out_pack = pack;
      return sumi_pack_get_puzzle (
          pack, (guint) g_rand_int_range (source, 0, (int) pack->puzzles->len));
    }
}

static SumiProgress *
make_progress (SumiLibrary *library)
{
  SumiProgress *progress = sumi_progress_new ();
  g_autoptr (GRand) source = g_rand_new_with_seed (1);

  for (int i = 0; i < N_OUTCOMES; i++)
    {
      const SumiPack *pack;
      const SumiItem *item = choose_puzzle (source, sumi_library_get_packs (library), &pack);
      g_autofree char *position = NULL, *task = NULL;
      g_autoptr (SumiOutcome) outcome
        = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, pack->id, item->id, NULL);
      const char *const themes[]
        = { THEMES[g_rand_int_range (source, 0, G_N_ELEMENTS (THEMES))], NULL };

      outcome->day = FIRST_DAY + i / N_PER_DAY;
      outcome->time = (gint64) outcome->day * G_TIME_SPAN_DAY;
      if (sumi_identity_make (item->exercise, &position, &task))
        sumi_outcome_set_card (outcome, position, task);
      sumi_outcome_set_themes (outcome, themes);
      outcome->rating = g_rand_int_range (source, 900, 2100);
      outcome->tries = g_rand_int_range (source, 1, 3);
      outcome->is_solved = TRUE;
      outcome->milliseconds = 20000;
      sumi_progress_apply (progress, outcome);
    }
  return progress;
}

static void
load (SumiLibrary *library)
{
  GListModel *packs = sumi_library_get_packs (library);
  gboolean is_busy;

  do
    {
      g_main_context_iteration (NULL, TRUE);
      is_busy = g_list_model_get_n_items (packs) == 0;
      for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
        {
          g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

          is_busy |= sumi_pack_file_is_busy (pack_file);
        }
    }
  while (is_busy);
}

static void
plan_today (SumiLibrary *library, const SumiProgress *progress)
{
  guint index, step, n_done;
  G_GNUC_UNUSED g_autoptr (SumiRound) review
    = sumi_today_make_review (library, progress, TODAY, SUMI_REVIEWS_PER_SESSION);
  G_GNUC_UNUSED g_autoptr (SumiRound) puzzles
    = sumi_today_make_puzzles (library, progress, TODAY, &n_done);

  sumi_today_find_lesson (library, progress, &index, &step);
}

/* The same game with another name each time; what is measured does not depend on it. */
static GPtrArray *
make_games (void)
{
  GPtrArray *games = sumi_kept_game_list_new ();

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autofree char *text = g_strdup_printf (GAME, i);
      SumiKeptGame *game = sumi_kept_game_new (text, text, (SumiKeptSide) (i % 2));

      g_free (game->findings);
      game->findings = g_strdup ("lessons 20 31\ncorners 450 120\nparity 0 800\n");
      game->is_reviewed = TRUE;
      g_ptr_array_add (games, game);
    }
  return games;
}

/* What a thread reads, and then the page asks of each while one searches: for the first key, and
 * for each one after it. */
static void
time_games (const GPtrArray *games, gint64 *out_copying, gint64 *out_reading, gint64 out_search[2])
{
  g_autoptr (GPtrArray) records = sumi_game_records_new (), copies = NULL;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 start = g_get_monotonic_time ();

  copies = sumi_kept_game_list_copy (games);
  *out_copying = g_get_monotonic_time () - start;
  start = g_get_monotonic_time ();
  for (guint i = 0; i < games->len; i++)
    g_ptr_array_add (records, sumi_kept_game_to_record (copies->pdata[i]));
  *out_reading = g_get_monotonic_time () - start;
  for (guint i = 0; i < records->len; i++)
    {
      g_ptr_array_add (items, sumi_game_item_new (records, i));
      sumi_game_item_set_kept (items->pdata[i], games->pdata[i]);
    }
  for (int key = 0; key < 2; key++)
    {
      start = g_get_monotonic_time ();
      for (guint i = 0; i < items->len; i++)
        g_assert_false (sumi_game_item_matches (items->pdata[i], "nobody"));
      out_search[key] = g_get_monotonic_time () - start;
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (SumiLibrary) library
    = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_DEFAULT);
  g_autoptr (SumiProgress) progress = NULL;
  g_autoptr (GPtrArray) games = make_games ();
  gint64 today[N_RUNS], statistics[N_RUNS], copying[N_RUNS], reading[N_RUNS];
  gint64 first[N_RUNS], next[N_RUNS], search[2];

  load (library);
  progress = make_progress (library);
  for (int i = 0; i < N_RUNS; i++)
    {
      gint64 start = g_get_monotonic_time ();
      guint counts[SUMI_STATISTICS_N_FORECAST];

      plan_today (library, progress);
      today[i] = g_get_monotonic_time () - start;
      start = g_get_monotonic_time ();
      sumi_today_forecast (library, progress, TODAY, G_N_ELEMENTS (counts), counts);
      g_ptr_array_unref (sumi_statistics_make_all (progress, games, counts, TODAY,
                                                   (SumiSpan) (i % SUMI_N_SPANS)));
      statistics[i] = g_get_monotonic_time () - start;
      time_games (games, &copying[i], &reading[i], search);
      first[i] = search[0];
      next[i] = search[1];
    }
  print_times ("Today", today, N_RUNS);
  print_times ("Statistics", statistics, N_RUNS);
  print_times ("My Games, copied for a thread", copying, N_RUNS);
  print_times ("My Games, read in a thread", reading, N_RUNS);
  print_times ("My Games, first key of a search", first, N_RUNS);
  print_times ("My Games, next key", next, N_RUNS);
  return 0;
}
