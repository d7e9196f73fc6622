/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-check.h"

#include "slow-endgame.h"
#include "slow-task.h"

/* One move, as the slow rules see it. */
typedef struct
{
  const SumiTask *task;
  int move;
  SlowBoard before, unmoved, after, unanswered; /* unmoved, unanswered: after a pass instead */
  SlowCell side, opponent;
  SumiBitboard had, has, turned;
} Case;

static gboolean
has (SumiBitboard set, int square)
{
  return (set >> square & 1) != 0;
}

static SumiBitboard
corners_of (const SlowBoard *board, const SumiTask *task)
{
  gboolean is_asked = (task->type == SUMI_TASK_FORCE || task->type == SUMI_TASK_DENY)
                      && task->goal.kind == SUMI_GOAL_CORNER;

  return slow_legal (board) & (is_asked ? task->goal.corners : SUMI_CORNERS);
}

static SumiBitboard
corners_after (const Case *c, const SlowBoard *board, int reply)
{
  SlowBoard answered = slow_play (board, reply);

  return corners_of (&answered, c->task);
}

/* The board after the move with the disc on SQUARE as it was before. */
static SlowBoard
undo_on (const Case *c, int square)
{
  SlowBoard board = c->after;

  board.cells[square / 8][square % 8] = c->before.cells[square / 8][square % 8];
  return board;
}

/* The discs between CORNER and the first disc of SIDE, END, if they are all of the other side. */
static SumiBitboard
line_between (const SlowBoard *board, SlowCell side, int corner, int end)
{
  int down = (end / 8 > corner / 8) - (end / 8 < corner / 8);
  int right = (end % 8 > corner % 8) - (end % 8 < corner % 8);
  int n = MAX (ABS (end / 8 - corner / 8), ABS (end % 8 - corner % 8));
  SumiBitboard line = 0;

  g_assert_true (down == 0 || right == 0
                 || ABS (end / 8 - corner / 8) == ABS (end % 8 - corner % 8));
  g_assert_cmpint (board->cells[corner / 8][corner % 8], ==, SLOW_EMPTY);
  for (int i = 1; i < n; i++)
    {
      SlowCell cell = board->cells[corner / 8 + i * down][corner % 8 + i * right];

      g_assert_true (cell != SLOW_EMPTY && cell != side);
      line |= UINT64_C (1) << (8 * (corner / 8 + i * down) + corner % 8 + i * right);
    }
  g_assert_cmpint (board->cells[end / 8][end % 8], ==, side);
  return line;
}

/* Whether CORNER can be won in the direction of TOWARDS. */
static gboolean
wins_along (const SlowBoard *board, SlowCell side, int corner, int towards)
{
  int down = (towards / 8 > corner / 8) - (towards / 8 < corner / 8);
  int right = (towards % 8 > corner % 8) - (towards % 8 < corner % 8);
  int row = corner / 8, column = corner % 8, n = 0;

  if (board->cells[row][column] != SLOW_EMPTY)
    return FALSE;
  for (row += down, column += right; row >= 0 && row < 8 && column >= 0 && column < 8;
       row += down, column += right, n++)
    {
      if (board->cells[row][column] == SLOW_EMPTY)
        return FALSE;
      if (board->cells[row][column] == side)
        return n > 0;
    }
  return FALSE;
}

/* No line from CORNER to a disc of SIDE has more discs of the other side on it than LINE. */
static void
assert_longest (const SlowBoard *board, SlowCell side, int corner, SumiBitboard line)
{
  int down = corner < 8 ? 1 : -1, right = corner % 8 == 0 ? 1 : -1;
  int towards[] = { corner + right, corner + 8 * down, corner + 8 * down + right };

  for (gsize i = 0; i < G_N_ELEMENTS (towards); i++)
    {
      int end = towards[i];

      if (!wins_along (board, side, corner, towards[i]))
        continue;
      while (board->cells[end / 8][end % 8] != side)
        end += towards[i] - corner;
      g_assert_cmpint (sumi_bitboard_count (line_between (board, side, corner, end)), <=,
                       sumi_bitboard_count (line));
    }
}

/* Each of REPLIES on BOARD loses one of CORNERS or more, and all of them together lose these. */
static void
check_losing (const Case *c, const SlowBoard *board, SumiBitboard replies, SumiBitboard corners)
{
  SumiBitboard all = 0;

  SUMI_FOREACH_SQUARE (reply, replies)
    {
      SumiBitboard lost = corners_after (c, board, (int) reply);

      g_assert_cmphex (lost, !=, 0);
      all |= lost;
    }
  g_assert_cmphex (all, ==, corners);
}

/* Any of ANCHORS, had it stayed, would have kept one of the moves; and each move of those that were
 * not played on would have been kept by one. */
static void
check_lost (const Case *c, const SumiFact *fact)
{
  SumiBitboard kept = fact->lost & UINT64_C (1) << c->move;

  g_assert_cmphex (fact->lost, !=, 0);
  g_assert_cmphex (fact->lost & ~(c->had & ~c->has), ==, 0);
  g_assert_cmphex (fact->anchors & ~c->turned, ==, 0);
  SUMI_FOREACH_SQUARE (anchor, fact->anchors)
    {
      SlowBoard board = undo_on (c, (int) anchor);

      g_assert_cmphex (slow_legal (&board) & fact->lost, !=, 0);
      kept |= slow_legal (&board) & fact->lost;
    }
  g_assert_cmphex (kept, ==, fact->lost);
  if (fact->kind == SUMI_FACT_NEEDED)
    g_assert_false (has (fact->lost, c->move));
}

static void
check_line (const Case *c, const SumiFact *fact, const SumiFact *next)
{
  SumiBitboard breakers = 0;
  gboolean is_steady = c->has != 0;

  g_assert_cmphex (line_between (&c->after, c->side, fact->corner, fact->end), ==, fact->line);
  g_assert_cmphex (fact->anchors, ==, c->turned & UINT64_C (1) << fact->end);
  SUMI_FOREACH_SQUARE (reply, c->has)
    {
      SlowBoard answered = slow_play (&c->after, (int) reply);

      if (!wins_along (&answered, c->side, fact->corner, fact->end))
        breakers |= UINT64_C (1) << reply;
      else if (answered.cells[fact->end / 8][fact->end % 8] == c->side)
        continue;
      is_steady = FALSE;
    }
  g_assert_cmpint (fact->count, ==, is_steady);
  if (breakers != 0)
    {
      g_assert_cmpint (next->kind, ==, SUMI_FACT_BREAKERS);
      g_assert_cmphex (next->squares, ==, breakers);
      check_losing (c, &c->after, breakers, next->others);
      if (sumi_bitboard_count (breakers) > 1)
        SUMI_FOREACH_SQUARE (reply, breakers)
          g_assert_cmphex (corners_after (c, &c->after, (int) reply)
                               & ~corners_of (&c->unanswered, c->task),
                           !=, 0);
    }
}

/* What is planned after REPLY. */
static void
check_plan_after (const Case *c, const SumiFact *fact, SumiSquare reply)
{
  SlowBoard answered = slow_play (&c->after, reply);
  SlowBoard planned;

  g_assert_true (has (c->has, reply));
  g_assert_true (has (slow_legal (&answered), fact->end));
  planned = slow_play (&answered, fact->end);
  g_assert_cmphex (fact->squares, ==, slow_legal (&planned));
  g_assert_cmpint (fact->count, ==, sumi_bitboard_count (fact->squares) <= 4);
  if (c->task->goal.kind != SUMI_GOAL_CORNER)
    g_assert_true (slow_task_is_reached (&answered, fact->end, &c->task->goal));
  else if (fact->squares == 0)
    {
      planned = slow_pass (&planned);
      g_assert_true (slow_task_can_force (&planned, c->side, &c->task->goal, c->task->within - 2));
    }
  else
    check_losing (c, &planned, fact->squares, fact->others);
}

static void
check_plan (const Case *c, const SumiFact *fact)
{
  g_assert_true (has (fact->replies, fact->reply));
  SUMI_FOREACH_SQUARE (reply, fact->replies)
    check_plan_after (c, fact, (SumiSquare) reply);
}

/* Whether REPLY is legal on BOARD, and forces the opponent's goal. */
static gboolean
forces_by (const Case *c, const SlowBoard *board, int reply)
{
  SlowBoard next;

  if (board->turn != c->opponent || !has (slow_legal (board), reply))
    return FALSE;
  next = slow_play (board, reply);
  return slow_task_is_reached (board, reply, &c->task->goal)
         || slow_task_can_force (&next, c->opponent, &c->task->goal, c->task->within - 1);
}

/* REPLY forces the opponent's goal after more than half of the other moves, or after none at all;
 * by the slow definition of only some positions where that takes long. */
static void
check_threat (const Case *c, int reply)
{
  SumiBitboard others = slow_legal (&c->before) & ~(UINT64_C (1) << c->move);
  int n = 0;

  g_assert_true (has (c->had, reply));
  if (c->task->within > 2 && (c->move + reply) % 8 != 0)
    return;
  SUMI_FOREACH_SQUARE (move, others)
    {
      SlowBoard after = slow_play (&c->before, (int) move);

      n += forces_by (c, &after, reply);
    }
  g_assert_true (2 * n > sumi_bitboard_count (others) || forces_by (c, &c->unmoved, reply));
}

static void
check_punishes (const Case *c, const SumiFact *fact)
{
  SlowBoard answered = slow_play (&c->after, fact->reply);

  check_threat (c, fact->reply);
  g_assert_true (has (c->has, fact->reply));
  g_assert_true (has (c->turned, fact->end));
  g_assert_cmphex (line_between (&answered, c->side, fact->corner, fact->end), ==, fact->line);
  if (c->task->within == 2)
    {
      SlowBoard taken = slow_play (&answered, fact->corner);

      g_assert_false (slow_task_can_force (&taken, c->opponent, &c->task->goal, 1));
    }
}

static void
check_parried (const Case *c, const SumiFact *fact)
{
  g_assert_true (has (c->has, fact->reply));
  g_assert_cmphex (fact->squares, ==, corners_of (&c->unanswered, c->task));
  g_assert_cmphex (fact->squares, !=, 0);
  g_assert_cmphex (corners_after (c, &c->after, fact->reply), ==, 0);
  g_assert_cmphex (fact->anchors & ~slow_flips (&c->after, fact->reply), ==, 0);
  g_assert_true (fact->anchors != 0 || has (fact->squares, fact->reply));
}

static void
check_harmless (const Case *c, const SumiFact *fact)
{
  SlowBoard answered = slow_play (&c->after, fact->reply);
  gboolean is_new = !has (c->had, fact->reply);

  g_assert_true (has (c->has, fact->reply));
  g_assert_cmpint (fact->kind, ==, is_new ? SUMI_FACT_NEW_REPLY : SUMI_FACT_OLD_REPLY);
  g_assert_cmphex (fact->anchors, ==,
                   is_new ? slow_flips (&c->after, fact->reply) & c->turned : 0);
  g_assert_false (slow_task_can_force (&answered, c->side, &c->task->goal, c->task->within - 1));
}

/* The threat is one, the answer is legal, and after it the goal cannot be forced any more; by the
 * slow definition of only some positions where that takes long. */
static void
check_answered (const Case *c, const SumiFact *fact)
{
  SlowBoard threatened = slow_play (&c->after, fact->reply), answered;
  int left = c->task->within - 1;

  check_threat (c, fact->reply);
  g_assert_true (has (c->had & c->has, fact->reply));
  g_assert_cmpint (threatened.turn, ==, c->side);
  g_assert_true (has (slow_legal (&threatened), fact->end));
  answered = slow_play (&threatened, fact->end);
  if (left == 1 || (c->move + fact->end) % 8 == 0)
    g_assert_false (slow_task_can_force (&answered, c->opponent, &c->task->goal, left));
}

/* Regions are even or odd whether or not squares that touch by corners are connected, and the best
 * moves lie in odd ones. */
static void
check_region (const Case *c, const SumiFact *fact)
{
  SumiBitboard odd = slow_odd_regions (&c->before, FALSE);
  int wanted = c->task->type == SUMI_TASK_WIN ? c->task->by : slow_score (&c->before, FALSE);
  SumiBitboard best = slow_best_moves (&c->before, FALSE, wanted);

  g_assert_cmphex (odd, ==, slow_odd_regions (&c->before, TRUE));
  g_assert_cmphex (fact->squares, ==, slow_region (&c->before, c->move, FALSE));
  if (sumi_bitboard_count (fact->squares) % 2 == 0 || sumi_bitboard_count (fact->squares) == 1)
    g_assert_cmphex (fact->squares, ==, slow_region (&c->before, c->move, TRUE));
  g_assert_cmpint (sumi_bitboard_count (fact->squares) % 2, ==,
                   fact->kind == SUMI_FACT_ODD_REGION);
  g_assert_cmphex (best, !=, 0);
  g_assert_cmphex (best & ~odd, ==, 0);
  if (fact->kind == SUMI_FACT_ODD_REGION)
    g_assert_cmphex (c->has, !=, 0);
  g_assert_cmphex (slow_legal (&c->before) & ~odd, !=, 0);
}

/* SIDE has no move in REGION in any line of play from BOARD on. */
static void
assert_never_enters (const SlowBoard *board, SlowCell side, SumiBitboard region)
{
  SumiBitboard moves = slow_legal (board);

  if (slow_is_over (board))
    return;
  g_assert_true (board->turn != side || (moves & region) == 0);
  if (moves == 0)
    {
      SlowBoard passed = slow_pass (board);

      assert_never_enters (&passed, side, region);
    }
  SUMI_FOREACH_SQUARE (move, moves)
    {
      SlowBoard next = slow_play (board, (int) move);

      assert_never_enters (&next, side, region);
    }
}

static void
check_own_region (const Case *c, const SumiFact *fact)
{
  SumiBitboard region = fact->squares;

  if (fact->kind == SUMI_FACT_OWN_MOVE)
    {
      g_assert_cmphex (fact->squares, ==, UINT64_C (1) << c->move);
      region = slow_region (&c->before, c->move, TRUE);
      g_assert_cmphex (region & slow_legal (&c->unmoved), ==, 0);
      assert_never_enters (&c->before, c->opponent, region);
      return;
    }
  g_assert_cmphex (region & slow_legal (&c->unanswered), !=, 0);
  assert_never_enters (&c->after, c->opponent, region);
}

static int
score_of_move (const Case *c)
{
  SlowBoard board = c->after;

  if (slow_is_over (&board) || !slow_must_pass (&board))
    return -slow_score (&board, FALSE);
  board = slow_pass (&board);
  return slow_score (&board, FALSE);
}

static void
check_comparison (const Case *c, gboolean is_least)
{
  int value = slow_task_measure (c->task->measure, c->task->scoring, &c->before, c->move);
  gboolean is_fewer = FALSE;

  SUMI_FOREACH_SQUARE (move, slow_legal (&c->before))
    {
      if (slow_task_measure (c->task->measure, c->task->scoring, &c->before, (int) move) < value)
        is_fewer = TRUE;
    }
  g_assert_cmpint (is_fewer, ==, !is_least);
}

static SumiBitboard
harmless_on (SlowBoard board)
{
  SumiBitboard squares = 0;

  SUMI_FOREACH_SQUARE (move, slow_legal (&board))
    {
      SlowBoard next = slow_play (&board, (int) move);

      if ((slow_legal (&next) & SUMI_CORNERS) == 0)
        squares |= UINT64_C (1) << move;
    }
  return squares;
}

/* What a goal counts on BOARD, where it is the opponent's turn: its discs for a wipe-out, otherwise
 * its moves. */
static SumiBitboard
left_on (const Case *c, const SlowBoard *board)
{
  SumiBitboard discs = 0;

  g_assert_cmpint (board->turn, ==, c->opponent);
  if (c->task->goal.kind != SUMI_GOAL_WIPE_OUT)
    return slow_legal (board);
  for (int square = 0; square < 64; square++)
    {
      if (board->cells[square / 8][square % 8] == c->opponent)
        discs |= UINT64_C (1) << square;
    }
  return discs;
}

/* The reply refutes the move: no own move after it reaches the goal. What is kept is there after
 * each of them; what the best of them leaves is as few as any leaves. */
static void
check_kept (const Case *c, const SumiFact *fact)
{
  SlowBoard answered = slow_play (&c->after, fact->reply);
  SumiBitboard kept = UINT64_MAX;
  int fewest = 64;

  g_assert_cmpint (c->task->within, ==, 2);
  g_assert_true (has (c->has, fact->reply));
  g_assert_cmphex (slow_legal (&answered), !=, 0);
  SUMI_FOREACH_SQUARE (move, slow_legal (&answered))
    {
      SlowBoard next = slow_play (&answered, (int) move);
      SumiBitboard left = left_on (c, &next);

      g_assert_false (slow_task_is_reached (&answered, (int) move, &c->task->goal));
      kept &= left;
      fewest = MIN (fewest, sumi_bitboard_count (left));
      if (fact->kind == SUMI_FACT_AT_BEST && (int) move == fact->end)
        g_assert_cmphex (fact->squares, ==, left);
    }
  if (fact->kind == SUMI_FACT_KEEPS)
    g_assert_cmphex (fact->squares, ==, kept);
  else
    g_assert_true (has (slow_legal (&answered), fact->end));
  if (fact->kind == SUMI_FACT_AT_BEST)
    g_assert_cmpint (sumi_bitboard_count (fact->squares), ==, fewest);
  else
    g_assert_cmpint (sumi_bitboard_count (kept), >,
                     c->task->goal.kind == SUMI_GOAL_MOBILITY ? c->task->goal.max_moves : 0);
}

/* Move and discs are in one row or column at the rim, and no reply is new. */
static void
check_creeps (const Case *c, const SumiFact *fact)
{
  int row = c->move / 8, column = c->move % 8;

  g_assert_cmphex (fact->anchors, ==, slow_flips (&c->before, c->move));
  g_assert_cmphex (c->has & ~c->had, ==, 0);
  g_assert_true (row == 0 || row == 7 || column == 0 || column == 7);
  SUMI_FOREACH_SQUARE (disc, fact->anchors)
    {
      gboolean is_in_row = (int) disc / 8 == row && (row == 0 || row == 7);

      g_assert_true (is_in_row || ((int) disc % 8 == column && (column == 0 || column == 7)));
    }
}

/* Own moves that are there after each reply: those that reach the goal, or enough to deny it. */
static void
check_any_reply (const Case *c, const SumiFact *fact)
{
  SumiBitboard open = UINT64_MAX;

  g_assert_cmphex (fact->squares, !=, 0);
  g_assert_cmphex (c->has, !=, 0);
  SUMI_FOREACH_SQUARE (reply, c->has)
    {
      SlowBoard answered = slow_play (&c->after, (int) reply);

      open &= slow_legal (&answered);
      if (fact->kind == SUMI_FACT_STAYS_OPEN)
        continue;
      SUMI_FOREACH_SQUARE (move, fact->squares)
        g_assert_true (slow_task_is_reached (&answered, (int) move, &c->task->goal));
    }
  g_assert_cmphex (fact->squares & ~open, ==, 0);
  if (fact->kind == SUMI_FACT_STAYS_OPEN)
    g_assert_cmphex (fact->squares, ==, open);
}

static void
check_few_left (const Case *c, const SumiFact *fact)
{
  SlowBoard answered = slow_play (&c->after, fact->reply);

  g_assert_true (has (c->has, fact->reply));
  g_assert_cmphex (fact->squares, ==, slow_legal (&answered));
  g_assert_cmphex (fact->squares, !=, 0);
  g_assert_true (slow_task_is_reached (&c->after, fact->reply, &c->task->goal));
}

/* A move on an X-square, whose corner cannot be taken; were it the side's turn again, the attack
 * would aim along the edge at the far corner, and the answer beside the near one would save that,
 * and lose the near one. */
static void
check_stoner (const Case *c, const SumiFact *fact)
{
  int near = sumi_bitboard_first (fact->others), far = fact->corner;
  SlowBoard attacked, answered;

  g_assert_true (ABS (near / 8 - c->move / 8) == 1 && ABS (near % 8 - c->move % 8) == 1);
  g_assert_true (has (SUMI_CORNERS, near) && has (SUMI_CORNERS, far) && near != far);
  g_assert_false (has (c->has, near));
  g_assert_true (has (slow_legal (&c->unanswered), fact->end));
  attacked = slow_play (&c->unanswered, fact->end);
  g_assert_cmphex (fact->line, ==, line_between (&attacked, c->side, far, fact->end));
  g_assert_true (near / 8 == far / 8 ? fact->end / 8 == near / 8 : fact->end % 8 == near % 8);
  g_assert_true (ABS (near - fact->reply) == ABS (near - far) / 7);
  g_assert_true (has (slow_legal (&attacked), fact->reply));
  answered = slow_play (&attacked, fact->reply);
  g_assert_true (has (slow_legal (&answered), near));
  g_assert_false (has (slow_legal (&answered), far));
}

static Case
make_case (const SumiFact *fact)
{
  Case c = { .task = &fact->task,
             .move = fact->move,
             .before = slow_from_position (fact->position) };

  c.unmoved = slow_pass (&c.before);
  c.after = slow_play (&c.before, fact->move);
  c.unanswered = slow_pass (&c.after);
  c.side = c.before.turn;
  c.opponent = c.after.turn;
  c.had = slow_legal (&c.unmoved);
  c.has = slow_legal (&c.after);
  c.turned = slow_flips (&c.before, fact->move) | UINT64_C (1) << fact->move;
  return c;
}

/* The move is the only best one, and gives away the corners that FACT names. */
static void
check_gives_up (const Case *c, const SumiFact *fact)
{
  g_assert_cmphex (fact->others, ==, c->has & ~c->had & SUMI_CORNERS);
  g_assert_cmphex (fact->others, !=, 0);
  g_assert_cmpint (sumi_bitboard_count (slow_legal (&c->before)), >, 1);
  g_assert_cmphex (slow_best_moves (&c->before, FALSE, slow_score (&c->before, FALSE)), ==,
                   UINT64_C (1) << c->move);
}

static void
check_sound (const Case *c, const SumiFact *fact)
{
  g_assert_true (has (SUMI_CORNERS & ~c->has, fact->corner));
  g_assert_cmpint (c->after.cells[fact->corner / 8][fact->corner % 8], ==, SLOW_EMPTY);
  g_assert_cmpint (ABS (fact->corner / 8 - c->move / 8), ==, 1);
  g_assert_cmpint (ABS (fact->corner % 8 - c->move % 8), ==, 1);
}

static void
check_others_open (const Case *c)
{
  g_assert_cmphex (slow_legal (&c->unmoved) & SUMI_CORNERS, ==, 0);
  g_assert_cmpint (sumi_bitboard_count (slow_legal (&c->before)), >, 1);
  SUMI_FOREACH_SQUARE (move, slow_legal (&c->before))
    {
      SlowBoard after = slow_play (&c->before, (int) move);

      if (after.turn == c->side)
        g_assert_cmpint ((int) move, ==, c->move);
      else
        g_assert_cmpint (corners_of (&after, c->task) != 0, ==, (int) move != c->move);
    }
}

/* After every other move, two or more, the opponent has one best answer, on the same square. */
static void
check_wanted (const Case *c)
{
  SumiBitboard others = slow_legal (&c->before) & ~(UINT64_C (1) << c->move);

  g_assert_cmpint (sumi_bitboard_count (others), >, 1);
  SUMI_FOREACH_SQUARE (move, others)
    {
      SlowBoard after = slow_play (&c->before, (int) move);

      g_assert_cmpint (after.turn, ==, c->opponent);
      g_assert_cmphex (slow_best_moves (&after, FALSE, slow_score (&after, FALSE)), ==,
                       UINT64_C (1) << c->move);
    }
}

static gboolean
check_cause (const Case *c, const SumiFact *fact, const SumiFact *next)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_TOOK_ONLY:
      g_assert_cmphex (c->had, ==, UINT64_C (1) << c->move);
      g_assert_cmphex (fact->lost, ==, c->had);
      return TRUE;
    case SUMI_FACT_HAD:
      g_assert_cmphex (fact->squares, ==, c->had);
      return TRUE;
    case SUMI_FACT_LOST:
    case SUMI_FACT_NEEDED:
      check_lost (c, fact);
      return TRUE;
    case SUMI_FACT_UNCHANGED:
      g_assert_cmphex (fact->squares, ==, c->had);
      g_assert_cmphex (fact->squares, ==, c->has);
      return TRUE;
    case SUMI_FACT_LEAVES:
      g_assert_cmphex (fact->squares, ==, c->has);
      g_assert_cmphex (fact->squares, !=, 0);
      if (fact->count == 1)
        g_assert_cmphex (fact->squares & ~c->had, ==, 0);
      return TRUE;
    case SUMI_FACT_STILL_HAS:
      g_assert_cmphex (fact->squares, ==, left_on (c, &c->after));
      g_assert_cmphex (fact->squares, !=, 0);
      return TRUE;
    case SUMI_FACT_KEEPS:
    case SUMI_FACT_AT_BEST:
      check_kept (c, fact);
      return TRUE;
    case SUMI_FACT_CREEPS:
      check_creeps (c, fact);
      return TRUE;
    case SUMI_FACT_NEXT:
    case SUMI_FACT_STAYS_OPEN:
      check_any_reply (c, fact);
      return TRUE;
    case SUMI_FACT_FEW_LEFT:
      check_few_left (c, fact);
      return TRUE;
    case SUMI_FACT_STONER:
      check_stoner (c, fact);
      return TRUE;
    case SUMI_FACT_BEST_RESULT:
      g_assert_cmpint (fact->value, ==, score_of_move (c));
      if (c->task->type == SUMI_TASK_BEST)
        g_assert_cmpint (fact->value, ==, slow_score (&c->before, FALSE));
      else
        g_assert_cmpint (fact->value, >=, c->task->by);
      return TRUE;
    case SUMI_FACT_ADDS:
      g_assert_cmphex (fact->lost, ==, c->had & ~c->has);
      g_assert_cmphex (fact->squares, ==, c->has & ~c->had);
      return TRUE;
    case SUMI_FACT_ADDS_ONLY:
      g_assert_cmphex (fact->squares, ==, c->has & ~c->had);
      return TRUE;
    case SUMI_FACT_IN_TIME:
      g_assert_cmpint (c->task->type, ==, SUMI_TASK_FORCE);
      return TRUE;
    case SUMI_FACT_NOT_IN_TIME:
      g_assert_cmpint (c->task->type, ==, SUMI_TASK_DENY);
      return TRUE;
    case SUMI_FACT_LEFT:
      g_assert_cmphex (fact->squares, ==, c->has);
      g_assert_cmphex (fact->squares & ~c->had, ==, 0);
      g_assert_cmphex (fact->others, !=, 0);
      SUMI_FOREACH_SQUARE (reply, fact->squares)
        g_assert_cmphex (fact->others & ~corners_after (c, &c->after, (int) reply), ==, 0);
      g_assert_cmpint (fact->count, ==,
                       (fact->others & corners_of (&c->unanswered, c->task)) == 0);
      return TRUE;
    case SUMI_FACT_OPENS:
      g_assert_cmphex (fact->squares & ~c->has, ==, 0);
      check_losing (c, &c->after, fact->squares, fact->others);
      return TRUE;
    case SUMI_FACT_STUCK:
      g_assert_cmphex (fact->squares, ==, c->had);
      check_losing (c, &c->unmoved, fact->squares, fact->others);
      return TRUE;
    case SUMI_FACT_WAITS:
      g_assert_cmphex (c->had & ~c->has, ==, 0);
      g_assert_cmphex (fact->squares, ==, c->has & ~c->had);
      check_losing (c, &c->after, fact->squares, fact->others);
      return TRUE;
    case SUMI_FACT_LINE:
      check_line (c, fact, next);
      return TRUE;
    case SUMI_FACT_BREAKERS:
      return TRUE;
    case SUMI_FACT_AIMS:
      g_assert_cmphex (fact->squares, ==, corners_of (&c->unanswered, c->task));
      SUMI_FOREACH_SQUARE (reply, c->has)
        g_assert_cmphex (corners_after (c, &c->after, (int) reply) & fact->squares, !=, 0);
      return TRUE;
    case SUMI_FACT_PLAN:
      check_plan (c, fact);
      return TRUE;
    case SUMI_FACT_TEMPO:
      g_assert_cmphex (fact->squares, ==, harmless_on (c->after));
      g_assert_cmphex (fact->others, ==, harmless_on (c->unanswered));
      g_assert_cmpint (sumi_bitboard_count (fact->squares), <,
                       sumi_bitboard_count (fact->others));
      return TRUE;
    case SUMI_FACT_PUNISHES:
      check_punishes (c, fact);
      return TRUE;
    case SUMI_FACT_ANSWERED:
      check_answered (c, fact);
      return TRUE;
    case SUMI_FACT_HANDS_CORNER:
      g_assert_true (has (SUMI_CORNERS & c->has, fact->reply));
      g_assert_cmpint (fact->count, ==, !has (c->had, fact->reply));
      return TRUE;
    case SUMI_FACT_HANDS_LINE:
      g_assert_cmphex (line_between (&c->after, c->opponent, fact->corner, fact->end), ==,
                       fact->line);
      g_assert_cmphex (fact->line, !=, 0);
      assert_longest (&c->after, c->opponent, fact->corner, fact->line);
      return TRUE;
    case SUMI_FACT_PARRIED:
      check_parried (c, fact);
      return TRUE;
    case SUMI_FACT_NEW_REPLY:
    case SUMI_FACT_OLD_REPLY:
      check_harmless (c, fact);
      return TRUE;
    case SUMI_FACT_REGION:
    case SUMI_FACT_ODD_REGION:
      check_region (c, fact);
      return TRUE;
    case SUMI_FACT_OWN_MOVE:
    case SUMI_FACT_OWN_REGION:
      check_own_region (c, fact);
      return TRUE;
    case SUMI_FACT_GIVES_UP:
      check_gives_up (c, fact);
      return TRUE;
    case SUMI_FACT_SOUND:
      check_sound (c, fact);
      return TRUE;
    case SUMI_FACT_OTHERS_OPEN:
      check_others_open (c);
      return TRUE;
    case SUMI_FACT_WANTED:
      check_wanted (c);
      return TRUE;
    case SUMI_FACT_RESULTS:
      g_assert_cmpint (fact->value, ==, score_of_move (c));
      if (!fact->has_value)
        return TRUE;
      g_assert_cmpint (fact->value + fact->excess, ==, slow_score (&c->before, FALSE));
      if (fact->squares != 0)
        g_assert_cmphex (fact->squares, ==,
                         slow_best_moves (&c->before, FALSE, fact->value + fact->excess));
      return TRUE;
    case SUMI_FACT_FRONTIER_NEW:
      g_assert_cmphex (fact->squares, ==,
                       slow_frontier (&c->after, c->side) & ~slow_frontier (&c->before, c->side));
      return TRUE;
    case SUMI_FACT_POTENTIAL_NEW:
      g_assert_cmphex (fact->squares, ==,
                       slow_potential (&c->after, c->opponent)
                           & ~slow_potential (&c->before, c->opponent));
      g_assert_cmphex (fact->others, ==,
                       slow_potential (&c->after, c->opponent)
                           & slow_potential (&c->before, c->opponent));
      return TRUE;
    case SUMI_FACT_TOUCHES:
      g_assert_cmphex (fact->anchors, ==, slow_flips (&c->before, c->move));
      g_assert_cmphex (fact->squares, ==, slow_openings (&c->before, c->move));
      return TRUE;
    case SUMI_FACT_NONE_FEWER:
    case SUMI_FACT_FEWER_POSSIBLE:
      check_comparison (c, fact->kind == SUMI_FACT_NONE_FEWER);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Holds FACT against the slow rules; NEXT is the one that is said after it, or NULL. FALSE if FACT
 * is none of a coach's own. */
gboolean
coach_check_fact (const SumiFact *fact, const SumiFact *next)
{
  Case c;

  if (fact->kind < SUMI_FACT_TOOK_ONLY)
    return FALSE;
  c = make_case (fact);
  return check_cause (&c, fact, next);
}

/* How many sentences TEXT has. */
int
coach_count_sentences (const char *text)
{
  int n = 0;

  for (const char *p = text; *p != '\0'; p++)
    n += (*p == '.' || *p == '!') && (p[1] == ' ' || p[1] == '\0');
  return n;
}
