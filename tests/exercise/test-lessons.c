/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every built-in lesson has the parts that puzzles/README.md asks for, and every step of it is
 * walked through as a learner would: each right answer is accepted, each wrong one is refused with
 * a reason, demonstrations play to their end, and games can be won. */

#include <string.h>

#include "said.h"
#include "exercise-fixture.h"
#include "sumi-answer.h"
#include "sumi-engine.h"
#include "sumi-lesson-run.h"
#include "sumi-pack-reader.h"

/* No aim takes a strong player more games than this. */
#define MAX_GAMES 20
#define STRONG_LEVEL 8

/* The fewest exercises of a lesson, and of one that teaches rules. */
#define MIN_EXERCISES 8
#define MIN_EXERCISES_OF_RULES 6

static void
assert_wrong (SumiAttempt *attempt)
{
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_WRONG);
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), !=, "");
}

/* A move is refused with a reason, which names a square or a result. */
static void
assert_refuted (SumiAttempt *attempt)
{
  assert_wrong (attempt);
  g_assert_nonnull (strpbrk (said_headline (sumi_attempt_get_feedback (attempt)), "0123456789"));
}

static void
assert_solved (SumiAttempt *attempt)
{
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED,
                            sumi_attempt_was_shown (attempt) ? SUMI_FEEDBACK_RIGHT
                                                             : SUMI_FEEDBACK_SOLVED);
  g_assert_cmpstr (said_detail (sumi_attempt_get_feedback (attempt), 0), !=, "");
}

static void
restart (SumiAttempt *attempt)
{
  sumi_attempt_restart (attempt);
  exercise_wait (attempt);
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_YOUR_TURN);
}

/* The right moves of this turn, as the solution says them. */
static SumiBitboard
find_right_moves (SumiAttempt *attempt)
{
  exercise_wait (attempt);
  sumi_attempt_show_solution (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_SHOWN);
  return sumi_attempt_get_feedback (attempt)->good;
}

/* Every move of the position, and after each right one on until the exercise is solved. */
static void
answer_by_moves (SumiAttempt *attempt)
{
  SumiBitboard right = find_right_moves (attempt);
  SumiBitboard legal = sumi_position_legal_moves (sumi_attempt_get_position (attempt));

  g_assert_cmphex (right, !=, 0);
  g_assert_cmphex (right, !=, legal);
  SUMI_FOREACH_SQUARE (move, legal & ~right)
    {
      sumi_attempt_choose (attempt, (SumiSquare) move);
      exercise_wait (attempt);
      assert_refuted (attempt);
    }
  SUMI_FOREACH_SQUARE (move, right)
    {
      restart (attempt);
      sumi_attempt_choose (attempt, (SumiSquare) move);
      exercise_wait (attempt);
      while (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_YOUR_TURN)
        {
          g_assert_cmpint (sumi_attempt_get_feedback (attempt)->kind, ==, SUMI_FEEDBACK_REPLY);
          sumi_attempt_choose (attempt, sumi_bitboard_first (find_right_moves (attempt)));
          exercise_wait (attempt);
        }
      assert_solved (attempt);
    }
}

static void
hand_over (SumiAttempt *attempt, SumiBitboard squares)
{
  restart (attempt);
  SUMI_FOREACH_SQUARE (square, squares)
    sumi_attempt_choose (attempt, (SumiSquare) square);
  g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, squares);
  sumi_attempt_hand_over (attempt);
}

/* The right squares, and all that differ from them by one. */
static void
answer_by_squares (SumiAttempt *attempt)
{
  const SumiExercise *exercise = sumi_attempt_get_exercise (attempt);
  SumiPosition position = exercise->position;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiBitboard right = sumi_answer_find (&exercise->task, position, &budget).squares;
  SumiBitboard possible
    = exercise->task.type == SUMI_TASK_FLIP ? position.own | position.opponent : UINT64_MAX;

  hand_over (attempt, right);
  assert_solved (attempt);
  SUMI_FOREACH_SQUARE (square, possible)
    {
      hand_over (attempt, right ^ sumi_bitboard_of ((SumiSquare) square));
      assert_wrong (attempt);
      g_assert_true (sumi_attempt_can_show_missing (attempt));
    }
}

static void
answer_by_number (SumiAttempt *attempt)
{
  const SumiExercise *exercise = sumi_attempt_get_exercise (attempt);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  int right = sumi_answer_find (&exercise->task, exercise->position, &budget).number;

  restart (attempt);
  for (int number = MAX (0, right - 3); number <= right + 3; number++)
    {
      if (number == right)
        continue;
      sumi_attempt_answer_number (attempt, number);
      assert_wrong (attempt);
    }
  sumi_attempt_answer_number (attempt, right);
  assert_solved (attempt);
}

static void
answer_by_option (SumiAttempt *attempt)
{
  const SumiTask *task = &sumi_attempt_get_exercise (attempt)->task;

  restart (attempt);
  for (int option = 0; option < task->n_options; option++)
    {
      if (option == task->answer)
        continue;
      sumi_attempt_answer_option (attempt, option);
      assert_wrong (attempt);
    }
  sumi_attempt_answer_option (attempt, task->answer);
  assert_solved (attempt);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(SumiSquare *) data = sumi_engine_think_finish (result, NULL);
}

/* What the strong player plays for the learner: a corner of the aim if it can. */
static SumiSquare
choose_strong (SumiEnginePlayer *player, SumiAttempt *attempt)
{
  const SumiPlayAim *aim = &sumi_attempt_get_exercise (attempt)->task.aim;
  SumiPosition position = sumi_attempt_get_position (attempt);
  SumiBitboard corners = sumi_position_legal_moves (position) & aim->corners;
  SumiSquare move = SUMI_SQUARE_NONE;

  if (aim->kind == SUMI_PLAY_AIM_CORNER && corners != 0)
    return sumi_bitboard_first (corners);
  sumi_engine_think_async (player, position, NULL, thought_cb, &move);
  while (move == SUMI_SQUARE_NONE)
    g_main_context_iteration (NULL, TRUE);
  return move;
}

static void
answer_by_game (SumiAttempt *attempt)
{
  for (guint64 seed = 1; seed <= MAX_GAMES; seed++)
    {
      g_autoptr (SumiEnginePlayer) player = sumi_engine_player_new (STRONG_LEVEL,
                                                                    SUMI_SCORING_DISCS, seed);

      restart (attempt);
      while (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_YOUR_TURN)
        {
          sumi_attempt_choose (attempt, choose_strong (player, attempt));
          while (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_REPLYING)
            g_main_context_iteration (NULL, TRUE);
        }
      g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), !=, "");
      if (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED)
        return;
      g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_FAILED);
    }
  g_test_fail_printf ("the aim was not reached in %d games", MAX_GAMES);
}

static void
answer (SumiAttempt *attempt)
{
  SumiTaskType type = sumi_attempt_get_exercise (attempt)->task.type;
  const char *question = said_text (sumi_attempt_get_question (attempt));

  g_assert_cmpstr (question, !=, "");
  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 0, 0 });
  exercise_wait (attempt);
  if (sumi_task_is_by_move (type))
    answer_by_moves (attempt);
  else if (type == SUMI_TASK_MARK || type == SUMI_TASK_FLIP)
    answer_by_squares (attempt);
  else if (type == SUMI_TASK_COUNT)
    answer_by_number (attempt);
  else if (type == SUMI_TASK_CHOOSE)
    answer_by_option (attempt);
  else
    answer_by_game (attempt);
}

static void
watch (SumiDemonstration *demonstration)
{
  sumi_demonstration_set_pace (demonstration, 0);
  sumi_demonstration_play (demonstration);
  while (sumi_demonstration_is_playing (demonstration))
    {
      SumiSaying sayings[2];

      g_assert_cmpuint (sumi_demonstration_get_sayings (demonstration, sayings), >, 0);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), ==,
                    sumi_demonstration_get_n_moves (demonstration));
}

static gboolean
is_exercise (const SumiStep *step)
{
  return step->exercise != NULL;
}

static gboolean
is_demonstration (const SumiStep *step)
{
  return step->has_moves;
}

static gboolean
is_play (const SumiStep *step)
{
  return is_exercise (step) && step->exercise->task.type == SUMI_TASK_PLAY;
}

static guint
count_steps (const SumiItem *lesson, gboolean (*is_one) (const SumiStep *step))
{
  guint n = 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    n += is_one (g_ptr_array_index (lesson->steps, i));
  return n;
}

/* One sentence: a single full stop or question mark, at its end. */
static void
assert_is_sentence (const SumiText *text)
{
  const char *string = sumi_text_get (text);

  g_assert_cmpuint (strcspn (string, ".?!"), ==, strlen (string) - 1);
}

/* The parts: the idea first, a demonstration, enough exercises, of which the last is a game where
 * there is strategy, and at the end what is to be remembered, in one sentence. */
static void
assert_is_whole (const SumiItem *lesson)
{
  const char *const *tags = (const char *const *) lesson->tags;
  gboolean is_of_rules = g_strv_contains (tags, "rules") || g_strv_contains (tags, "notation");
  const SumiStep *first = g_ptr_array_index (lesson->steps, 0);
  const SumiStep *last = g_ptr_array_index (lesson->steps, lesson->steps->len - 1);

  g_test_message ("%s", lesson->id);
  g_assert_nonnull (lesson->summary);
  assert_is_sentence (lesson->summary);
  g_assert_false (is_exercise (first));
  g_assert_false (is_exercise (last));
  assert_is_sentence (last->text);
  g_assert_cmpuint (count_steps (lesson, is_demonstration), >, 0);
  g_assert_cmpuint (count_steps (lesson, is_exercise), >=,
                    is_of_rules ? MIN_EXERCISES_OF_RULES : MIN_EXERCISES);
  if (!is_of_rules)
    g_assert_true (is_play (g_ptr_array_index (lesson->steps, lesson->steps->len - 2)));
}

static void
walk (SumiPack *pack, const SumiItem *lesson)
{
  g_autoptr (SumiLessonRun) run = sumi_lesson_run_new (pack, lesson);
  guint n_steps = sumi_lesson_run_get_n_steps (run);

  for (guint i = 0; i < n_steps; i++)
    {
      const SumiStep *step = sumi_lesson_run_get_step (run);

      g_test_message ("%s, step %u", lesson->id, i + 1);
      g_assert_cmpstr (sumi_text_get (step->text), !=, "");
      if (sumi_lesson_run_get_demonstration (run) != NULL)
        watch (sumi_lesson_run_get_demonstration (run));
      if (sumi_lesson_run_get_attempt (run) != NULL)
        answer (sumi_lesson_run_get_attempt (run));
      g_assert_true (sumi_lesson_run_is_done (run, i));
      g_assert_cmpint (sumi_lesson_run_is_finished (run), ==, i + 1 == n_steps);
      sumi_lesson_run_go_next (run);
    }
}

static void
test_pack (gconstpointer data)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GFile) file = g_file_new_for_path (data);
  g_autoptr (SumiPack) pack
    = sumi_pack_read_file (file, SUMI_PACK_READ_BUILT_IN, NULL, mistakes);

  g_assert_nonnull (pack);
  g_random_set_seed (1);
  for (guint i = 0; i < pack->lessons->len; i++)
    {
      const SumiItem *lesson = sumi_pack_get_lesson (pack, i);

      assert_is_whole (lesson);
      walk (pack, lesson);
    }
}

/* A test for each pack in the folder that the command line names. */
int
main (int argc, char *argv[])
{
  g_autoptr (GDir) folder = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  int n_packs = 0;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  folder = g_dir_open (argv[1], 0, NULL);
  g_assert_nonnull (folder);
  for (const char *name = g_dir_read_name (folder); name != NULL; name = g_dir_read_name (folder))
    {
      g_autofree char *test = g_strdup_printf ("/lessons/%s", name);

      if (!g_str_has_suffix (name, SUMI_PACK_SUFFIX))
        continue;
      g_ptr_array_add (paths, g_build_filename (argv[1], name, NULL));
      g_test_add_data_func (test, g_ptr_array_index (paths, paths->len - 1), test_pack);
      n_packs++;
    }
  g_assert_cmpint (n_packs, >, 0);
  return g_test_run ();
}
