/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every built-in lesson has the parts that puzzles/README.md asks for, and every step of it is
 * walked through as a learner would: each right answer is accepted, each wrong one is refused with
 * a reason, demonstrations play to their end, and games can be won. The exercises become harder,
 * by a measure that the guide explains. Discs are given to the side whose they are. */

#include <math.h>
#include <string.h>

#include "said.h"
#include "exercise-fixture.h"
#include "sumi-answer.h"
#include "sumi-engine.h"
#include "sumi-lesson-run.h"
#include "sumi-pack-reader.h"

/* No aim takes a player of this level, who soon has chosen, more games than this. */
#define MAX_GAMES 20
#define STRONG_LEVEL 6

/* The fewest exercises of a lesson, and of one that teaches rules. */
#define MIN_EXERCISES 8
#define MIN_EXERCISES_OF_RULES 6

/* Two exercises that differ by less than this are as hard as each other: a right move is hit upon
 * half as often. */
#define SAME_BITS 1.0

/* Of all pairs of exercises that differ, so many are in order. */
#define MIN_SHARE_IN_ORDER 0.8

/* What a learner has to find in an exercise that is answered by moves. */
typedef struct
{
  guint step; /* from 1 */
  SumiTask task;
  double bits;
} Effort;

/* Lessons whose exercises stand in another order than from easy to hard, and why. */
static const struct
{
  const char *lesson, *reason;
} ordered_otherwise[] = {
  { "handicap", "one corner given, then three, then four" },
  { "parity", "regions first, then what a pass does to them, which begins anew with few squares" },
};

/* With more empty squares than this nobody in a demonstration passes over a corner that can be
 * taken; after that the result counts. */
#define MAX_COUNTED_EMPTIES 12

/* Steps in which somebody does, and why. */
static const struct
{
  const char *lesson, *reason;
  guint step;
} passed_over[] = {
  { "five-puzzles", "the game that the leaflet prints", 5 },
  { "frontier", "the best moves of both sides", 2 },
};

static char *guide;     /* puzzles/README.md */
static GArray *efforts; /* of Effort: those of the lesson that is walked through */
static guint n_in_order, n_out_of_order;
static guint n_owned; /* discs of which a text or hint says whose they are */

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

/* How many moves one searches in the end game: about half of the squares that are left. */
static double
count_depth (const SumiTask *task, SumiPosition position)
{
  if (task->type == SUMI_TASK_FORCE || task->type == SUMI_TASK_DENY)
    return task->within;
  if (task->type == SUMI_TASK_BEST && task->measure != SUMI_MEASURE_SCORE)
    return 1;
  return MAX (1, sumi_position_count_empties (position) / 2.0);
}

/* Notes how hard the exercise is whose solution was just shown, in bits: of how many legal moves
 * one is right, as so many halvings, for each own move that one has to look ahead. */
static void
note_effort (SumiAttempt *attempt, guint step)
{
  SumiSquare move;
  const SumiJudgement *judgement = sumi_attempt_get_replay (attempt, &move);
  double chance = sumi_bitboard_count (judgement->right) / (double) judgement->n_moves;
  Effort effort = { step, judgement->task,
                    -log2 (chance) * count_depth (&judgement->task, judgement->position) };

  if (judgement->task.type != SUMI_TASK_LINE)
    g_array_append_val (efforts, effort);
}

/* Only like exercises are compared: how hard another kind is depends on what one has learnt. */
static gboolean
is_same_kind (const SumiTask *a, const SumiTask *b)
{
  if (a->type != b->type)
    return FALSE;
  if (a->type == SUMI_TASK_BEST)
    return a->measure == b->measure;
  return a->type == SUMI_TASK_WIN || a->goal.kind == b->goal.kind;
}

/* The step that the guide calls the counterexample of LESSON. It ends a lesson by a question of its
 * own, and need not be the hardest. */
static guint
get_counterexample (const SumiItem *lesson)
{
  g_autofree char *pattern
    = g_strdup_printf ("^\\| `%s` \\| [0-9].*\\| ([0-9]+) \\| [^|]*\\|$", lesson->id);
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *number = NULL;

  g_assert_true (g_regex_match (regex, guide, 0, &match));
  number = g_match_info_fetch (match, 1);
  return (guint) g_ascii_strtoull (number, NULL, 10);
}

/* Of each two exercises of a kind the later one is the harder one, more often than not. */
static void
check_order (const SumiItem *lesson)
{
  guint counterexample = get_counterexample (lesson);
  guint n_up = 0, n_down = 0;

  for (guint i = 0; i < efforts->len; i++)
    {
      for (guint j = i + 1; j < efforts->len; j++)
        {
          const Effort *a = &g_array_index (efforts, Effort, i);
          const Effort *b = &g_array_index (efforts, Effort, j);

          if (a->step == counterexample || b->step == counterexample
              || !is_same_kind (&a->task, &b->task))
            continue;
          n_up += b->bits - a->bits >= SAME_BITS;
          n_down += a->bits - b->bits >= SAME_BITS;
        }
    }
  n_in_order += n_up;
  n_out_of_order += n_down;
  g_test_message ("%s: %u pairs in order, %u not", lesson->id, n_up, n_down);
  for (gsize i = 0; i < G_N_ELEMENTS (ordered_otherwise); i++)
    {
      if (g_str_equal (lesson->id, ordered_otherwise[i].lesson))
        return;
    }
  g_assert_cmpuint (n_up, >=, n_down);
}

static void
test_order (void)
{
  guint n = n_in_order + n_out_of_order;

  g_test_message ("%u of %u pairs of exercises in order", n_in_order, n);
  g_assert_cmpuint (n, >, 200);
  g_assert_cmpfloat (n_in_order / (double) n, >=, MIN_SHARE_IN_ORDER);
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
answer_by_moves (SumiAttempt *attempt, guint step)
{
  SumiBitboard right = find_right_moves (attempt);
  SumiBitboard legal = sumi_position_legal_moves (sumi_attempt_get_position (attempt));

  note_effort (attempt, step);
  g_assert_cmphex (right, !=, 0);
  /* The first moves of all openings are one, by symmetry. */
  g_assert_true (right != legal
                 || sumi_attempt_get_exercise (attempt)->task.type == SUMI_TASK_LINE);
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
  sumi_engine_think_async (player, position, G_MAXINT64, NULL, thought_cb, &move);
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
answer (SumiAttempt *attempt, guint step)
{
  SumiTaskType type = sumi_attempt_get_exercise (attempt)->task.type;
  const char *question = said_text (sumi_attempt_get_question (attempt));

  g_assert_cmpstr (question, !=, "");
  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 0, 0 });
  exercise_wait (attempt);
  if (sumi_task_is_by_move (type))
    answer_by_moves (attempt, step);
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

/* Nobody in the demonstration of the step NUMBER of LESSON, from 1, passes over a corner: a learner
 * would ask why. */
static void
check_corners (const SumiItem *lesson, const SumiStep *step, guint number)
{
  SumiPosition position = step->position;

  for (gsize i = 0; i < G_N_ELEMENTS (passed_over); i++)
    {
      if (g_str_equal (lesson->id, passed_over[i].lesson) && number == passed_over[i].step)
        return;
    }
  for (int i = 0; i < step->moves.n_moves; i++)
    {
      SumiSquare move = step->moves.moves[i];

      if (sumi_position_count_empties (position) > MAX_COUNTED_EMPTIES
          && (sumi_position_legal_moves (position) & SUMI_CORNERS) != 0)
        g_assert_cmphex (sumi_bitboard_of (move) & SUMI_CORNERS, !=, 0);
      position = move == SUMI_SQUARE_PASS ? sumi_position_pass (position)
                                          : sumi_position_play (position, move);
    }
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

/* Whose the discs are that TEXT gives to a side by their squares, on the board of POSITION. */
static void
check_owners (SumiPosition position, const SumiText *text)
{
  g_autoptr (GRegex) owners
    = g_regex_new ("(?<!once )\\b(White|Black|[Yy]ou)(?:'s discs?|r discs?| own| has)(?: on)? "
                   "(?:the corner |the discs from )?"
                   "([a-h][1-8](?:(?:, | and | to )[a-h][1-8])*)",
                   0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_test_message ("%s", sumi_text_get (text));
  g_regex_match (owners, sumi_text_get (text), 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *owner = g_match_info_fetch (match, 1);
      g_autofree char *names = g_match_info_fetch (match, 2);
      g_auto (GStrv) squares = g_regex_split_simple (", | and | to ", names, 0, 0);
      SumiColor color = g_str_equal (owner, "White")   ? SUMI_WHITE
                        : g_str_equal (owner, "Black") ? SUMI_BLACK
                                                       : position.turn;

      for (guint i = 0; squares[i] != NULL; i++)
        {
          SumiSquare square;

          g_assert_true (sumi_square_from_name (squares[i], &square));
          g_assert_true (sumi_position_discs (position, color) & UINT64_C (1) << square);
          n_owned++;
        }
    }
}

/* What is said before anybody moves is true of the board that is shown. */
static void
check_said (const SumiStep *step)
{
  if (!step->has_moves)
    check_owners (step->position, step->text);
  for (guint i = 0; step->exercise != NULL && i < step->exercise->hints->len; i++)
    check_owners (step->exercise->position, g_ptr_array_index (step->exercise->hints, i));
}

static void
walk (SumiPack *pack, const SumiItem *lesson)
{
  g_autoptr (SumiLessonRun) run = sumi_lesson_run_new_at (pack, lesson, 0, NULL);
  guint n_steps = sumi_lesson_run_get_n_steps (run);

  for (guint i = 0; i < n_steps; i++)
    {
      const SumiStep *step = sumi_lesson_run_get_step (run);

      g_test_message ("%s, step %u", lesson->id, i + 1);
      g_assert_cmpstr (sumi_text_get (step->text), !=, "");
      if (sumi_lesson_run_get_demonstration (run) != NULL)
        {
          check_corners (lesson, step, i + 1);
          watch (sumi_lesson_run_get_demonstration (run));
        }
      check_said (step);
      if (sumi_lesson_run_get_attempt (run) != NULL)
        answer (sumi_lesson_run_get_attempt (run), i + 1);
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
      g_array_set_size (efforts, 0);
      walk (pack, lesson);
      check_order (lesson);
    }
}

static void
test_owners (void)
{
  g_test_message ("%u discs", n_owned);
  g_assert_cmpuint (n_owned, >, 40);
}

/* A test for each pack in the folder that the command line names, and at last two of all. */
int
main (int argc, char *argv[])
{
  g_autoptr (GDir) folder = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *guide_path = NULL;
  int n_packs = 0, status;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  folder = g_dir_open (argv[1], 0, NULL);
  g_assert_nonnull (folder);
  guide_path = g_build_filename (argv[1], "README.md", NULL);
  g_assert_true (g_file_get_contents (guide_path, &guide, NULL, NULL));
  efforts = g_array_new (FALSE, FALSE, sizeof (Effort));
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
  g_test_add_func ("/order/share", test_order);
  g_test_add_func ("/owners/found", test_owners);
  status = g_test_run ();
  g_array_unref (efforts);
  g_free (guide);
  return status;
}
