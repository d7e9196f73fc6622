/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-features.h"

#include "sumi-rays.h"

/* One of the four axes of the board: the distance of neighbours on it, and the squares that have no
 * neighbour in the direction of growing and of shrinking squares. */
typedef struct
{
  int step;
  SumiBitboard last;
  SumiBitboard first;
} Axis;

static const Axis axes[] = {
  { 1, SUMI_FILE_H, SUMI_FILE_A },
  { 7, SUMI_FILE_A | SUMI_RANK_8, SUMI_FILE_H | SUMI_RANK_1 },
  { 8, SUMI_RANK_8, SUMI_RANK_1 },
  { 9, SUMI_FILE_H | SUMI_RANK_8, SUMI_FILE_A | SUMI_RANK_1 },
};
#define N_AXES ((int) (sizeof axes / sizeof axes[0]))

/* The neighbours of SET on AXIS, in both directions. */
static SumiBitboard
neighbours_on_axis (const Axis *axis, SumiBitboard set)
{
  return (set & ~axis->last) << axis->step | (set & ~axis->first) >> axis->step;
}

/* The squares whose whole line on AXIS is occupied. */
static SumiBitboard
full_lines (const Axis *axis, SumiBitboard occupied)
{
  SumiBitboard open = ~occupied;

  for (int i = 0; i < 7; i++)
    open |= neighbours_on_axis (axis, open);

  return ~open;
}

/* The squares of EMPTIES that are connected with FROM. */
static SumiBitboard
region_around (SumiBitboard empties, SumiBitboard from, SumiTouch touch)
{
  SumiBitboard region = from, grown;

  for (;; region = grown)
    {
      grown = region | region << 8 | region >> 8 | (region << 1 & ~SUMI_FILE_A)
              | (region >> 1 & ~SUMI_FILE_H);
      if (touch == SUMI_TOUCH_CORNERS)
        grown |= sumi_bitboard_neighbours (region);
      grown &= empties;
      if (grown == region)
        return region;
    }
}

/* The frontier discs of COLOR: those with an empty neighbour. */
SumiBitboard
sumi_features_frontier (SumiPosition position, SumiColor color)
{
  return sumi_position_discs (position, color)
         & sumi_bitboard_neighbours (sumi_position_empties (position));
}

/* Discs of COLOR that no continuation can turn. On each of its four lines such a disc is safe
 * because the line is full, or because on one side it meets the edge or a disc already proved
 * stable, which would have to turn with it. There may be stable discs that this does not prove. */
SumiBitboard
sumi_features_stable (SumiPosition position, SumiColor color)
{
  SumiBitboard discs = sumi_position_discs (position, color);
  SumiBitboard occupied = position.own | position.opponent;
  SumiBitboard safe[N_AXES];
  SumiBitboard stable = 0, grown;

  for (int i = 0; i < N_AXES; i++)
    safe[i] = full_lines (&axes[i], occupied) | axes[i].first | axes[i].last;

  for (;;)
    {
      grown = discs;
      for (int i = 0; i < N_AXES; i++)
        grown &= safe[i] | neighbours_on_axis (&axes[i], stable);
      if (grown == stable)
        return stable;
      stable = grown;
    }
}

/* The discs that MOVE rests on: of each line that it turns, the mover's disc behind it. MOVE stays
 * legal as long as one of its lines keeps its anchor. None for a pass or an illegal move. */
SumiBitboard
sumi_features_anchors (SumiPosition position, SumiSquare move)
{
  SumiBitboard flips = sumi_position_flips (position, move);
  SumiBitboard anchors = 0;

  if (flips == 0)
    return 0;

  for (int i = 0; i < SUMI_N_AXES; i++)
    {
      /* The nearest disc of the mover's own on a line that turns. */
      SumiBitboard up = sumi_rays_of[move].up[i], down = sumi_rays_of[move].down[i];

      if ((up & flips) != 0)
        anchors |= up & position.own & -(up & position.own);
      if ((down & flips) != 0)
        anchors |= sumi_bitboard_of (63 - __builtin_clzll (down & position.own));
    }
  return anchors;
}

/* The squares that MOVE opens: those that are empty after it and touch a disc that it turns. The
 * square of the move is not one of them. None for a pass or an illegal move. */
SumiBitboard
sumi_features_openings (SumiPosition position, SumiSquare move)
{
  SumiBitboard flips = sumi_position_flips (position, move);

  if (flips == 0)
    return 0;

  return sumi_bitboard_neighbours (flips) & sumi_position_empties (position)
         & ~sumi_bitboard_of (move);
}

/* The potential mobility of COLOR: the empty squares beside a disc of the other side. Each move of
 * COLOR is on one of them. */
SumiBitboard
sumi_features_potential (SumiPosition position, SumiColor color)
{
  return sumi_position_empties (position)
         & sumi_bitboard_neighbours (sumi_position_discs (position, sumi_color_opposite (color)));
}

/* The squares that either side could play on, had it the turn. */
SumiBitboard
sumi_features_hot_squares (SumiPosition position)
{
  return sumi_position_moves_of (position, SUMI_BLACK)
         & sumi_position_moves_of (position, SUMI_WHITE);
}

/* The tempi of COLOR, as if it had the turn: moves that the other side could not make, and after
 * which the other side cannot take a corner at once. */
SumiBitboard
sumi_features_tempi (SumiPosition position, SumiColor color)
{
  SumiColor other = sumi_color_opposite (color);
  SumiPosition turned = sumi_position_make (sumi_position_discs (position, SUMI_BLACK),
                                            sumi_position_discs (position, SUMI_WHITE), color);

  return sumi_position_legal_moves (turned) & ~sumi_position_moves_of (position, other)
         & ~sumi_features_corner_gifts (turned);
}

/* Whether a disc on SQUARE would stand on an edge between two of DISCS; a corner never does. */
static bool
is_between_on_edge (SumiSquare square, SumiBitboard discs)
{
  int column = sumi_square_column (square), row = sumi_square_row (square);
  bool is_beside = column == 0 || column == 7, is_above = row == 0 || row == 7;
  int step = is_beside ? 8 : 1;

  return is_beside != is_above && sumi_bitboard_has (discs, square - step)
         && sumi_bitboard_has (discs, square + step);
}

/* The moves of the side to move that are wedges: the disc stands on an edge between two discs of
 * the other side, which the move does not turn. */
SumiBitboard
sumi_features_wedges (SumiPosition position)
{
  SumiBitboard wedges = 0;

  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      SumiPosition after = sumi_position_play (position, (SumiSquare) move);

      if (is_between_on_edge ((SumiSquare) move, after.own))
        wedges |= sumi_bitboard_of ((SumiSquare) move);
    }
  return wedges;
}

/* The moves of the side to move after which the other side can take a corner at once. */
SumiBitboard
sumi_features_corner_gifts (SumiPosition position)
{
  SumiBitboard gifts = 0;

  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      SumiPosition after = sumi_position_play (position, (SumiSquare) move);

      if ((sumi_position_legal_moves (after) & SUMI_CORNERS) != 0)
        gifts |= sumi_bitboard_of ((SumiSquare) move);
    }
  return gifts;
}

/* The X-squares beside corners that are still empty. */
SumiBitboard
sumi_features_x_squares (SumiPosition position)
{
  return SUMI_X_SQUARES
         & sumi_bitboard_neighbours (sumi_position_empties (position) & SUMI_CORNERS);
}

/* The moves of the side to move that a person may well consider: they give no corner away at once,
 * and are on no X-square beside a corner that is still empty. */
SumiBitboard
sumi_features_natural (SumiPosition position)
{
  return sumi_position_legal_moves (position) & ~sumi_features_corner_gifts (position)
         & ~sumi_features_x_squares (position);
}

/* The empty squares that are connected with SQUARE, itself included; none if there is a disc on
 * it. */
SumiBitboard
sumi_features_region (SumiPosition position, SumiSquare square, SumiTouch touch)
{
  SumiBitboard empties = sumi_position_empties (position);

  return region_around (empties, empties & sumi_bitboard_of (square), touch);
}

/* The empty squares of the connected regions that have an odd number of them. */
SumiBitboard
sumi_features_odd_regions (SumiPosition position, SumiTouch touch)
{
  SumiBitboard left = sumi_position_empties (position);
  SumiBitboard odd = 0;

  while (left != 0)
    {
      SumiBitboard region = region_around (left, left & -left, touch);

      if (sumi_bitboard_count (region) % 2 == 1)
        odd |= region;
      left &= ~region;
    }
  return odd;
}
