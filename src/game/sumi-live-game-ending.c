/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

#include "sumi-engine-help.h"

/* A game that is given up, or that both sides agree is a draw. */

/* With more empty squares a program does not agree on a draw: the game is still open. With as many
 * or fewer it does where the position is worth at most FAIR_LEAD to either side, in hundredths of a
 * disc, by a search of so long. */
#define MAX_DRAW_EMPTIES 20
#define FAIR_LEAD (2 * SUMI_DISC)
#define DRAW_US (G_USEC_PER_SEC / 2)

/* Whether a person plays a program, in a game that was begun and goes on. */
gboolean
sumi_live_game_can_resign (SumiLiveGame *self)
{
  return sumi_game_terms_is_against_program (&self->terms) && self->state != SUMI_LIVE_OVER
         && sumi_game_terms_has_begun (&self->terms, &self->game);
}

/* Ends the game before it is over on the board, which can be taken back. */
static void
end_early (SumiLiveGame *self, SumiGameEnding ending)
{
  self->game.ending = ending;
  sumi_live_game_settle_and_say (self);
}

/* The person gives the game up, which can be taken back. */
void
sumi_live_game_resign (SumiLiveGame *self)
{
  g_return_if_fail (sumi_live_game_can_resign (self));

  end_early (self, SUMI_ENDING_RESIGNED);
}

static void
decline (SumiLiveGame *self)
{
  self->is_asking = FALSE;
  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_REPLY,
                     sumi_saying_make (SUMI_SAYING_DRAW_DECLINED,
                                       sumi_color_opposite (self->shown.turn), SUMI_SQUARE_NONE));
  sumi_live_game_emit_changed (self);
}

static void
weighed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree SumiMidgameReport *report = sumi_engine_values_finish (result, NULL);
  g_autoptr (SumiLiveGame) self = sumi_wait_end (data);

  if (self == NULL || report == NULL || !sumi_live_game_can_agree (self))
    return;
  if (ABS (report->moves[0].value.score) <= FAIR_LEAD)
    end_early (self, SUMI_ENDING_AGREED);
  else
    decline (self);
}

/* Whether a person is to move in a game that was begun. */
gboolean
sumi_live_game_can_agree (SumiLiveGame *self)
{
  return self->state == SUMI_LIVE_YOUR_MOVE
         && sumi_game_terms_has_begun (&self->terms, &self->game);
}

/* The person proposes that the game is a draw. Two people agree; a program does, after a moment,
 * where it is late in the game and neither side is far ahead. That can be taken back. Help that is
 * still searched for is given up: the answer stands in its place. */
void
sumi_live_game_agree (SumiLiveGame *self)
{
  SumiPosition position = self->shown;
  SumiWait *wait = &self->searches[SUMI_LIVE_SEARCH_DRAW];
  SumiWaiter *waiter;

  g_return_if_fail (sumi_live_game_can_agree (self));

  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_HELP]);
  if (self->players[sumi_color_opposite (position.turn)] == NULL)
    end_early (self, SUMI_ENDING_AGREED);
  else if (sumi_position_count_empties (position) > MAX_DRAW_EMPTIES)
    decline (self);
  else
    {
      waiter = sumi_wait_begin (wait, self);
      sumi_engine_values_async (position, self->terms.scoring,
                                (SumiHelpLimits){ .time_us = DRAW_US }, wait->cancellable,
                                weighed_cb, waiter);
      sumi_live_game_emit_changed (self);
    }
}
