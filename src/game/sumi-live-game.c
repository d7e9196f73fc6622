/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

enum
{
  SIGNAL_CHANGED,
  SIGNAL_TICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiLiveGame, sumi_live_game, G_TYPE_OBJECT)

/* Whether PLY is a move that can be taken back: one of a person, or any where only programs
 * play. */
static gboolean
is_choice (SumiLiveGame *self, guint ply)
{
  return sumi_game_terms_is_watched (&self->terms) ? self->game.moves[ply] != SUMI_SQUARE_PASS
                                                   : sumi_live_game_is_by_person (self, ply);
}

/* The last move that can be taken back; -1 without one. */
static int
find_last_choice (SumiLiveGame *self)
{
  int ply = (int) self->game.index - 1;

  while (ply >= 0 && !is_choice (self, (guint) ply))
    ply--;
  return ply;
}

static gboolean
timer_cb (gpointer data)
{
  SumiLiveGame *self = data;
  SumiLiveStep step = self->step;

  self->timer = 0;
  self->step = NULL;
  step (self);
  return G_SOURCE_REMOVE;
}

static void
sumi_live_game_dispose (GObject *object)
{
  SumiLiveGame *self = SUMI_LIVE_GAME (object);

  sumi_live_game_stop_timer (self);
  g_clear_handle_id (&self->tick, g_source_remove);
  for (int which = 0; which < SUMI_LIVE_N_SEARCHES; which++)
    sumi_wait_stop (&self->searches[which]);
  G_OBJECT_CLASS (sumi_live_game_parent_class)->dispose (object);
}

static void
sumi_live_game_finalize (GObject *object)
{
  SumiLiveGame *self = SUMI_LIVE_GAME (object);

  for (int color = 0; color < 2; color++)
    g_clear_pointer (&self->players[color], sumi_engine_player_unref);
  g_clear_pointer (&self->hint, sumi_play_hint_free);
  sumi_feedback_clear (&self->feedback);
  G_OBJECT_CLASS (sumi_live_game_parent_class)->finalize (object);
}

static void
sumi_live_game_class_init (SumiLiveGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_live_game_dispose;
  object_class->finalize = sumi_live_game_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_LIVE_GAME, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TICKED] = g_signal_new ("ticked", SUMI_TYPE_LIVE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_live_game_init (SumiLiveGame *self)
{
  self->undone_move = self->held_move = self->reply = SUMI_SQUARE_NONE;
  self->running = -1;
  sumi_feedback_init (&self->feedback);
}

/* Emits "changed", and has the clock run of who is to think now. */
void
sumi_live_game_emit_changed (SumiLiveGame *self)
{
  sumi_live_game_run_clock (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Emits "ticked". */
void
sumi_live_game_emit_ticked (SumiLiveGame *self)
{
  g_signal_emit (self, signals[SIGNAL_TICKED], 0);
}

/* Empties the feedback. */
void
sumi_live_game_silence (SumiLiveGame *self)
{
  sumi_feedback_silence (&self->feedback);
}

/* Has STEP called after some time, never before this function has returned. */
void
sumi_live_game_go_on_after (SumiLiveGame *self, guint ms, SumiLiveStep step)
{
  sumi_live_game_stop_timer (self);
  self->step = step;
  self->timer = g_timeout_add (ms, timer_cb, self);
}

/* Drops the step that would have followed by itself. */
void
sumi_live_game_stop_timer (SumiLiveGame *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->step = NULL;
}

/* Whether the move PLY, from 0, is one that a person has made; a pass is not. */
gboolean
sumi_live_game_is_by_person (SumiLiveGame *self, guint ply)
{
  return self->game.moves[ply] != SUMI_SQUARE_PASS
         && !self->terms.players[self->game.positions[ply].turn].is_program;
}

/* A game that begins by TERMS. */
SumiLiveGame *
sumi_live_game_new (const SumiGameTerms *terms, SumiLivePace pace)
{
  SumiGame game;

  sumi_game_terms_begin (terms, &game);
  return sumi_live_game_new_from (terms, &game, pace);
}

/* Resumes GAME, which was begun by TERMS. One between programs is paused at first. */
SumiLiveGame *
sumi_live_game_new_from (const SumiGameTerms *terms, const SumiGame *game, SumiLivePace pace)
{
  SumiLiveGame *self = g_object_new (SUMI_TYPE_LIVE_GAME, NULL);

  self->terms = *terms;
  self->pace = pace;
  self->game = *game;
  self->is_paused = sumi_game_terms_is_watched (&self->terms)
                    && game->n_moves > sumi_game_terms_count_opening (terms);
  for (int color = 0; color < 2; color++)
    {
      if (terms->players[color].is_program)
        self->players[color] =
            sumi_engine_player_new (terms->players[color].level, terms->scoring,
                                    terms->seed + (guint64) color);
    }
  sumi_live_game_settle (self);
  sumi_live_game_say_move (self);
  sumi_live_game_run_clock (self);
  return self;
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
  if (self->state == SUMI_LIVE_TURNING)
    return self->held_move;
  for (guint ply = self->game.index; ply > 0; ply--)
    {
      if (self->game.moves[ply - 1] != SUMI_SQUARE_PASS)
        return self->game.moves[ply - 1];
    }
  return SUMI_SQUARE_NONE;
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

/* The input of a person, who has chosen SQUARE: a move, a mark, the turning of a disc, a move
 * instead of the one that is held, or just to go on. Nothing if it is not a person's turn. */
void
sumi_live_game_choose (SumiLiveGame *self, SumiSquare square)
{
  if (sumi_live_game_check_time (self))
    return;
  switch (self->state)
    {
    case SUMI_LIVE_YOUR_MOVE:
      if (self->is_asking)
        sumi_live_game_toggle_mark (self, square);
      else
        sumi_live_game_offer (self, square);
      break;
    case SUMI_LIVE_TURNING:
      sumi_live_game_turn_disc (self, square);
      break;
    case SUMI_LIVE_CHECKING:
    case SUMI_LIVE_WARNED:
      if (square == self->held_move)
        break;
      sumi_live_game_drop_held (self);
      sumi_live_game_offer (self, square);
      break;
    case SUMI_LIVE_PASSING:
      sumi_live_game_go_on (self);
      break;
    case SUMI_LIVE_THINKING:
    case SUMI_LIVE_PAUSED:
    case SUMI_LIVE_OVER:
    default:
      break;
    }
}

/* Whether there is something to take back: a move of a person or, where programs play, of theirs,
 * or that the game was given up. */
gboolean
sumi_live_game_can_take_back (SumiLiveGame *self)
{
  return !sumi_live_game_is_out_of_time (self)
         && (self->game.ending != SUMI_ENDING_NONE || self->held_move != SUMI_SQUARE_NONE
             || find_last_choice (self) >= 0);
}

/* Takes back the last move of a person, with all that followed it, or the move that is held. It
 * stays marked. A game between programs is then paused. One that was ended before it was over on
 * the board goes on where it stood. */
void
sumi_live_game_take_back (SumiLiveGame *self)
{
  int ply = find_last_choice (self);

  g_return_if_fail (sumi_live_game_can_take_back (self));

  if (self->game.ending != SUMI_ENDING_NONE)
    {
      self->game.ending = SUMI_ENDING_NONE;
      sumi_live_game_settle (self);
      sumi_live_game_say_move (self);
      sumi_live_game_emit_changed (self);
      return;
    }
  if (self->held_move != SUMI_SQUARE_NONE)
    self->undone_move = self->held_move;
  else
    {
      self->undone_move = self->game.moves[ply];
      sumi_live_game_go_to (self, (guint) ply);
    }
  self->is_paused = sumi_game_terms_is_watched (&self->terms);
  sumi_live_game_settle (self);
  sumi_live_game_silence (self);
  sumi_live_game_emit_changed (self);
}

/* Whether something was taken back that can be made again. */
gboolean
sumi_live_game_can_forward (SumiLiveGame *self)
{
  return self->held_move == SUMI_SQUARE_NONE && self->game.index < self->game.n_moves
         && !sumi_live_game_is_out_of_time (self);
}

/* Makes again the moves of one step back: up to the next move that can be taken back. */
void
sumi_live_game_forward (SumiLiveGame *self)
{
  guint ply = self->game.index;

  g_return_if_fail (sumi_live_game_can_forward (self));

  do
    ply++;
  while (ply < self->game.n_moves && !is_choice (self, ply));
  sumi_live_game_go_to (self, ply);
  self->is_paused = sumi_game_terms_is_watched (&self->terms);
  sumi_live_game_moved (self);
}

/* Sets which disadvantages a person is warned of before a move. */
void
sumi_live_game_set_warning_strength (SumiLiveGame *self, SumiWarningStrength strength)
{
  self->strength = strength;
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
