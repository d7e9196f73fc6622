/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-today-plan.h"

#include "sumi-candidates.h"
#include "sumi-card-places.h"

/* How far the form in which an exercise is asked is from the last one; it has no divisor in common
 * with the number of forms. */
#define VARIANT_STEP 5

/**
 * sumi_today_get_step_mark: what became of STEP, from 0, of LESSON, which PACK owns.
 */
SumiMark
sumi_today_get_step_mark (const SumiProgress *progress,
                          const SumiPack *pack,
                          const SumiItem *lesson,
                          guint step)
{
  g_autofree char *id = sumi_round_step_to_id ((int) step);

  return sumi_progress_get_mark (progress, pack->id, lesson->id, id);
}

/* How many steps of LESSON were read or solved. */
static guint
count_done (const SumiProgress *progress, SumiPackFile *pack_file, const SumiItem *lesson)
{
  const SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  guint n = 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    n += sumi_today_get_step_mark (progress, pack, lesson, i) >= SUMI_MARK_SOLVED;
  return n;
}

/**
 * sumi_today_is_lesson_done: whether each step of LESSON, of PACK_FILE, was read or solved.
 */
gboolean
sumi_today_is_lesson_done (const SumiProgress *progress,
                           SumiPackFile *pack_file,
                           const SumiItem *lesson)
{
  return count_done (progress, pack_file, lesson) == lesson->steps->len;
}

/**
 * sumi_today_find_step: the first step of LESSON, of PACK_FILE, that is not done, or else the last.
 */
guint
sumi_today_find_step (const SumiProgress *progress, SumiPackFile *pack_file, const SumiItem *lesson)
{
  const SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  guint step = 0;

  while (step + 1 < lesson->steps->len
         && sumi_today_get_step_mark (progress, pack, lesson, step) >= SUMI_MARK_SOLVED)
    step++;
  return step;
}

/**
 * sumi_today_find_lesson: the first built-in lesson that is not done, and its first step that is
 * not; NULL where all are, or none is read yet. The file is the library's.
 */
SumiPackFile *
sumi_today_find_lesson (SumiLibrary *library,
                        const SumiProgress *progress,
                        guint *out_index,
                        guint *out_step)
{
  GListModel *packs = sumi_library_get_packs (library);

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);
      const SumiPack *pack = sumi_pack_file_get_pack (pack_file);

      if (!sumi_candidates_has (pack_file) || !sumi_pack_file_is_built_in (pack_file))
        continue;
      for (guint j = 0; j < pack->lessons->len; j++)
        {
          const SumiItem *lesson = sumi_pack_get_lesson (pack, j);

          if (sumi_today_is_lesson_done (progress, pack_file, lesson))
            continue;
          *out_index = j;
          *out_step = sumi_today_find_step (progress, pack_file, lesson);
          return pack_file;
        }
    }
  return NULL;
}

/**
 * sumi_today_has_lessons: whether there are lessons that sumi_today_find_lesson() looks at.
 */
gboolean
sumi_today_has_lessons (SumiLibrary *library)
{
  GListModel *packs = sumi_library_get_packs (library);

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      if (sumi_candidates_has (pack_file) && sumi_pack_file_is_built_in (pack_file)
          && sumi_pack_file_get_pack (pack_file)->lessons->len > 0)
        return TRUE;
    }
  return FALSE;
}

/* What is asked about cards. */
typedef struct
{
  SumiCardPlaces *places;
  gboolean is_missing; /* one of them was found nowhere */
} Asking;

static gboolean
can_ask (const SumiCard *card, gpointer data)
{
  Asking *asking = data;
  gboolean is_found = sumi_card_places_find (asking->places, card) != NULL;

  asking->is_missing |= !is_found;
  return is_found;
}

/**
 * sumi_today_make_review: at most MAX of the exercises that are due on DAY, the most urgent first;
 * without those that no pack which is open has. Where one is missing, the packs of themes are
 * opened.
 */
SumiRound *
sumi_today_make_review (SumiLibrary *library, const SumiProgress *progress, int day, guint max)
{
  SumiRound *round = sumi_round_new (SUMI_ROUND_REVIEW);
  g_autoptr (SumiCardPlaces) places = sumi_card_places_new (library);
  Asking asking = { places, FALSE };
  g_autoptr (GPtrArray) due = sumi_progress_list_due (progress, day, max, can_ask, &asking);

  for (guint i = 0; i < due->len; i++)
    {
      const SumiCard *card = due->pdata[i];
      const SumiCardPlace *place = sumi_card_places_find (places, card);

      sumi_round_add (round, place->pack_file, place->item, place->step);
      sumi_round_set_variant (round, i, VARIANT_STEP * (card->n_reviews + 1));
    }
  if (asking.is_missing)
    sumi_library_open_themes (library);
  return round;
}

/**
 * sumi_today_forecast: how many exercises become due on DAY and on each day after it, as
 * sumi_progress_forecast() counts them: of those that sumi_today_make_review() has.
 */
void
sumi_today_forecast (SumiLibrary *library,
                     const SumiProgress *progress,
                     int day,
                     guint n_days,
                     guint *out_counts)
{
  g_autoptr (SumiCardPlaces) places = sumi_card_places_new (library);
  Asking asking = { places, FALSE };

  sumi_progress_forecast (progress, day, n_days, can_ask, &asking, out_counts);
  if (asking.is_missing)
    sumi_library_open_themes (library);
}

static SumiMark
get_mark (const SumiProgress *progress, SumiPackFile *pack_file, const char *id)
{
  return sumi_progress_get_mark (progress, sumi_pack_file_get_pack (pack_file)->id, id, "");
}

typedef struct
{
  SumiLibrary *library;
  const SumiProgress *progress;
  int day;
  gboolean has_themes;
} Choice;

/* Whether a puzzle was unsolved when the day began: what is first solved on this day stays among
 * its puzzles. The packs of themes may be read later in the day, and must not change its puzzles
 * where they are not needed. */
static gboolean
is_candidate (const SumiCandidate *candidate, gpointer data)
{
  const Choice *choice = data;
  const SumiExerciseRecord *record;

  if (!choice->has_themes && sumi_library_is_theme (choice->library, candidate->pack_file))
    return FALSE;
  record = sumi_progress_get_exercise (choice->progress,
                                       sumi_pack_file_get_pack (candidate->pack_file)->id,
                                       candidate->item->id, "");
  return record == NULL || record->mark < SUMI_MARK_SOLVED || record->solved_day == choice->day;
}

/* How many exercises of PACK_FILE are in ROUND. */
static guint
count_alike (const SumiRound *round, SumiPackFile *pack_file)
{
  guint n = 0;

  for (guint i = 0; i < round->entries->len; i++)
    n += ((const SumiRoundEntry *) round->entries->pdata[i])->pack_file == pack_file;
  return n;
}

/* The puzzles of DAY, solved or not: the nearest to how the learner is rated, from the fewest of
 * one pack on, so that themes are mixed. Those of the packs of themes come when the others are
 * nearly all solved. */
static SumiRound *
choose_puzzles (SumiLibrary *library, const SumiProgress *progress, int day)
{
  SumiRound *round = sumi_round_new (SUMI_ROUND_OF_TODAY);
  Choice choice = { library, progress, day, FALSE };
  g_autoptr (GArray) candidates = sumi_candidates_list (library, is_candidate, &choice);

  if (candidates->len < SUMI_PUZZLES_A_DAY && !sumi_library_is_reading_built_in (library))
    {
      sumi_library_open_themes (library);
      choice.has_themes = TRUE;
      g_array_unref (candidates);
      candidates = sumi_candidates_list (library, is_candidate, &choice);
    }
  sumi_candidates_sort (candidates, sumi_candidates_get_rating (progress, day), (guint64) day);
  for (guint n_alike = 0; round->entries->len < SUMI_PUZZLES_A_DAY && candidates->len > 0;
       n_alike++)
    {
      for (guint i = 0; i < candidates->len && round->entries->len < SUMI_PUZZLES_A_DAY;)
        {
          const SumiCandidate *candidate = &g_array_index (candidates, SumiCandidate, i);

          if (count_alike (round, candidate->pack_file) > n_alike)
            {
              i++;
              continue;
            }
          sumi_round_add (round, candidate->pack_file, candidate->item->id, SUMI_ROUND_NO_STEP);
          g_array_remove_index (candidates, i);
        }
    }
  return round;
}

/**
 * sumi_today_make_puzzles: what is left to be solved of the puzzles of DAY, which are unsolved ones
 * of all packs; they are the same all day long. OUT_N_DONE are those that are solved.
 */
SumiRound *
sumi_today_make_puzzles (SumiLibrary *library,
                         const SumiProgress *progress,
                         int day,
                         guint *out_n_done)
{
  SumiRound *round = choose_puzzles (library, progress, day);

  *out_n_done = 0;
  for (guint i = round->entries->len; i > 0; i--)
    {
      const SumiRoundEntry *entry = round->entries->pdata[i - 1];

      if (get_mark (progress, entry->pack_file, entry->id) < SUMI_MARK_SOLVED)
        continue;
      g_ptr_array_remove_index (round->entries, i - 1);
      (*out_n_done)++;
    }
  return round;
}

/* Whether the learner has not tried a puzzle that came with Sumi. */
static gboolean
is_new (const SumiCandidate *candidate, gpointer data)
{
  const Choice *choice = data;

  return sumi_pack_file_is_built_in (candidate->pack_file)
         && sumi_progress_get_exercise (choice->progress,
                                        sumi_pack_file_get_pack (candidate->pack_file)->id,
                                        candidate->item->id, "")
              == NULL;
}

/**
 * sumi_today_make_next: some puzzles that the learner has not tried, of all packs that are read,
 * the packs of themes among them: those that are about as hard as the learner is rated.
 */
SumiRound *
sumi_today_make_next (SumiLibrary *library, const SumiProgress *progress, int day)
{
  SumiRound *round = sumi_round_new (SUMI_ROUND_FOR_YOU);
  Choice choice = { library, progress, day, TRUE };
  g_autoptr (GArray) candidates = sumi_candidates_list (library, is_new, &choice);

  sumi_candidates_sort (candidates, sumi_candidates_get_rating (progress, day), (guint64) day);
  for (guint i = 0; i < MIN (candidates->len, SUMI_PUZZLES_AT_ONCE); i++)
    {
      const SumiCandidate *candidate = &g_array_index (candidates, SumiCandidate, i);

      sumi_round_add (round, candidate->pack_file, candidate->item->id, SUMI_ROUND_NO_STEP);
    }
  return round;
}
