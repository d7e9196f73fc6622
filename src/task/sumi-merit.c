/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-merit.h"

#include "sumi-features.h"

/* As in the tool's JSON. */
static const char *const names[SUMI_N_MERITS] = {
  [SUMI_MERIT_WINS_CORNER] = "wins-corner",
  [SUMI_MERIT_KEEPS_CORNER] = "keeps-corner",
  [SUMI_MERIT_PASS] = "pass",
  [SUMI_MERIT_SPOILS] = "spoils",
  [SUMI_MERIT_TAKES_REPLIES] = "takes-replies",
  [SUMI_MERIT_ODD_REGION] = "odd-region",
  [SUMI_MERIT_QUIET] = "quiet",
  [SUMI_MERIT_FEWER_REPLIES] = "fewer-replies",
  [SUMI_MERIT_FEWER_FRONTIER] = "fewer-frontier",
  [SUMI_MERIT_MORE_FLIPS] = "more-flips",
};

/* The corners that SIDE could take in POSITION if it were its turn. */
static SumiBitboard
takeable (SumiPosition position, SumiColor side)
{
  return sumi_position_moves_of (position, side) & SUMI_CORNERS;
}

/* The replies in AFTER after which SIDE can take none of CORNERS. */
static SumiBitboard
saving_replies (SumiPosition after, SumiColor side, SumiBitboard corners)
{
  SumiBitboard saving = 0;

  SUMI_FOREACH_SQUARE (reply, sumi_position_legal_moves (after))
    {
      if ((takeable (sumi_position_play (after, (SumiSquare) reply), side) & corners) == 0)
        saving |= sumi_bitboard_of ((SumiSquare) reply);
    }
  return saving;
}

static gboolean
wins_corner (SumiPosition after, SumiColor side, SumiBitboard corner)
{
  if (sumi_position_legal_moves (after) == 0)
    return (takeable (after, side) & corner) != 0;
  return saving_replies (after, side, corner) == 0;
}

/**
 * sumi_merit_to_name: what KIND is called in the output of programs; a constant.
 */
const char *
sumi_merit_to_name (SumiMeritKind kind)
{
  return names[kind];
}

/**
 * sumi_merit_is_relative: whether KIND compares two moves, so that it can never be true of both.
 */
gboolean
sumi_merit_is_relative (SumiMeritKind kind)
{
  return kind >= SUMI_MERIT_FEWER_REPLIES;
}

/**
 * sumi_merit_holds: whether MERIT is true of MOVE in POSITION, by the rules; of a merit that
 * compares, against OTHER. Both are legal moves.
 */
gboolean
sumi_merit_holds (SumiMerit merit, SumiPosition position, SumiSquare move, SumiSquare other)
{
  SumiPosition after = sumi_position_play (position, move);
  SumiBitboard replies = sumi_position_legal_moves (after);
  SumiBitboard before = sumi_position_moves_of (position, after.turn);

  switch (merit.kind)
    {
    case SUMI_MERIT_WINS_CORNER:
      return wins_corner (after, position.turn, merit.squares);
    case SUMI_MERIT_KEEPS_CORNER:
      return (replies & merit.squares) == 0;
    case SUMI_MERIT_PASS:
      return sumi_position_must_pass (after);
    case SUMI_MERIT_SPOILS:
      return replies != 0 && saving_replies (after, position.turn, SUMI_CORNERS) == 0;
    case SUMI_MERIT_TAKES_REPLIES:
      return (merit.squares & ~(before & ~replies)) == 0;
    case SUMI_MERIT_ODD_REGION:
      return sumi_bitboard_has (sumi_features_odd_regions (position, SUMI_TOUCH_SIDES), move);
    case SUMI_MERIT_QUIET:
      return (replies & ~before) == 0;
    case SUMI_MERIT_FEWER_REPLIES:
    case SUMI_MERIT_FEWER_FRONTIER:
      return sumi_merit_count (merit.kind, position, move)
             < sumi_merit_count (merit.kind, position, other);
    case SUMI_MERIT_MORE_FLIPS:
      return sumi_merit_count (merit.kind, position, move)
             > sumi_merit_count (merit.kind, position, other);
    case SUMI_N_MERITS:
    default:
      g_return_val_if_reached (FALSE);
    }
}

/**
 * sumi_merit_count: the number that KIND is about, after MOVE in POSITION: replies, frontier discs,
 * discs turned, or the empty squares of the move's region; 0 of a kind without a number.
 */
int
sumi_merit_count (SumiMeritKind kind, SumiPosition position, SumiSquare move)
{
  SumiPosition after = sumi_position_play (position, move);

  switch ((int) kind)
    {
    case SUMI_MERIT_ODD_REGION:
      return sumi_bitboard_count (sumi_features_region (position, move, SUMI_TOUCH_SIDES));
    case SUMI_MERIT_FEWER_REPLIES:
      return sumi_bitboard_count (sumi_position_legal_moves (after));
    case SUMI_MERIT_FEWER_FRONTIER:
      return sumi_bitboard_count (sumi_features_frontier (after, position.turn));
    case SUMI_MERIT_MORE_FLIPS:
      return sumi_bitboard_count (sumi_position_flips (position, move));
    default:
      return 0;
    }
}

/**
 * sumi_merit_find_breach: the replies to MOVE that show that MERIT is not true of it; 0 if there is
 * no reply at all, or if it is not a reply that shows it.
 */
SumiBitboard
sumi_merit_find_breach (SumiMerit merit, SumiPosition position, SumiSquare move)
{
  SumiPosition after = sumi_position_play (position, move);
  SumiBitboard replies = sumi_position_legal_moves (after);

  switch ((int) merit.kind)
    {
    case SUMI_MERIT_WINS_CORNER:
      return saving_replies (after, position.turn, merit.squares);
    case SUMI_MERIT_KEEPS_CORNER:
      return replies & merit.squares;
    case SUMI_MERIT_PASS:
      return replies;
    case SUMI_MERIT_SPOILS:
      return saving_replies (after, position.turn, SUMI_CORNERS);
    case SUMI_MERIT_TAKES_REPLIES:
      return replies & merit.squares;
    case SUMI_MERIT_QUIET:
      return replies & ~sumi_position_moves_of (position, after.turn);
    default:
      return 0;
    }
}
