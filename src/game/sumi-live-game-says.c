/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

/* What is said during a game, and about its result. */

/* Says the last move, one of a program. */
static void
say_programs_move (SumiLiveGame *self, guint ply)
{
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_REPLY,
                     sumi_saying_make (SUMI_SAYING_PLAYS, self->game.positions[ply].turn,
                                       self->game.moves[ply]));
}

/* Adds that the disc of the last move was handed over, if it was. */
static void
add_hand_over (SumiLiveGame *self, int ply)
{
  SumiTrays trays;
  gboolean was_handed_over;

  if (ply < 0 || !sumi_live_game_get_trays (self, &trays, &was_handed_over) || !was_handed_over)
    return;
  sumi_feedback_add (&self->feedback,
                     sumi_saying_make (SUMI_SAYING_HANDED_OVER, self->game.positions[ply].turn,
                                       SUMI_SQUARE_NONE));
}

/* Adds that discs which were turned wrongly before the move PLY can no longer be corrected. */
static void
add_standing (SumiLiveGame *self, int ply)
{
  int before = ply < 0 ? -1 : sumi_game_find_move_before (&self->game, ply);
  SumiBitboard misturned = before < 0 ? 0 : sumi_game_get_misturned (&self->game, (guint) before);
  SumiSaying saying;

  if (misturned == 0)
    return;
  saying = sumi_saying_make (SUMI_SAYING_MISTURNED, self->game.positions[before].turn,
                             self->game.moves[before]);
  saying.squares = misturned;
  saying.count = saying.side == self->game.positions[ply].turn;
  sumi_feedback_add (&self->feedback, saying);
}

/* The result of the game, which is over. */
static SumiSaying
get_result_saying (SumiLiveGame *self)
{
  SumiScore result = sumi_live_game_get_result (self);
  SumiSaying saying = sumi_saying_make (SUMI_SAYING_DRAWN, SUMI_BLACK, SUMI_SQUARE_NONE);

  saying.count = result.black;
  if (result.black == result.white)
    return saying;
  saying.kind = SUMI_SAYING_WINS;
  saying.side = result.black > result.white ? SUMI_BLACK : SUMI_WHITE;
  saying.count = ABS (result.black - result.white);
  saying.before = MAX (result.black, result.white);
  saying.after = MIN (result.black, result.white);
  return saying;
}

/* Says who has lost the game since there is no time left. */
static void
say_out_of_time (SumiLiveGame *self)
{
  gboolean is_program = self->terms.players[self->shown.turn].is_program;
  SumiSayingKind kind = SUMI_SAYING_OUT_OF_TIME;

  if (sumi_game_terms_is_against_program (&self->terms))
    kind = is_program ? SUMI_SAYING_PROGRAM_OUT_OF_TIME : SUMI_SAYING_YOU_OUT_OF_TIME;

  sumi_feedback_say (&self->feedback,
                     kind == SUMI_SAYING_YOU_OUT_OF_TIME ? SUMI_FEEDBACK_LOST
                                                         : SUMI_FEEDBACK_RESULT,
                     sumi_saying_make (kind, self->shown.turn, SUMI_SQUARE_NONE));
}

static void
say_result (SumiLiveGame *self)
{
  SumiSaying result = get_result_saying (self);
  SumiFeedbackKind kind = SUMI_FEEDBACK_RESULT;
  SumiPosition end = sumi_game_get_position (&self->game);

  if (self->game.ending == SUMI_ENDING_RESIGNED)
    {
      sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_LOST,
                         sumi_saying_make (SUMI_SAYING_RESIGNED, self->shown.turn,
                                           SUMI_SQUARE_NONE));
      return;
    }
  if (self->game.ending == SUMI_ENDING_AGREED)
    {
      sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_RESULT,
                         sumi_saying_make (SUMI_SAYING_DRAW_AGREED, self->shown.turn,
                                           SUMI_SQUARE_NONE));
      return;
    }
  if (sumi_live_game_is_out_of_time (self))
    {
      say_out_of_time (self);
      return;
    }
  if (result.kind == SUMI_SAYING_WINS && sumi_game_terms_is_against_program (&self->terms))
    {
      gboolean is_lost = self->terms.players[result.side].is_program;

      result.kind = is_lost ? SUMI_SAYING_PROGRAM_WINS : SUMI_SAYING_YOU_WIN;
      kind = is_lost ? SUMI_FEEDBACK_LOST : SUMI_FEEDBACK_RESULT;
    }
  sumi_feedback_say (&self->feedback, kind, result);
  if (sumi_position_empties (end) != 0)
    sumi_feedback_add (&self->feedback, sumi_saying_of_pass (end));
}

static void
say_pass (SumiLiveGame *self, SumiPosition before)
{
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_REPLY, sumi_saying_of_pass (before));
}

/* Says the move or pass that was made last, and what follows from it. */
void
sumi_live_game_say_move (SumiLiveGame *self)
{
  const SumiGame *game = &self->game;
  int ply = sumi_game_find_move_before (&self->game, (int) game->index);

  if (self->state == SUMI_LIVE_OVER)
    say_result (self);
  else if (self->state == SUMI_LIVE_PASSING)
    say_pass (self, self->shown);
  else if (game->index > 0 && sumi_game_get_last_move (game) == SUMI_SQUARE_PASS)
    {
      say_pass (self, game->positions[game->index - 1]);
      return; /* the rest was said when the side could not move */
    }
  else if (ply >= 0 && self->terms.players[game->positions[ply].turn].is_program)
    say_programs_move (self, (guint) ply);
  else
    sumi_feedback_silence (&self->feedback);
  add_hand_over (self, ply);
  add_standing (self, ply);
}

/* Asks whether to play the move that is held, and marks the reply that refutes it. */
void
sumi_live_game_say_warning (SumiLiveGame *self)
{
  const SumiWarning *warning = &self->warning;

  sumi_feedback_silence (&self->feedback);
  self->feedback.kind = SUMI_FEEDBACK_WARNING;
  for (guint i = 0; i < warning->n_reasons; i++)
    sumi_feedback_say_more (&self->feedback, sumi_saying_of_fact (&warning->reasons[i]));
  sumi_feedback_say_more (&self->feedback,
                          sumi_saying_make (SUMI_SAYING_PLAY_ANYWAY, warning->side, warning->move));
  self->feedback.bad = sumi_bitboard_of (warning->move);
  self->feedback.lit = warning->corners;
  if (warning->reply < SUMI_SQUARE_PASS)
    {
      self->feedback.arrow_from = warning->move;
      self->feedback.arrow_to = warning->reply;
    }
}
