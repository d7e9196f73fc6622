/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exercise-fixture.h"

#include "sumi-pack-reader.h"

/* The pack in the text JSON, which has no mistake. */
SumiPack *
exercise_read_pack (const char *json)
{
  g_autoptr (GPtrArray) mistakes
    = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
  SumiPack *pack = sumi_pack_read_data (json, strlen (json), SUMI_PACK_READ_DEFAULT, mistakes);

  for (guint i = 0; i < mistakes->len; i++)
    g_test_message ("%s", ((SumiMistake *) mistakes->pdata[i])->message);
  g_assert_nonnull (pack);
  return pack;
}

/* An attempt at the puzzle INDEX of the pack in JSON, in which nothing is waited for. */
SumiAttempt *
exercise_begin (const char *json, guint index)
{
  g_autoptr (SumiPack) pack = exercise_read_pack (json);
  SumiAttempt *attempt = sumi_attempt_new (pack, sumi_pack_get_puzzle (pack, index)->exercise);

  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 0, 0 });
  return attempt;
}

/* Waits until no search runs, and no opponent thinks. */
void
exercise_wait (SumiAttempt *attempt)
{
  while (sumi_attempt_is_searching (attempt))
    g_main_context_iteration (NULL, TRUE);
}

SumiSquare
exercise_square (const char *name)
{
  SumiSquare found;

  g_assert_true (sumi_square_from_name (name, &found));
  return found;
}

void
exercise_assert_feedback (SumiAttempt *attempt, SumiAttemptState state, SumiFeedbackKind kind)
{
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, state);
  g_assert_cmpint (sumi_attempt_get_feedback (attempt)->kind, ==, kind);
}
