/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-class-results.h"

#include <glib/gi18n-lib.h>

#include "sumi-words.h"

/* The results of any set can be read. */
G_STATIC_ASSERT (SUMI_PACK_MAX_CLASS <= SUMI_RESULTS_MAX_ENTRIES);

/* The results that outcomes are added to. */
typedef struct
{
  SumiResults *results;
  GHashTable *entries; /* from the item, or "item/step", to the SumiResultsEntry */
} Summing;

/* Adds N, not negative, to *SUM, up to MAX, beyond which results cannot be read: a learner that was
 * imported may say anything. */
static void
add_up (int *sum, int n, int max)
{
  *sum += MIN (n, max - *sum);
}

/* Adds what OUTCOME tells of one exercise of the set. */
static gboolean
add_outcome (const SumiOutcome *outcome, gpointer data)
{
  Summing *summing = data;
  g_autofree char *key = outcome->step[0] != '\0'
                             ? g_strdup_printf ("%s/%s", outcome->item, outcome->step)
                             : g_strdup (outcome->item);
  SumiResultsEntry *entry;

  if (!g_str_equal (outcome->pack, summing->results->set) || !sumi_outcome_is_attempt (outcome))
    return TRUE;
  entry = g_hash_table_lookup (summing->entries, key);
  if (entry == NULL)
    return TRUE;
  if (!sumi_results_entry_is_begun (entry))
    entry->is_first = sumi_outcome_is_first_try (outcome);
  entry->is_solved |= outcome->is_solved;
  entry->is_shown |= outcome->is_shown;
  add_up (&entry->tries, outcome->tries, SUMI_RESULTS_MAX_COUNT);
  add_up (&entry->hints, outcome->hints, SUMI_RESULTS_MAX_COUNT);
  add_up (&entry->seconds, (int) (outcome->milliseconds / 1000), SUMI_RESULTS_MAX_SECONDS);
  return TRUE;
}

/* Lists the exercises of ITEM: itself, or the steps of a lesson that ask something. */
static void
add_exercises (Summing *summing, const SumiItem *item)
{
  const char *title = sumi_text_get (item->title);

  if (item->exercise != NULL)
    g_hash_table_insert (summing->entries, g_strdup (item->id),
                         sumi_results_add (summing->results, item->id, title));
  for (guint i = 0; i < item->steps->len; i++)
    {
      const SumiStep *step = item->steps->pdata[i];
      char *key = g_strdup_printf ("%s/%u", item->id, i + 1);
      /* Translators: the title of a lesson and the number of a step. */
      g_autofree char *step_title = g_strdup_printf (_("%s, step %u"), title, i + 1);

      if (step->exercise != NULL)
        g_hash_table_insert (summing->entries, key,
                             sumi_results_add (summing->results, key, step_title));
      else
        g_free (key);
    }
}

static void
free_summing (gpointer data)
{
  Summing *summing = data;

  g_clear_pointer (&summing->results, sumi_results_free);
  g_hash_table_unref (summing->entries);
  g_free (summing);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Summing *summing = g_task_get_task_data (task);
  GError *error = NULL;

  if (sumi_study_read_finish (SUMI_STUDY (source), result, &error))
    g_task_return_pointer (task, g_steal_pointer (&summing->results),
                           (GDestroyNotify) sumi_results_free);
  else
    g_task_return_error (task, error);
}

/**
 * sumi_class_results_make_async: finds out what the learner of STUDY, or the guest, did with the
 * exercises of PACK until now.
 */
void
sumi_class_results_make_async (SumiStudy *study,
                               const SumiPack *pack,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (study, NULL, callback, user_data);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *saved = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *name = sumi_study_get_name (study);
  const char *pupil = name != NULL ? name : C_("learner", "Guest");
  Summing *summing = g_new (Summing, 1);

  summing->results = sumi_results_new (pupil, pack->id, sumi_text_get (pack->title), saved);
  summing->results->learner = g_strdup (sumi_study_get_learner_id (study));
  summing->entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < pack->items->len; i++)
    add_exercises (summing, pack->items->pdata[i]);
  g_task_set_task_data (task, summing, free_summing);
  sumi_study_read_async (study, add_outcome, summing, read_cb, g_object_ref (task));
}

/**
 * sumi_class_results_make_finish: the results, owned by the caller; NULL with ERROR, a sentence for
 * the user, if they are not known.
 */
SumiResults *
sumi_class_results_make_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * sumi_class_results_describe: what a pupil is told of a set that was given; owned by the caller.
 */
char *
sumi_class_results_describe (const SumiPackClass *for_class)
{
  g_autofree char *wrong = NULL;
  const char *hints = for_class->has_hints ? _("Hints may be taken.") : _("There are no hints.");

  if (for_class->wrong < 0)
    return g_strdup (hints);
  if (for_class->wrong == 0)
    wrong = g_strdup (_("None may be wrong at the first try."));
  else
    wrong = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                          "%d may be wrong at the first try.",
                                          "%d may be wrong at the first try.",
                                          (gulong) for_class->wrong),
                             for_class->wrong);
  return sumi_words_sentences ((const char *[]){ wrong, hints, NULL });
}

/**
 * sumi_class_results_sum_up: how far the learner is with the set PACK; owned by the caller.
 */
char *
sumi_class_results_sum_up (const SumiPack *pack, const SumiResults *results)
{
  guint n_begun = 0, n_done = 0, n_first = 0;

  for (guint i = 0; i < results->entries->len; i++)
    {
      const SumiResultsEntry *entry = results->entries->pdata[i];

      n_begun += sumi_results_entry_is_begun (entry);
      n_done += entry->is_solved || entry->is_shown;
      n_first += entry->is_first;
    }
  if (n_done == results->entries->len && pack->for_class.wrong >= 0)
    return g_strdup (n_done - n_first <= (guint) pack->for_class.wrong
                         ? _("Everything is done, and the set was passed.")
                         : _("Everything is done, but too many were wrong at the first try."));
  /* Translators: of the exercises of a set. */
  return g_strdup_printf (_("%u of %u begun, %u right at the first try."), n_begun,
                          results->entries->len, n_first);
}
