/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What drills ask is sound for many seeds, by rules and results that are found here once more; and
 * a round counts answers and time as its header says. */
#include <string.h>

#include "exercise-fixture.h"
#include "sumi-answer.h"
#include "sumi-drill.h"
#include "sumi-exact.h"
#include "sumi-random.h"
#include "sumi-stability.h"

#define N_QUESTIONS 40
#define N_GAMES 20
#define N_MORE_QUESTIONS 4000

static const char *const sides[] = { "Black", "White", "Nobody", NULL };

static SumiDrillQuestion *
make (SumiDrillKind kind, guint index)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  return sumi_drill_question_new (kind, 7, index, sumi_drill_kind_has_options (kind) ? sides : NULL,
                                  &budget);
}

/* 0: Black, 1: White, 2: nobody. */
static int
find_on (SumiPosition position, SumiSquare square)
{
  if (sumi_bitboard_has (sumi_position_discs (position, SUMI_BLACK), square))
    return 0;
  return sumi_bitboard_has (sumi_position_discs (position, SUMI_WHITE), square) ? 1 : 2;
}

static int
find_winner (SumiPosition position)
{
  const SumiExactOptions options = { .n_threads = 1, .table_bits = 10 };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiExact *exact = sumi_exact_new (&options);
  SumiExactAnswer answer = sumi_exact_score (exact, position, &budget);

  sumi_exact_free (exact);
  g_assert_cmpint (answer.lower, ==, answer.upper);
  if (answer.lower == 0)
    return 2;
  return (answer.lower > 0) == (position.turn == SUMI_BLACK) ? 0 : 1;
}

/* The end that every move up to it is forced to. */
static SumiPosition
play_forced (SumiPosition position, int *out_n_moves)
{
  for (*out_n_moves = 0; !sumi_position_is_over (position);)
    {
      SumiBitboard moves = sumi_position_legal_moves (position);

      if (moves == 0)
        {
          position = sumi_position_pass (position);
          continue;
        }
      g_assert_cmpint (sumi_bitboard_count (moves), ==, 1);
      position = sumi_position_play (position, sumi_bitboard_first (moves));
      ++*out_n_moves;
    }
  return position;
}

static SumiPosition
play_line (const SumiTranscript *line, SumiPosition position)
{
  g_assert_true (sumi_position_equal (line->start, position));
  for (int i = 0; i < line->n_moves; i++)
    {
      g_assert_true (sumi_position_is_legal (position, line->moves[i]));
      position = sumi_position_play (position, line->moves[i]);
    }
  return position;
}

static void
assert_result (const SumiDrillQuestion *question)
{
  int n_moves;
  SumiPosition end = play_forced (question->shown, &n_moves);

  g_assert_true (sumi_position_equal (end, question->exercise->position));
  g_assert_cmpint (n_moves, >=, 3);
  g_assert_cmpint (n_moves, <=, SUMI_DRILL_MAX_FORCED);
}

static void
assert_head (const SumiDrillQuestion *question)
{
  SumiPosition end = play_line (&question->line, question->shown);

  g_assert_cmpint (question->line.n_moves, ==, SUMI_DRILL_N_NAMED);
  g_assert_cmpint (question->exercise->task.answer, ==, find_on (end, question->square));
}

/* No disc of SQUARES is turned in games by lot from POSITION on. */
static void
assert_never_turned (SumiPosition position, SumiBitboard squares)
{
  SumiRandom random = sumi_random_init (1, position.own);
  SumiBitboard black = sumi_position_discs (position, SUMI_BLACK) & squares;

  for (int game = 0; game < N_GAMES; game++)
    {
      for (SumiPosition now = position; !sumi_position_is_over (now);)
        {
          SumiBitboard moves = sumi_position_legal_moves (now);

          now = moves == 0 ? sumi_position_pass (now)
                           : sumi_position_play (now, sumi_random_square (&random, moves));
          g_assert_cmphex (sumi_position_discs (now, SUMI_BLACK) & squares, ==, black);
        }
    }
}

static void
assert_stable (SumiPosition position, SumiBitboard right)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiStability stability
    = sumi_stability_find (position, ~sumi_position_empties (position), &budget);

  g_assert_cmphex (stability.undecided, ==, 0);
  g_assert_cmphex (stability.stable, ==, right);
  g_assert_cmpint (sumi_bitboard_count (right), >=, 3);
  g_assert_cmpint (sumi_bitboard_count (right), <=, 14);
  assert_never_turned (position, right);
}

/* The squares of EMPTIES that can be reached from SQUARE over sides, or over corners too. */
static SumiBitboard
fill_region (SumiBitboard empties, SumiSquare square, gboolean over_corners)
{
  SumiBitboard region = sumi_bitboard_of (square), before = 0;

  while (region != before)
    {
      before = region;
      SUMI_FOREACH_SQUARE (from, before)
        SUMI_FOREACH_SQUARE (to, empties)
          {
            int columns = ABS ((int) (from % 8) - (int) (to % 8));
            int rows = ABS ((int) (from / 8) - (int) (to / 8));

            if (over_corners ? MAX (columns, rows) == 1 : columns + rows == 1)
              region |= sumi_bitboard_of (to);
          }
    }
  return region;
}

static void
assert_regions (SumiPosition position, SumiBitboard right)
{
  SumiBitboard empties = sumi_position_empties (position);

  SUMI_FOREACH_SQUARE (square, empties)
    {
      for (int over_corners = FALSE; over_corners <= TRUE; over_corners++)
        g_assert_cmpint (
          sumi_bitboard_count (fill_region (empties, (SumiSquare) square, over_corners)) % 2, ==,
          sumi_bitboard_has (right, square));
    }
  g_assert_true (right != 0 && right != empties);
  g_assert_cmpint (sumi_bitboard_count (empties), >=, 6);
  g_assert_cmpint (sumi_bitboard_count (empties), <=, 16);
}

/* The number of tempi of the side to move; OUT_N_OTHERS gets that of its other moves. */
static int
count_tempi (SumiPosition position, int *out_n_others)
{
  int n_tempi = 0;

  *out_n_others = 0;
  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
    {
      SumiPosition after = sumi_position_play (position, (SumiSquare) square);

      if (sumi_position_is_legal (sumi_position_pass (position), (SumiSquare) square)
          || (sumi_position_legal_moves (after) & SUMI_CORNERS) != 0)
        ++*out_n_others;
      else
        n_tempi++;
    }
  return n_tempi;
}

static void
assert_tempi (SumiPosition position)
{
  int n_others, n_tempi = count_tempi (position, &n_others);

  g_assert_cmpint (n_tempi, >, 0);
  g_assert_cmpint (n_others, >, 0);
  g_assert_cmpint (sumi_position_count_empties (position), >=, 10);
  g_assert_cmpint (sumi_position_count_empties (position), <=, 28);
}

static void
assert_sound (const SumiDrillQuestion *question)
{
  const SumiTask *task = &question->exercise->task;
  SumiPosition position = question->exercise->position;

  switch (question->kind)
    {
    case SUMI_DRILL_FLIPS:
      g_assert_cmpint (sumi_bitboard_count (sumi_position_flips (position, task->move)), >, 1);
      break;
    case SUMI_DRILL_MOVES:
      g_assert_true (sumi_position_legal_moves (position) != 0);
      break;
    case SUMI_DRILL_RESULT:
      assert_result (question);
      break;
    case SUMI_DRILL_HEAD:
      assert_head (question);
      break;
    case SUMI_DRILL_AHEAD:
      g_assert_cmpint (task->answer, ==, find_winner (position));
      g_assert_cmpint (sumi_position_count_empties (position), >=, 9);
      g_assert_cmpint (sumi_position_count_empties (position), <=, 11);
      break;
    case SUMI_DRILL_FOUR:
      g_assert_cmpint (sumi_position_count_empties (position), ==, 4);
      g_assert_cmpint (sumi_bitboard_count (sumi_position_legal_moves (position)), >, 1);
      break;
    case SUMI_DRILL_STABLE:
      assert_stable (position, sumi_answer_get_squares (task, position));
      break;
    case SUMI_DRILL_REGIONS:
      assert_regions (position, sumi_answer_get_squares (task, position));
      break;
    case SUMI_DRILL_TEMPI:
      assert_tempi (position);
      break;
    case SUMI_N_DRILLS:
    default:
      g_assert_not_reached ();
    }
}

static void
pin_question (Pinned *pinned, const SumiDrillQuestion *question)
{
  const SumiExercise *exercise = question->exercise;
  g_autofree char *line = g_malloc0 (2 * SUMI_TRANSCRIPT_MAX + 1);

  sumi_transcript_to_text (&question->line, line);
  pinned_add (pinned, "%d: %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x %d, after %s: %"
              G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x %d, square %d, move %d, answer %d",
              question->kind, question->shown.own, question->shown.opponent, question->shown.turn,
              line, exercise->position.own, exercise->position.opponent, exercise->position.turn,
              question->square, exercise->task.move, exercise->task.answer);
}

/* For each kind: the questions hold what they promise, they are not all alike, and the same seed
 * makes the same ones, on any machine. */
static void
test_questions (void)
{
  Pinned pinned = { 0 };

  for (int kind = 0; kind < SUMI_N_DRILLS; kind++)
    {
      g_autoptr (SumiDrillQuestion) before = NULL;
      guint n_answers[3] = { 0 };

      for (guint i = 0; i < N_QUESTIONS; i++)
        {
          g_autoptr (SumiDrillQuestion) question = make ((SumiDrillKind) kind, i);

          assert_sound (question);
          pin_question (&pinned, question);
          g_assert_true (before == NULL || !sumi_position_equal (question->shown, before->shown));
          if (sumi_drill_kind_has_options ((SumiDrillKind) kind))
            n_answers[question->exercise->task.answer]++;
          sumi_drill_question_free (before);
          before = g_steal_pointer (&question);
        }
      if (sumi_drill_kind_has_options ((SumiDrillKind) kind))
        g_assert_cmpuint (MIN (n_answers[0], n_answers[1]), >, N_QUESTIONS / 8);
      g_test_message ("%s: %u, %u, %u", sumi_drill_kind_to_name ((SumiDrillKind) kind),
                      n_answers[0], n_answers[1], n_answers[2]);
    }
  pinned_check (&pinned, "questions", UINT64_C (0x1114ee5b00db07fc));
}

/* So is each of many more of those that cost nothing to make, as hardly a game leaves its player
 * without a move. */
static void
test_more_questions (void)
{
  for (guint i = N_QUESTIONS; i < N_MORE_QUESTIONS; i++)
    {
      g_autoptr (SumiDrillQuestion) flips = make (SUMI_DRILL_FLIPS, i);
      g_autoptr (SumiDrillQuestion) moves = make (SUMI_DRILL_MOVES, i);

      assert_sound (flips);
      assert_sound (moves);
    }
}

/* Who is ahead is asked where the best result is 20 discs at most, and that, too. */
static void
test_ahead (void)
{
  SumiTask task;
  int most = 0;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_SCORE;
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (SumiDrillQuestion) question = make (SUMI_DRILL_AHEAD, i);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) judgement
        = sumi_judgement_new (&task, question->exercise->position, SUMI_JUDGE_DEFAULT, &budget);
      int score = -64;

      for (guint j = 0; j < judgement->n_moves; j++)
        score = MAX (score, judgement->moves[j].value);
      most = MAX (most, ABS (score));
    }
  g_assert_cmpint (most, ==, 20);
}

static void
test_names (void)
{
  for (int kind = 0; kind < SUMI_N_DRILLS; kind++)
    {
      SumiDrillKind found = SUMI_N_DRILLS;

      g_assert_true (sumi_drill_kind_from_name (sumi_drill_kind_to_name ((SumiDrillKind) kind),
                                                &found));
      g_assert_cmpint (found, ==, kind);
    }
  g_assert_false (sumi_drill_kind_from_name ("flip", NULL));
}

static void
wait_for_question (SumiDrill *drill)
{
  while (sumi_drill_get_state (drill) == SUMI_DRILL_PREPARING
         || (sumi_drill_get_state (drill) == SUMI_DRILL_ASKING
             && sumi_attempt_is_searching (sumi_drill_get_attempt (drill))))
    g_main_context_iteration (NULL, TRUE);
}

static SumiBitboard
find_right_moves (const SumiDrillQuestion *question)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = sumi_judgement_new (
      &question->exercise->task, question->exercise->position, SUMI_JUDGE_DEFAULT, &budget);

  return judgement->right;
}

static void
answer_by_move (SumiDrill *drill, gboolean is_right)
{
  const SumiDrillQuestion *question = sumi_drill_get_question (drill);
  SumiBitboard right = find_right_moves (question);

  sumi_attempt_choose (sumi_drill_get_attempt (drill),
                       sumi_bitboard_first (
                           is_right ? right
                                    : sumi_position_legal_moves (question->shown) & ~right));
}

/* Turns the discs of the move, or marks the squares; all but the first one, to be wrong. */
static void
answer_by_squares (SumiDrill *drill, gboolean is_right)
{
  SumiAttempt *attempt = sumi_drill_get_attempt (drill);
  const SumiDrillQuestion *question = sumi_drill_get_question (drill);
  SumiBitboard squares
    = sumi_answer_get_squares (&question->exercise->task, question->exercise->position);

  if (!is_right)
    squares &= squares - 1;
  SUMI_FOREACH_SQUARE (square, squares)
    sumi_attempt_choose (attempt, (SumiSquare) square);
  sumi_attempt_hand_over (attempt);
}

/* Answers the question of DRILL as a learner does. */
static void
answer (SumiDrill *drill, gboolean is_right)
{
  SumiAttempt *attempt = sumi_drill_get_attempt (drill);
  const SumiDrillQuestion *question = sumi_drill_get_question (drill);
  const SumiTask *task = &question->exercise->task;
  SumiPosition position = question->exercise->position;
  int n_others;
  int number = question->kind == SUMI_DRILL_MOVES
                   ? sumi_bitboard_count (sumi_position_legal_moves (position))
               : question->kind == SUMI_DRILL_TEMPI
                   ? count_tempi (position, &n_others)
                   : sumi_bitboard_count (sumi_position_discs (position, SUMI_BLACK));

  if (task->type == SUMI_TASK_COUNT)
    sumi_attempt_answer_number (attempt, is_right ? number : number + 1);
  else if (task->type == SUMI_TASK_CHOOSE)
    sumi_attempt_answer_option (attempt, is_right ? task->answer : (task->answer + 1) % 3);
  else if (task->type == SUMI_TASK_FLIP || task->type == SUMI_TASK_MARK)
    answer_by_squares (drill, is_right);
  else
    answer_by_move (drill, is_right);
}

static void
count_cb (int *n)
{
  ++*n;
}

/* Right answers go on at once and wrong ones wait; the score is what is left of the right ones. */
static void
test_round (gconstpointer data)
{
  SumiDrillKind kind = (SumiDrillKind) GPOINTER_TO_INT (data);
  g_autoptr (SumiDrill) drill
    = sumi_drill_new (kind, 1, sumi_drill_kind_has_options (kind) ? sides : NULL);
  const SumiDrillQuestion *first;
  gpointer former;
  guint limit = sumi_drill_kind_get_limit (kind) * 1000;
  int n_told = 0;

  g_assert_cmpint (sumi_drill_get_state (drill), ==, SUMI_DRILL_PREPARING);
  sumi_drill_pass_time (drill, limit);
  wait_for_question (drill);
  g_assert_cmpuint (sumi_drill_get_left (drill), ==, limit);
  former = sumi_drill_get_attempt (drill);
  g_object_add_weak_pointer (former, &former);
  answer (drill, TRUE);
  wait_for_question (drill);
  g_assert_null (former);
  answer (drill, TRUE);
  wait_for_question (drill);
  g_assert_cmpuint (sumi_drill_get_n_right (drill), ==, 2);

  first = sumi_drill_get_question (drill);
  g_signal_connect_swapped (drill, "changed", G_CALLBACK (count_cb), &n_told);
  answer (drill, FALSE);
  g_assert_cmpint (n_told, >, 0);
  g_assert_cmpint (sumi_drill_get_state (drill), ==, SUMI_DRILL_CORRECTING);
  g_assert_true (sumi_attempt_was_shown (sumi_drill_get_attempt (drill)));
  g_assert_true (sumi_drill_get_question (drill) == first);
  sumi_drill_pass_time (drill, limit);
  answer (drill, TRUE);
  g_assert_cmpuint (sumi_drill_get_n_right (drill), ==, 2);
  g_assert_cmpuint (sumi_drill_get_n_wrong (drill), ==, 1);
  g_assert_cmpuint (sumi_drill_get_score (drill), ==, 1);

  sumi_drill_go_on (drill);
  wait_for_question (drill);
  sumi_drill_pass_time (drill, limit - 1);
  g_assert_cmpint (sumi_drill_get_state (drill), ==, SUMI_DRILL_ASKING);
  /* No time comes back, and who is asked goes on by an answer alone. */
  sumi_drill_pass_time (drill, -5);
  g_assert_cmpuint (sumi_drill_get_left (drill), ==, 1);
  first = sumi_drill_get_question (drill);
  sumi_drill_go_on (drill);
  g_assert_true (sumi_drill_get_question (drill) == first);
  sumi_drill_pass_time (drill, 5);
  g_assert_cmpint (sumi_drill_get_state (drill), ==, SUMI_DRILL_OVER);
  g_assert_cmpuint (sumi_drill_get_left (drill), ==, 0);
  answer (drill, TRUE);
  g_assert_cmpuint (sumi_drill_get_n_right (drill), ==, 2);
  g_assert_finalize_object (g_steal_pointer (&drill));
}

/* More wrong answers than right ones are no debt. */
static void
test_no_debt (void)
{
  g_autoptr (SumiDrill) drill = sumi_drill_new (SUMI_DRILL_MOVES, 3, NULL);

  wait_for_question (drill);
  answer (drill, FALSE);
  g_assert_cmpuint (sumi_drill_get_score (drill), ==, 0);
  sumi_drill_go_on (drill);
  wait_for_question (drill);
  answer (drill, TRUE);
  g_assert_cmpuint (sumi_drill_get_score (drill), ==, 0);
}

static void
assert_asked_in (SumiDrill *drill, const char *const *options)
{
  const GPtrArray *texts;

  wait_for_question (drill);
  texts = sumi_drill_get_question (drill)->exercise->options;
  g_assert_cmpuint (texts->len, ==, 3);
  for (guint i = 0; i < texts->len; i++)
    g_assert_cmpstr (sumi_text_get (texts->pdata[i]), ==, options[i]);
}

/* A round goes on in other words: the question that is being made, the one that is asked, and the
 * one that was made ahead. */
static void
test_other_words (void)
{
  static const char *const others[] = { "Schwarz", "Weiß", "Niemand", NULL };
  g_autoptr (SumiDrill) drill = sumi_drill_new (SUMI_DRILL_AHEAD, 3, sides);
  const SumiDrillQuestion *first;

  sumi_drill_set_options (drill, others);
  assert_asked_in (drill, others);
  first = sumi_drill_get_question (drill);
  sumi_drill_set_options (drill, sides);
  assert_asked_in (drill, sides);
  g_assert_true (sumi_drill_get_question (drill) == first);
  answer (drill, TRUE);
  g_assert_cmpuint (sumi_drill_get_n_right (drill), ==, 1);
  assert_asked_in (drill, sides);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drill/questions", test_questions);
  g_test_add_func ("/drill/more-questions", test_more_questions);
  g_test_add_func ("/drill/ahead", test_ahead);
  g_test_add_func ("/drill/names", test_names);
  for (int kind = 0; kind < SUMI_N_DRILLS; kind++)
    {
      g_autofree char *path
        = g_strconcat ("/drill/round/", sumi_drill_kind_to_name ((SumiDrillKind) kind), NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (kind), test_round);
    }
  g_test_add_func ("/drill/no-debt", test_no_debt);
  g_test_add_func ("/drill/other-words", test_other_words);
  return g_test_run ();
}
