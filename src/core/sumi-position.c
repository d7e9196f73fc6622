/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-position.h"

#include "sumi-mix.h"
#include "sumi-moves.h"

/* White on d4 and e5, Black on e4 and d5. */
#define START_WHITE UINT64_C (0x0000001008000000)
#define START_BLACK UINT64_C (0x0000000810000000)

const SumiRules SUMI_RULES_BLACK_FIRST = { .first = SUMI_BLACK };
const SumiRules SUMI_RULES_WHITE_FIRST = { .first = SUMI_WHITE };

static inline bool
is_on_board (SumiSquare square)
{
  return square >= 0 && square < 64;
}

/* The position in which a game by RULES begins. */
SumiPosition
sumi_position_start (SumiRules rules)
{
  return sumi_position_make (START_BLACK, START_WHITE, rules.first);
}

/* The position in which a game by RULES begins with a handicap: Black, the weaker side, has
 * N_CORNERS corners, from 0 to SUMI_HANDICAP_MAX, in the order a1, h8, a8, h1 (leaflet C). */
SumiPosition
sumi_position_handicap (SumiRules rules, int n_corners)
{
  static const SumiBitboard corners[SUMI_HANDICAP_MAX + 1] = {
    0,
    UINT64_C (0x0000000000000001),
    UINT64_C (0x8000000000000001),
    UINT64_C (0x8100000000000001),
    SUMI_CORNERS,
  };

  return sumi_position_make (START_BLACK | corners[n_corners], START_WHITE, rules.first);
}

/* The position with these discs, TURN being the side to move. BLACK and WHITE must not overlap. */
SumiPosition
sumi_position_make (SumiBitboard black, SumiBitboard white, SumiColor turn)
{
  return (SumiPosition){
    .own = turn == SUMI_BLACK ? black : white,
    .opponent = turn == SUMI_BLACK ? white : black,
    .turn = turn,
  };
}

/* Whether the discs and the side to move are the same. */
bool
sumi_position_equal (SumiPosition a, SumiPosition b)
{
  return a.own == b.own && a.opponent == b.opponent && a.turn == b.turn;
}

/* The discs of COLOR, whoever is to move. */
SumiBitboard
sumi_position_discs (SumiPosition position, SumiColor color)
{
  return color == position.turn ? position.own : position.opponent;
}

/* The squares without a disc. */
SumiBitboard
sumi_position_empties (SumiPosition position)
{
  return ~(position.own | position.opponent);
}

/* The number of squares without a disc, from 0 to 64. */
int
sumi_position_count_empties (SumiPosition position)
{
  return sumi_bitboard_count (sumi_position_empties (position));
}

/* The squares on which the side to move may play; none if it must pass or the game is over. */
SumiBitboard
sumi_position_legal_moves (SumiPosition position)
{
  return sumi_moves_legal (position.own, position.opponent);
}

/* The squares that COLOR could play on, had it the turn. */
SumiBitboard
sumi_position_moves_of (SumiPosition position, SumiColor color)
{
  if (position.turn == color)
    return sumi_position_legal_moves (position);

  return sumi_position_legal_moves (sumi_position_pass (position));
}

/* The discs that turn when the side to move plays on SQUARE. The set is empty if that move is not
 * legal, whatever the reason, and for a pass. */
SumiBitboard
sumi_position_flips (SumiPosition position, SumiSquare square)
{
  if (!is_on_board (square) || !sumi_bitboard_has (sumi_position_empties (position), square))
    return 0;

  return sumi_moves_flips (position.own, position.opponent, square);
}

/* Whether the side to move may play MOVE, which may be SUMI_SQUARE_PASS. */
bool
sumi_position_is_legal (SumiPosition position, SumiSquare move)
{
  if (move == SUMI_SQUARE_PASS)
    return sumi_position_must_pass (position);

  return sumi_position_flips (position, move) != 0;
}

/* Whether the side to move has no move while the other side has one. */
bool
sumi_position_must_pass (SumiPosition position)
{
  return sumi_moves_legal (position.own, position.opponent) == 0
         && sumi_moves_legal (position.opponent, position.own) != 0;
}

/* Whether neither side has a move. */
bool
sumi_position_is_over (SumiPosition position)
{
  return sumi_moves_legal (position.own, position.opponent) == 0
         && sumi_moves_legal (position.opponent, position.own) == 0;
}

/* The position after MOVE, which must be legal: a square, or SUMI_SQUARE_PASS. */
SumiPosition
sumi_position_play (SumiPosition position, SumiSquare move)
{
  SumiBitboard flips;

  if (move == SUMI_SQUARE_PASS)
    return sumi_position_pass (position);

  flips = sumi_moves_flips (position.own, position.opponent, move);

  return (SumiPosition){
    .own = position.opponent ^ flips,
    .opponent = position.own | flips | sumi_bitboard_of (move),
    .turn = sumi_color_opposite (position.turn),
  };
}

/* The same discs with the other side to move. Whether the pass is legal is not checked. */
SumiPosition
sumi_position_pass (SumiPosition position)
{
  return (SumiPosition){
    .own = position.opponent,
    .opponent = position.own,
    .turn = sumi_color_opposite (position.turn),
  };
}

/* A hash of 64 bits. Equal positions have equal ones; two different positions have equal ones with
 * a chance of 1 in 2^64. */
uint64_t
sumi_position_hash (SumiPosition position)
{
  uint64_t side = position.turn == SUMI_BLACK ? 0 : UINT64_C (0x9e3779b97f4a7c15);

  return sumi_mix (sumi_mix (position.own + side) ^ position.opponent);
}
