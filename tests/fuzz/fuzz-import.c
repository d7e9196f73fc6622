/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of an exported learner: what is read is the same when it is written and read again, and
 * a store takes it and gives it back. */

#include <string.h>

#include "fuzz.h"
#include "sumi-learner-export.h"
#include "sumi-learner.h"
#include "sumi-mistake.h"

static gboolean
compare_cb (const SumiOutcome *outcome, gpointer data)
{
  const SumiOutcome ***next = data;

  g_assert_true (sumi_outcome_equal (outcome, *(*next)++));
  return TRUE;
}

/* A store in memory takes all of LEARNER, and what it derives from it is as if derived anew. */
static void
assert_recorded (const SumiLearnerExport *learner)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SumiLearner) store = sumi_learner_open (NULL, NULL, &error);
  const SumiOutcome **next = (const SumiOutcome **) learner->outcomes->pdata;
  gboolean was_right;

  g_assert_no_error (error);
  sumi_learner_record_all (store, learner->outcomes, &error);
  g_assert_no_error (error);
  sumi_learner_keep_games (store, learner->games, &error);
  g_assert_no_error (error);
  sumi_learner_read (store, compare_cb, &next, &error);
  g_assert_no_error (error);
  g_assert_true (next == (const SumiOutcome **) learner->outcomes->pdata + learner->outcomes->len);
  sumi_learner_rebuild (store, &was_right, &error);
  g_assert_no_error (error);
  g_assert_true (was_right);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiLearnerExport) learner
      = sumi_learner_export_from_json ((const char *) data, size, mistakes);
  g_autoptr (SumiLearnerExport) again = NULL;
  g_autofree char *text = NULL, *text_again = NULL, *csv = NULL;

  g_assert_true ((learner == NULL) == (mistakes->len > 0));
  if (learner == NULL)
    return 0;
  text = sumi_learner_export_to_json (learner);
  again = sumi_learner_export_from_json (text, strlen (text), mistakes);
  g_assert_nonnull (again);
  text_again = sumi_learner_export_to_json (again);
  g_assert_cmpstr (text, ==, text_again);
  csv = sumi_learner_export_to_csv (learner);
  g_assert_true (g_utf8_validate (csv, -1, NULL));
  assert_recorded (learner);
  return 0;
}
