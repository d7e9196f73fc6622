/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ladder of hints: what it shows is true, and no rung gives more away than it should. */

#include "kind-names.h"
#include "random-positions.h"
#include "slow-task.h"
#include "sumi-hint.h"
#include "tutor-fixture.h"
#include "written.h"

#include <string.h>

#define N_POSITIONS 1000

/* Questions asked: of harmless moves, of corners. */
static int n_asked[2];

static char *
hint_text (const SumiJudgement *judgement, SumiHintLevel level, SumiBitboard *out_squares)
{
  SumiSaying hint = sumi_hint_make (judgement, level);
  char *text = tutor_say (hint);

  g_assert_null (strpbrk (text, "{}"));
  g_assert_false (hint.is_estimate);
  *out_squares = hint.squares;
  return text;
}

static void
test_ladder (gconstpointer data)
{
  const char *const *rungs = data;
  int puzzle = rungs[0][0] - '1';
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 2);
  g_autoptr (SumiJudgement) judgement
    = tutor_judge (&task, position_of (tutor_puzzles[puzzle], SUMI_BLACK));

  for (int level = 0; level < SUMI_N_HINTS; level++)
    {
      SumiBitboard squares;

      tutor_assert_text (hint_text (judgement, level, &squares), rungs[level + 1]);
    }
}

/* The replies of the first move that TEXT may speak of: among RIGHT, the fewest. */
static int
count_fewest_replies (SumiPosition position, SumiBitboard right)
{
  SlowBoard board = slow_from_position (position);
  int fewest = 64;

  SUMI_FOREACH_SQUARE (move, right)
    {
      SlowBoard after = slow_play (&board, (int) move);

      fewest = MIN (fewest, sumi_bitboard_count (slow_legal (&after)));
    }
  return fewest;
}

/* The answer to the question, by the slow rules. */
static SumiBitboard
slow_answer (const SumiJudgement *judgement, SumiSayingKind question)
{
  SlowBoard board = slow_from_position (judgement->position), passed = slow_pass (&board);
  SumiBitboard answer = 0;

  if (question == SUMI_SAYING_HINT_ASK_HARMLESS)
    {
      SUMI_FOREACH_SQUARE (move, slow_legal (&passed))
        {
          SlowBoard next = slow_play (&passed, (int) move);

          if ((slow_legal (&next) & SUMI_CORNERS) == 0)
            answer |= UINT64_C (1) << move;
        }
      return answer;
    }
  g_assert_cmpint (question, ==, SUMI_SAYING_HINT_ASK_CORNERS);
  SUMI_FOREACH_SQUARE (corner, SUMI_CORNERS)
    {
      SumiGoal goal = { .kind = SUMI_GOAL_CORNER, .corners = UINT64_C (1) << corner };

      if (slow_task_can_force (&board, board.turn, &goal, judgement->task.within))
        answer |= goal.corners;
    }
  return answer;
}

/* A question and its answer: right is what the slow rules say, and nothing else. */
static void
check_question (const SumiJudgement *judgement, const SumiSaying *question, SumiBitboard squares)
{
  SumiSaying said[2];
  SumiBitboard answer = slow_answer (judgement, question->kind);

  g_assert_cmphex (squares, ==, answer);
  g_assert_cmphex (question->squares, ==, 0);
  g_assert_cmpuint (sumi_hint_answer (judgement, answer, said), >, 0);
  g_assert_cmpint (said[0].kind, ==,
                   answer != 0 ? SUMI_SAYING_HINT_FOUND : SUMI_SAYING_HINT_FOUND_NONE);
  g_assert_cmpuint (sumi_hint_answer (judgement, answer ^ 1, said), >, 0);
  g_assert_cmpint (said[0].kind, ==,
                   answer != 0 ? SUMI_SAYING_HINT_NOT_FOUND : SUMI_SAYING_HINT_NOT_FOUND_NONE);
  g_assert_cmphex (said[0].squares, ==, answer);
  if (sumi_hint_answer (judgement, answer, said) < 2)
    return;
  if (said[1].kind == SUMI_SAYING_HINT_STUCK)
    return;
  g_assert_cmpint (said[1].kind, ==,
                   answer != 0 ? SUMI_SAYING_HINT_GONE : SUMI_SAYING_HINT_STAYS_STUCK);
  SUMI_FOREACH_SQUARE (move, judgement->right)
    {
      SlowBoard board = slow_from_position (judgement->position);
      SlowBoard after = slow_play (&board, (int) move);

      SUMI_FOREACH_SQUARE (reply, slow_legal (&after) & (answer != 0 ? answer : ~UINT64_C (0)))
        {
          SlowBoard next = slow_play (&after, (int) reply);

          g_assert_cmphex (slow_legal (&next) & SUMI_CORNERS, !=, 0);
        }
    }
}

static void
check_replies (const SumiJudgement *judgement, SumiBitboard right)
{
  SumiBitboard squares;
  SumiSaying question;
  g_autofree char *text = hint_text (judgement, SUMI_HINT_REPLIES, &squares);
  gboolean is_asked = sumi_hint_ask (judgement, &question, &squares);
  int fewest = is_asked ? 0 : count_fewest_replies (judgement->position, right);
  g_autofree char *number = g_strdup_printf (" has %d answer%s.", fewest, fewest == 1 ? "" : "s");

  g_assert_cmphex (tutor_named (text), ==, 0);
  if (is_asked)
    {
      n_asked[question.kind == SUMI_SAYING_HINT_ASK_CORNERS]++;
      check_question (judgement, &question, squares);
      return;
    }
  g_assert_cmpint (sumi_bitboard_count (right) == 1, ==,
                   g_str_has_prefix (text, "After the right move"));
  if (fewest > 0)
    g_assert_true (g_str_has_suffix (text, number));
  else
    g_assert_true (g_str_has_suffix (text, "has no answer and must pass.")
                   || g_str_has_suffix (text, "the game is over."));
}

/* Where there is a choice, the region leaves it, and the pair lies within the region, so that both
 * together say no more than the pair. */
static void
check_narrowing (const SumiJudgement *judgement, SumiBitboard right, SumiBitboard wrong)
{
  SumiBitboard region, pair, key;
  g_autofree char *region_text = hint_text (judgement, SUMI_HINT_REGION, &region);
  g_autofree char *pair_text = hint_text (judgement, SUMI_HINT_PAIR, &pair);
  g_autofree char *move_text = hint_text (judgement, SUMI_HINT_MOVE, &key);

  g_assert_cmpint (sumi_bitboard_count (key), ==, 1);
  g_assert_cmphex (key & ~right, ==, 0);
  g_assert_cmphex (tutor_named (move_text), ==, key);
  if (wrong == 0)
    {
      g_assert_cmphex (region | pair, ==, 0);
      g_assert_cmpstr (region_text, ==, pair_text);
      return;
    }
  if (region == 0)
    {
      g_assert_cmpstr (region_text, ==, "Look at the whole board, not only at one part of it.");
      region = UINT64_MAX;
    }
  g_assert_cmphex (region & key, ==, key);
  g_assert_cmphex (region & wrong, !=, 0);
  g_assert_cmpint (sumi_bitboard_count (region & (right | wrong)), >=,
                   MIN (3, sumi_bitboard_count (right | wrong)));
  g_assert_cmphex (pair & ~region, ==, 0);
  g_assert_cmphex (tutor_named (pair_text), ==, pair);
  g_assert_cmphex (pair & right, ==, key);
  g_assert_cmpint (sumi_bitboard_count (pair & wrong), ==, 1);
}

static SumiTask
make_task (RandomSource *source)
{
  static const SumiTaskType types[] = { SUMI_TASK_FORCE, SUMI_TASK_DENY, SUMI_TASK_BEST };
  SumiTask task = { .type = types[random_source_below (source, 3)],
                    .goal = { .kind = random_source_below (source, 4),
                              .corners = SUMI_CORNERS,
                              .max_moves = random_source_below (source, 4) },
                    .within = 1 + random_source_below (source, 2),
                    .measure = random_source_below (source, 3) };

  return task;
}

static void
test_random (void)
{
  RandomSource source = random_source_init (7);
  int n_narrowed = 0, n_unsolvable = 0, n_all_right = 0;
  Pinned pinned = { 0 };

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 4 + random_source_below (&source, 60));
      SumiTask task = make_task (&source);
      g_autoptr (SumiJudgement) judgement = tutor_judge (&task, position);
      SumiBitboard right = slow_task_right (&task, position);
      SumiBitboard legal = sumi_position_legal_moves (position), squares;

      for (int level = 0; level < SUMI_N_HINTS; level++)
        {
          SumiSaying saying = sumi_hint_make (judgement, (SumiHintLevel) level);

          pinned_add (&pinned, "saying %s %d %d %d, region %d, squares %" G_GINT64_MODIFIER "x",
                      sumi_saying_kind_to_name (saying.kind), saying.side, saying.move,
                      saying.count, saying.region, saying.squares);
        }
      if (right == 0)
        {
          for (int level = SUMI_HINT_REPLIES; level < SUMI_N_HINTS; level++)
            tutor_assert_text (hint_text (judgement, level, &squares), "No move is right here.");
          n_unsolvable++;
          continue;
        }
      check_replies (judgement, right);
      check_narrowing (judgement, right, legal & ~right);
      n_all_right += right == legal;
      n_narrowed += right != legal;
    }
  g_assert_cmpint (n_unsolvable, >, 0);
  g_assert_cmpint (n_all_right, >, 0);
  g_assert_cmpint (n_narrowed, >, 0);
  pinned_check (&pinned, "hints", UINT64_C (0xb9bc1c4e688ec78e));
}

/* The second rung of corners, of random positions and of the leaflet's. */
static void
test_questions (void)
{
  RandomSource source = random_source_init (9);
  const SumiTask task = tutor_force (SUMI_GOAL_CORNER, 2);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position
        = i < 5 ? position_of (tutor_puzzles[i], SUMI_BLACK)
                : random_position (&source, 20 + random_source_below (&source, 40));
      g_autoptr (SumiJudgement) judgement = tutor_judge (&task, position);

      if (judgement->right != 0)
        check_replies (judgement, judgement->right);
    }
  g_test_message ("asked: %d, %d", n_asked[0], n_asked[1]);
  g_assert_cmpint (n_asked[0], >, 5);
  g_assert_cmpint (n_asked[1], >, 5);
}

/* The first two rungs for the positions of the design, as they are read: an aim is told from a
 * squeeze, and where the second rung asks, the squares that answer it. */
static void
test_table (void)
{
  static const struct
  {
    const char *cells;
    SumiColor turn;
    SumiTask task;
    const char *idea, *second, *answer;
  } table[] = {
#define CORNER(type_, within_)                                                                     \
  { .type = SUMI_TASK_##type_, .goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS },      \
    .within = (within_) }
#define BEST(measure_) { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_##measure_ }
    { "..................XX..XO..XXXXXO..XXXOOO..XXOX.O..X...X.........",
      SUMI_WHITE, CORNER (FORCE, 2),
      "Which disc must turn so that a line from a corner ends in your colour?",
      "Which corners can you be sure of within 2 moves, whatever Black plays? Mark them on "
      "the board, then choose “Done”.",
      "h8" },
    { "..XXX...X.XX.X..XXXXXXX.XXXOXXX.XOXXOXXXXOXOOXX..XOOOX..XXXXXX..",
      SUMI_WHITE, CORNER (FORCE, 2),
      "Which of your moves leaves Black only answers that give you a corner?",
      "After the right move Black has no answer and must pass.",
      NULL },
    { ".XXXXXX.O.XOOO...OOXOO.O.OOOXO.O.OOXXXXO.OOXXXXO..XXXX....XXXXX.",
      SUMI_BLACK, CORNER (FORCE, 2),
      "Which of your moves leaves White only answers that give you a corner?",
      "If White were to move now, which of its moves would lose no corner at once? Mark "
      "them on the board, then choose “Done”.",
      "g7" },
    { "...........O....OOOOOOOOOXOXXXO.OOXXXOOOOOOOOOO...XXOO...XXXXX..",
      SUMI_BLACK, CORNER (FORCE, 2),
      "Which of your moves leaves White only answers that give you a corner?",
      "If White were to move now, which of its moves would lose no corner at once? Mark "
      "them on the board, then choose “Done”.",
      "" },
    { "...OOO.....OOO..OOOOOOXOOOOXXXXO.OOXXXXO.OOOOOXX..OOO.....O.....",
      SUMI_BLACK, CORNER (FORCE, 2),
      "Which of your moves leaves White only answers that give you a corner?",
      "If White were to move now, which of its moves would lose no corner at once? Mark "
      "them on the board, then choose “Done”.",
      "f7 h7" },
    { ".OOO.X....XXOX.XXXXXXOXXXXXOXXXXXXOXXXXXXOXXXX..XXXX....X.XXX...",
      SUMI_WHITE, CORNER (FORCE, 3),
      "Which of your moves leaves Black only answers that give you a corner?",
      "If Black were to move now, which of its moves would lose no corner at once? Mark "
      "them on the board, then choose “Done”.",
      "e1 g2" },
    { "....XO....XXXO...OXXXXO..OOXXXX.XXOOOXO.XXOOOO....O.OO..........",
      SUMI_BLACK, BEST (MOBILITY),
      "For each of your moves, count the squares on which White could answer.",
      "After the right move White has 6 answers.",
      NULL },
    { "X.......XO.................O........X...........................",
      SUMI_BLACK, BEST (MOBILITY),
      "For each of your moves, count the squares on which White could answer.",
      "After the right move the game is over.",
      NULL },
    { ".OOOOO..XOOOOOOOXOOXXXXOXOXOOXXOXOXOOOXOXXOXXOXOX.OOXXOO...OXX.O",
      SUMI_BLACK, BEST (SCORE),
      "Go through each of your moves to the end of the game, and count the discs.",
      "After the right move White has 1 answer.",
      NULL },
    { ".XXXXX....XOOOO..XXXXO...XOXXO..XXXXOO..XXOOOO..X.OOOO.......O..",
      SUMI_BLACK, CORNER (DENY, 3),
      "Imagine each of your moves on the board: could White use it to get to a "
      "corner?",
      "After the right move White has 9 answers.",
      NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      SumiBitboard squares;
      SumiSaying question;
      g_autoptr (SumiJudgement) judgement
        = tutor_judge (&table[i].task, position_of (table[i].cells, table[i].turn));

      tutor_assert_text (hint_text (judgement, SUMI_HINT_IDEA, &squares), table[i].idea);
      tutor_assert_text (hint_text (judgement, SUMI_HINT_REPLIES, &squares), table[i].second);
      g_assert_true (sumi_hint_ask (judgement, &question, &squares) == (table[i].answer != NULL));
      if (table[i].answer != NULL)
        g_assert_cmphex (squares, ==, tutor_named (table[i].answer));
    }
}

/* The ladder of tasks that are judged by exact results. */
static void
test_results (void)
{
  RandomSource source = random_source_init (8);
  int n_narrowed = 0;

  for (int i = 0; i < 100; i++)
    {
      SumiPosition position = random_position (&source, 57 + random_source_below (&source, 6));
      SumiTask task = { .type = i % 2 == 0 ? SUMI_TASK_WIN : SUMI_TASK_BEST,
                        .measure = SUMI_MEASURE_SCORE,
                        .by = 1 };
      g_autoptr (SumiJudgement) judgement = tutor_judge (&task, position);
      SumiBitboard right = slow_task_right (&task, position), squares;

      tutor_assert_text (
        hint_text (judgement, SUMI_HINT_IDEA, &squares),
        "Go through each of your moves to the end of the game, and count the discs.");
      if (right == 0)
        continue;
      check_replies (judgement, right);
      check_narrowing (judgement, right, sumi_position_legal_moves (position) & ~right);
      n_narrowed++;
    }
  g_assert_cmpint (n_narrowed, >, 40);
}

/* Each idea is about what is asked, and names the opponent where it names anybody. */
static void
test_ideas (void)
{
  SumiPosition position = position_of (tutor_puzzles[0], SUMI_WHITE);

  for (int i = 0; i < 11; i++)
    {
      SumiTask task = i < 4   ? tutor_force (i, 2)
                      : i < 8 ? tutor_deny (i - 4, 2)
                              : tutor_best (i - 8);
      g_autoptr (SumiJudgement) judgement = tutor_judge (&task, position);
      SumiBitboard squares;
      g_autofree char *text = hint_text (judgement, SUMI_HINT_IDEA, &squares);

      g_assert_cmphex (squares, ==, 0);
      g_assert_cmphex (tutor_named (text), ==, 0);
      g_assert_null (strstr (text, "White"));
      g_assert_true (i > 8 || strstr (text, "lack") != NULL);
    }
}

static void
test_undecided (void)
{
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 8);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = NULL;
  SumiBitboard squares;

  budget.max_nodes = 1;
  judgement = sumi_judgement_new (&task, position_of (tutor_puzzles[0], SUMI_BLACK),
                                  SUMI_JUDGE_DEFAULT, &budget);
  for (int level = SUMI_HINT_REPLIES; level < SUMI_N_HINTS; level++)
    {
      tutor_assert_text (hint_text (judgement, level, &squares),
                         "It is not decided yet which moves are right.");
      g_assert_cmphex (squares, ==, 0);
    }
}

/* Where nothing was to be marked, what helps is said all the same. */
static void
test_nothing_to_mark (void)
{
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 2);
  g_autoptr (SumiJudgement) judgement
    = tutor_judge (&task, position_of (tutor_puzzles[2], SUMI_BLACK));
  SumiSaying question, sayings[2];
  SumiBitboard squares;

  g_assert_true (sumi_hint_ask (judgement, &question, &squares));
  g_assert_cmphex (squares, ==, 0);
  g_assert_cmpuint (sumi_hint_answer (judgement, 1, sayings), ==, 2);
  tutor_assert_text (tutor_say (sayings[0]), "No: there is none.");
  tutor_assert_text (tutor_say (sayings[1]),
                     "Each move that White has now loses a corner: look for a move that keeps it "
                     "so.");
  g_assert_cmpuint (sumi_hint_answer (judgement, 0, sayings), ==, 2);
  tutor_assert_text (tutor_say (sayings[0]), "Right: there is none.");
}

/* One legal move; and two that are both right. */
static void
test_no_choice (void)
{
  static const struct
  {
    const char *cells;
    const char *region;
    const char *move;
  } cases[] = {
    { "XO..............................................................",
      "You have only one move.", "Play c1: it is the only right move." },
    { "XO......O.......................................................",
      "Each of your 2 moves is right.", "Play c1; 1 other move is right as well." },
  };
  SumiTask task = tutor_best (SUMI_MEASURE_MOBILITY);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SumiJudgement) judgement
        = tutor_judge (&task, position_of (cases[i].cells, SUMI_BLACK));
      SumiBitboard squares;

      tutor_assert_text (hint_text (judgement, SUMI_HINT_REGION, &squares), cases[i].region);
      tutor_assert_text (hint_text (judgement, SUMI_HINT_PAIR, &squares), cases[i].region);
      g_assert_cmphex (squares, ==, 0);
      tutor_assert_text (hint_text (judgement, SUMI_HINT_MOVE, &squares), cases[i].move);
    }
}

static const char *const puzzle_1[] = {
  "1",
  "Which of your moves leaves White only answers that give you a corner?",
  ("If White were to move now, which of its moves would lose no corner at once? Mark them on the "
   "board, then choose “Done”."),
  "A right move lies in the upper right quarter of the board.",
  "One of these two is right, the other is not: g2 or h2.",
  "Play h2: it is the only right move.",
};

static const char *const puzzle_2[] = {
  "2",
  "Which of your moves leaves White only answers that give you a corner?",
  ("If White were to move now, which of its moves would lose no corner at once? Mark them on the "
   "board, then choose “Done”."),
  "A right move lies in the lower left quarter of the board.",
  "One of these two is right, the other is not: b6 or d8.",
  "Play b6: it is the only right move.",
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/tutor/hint/puzzle-1", puzzle_1, test_ladder);
  g_test_add_data_func ("/tutor/hint/puzzle-2", puzzle_2, test_ladder);
  g_test_add_func ("/tutor/hint/random", test_random);
  g_test_add_func ("/tutor/hint/questions", test_questions);
  g_test_add_func ("/tutor/hint/table", test_table);
  g_test_add_func ("/tutor/hint/results", test_results);
  g_test_add_func ("/tutor/hint/ideas", test_ideas);
  g_test_add_func ("/tutor/hint/undecided", test_undecided);
  g_test_add_func ("/tutor/hint/nothing-to-mark", test_nothing_to_mark);
  g_test_add_func ("/tutor/hint/no-choice", test_no_choice);
  return g_test_run ();
}
