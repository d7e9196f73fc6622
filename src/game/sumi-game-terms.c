/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game-terms.h"

#include <string.h>

/* Whether nobody plays but programs. */
gboolean
sumi_game_terms_is_watched (const SumiGameTerms *terms)
{
  return terms->players[SUMI_BLACK].is_program && terms->players[SUMI_WHITE].is_program;
}

/* Whether one person plays, against a program. */
gboolean
sumi_game_terms_is_against_program (const SumiGameTerms *terms)
{
  return terms->players[SUMI_BLACK].is_program != terms->players[SUMI_WHITE].is_program;
}

/* The side of the one person, who plays against a program; -1 where two people play, or none. */
int
sumi_game_terms_get_person (const SumiGameTerms *terms)
{
  if (!sumi_game_terms_is_against_program (terms))
    return -1;
  return terms->players[SUMI_BLACK].is_program ? SUMI_WHITE : SUMI_BLACK;
}

/* The position that a game by TERMS begins with, before the moves of its opening. */
SumiPosition
sumi_game_terms_get_start (const SumiGameTerms *terms)
{
  if (terms->has_opening)
    return terms->opening.start;
  return sumi_position_handicap ((SumiRules){ terms->first }, terms->handicap);
}

/* How many moves of a game by TERMS nobody makes, as they are its opening. */
guint
sumi_game_terms_count_opening (const SumiGameTerms *terms)
{
  return terms->has_opening ? (guint) terms->opening.n_moves : 0;
}

/* How many of the moves of GAME that are made nobody has chosen: those at its beginning that are as
 * in the opening by TERMS. Moves of that can be taken back, and others be played instead. */
guint
sumi_game_terms_count_given (const SumiGameTerms *terms, const SumiGame *game)
{
  guint n = MIN (sumi_game_terms_count_opening (terms), game->index), i = 0;

  while (i < n && game->moves[i] == terms->opening.moves[i])
    i++;
  return i;
}

/* Whether somebody has made a move of GAME, by TERMS: one that is not of the opening. */
gboolean
sumi_game_terms_has_begun (const SumiGameTerms *terms, const SumiGame *game)
{
  return game->index > sumi_game_terms_count_given (terms, game);
}

/* Whether A and B have the same terms. */
gboolean
sumi_game_terms_equal (const SumiGameTerms *a, const SumiGameTerms *b)
{
  for (int color = 0; color < 2; color++)
    {
      if (a->players[color].is_program != b->players[color].is_program
          || (a->players[color].is_program && a->players[color].level != b->players[color].level))
        return FALSE;
    }
  return a->first == b->first && a->handicap == b->handicap && a->has_trays == b->has_trays
         && a->turns_by_hand == b->turns_by_hand && a->scoring == b->scoring
         && sumi_clock_terms_equal (&a->clock, &b->clock)
         && a->seed == b->seed && a->has_opening == b->has_opening
         && (!a->has_opening
             || (sumi_position_equal (a->opening.start, b->opening.start)
                 && a->opening.n_moves == b->opening.n_moves
                 && memcmp (a->opening.moves, b->opening.moves, (gsize) a->opening.n_moves) == 0));
}

/* Sets GAME to the beginning of a game by TERMS, after the moves of its opening, which have cost no
 * time. */
void
sumi_game_terms_begin (const SumiGameTerms *terms, SumiGame *game)
{
  sumi_game_init (game, sumi_game_terms_get_start (terms));
  sumi_game_clock_init (&game->clock, terms->clock);
  for (guint i = 0; i < sumi_game_terms_count_opening (terms); i++)
    sumi_game_play (game, terms->opening.moves[i]);
}
