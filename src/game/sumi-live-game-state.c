/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

/* What a game tells of itself: where it stands, and how it has ended. Nothing changes here. */

/* Whether the move PLY, from 0, is one that a person has made; a pass is not. */
gboolean
sumi_live_game_is_by_person (SumiLiveGame *self, guint ply)
{
  return self->game.moves[ply] != SUMI_SQUARE_PASS
         && !self->terms.players[self->game.positions[ply].turn].is_program;
}

/* What was agreed before the game. Owned by SELF. */
const SumiGameTerms *
sumi_live_game_get_terms (SumiLiveGame *self)
{
  return &self->terms;
}

/* All moves that were made, and those that were taken back. */
const SumiGame *
sumi_live_game_get_game (SumiLiveGame *self)
{
  return &self->game;
}

/* What the game waits for. */
SumiLiveState
sumi_live_game_get_state (SumiLiveGame *self)
{
  return self->state;
}

/* The position on the board. While discs are turned by hand, it is still the turn of the side that
 * turns them. */
SumiPosition
sumi_live_game_get_position (SumiLiveGame *self)
{
  return self->shown;
}

/* The legal moves of a person who is to move; none otherwise. */
SumiBitboard
sumi_live_game_get_legal_moves (SumiLiveGame *self)
{
  switch (self->state)
    {
    case SUMI_LIVE_YOUR_MOVE:
    case SUMI_LIVE_CHECKING:
    case SUMI_LIVE_WARNED:
      return sumi_position_legal_moves (self->shown);
    case SUMI_LIVE_TURNING:
    case SUMI_LIVE_THINKING:
    case SUMI_LIVE_PASSING:
    case SUMI_LIVE_PAUSED:
    case SUMI_LIVE_OVER:
    default:
      return 0;
    }
}

/* The square of the disc that was set last; SUMI_SQUARE_NONE before the first. */
SumiSquare
sumi_live_game_get_last_move (SumiLiveGame *self)
{
  int ply = sumi_game_find_move_before (&self->game, (int) self->game.index);

  if (self->state == SUMI_LIVE_TURNING)
    return self->held_move;
  return ply >= 0 ? self->game.moves[ply] : SUMI_SQUARE_NONE;
}

/* The move that was taken back or withdrawn last, until another is made; SUMI_SQUARE_NONE without
 * one. */
SumiSquare
sumi_live_game_get_undone_move (SumiLiveGame *self)
{
  return self->undone_move;
}

/* The move that is held: being checked, warned of, or turned by hand; otherwise
 * SUMI_SQUARE_NONE. */
SumiSquare
sumi_live_game_get_held_move (SumiLiveGame *self)
{
  return self->held_move;
}

/* What is to be said and marked now. Owned by SELF, and good until "changed" is emitted. */
const SumiFeedback *
sumi_live_game_get_feedback (SumiLiveGame *self)
{
  return &self->feedback;
}

/* The discs beside the board, and whether the disc that was played last was handed over; FALSE if
 * the game has no trays. The disc of a move whose discs are being turned has already left its
 * tray. */
gboolean
sumi_live_game_get_trays (SumiLiveGame *self, SumiTrays *out_trays, gboolean *out_was_handed_over)
{
  if (!self->terms.has_trays)
    return FALSE;
  *out_was_handed_over = sumi_game_get_trays (&self->game, out_trays);
  if (self->state == SUMI_LIVE_TURNING)
    *out_was_handed_over = sumi_trays_take (out_trays, self->shown.turn);
  return TRUE;
}

/* Whether a search runs whose answer is waited for. */
gboolean
sumi_live_game_is_searching (SumiLiveGame *self)
{
  for (int which = 0; which < SUMI_LIVE_N_SEARCHES; which++)
    {
      if (which != SUMI_LIVE_SEARCH_PONDER && sumi_wait_is_on (&self->searches[which]))
        return TRUE;
    }
  return FALSE;
}

/* The count of each side: the discs on the board until the game is over, then by the scoring of the
 * game. */
SumiScore
sumi_live_game_get_result (SumiLiveGame *self)
{
  if (!sumi_game_is_over (&self->game))
    return sumi_game_get_result (&self->game);
  return sumi_scoring_count (self->terms.scoring, sumi_game_get_position (&self->game));
}

/* Whether the game is over because the person gave it up. */
gboolean
sumi_live_game_is_resigned (SumiLiveGame *self)
{
  return self->game.ending == SUMI_ENDING_RESIGNED;
}

/* Whether the game is over because both sides agreed on a draw. */
gboolean
sumi_live_game_is_agreed (SumiLiveGame *self)
{
  return self->game.ending == SUMI_ENDING_AGREED;
}

/* Whether the game is over because the side to move has no time left. It stays so: no move can be
 * taken back. */
gboolean
sumi_live_game_is_out_of_time (SumiLiveGame *self)
{
  return self->state == SUMI_LIVE_OVER && self->game.ending == SUMI_ENDING_NONE
         && !sumi_game_is_over (&self->game);
}

/* The side that lost the game before it was over on the board: it has given up, or has no time
 * left. -1: neither. */
int
sumi_live_game_get_forfeiter (SumiLiveGame *self)
{
  if (self->game.ending == SUMI_ENDING_RESIGNED)
    return sumi_game_terms_get_person (&self->terms);
  return sumi_live_game_is_out_of_time (self) ? (int) self->shown.turn : -1;
}

/* By how many discs SIDE has won the game, which is over; less than 0 if it has lost it. One that
 * was given up, or lost on time, is lost by one disc at least, whatever is on the board. */
int
sumi_live_game_get_margin (SumiLiveGame *self, SumiColor side)
{
  SumiScore score = sumi_live_game_get_result (self);
  int margin = side == SUMI_BLACK ? score.black - score.white : score.white - score.black;

  if (self->game.ending == SUMI_ENDING_AGREED)
    return 0;
  if (sumi_live_game_get_forfeiter (self) < 0)
    return margin;
  return sumi_live_game_get_forfeiter (self) == (int) side ? MIN (margin, -1) : MAX (margin, 1);
}

/**
 * sumi_live_game_get_record: the game as far as it is made, to be written down, without the names
 * of the players; owned by the caller.
 */
SumiGameRecord *
sumi_live_game_get_record (SumiLiveGame *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  SumiTranscript moves;
  SumiGameRecord *record;
  int first; /* of the game's moves, in the record */

  sumi_game_to_transcript (&self->game, &moves);
  first = (int) self->game.index - moves.n_moves;
  record = sumi_game_record_new (&moves);
  record->n_given = MAX ((int) sumi_game_terms_count_given (&self->terms, &self->game) - first, 0);
  record->scoring = self->terms.scoring;
  record->place = g_strdup ("Sumi");
  record->date = g_date_time_format (now, "%Y-%m-%d");
  for (int i = 0; i < moves.n_moves; i++)
    sumi_game_record_set_time (record, i, self->game.times_ms[first + i]);
  if (self->state == SUMI_LIVE_OVER)
    {
      record->has_result = TRUE;
      record->result = sumi_live_game_get_margin (self, SUMI_BLACK);
      record->ending = sumi_live_game_is_resigned (self)      ? SUMI_RECORD_RESIGNED
                       : sumi_live_game_is_out_of_time (self) ? SUMI_RECORD_OUT_OF_TIME
                                                              : SUMI_RECORD_PLAYED;
    }
  return record;
}
