/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a store of 100,000 outcomes takes to be opened, asked, backed up and written anew. */

#include <glib/gstdio.h>

#include "learner-fixture.h"
#include "sumi-learner.h"

#define N_OUTCOMES 100000
#define N_ITEMS 5000
#define N_PER_DAY 40
#define FIRST_DAY 18000

static gint64 started;

static void
start (void)
{
  started = g_get_monotonic_time ();
}

static void
stop (const char *what)
{
  g_print ("%-40s %8.1f ms\n", what, (double) (g_get_monotonic_time () - started) / 1000);
}

/* Seven years of a diligent learner: themes, ratings and cards of thousands of exercises. */
static GPtrArray *
make_outcomes (void)
{
  GPtrArray *outcomes = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  g_autoptr (GRand) source = g_rand_new_with_seed (1);

  for (guint i = 0; i < N_OUTCOMES; i++)
    {
      SumiOutcome *outcome = fixture_random (source, FIRST_DAY + (int) (i / N_PER_DAY));
      g_autofree char *position = NULL;

      g_free (outcome->item);
      outcome->item = g_strdup_printf ("item-%d", g_rand_int_range (source, 0, N_ITEMS));
      position = g_strdup_printf ("%064d", (int) g_str_hash (outcome->item));
      if (sumi_outcome_has_card (outcome))
        sumi_outcome_set_card (outcome, position, "{\"type\":\"best\",\"measure\":\"score\"}");
      g_ptr_array_add (outcomes, outcome);
    }
  return outcomes;
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "progress.sqlite", NULL);
  g_autoptr (GPtrArray) outcomes = make_outcomes ();
  SumiLearner *learner = sumi_learner_open (folder, NULL, NULL);
  const int today = FIRST_DAY + N_OUTCOMES / N_PER_DAY;
  gboolean was_right;
  GStatBuf status;
  guint n_due;

  start ();
  g_assert_true (sumi_learner_record_all (learner, outcomes, NULL));
  stop ("record 100,000 outcomes at once");
  g_object_unref (learner);
  g_stat (path, &status);
  g_print ("%-40s %8.1f MiB\n", "size of the file", (double) status.st_size / (1 << 20));

  start ();
  learner = sumi_learner_open (folder, NULL, NULL);
  stop ("open, with quick_check and replay");
  start ();
  n_due = sumi_progress_count_due (sumi_learner_get_progress (learner), today);
  stop ("count what is due");
  g_print ("%-40s %8u\n", "due", n_due);
  start ();
  g_ptr_array_unref (
      sumi_progress_list_due (sumi_learner_get_progress (learner), today, 50, NULL, NULL));
  stop ("list what is due");
  start ();
  for (guint i = 0; i < 2000; i++)
    {
      char item[32];

      g_snprintf (item, sizeof item, "item-%u", i);
      sumi_progress_get_mark (sumi_learner_get_progress (learner), "pack", item, NULL);
    }
  stop ("2,000 marks");
  start ();
  g_assert_true (sumi_learner_record (learner, outcomes->pdata[0], NULL));
  stop ("record one outcome");
  start ();
  g_assert_true (sumi_learner_back_up (learner, NULL));
  stop ("back up");
  start ();
  g_assert_true (sumi_learner_rebuild (learner, &was_right, NULL));
  stop ("back up, write anew, replay, compare");
  g_object_unref (learner);
  fixture_remove_folder (folder);
  return was_right ? 0 : 1;
}
