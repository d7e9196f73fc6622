/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-level-words.h"

/**
 * sumi_play_words_name: who has COLOR in the game that is played.
 */
const char *
sumi_play_words_name (SumiLiveMatch *match, SumiColor color)
{
  const SumiGameTerms *terms = sumi_live_game_get_terms (sumi_live_match_get_game (match));
  g_autoptr (SumiSeries) series = sumi_live_match_get_series (match);

  if (sumi_game_terms_is_against_program (terms))
    return terms->players[color].is_program ? "Sumi" : C_("player", "You");
  if (series != NULL)
    return sumi_live_match_get_player (match, color) == 0 ? _("Player 1") : _("Player 2");
  return color == SUMI_BLACK ? C_("player", "Black") : C_("player", "White");
}

/**
 * sumi_play_words_level: how strong a program has COLOR in GAME; NULL if a person has.
 */
const char *
sumi_play_words_level (SumiLiveGame *game, SumiColor color)
{
  const SumiPlayer *player = &sumi_live_game_get_terms (game)->players[color];

  return player->is_program ? sumi_level_get_name (player->level) : NULL;
}

/**
 * sumi_play_words_short_level: the same in a word and a number, for where there is little room;
 * owned by the caller.
 */
char *
sumi_play_words_short_level (SumiLiveGame *game, SumiColor color)
{
  const SumiPlayer *player = &sumi_live_game_get_terms (game)->players[color];

  /* Translators: how strong a program plays, from 1 to 9; there is very little room. */
  return player->is_program ? g_strdup_printf (C_("player", "Level %d"), player->level) : NULL;
}

/**
 * sumi_play_words_state: what GAME waits for from the side to move, in a word or two; NULL when it
 * is over.
 */
const char *
sumi_play_words_state (SumiLiveGame *game)
{
  switch (sumi_live_game_get_state (game))
    {
    case SUMI_LIVE_YOUR_MOVE:
    case SUMI_LIVE_WARNED:
      return sumi_game_terms_is_against_program (sumi_live_game_get_terms (game)) ? _("Your move")
                                                                                  : _("To move");
    case SUMI_LIVE_TURNING:
      return _("Turning discs");
    case SUMI_LIVE_CHECKING:
      return _("Looking…");
    case SUMI_LIVE_THINKING:
      return _("Thinking…");
    case SUMI_LIVE_PASSING:
      return _("Must pass");
    case SUMI_LIVE_PAUSED:
      return C_("label", "Paused");
    case SUMI_LIVE_OVER:
    default:
      return NULL;
    }
}

static const char *
get_thinking (SumiLiveGame *game)
{
  if (sumi_game_terms_is_against_program (sumi_live_game_get_terms (game)))
    return _("Sumi is thinking…");
  return sumi_live_game_get_position (game).turn == SUMI_BLACK ? _("Black is thinking…")
                                                               : _("White is thinking…");
}

/**
 * sumi_play_words_prompt: what to do, where nothing else is said; NULL where there is nothing.
 */
const char *
sumi_play_words_prompt (SumiLiveGame *game)
{
  switch (sumi_live_game_get_state (game))
    {
    case SUMI_LIVE_YOUR_MOVE:
      return _("Choose a square on the board.");
    case SUMI_LIVE_TURNING:
      return _("Choose the discs that turn, then “Done”.");
    case SUMI_LIVE_THINKING:
      if (sumi_live_game_can_correct (game))
        return _("Did you turn the right discs? You can put them right until the next move.");
      return get_thinking (game);
    case SUMI_LIVE_PAUSED:
      return _("The game waits until you let it go on.");
    case SUMI_LIVE_CHECKING:
    case SUMI_LIVE_WARNED:
    case SUMI_LIVE_PASSING:
    case SUMI_LIVE_OVER:
    default:
      return NULL;
    }
}

/**
 * sumi_play_words_seconds: the seconds that are shown where MS milliseconds are left: 0 only when
 * nothing is left.
 */
int
sumi_play_words_seconds (int ms)
{
  return (ms + 999) / 1000;
}

/**
 * sumi_play_words_time: SECONDS as a clock shows them, as in "4:05"; owned by the caller.
 */
char *
sumi_play_words_time (int seconds)
{
  return g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);
}

/**
 * sumi_play_words_make_record: the game as far as it is made, with the names of its players, to be
 * reviewed or written down; owned by the caller.
 */
SumiGameRecord *
sumi_play_words_make_record (SumiLiveGame *game)
{
  const SumiPlayer *players = sumi_live_game_get_terms (game)->players;
  SumiGameRecord *record = sumi_live_game_get_record (game);

  if (players[SUMI_BLACK].is_program)
    record->black = sumi_level_to_player (players[SUMI_BLACK].level);
  if (players[SUMI_WHITE].is_program)
    record->white = sumi_level_to_player (players[SUMI_WHITE].level);
  return record;
}
