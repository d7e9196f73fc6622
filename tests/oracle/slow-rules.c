/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-rules.h"

static const int directions[8][2] = {
  { -1, -1 }, { -1, 0 }, { -1, 1 }, { 0, -1 }, { 0, 1 }, { 1, -1 }, { 1, 0 }, { 1, 1 },
};

static bool
is_on_board (int row, int column)
{
  return row >= 0 && row < 8 && column >= 0 && column < 8;
}

static SlowCell
other (SlowCell color)
{
  return color == SLOW_BLACK ? SLOW_WHITE : SLOW_BLACK;
}

/* How many discs turn in one direction when the side to move plays on this cell. */
static int
count_flips_one_way (const SlowBoard *board, int row, int column, const int direction[2])
{
  SlowCell opponent = other (board->turn);
  int n_passed = 0;

  row += direction[0];
  column += direction[1];
  while (is_on_board (row, column) && board->cells[row][column] == opponent)
    {
      n_passed++;
      row += direction[0];
      column += direction[1];
    }
  if (!is_on_board (row, column) || board->cells[row][column] != board->turn)
    return 0;

  return n_passed;
}

static uint64_t
set_of (int row, int column)
{
  return (uint64_t) 1 << (8 * row + column);
}

static bool
has_neighbour (const SlowBoard *board, int row, int column, SlowCell neighbour)
{
  for (int i = 0; i < 8; i++)
    {
      int r = row + directions[i][0], c = column + directions[i][1];

      if (is_on_board (r, c) && board->cells[r][c] == neighbour)
        return true;
    }

  return false;
}

/* Whether every cell of the line through this cell in this direction and its opposite has a disc.
 */
static bool
is_line_full (const SlowBoard *board, int row, int column, const int direction[2])
{
  for (int n = -7; n <= 7; n++)
    {
      int r = row + n * direction[0], c = column + n * direction[1];

      if (is_on_board (r, c) && board->cells[r][c] == SLOW_EMPTY)
        return false;
    }

  return true;
}

/* Whether a disc here is safe on the line in this direction, given the discs known to be STABLE. */
static bool
is_safe_on_line (
    const SlowBoard *board, int row, int column, const int direction[2], bool stable[8][8])
{
  int r1 = row + direction[0], c1 = column + direction[1];
  int r2 = row - direction[0], c2 = column - direction[1];

  if (is_line_full (board, row, column, direction))
    return true;
  if (!is_on_board (r1, c1) || !is_on_board (r2, c2))
    return true;

  return stable[r1][c1] || stable[r2][c2];
}

SlowBoard
slow_from_position (SumiPosition position)
{
  SlowCell own = position.turn == SUMI_BLACK ? SLOW_BLACK : SLOW_WHITE;
  SlowBoard board = { .turn = own };

  for (int row = 0; row < 8; row++)
    for (int column = 0; column < 8; column++)
      {
        if ((position.own & set_of (row, column)) != 0)
          board.cells[row][column] = own;
        else if ((position.opponent & set_of (row, column)) != 0)
          board.cells[row][column] = other (own);
      }

  return board;
}

SumiPosition
slow_to_position (SlowBoard board)
{
  SumiPosition position = { .turn = board.turn == SLOW_BLACK ? SUMI_BLACK : SUMI_WHITE };

  for (int row = 0; row < 8; row++)
    for (int column = 0; column < 8; column++)
      {
        if (board.cells[row][column] == board.turn)
          position.own |= set_of (row, column);
        else if (board.cells[row][column] != SLOW_EMPTY)
          position.opponent |= set_of (row, column);
      }

  return position;
}

/* The discs that turn when the side to move plays on SQUARE; none if it may not. */
uint64_t
slow_flips (const SlowBoard *board, int square)
{
  int row = square / 8, column = square % 8;
  uint64_t flips = 0;

  if (board->cells[row][column] != SLOW_EMPTY)
    return 0;

  for (int i = 0; i < 8; i++)
    {
      int n_flips = count_flips_one_way (board, row, column, directions[i]);

      for (int n = 1; n <= n_flips; n++)
        flips |= set_of (row + n * directions[i][0], column + n * directions[i][1]);
    }

  return flips;
}

uint64_t
slow_legal (const SlowBoard *board)
{
  uint64_t legal = 0;

  for (int row = 0; row < 8; row++)
    for (int column = 0; column < 8; column++)
      {
        if (board->cells[row][column] != SLOW_EMPTY)
          continue;
        for (int i = 0; i < 8; i++)
          if (count_flips_one_way (board, row, column, directions[i]) > 0)
            {
              legal |= set_of (row, column);
              break;
            }
      }

  return legal;
}

bool
slow_must_pass (const SlowBoard *board)
{
  SlowBoard passed = slow_pass (board);

  return slow_legal (board) == 0 && slow_legal (&passed) != 0;
}

bool
slow_is_over (const SlowBoard *board)
{
  SlowBoard passed = slow_pass (board);

  return slow_legal (board) == 0 && slow_legal (&passed) == 0;
}

SlowBoard
slow_play (const SlowBoard *board, int square)
{
  SlowBoard after = *board;
  int row = square / 8, column = square % 8;

  for (int i = 0; i < 8; i++)
    {
      int n_flips = count_flips_one_way (board, row, column, directions[i]);

      for (int n = 1; n <= n_flips; n++)
        after.cells[row + n * directions[i][0]][column + n * directions[i][1]] = board->turn;
    }
  after.cells[row][column] = board->turn;
  after.turn = other (board->turn);

  return after;
}

SlowBoard
slow_pass (const SlowBoard *board)
{
  SlowBoard after = *board;

  after.turn = other (board->turn);

  return after;
}

int
slow_count (const SlowBoard *board, SlowCell cell)
{
  int count = 0;

  for (int row = 0; row < 8; row++)
    for (int column = 0; column < 8; column++)
      if (board->cells[row][column] == cell)
        count++;

  return count;
}

/* The cells with KIND that touch one with NEIGHBOUR. */
static uint64_t
touching (const SlowBoard *board, SlowCell kind, SlowCell neighbour)
{
  uint64_t set = 0;

  for (int row = 0; row < 8; row++)
    for (int column = 0; column < 8; column++)
      if (board->cells[row][column] == kind && has_neighbour (board, row, column, neighbour))
        set |= set_of (row, column);

  return set;
}

uint64_t
slow_frontier (const SlowBoard *board, SlowCell color)
{
  return touching (board, color, SLOW_EMPTY);
}

/* The cells still empty after the move that touch a disc it turned. */
uint64_t
slow_openings (const SlowBoard *board, int square)
{
  uint64_t flips = slow_flips (board, square), openings = 0;
  SlowBoard after = slow_play (board, square);

  for (int row = 0; row < 8; row++)
    for (int column = 0; column < 8; column++)
      for (int i = 0; i < 8; i++)
        {
          int r = row + directions[i][0], c = column + directions[i][1];

          if ((flips & set_of (row, column)) != 0 && is_on_board (r, c)
              && after.cells[r][c] == SLOW_EMPTY)
            openings |= set_of (r, c);
        }

  return openings;
}

/* Adds stable discs until no more can be proved. */
uint64_t
slow_stable (const SlowBoard *board, SlowCell color)
{
  bool stable[8][8] = { { false } };
  bool has_changed = true;
  uint64_t found = 0;

  while (has_changed)
    {
      has_changed = false;
      for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
          {
            bool is_safe = board->cells[row][column] == color && !stable[row][column];

            /* The first four directions and their opposites are the four lines. */
            for (int i = 0; is_safe && i < 4; i++)
              is_safe = is_safe_on_line (board, row, column, directions[i], stable);
            if (is_safe)
              {
                stable[row][column] = has_changed = true;
                found |= set_of (row, column);
              }
          }
    }

  return found;
}

/* The moves of the side to move after which the other side may play on a corner. */
uint64_t
slow_corner_gifts (const SlowBoard *board)
{
  const uint64_t corners = set_of (0, 0) | set_of (0, 7) | set_of (7, 0) | set_of (7, 7);
  uint64_t legal = slow_legal (board), gifts = 0;

  for (int square = 0; square < 64; square++)
    {
      SlowBoard after;

      if ((legal >> square & 1) == 0)
        continue;
      after = slow_play (board, square);
      if ((slow_legal (&after) & corners) != 0)
        gifts |= (uint64_t) 1 << square;
    }
  return gifts;
}

/* The cells behind the discs that turn when the side to move plays on SQUARE. */
uint64_t
slow_anchors (const SlowBoard *board, int square)
{
  int row = square / 8, column = square % 8;
  uint64_t anchors = 0;

  if (board->cells[row][column] != SLOW_EMPTY)
    return 0;
  for (int i = 0; i < 8; i++)
    {
      int n = count_flips_one_way (board, row, column, directions[i]) + 1;

      if (n > 1)
        anchors |= set_of (row + n * directions[i][0], column + n * directions[i][1]);
    }
  return anchors;
}

/* The empty cells that touch a disc of the side other than COLOR. */
uint64_t
slow_potential (const SlowBoard *board, SlowCell color)
{
  return touching (board, SLOW_EMPTY, other (color));
}

/* The cells that turn something for each of the sides. */
uint64_t
slow_hot_squares (const SlowBoard *board)
{
  SlowBoard passed = slow_pass (board);
  uint64_t hot = 0;

  for (int square = 0; square < 64; square++)
    if (slow_flips (board, square) != 0 && slow_flips (&passed, square) != 0)
      hot |= (uint64_t) 1 << square;
  return hot;
}

/* The moves onto a cell of the rim that have, once they are played, an opposing cell before and
 * after them on that rim. */
uint64_t
slow_wedges (const SlowBoard *board)
{
  uint64_t wedges = 0;

  for (int i = 1; i < 7; i++)
    {
      const int rims[4][2] = { { 0, i }, { 7, i }, { i, 0 }, { i, 7 } };

      for (int rim = 0; rim < 4; rim++)
        {
          int row = rims[rim][0], column = rims[rim][1];
          int down = rim >= 2, right = rim < 2;
          SlowBoard after;

          if (slow_flips (board, 8 * row + column) == 0)
            continue;
          after = slow_play (board, 8 * row + column);
          if (after.cells[row - down][column - right] == other (board->turn)
              && after.cells[row + down][column + right] == other (board->turn))
            wedges |= set_of (row, column);
        }
    }
  return wedges;
}

/* The moves of COLOR that turn nothing for the other side, and after which that side has no move on
 * a corner. */
uint64_t
slow_tempi (const SlowBoard *board, SlowCell color)
{
  SlowBoard turned = *board, passed;
  uint64_t tempi = 0;

  turned.turn = color;
  passed = slow_pass (&turned);
  for (int square = 0; square < 64; square++)
    {
      SlowBoard after;

      if (slow_flips (&turned, square) == 0 || slow_flips (&passed, square) != 0)
        continue;
      after = slow_play (&turned, square);
      if (slow_flips (&after, 0) == 0 && slow_flips (&after, 7) == 0
          && slow_flips (&after, 56) == 0 && slow_flips (&after, 63) == 0)
        tempi |= (uint64_t) 1 << square;
    }
  return tempi;
}

static void
fill (const SlowBoard *board, int row, int column, bool by_corners, uint64_t *region)
{
  if (!is_on_board (row, column) || board->cells[row][column] != SLOW_EMPTY
      || (*region & set_of (row, column)) != 0)
    return;
  *region |= set_of (row, column);
  for (int i = 0; i < 8; i++)
    {
      bool is_diagonal = directions[i][0] != 0 && directions[i][1] != 0;

      if (by_corners || !is_diagonal)
        fill (board, row + directions[i][0], column + directions[i][1], by_corners, region);
    }
}

/* The empty cells that can be reached from SQUARE over empty cells. */
uint64_t
slow_region (const SlowBoard *board, int square, bool by_corners)
{
  uint64_t region = 0;

  fill (board, square / 8, square % 8, by_corners, &region);
  return region;
}

uint64_t
slow_odd_regions (const SlowBoard *board, bool by_corners)
{
  uint64_t odd = 0;

  for (int square = 0; square < 64; square++)
    {
      uint64_t region = slow_region (board, square, by_corners);
      int size = 0;

      for (int i = 0; i < 64; i++)
        size += (int) (region >> i & 1);
      if (size % 2 == 1)
        odd |= region;
    }
  return odd;
}
