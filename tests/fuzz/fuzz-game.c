/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes as what two people do in a game: whatever they press, the game on the board is one that can
 * be played by the rules, and everything that is visible was told. */

#include "fuzz.h"
#include "live-fixture.h"

enum
{
  N_HEAD = 4, /* bytes that say what is agreed */
  MAX_ACTIONS = 400,
};

static void
act (SumiLiveGame *game, uint8_t byte)
{
  if (byte < 192)
    {
      sumi_live_game_choose (game, (SumiSquare) (byte & 63));
      return;
    }
  switch (byte % 8)
    {
    case 0:
      if (sumi_live_game_can_hand_over (game))
        sumi_live_game_hand_over (game);
      break;
    case 1:
      if (sumi_live_game_can_correct (game))
        sumi_live_game_correct (game);
      break;
    case 2:
      if (sumi_live_game_can_go_on (game))
        sumi_live_game_go_on (game);
      break;
    case 3:
      if (sumi_live_game_can_take_back (game))
        sumi_live_game_take_back (game);
      break;
    case 4:
      if (sumi_live_game_can_forward (game))
        sumi_live_game_forward (game);
      break;
    case 5:
      if (sumi_live_game_can_resign (game))
        sumi_live_game_resign (game);
      break;
    case 6:
      sumi_live_game_hurry (game);
      break;
    default:
      if (sumi_live_game_get_state (game) == SUMI_LIVE_TURNING)
        live_turn_rightly (game);
      else if (sumi_live_game_can_agree (game))
        sumi_live_game_agree (game);
    }
}

static void
assert_sound (SumiLiveGame *game)
{
  g_autoptr (SumiGameRecord) record = sumi_live_game_get_record (game);
  SumiTranscript played = { .start = record->moves.start, .end = record->moves.start };

  for (int i = 0; i < record->moves.n_moves; i++)
    if (played.n_moves <= i)
      g_assert_cmpint (sumi_transcript_play (&played, record->moves.moves[i]), ==,
                       SUMI_NOTATION_OK);
  g_assert_true (sumi_position_equal (played.end, record->moves.end));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (SumiLiveGame) game = NULL;
  SumiGameTerms terms = live_terms (0, 0);

  if (size < N_HEAD)
    return 0;
  terms.first = data[0] % 2 != 0 ? SUMI_WHITE : SUMI_BLACK;
  terms.handicap = data[1] % (SUMI_HANDICAP_MAX + 1);
  terms.has_trays = data[2] % 2 != 0;
  terms.turns_by_hand = data[3] % 2 != 0;
  game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  for (size_t i = N_HEAD; i < size && i < N_HEAD + MAX_ACTIONS; i++)
    {
      act (game, data[i]);
      live_wait (game);
      assert_sound (game);
    }
  return 0;
}
