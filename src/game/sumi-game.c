/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game.h"

#include <string.h>

static void
add (SumiGame *game, SumiSquare move, SumiPosition after)
{
  g_return_if_fail (game->index < SUMI_TRANSCRIPT_MAX);

  game->moves[game->index] = (uint8_t) move;
  game->times_ms[game->index] = 0;
  game->index++;
  game->positions[game->index] = after;
  game->n_moves = game->index;
  game->ending = SUMI_ENDING_NONE;
}

/* A game that begins in START, without a clock. */
void
sumi_game_init (SumiGame *game, SumiPosition start)
{
  *game = (SumiGame){ .positions = { start } };
}

/* The position on the board, after the moves that were made and not taken back. */
SumiPosition
sumi_game_get_position (const SumiGame *game)
{
  return game->positions[game->index];
}

/* The move that led to the position; SUMI_SQUARE_PASS for a pass, SUMI_SQUARE_NONE at the
 * beginning. */
SumiSquare
sumi_game_get_last_move (const SumiGame *game)
{
  return game->index == 0 ? SUMI_SQUARE_NONE : game->moves[game->index - 1];
}

/* Whether neither side can move. */
gboolean
sumi_game_is_over (const SumiGame *game)
{
  return sumi_position_is_over (sumi_game_get_position (game));
}

/* The discs on the board as it is. */
SumiScore
sumi_game_get_result (const SumiGame *game)
{
  return sumi_scoring_count (SUMI_SCORING_DISCS, sumi_game_get_position (game));
}

/* Whether MOVE is legal; SUMI_SQUARE_PASS is where there is no other. */
gboolean
sumi_game_can_play (const SumiGame *game, SumiSquare move)
{
  SumiPosition position = sumi_game_get_position (game);

  if (move == SUMI_SQUARE_PASS)
    return sumi_position_must_pass (position);
  return sumi_bitboard_has (sumi_position_legal_moves (position), move);
}

/* Makes MOVE, which must be legal, or SUMI_SQUARE_PASS. Moves that were taken back are dropped. */
void
sumi_game_play (SumiGame *game, SumiSquare move)
{
  g_return_if_fail (sumi_game_can_play (game, move));

  add (game, move, sumi_position_play (sumi_game_get_position (game), move));
}

/* Whether AFTER is a possible board after MOVE where discs are turned by hand: MOVE is legal, and
 * each disc is still there, of either colour. */
gboolean
sumi_game_can_leave (const SumiGame *game, SumiSquare move, SumiPosition after)
{
  SumiPosition before = sumi_game_get_position (game);

  return move != SUMI_SQUARE_PASS && sumi_game_can_play (game, move) && after.turn != before.turn
         && (after.own & after.opponent) == 0
         && (after.own | after.opponent)
              == (before.own | before.opponent | sumi_bitboard_of (move))
         && sumi_bitboard_has (sumi_position_discs (after, before.turn), move);
}

/* Makes MOVE as sumi_game_play() does, but leaves the board AFTER, right or wrong. */
void
sumi_game_play_by_hand (SumiGame *game, SumiSquare move, SumiPosition after)
{
  g_return_if_fail (sumi_game_can_leave (game, move, after));

  add (game, move, after);
}

/* The discs that were turned wrongly, or not turned, by the move PLY, from 0. */
SumiBitboard
sumi_game_get_misturned (const SumiGame *game, guint ply)
{
  SumiPosition right = sumi_position_play (game->positions[ply], game->moves[ply]);

  return right.own ^ game->positions[ply + 1].own;
}

/* The last move before PLY that is no pass; -1 without one. */
int
sumi_game_find_move_before (const SumiGame *game, int ply)
{
  do
    ply--;
  while (ply >= 0 && game->moves[ply] == SUMI_SQUARE_PASS);
  return ply;
}

/* The trays now, where each side has 32 discs. TRUE if the disc of the last move was handed over
 * because its side had none left. */
gboolean
sumi_game_get_trays (const SumiGame *game, SumiTrays *out_trays)
{
  gboolean was_handed_over = FALSE;

  *out_trays = sumi_trays_at (game->positions[0]);
  for (guint i = 0; i < game->index; i++)
    was_handed_over = game->moves[i] != SUMI_SQUARE_PASS
                      && sumi_trays_take (out_trays, game->positions[i].turn);
  return was_handed_over;
}

/* Whether A and B have the same moves, times, boards, clocks and end, with what was taken back. */
gboolean
sumi_game_equal (const SumiGame *a, const SumiGame *b)
{
  if (a->index != b->index || a->n_moves != b->n_moves || a->ending != b->ending
      || memcmp (a->moves, b->moves, a->n_moves) != 0
      || memcmp (a->times_ms, b->times_ms, a->n_moves * sizeof a->times_ms[0]) != 0
      || !sumi_game_clock_equal (&a->clock, &b->clock))
    return FALSE;
  for (guint i = 0; i <= a->n_moves; i++)
    {
      if (!sumi_position_equal (a->positions[i], b->positions[i]))
        return FALSE;
    }
  return TRUE;
}

/* Takes one move or pass back; FALSE at the beginning. */
gboolean
sumi_game_back (SumiGame *game)
{
  if (game->index == 0)
    return FALSE;
  game->index--;
  game->ending = SUMI_ENDING_NONE;
  return TRUE;
}

/* Makes one move or pass again that was taken back; FALSE where there is none. */
gboolean
sumi_game_forward (SumiGame *game)
{
  if (game->index == game->n_moves)
    return FALSE;
  game->index++;
  game->ending = SUMI_ENDING_NONE;
  return TRUE;
}

/* The moves that were made and not taken back. Where discs were turned wrongly, moves alone do not
 * lead from board to board, so the transcript begins with the last board that was left so. */
void
sumi_game_to_transcript (const SumiGame *game, SumiTranscript *out_transcript)
{
  guint first = game->index;

  while (first > 0 && sumi_game_get_misturned (game, first - 1) == 0)
    first--;
  *out_transcript = (SumiTranscript){
    .start = game->positions[first],
    .end = sumi_game_get_position (game),
    .n_moves = (int) (game->index - first),
  };
  for (guint i = first; i < game->index; i++)
    out_transcript->moves[i - first] = game->moves[i];
}
