/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-progress-private.h"

#include "sumi-day.h"

static void
card_free (gpointer data)
{
  SumiCard *card = data;

  g_free (card->position);
  g_free (card->task);
  g_free (card->pack);
  g_free (card->item);
  g_free (card->step);
  g_strfreev (card->themes);
  g_free (card);
}

static void
replace_string (char **string, const char *value)
{
  if (g_strcmp0 (*string, value) == 0)
    return;
  g_free (*string);
  *string = g_strdup (value);
}

/* Stores where CARD was asked last, since packs may move it. */
static void
set_place (SumiCard *card, const SumiOutcome *outcome)
{
  replace_string (&card->pack, outcome->pack);
  replace_string (&card->item, outcome->item);
  replace_string (&card->step, outcome->step);
  g_strfreev (card->themes);
  card->themes = g_strdupv (outcome->themes);
  card->rating = outcome->rating;
}

static SumiCard *
add_card (GHashTable *cards, char *key, const SumiOutcome *outcome)
{
  SumiCard *card = g_new0 (SumiCard, 1);

  card->position = g_strdup (outcome->position);
  card->task = g_strdup (outcome->task);
  card->last_day = outcome->day;
  card->due_day = outcome->day + 1;
  g_hash_table_insert (cards, key, card);
  return card;
}

static SumiFsrsState
step (SumiFsrsState memory, int days, SumiGrade grade)
{
  return sumi_fsrs_step (&SUMI_FSRS_DEFAULT, memory, days, grade, FALSE);
}

/* Called when the clock was set back to DAY. If the answers before the last one are not after DAY,
 * the clock was ahead at the last one, which then counts as given on DAY. */
static void
correct_last (SumiCard *card, int day)
{
  if (card->n_reviews < 2 || day < card->earlier_day - 1)
    return;
  card->memory
    = step (card->earlier_memory, MAX (day - card->earlier_day, 0), card->last_grade);
  card->latest_day = MAX (day, card->earlier_day);
}

/* Updates the memory of CARD by an answer. Only the first answer of a day is graded: a second one
 * shows only what was remembered for some minutes. If the clock was set back, the answer counts as
 * one of the day of the last answer, and the schedule goes on from today. */
static void
grade (SumiCard *card, SumiGrade grade, int day)
{
  if (card->n_reviews > 0 && day == card->last_day)
    return;
  if (card->n_reviews == 0)
    card->latest_day = day;
  else if (day < card->last_day - 1)
    correct_last (card, day);
  if (grade == SUMI_GRADE_AGAIN && card->n_reviews > 0)
    card->n_lapses++;
  card->earlier_memory = card->memory;
  card->earlier_day = card->latest_day;
  card->last_grade = grade;
  card->memory = step (
      card->memory, sumi_day_count_since (card->last_day, card->latest_day, day), grade);
  card->last_day = day;
  card->latest_day = MAX (card->latest_day, day);
  card->due_day = day
                  + sumi_fsrs_get_interval (&SUMI_FSRS_DEFAULT, card->memory.stability,
                                            SUMI_FSRS_RETENTION, SUMI_FSRS_MAX_INTERVAL);
  card->n_reviews++;
}

/* A table of SumiCard by their keys, for sumi_cards_apply(). */
GHashTable *
sumi_cards_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, card_free);
}

/* The key of a card. */
char *
sumi_card_make_key (const char *position, const char *task)
{
  return g_strconcat (position, "\n", task, NULL);
}

/* Updates CARDS by OUTCOME, which has a card: an attempt that failed or needed help adds one, and
 * each attempt at an exercise that has one moves its schedule. Returns whether a card that was
 * added by hand was asked for the first time. */
gboolean
sumi_cards_apply (GHashTable *cards, const SumiOutcome *outcome)
{
  g_autofree char *key = sumi_card_make_key (outcome->position, outcome->task);
  SumiCard *card = g_hash_table_lookup (cards, key);
  gboolean is_attempt = sumi_outcome_is_attempt (outcome);
  gboolean is_introduced;

  if (!is_attempt && outcome->kind != SUMI_OUTCOME_ADD_CARD
      && outcome->kind != SUMI_OUTCOME_DROP_CARD)
    return FALSE;
  if (card == NULL)
    {
      if (is_attempt && sumi_outcome_get_grade (outcome) >= SUMI_GRADE_GOOD)
        return FALSE;
      card = add_card (cards, g_steal_pointer (&key), outcome);
      is_introduced = FALSE;
    }
  else
    is_introduced = is_attempt && !card->is_out && card->n_reviews == 0;
  set_place (card, outcome);
  if (!is_attempt)
    card->is_out = outcome->kind == SUMI_OUTCOME_DROP_CARD;
  else if (!card->is_out)
    grade (card, sumi_outcome_get_grade (outcome), outcome->day);
  return is_introduced;
}
