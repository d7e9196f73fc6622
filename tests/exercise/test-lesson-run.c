/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A way through a lesson: on and back, what is done, and what is found again. */

#include "exercise-fixture.h"
#include "random-positions.h"
#include "said.h"
#include "sumi-lesson-run.h"
#include "written.h"

static const char PACK[]
  = "{\"format\": \"sumi-pack/1\", \"id\": \"test\", \"title\": \"Test\", \"language\": \"en\","
    " \"items\": [{\"kind\": \"lesson\", \"id\": \"one\", \"title\": \"One\", \"steps\": ["
    " {\"text\": \"Look.\"},"
    " {\"text\": \"Watch.\", \"show\": {\"moves\": \"f5d6c3\"}},"
    " {\"text\": \"Count.\", \"task\": {\"type\": \"count\", \"quantity\": \"legal-moves\"}},"
    " {\"text\": \"Mark.\", \"task\": {\"type\": \"mark\", \"set\": \"legal-moves\"}}"
    "]}]}";

enum
{
  LOOK,
  WATCH,
  COUNT,
  MARK,
  N_STEPS,
};

typedef struct
{
  SumiLessonRun *run;
  int n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiPack) pack = exercise_read_pack (PACK);

  fixture->run = sumi_lesson_run_new_at (pack, sumi_pack_get_lesson (pack, 0), 0, NULL);
  g_signal_connect_swapped (fixture->run, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->run);
}

static int
count_moves (SumiLessonRun *run)
{
  return sumi_bitboard_count (
    sumi_position_legal_moves (sumi_lesson_run_get_step (run)->position));
}

static void
solve (SumiLessonRun *run)
{
  SumiAttempt *attempt = sumi_lesson_run_get_attempt (run);
  SumiBitboard squares = sumi_position_legal_moves (sumi_lesson_run_get_step (run)->position);

  exercise_wait (attempt);
  if (sumi_attempt_get_exercise (attempt)->task.type == SUMI_TASK_COUNT)
    sumi_attempt_answer_number (attempt, sumi_bitboard_count (squares));
  else
    {
      SUMI_FOREACH_SQUARE (square, squares)
        sumi_attempt_choose (attempt, (SumiSquare) square);
      sumi_attempt_hand_over (attempt);
    }
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_SOLVED);
}

static void
test_walk (Fixture *fixture, gconstpointer data)
{
  SumiLessonRun *run = fixture->run;

  g_assert_cmpuint (sumi_lesson_run_get_n_steps (run), ==, N_STEPS);
  g_assert_false (sumi_lesson_run_can_go_back (run));
  for (guint i = 0; i < N_STEPS; i++)
    {
      const SumiStep *step = sumi_lesson_run_get_step (run);

      g_assert_cmpuint (sumi_lesson_run_get_index (run), ==, i);
      g_assert_cmpint (sumi_lesson_run_get_attempt (run) != NULL, ==, step->exercise != NULL);
      g_assert_cmpint (sumi_lesson_run_get_demonstration (run) != NULL, ==, step->has_moves);
      g_assert_cmpint (sumi_lesson_run_is_done (run, i), ==, i < COUNT);
      g_assert_cmpint (sumi_lesson_run_can_go_next (run), ==, i + 1 < N_STEPS);
      sumi_lesson_run_go_next (run);
    }
  g_assert_cmpint (fixture->n_changes, ==, N_STEPS - 1);
  g_assert_false (sumi_lesson_run_is_finished (run));
  for (guint i = 0; i < N_STEPS; i++)
    sumi_lesson_run_go_back (run);
  g_assert_cmpuint (sumi_lesson_run_get_index (run), ==, 0);
}

/* A step that is left searches no more, and goes on once it is shown again. */
static void
test_interrupted (Fixture *fixture, gconstpointer data)
{
  SumiLessonRun *run = fixture->run;
  SumiAttempt *attempt;

  sumi_lesson_run_go_to (run, MARK);
  attempt = sumi_lesson_run_get_attempt (run);
  g_assert_true (sumi_attempt_is_searching (attempt));
  sumi_attempt_choose (attempt, square_of ("d3"));
  sumi_lesson_run_go_to (run, LOOK);
  g_assert_false (sumi_attempt_is_searching (attempt));
  sumi_lesson_run_go_to (run, MARK);
  g_assert_true (sumi_lesson_run_get_attempt (run) == attempt);
  g_assert_true (sumi_attempt_is_searching (attempt));
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_YOUR_TURN);
  g_assert_cmphex (sumi_attempt_get_marks (attempt), ==,
                   sumi_bitboard_of (square_of ("d3")));
  sumi_attempt_choose (attempt, square_of ("d3"));
  solve (run);
}

static void
test_done (Fixture *fixture, gconstpointer data)
{
  SumiLessonRun *run = fixture->run;

  /* Nothing is locked: the last step first. */
  sumi_lesson_run_go_to (run, MARK);
  solve (run);
  g_assert_true (sumi_lesson_run_is_done (run, MARK));
  g_assert_cmpint (fixture->n_changes, ==, 2);
  g_assert_false (sumi_lesson_run_is_done (run, WATCH));
  sumi_lesson_run_go_to (run, COUNT);
  exercise_wait (sumi_lesson_run_get_attempt (run));
  sumi_attempt_answer_number (sumi_lesson_run_get_attempt (run), count_moves (run) + 1);
  g_assert_false (sumi_lesson_run_is_done (run, COUNT));
  solve (run);
  g_assert_true (sumi_lesson_run_is_done (run, COUNT));
  g_assert_false (sumi_lesson_run_is_finished (run));
  sumi_lesson_run_go_to (run, WATCH);
  g_assert_true (sumi_lesson_run_is_finished (run));
  /* What was done once stays done. */
  sumi_lesson_run_go_to (run, COUNT);
  sumi_attempt_restart (sumi_lesson_run_get_attempt (run));
  g_assert_true (sumi_lesson_run_is_finished (run));
}

static void
test_left_and_found (Fixture *fixture, gconstpointer data)
{
  SumiLessonRun *run = fixture->run;
  SumiDemonstration *demonstration;
  SumiAttempt *attempt;

  sumi_lesson_run_go_to (run, WATCH);
  demonstration = sumi_lesson_run_get_demonstration (run);
  sumi_demonstration_forward (demonstration);
  sumi_demonstration_play (demonstration);
  sumi_lesson_run_go_to (run, MARK);
  g_assert_false (sumi_demonstration_is_playing (demonstration));
  attempt = sumi_lesson_run_get_attempt (run);
  sumi_attempt_choose (attempt, square_of ("a1"));

  sumi_lesson_run_go_to (run, WATCH);
  g_assert_true (sumi_lesson_run_get_demonstration (run) == demonstration);
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), ==, 1);
  sumi_lesson_run_go_to (run, MARK);
  g_assert_true (sumi_lesson_run_get_attempt (run) == attempt);
  g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, 1);
}

static void
assert_done (SumiLessonRun *run, const char *expected)
{
  g_autofree char *progress = sumi_lesson_run_get_progress (run);

  g_assert_cmpstr (progress, ==, expected);
  for (guint i = 0; i < N_STEPS; i++)
    g_assert_cmpint (sumi_lesson_run_is_done (run, i), ==, expected[i] == '1');
}

/* A lesson that is resumed becomes finished as it would have without a break. */
static void
test_resumed (void)
{
  static const struct
  {
    guint step;
    const char *progress, *expected;
  } cases[] = {
    { 0, NULL, "1000" },         { MARK, NULL, "1100" }, { MARK, "1110", "1110" },
    { COUNT, "0001", "0001" },   { 99, "0110", "0110" }, { MARK, "111", "1100" },
    { MARK, "11111", "1100" },   { WATCH, "", "1100" },  { LOOK, "0xy1", "1001" },
  };
  g_autoptr (SumiPack) pack = exercise_read_pack (PACK);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiLessonRun *run = sumi_lesson_run_new_at (pack, sumi_pack_get_lesson (pack, 0),
                                                   cases[i].step, cases[i].progress);

      g_assert_cmpuint (sumi_lesson_run_get_index (run), ==, MIN (cases[i].step, MARK));
      assert_done (run, cases[i].expected);
      g_assert_finalize_object (run);
    }
}

static void
test_resumed_and_finished (void)
{
  g_autoptr (SumiPack) pack = exercise_read_pack (PACK);
  SumiLessonRun *run = sumi_lesson_run_new_at (pack, sumi_pack_get_lesson (pack, 0), MARK, "1110");

  g_assert_false (sumi_lesson_run_is_finished (run));
  solve (run);
  g_assert_true (sumi_lesson_run_is_finished (run));
  g_assert_finalize_object (run);
}

/* What was done stays done when the pack is read again, unless it is another exercise now. */
static void
test_read_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (PACK);
  g_autoptr (SumiPack) pack = NULL;
  SumiLessonRun *again;

  sumi_lesson_run_go_to (fixture->run, WATCH);
  sumi_lesson_run_go_to (fixture->run, MARK);
  solve (fixture->run);
  sumi_lesson_run_go_to (fixture->run, COUNT);
  solve (fixture->run);
  assert_done (fixture->run, "1111");
  g_string_replace (text, "Watch.", "Look here.", 1);
  g_string_replace (text, "Mark.", "Mark them.", 1);
  pack = exercise_read_pack (text->str);
  again = sumi_lesson_run_new_after (fixture->run, pack, sumi_pack_get_lesson (pack, 0));
  g_assert_cmpuint (sumi_lesson_run_get_index (again), ==, COUNT);
  assert_done (again, "1110");
  sumi_lesson_run_go_to (again, MARK);
  solve (again);
  g_assert_true (sumi_lesson_run_is_finished (again));
  g_assert_finalize_object (again);
}

/* A pack that is read again may have fewer steps: the last is entered where there were more. */
static void
test_read_again_shorter (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (PACK);
  g_autoptr (SumiPack) pack = NULL;
  SumiLessonRun *again;

  sumi_lesson_run_go_to (fixture->run, WATCH);
  sumi_lesson_run_go_to (fixture->run, MARK);
  g_string_replace (text,
                    ", {\"text\": \"Mark.\", \"task\": {\"type\": \"mark\", \"set\": "
                    "\"legal-moves\"}}",
                    "", 1);
  pack = exercise_read_pack (text->str);
  g_assert_cmpuint (sumi_pack_get_lesson (pack, 0)->steps->len, ==, MARK);
  again = sumi_lesson_run_new_after (fixture->run, pack, sumi_pack_get_lesson (pack, 0));
  g_assert_cmpuint (sumi_lesson_run_get_index (again), ==, COUNT);
  g_assert_finalize_object (again);
}

/* An attempt may outlive the run, whose view lets go of it a moment later. */
static void
test_outlived (void)
{
  g_autoptr (SumiPack) pack = exercise_read_pack (PACK);
  SumiLessonRun *run = sumi_lesson_run_new_at (pack, sumi_pack_get_lesson (pack, 0), 0, NULL);
  SumiAttempt *attempt;

  sumi_lesson_run_go_to (run, COUNT);
  attempt = g_object_ref (sumi_lesson_run_get_attempt (run));
  g_assert_finalize_object (run);
  exercise_wait (attempt);
  sumi_attempt_answer_number (attempt, 4);
  g_assert_finalize_object (attempt);
}

static void
pin_run (Pinned *pinned, SumiLessonRun *run)
{
  g_autofree char *progress = sumi_lesson_run_get_progress (run);
  SumiAttempt *attempt = sumi_lesson_run_get_attempt (run);
  SumiDemonstration *demonstration = sumi_lesson_run_get_demonstration (run);

  pinned_add (pinned, "step %u, %s, finished %d, next %d, back %d",
              sumi_lesson_run_get_index (run), progress, sumi_lesson_run_is_finished (run),
              sumi_lesson_run_can_go_next (run), sumi_lesson_run_can_go_back (run));
  if (attempt != NULL)
    {
      pinned_add (pinned, "searching %d", sumi_attempt_is_searching (attempt));
      exercise_wait (attempt);
      exercise_pin (pinned, attempt);
    }
  if (demonstration != NULL)
    pinned_add (pinned, "shown %u, playing %d", sumi_demonstration_get_index (demonstration),
                sumi_demonstration_is_playing (demonstration));
}

/* Anything is done in a lesson, left, resumed, and read again with one step more or fewer. */
static void
test_anything (void)
{
  static const char *const changes[][2] = {
    { "Look.", "Look." },
    { "Watch.", "Watch now." },
    { " {\"text\": \"Look.\"},", "" },
    { " {\"text\": \"Count.\"", " {\"text\": \"More.\"}, {\"text\": \"Count.\"" },
  };
  RandomSource source = random_source_init (400);
  Pinned pinned = { 0 };

  for (int i = 0; i < 12; i++)
    {
      g_autoptr (SumiPack) pack = exercise_read_pack (PACK);
      SumiLessonRun *run = sumi_lesson_run_new_at (pack, sumi_pack_get_lesson (pack, 0), 0, NULL);

      for (int j = 0; j < 60; j++)
        {
          guint n_steps = sumi_lesson_run_get_n_steps (run);
          int what = random_source_below (&source, 24);

          if (what < 3)
            sumi_lesson_run_go_next (run);
          else if (what < 6)
            sumi_lesson_run_go_back (run);
          else if (what < 9)
            sumi_lesson_run_go_to (run, (guint) random_source_below (&source, (int) n_steps));
          else if (what < 11 && sumi_lesson_run_get_demonstration (run) != NULL)
            sumi_demonstration_forward (sumi_lesson_run_get_demonstration (run));
          else if (what < 13 && sumi_lesson_run_get_attempt (run) != NULL)
            {
              sumi_attempt_restart (sumi_lesson_run_get_attempt (run));
              solve (run);
            }
          else if (what < 22 && sumi_lesson_run_get_attempt (run) != NULL)
            exercise_act (sumi_lesson_run_get_attempt (run),
                          (uint8_t) random_source_below (&source, 256));
          else if (what == 22)
            {
              g_autofree char *progress = sumi_lesson_run_get_progress (run);
              guint index = sumi_lesson_run_get_index (run) + (guint) (i % 2);
              const SumiItem *lesson = sumi_lesson_run_get_lesson (run);
              SumiLessonRun *resumed =
                  sumi_lesson_run_new_at (pack, lesson, index, i % 3 == 0 ? NULL : progress);

              g_assert_finalize_object (run);
              run = resumed;
            }
          else if (what == 23)
            {
              int change = random_source_below (&source, G_N_ELEMENTS (changes));
              g_autoptr (GString) text = g_string_new (PACK);
              g_autoptr (SumiPack) changed = NULL;
              SumiLessonRun *again;

              g_string_replace (text, changes[change][0], changes[change][1], 1);
              changed = exercise_read_pack (text->str);
              again = sumi_lesson_run_new_after (run, changed, sumi_pack_get_lesson (changed, 0));
              g_assert_finalize_object (run);
              run = again;
              sumi_pack_unref (pack);
              pack = g_steal_pointer (&changed);
            }
          pin_run (&pinned, run);
        }
      g_assert_finalize_object (run);
    }
  pinned_check (&pinned, "runs", UINT64_C (0x0524322cd5a32116));
}

/* Of a wrong move a lesson says what a puzzle does: see /attempt/words. */
static void
test_words (void)
{
  g_autoptr (SumiPack) pack = exercise_read_pack (
    "{\"format\": \"sumi-pack/1\", \"id\": \"test\", \"title\": \"Test\", \"language\": \"en\","
    " \"items\": [{\"kind\": \"lesson\", \"id\": \"one\", \"title\": \"One\", \"steps\": ["
    " {\"text\": \"Squeeze.\", \"position\": {\"board\": [\"...OOO..\", \"...OOO..\", \"OOOOOOXO\","
    " \"OOOXXXXO\", \".OOXXXXO\", \".OOOOOXX\", \"..OOO...\", \"..O.....\"], \"turn\": \"black\"},"
    " \"task\": {\"type\": \"force\", \"goal\": {\"corner\": \"any\"}, \"within\": 2}}"
    "]}]}");
  SumiLessonRun *run = sumi_lesson_run_new_at (pack, sumi_pack_get_lesson (pack, 0), 0, NULL);
  SumiAttempt *attempt = sumi_lesson_run_get_attempt (run);

  exercise_wait (attempt);
  sumi_attempt_choose (attempt, square_of ("b7"));
  exercise_wait (attempt);
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==,
                   "b7 hands White the corner a8. Now b7 to e4 lie between a8 and White's f3.");
  g_assert_finalize_object (run);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-run/words", test_words);
  g_test_add ("/lesson-run/walk", Fixture, NULL, set_up, test_walk, tear_down);
  g_test_add ("/lesson-run/interrupted", Fixture, NULL, set_up, test_interrupted, tear_down);
  g_test_add ("/lesson-run/done", Fixture, NULL, set_up, test_done, tear_down);
  g_test_add ("/lesson-run/left-and-found", Fixture, NULL, set_up, test_left_and_found, tear_down);
  g_test_add_func ("/lesson-run/resumed", test_resumed);
  g_test_add_func ("/lesson-run/resumed-and-finished", test_resumed_and_finished);
  g_test_add ("/lesson-run/read-again", Fixture, NULL, set_up, test_read_again, tear_down);
  g_test_add ("/lesson-run/read-again-shorter", Fixture, NULL, set_up, test_read_again_shorter,
              tear_down);
  g_test_add_func ("/lesson-run/outlived", test_outlived);
  g_test_add_func ("/lesson-run/anything", test_anything);
  return g_test_run ();
}
