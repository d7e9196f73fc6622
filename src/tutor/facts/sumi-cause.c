/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-cause.h"

#include "sumi-features.h"

#define N_DIRECTIONS 8

static const int steps[N_DIRECTIONS][2] = {
  { -1, -1 }, { 0, -1 }, { 1, -1 }, { -1, 0 }, { 1, 0 }, { -1, 1 }, { 0, 1 }, { 1, 1 },
};

/* The discs on a line from a square on. */
typedef struct
{
  SumiBitboard between; /* the discs of the other side; 0 if they do not end in one's own */
  SumiSquare end;       /* the first own disc behind them */
  SumiBitboard others;  /* one's own discs further on, before the next empty square */
} Line;

/* The square next to SQUARE in DIRECTION, or SUMI_SQUARE_NONE. */
static SumiSquare
step (SumiSquare square, int direction)
{
  int column = sumi_square_column (square) + steps[direction][0];
  int row = sumi_square_row (square) + steps[direction][1];

  if (column < 0 || column > 7 || row < 0 || row > 7)
    return SUMI_SQUARE_NONE;
  return sumi_square_at (column, row);
}

static Line
look_along (SumiBitboard own, SumiBitboard opponent, SumiSquare square, int direction)
{
  Line line = { .end = SUMI_SQUARE_NONE };
  SumiBitboard between = 0;

  for (square = step (square, direction); sumi_bitboard_has (opponent, square);
       square = step (square, direction))
    between |= sumi_bitboard_of (square);
  if (between == 0 || !sumi_bitboard_has (own, square))
    return line;
  line.between = between;
  line.end = square;
  for (square = step (square, direction); sumi_bitboard_has (own | opponent, square);
       square = step (square, direction))
    {
      if (sumi_bitboard_has (own, square))
        line.others |= sumi_bitboard_of (square);
    }
  return line;
}

/* SQUARE is a move of SIDE in BEFORE and no longer in AFTER. */
static SumiCause
explain_loss (SumiPosition before, SumiSquare move, SumiSquare square, SumiColor side)
{
  SumiBitboard own = sumi_position_discs (before, side);
  SumiBitboard opponent = sumi_position_discs (before, sumi_color_opposite (side));
  SumiCause cause = { .square = square };

  cause.kind = square == move        ? SUMI_CAUSE_TAKEN
               : side == before.turn ? SUMI_CAUSE_CLOSED
                                     : SUMI_CAUSE_UNANCHORED;
  for (int direction = 0; direction < N_DIRECTIONS; direction++)
    {
      Line line = look_along (own, opponent, square, direction);

      if (line.between == 0)
        continue;
      cause.between |= line.between;
      cause.ends |= sumi_bitboard_of (line.end);
      if (cause.kind == SUMI_CAUSE_UNANCHORED)
        cause.changed |= sumi_bitboard_of (line.end) | line.others;
      else if (cause.kind == SUMI_CAUSE_CLOSED)
        cause.changed |= sumi_bitboard_of (step (square, direction));
    }
  return cause;
}

/* SQUARE is a move of SIDE in AFTER and was none in BEFORE. */
static SumiCause
explain_gain (SumiPosition before, SumiPosition after, SumiSquare square, SumiColor side)
{
  SumiBitboard own = sumi_position_discs (after, side);
  SumiBitboard opponent = sumi_position_discs (after, sumi_color_opposite (side));
  SumiBitboard is_new = sumi_position_discs (after, before.turn) & ~before.own;
  SumiCause cause = { .square = square };

  for (int direction = 0; direction < N_DIRECTIONS; direction++)
    {
      Line line = look_along (own, opponent, square, direction);

      if (line.between == 0)
        continue;
      cause.between |= line.between;
      cause.ends |= sumi_bitboard_of (line.end);
    }
  cause.kind = side == before.turn ? SUMI_CAUSE_ANCHORED : SUMI_CAUSE_OPENED;
  cause.changed = is_new & (side == before.turn ? cause.ends : cause.between);
  return cause;
}

/* Why SIDE, either of the two, has other moves after MOVE in BEFORE than it would have had if it
 * had been its turn then: one cause a move lost or gained, in the order of the squares, those lost
 * first. Returns how many. A pass changes nothing. */
int
sumi_causes_find (SumiPosition before, SumiSquare move, SumiColor side, SumiCause out_causes[64])
{
  SumiPosition after = sumi_position_play (before, move);
  SumiBitboard had = sumi_position_moves_of (before, side);
  SumiBitboard has = sumi_position_moves_of (after, side);
  int n = 0;

  SUMI_FOREACH_SQUARE (square, had & ~has)
    out_causes[n++] = explain_loss (before, move, (SumiSquare) square, side);
  SUMI_FOREACH_SQUARE (square, has & ~had)
    out_causes[n++] = explain_gain (before, after, (SumiSquare) square, side);
  return n;
}

/* The corners on which SIDE could play if it were its turn in POSITION. */
SumiBitboard
sumi_corners_takeable (SumiPosition position, SumiColor side)
{
  return sumi_position_moves_of (position, side) & SUMI_CORNERS;
}

static bool
is_broken_by (SumiPosition position, const SumiCornerLine *line, int direction, SumiSquare reply)
{
  SumiPosition after = sumi_position_play (position, reply);

  return reply == line->corner
         || look_along (after.own, after.opponent, line->corner, direction).between == 0;
}

/* The lines along which ATTACKER could take a corner if it were its turn in POSITION, in the order
 * of the corners; returns how many. Where the other side is to move, each has the replies that
 * break it; where ATTACKER itself is, none. */
int
sumi_corner_lines_find (SumiPosition position,
                        SumiColor attacker,
                        SumiCornerLine out_lines[SUMI_MAX_CORNER_LINES])
{
  SumiBitboard own = sumi_position_discs (position, attacker);
  SumiBitboard opponent = sumi_position_discs (position, sumi_color_opposite (attacker));
  SumiBitboard replies = position.turn == attacker ? 0 : sumi_position_legal_moves (position);
  int n = 0;

  SUMI_FOREACH_SQUARE (corner, SUMI_CORNERS & ~(own | opponent))
    {
      for (int direction = 0; direction < N_DIRECTIONS; direction++)
        {
          Line line = look_along (own, opponent, (SumiSquare) corner, direction);
          SumiCornerLine *out = &out_lines[n];

          if (line.between == 0)
            continue;
          *out = (SumiCornerLine){ (SumiSquare) corner, line.end, line.between, 0 };
          SUMI_FOREACH_SQUARE (reply, replies)
            {
              if (is_broken_by (position, out, direction, (SumiSquare) reply))
                out->breakers |= sumi_bitboard_of ((SumiSquare) reply);
            }
          n++;
        }
    }
  return n;
}

/* The moves that SIDE has if it is its turn in POSITION and after which the other side can take no
 * corner at once. */
SumiBitboard
sumi_harmless_moves (SumiPosition position, SumiColor side)
{
  SumiPosition own_turn = position.turn == side ? position : sumi_position_pass (position);

  return sumi_position_legal_moves (own_turn) & ~sumi_features_corner_gifts (own_turn);
}

/* The ends of lines to CORNERS that REPLY in AFTER turns; the side that does not move has them. */
static SumiBitboard
find_turned_ends (SumiPosition after, SumiBitboard corners, SumiSquare reply)
{
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  int n = sumi_corner_lines_find (after, sumi_color_opposite (after.turn), lines);
  SumiBitboard flips = sumi_position_flips (after, reply), ends = 0;

  for (int i = 0; i < n; i++)
    {
      if (sumi_bitboard_has (corners, lines[i].corner))
        ends |= flips & sumi_bitboard_of (lines[i].end);
    }
  return ends;
}

/* Why REPLY, a legal reply that refutes MOVE in BEFORE, is easily overlooked: the plainest of the
 * reasons that hold. */
SumiOversight
sumi_oversight_find (SumiPosition before, SumiSquare move, SumiSquare reply)
{
  SumiColor side = before.turn, opponent = sumi_color_opposite (side);
  SumiPosition after = sumi_position_play (before, move);
  SumiBitboard threats = sumi_corners_takeable (after, side);
  bool is_old = sumi_bitboard_has (sumi_position_moves_of (before, opponent), reply);
  SumiOversight oversight = { .reply = reply };
  SumiCause causes[64];
  int n_causes;

  if (sumi_bitboard_has (SUMI_CORNERS, reply) && !is_old)
    {
      oversight.kind = SUMI_OVERSIGHT_CORNER;
      oversight.corners = sumi_bitboard_of (reply);
    }
  else if (threats != 0
           && sumi_corners_takeable (sumi_position_play (after, reply), side) == 0)
    {
      oversight.kind = SUMI_OVERSIGHT_PARRIED;
      oversight.corners = threats;
      oversight.changed = find_turned_ends (after, threats, reply);
    }
  else if (is_old)
    oversight.kind = SUMI_OVERSIGHT_OLD_REPLY;
  else
    {
      oversight.kind = SUMI_OVERSIGHT_NEW_REPLY;
      n_causes = sumi_causes_find (before, move, opponent, causes);
      for (int i = 0; i < n_causes; i++)
        {
          if (causes[i].square == reply)
            oversight.changed = causes[i].changed;
        }
    }
  return oversight;
}
