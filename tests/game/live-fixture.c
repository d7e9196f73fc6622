/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "live-fixture.h"

#include <string.h>

#include "said.h"
#include "written.h"

/* Terms between programs of these levels; 0 is a person. */
SumiGameTerms
live_terms (int black_level, int white_level)
{
  return (SumiGameTerms){
    .players = { { black_level > 0, black_level }, { white_level > 0, white_level } },
    .seed = 5,
  };
}

SumiGameTerms
live_terms_from (int black_level, int white_level, SumiPosition start)
{
  SumiGameTerms terms = live_terms (black_level, white_level);

  terms.has_opening = TRUE;
  terms.opening.start = terms.opening.end = start;
  return terms;
}

/* Everything that is visible of GAME but what is said. */
static GString *
describe_state (SumiLiveGame *game)
{
  SumiPosition position = sumi_live_game_get_position (game);
  const SumiWarning *warning = sumi_live_game_get_warning (game);
  const SumiLiveValues *values = sumi_live_game_get_values (game);
  GString *text = g_string_new (NULL);
  SumiTrays trays = { 0 };
  gboolean was_handed_over = FALSE;
  gboolean has_trays = sumi_live_game_get_trays (game, &trays, &was_handed_over);

  g_string_append_printf (text, "state %d, own %" G_GINT64_MODIFIER "x, opponent %"
                          G_GINT64_MODIFIER "x, turn %d\n",
                          sumi_live_game_get_state (game), position.own, position.opponent,
                          position.turn);
  g_string_append_printf (text, "last %d, undone %d, held %d, hinted %d, warned of %d\n",
                          sumi_live_game_get_last_move (game),
                          sumi_live_game_get_undone_move (game),
                          sumi_live_game_get_held_move (game),
                          sumi_live_game_get_hinted_move (game), warning != NULL);
  g_string_append_printf (text, "trays %d: %d and %d, handed over %d\n", has_trays, trays.discs[0],
                          trays.discs[1], was_handed_over);
  g_string_append_printf (text, "%d values, searching %d\n",
                          values != NULL ? values->report.n_moves : -1,
                          values != NULL && values->is_searching);
  g_string_append_printf (
      text, "can hand over %d, correct %d, go on %d, take back %d, forward %d, hint %d\n",
      sumi_live_game_can_hand_over (game), sumi_live_game_can_correct (game),
      sumi_live_game_can_go_on (game), sumi_live_game_can_take_back (game),
      sumi_live_game_can_forward (game), sumi_live_game_can_hint (game));
  g_string_append_printf (text, "can resign %d, pause %d, explain %d and %d\n",
                          sumi_live_game_can_resign (game), sumi_live_game_can_pause (game),
                          sumi_live_game_can_explain (game, SUMI_BLACK),
                          sumi_live_game_can_explain (game, SUMI_WHITE));
  return text;
}

/* Everything that is visible of GAME. The caller frees it. */
static char *
describe (gpointer object)
{
  SumiLiveGame *game = object;
  GString *text = describe_state (game);

  g_string_append (text, said_all (sumi_live_game_get_feedback (game)));
  return g_string_free (text, FALSE);
}

/* Adds the state of GAME, the values of its moves, and what is said. */
void
live_pin (Pinned *pinned, SumiLiveGame *game)
{
  const SumiLiveValues *values = sumi_live_game_get_values (game);
  SumiScore result = sumi_live_game_get_result (game);
  g_autoptr (GString) state = describe_state (game);

  pinned_add (pinned, "%smarks %" G_GINT64_MODIFIER "x, result %d %d, resigned %d, forfeiter %d",
              state->str, sumi_live_game_get_marks (game), result.black, result.white,
              sumi_live_game_is_resigned (game), sumi_live_game_get_forfeiter (game));
  for (int i = 0; values != NULL && i < values->report.n_moves; i++)
    pinned_add (pinned, "%d is worth %d, proved %d", values->report.moves[i].move,
                values->report.moves[i].value.score, values->report.moves[i].value.is_proved);
  said_pin (pinned, sumi_live_game_get_feedback (game));
}

/* Everything that is visible is what it was when "changed" was last emitted, since this was first
 * called. */
void
live_assert_told (SumiLiveGame *game)
{
  said_assert_told (game, describe);
}

/* Waits until nothing goes on by itself any more: a person is asked, or the game is over. */
void
live_wait (SumiLiveGame *game)
{
  for (;;)
    {
      SumiLiveState state = sumi_live_game_get_state (game);

      live_assert_told (game);
      if (state != SUMI_LIVE_CHECKING && state != SUMI_LIVE_THINKING && state != SUMI_LIVE_PASSING)
        return;
      g_main_context_iteration (NULL, TRUE);
    }
}

void
live_wait_for_state (SumiLiveGame *game, SumiLiveState state)
{
  live_assert_told (game);
  while (sumi_live_game_get_state (game) != state)
    g_main_context_iteration (NULL, TRUE);
  live_assert_told (game);
}

/* Waits until nothing is searched for any more. */
void
live_wait_for_help (SumiLiveGame *game)
{
  live_assert_told (game);
  while (sumi_live_game_is_searching (game))
    g_main_context_iteration (NULL, TRUE);
  live_assert_told (game);
}

/* Turns what the rules say, as a person does. */
void
live_turn_rightly (SumiLiveGame *game)
{
  SumiPosition before = sumi_game_get_position (sumi_live_game_get_game (game));
  SumiBitboard flips = sumi_position_flips (before, sumi_live_game_get_held_move (game));

  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_TURNING);
  SUMI_FOREACH_SQUARE (square, flips)
    {
      sumi_live_game_choose (game, (SumiSquare) square);
    }
}

/* A person's move, turned by hand if need be, confirmed if it is warned of. */
SumiSquare
live_play_at_random (SumiLiveGame *game, RandomSource *source)
{
  SumiSquare move = random_square_of (source, sumi_live_game_get_legal_moves (game));

  live_assert_told (game);
  sumi_live_game_choose (game, move);
  live_assert_told (game);
  while (sumi_live_game_get_state (game) == SUMI_LIVE_CHECKING)
    g_main_context_iteration (NULL, TRUE);
  if (sumi_live_game_get_state (game) == SUMI_LIVE_WARNED)
    sumi_live_game_confirm (game);
  if (sumi_live_game_get_terms (game)->turns_by_hand)
    {
      live_turn_rightly (game);
      sumi_live_game_hand_over (game);
    }
  return move;
}

/* Persons' moves, one after another, as "d3c5". */
void
live_play_moves (SumiLiveGame *game, const char *moves)
{
  for (; *moves != '\0'; moves += 2)
    {
      g_autofree char *name = g_strndup (moves, 2);

      live_wait (game);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
      sumi_live_game_choose (game, square_of (name));
    }
}
