/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exercise-fixture.h"

#include "said.h"
#include "sumi-pack-reader.h"
#include "written.h"

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

/* Everything that is visible of ATTEMPT but what is said. */
static GString *
describe_state (SumiAttempt *attempt)
{
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
  return text;
}

/* Everything that is visible of ATTEMPT. The caller frees it. */
static char *
describe (gpointer object)
{
  SumiAttempt *attempt = object;
  GString *text = describe_state (attempt);

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

/* Does in ATTEMPT what BYTE stands for: anything that a learner can do, of use or not. */
void
exercise_act (SumiAttempt *attempt, uint8_t byte)
{
  if (byte < 128)
    {
      sumi_attempt_choose (attempt, (SumiSquare) (byte & 63));
      return;
    }
  switch (byte % 16)
    {
    case 0:
    case 1:
    case 2:
      sumi_attempt_answer_number (attempt, byte / 16);
      break;
    case 3:
    case 4:
      sumi_attempt_answer_option (attempt, byte / 16 - 8);
      break;
    case 5:
    case 6:
      if (sumi_attempt_can_hand_over (attempt))
        sumi_attempt_hand_over (attempt);
      break;
    case 7:
      if (sumi_attempt_can_show_missing (attempt))
        sumi_attempt_show_missing (attempt);
      break;
    case 8:
    case 9:
      sumi_attempt_go_on (attempt);
      break;
    case 10:
      if (sumi_attempt_can_undo (attempt))
        sumi_attempt_undo (attempt);
      break;
    case 11:
      sumi_attempt_restart (attempt);
      break;
    case 12:
      if (sumi_attempt_can_hint (attempt))
        sumi_attempt_hint (attempt);
      break;
    case 13:
      if (sumi_attempt_can_show_solution (attempt))
        sumi_attempt_show_solution (attempt);
      break;
    case 14:
      sumi_attempt_cancel_search (attempt);
      break;
    default:
      sumi_attempt_search_again (attempt);
    }
}

/* Adds everything that is visible of ATTEMPT, and how much effort it took. */
void
exercise_pin (Pinned *pinned, SumiAttempt *attempt)
{
  const SumiEffort *effort = sumi_attempt_get_effort (attempt);
  g_autoptr (GString) state = describe_state (attempt);
  SumiReasons reasons;
  gboolean has_why = sumi_attempt_find_why (attempt, &reasons);

  pinned_add (pinned, "%swhy %d, %d wrong, %d hints, plainness %d, shown %d %d, %d undone, side %d",
              state->str, has_why, effort->n_wrong, effort->n_hints, effort->plainness,
              effort->was_shown, sumi_attempt_was_shown (attempt), effort->n_undone,
              sumi_attempt_get_side (attempt));
  said_pin (pinned, sumi_attempt_get_feedback (attempt));
}

void
exercise_assert_feedback (SumiAttempt *attempt, SumiAttemptState state, SumiFeedbackKind kind)
{
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, state);
  g_assert_cmpint (sumi_attempt_get_feedback (attempt)->kind, ==, kind);
  exercise_assert_told (attempt);
}
