/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-candidates.h"

#include <math.h>

#include "sumi-random.h"
#include "sumi-study-theme.h"

/* Puzzles whose ratings differ by no more than this count as equally hard. */
#define CLASS_WIDTH 300

/* A learner who is not rated yet begins with easier puzzles. */
#define NEWCOMERS_RATING 1200

/**
 * sumi_candidates_has: whether PACK_FILE is read and in order, so that its puzzles can be chosen.
 */
gboolean
sumi_candidates_has (SumiPackFile *pack_file)
{
  return sumi_pack_file_get_pack (pack_file) != NULL
         && sumi_pack_file_get_state (pack_file) == SUMI_PACK_FILE_READY;
}

/**
 * sumi_candidates_list: the puzzles, without games, of all packs of LIBRARY that can be used for
 * which FUNC holds, of SumiCandidate; owned by the caller, and good until the packs change.
 */
GArray *
sumi_candidates_list (SumiLibrary *library, SumiCandidateFunc func, gpointer data)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (SumiCandidate));
  GListModel *packs = sumi_library_get_packs (library);

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);
      const SumiPack *pack = sumi_pack_file_get_pack (pack_file);

      if (!sumi_candidates_has (pack_file))
        continue;
      for (guint j = 0; j < pack->puzzles->len; j++)
        {
          SumiCandidate candidate = { pack_file, sumi_pack_get_puzzle (pack, j) };

          if (candidate.item->kind == SUMI_ITEM_PUZZLE && func (&candidate, data))
            g_array_append_val (candidates, candidate);
        }
    }
  return candidates;
}

/* How far from RATING a puzzle is, in classes of difficulty; one that is not rated is in the
 * middle. */
static int
measure_distance (const SumiCandidate *candidate, double rating)
{
  int own = sumi_study_theme_get_rating (candidate->item);

  return own == 0 ? 1 : (int) (fabs (own - rating) / CLASS_WIDTH);
}

static int
compare_distances (gconstpointer a, gconstpointer b, gpointer data)
{
  const double *rating = data;

  return measure_distance (a, *rating) - measure_distance (b, *rating);
}

static void
shuffle (GArray *candidates, SumiRandom *random)
{
  for (guint i = candidates->len; i > 1; i--)
    {
      guint at = (guint) (sumi_random_next (random) % i);
      SumiCandidate candidate = g_array_index (candidates, SumiCandidate, at);

      g_array_index (candidates, SumiCandidate, at)
        = g_array_index (candidates, SumiCandidate, i - 1);
      g_array_index (candidates, SumiCandidate, i - 1) = candidate;
    }
}

/**
 * sumi_candidates_sort: puts those first whose rating is near RATING; SEED decides the order of
 * those that are equally far from it.
 */
void
sumi_candidates_sort (GArray *candidates, double rating, guint64 seed)
{
  SumiRandom random = sumi_random_init (seed, 0);

  shuffle (candidates, &random);
  g_array_sort_with_data (candidates, compare_distances, &rating);
}

/**
 * sumi_candidates_get_rating: how the learner was rated when DAY began: what is solved on it must
 * not change what is chosen.
 */
double
sumi_candidates_get_rating (const SumiProgress *progress, int day)
{
  const GArray *days = sumi_progress_get_days (progress);
  double rating = NEWCOMERS_RATING;

  for (guint i = 0; i < days->len; i++)
    {
      const SumiDayStatistics *before = &g_array_index (days, SumiDayStatistics, i);

      if (before->day < day && sumi_rating_is_shown (before->rating))
        rating = before->rating.rating;
    }
  return rating;
}
