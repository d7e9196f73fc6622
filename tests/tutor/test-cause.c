/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why moves come and go, for every move of positions from a seed, held against the slow rules. */

#include <glib.h>

#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-cause.h"

#define N_POSITIONS 2000

/* One move, as the slow rules see it. */
typedef struct
{
  SumiPosition position;
  int move;
  SlowBoard before, after;
  SlowCell mover;
  SumiBitboard turned; /* and the disc that was played */
} Case;

static gboolean
has (SumiBitboard set, int square)
{
  return (set >> square & 1) != 0;
}

static SumiBitboard
legal_of (SlowBoard board, SlowCell side)
{
  board.turn = side;
  return slow_legal (&board);
}

static SumiBitboard
flips_of (SlowBoard board, SlowCell side, int square)
{
  board.turn = side;
  return slow_flips (&board, square);
}

/* AFTER with the discs of SQUARES as they were before. */
static SlowBoard
undo_on (const Case *c, SumiBitboard squares)
{
  SlowBoard board = c->after;

  for (int square = 0; square < 64; square++)
    {
      if (has (squares, square))
        board.cells[square / 8][square % 8] = c->before.cells[square / 8][square % 8];
    }
  return board;
}

static gboolean
is_inside (int row, int column)
{
  return row >= 0 && row < 8 && column >= 0 && column < 8;
}

/* The squares from SQUARE over discs of the other side to a disc of SIDE, that one included; 0 if
 * there is no such line. */
static SumiBitboard
walk (const SlowBoard *board, SlowCell side, int square, int down, int right, int *out_end)
{
  int row = square / 8 + down, column = square % 8 + right, n = 0;
  SumiBitboard seen = 0;

  *out_end = -1;
  for (; is_inside (row, column); row += down, column += right, n++)
    {
      SlowCell cell = board->cells[row][column];

      if (cell == SLOW_EMPTY)
        return 0;
      seen |= UINT64_C (1) << (8 * row + column);
      if (cell == side)
        {
          *out_end = 8 * row + column;
          return n > 0 ? seen : 0;
        }
    }
  return 0;
}

/* The discs that lines from SQUARE end with. */
static SumiBitboard
ends_of (const SlowBoard *board, SlowCell side, int square)
{
  SumiBitboard ends = 0;
  int end;

  for (int down = -1; down <= 1; down++)
    {
      for (int right = -1; right <= 1; right++)
        {
          if ((down != 0 || right != 0) && walk (board, side, square, down, right, &end) != 0)
            ends |= UINT64_C (1) << end;
        }
    }
  return ends;
}

/* What turned is the cause if any disc of it, had it stayed, would have kept the move. */
static void
check_loss (const Case *c, const SumiCause *cause, SlowCell side)
{
  g_assert_cmphex (cause->between, ==, flips_of (c->before, side, cause->square));
  g_assert_cmphex (cause->ends, ==, ends_of (&c->before, side, cause->square));
  if (cause->square == c->move)
    {
      g_assert_cmpint (cause->kind, ==, SUMI_CAUSE_TAKEN);
      g_assert_cmphex (cause->changed, ==, 0);
      return;
    }
  g_assert_cmpint (cause->kind, ==, side == c->mover ? SUMI_CAUSE_CLOSED : SUMI_CAUSE_UNANCHORED);
  g_assert_cmphex (cause->changed, !=, 0);
  g_assert_cmphex (cause->changed & ~c->turned, ==, 0);
  SUMI_FOREACH_SQUARE (disc, cause->changed)
    {
      SlowBoard board = undo_on (c, UINT64_C (1) << disc);

      g_assert_true (has (legal_of (board, side), cause->square));
    }
}

static void
check_gain (const Case *c, const SumiCause *cause, SlowCell side)
{
  SumiBitboard between = flips_of (c->after, side, cause->square);
  SumiBitboard ends = ends_of (&c->after, side, cause->square);

  g_assert_cmphex (cause->between, ==, between);
  g_assert_cmphex (cause->ends, ==, ends);
  g_assert_cmphex (cause->changed, !=, 0);
  if (side == c->mover)
    {
      g_assert_cmpint (cause->kind, ==, SUMI_CAUSE_ANCHORED);
      g_assert_cmphex (cause->changed, ==, ends);
      g_assert_cmphex (ends & ~c->turned, ==, 0);
    }
  else
    {
      SlowBoard board = undo_on (c, cause->changed);

      g_assert_cmpint (cause->kind, ==, SUMI_CAUSE_OPENED);
      g_assert_cmphex (cause->changed, ==, between & c->turned);
      g_assert_false (has (legal_of (board, side), cause->square));
    }
}

static void
check_causes (const Case *c, SumiColor color)
{
  SlowCell side = color == SUMI_BLACK ? SLOW_BLACK : SLOW_WHITE;
  SumiBitboard had = legal_of (c->before, side), now = legal_of (c->after, side);
  SumiBitboard lost = 0, gained = 0;
  SumiCause causes[64];
  int n = sumi_causes_find (c->position, c->move, color, causes);

  for (int i = 0; i < n; i++)
    {
      SumiBitboard square = UINT64_C (1) << causes[i].square;

      g_assert_cmphex ((lost | gained) & square, ==, 0);
      if (causes[i].kind <= SUMI_CAUSE_CLOSED)
        {
          lost |= square;
          check_loss (c, &causes[i], side);
        }
      else
        {
          gained |= square;
          check_gain (c, &causes[i], side);
        }
    }
  g_assert_cmphex (lost, ==, had & ~now);
  g_assert_cmphex (gained, ==, now & ~had);
}

static void
check_line (const Case *c, const SumiCornerLine *line)
{
  int down = (line->end / 8 > line->corner / 8) - (line->end / 8 < line->corner / 8);
  int right = (line->end % 8 > line->corner % 8) - (line->end % 8 < line->corner % 8);
  int end;
  SumiBitboard breakers = 0;

  g_assert_cmphex (walk (&c->after, c->mover, line->corner, down, right, &end), ==,
                   line->between | UINT64_C (1) << line->end);
  g_assert_cmpint (end, ==, line->end);
  g_assert_cmpint (c->after.cells[line->corner / 8][line->corner % 8], ==, SLOW_EMPTY);
  SUMI_FOREACH_SQUARE (reply, slow_legal (&c->after))
    {
      SlowBoard answered = slow_play (&c->after, (int) reply);

      if (answered.cells[line->corner / 8][line->corner % 8] != SLOW_EMPTY
          || walk (&answered, c->mover, line->corner, down, right, &end) == 0)
        breakers |= UINT64_C (1) << reply;
    }
  g_assert_cmphex (line->breakers, ==, breakers);
}

static void
check_corner_lines (const Case *c)
{
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  SumiPosition after = sumi_position_play (c->position, c->move);
  int n = sumi_corner_lines_find (after, c->position.turn, lines), n_expected = 0;
  SumiBitboard corners = 0;

  for (int i = 0; i < n; i++)
    {
      check_line (c, &lines[i]);
      corners |= UINT64_C (1) << lines[i].corner;
      for (int j = 0; j < i; j++)
        g_assert_cmphex (lines[i].between & lines[j].between, ==, 0);
    }
  g_assert_cmphex (corners, ==, legal_of (c->after, c->mover) & SUMI_CORNERS);
  g_assert_cmphex (corners, ==, sumi_corners_takeable (after, c->position.turn));
  SUMI_FOREACH_SQUARE (corner, corners)
    n_expected += sumi_bitboard_count (ends_of (&c->after, c->mover, (int) corner));
  g_assert_cmpint (n, ==, n_expected);
}

/* Moves of SIDE, had it the turn, after which the other can take no corner. */
static SumiBitboard
harmless (SlowBoard board, SlowCell side)
{
  SumiBitboard squares = 0;

  board.turn = side;
  for (int square = 0; square < 64; square++)
    {
      SlowBoard next;

      if (!has (slow_legal (&board), square))
        continue;
      next = slow_play (&board, square);
      if ((slow_legal (&next) & SUMI_CORNERS) == 0)
        squares |= UINT64_C (1) << square;
    }
  return squares;
}

static void
check_harmless (const Case *c)
{
  SumiPosition after = sumi_position_play (c->position, c->move);

  for (SumiColor color = SUMI_BLACK; color <= SUMI_WHITE; color++)
    g_assert_cmphex (sumi_harmless_moves (after, color), ==,
                     harmless (c->after, color == SUMI_BLACK ? SLOW_BLACK : SLOW_WHITE));
}

static void
check_oversight (const Case *c, int reply)
{
  SumiOversight oversight = sumi_oversight_find (c->position, c->move, reply);
  SlowBoard answered = slow_play (&c->after, reply);
  SumiBitboard threats = legal_of (c->after, c->mover) & SUMI_CORNERS;
  gboolean is_old = has (legal_of (c->before, c->after.turn), reply);

  g_assert_cmpint (oversight.reply, ==, reply);
  switch (oversight.kind)
    {
    case SUMI_OVERSIGHT_CORNER:
      g_assert_true (has (SUMI_CORNERS, reply) && !is_old);
      g_assert_cmphex (oversight.corners, ==, UINT64_C (1) << reply);
      break;
    case SUMI_OVERSIGHT_PARRIED:
      g_assert_cmphex (oversight.corners, ==, threats);
      g_assert_cmphex (threats, !=, 0);
      g_assert_cmphex (slow_legal (&answered) & SUMI_CORNERS, ==, 0);
      g_assert_cmphex (oversight.changed & ~flips_of (c->after, c->after.turn, reply), ==, 0);
      g_assert_true (oversight.changed != 0 || has (threats, reply));
      break;
    case SUMI_OVERSIGHT_NEW_REPLY:
      g_assert_false (is_old);
      g_assert_cmphex (oversight.changed, ==,
                       flips_of (c->after, c->after.turn, reply) & c->turned);
      break;
    case SUMI_OVERSIGHT_OLD_REPLY:
      g_assert_true (is_old);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
check_move (SumiPosition position, int move)
{
  Case c = { .position = position, .move = move, .before = slow_from_position (position) };

  c.mover = c.before.turn;
  c.after = slow_play (&c.before, move);
  c.turned = slow_flips (&c.before, move) | UINT64_C (1) << move;
  check_causes (&c, SUMI_BLACK);
  check_causes (&c, SUMI_WHITE);
  check_corner_lines (&c);
  check_harmless (&c);
  SUMI_FOREACH_SQUARE (reply, slow_legal (&c.after))
    check_oversight (&c, (int) reply);
}

static void
test_causes (void)
{
  RandomSource source = random_source_init (10);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = i % 4 == 3 ? random_scattered_position (&source)
                                         : random_position (&source, 8 + i % 54);

      SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
        check_move (position, (int) move);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/cause/slow-rules", test_causes);
  return g_test_run ();
}
