/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes as what a learner does in an exercise of each kind: whatever is pressed, everything that is
 * visible was told, the board follows the rules, and one can begin anew. */

#include "exercise-fixture.h"
#include "fuzz.h"
#include "sumi-moves.h"

enum
{
  N_HEAD = 2, /* bytes that say which exercise, and how */
  MAX_ACTIONS = 60,
};

static void
assert_sound (SumiAttempt *attempt)
{
  SumiPosition position = sumi_attempt_get_position (attempt);
  SumiReasons reasons;
  SumiSquare move;

  g_assert_cmphex (position.own & position.opponent, ==, 0);
  g_assert_true (sumi_attempt_get_state (attempt) != SUMI_ATTEMPT_JUDGING);
  exercise_assert_told (attempt);
  sumi_attempt_find_why (attempt, &reasons);
  sumi_attempt_get_replay (attempt, &move);
}

static SumiPack *
get_pack (void)
{
  static SumiPack *pack;
  g_autofree char *text = NULL;

  if (pack != NULL)
    return pack;
  g_assert_true (g_file_get_contents (EXERCISES, &text, NULL, NULL));
  pack = exercise_read_pack (text);
  return pack;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  SumiPack *pack = get_pack ();
  g_autoptr (SumiAttempt) attempt = NULL;
  const SumiExercise *exercise;
  SumiPosition begun;

  if (size < N_HEAD)
    return 0;
  g_random_set_seed (data[1]);
  exercise = sumi_pack_get_puzzle (pack, data[0] % pack->puzzles->len)->exercise;
  attempt = sumi_attempt_new (pack, exercise);
  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 0, 0 });
  sumi_attempt_set_every_reply (attempt, (data[1] & 1) != 0);
  sumi_attempt_set_test (attempt, (data[1] & 2) != 0);
  exercise_wait (attempt);
  begun = sumi_attempt_get_position (attempt);
  for (size_t i = N_HEAD; i < size && i < N_HEAD + MAX_ACTIONS; i++)
    {
      exercise_act (attempt, data[i]);
      exercise_wait (attempt);
      assert_sound (attempt);
    }
  sumi_attempt_restart (attempt);
  exercise_wait (attempt);
  g_assert_true (sumi_position_equal (sumi_attempt_get_position (attempt), begun));
  return 0;
}
