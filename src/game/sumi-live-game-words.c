/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

#include <glib/gi18n-lib.h>

#include "sumi-explain-words.h"
#include "sumi-square-list.h"
#include "sumi-warning-words.h"
#include "sumi-words.h"

/* What is said of a game as it goes on, and of how it came out. */

/* The last move that is no pass, as an index into the moves; -1 without one. */
static int
find_last_move (const SumiGame *game)
{
  int ply = (int) game->index - 1;

  while (ply >= 0 && game->moves[ply] == SUMI_SQUARE_PASS)
    ply--;
  return ply;
}

/* The move before PLY that is no pass; -1 without one. */
static int
find_move_before (const SumiGame *game, int ply)
{
  do
    ply--;
  while (ply >= 0 && game->moves[ply] == SUMI_SQUARE_PASS);
  return ply;
}

/* What the last move was, by a program. */
static void
say_programs_move (SumiLiveGame *self, guint ply)
{
  /* Translators: %s is the name of a square, such as d3. */
  g_autofree char *words =
      g_strdup_printf (self->game.positions[ply].turn == SUMI_BLACK ? _("Black plays %s.")
                                                                    : _("White plays %s."),
                       sumi_square_to_name (self->game.moves[ply]));

  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_REPLY, words);
}

/* Adds that the disc of the last move was handed over, if it was. */
static void
add_hand_over (SumiLiveGame *self, int ply)
{
  SumiTrays trays;
  gboolean was_handed_over;

  if (ply < 0 || !sumi_live_game_get_trays (self, &trays, &was_handed_over) || !was_handed_over)
    return;
  sumi_feedback_add (&self->feedback, self->game.positions[ply].turn == SUMI_BLACK
                                          ? _("Black had no disc left: White handed one over.")
                                          : _("White had no disc left: Black handed one over."));
}

/* Adds that the discs which lay wrongly before the move PLY stay so from now on. */
static void
add_standing (SumiLiveGame *self, int ply)
{
  int before = ply < 0 ? -1 : find_move_before (&self->game, ply);
  SumiBitboard misturned = before < 0 ? 0 : sumi_game_get_misturned (&self->game, (guint) before);
  g_autofree char *squares = NULL;
  g_autofree char *words = NULL;
  const char *name;

  if (misturned == 0)
    return;
  squares = sumi_square_list_to_text (misturned);
  name = sumi_square_to_name (self->game.moves[before]);
  if (self->game.positions[before].turn == SUMI_BLACK)
    /* Translators: first the name of a square, then a list of squares. */
    words =
        g_strdup_printf (_("Black turned discs wrongly after %s. White has moved, so they stay "
                            "as they are: %s."),
                         name, squares);
  else
    /* Translators: first the name of a square, then a list of squares. */
    words =
        g_strdup_printf (_("White turned discs wrongly after %s. Black has moved, so they stay "
                            "as they are: %s."),
                         name, squares);
  sumi_feedback_add (&self->feedback, words);
}

static void
say_result (SumiLiveGame *self)
{
  g_autofree char *words = sumi_live_game_get_result_text (self);
  SumiPosition end = sumi_game_get_position (&self->game);

  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_RESULT, words);
  if (sumi_position_empties (end) != 0)
    {
      g_autofree char *why = sumi_explain_pass (end);

      sumi_feedback_add (&self->feedback, why);
    }
}

static void
say_pass (SumiLiveGame *self, SumiPosition before)
{
  g_autofree char *words = sumi_explain_pass (before);

  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_REPLY, words);
}

/* Tells of the move or pass that was made last, and of what follows from it. */
void
sumi_live_game_say_move (SumiLiveGame *self)
{
  const SumiGame *game = &self->game;
  int ply = find_last_move (game);

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
    sumi_live_game_silence (self);
  add_hand_over (self, ply);
  add_standing (self, ply);
}

/* Asks whether the move that is held is to be played, and shows the reply that speaks against it.
 */
void
sumi_live_game_say_warning (SumiLiveGame *self)
{
  const SumiWarning *warning = &self->warning;
  g_autofree char *words = sumi_warning_to_text (warning);

  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_WARNING, words);
  self->feedback.bad = sumi_bitboard_of (warning->move);
  self->feedback.lit = warning->corners;
  if (warning->reply < SUMI_SQUARE_PASS)
    {
      self->feedback.arrow_from = warning->move;
      self->feedback.arrow_to = warning->reply;
    }
}

/* How many discs count for each side: those on the board until the game is over, then as it was
 * agreed. */
SumiScore
sumi_live_game_get_result (SumiLiveGame *self)
{
  if (!sumi_game_is_over (&self->game))
    return sumi_game_get_result (&self->game);
  return sumi_scoring_count (self->terms.scoring, sumi_game_get_position (&self->game));
}

/* How the game came out; NULL while it goes on. */
char *
sumi_live_game_get_result_text (SumiLiveGame *self)
{
  SumiScore result = sumi_live_game_get_result (self);
  int margin = ABS (result.black - result.white);
  const SumiBlanks blanks = { .count = margin,
                              .before = MAX (result.black, result.white),
                              .after = MIN (result.black, result.white) };
  const char *sentence;

  if (!sumi_game_is_over (&self->game))
    return NULL;
  if (margin == 0)
    /* Translators: %d is how many discs each side has. */
    return g_strdup_printf (_("The game is a draw: each side has %d discs."), result.black);
  if (result.black > result.white)
    /* Translators: {count}: by how many discs; {before}, {after}: how many the sides have. */
    sentence = g_dngettext (GETTEXT_PACKAGE, "Black wins by {count} disc: {before} to {after}.",
                            "Black wins by {count} discs: {before} to {after}.", (gulong) margin);
  else
    /* Translators: {count}: by how many discs; {before}, {after}: how many the sides have. */
    sentence = g_dngettext (GETTEXT_PACKAGE, "White wins by {count} disc: {before} to {after}.",
                            "White wins by {count} discs: {before} to {after}.", (gulong) margin);
  return sumi_words_fill (sentence, &blanks);
}

static char *
name_player (const SumiPlayer *player)
{
  if (!player->is_program)
    return NULL;
  /* Translators: a program as the player of a game, and how strong it is. */
  return g_strdup_printf (_("Sumi, level %d"), player->level);
}

/* The game as far as it is made, to be written down. */
SumiGameRecord *
sumi_live_game_get_record (SumiLiveGame *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  SumiTranscript moves;
  SumiGameRecord *record;

  sumi_game_to_transcript (&self->game, &moves);
  record = sumi_game_record_new (&moves);
  record->black = name_player (&self->terms.players[SUMI_BLACK]);
  record->white = name_player (&self->terms.players[SUMI_WHITE]);
  record->scoring = self->terms.scoring;
  record->date = g_date_time_format (now, "%Y-%m-%d");
  if (sumi_game_is_over (&self->game))
    {
      SumiScore result = sumi_live_game_get_result (self);

      record->has_result = TRUE;
      record->result = result.black - result.white;
    }
  return record;
}
