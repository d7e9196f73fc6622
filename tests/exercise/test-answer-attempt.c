/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squares marked, discs turned, numbers and sentences given, as a learner would: right, wrong,
 * corrected, taken back, shown, called off. */

#include "said.h"
#include "random-positions.h"
#include "exercise-fixture.h"
#include "sumi-hint.h"
#include "sumi-notation.h"
#include "sumi-stability.h"
#include "written.h"

#define PUZZLE(id, moves, task)                                                                    \
  "{\"kind\": \"puzzle\", \"id\": \"" id "\", \"title\": \"" id "\", \"position\": {\"moves\": \"" \
  moves "\"}, \"task\": " task                                                                     \
  ", \"hints\": [\"First hint.\"], \"explain\": {\"solution\": \"The author's words.\"}}"

static const char PACK[]
  = "{\"format\": \"sumi-pack/1\", \"id\": \"test\", \"title\": \"Test\", \"language\": \"en\","
    " \"items\": ["
    PUZZLE ("legal", "f5d6c3", "{\"type\": \"mark\", \"set\": \"legal-moves\"}") ", "
    PUZZLE ("frontier", "f5d6c3d3c4", "{\"type\": \"mark\", \"set\": \"frontier\"}") ", "
    PUZZLE ("flips", "f5d6c3d3", "{\"type\": \"mark\", \"set\": \"flips\", \"move\": \"c4\"}") ", "
    PUZZLE ("nothing", "f5d6", "{\"type\": \"mark\", \"set\": \"corner-gifts\"}") ", "
    PUZZLE ("turn", "f5d6c3d3", "{\"type\": \"flip\", \"move\": \"c4\"}") ", "
    PUZZLE ("count", "f5d6c3", "{\"type\": \"count\", \"quantity\": \"legal-moves\"}") ", "
    PUZZLE ("choose", "f5d6", "{\"type\": \"choose\", \"options\": [\"One.\", \"Two.\","
            " \"Three.\"], \"answer\": 1}") ", "
    PUZZLE ("reason", "f5d6c3d3c4f4f6", "{\"type\": \"reason\", \"move\": \"b4\"}") ", "
    PUZZLE ("reasons", "f5d6c3d3c4f4f6", "{\"type\": \"reason\", \"move\": \"f3\","
            " \"than\": \"g6\", \"ask\": \"every\"}") "]}";

enum
{
  LEGAL,
  FRONTIER,
  FLIPS,
  NOTHING,
  TURN,
  COUNT,
  CHOOSE,
  REASON,
  REASONS,
  N_PUZZLES,
};

static SumiAttempt *
begin (guint index)
{
  return exercise_begin (PACK, index);
}

static SumiBitboard
find_squares (SumiAttempt *attempt)
{
  const SumiExercise *exercise = sumi_attempt_get_exercise (attempt);

  return sumi_answer_get_squares (&exercise->task, exercise->position);
}

static void
choose_all (SumiAttempt *attempt, SumiBitboard squares)
{
  SUMI_FOREACH_SQUARE (square, squares)
    sumi_attempt_choose (attempt, (SumiSquare) square);
}

static void
assert_solved (SumiAttempt *attempt)
{
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
  g_assert_true (
    said_has_detail (sumi_attempt_get_feedback (attempt), "The author's words."));
}

static void
assert_wrong (SumiAttempt *attempt)
{
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_WRONG);
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), !=, "");
}

/* Handed over before the search has ended, and after. */
static void
test_mark (void)
{
  static const guint puzzles[] = { LEGAL, FRONTIER, FLIPS, NOTHING };

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      SumiAttempt *attempt = begin (puzzles[i]);
      SumiBitboard right = find_squares (attempt);
      const char *question = said_text (sumi_attempt_get_question (attempt));

      g_assert_cmpstr (question, !=, "");
      g_assert_cmpint (right == 0, ==, puzzles[i] == NOTHING);
      g_assert_true (sumi_attempt_can_hand_over (attempt));
      choose_all (attempt, right);
      g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, right);
      sumi_attempt_hand_over (attempt);
      g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_JUDGING);
      exercise_wait (attempt);
      assert_solved (attempt);
      g_assert_cmphex (sumi_attempt_get_feedback (attempt)->good, ==, right);
      g_assert_false (sumi_attempt_can_undo (attempt));

      sumi_attempt_restart (attempt);
      exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
      g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, 0);
      choose_all (attempt, right);
      sumi_attempt_hand_over (attempt);
      assert_solved (attempt);
      g_assert_finalize_object (attempt);
    }
}

/* Each square that is left out, and each that is too much, is refused and can be corrected. */
static void
test_mark_wrong (void)
{
  SumiAttempt *attempt = begin (LEGAL);
  SumiBitboard right = find_squares (attempt);
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);

  exercise_wait (attempt);
  for (SumiSquare square = 0; square < 64; square++)
    {
      SumiBitboard set = sumi_bitboard_of (square);

      choose_all (attempt, right ^ set);
      g_assert_false (sumi_attempt_can_show_missing (attempt));
      sumi_attempt_hand_over (attempt);
      assert_wrong (attempt);
      g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, right ^ set);
      g_assert_cmphex (feedback->missed | feedback->surplus, ==, 0);

      g_assert_true (sumi_attempt_can_show_missing (attempt));
      sumi_attempt_show_missing (attempt);
      g_assert_cmphex (feedback->missed, ==, right & set);
      g_assert_cmphex (feedback->surplus, ==, set & ~right);
      g_assert_false (sumi_attempt_can_show_missing (attempt));

      sumi_attempt_choose (attempt, square);
      g_assert_cmphex (feedback->missed | feedback->surplus, ==, 0);
      sumi_attempt_hand_over (attempt);
      assert_solved (attempt);
      sumi_attempt_restart (attempt);
    }
  g_assert_finalize_object (attempt);
}

static void
test_turn (void)
{
  SumiAttempt *attempt = begin (TURN);
  const SumiExercise *exercise = sumi_attempt_get_exercise (attempt);
  SumiPosition start = exercise->position;
  SumiSquare move = exercise->task.move;
  SumiBitboard flips = sumi_position_flips (start, move);
  SumiBitboard discs = start.own | start.opponent;
  SumiPosition shown;

  exercise_wait (attempt);
  g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, move);
  for (SumiSquare square = 0; square < 64; square++)
    {
      SumiBitboard set = sumi_bitboard_of (square);

      if ((discs & set) == 0)
        {
          sumi_attempt_choose (attempt, square);
          exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_ILLEGAL);
          g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, 0);
          continue;
        }
      choose_all (attempt, flips ^ set);
      shown = sumi_attempt_get_position (attempt);
      g_assert_cmpint (shown.turn, ==, start.turn);
      g_assert_cmphex (shown.own | shown.opponent, ==, discs | sumi_bitboard_of (move));
      g_assert_cmphex (shown.own & discs, ==, start.own ^ flips ^ set);
      g_assert_true (sumi_bitboard_has (shown.own, move));
      sumi_attempt_hand_over (attempt);
      assert_wrong (attempt);
      /* What was turned wrongly can be turned back. */
      sumi_attempt_choose (attempt, square);
      sumi_attempt_hand_over (attempt);
      assert_solved (attempt);
      g_assert_true (sumi_position_equal (sumi_attempt_get_position (attempt),
                                          sumi_position_play (start, move)));
      sumi_attempt_restart (attempt);
    }
  g_assert_finalize_object (attempt);
}

static void
test_undo (void)
{
  SumiAttempt *attempt = begin (FRONTIER);

  g_assert_false (sumi_attempt_can_undo (attempt));
  sumi_attempt_choose (attempt, square_of ("d3"));
  sumi_attempt_choose (attempt, square_of ("c3"));
  sumi_attempt_choose (attempt, square_of ("d3"));
  g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, sumi_bitboard_of (square_of ("c3")));
  sumi_attempt_undo (attempt);
  g_assert_cmphex (sumi_attempt_get_marks (attempt), ==,
                   sumi_bitboard_of (square_of ("c3"))
                     | sumi_bitboard_of (square_of ("d3")));
  /* What is being judged is taken back before what was marked. */
  sumi_attempt_hand_over (attempt);
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_JUDGING);
  sumi_attempt_undo (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  exercise_wait (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  sumi_attempt_undo (attempt);
  sumi_attempt_undo (attempt);
  g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, 0);
  g_assert_false (sumi_attempt_can_undo (attempt));
  /* Marks are set and unset before anything is answered. */
  g_assert_cmpuint (sumi_attempt_get_effort (attempt)->n_undone, ==, 0);
  sumi_attempt_hand_over (attempt);
  assert_wrong (attempt);
  g_assert_cmpuint (sumi_attempt_get_effort (attempt)->n_wrong, ==, 1);
  g_assert_finalize_object (attempt);
}

static void
test_count (void)
{
  SumiAttempt *attempt = begin (COUNT);
  const char *too_few = NULL;
  int right = sumi_bitboard_count (
    sumi_position_legal_moves (sumi_attempt_get_exercise (attempt)->position));

  exercise_wait (attempt);
  g_assert_false (sumi_attempt_can_hand_over (attempt));
  g_assert_null (sumi_attempt_get_reasons (attempt));
  for (int number = 0; number <= 64; number++)
    {
      sumi_attempt_answer_number (attempt, number);
      if (number == right)
        {
          assert_solved (attempt);
          sumi_attempt_restart (attempt);
          continue;
        }
      assert_wrong (attempt);
      if (number == 0)
        too_few = said_headline (sumi_attempt_get_feedback (attempt));
      if (number == 64)
        g_assert_cmpstr (too_few, !=, said_headline (sumi_attempt_get_feedback (attempt)));
    }
  g_assert_finalize_object (attempt);
}

static void
test_choose (void)
{
  SumiAttempt *attempt = begin (CHOOSE);

  sumi_attempt_answer_option (attempt, 2);
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_JUDGING);
  exercise_wait (attempt);
  assert_wrong (attempt);
  sumi_attempt_answer_option (attempt, 0);
  assert_wrong (attempt);
  sumi_attempt_answer_option (attempt, 2); /* known to be wrong */
  sumi_attempt_answer_option (attempt, 3); /* there is none */
  sumi_attempt_answer_option (attempt, -1);
  g_assert_cmpuint (sumi_attempt_get_effort (attempt)->n_wrong, ==, 2);
  for (int option = -1; option < 4; option++)
    g_assert_cmpint (sumi_attempt_is_option_tried (attempt, option), ==,
                     option == 0 || option == 2);
  sumi_attempt_answer_option (attempt, 1);
  assert_solved (attempt);
  /* "Solved!" is not followed by "Right!". */
  g_assert_null (sumi_feedback_find (sumi_attempt_get_feedback (attempt),
                                     SUMI_SAYING_OPTION_RIGHT));
  g_assert_false (sumi_attempt_is_option_tried (attempt, 1));
  sumi_attempt_restart (attempt);
  g_assert_false (sumi_attempt_is_option_tried (attempt, 2));
  g_assert_finalize_object (attempt);
}

/* The moves that are compared are told once they are found, and each wrong reason is refuted. */
static void
test_reason (void)
{
  SumiAttempt *attempt = begin (REASON);
  const SumiReasons *reasons;

  g_assert_null (sumi_attempt_get_reasons (attempt));
  sumi_attempt_answer_option (attempt, 0); /* nothing to choose from yet */
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_YOUR_TURN);
  exercise_wait (attempt);
  reasons = sumi_attempt_get_reasons (attempt);
  g_assert_nonnull (reasons);
  g_assert_cmpstr (said_text (sumi_attempt_get_question (attempt)), ==, "Why b4, and not f3?");
  for (int option = 0; option < (int) reasons->n_options; option++)
    {
      if ((reasons->right >> option & 1) != 0)
        continue;
      sumi_attempt_answer_option (attempt, option);
      assert_wrong (attempt);
      g_assert_true (sumi_attempt_is_option_tried (attempt, option));
    }
  sumi_attempt_answer_option (attempt, (int) reasons->n_options); /* there is none */
  sumi_attempt_answer_option (attempt, -1);
  g_assert_cmpuint (sumi_attempt_get_effort (attempt)->n_wrong, ==,
                    reasons->n_options - (guint) __builtin_popcount (reasons->right));
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_YOUR_TURN);
  sumi_attempt_answer_option (attempt, __builtin_ctz (reasons->right));
  assert_solved (attempt);
  g_assert_finalize_object (attempt);
}

/* Where every reason is asked for, they are chosen, and then handed over; what is wrong among them
 * is no longer chosen. */
static void
test_reasons (void)
{
  SumiAttempt *attempt = begin (REASONS);
  const SumiReasons *reasons;
  int first, wrong;

  g_assert_false (sumi_attempt_can_hand_over (attempt));
  exercise_wait (attempt);
  g_assert_true (sumi_attempt_can_hand_over (attempt));
  reasons = sumi_attempt_get_reasons (attempt);
  g_assert_cmpint (__builtin_popcount (reasons->right), >, 1);
  first = __builtin_ctz (reasons->right);
  wrong = __builtin_ctz (~reasons->right);
  sumi_attempt_answer_option (attempt, first);
  sumi_attempt_answer_option (attempt, wrong);
  g_assert_cmphex (sumi_attempt_get_options (attempt), ==, 1u << first | 1u << wrong);
  sumi_attempt_hand_over (attempt);
  assert_wrong (attempt);
  g_assert_cmphex (sumi_attempt_get_options (attempt), ==, 1u << first);
  sumi_attempt_hand_over (attempt);
  assert_wrong (attempt);
  sumi_attempt_answer_option (attempt, first);
  for (int option = 0; option < (int) reasons->n_options; option++)
    {
      if ((reasons->right >> option & 1) != 0)
        sumi_attempt_answer_option (attempt, option);
    }
  sumi_attempt_hand_over (attempt);
  assert_solved (attempt);
  g_assert_finalize_object (attempt);
}

static void
test_hints_and_solution (void)
{
  for (guint i = 0; i < N_PUZZLES; i++)
    {
      SumiAttempt *attempt = begin (i);
      const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);
      int n_hints = 0;

      sumi_attempt_hint (attempt);
      exercise_wait (attempt);
      g_assert_cmpstr (said_headline (feedback), ==, "First hint.");
      for (n_hints = 1; sumi_attempt_can_hint (attempt); n_hints++)
        {
          sumi_attempt_hint (attempt);
          exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_HINT);
          g_assert_cmpstr (said_headline (feedback), !=, "");
        }
      g_assert_cmpint (n_hints, ==, 1 + SUMI_N_ANSWER_HINTS);
      g_assert_false (sumi_attempt_was_shown (attempt));

      g_assert_true (sumi_attempt_can_show_solution (attempt));
      sumi_attempt_show_solution (attempt);
      exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_SHOWN);
      g_assert_cmpstr (said_headline (feedback), !=, "");
      g_assert_true (sumi_attempt_was_shown (attempt));
      if (find_squares (attempt) != 0)
        g_assert_cmphex (feedback->good, ==, find_squares (attempt));
      sumi_attempt_restart (attempt);
      g_assert_false (sumi_attempt_was_shown (attempt));
      g_assert_true (sumi_attempt_can_hint (attempt));
      g_assert_finalize_object (attempt);
    }
}

static void
test_called_off (void)
{
  SumiAttempt *attempt = begin (LEGAL);

  g_assert_true (sumi_attempt_is_searching (attempt));
  sumi_attempt_choose (attempt, square_of ("d3"));
  sumi_attempt_hand_over (attempt);
  sumi_attempt_cancel_search (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_UNDECIDED, SUMI_FEEDBACK_UNDECIDED);
  g_assert_false (sumi_attempt_is_searching (attempt));
  g_assert_false (sumi_attempt_can_hand_over (attempt));
  g_assert_false (sumi_attempt_can_show_solution (attempt));
  sumi_attempt_search_again (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  /* What was marked is not lost. */
  g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, sumi_bitboard_of (square_of ("d3")));
  g_assert_true (sumi_attempt_is_searching (attempt));
  g_assert_finalize_object (attempt);
}

/* A pack with one puzzle: to mark the stable discs of POSITION. The caller frees it. */
static char *
ask_for_stable (SumiPosition position)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (position, cells);
  for (int row = 0; row < 8; row++)
    g_string_append_printf (rows, "%s\"%.8s\"", row > 0 ? ", " : "", cells + 8 * row);
  return g_strdup_printf ("{\"format\": \"sumi-pack/1\", \"id\": \"test\", \"title\": \"Test\","
                          " \"language\": \"en\", \"items\": [{\"kind\": \"puzzle\","
                          " \"id\": \"stable\", \"title\": \"Stable\","
                          " \"position\": {\"board\": [%s], \"turn\": \"%s\"},"
                          " \"task\": {\"type\": \"mark\", \"set\": \"stable\"}}]}",
                          rows->str, position.turn == SUMI_BLACK ? "black" : "white");
}

/* Discs that nothing can turn, though no rule proves it, leave the answer open, and what waits for
 * it is told so. */
static void
test_undecided (void)
{
  RandomSource source = random_source_init (6);
  SumiStability stability = { 0 };
  SumiPosition position;
  SumiAttempt *attempt;
  g_autofree char *pack = NULL;

  do
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      position = random_position (&source, 58);
      stability = sumi_stability_find (position, position.own | position.opponent, &budget);
    }
  while (stability.undecided == 0 || sumi_position_legal_moves (position) == 0);
  pack = ask_for_stable (position);
  attempt = exercise_begin (pack, 0);
  for (int way = 0; way < 3; way++)
    {
      if (way == 0)
        sumi_attempt_hand_over (attempt);
      else if (way == 1)
        sumi_attempt_hint (attempt);
      exercise_wait (attempt);
      exercise_assert_feedback (attempt, SUMI_ATTEMPT_UNDECIDED, SUMI_FEEDBACK_UNDECIDED);
      g_assert_false (sumi_attempt_can_hint (attempt));
      g_assert_cmpuint (sumi_attempt_get_effort (attempt)->n_wrong, ==, 0);
      sumi_attempt_search_again (attempt);
      exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
    }
  g_assert_finalize_object (attempt);
}

/* Whatever is done in whatever order, the attempt stays consistent. */
static void
test_random_input (void)
{
  static void (*const acts[]) (SumiAttempt *attempt) = {
    sumi_attempt_undo,          sumi_attempt_hint,         sumi_attempt_show_solution,
    sumi_attempt_cancel_search, sumi_attempt_search_again, sumi_attempt_hand_over,
    sumi_attempt_show_missing,  sumi_attempt_go_on,        sumi_attempt_restart,
    exercise_wait,
  };
  RandomSource source = random_source_init (5);

  for (guint run = 0; run < 4 * N_PUZZLES; run++)
    {
      SumiAttempt *attempt = begin (run % N_PUZZLES);

      for (int i = 0; i < 200; i++)
        {
          int act = random_source_below (&source, 20);

          if (act < (int) G_N_ELEMENTS (acts))
            acts[act](attempt);
          else if (act == 10)
            sumi_attempt_answer_number (attempt, random_source_below (&source, 20));
          else if (act == 11)
            sumi_attempt_answer_option (attempt, random_source_below (&source, 3));
          else
            sumi_attempt_choose (attempt, random_source_below (&source, 64));
          exercise_assert_told (attempt);
          if (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED
              && sumi_attempt_get_exercise (attempt)->task.type == SUMI_TASK_MARK)
            g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, find_squares (attempt));
        }
      g_assert_finalize_object (attempt);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/answer-attempt/mark", test_mark);
  g_test_add_func ("/answer-attempt/mark-wrong", test_mark_wrong);
  g_test_add_func ("/answer-attempt/turn", test_turn);
  g_test_add_func ("/answer-attempt/undo", test_undo);
  g_test_add_func ("/answer-attempt/count", test_count);
  g_test_add_func ("/answer-attempt/choose", test_choose);
  g_test_add_func ("/answer-attempt/reason", test_reason);
  g_test_add_func ("/answer-attempt/reasons", test_reasons);
  g_test_add_func ("/answer-attempt/hints-and-solution", test_hints_and_solution);
  g_test_add_func ("/answer-attempt/called-off", test_called_off);
  g_test_add_func ("/answer-attempt/undecided", test_undecided);
  g_test_add_func ("/answer-attempt/random-input", test_random_input);
  return g_test_run ();
}
