/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exercise-fixture.h"

#include "said.h"
#include "sumi-pack-reader.h"

/* The pack in the text JSON, which has no mistake. */
SumiPack *
exercise_read_pack (const char *json)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiPack *pack = sumi_pack_read_data (json, strlen (json), SUMI_PACK_READ_DEFAULT, mistakes);

  for (guint i = 0; i < mistakes->len; i++)
    g_test_message ("%s", ((SumiMistake *) mistakes->pdata[i])->message);
  g_assert_nonnull (pack);
  return pack;
}

/* Everything that is visible of ATTEMPT. The caller frees it. */
static char *
describe (gpointer object)
{
  SumiAttempt *attempt = object;
  SumiPosition position = sumi_attempt_get_position (attempt);
  GString *text = g_string_new (NULL);
  SumiSquare replayed = SUMI_SQUARE_NONE;
  gboolean has_replay = sumi_attempt_get_replay (attempt, &replayed) != NULL;

  g_string_append_printf (text, "state %d, own %" G_GINT64_MODIFIER "x, opponent %"
                          G_GINT64_MODIFIER "x, turn %d, marks %" G_GINT64_MODIFIER "x\n",
                          sumi_attempt_get_state (attempt), position.own, position.opponent,
                          position.turn, sumi_attempt_get_marks (attempt));
  g_string_append_printf (text, "last %d, undone %d, replay %d of %d, %u left, tried",
                          sumi_attempt_get_last_move (attempt),
                          sumi_attempt_get_undone_move (attempt), has_replay, replayed,
                          sumi_attempt_get_branches_left (attempt));
  for (int option = 0; option < sumi_attempt_get_exercise (attempt)->task.n_options; option++)
    g_string_append_printf (text, " %d", sumi_attempt_is_option_tried (attempt, option));
  g_string_append_printf (text, "\ncan hand over %d, show missing %d, undo %d, hint %d, solve %d\n",
                          sumi_attempt_can_hand_over (attempt),
                          sumi_attempt_can_show_missing (attempt), sumi_attempt_can_undo (attempt),
                          sumi_attempt_can_hint (attempt),
                          sumi_attempt_can_show_solution (attempt));
  g_string_append_printf (text, "%s\n%s", said_text (sumi_attempt_get_question (attempt)),
                          said_all (sumi_attempt_get_feedback (attempt)));
  return g_string_free (text, FALSE);
}

/* Everything that is visible is what it was when "changed" was last emitted, since this was first
 * called. */
void
exercise_assert_told (SumiAttempt *attempt)
{
  said_assert_told (attempt, describe);
}

/* An attempt at the puzzle INDEX of the pack in JSON, in which nothing is waited for. */
SumiAttempt *
exercise_begin (const char *json, guint index)
{
  g_autoptr (SumiPack) pack = exercise_read_pack (json);
  SumiAttempt *attempt = sumi_attempt_new (pack, sumi_pack_get_puzzle (pack, index)->exercise);

  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 0, 0 });
  exercise_assert_told (attempt);
  return attempt;
}

/* Waits until no search runs, and no opponent thinks. */
void
exercise_wait (SumiAttempt *attempt)
{
  while (sumi_attempt_is_searching (attempt))
    g_main_context_iteration (NULL, TRUE);
  exercise_assert_told (attempt);
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
  exercise_assert_told (attempt);
}
