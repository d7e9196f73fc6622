/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

/* Discs that are turned by hand: the board is as the person leaves it, right or wrong. It can be
 * corrected until the opponent has moved. */

static void
start_turning (SumiLiveGame *self, SumiSquare move, SumiPosition board)
{
  sumi_live_game_stop_timer (self);
  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_COURSE]);
  sumi_live_game_forget_help (self);
  self->state = SUMI_LIVE_TURNING;
  self->held_move = move;
  self->shown = board;
  sumi_feedback_silence (&self->feedback);
  sumi_live_game_emit_changed (self);
}

/* Puts a disc on SQUARE, a legal move, without turning any disc. */
void
sumi_live_game_set_disc (SumiLiveGame *self, SumiSquare square)
{
  SumiPosition board = sumi_game_get_position (&self->game);

  board.own |= sumi_bitboard_of (square);
  self->undone_move = SUMI_SQUARE_NONE;
  start_turning (self, square, board);
}

/* Turns the disc on SQUARE, if there is one that can be turned. */
void
sumi_live_game_turn_disc (SumiLiveGame *self, SumiSquare square)
{
  SumiPosition before = sumi_game_get_position (&self->game);

  if (!sumi_feedback_refuse_turning (&self->feedback, before, self->held_move, square))
    {
      sumi_feedback_silence (&self->feedback);
      self->shown.own ^= sumi_bitboard_of (square);
      self->shown.opponent ^= sumi_bitboard_of (square);
    }
  sumi_live_game_emit_changed (self);
}

/* Whether discs are turned by hand, so that the turn can be handed over, or squares are marked in
 * answer to a hint's question. */
gboolean
sumi_live_game_can_hand_over (SumiLiveGame *self)
{
  return self->state == SUMI_LIVE_TURNING
         || (self->state == SUMI_LIVE_YOUR_MOVE && self->is_asking);
}

/* Ends the turn, with the board as it is, or answers the hint's question by the marks. */
void
sumi_live_game_hand_over (SumiLiveGame *self)
{
  SumiPosition after = { self->shown.opponent, self->shown.own,
                         sumi_color_opposite (self->shown.turn) };

  g_return_if_fail (sumi_live_game_can_hand_over (self));

  if (self->is_asking)
    {
      sumi_live_game_answer_hint (self);
      return;
    }
  if (sumi_live_game_check_time (self))
    return;
  sumi_game_play_by_hand (&self->game, self->held_move, after);
  sumi_live_game_stamp_move (self);
  sumi_live_game_moved (self);
}

/* Whether the last move was turned by hand, and neither has the opponent moved yet, who may have
 * passed, nor was the game ended before it was over on the board. */
gboolean
sumi_live_game_can_correct (SumiLiveGame *self)
{
  int ply = sumi_game_find_move_before (&self->game, (int) self->game.index);

  return self->terms.turns_by_hand && self->state != SUMI_LIVE_TURNING
         && ply >= (int) sumi_game_terms_count_given (&self->terms, &self->game)
         && self->game.ending == SUMI_ENDING_NONE
         && !sumi_live_game_is_out_of_time (self)
         && sumi_live_game_is_by_person (self, (guint) ply);
}

/* Takes back the end of the turn: the person can turn discs again, on the board as it was left. */
void
sumi_live_game_correct (SumiLiveGame *self)
{
  int ply = sumi_game_find_move_before (&self->game, (int) self->game.index);
  SumiPosition left, board;

  g_return_if_fail (sumi_live_game_can_correct (self));

  left = self->game.positions[ply + 1];
  board = (SumiPosition){ left.opponent, left.own, sumi_color_opposite (left.turn) };
  while ((int) self->game.index > ply)
    sumi_game_back (&self->game);
  sumi_live_game_resume_move (self);
  start_turning (self, self->game.moves[self->game.index], board);
}
