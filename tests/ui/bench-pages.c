/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the pages Today and Statistics take to find out what they show of a learner who has done
 * 100,000 exercises. Needs no display. */

#include "sumi-library.h"
#include "sumi-statistics.h"
#include "sumi-today-plan.h"

#define N_OUTCOMES 100000
#define N_PER_DAY 40
#define FIRST_DAY 18000
#define TODAY (FIRST_DAY + N_OUTCOMES / N_PER_DAY)
#define N_RUNS 11

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
      g_autofree char *position = g_strconcat (pack->id, " ", item->id, NULL);
      g_autoptr (SumiOutcome) outcome
        = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, pack->id, item->id, NULL);
      const char *const themes[]
        = { THEMES[g_rand_int_range (source, 0, G_N_ELEMENTS (THEMES))], NULL };

      outcome->day = FIRST_DAY + i / N_PER_DAY;
      outcome->time = (gint64) outcome->day * G_TIME_SPAN_DAY;
      sumi_outcome_set_card (outcome, position, "task");
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
  g_autoptr (SumiRound) review
    = sumi_today_make_review (library, progress, TODAY, SUMI_REVIEWS_PER_SESSION);
  g_autoptr (SumiRound) puzzles = sumi_today_make_puzzles (library, progress, TODAY, &n_done);

  sumi_today_find_lesson (library, progress, &index, &step);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  return (left > right) - (left < right);
}

static void
print (const char *what, gint64 times[N_RUNS])
{
  qsort (times, N_RUNS, sizeof *times, compare);
  g_print ("%-12s median %7.2f ms, longest %7.2f ms\n", what, (double) times[N_RUNS / 2] / 1000,
           (double) times[N_RUNS - 1] / 1000);
}

int
main (int argc, char **argv)
{
  g_autoptr (SumiLibrary) library
    = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_DEFAULT);
  g_autoptr (SumiProgress) progress = NULL;
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  gint64 today[N_RUNS], statistics[N_RUNS];

  load (library);
  progress = make_progress (library);
  for (int i = 0; i < N_RUNS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      plan_today (library, progress);
      today[i] = g_get_monotonic_time () - start;
      start = g_get_monotonic_time ();
      g_ptr_array_unref (
          sumi_statistics_make_all (progress, games, TODAY, (SumiSpan) (i % SUMI_N_SPANS)));
      statistics[i] = g_get_monotonic_time () - start;
    }
  print ("Today", today);
  print ("Statistics", statistics);
  return 0;
}
