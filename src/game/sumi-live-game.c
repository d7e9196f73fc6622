/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

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

  g_signal_new_class_handler ("changed", SUMI_TYPE_LIVE_GAME, G_SIGNAL_RUN_FIRST,
                              G_CALLBACK (sumi_live_game_run_clock), NULL, NULL, NULL, G_TYPE_NONE,
                              0);
  g_signal_new ("ticked", SUMI_TYPE_LIVE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
sumi_live_game_init (SumiLiveGame *self)
{
  self->undone_move = self->held_move = self->reply = SUMI_SQUARE_NONE;
  self->running = -1;
  sumi_feedback_init (&self->feedback);
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
      sumi_live_game_settle_and_say (self);
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
  sumi_feedback_silence (&self->feedback);
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
