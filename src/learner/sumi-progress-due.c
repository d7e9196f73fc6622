/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-progress-private.h"

#include <string.h>

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
