/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-progress-private.h"

#include <string.h>

#include "sumi-day.h"

/* Separates the parts of a key; no id contains it. */
#define SEPARATOR "\037"

static SumiExerciseRecord *
exercise_new (const SumiOutcome *outcome)
{
  SumiExerciseRecord *exercise = g_new0 (SumiExerciseRecord, 1);

  exercise->pack = g_strdup (outcome->pack);
  exercise->item = g_strdup (outcome->item);
  exercise->step = g_strdup (outcome->step);
  exercise->first_day = outcome->day;
  return exercise;
}

static void
exercise_free (gpointer data)
{
  SumiExerciseRecord *exercise = data;

  g_free (exercise->pack);
  g_free (exercise->item);
  g_free (exercise->step);
  g_free (exercise);
}

static SumiThemeStatistics *
theme_new (const char *name)
{
  SumiThemeStatistics *theme = g_new0 (SumiThemeStatistics, 1);

  theme->theme = g_strdup (name);
  theme->rating.rating = SUMI_RATING_START;
  theme->days = g_array_new (FALSE, TRUE, sizeof (SumiThemeDay));
  return theme;
}

static void
theme_free (gpointer data)
{
  SumiThemeStatistics *theme = data;

  g_free (theme->theme);
  g_array_unref (theme->days);
  g_free (theme);
}

/* The key of an exercise. */
static char *
make_place_key (const char *pack, const char *item, const char *step)
{
  return g_strconcat (pack, SEPARATOR, item, SEPARATOR, step != NULL ? step : "", NULL);
}

/* The element of DAYS, an array sorted by the day that each element of SIZE bytes begins with, that
 * is of DAY; a new one, zero but for its day, if there is none. */
static gpointer
ensure_day (GArray *days, gsize size, int day)
{
  guint at = days->len;

  while (at > 0 && *(int *) (gpointer) (days->data + (at - 1) * size) > day)
    at--;
  if (at == 0 || *(int *) (gpointer) (days->data + (at - 1) * size) != day)
    {
      g_autofree char *element = g_malloc0 (size);

      memcpy (element, &day, sizeof day);
      if (at == days->len)
        g_array_append_vals (days, element, 1);
      else
        g_array_insert_vals (days, at, element, 1);
      at++;
    }
  return days->data + (at - 1) * size;
}

static void
apply_to_mark (SumiProgress *progress, const SumiOutcome *outcome)
{
  char *key = make_place_key (outcome->pack, outcome->item, outcome->step);
  SumiExerciseRecord *exercise = g_hash_table_lookup (progress->exercises, key);
  SumiMark mark = SUMI_MARK_TRIED;

  if (exercise == NULL)
    {
      exercise = exercise_new (outcome);
      g_hash_table_insert (progress->exercises, key, exercise);
    }
  else
    g_free (key);
  if (sumi_outcome_is_first_try (outcome))
    mark = SUMI_MARK_FIRST;
  else if (outcome->is_solved)
    mark = SUMI_MARK_SOLVED;
  if (mark >= SUMI_MARK_SOLVED && exercise->mark < SUMI_MARK_SOLVED)
    exercise->solved_day = outcome->day;
  exercise->mark = MAX (exercise->mark, mark);
  exercise->n_attempts++;
  exercise->last_day = outcome->day;
  exercise->milliseconds += outcome->milliseconds;
}

/* Whether this is the first attempt at the exercise, in whichever pack it is. Marks it as tried. */
static gboolean
meet (SumiProgress *progress, const SumiOutcome *outcome)
{
  char *key = sumi_outcome_has_card (outcome)
                  ? sumi_card_make_key (outcome->position, outcome->task)
                  : make_place_key (outcome->pack, outcome->item, outcome->step);

  return g_hash_table_add (progress->met, key);
}

/* The days until DAY since what RECORD rests on. */
static int
count_days (const SumiRatingRecord *record, int day)
{
  return record->n_rated == 0
           ? 0
           : sumi_day_count_since (record->day, record->latest_day, day);
}

/* The clock is set back to DAY. If that fits all but the latest day of RECORD, the clock was ahead
 * then, and fewer days had passed. */
static void
correct (SumiRatingRecord *record, int day)
{
  int right_day = MAX (day, record->earlier_day);

  if (record->earlier.deviation <= 0 || day >= record->latest_day - 1
      || day < record->earlier_day - 1)
    return;
  record->rating = sumi_rating_correct (record->rating, record->earlier,
                                        record->latest_day - record->earlier_day,
                                        right_day - record->earlier_day);
  record->day = record->latest_day = right_day;
}

/* Moves the rating of RECORD by an attempt or a game of that SCORE on DAY, as sumi_rating_attempt()
 * does. */
static void
rate (SumiRatingRecord *record, int fixed_rating, double score, int day)
{
  SumiRating before;

  correct (record, day);
  before = record->rating;
  record->rating = sumi_rating_attempt (before, fixed_rating, score, count_days (record, day));
  if (record->n_rated > 0 && day > record->latest_day)
    {
      record->earlier = before;
      record->earlier_day = record->latest_day;
    }
  record->day = day;
  record->latest_day = record->n_rated == 0 ? day : MAX (record->latest_day, day);
  record->n_rated++;
}

static void
rate_exercise (SumiRatingRecord *record, const SumiOutcome *outcome)
{
  rate (record, outcome->rating, sumi_outcome_is_first_try (outcome) ? 1 : 0, outcome->day);
}

/* However much help was taken: the rating says which level the learner can play on even terms with
 * that help. */
static void
rate_game (SumiRatingRecord *record, const SumiOutcome *outcome)
{
  static const double scores[SUMI_N_RESULTS] = {
    [SUMI_RESULT_WON] = 1,
    [SUMI_RESULT_DRAWN] = 0.5,
    [SUMI_RESULT_LOST] = 0,
  };

  rate (record, outcome->rating, scores[outcome->result], outcome->day);
}

static void
apply_to_theme (SumiProgress *progress, const char *name, const SumiOutcome *outcome)
{
  SumiThemeStatistics *theme = g_hash_table_lookup (progress->themes, name);
  SumiThemeDay *day;

  if (theme == NULL)
    {
      theme = theme_new (name);
      g_hash_table_insert (progress->themes, theme->theme, theme);
    }
  day = ensure_day (theme->days, sizeof *day, outcome->day);
  if (sumi_outcome_is_first_try (outcome))
    {
      theme->n_right++;
      day->n_right++;
    }
  else
    {
      theme->n_wrong++;
      day->n_wrong++;
    }
  theme->milliseconds += outcome->milliseconds;
  if (outcome->rating > 0)
    rate_exercise (&theme->rating, outcome);
}

/* Ratings and themes take the first attempt at each exercise only. */
static void
apply_to_themes (SumiProgress *progress, const SumiOutcome *outcome)
{
  if (!meet (progress, outcome))
    return;
  if (outcome->rating > 0)
    rate_exercise (&progress->rating, outcome);
  for (guint i = 0; outcome->themes[i] != NULL; i++)
    apply_to_theme (progress, outcome->themes[i], outcome);
}

static void
count_attempt (SumiDayStatistics *day, const SumiOutcome *outcome)
{
  day->n_attempts++;
  day->n_solved += outcome->is_solved ? 1 : 0;
  day->n_first += sumi_outcome_is_first_try (outcome) ? 1 : 0;
  if (outcome->kind == SUMI_OUTCOME_REVIEW)
    {
      day->n_reviews++;
      day->n_remembered += sumi_outcome_get_grade (outcome) != SUMI_GRADE_AGAIN ? 1 : 0;
    }
}

/* Counts the game OUTCOME N times more on its day: 1, or -1 where it counts no longer. Its time was
 * spent all the same. */
static void
count_game (SumiProgress *progress, const SumiOutcome *outcome, int n)
{
  SumiDayStatistics *day
    = ensure_day (progress->days, sizeof (SumiDayStatistics), outcome->day);

  day->n_games += n;
  day->n_won += outcome->result == SUMI_RESULT_WON ? n : 0;
  day->n_drawn += outcome->result == SUMI_RESULT_DRAWN ? n : 0;
  day->n_lost += outcome->result == SUMI_RESULT_LOST ? n : 0;
  for (int i = 0; i < SUMI_N_GAME_PHASES; i++)
    day->lost[i] += (gint64) n * outcome->lost[i];
}

/* A game that was given up can be taken back and played on: if it is the last one, it counts as it
 * ended last. */
static void
apply_to_games (SumiProgress *progress, const SumiOutcome *outcome)
{
  const SumiOutcome *last = progress->last_game;

  if (last != NULL && outcome->item[0] != '\0' && g_str_equal (last->item, outcome->item))
    {
      progress->games_rating = progress->earlier_rating;
      count_game (progress, last, -1);
    }
  sumi_outcome_free (progress->last_game);
  progress->last_game = sumi_outcome_copy (outcome);
  progress->earlier_rating = progress->games_rating;
  if (outcome->rating > 0 && outcome->result != SUMI_RESULT_NONE)
    rate_game (&progress->games_rating, outcome);
  count_game (progress, outcome, 1);
}

/* Whether OUTCOME is that of a match or of a test, which is kept as a drill of a pack: the time of
 * either is that of its games or exercises, which are outcomes of their own. */
static gboolean
is_sum (const SumiOutcome *outcome)
{
  return outcome->kind == SUMI_OUTCOME_MATCH
         || (outcome->kind == SUMI_OUTCOME_DRILL && outcome->pack[0] != '\0');
}

static void
add_drill_round (SumiProgress *progress, const SumiOutcome *outcome)
{
  const SumiDrillRound round = { outcome->day, outcome->margin, outcome->milliseconds };
  GArray *rounds = g_hash_table_lookup (progress->drills, outcome->item);

  if (rounds == NULL)
    {
      rounds = g_array_new (FALSE, TRUE, sizeof round);
      g_hash_table_insert (progress->drills, g_strdup (outcome->item), rounds);
    }
  g_array_append_val (rounds, round);
}

/* The progress of a learner who has not done anything yet. */
SumiProgress *
sumi_progress_new (void)
{
  SumiProgress *progress = g_new0 (SumiProgress, 1);

  progress->exercises = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, exercise_free);
  progress->cards = sumi_cards_new ();
  progress->met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  progress->themes = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, theme_free);
  progress->drills =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  progress->days = g_array_new (FALSE, TRUE, sizeof (SumiDayStatistics));
  progress->rating.rating = SUMI_RATING_START;
  progress->games_rating.rating = SUMI_RATING_GAMES_START;
  return progress;
}

void
sumi_progress_free (SumiProgress *progress)
{
  if (progress == NULL)
    return;
  g_hash_table_unref (progress->exercises);
  g_hash_table_unref (progress->cards);
  g_hash_table_unref (progress->met);
  g_hash_table_unref (progress->themes);
  g_hash_table_unref (progress->drills);
  g_array_unref (progress->days);
  sumi_outcome_free (progress->last_game);
  g_free (progress);
}

/* Takes in what happened next. OUTCOME is valid and has its time and day. */
void
sumi_progress_apply (SumiProgress *progress, const SumiOutcome *outcome)
{
  SumiDayStatistics *day;
  gboolean is_introduced = FALSE;

  progress->n_outcomes++;
  progress->last_day = outcome->day;
  if (sumi_outcome_has_card (outcome))
    is_introduced = sumi_cards_apply (progress->cards, outcome);
  if (outcome->kind == SUMI_OUTCOME_ADD_CARD || outcome->kind == SUMI_OUTCOME_DROP_CARD)
    return;
  if (outcome->item[0] != '\0' && outcome->kind != SUMI_OUTCOME_DRILL)
    apply_to_mark (progress, outcome);
  if (sumi_outcome_is_attempt (outcome))
    apply_to_themes (progress, outcome);
  if (outcome->kind == SUMI_OUTCOME_GAME)
    apply_to_games (progress, outcome);

  day = ensure_day (progress->days, sizeof *day, outcome->day);
  if (sumi_outcome_is_attempt (outcome))
    count_attempt (day, outcome);
  else if (outcome->kind == SUMI_OUTCOME_STEP)
    day->n_read++;
  else if (outcome->kind == SUMI_OUTCOME_DRILL)
    add_drill_round (progress, outcome);
  day->n_introduced += is_introduced ? 1 : 0;
  if (!is_sum (outcome))
    day->milliseconds += outcome->milliseconds;
  day->rating = sumi_progress_get_rating (progress, outcome->day, NULL);
}

/* How many outcomes were applied. */
guint
sumi_progress_get_n_outcomes (const SumiProgress *progress)
{
  return progress->n_outcomes;
}

/* The day of what was recorded last, which is not the latest one if the clock was set back; 0 if
 * nothing was. */
int
sumi_progress_get_last_day (const SumiProgress *progress)
{
  return progress->last_day;
}

/* What became of an exercise; STEP is NULL or "" outside of lessons. */
SumiMark
sumi_progress_get_mark (const SumiProgress *progress,
                        const char *pack,
                        const char *item,
                        const char *step)
{
  const SumiExerciseRecord *exercise = sumi_progress_get_exercise (progress, pack, item, step);

  return exercise != NULL ? exercise->mark : SUMI_MARK_NONE;
}

/* All that is known of an exercise; NULL if it was never tried. */
const SumiExerciseRecord *
sumi_progress_get_exercise (const SumiProgress *progress,
                            const char *pack,
                            const char *item,
                            const char *step)
{
  g_autofree char *key = make_place_key (pack, item, step);

  return g_hash_table_lookup (progress->exercises, key);
}

/* How many exercises were tried, each counted once, whatever packs it is in; no games, and no steps
 * that were only read. */
guint
sumi_progress_get_n_exercises (const SumiProgress *progress)
{
  return g_hash_table_size (progress->met);
}

/* The rating over all themes, as certain as it is on DAY; OUT_N_RATED, which may be NULL, gets the
 * attempts in it. Show it only if sumi_rating_is_shown(). */
SumiRating
sumi_progress_get_rating (const SumiProgress *progress, int day, guint *out_n_rated)
{
  SumiRatingRecord record = progress->rating;

  if (out_n_rated != NULL)
    *out_n_rated = record.n_rated;
  correct (&record, day);
  return sumi_rating_wait (record.rating, count_days (&record, day));
}

/* How strong the learner is in games, on the scale of the levels. */
SumiRating
sumi_progress_get_games_rating (const SumiProgress *progress)
{
  return progress->games_rating.rating;
}

/* The task of the last game if that is ITEM and ended before it was over on the board, so that it
 * counts as it ends once more if it is played on; otherwise NULL. */
const char *
sumi_progress_get_left_game (const SumiProgress *progress, const char *item)
{
  const SumiOutcome *last = progress->last_game;

  return last != NULL && last->is_shown && g_str_equal (last->item, item) ? last->task : NULL;
}

static int
compare_themes (gconstpointer a, gconstpointer b)
{
  const SumiThemeStatistics *const *left = a, *const *right = b;

  return strcmp ((*left)->theme, (*right)->theme);
}

/* A new array of const SumiThemeStatistics, by name. */
GPtrArray *
sumi_progress_list_themes (const SumiProgress *progress)
{
  GPtrArray *themes = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, progress->themes);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    g_ptr_array_add (themes, value);
  g_ptr_array_sort (themes, compare_themes);
  return themes;
}

/* Whether there were enough first tries of both ways to say how well THEME goes. */
gboolean
sumi_theme_is_clear (const SumiThemeStatistics *theme)
{
  return theme->n_right >= SUMI_CLEAR_FIRST_TRIES && theme->n_wrong >= SUMI_CLEAR_FIRST_TRIES;
}

/* The days on which something was done, of SumiDayStatistics, by day. */
const GArray *
sumi_progress_get_days (const SumiProgress *progress)
{
  return progress->days;
}

/* What was done on DAY; NULL if nothing was. */
const SumiDayStatistics *
sumi_progress_get_day (const SumiProgress *progress, int day)
{
  for (guint i = progress->days->len; i > 0; i--)
    {
      const SumiDayStatistics *found = &g_array_index (progress->days, SumiDayStatistics, i - 1);

      if (found->day <= day)
        return found->day == day ? found : NULL;
    }
  return NULL;
}

/* The rounds of the drill NAME, of SumiDrillRound, in their order; NULL if there is none. */
const GArray *
sumi_progress_get_drill (const SumiProgress *progress, const char *name)
{
  return g_hash_table_lookup (progress->drills, name);
}

/* The highest score of the rounds of the drill NAME; -1 if there is none. */
int
sumi_progress_get_best (const SumiProgress *progress, const char *name)
{
  const GArray *rounds = sumi_progress_get_drill (progress, name);
  int best = -1;

  for (guint i = 0; rounds != NULL && i < rounds->len; i++)
    best = MAX (best, g_array_index (rounds, SumiDrillRound, i).score);
  return best;
}
