/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "sumi-progress-private.h"

typedef gboolean (*EqualFunc) (gconstpointer a, gconstpointer b);

/* To the last bit: what is computed in the same order has no reason to differ. */
static gboolean
number_equal (double a, double b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

static gboolean
rating_equal (SumiRating a, SumiRating b)
{
  return number_equal (a.rating, b.rating) && number_equal (a.deviation, b.deviation)
         && number_equal (a.volatility, b.volatility);
}

static gboolean
rating_record_equal (const SumiRatingRecord *a, const SumiRatingRecord *b)
{
  return rating_equal (a->rating, b->rating) && a->n_rated == b->n_rated && a->day == b->day
         && a->latest_day == b->latest_day && rating_equal (a->earlier, b->earlier)
         && a->earlier_day == b->earlier_day;
}

static gboolean
exercise_equal (gconstpointer a, gconstpointer b)
{
  const SumiExerciseRecord *left = a, *right = b;

  return g_str_equal (left->pack, right->pack) && g_str_equal (left->item, right->item)
         && g_str_equal (left->step, right->step) && left->mark == right->mark
         && left->n_attempts == right->n_attempts && left->first_day == right->first_day
         && left->last_day == right->last_day && left->solved_day == right->solved_day
         && left->milliseconds == right->milliseconds;
}

static gboolean
card_equal (gconstpointer a, gconstpointer b)
{
  const SumiCard *left = a, *right = b;

  return g_str_equal (left->pack, right->pack) && g_str_equal (left->item, right->item)
         && g_str_equal (left->step, right->step)
         && g_strv_equal ((const char *const *) left->themes, (const char *const *) right->themes)
         && left->rating == right->rating && left->is_out == right->is_out
         && number_equal (left->memory.stability, right->memory.stability)
         && number_equal (left->memory.difficulty, right->memory.difficulty)
         && left->last_day == right->last_day && left->latest_day == right->latest_day
         && left->due_day == right->due_day && left->n_reviews == right->n_reviews
         && left->n_lapses == right->n_lapses;
}

static gboolean
theme_day_equal (const SumiThemeDay *a, const SumiThemeDay *b)
{
  return a->day == b->day && a->n_right == b->n_right && a->n_wrong == b->n_wrong;
}

static gboolean
theme_equal (gconstpointer a, gconstpointer b)
{
  const SumiThemeStatistics *left = a, *right = b;

  if (left->n_right != right->n_right || left->n_wrong != right->n_wrong
      || left->milliseconds != right->milliseconds
      || !rating_record_equal (&left->rating, &right->rating)
      || left->days->len != right->days->len)
    return FALSE;
  for (guint i = 0; i < left->days->len; i++)
    {
      if (!theme_day_equal (&g_array_index (left->days, SumiThemeDay, i),
                            &g_array_index (right->days, SumiThemeDay, i)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
drill_equal (gconstpointer a, gconstpointer b)
{
  GArray *left = (GArray *) a, *right = (GArray *) b;

  if (left->len != right->len)
    return FALSE;
  for (guint i = 0; i < left->len; i++)
    {
      const SumiDrillRound *left_round = &g_array_index (left, SumiDrillRound, i);
      const SumiDrillRound *right_round = &g_array_index (right, SumiDrillRound, i);

      if (left_round->day != right_round->day || left_round->score != right_round->score
          || left_round->milliseconds != right_round->milliseconds)
        return FALSE;
    }
  return TRUE;
}

static gboolean
day_equal (const SumiDayStatistics *a, const SumiDayStatistics *b)
{
  return a->day == b->day && a->n_attempts == b->n_attempts && a->n_solved == b->n_solved
         && a->n_first == b->n_first && a->n_read == b->n_read && a->n_reviews == b->n_reviews
         && a->n_remembered == b->n_remembered && a->n_introduced == b->n_introduced
         && a->n_games == b->n_games && a->n_won == b->n_won && a->n_drawn == b->n_drawn
         && a->n_lost == b->n_lost && memcmp (a->lost, b->lost, sizeof a->lost) == 0
         && a->milliseconds == b->milliseconds && rating_equal (a->rating, b->rating);
}

static gboolean
days_equal (GArray *a, GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      if (!day_equal (&g_array_index (a, SumiDayStatistics, i),
                      &g_array_index (b, SumiDayStatistics, i)))
        return FALSE;
    }
  return TRUE;
}

/* Whether both are NULL, or say the same. */
static gboolean
last_game_equal (const SumiOutcome *a, const SumiOutcome *b)
{
  return a == NULL || b == NULL ? a == b : sumi_outcome_equal (a, b);
}

static gboolean
any_equal (gconstpointer a, gconstpointer b)
{
  return TRUE;
}

/* Whether both tables have the same keys, with values that are EQUAL. */
static gboolean
table_equal (GHashTable *a, GHashTable *b, EqualFunc equal)
{
  GHashTableIter iter;
  gpointer key, value, other;

  if (g_hash_table_size (a) != g_hash_table_size (b))
    return FALSE;
  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      if (!g_hash_table_lookup_extended (b, key, NULL, &other) || !equal (value, other))
        return FALSE;
    }
  return TRUE;
}

/* Whether the same follows from both, to the last bit. */
gboolean
sumi_progress_equal (const SumiProgress *a, const SumiProgress *b)
{
  return a->n_outcomes == b->n_outcomes && a->last_day == b->last_day
         && rating_record_equal (&a->rating, &b->rating)
         && rating_record_equal (&a->games_rating, &b->games_rating)
         && rating_record_equal (&a->earlier_rating, &b->earlier_rating)
         && last_game_equal (a->last_game, b->last_game) && days_equal (a->days, b->days)
         && table_equal (a->exercises, b->exercises, exercise_equal)
         && table_equal (a->cards, b->cards, card_equal) && table_equal (a->met, b->met, any_equal)
         && table_equal (a->themes, b->themes, theme_equal)
         && table_equal (a->drills, b->drills, drill_equal);
}
