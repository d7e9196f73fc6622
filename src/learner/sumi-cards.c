/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "sumi-progress-private.h"

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
      card->memory, sumi_progress_count_days (card->last_day, card->latest_day, day), grade);
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

/* What is to be repeated with POSITION and TASK, taken out or not; NULL if it never was. */
const SumiCard *
sumi_progress_get_card (const SumiProgress *progress, const char *position, const char *task)
{
  g_autofree char *key = sumi_card_make_key (position, task);

  return g_hash_table_lookup (progress->cards, key);
}

static int
compare_cards (gconstpointer a, gconstpointer b)
{
  const SumiCard *left = *(const SumiCard *const *) a, *right = *(const SumiCard *const *) b;
  int order;

  if ((left->n_reviews == 0) != (right->n_reviews == 0))
    return left->n_reviews == 0 ? 1 : -1;
  if (left->due_day != right->due_day)
    return left->due_day < right->due_day ? -1 : 1;
  order = strcmp (left->position, right->position);
  return order != 0 ? order : strcmp (left->task, right->task);
}

/* The day on which CARD is due, as seen on DAY. If it was last answered more than a day after DAY,
 * which no time zone explains, the clock was ahead then, and the card is due on DAY at the
 * latest. */
static int
get_due_day (const SumiCard *card, int day)
{
  return card->last_day - 1 > day ? MIN (card->due_day, day) : card->due_day;
}

/* The cards that are not out and due by DAY, the longest due first, and those not asked yet last.
 */
static GPtrArray *
list_due_by (const SumiProgress *progress, int day)
{
  GPtrArray *cards = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, progress->cards);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const SumiCard *card = value;

      if (!card->is_out && get_due_day (card, day) <= day)
        g_ptr_array_add (cards, value);
    }
  g_ptr_array_sort (cards, compare_cards);
  return cards;
}

/* How many of the cards that were never asked may still be asked on DAY. */
static guint
count_new_left (const SumiProgress *progress, int day)
{
  const SumiDayStatistics *done = sumi_progress_get_day (progress, day);
  guint n_introduced = done != NULL ? done->n_introduced : 0;

  return SUMI_NEW_CARDS_PER_DAY - MIN (n_introduced, SUMI_NEW_CARDS_PER_DAY);
}

/* A new array of const SumiCard: all that are to be repeated, whenever they are due, in the order
 * in which they come. */
GPtrArray *
sumi_progress_list_cards (const SumiProgress *progress)
{
  return list_due_by (progress, G_MAXINT);
}

/* A new array of const SumiCard, at most MAX: those that are due on DAY, the longest due first,
 * then those that were never asked, at most SUMI_NEW_CARDS_PER_DAY a day. Cards for which FUNC
 * returns FALSE, called with DATA, are left out; FUNC may be NULL. */
GPtrArray *
sumi_progress_list_due (
    const SumiProgress *progress, int day, guint max, SumiCardFunc func, gpointer data)
{
  g_autoptr (GPtrArray) due = list_due_by (progress, day);
  GPtrArray *cards = g_ptr_array_new ();
  guint n_new_left = count_new_left (progress, day);

  for (guint i = 0; i < due->len && cards->len < max; i++)
    {
      const SumiCard *card = due->pdata[i];

      if (card->n_reviews == 0 && n_new_left == 0)
        break;
      if (func != NULL && !func (card, data))
        continue;
      n_new_left -= card->n_reviews == 0 ? 1 : 0;
      g_ptr_array_add (cards, due->pdata[i]);
    }
  return cards;
}

/* OUT_COUNTS[i] gets the number of cards that become due i days after DAY, for each i below N_DAYS;
 * the first one includes those that have been due since earlier days. Cards that were never asked
 * count on the days on which sumi_progress_list_due() would list them. FUNC and DATA are as
 * there. */
void
sumi_progress_forecast (const SumiProgress *progress,
                        int day,
                        guint n_days,
                        SumiCardFunc func,
                        gpointer data,
                        guint *out_counts)
{
  g_autofree guint *n_new = g_new0 (guint, n_days);
  guint n_waiting = 0;
  GHashTableIter iter;
  gpointer value;

  memset (out_counts, 0, n_days * sizeof *out_counts);
  g_hash_table_iter_init (&iter, progress->cards);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const SumiCard *card = value;
      guint after = (guint) MAX (get_due_day (card, day) - day, 0);

      if (!card->is_out && after < n_days && (func == NULL || func (card, data)))
        (card->n_reviews == 0 ? n_new : out_counts)[after]++;
    }
  for (guint i = 0; i < n_days; i++)
    {
      guint n_asked = MIN (n_waiting + n_new[i], count_new_left (progress, day + (int) i));

      n_waiting += n_new[i] - n_asked;
      out_counts[i] += n_asked;
    }
}

/* How many cards sumi_progress_list_due() would list on DAY if it were not limited. */
guint
sumi_progress_count_due (const SumiProgress *progress, int day)
{
  guint n_due;

  sumi_progress_forecast (progress, day, 1, NULL, NULL, &n_due);
  return n_due;
}
