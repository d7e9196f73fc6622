/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-chapter-test.h"

#include "sumi-candidates.h"
#include "sumi-identity.h"
#include "sumi-random.h"

typedef struct
{
  SumiPackFile *chapter;
  GHashTable *known; /* the positions of the exercises of the chapter, by their keys */
  guint lesson;      /* whose puzzles are looked for */
} Choice;

/**
 * sumi_chapter_test_is_there: whether CHAPTER, which must hold a pack, ends with a test: those that
 * come with Sumi do, as the puzzles for it come with it too.
 */
gboolean
sumi_chapter_test_is_there (SumiPackFile *chapter)
{
  const SumiPack *pack = sumi_pack_file_get_pack (chapter);

  for (guint i = 0; sumi_pack_file_is_built_in (chapter) && i < pack->lessons->len; i++)
    {
      if (sumi_pack_get_lesson (pack, i)->tags[0] != NULL)
        return TRUE;
    }
  return FALSE;
}

/* The number of tags that ITEM and LESSON have in common. */
static guint
count_common (const SumiItem *item, const SumiItem *lesson)
{
  guint n = 0;

  for (guint i = 0; lesson->tags[i] != NULL; i++)
    n += g_strv_contains ((const char *const *) item->tags, lesson->tags[i]);
  return n;
}

/* The lesson of PACK that ITEM is most about, the first of several; that many if it is about
 * none. */
static guint
find_lesson (const SumiPack *pack, const SumiItem *item)
{
  guint most = 0, found = pack->lessons->len;

  for (guint i = 0; i < pack->lessons->len; i++)
    {
      guint n = count_common (item, sumi_pack_get_lesson (pack, i));

      if (n > most)
        {
          most = n;
          found = i;
        }
    }
  return found;
}

/* What the position of EXERCISE is known by; NULL if it is known by its pack alone. Owned by the
 * caller. */
static char *
make_key (const SumiExercise *exercise)
{
  char *position;
  g_autofree char *task = NULL;

  sumi_identity_make (exercise, &position, &task);
  return position;
}

static GHashTable *
list_known (const SumiPack *pack)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) exercises = sumi_pack_list_exercises (pack);

  for (guint i = 0; i < exercises->len; i++)
    {
      char *key = make_key (exercises->pdata[i]);

      if (key != NULL)
        g_hash_table_add (known, key);
    }
  return known;
}

static gboolean
is_candidate (const SumiCandidate *candidate, gpointer data)
{
  const Choice *choice = data;
  g_autofree char *key = NULL;

  if (!sumi_pack_file_is_built_in (candidate->pack_file)
      || find_lesson (sumi_pack_file_get_pack (choice->chapter), candidate->item)
           != choice->lesson)
    return FALSE;
  key = make_key (candidate->item->exercise);
  return key == NULL || !g_hash_table_contains (choice->known, key);
}

/* The day on which a puzzle was tried last; those that were not come before all others. */
static int
get_last_day (const SumiCandidate *candidate, const SumiProgress *progress)
{
  const SumiExerciseRecord *record
    = sumi_progress_get_exercise (progress, sumi_pack_file_get_pack (candidate->pack_file)->id,
                                  candidate->item->id, "");

  return record != NULL ? record->last_day : G_MININT;
}

static int
compare_last_days (gconstpointer a, gconstpointer b, gpointer data)
{
  int days[] = { get_last_day (a, data), get_last_day (b, data) };

  return (days[0] > days[1]) - (days[0] < days[1]);
}

static void
shuffle (GPtrArray *entries, guint64 seed)
{
  SumiRandom random = sumi_random_init (seed, 1);

  for (guint i = entries->len; i > 1; i--)
    {
      guint at = (guint) (sumi_random_next (&random) % i);
      gpointer entry = entries->pdata[at];

      entries->pdata[at] = entries->pdata[i - 1];
      entries->pdata[i - 1] = entry;
    }
}

/* The puzzles for each lesson of CHAPTER, of GArray of SumiCandidate: first those that the learner
 * has not seen, and among these the ones whose rating is near that of the learner. */
static GPtrArray *
list_candidates (SumiLibrary *library, SumiPackFile *chapter, const SumiProgress *progress, int day,
                 guint64 seed)
{
  const SumiPack *pack = sumi_pack_file_get_pack (chapter);
  GPtrArray *lists = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autoptr (GHashTable) known = list_known (pack);

  for (guint i = 0; i < pack->lessons->len; i++)
    {
      Choice choice = { chapter, known, i };
      GArray *candidates = sumi_candidates_list (library, is_candidate, &choice);

      sumi_candidates_sort (candidates, sumi_candidates_get_rating (progress, day), seed);
      g_array_sort_with_data (candidates, compare_last_days, (gpointer) progress);
      g_ptr_array_add (lists, candidates);
    }
  return lists;
}

/* Another one after each test. */
static guint64
make_seed (SumiPackFile *chapter, const SumiProgress *progress, int day)
{
  g_autofree char *name = sumi_chapter_test_make_name (chapter);
  const GArray *rounds = sumi_progress_get_drill (progress, name);

  return ((guint64) (rounds != NULL ? rounds->len : 0) << 32) + (guint64) day;
}

/**
 * sumi_chapter_test_make: a test of CHAPTER, which must hold a pack, with puzzles of the built-in
 * packs of LIBRARY that are read, as many of each lesson as can be. What was asked before comes
 * again only when nothing new is left.
 */
SumiRound *
sumi_chapter_test_make (SumiLibrary *library,
                        SumiPackFile *chapter,
                        const SumiProgress *progress,
                        int day)
{
  SumiRound *round = sumi_round_new (SUMI_ROUND_TEST);
  guint64 seed = make_seed (chapter, progress, day);
  g_autoptr (GPtrArray) lists = list_candidates (library, chapter, progress, day, seed);
  gboolean is_more = TRUE;

  round->chapter = g_object_ref (chapter);
  round->start_us = g_get_monotonic_time ();
  for (guint i = 0; is_more; i++)
    {
      is_more = FALSE;
      for (guint j = 0; j < lists->len && round->entries->len < SUMI_CHAPTER_TEST_LENGTH; j++)
        {
          const GArray *candidates = lists->pdata[j];
          const SumiCandidate *candidate;

          if (i >= candidates->len)
            continue;
          candidate = &g_array_index (candidates, SumiCandidate, i);
          sumi_round_add (round, candidate->pack_file, candidate->item->id, SUMI_ROUND_NO_STEP);
          ((SumiRoundEntry *) round->entries->pdata[round->entries->len - 1])->lesson = j;
          is_more = TRUE;
        }
    }
  shuffle (round->entries, seed);
  return round;
}

/**
 * sumi_chapter_test_sum_up: how each lesson of CHAPTER was answered in ROUND, of SumiLessonScore;
 * owned by the caller.
 */
GArray *
sumi_chapter_test_sum_up (const SumiRound *round, SumiPackFile *chapter)
{
  GArray *scores = g_array_new (FALSE, TRUE, sizeof (SumiLessonScore));

  g_array_set_size (scores, sumi_pack_file_get_pack (chapter)->lessons->len);
  for (guint i = 0; i < round->entries->len; i++)
    {
      const SumiRoundEntry *entry = round->entries->pdata[i];
      SumiLessonScore *score;

      if (entry->lesson >= scores->len)
        continue;
      score = &g_array_index (scores, SumiLessonScore, entry->lesson);
      score->n_asked++;
      score->n_right += entry->result == SUMI_ROUND_RIGHT;
    }
  return scores;
}

/**
 * sumi_chapter_test_list_packs: the packs of themes of LIBRARY whose puzzles went wrong in ROUND,
 * each once; the array and its references are the caller's.
 */
GPtrArray *
sumi_chapter_test_list_packs (const SumiRound *round, SumiLibrary *library)
{
  GPtrArray *packs = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < round->entries->len; i++)
    {
      const SumiRoundEntry *entry = round->entries->pdata[i];

      if (entry->result == SUMI_ROUND_WRONG && sumi_library_is_theme (library, entry->pack_file)
          && !g_ptr_array_find (packs, entry->pack_file, NULL))
        g_ptr_array_add (packs, g_object_ref (entry->pack_file));
    }
  return packs;
}

/**
 * sumi_chapter_test_count: of how many exercises of ROUND the RESULT is this.
 */
guint
sumi_chapter_test_count (const SumiRound *round, SumiRoundResult result)
{
  guint n = 0;

  for (guint i = 0; i < round->entries->len; i++)
    n += ((const SumiRoundEntry *) round->entries->pdata[i])->result == result;
  return n;
}

/**
 * sumi_chapter_test_make_name: the name under which the results of tests of CHAPTER are kept, as
 * those of drills are; owned by the caller.
 */
char *
sumi_chapter_test_make_name (SumiPackFile *chapter)
{
  return g_strconcat ("test:", sumi_pack_file_get_pack (chapter)->id, NULL);
}
