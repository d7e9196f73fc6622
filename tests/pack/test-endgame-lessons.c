/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the lessons on the endgame say of their exercises beyond what each task proves, held by the
 * slow rules: test-endgame-lessons PACK.
 *
 * The exercises of one task have the property that the lesson teaches. Its counterexample has
 * another task, and is one in that a rule of thumb would choose a wrong move. */

#include "slow-rules.h"
#include "sumi-judgement.h"
#include "sumi-pack-reader.h"

#define MIN_EXERCISES 8

/* An exercise with its right moves. */
typedef struct
{
  const SumiTask *task;
  SlowBoard board;
  SumiBitboard legal, right, wrong;
} Case;

typedef gboolean (*Property) (const Case *c);

typedef struct
{
  const char *lesson;
  SumiTaskType task;
  Property holds;
  SumiTaskType counter_task;
  Property deceives;
} Lesson;

static SumiBitboard
moves_of (SlowBoard board, SlowCell side)
{
  board.turn = side;
  return slow_legal (&board);
}

static SlowCell
other (const Case *c)
{
  return c->board.turn == SLOW_BLACK ? SLOW_WHITE : SLOW_BLACK;
}

static int
count_empties (const Case *c)
{
  return slow_count (&c->board, SLOW_EMPTY);
}

/* The replies to MOVE; 0 where the opponent must pass. */
static SumiBitboard
replies_to (const Case *c, SumiBitboard move)
{
  SlowBoard after = slow_play (&c->board, (int) move);

  return slow_legal (&after);
}

/* The moves after which the opponent must pass. */
static SumiBitboard
find_passing (const Case *c)
{
  SumiBitboard passing = 0;

  SUMI_FOREACH_SQUARE (move, c->legal)
    {
      SlowBoard after = slow_play (&c->board, (int) move);

      if (slow_must_pass (&after))
        passing |= UINT64_C (1) << move;
    }
  return passing;
}

/* The moves that SIDE alone has, and after which the other side can take no corner at once. */
static SumiBitboard
find_tempi (const Case *c, SlowCell side)
{
  SlowBoard board = c->board;
  SlowCell opponent = side == SLOW_BLACK ? SLOW_WHITE : SLOW_BLACK;

  board.turn = side;
  return slow_legal (&board) & ~moves_of (board, opponent) & ~slow_corner_gifts (&board);
}

/* Whether SIDE has no move in REGION in any line of play from BOARD on. */
static gboolean
never_enters (const SlowBoard *board, SlowCell side, SumiBitboard region)
{
  SumiBitboard moves = slow_legal (board);

  if (slow_is_over (board))
    return TRUE;
  if (moves == 0)
    {
      SlowBoard passed = slow_pass (board);

      return never_enters (&passed, side, region);
    }
  if (board->turn == side && (moves & region) != 0)
    return FALSE;
  SUMI_FOREACH_SQUARE (move, moves)
    {
      SlowBoard next = slow_play (board, (int) move);

      if (!never_enters (&next, side, region))
        return FALSE;
    }
  return TRUE;
}

/* Regions in which only the side to move has moves now: those that the opponent can never enter,
 * and those that it can enter in some line. */
static void
find_own_regions (const Case *c, SumiBitboard *out_own, SumiBitboard *out_open)
{
  SumiBitboard theirs = moves_of (c->board, other (c));

  *out_own = *out_open = 0;
  SUMI_FOREACH_SQUARE (move, c->legal)
    {
      SumiBitboard region = slow_region (&c->board, (int) move, TRUE);

      if ((region & theirs) != 0)
        continue;
      if (never_enters (&c->board, other (c), region))
        *out_own |= region;
      else
        *out_open |= region;
    }
}

/* The odd regions; 0 where it matters whether squares that touch by corners are connected. */
static SumiBitboard
find_odd (const Case *c)
{
  SumiBitboard odd = slow_odd_regions (&c->board, FALSE);

  return odd == slow_odd_regions (&c->board, TRUE) ? odd : 0;
}

static gboolean
has_more_tempi (const Case *c)
{
  return c->task->goal.kind == SUMI_GOAL_PASS && c->task->within <= 3
         && sumi_bitboard_count (find_tempi (c, c->board.turn))
              > sumi_bitboard_count (find_tempi (c, other (c)));
}

static gboolean
has_only_wrong_tempi (const Case *c)
{
  SumiBitboard tempi = find_tempi (c, c->board.turn);

  return tempi != 0 && (tempi & c->right) == 0;
}

static gboolean
wins_by_passing_only (const Case *c)
{
  return (c->right & ~find_passing (c)) == 0 && c->wrong != 0;
}

static gboolean
has_wrong_passing_move (const Case *c)
{
  return (find_passing (c) & c->wrong) != 0 && (find_passing (c) & c->right) == 0;
}

static gboolean
has_own_region (const Case *c)
{
  SumiBitboard own, open;

  if (count_empties (c) > 8)
    return FALSE;
  find_own_regions (c, &own, &open);
  return own != 0;
}

static gboolean
has_region_that_opens (const Case *c)
{
  SumiBitboard own, open;

  find_own_regions (c, &own, &open);
  return own == 0 && (open & c->right) != 0 && (open & c->wrong) != 0;
}

static gboolean
is_right_in_odd_region (const Case *c)
{
  return count_empties (c) <= 10 && sumi_bitboard_count (c->right) == 1
         && (find_odd (c) & c->right) != 0 && (c->wrong & ~find_odd (c)) != 0;
}

static gboolean
is_right_in_even_region (const Case *c)
{
  return find_odd (c) != 0 && (find_odd (c) & c->right) == 0 && (find_odd (c) & c->wrong) != 0;
}

static gboolean
has_few_squares (const Case *c)
{
  return count_empties (c) <= 4 && sumi_bitboard_count (c->right) == 1;
}

static gboolean
concedes_corner (const Case *c)
{
  return c->task->goal.kind == SUMI_GOAL_MOBILITY && c->task->goal.max_moves == 1
         && c->task->within <= 3 && (c->right & ~slow_corner_gifts (&c->board)) == 0
         && (c->wrong & ~slow_corner_gifts (&c->board)) != 0;
}

/* A wrong move leaves the opponent nothing but a corner. */
static gboolean
has_wrong_corner_gift (const Case *c)
{
  gboolean has_gift = FALSE;

  SUMI_FOREACH_SQUARE (move, c->wrong & slow_corner_gifts (&c->board))
    has_gift = has_gift || (replies_to (c, move) & ~SUMI_CORNERS) == 0;
  return has_gift && (c->right & slow_corner_gifts (&c->board)) == 0;
}

static const Lesson lessons[] = {
  { "counting-tempi", SUMI_TASK_FORCE, has_more_tempi, SUMI_TASK_BEST, has_only_wrong_tempi },
  { "making-them-pass", SUMI_TASK_WIN, wins_by_passing_only, SUMI_TASK_BEST,
    has_wrong_passing_move },
  { "swindles", SUMI_TASK_BEST, has_own_region, SUMI_TASK_WIN, has_region_that_opens },
  { "parity-by-itself", SUMI_TASK_BEST, is_right_in_odd_region, SUMI_TASK_WIN,
    is_right_in_even_region },
  { "last-four-squares", SUMI_TASK_WIN, has_few_squares, SUMI_TASK_BEST,
    is_right_in_even_region },
  { "corner-for-control", SUMI_TASK_FORCE, concedes_corner, SUMI_TASK_WIN,
    has_wrong_corner_gift },
};

static Case
make_case (const SumiExercise *exercise)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement
    = sumi_judgement_new (&exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, &budget);
  SlowBoard board = slow_from_position (exercise->position);
  SumiBitboard legal = slow_legal (&board);

  return (Case){ .task = &exercise->task,
                 .board = board,
                 .legal = legal,
                 .right = judgement->right,
                 .wrong = legal & ~judgement->right };
}

static const SumiItem *
find_lesson (const SumiPack *pack, const char *id)
{
  for (guint i = 0; i < pack->lessons->len; i++)
    {
      if (g_str_equal (sumi_pack_get_lesson (pack, i)->id, id))
        return sumi_pack_get_lesson (pack, i);
    }
  g_test_message ("there is no lesson %s", id);
  g_assert_not_reached ();
}

static void
check_lesson (const Lesson *lesson, const SumiItem *item)
{
  guint n_exercises = 0, n_counterexamples = 0;

  for (guint i = 0; i < item->steps->len; i++)
    {
      const SumiStep *step = g_ptr_array_index (item->steps, i);
      Case c;

      g_test_message ("%s, step %u", lesson->lesson, i + 1);
      if (step->exercise == NULL || !sumi_task_is_by_move (step->exercise->task.type))
        continue;
      c = make_case (step->exercise);
      if (c.task->type == lesson->task)
        {
          g_assert_true (lesson->holds (&c));
          n_exercises++;
        }
      else
        {
          g_assert_cmpint (c.task->type, ==, lesson->counter_task);
          g_assert_true (lesson->deceives (&c));
          n_counterexamples++;
        }
    }
  g_assert_cmpuint (n_exercises, >=, MIN_EXERCISES);
  g_assert_cmpuint (n_counterexamples, ==, 1);
}

static void
test_lessons (gconstpointer path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = sumi_pack_read_file (file, SUMI_PACK_READ_BUILT_IN, NULL, mistakes);

  g_assert_nonnull (pack);
  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    check_lesson (&lessons[i], find_lesson (pack, lessons[i].lesson));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  g_test_add_data_func ("/pack/endgame-lessons", argv[1], test_lessons);
  return g_test_run ();
}
