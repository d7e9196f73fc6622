/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-saying.h"

/**
 * sumi_saying_make: a saying of KIND about SIDE and MOVE, SUMI_SQUARE_NONE where there is none; its
 * numbers are 0.
 */
SumiSaying
sumi_saying_make (SumiSayingKind kind, SumiColor side, SumiSquare move)
{
  return (SumiSaying){ .kind = kind, .side = side, .move = move };
}

/**
 * sumi_saying_of_fact: what FACT, which a search or the rules established, says.
 */
SumiSaying
sumi_saying_of_fact (const SumiFact *fact)
{
  SumiSaying saying = sumi_saying_make (SUMI_SAYING_FACT, fact->side, fact->move);

  saying.squares = fact->squares;
  saying.as.fact = *fact;
  return saying;
}

/**
 * sumi_saying_of_why: what FACT of a move that was played says; an estimate where FACT is one.
 */
SumiSaying
sumi_saying_of_why (const SumiWhyFact *fact)
{
  SumiSaying saying = sumi_saying_make (SUMI_SAYING_WHY, fact->side, fact->move);

  saying.is_estimate = sumi_why_kind_is_estimate (fact->kind);
  saying.squares = fact->squares;
  saying.as.why = *fact;
  return saying;
}

/**
 * sumi_saying_of_task: what TASK asks of SIDE, which is to move (KIND is SUMI_SAYING_TASK), or how
 * to go about it (SUMI_SAYING_IDEA).
 */
SumiSaying
sumi_saying_of_task (SumiSayingKind kind, const SumiTask *task, SumiColor side)
{
  SumiSaying saying = sumi_saying_make (kind, side, task->move);

  saying.as.task = *task;
  return saying;
}

/**
 * sumi_saying_of_author: TEXT, which must outlive the saying.
 */
SumiSaying
sumi_saying_of_author (const SumiText *text)
{
  SumiSaying saying = sumi_saying_make (SUMI_SAYING_AUTHOR, SUMI_BLACK, SUMI_SQUARE_NONE);

  saying.as.author = text;
  return saying;
}

/**
 * sumi_saying_of_merit: what MERIT says of a move of SIDE, as one of several that are to choose
 * from; OTHER is the move that it is compared with.
 */
SumiSaying
sumi_saying_of_merit (SumiMerit merit, SumiColor side, SumiSquare other)
{
  SumiSaying saying
    = sumi_saying_make (SUMI_SAYING_MERIT, sumi_color_opposite (side), SUMI_SQUARE_NONE);

  saying.squares = merit.squares;
  saying.as.merit.merit = merit;
  saying.as.merit.other = other;
  return saying;
}

/**
 * sumi_saying_of_breach: what shows that MERIT is not true of MOVE in POSITION; of a merit that
 * compares, beside OTHER.
 */
SumiSaying
sumi_saying_of_breach (SumiMerit merit, SumiPosition position, SumiSquare move, SumiSquare other)
{
  SumiSaying saying
    = sumi_saying_make (SUMI_SAYING_NO_MERIT, sumi_color_opposite (position.turn), move);

  saying.squares = sumi_merit_find_breach (merit, position, move);
  saying.as.merit.merit = merit;
  saying.as.merit.other = other;
  saying.before = saying.count = sumi_merit_count (merit.kind, position, move);
  saying.after = sumi_merit_count (merit.kind, position, other);
  return saying;
}

/**
 * sumi_saying_of_illegal: why the side to move in POSITION may not play on SQUARE, which it may
 * not; SUMI_SQUARE_PASS where it tries to pass.
 */
SumiSaying
sumi_saying_of_illegal (SumiPosition position, SumiSquare square)
{
  SumiSaying saying
    = sumi_saying_make (SUMI_SAYING_NO_LINE, sumi_color_opposite (position.turn), square);

  if (square == SUMI_SQUARE_PASS)
    saying.kind = SUMI_SAYING_MAY_NOT_PASS;
  else if (!sumi_bitboard_has (sumi_position_empties (position), square))
    saying.kind = SUMI_SAYING_OCCUPIED;
  else if ((sumi_bitboard_neighbours (sumi_bitboard_of (square)) & position.opponent) == 0)
    saying.kind = SUMI_SAYING_UNTOUCHED;
  return saying;
}

/**
 * sumi_saying_of_pass: what happens in POSITION, where the side to move has no move.
 */
SumiSaying
sumi_saying_of_pass (SumiPosition position)
{
  gboolean is_over = sumi_position_is_over (position);

  return sumi_saying_make (is_over ? SUMI_SAYING_NOBODY_MOVES : SUMI_SAYING_PASSES, position.turn,
                           SUMI_SQUARE_NONE);
}

/**
 * sumi_saying_of_counts: how many moves each side has in POSITION if it is its turn; how many discs
 * if the game is over.
 */
SumiSaying
sumi_saying_of_counts (SumiPosition position)
{
  gboolean is_over = sumi_position_is_over (position);
  SumiSaying saying
    = sumi_saying_make (is_over ? SUMI_SAYING_DISCS_AT_END : SUMI_SAYING_MOVES_OF_BOTH,
                        position.turn, SUMI_SQUARE_NONE);

  saying.before = sumi_bitboard_count (is_over ? sumi_position_discs (position, SUMI_BLACK)
                                               : sumi_position_moves_of (position, SUMI_BLACK));
  saying.after = sumi_bitboard_count (is_over ? sumi_position_discs (position, SUMI_WHITE)
                                              : sumi_position_moves_of (position, SUMI_WHITE));
  return saying;
}

/**
 * sumi_saying_of_ply: which move of GAME it is: the one at PLY, from 0, that SIDE made. A pass has
 * the number of the move that follows it.
 */
SumiSaying
sumi_saying_of_ply (const SumiTranscript *game, SumiColor side, int ply)
{
  SumiSquare move = game->moves[ply];
  SumiSaying saying = sumi_saying_make (
    move == SUMI_SQUARE_PASS ? SUMI_SAYING_NTH_PASS : SUMI_SAYING_NTH_MOVE, side, move);

  saying.count = sumi_transcript_count_moves (game, ply) + 1;
  return saying;
}

/**
 * sumi_saying_of_outcome: how the game that SIDE played for TASK, one of play, came out. END is the
 * position at its end or, where the aim is a corner, after the move that took it; IS_REACHED:
 * whether that is what the aim wants.
 */
SumiSaying
sumi_saying_of_outcome (const SumiTask *task,
                        SumiColor side,
                        SumiPosition end,
                        gboolean is_reached)
{
  const SumiPlayAim *aim = &task->aim;
  SumiBitboard own = sumi_position_discs (end, side);
  SumiBitboard other = sumi_position_discs (end, sumi_color_opposite (side));
  int margin = sumi_scoring_difference (task->scoring, own, other);
  SumiSaying saying
    = sumi_saying_make (SUMI_SAYING_DREW, sumi_color_opposite (side), SUMI_SQUARE_NONE);

  saying.count = ABS (margin);
  if (aim->kind == SUMI_PLAY_AIM_CORNER)
    {
      gboolean is_any = aim->corners == SUMI_CORNERS;

      saying.squares = is_reached ? aim->corners & own : aim->corners;
      if (is_reached)
        saying.kind = is_any ? SUMI_SAYING_AIM_ANY_CORNER : SUMI_SAYING_AIM_CORNERS;
      else
        saying.kind = is_any ? SUMI_SAYING_MISSED_ANY_CORNER : SUMI_SAYING_MISSED_CORNERS;
    }
  else if (margin > 0)
    saying.kind = is_reached ? SUMI_SAYING_WON_ENOUGH : SUMI_SAYING_WON_TOO_LITTLE;
  else if (margin < 0)
    saying.kind = SUMI_SAYING_LOST;
  return saying;
}
