/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games as values: played, passed, taken back and made again. */

#include "random-positions.h"
#include "sumi-game.h"

/* Plays a random game to its end; returns its passes. */
static int
play_random_game (SumiGame *game, RandomSource *source)
{
  int n_passes = 0;

  sumi_game_init (game, sumi_position_start (SUMI_RULES_BLACK_FIRST));
  while (!sumi_game_is_over (game))
    {
      SumiBitboard moves = sumi_position_legal_moves (sumi_game_get_position (game));
      SumiSquare move = moves != 0 ? random_square_of (source, moves) : SUMI_SQUARE_PASS;

      g_assert_true (sumi_game_can_play (game, move));
      g_assert_cmpint (sumi_game_can_play (game, SUMI_SQUARE_PASS), ==, moves == 0);
      sumi_game_play (game, move);
      g_assert_cmpint (sumi_game_get_last_move (game), ==, move);
      n_passes += move == SUMI_SQUARE_PASS;
    }
  return n_passes;
}

static void
test_back_and_forward (void)
{
  RandomSource source = random_source_init (11);
  int n_passes = 0;

  for (int i = 0; i < 200; i++)
    {
      SumiGame game, copy;
      SumiPosition end;
      guint n_back = 0, n_forward = 0;

      n_passes += play_random_game (&game, &source);
      copy = game;
      end = sumi_game_get_position (&game);
      while (sumi_game_back (&copy))
        n_back++;
      g_assert_cmpuint (n_back, ==, game.n_moves);
      g_assert_true (sumi_position_equal (sumi_game_get_position (&copy),
                                          sumi_position_start (SUMI_RULES_BLACK_FIRST)));
      g_assert_cmpint (sumi_game_get_last_move (&copy), ==, SUMI_SQUARE_NONE);
      while (sumi_game_forward (&copy))
        n_forward++;
      g_assert_cmpuint (n_forward, ==, game.n_moves);
      g_assert_true (sumi_position_equal (sumi_game_get_position (&copy), end));
    }
  g_assert_cmpint (n_passes, >, 0);
}

/* Another move puts an end to what was taken back. */
static void
test_other_move (void)
{
  SumiGame game;
  SumiSquare move;

  sumi_game_init (&game, sumi_position_start (SUMI_RULES_BLACK_FIRST));
  for (int i = 0; i < 4; i++)
    sumi_game_play (&game, sumi_bitboard_first (
                               sumi_position_legal_moves (sumi_game_get_position (&game))));
  sumi_game_back (&game);
  sumi_game_back (&game);
  move = game.moves[game.index];
  sumi_game_play (&game,
                  sumi_bitboard_first (sumi_position_legal_moves (sumi_game_get_position (&game))
                                       & ~sumi_bitboard_of (move)));
  g_assert_cmpuint (game.n_moves, ==, 3);
  g_assert_false (sumi_game_forward (&game));
}

static void
test_transcript (void)
{
  RandomSource source = random_source_init (13);

  for (int i = 0; i < 100; i++)
    {
      SumiGame game;
      SumiTranscript transcript, read;
      SumiScore result;
      char text[2 * SUMI_TRANSCRIPT_MAX + 1];

      play_random_game (&game, &source);
      result = sumi_game_get_result (&game);
      sumi_game_to_transcript (&game, &transcript);
      sumi_transcript_to_text (&transcript, text);
      g_assert_cmpint (sumi_transcript_from_text (text,
                                                  sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                                  &read)
                           .status,
                       ==, SUMI_NOTATION_OK);
      g_assert_true (sumi_position_equal (read.end, sumi_game_get_position (&game)));
      g_assert_cmpint (result.black, ==,
                       sumi_bitboard_count (sumi_position_discs (read.end, SUMI_BLACK)));
      g_assert_cmpint (result.white, ==,
                       sumi_bitboard_count (sumi_position_discs (read.end, SUMI_WHITE)));
    }
}

/* Whoever turns by hand may leave any colours, but neither add nor lose a disc. */
static void
test_by_hand (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiPosition right = sumi_position_play (start, 19);
  const struct
  {
    SumiSquare move;
    SumiPosition after;
    gboolean is_possible;
  } CASES[] = {
    { 19, right, TRUE },
    { 19,
      { (right.own | right.opponent) ^ sumi_bitboard_of (19), sumi_bitboard_of (19), SUMI_WHITE },
      TRUE },                                                     /* all wrong */
    { 19, { right.own, right.opponent, SUMI_BLACK }, FALSE },     /* nobody's turn */
    { 19, { right.opponent, right.own, SUMI_WHITE }, FALSE },     /* the other colour */
    { 19, { right.own | 1, right.opponent, SUMI_WHITE }, FALSE }, /* a disc too many */
    { 19, { 0, right.opponent, SUMI_WHITE }, FALSE },             /* a disc lost */
    { 19, { right.own | right.opponent, right.opponent, SUMI_WHITE }, FALSE }, /* both colours */
    { 0, { start.opponent, start.own | 1, SUMI_WHITE }, FALSE },               /* turns nothing */
    { SUMI_SQUARE_PASS, sumi_position_pass (start), FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      SumiTranscript transcript;
      SumiGame game;

      sumi_game_init (&game, start);
      g_assert_cmpint (sumi_game_can_leave (&game, CASES[i].move, CASES[i].after), ==,
                       CASES[i].is_possible);
      if (!CASES[i].is_possible)
        continue;
      sumi_game_play_by_hand (&game, CASES[i].move, CASES[i].after);
      g_assert_true (sumi_position_equal (sumi_game_get_position (&game), CASES[i].after));
      g_assert_cmphex (sumi_game_get_misturned (&game, 0), ==, right.own ^ CASES[i].after.own);
      sumi_game_to_transcript (&game, &transcript);
      g_assert_cmpint (transcript.n_moves, ==, i == 0);
      g_assert_true (sumi_position_equal (transcript.end, CASES[i].after));
    }
}

/* Before the first move no disc can have been handed over. */
static void
test_trays_at_start (void)
{
  SumiGame game;
  SumiTrays trays;

  sumi_game_init (&game, sumi_position_start (SUMI_RULES_BLACK_FIRST));
  g_assert_false (sumi_game_get_trays (&game, &trays));
  g_assert_cmpint (trays.discs[SUMI_BLACK], ==, 30);
  g_assert_cmpint (trays.discs[SUMI_WHITE], ==, 30);
}

/* Games are equal where nothing that was done differs; what stands behind it is nothing. */
static void
test_equal (void)
{
  RandomSource source = random_source_init (17);
  SumiGame game, others[9], same;
  guint last, n = 0;

  play_random_game (&game, &source);
  for (int i = 0; i < 5; i++)
    sumi_game_back (&game);
  game.n_moves -= 2;
  last = game.n_moves - 1;
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = game;
  others[n++].index--;
  others[n++].n_moves--;
  others[n++].ending = SUMI_ENDING_AGREED;
  others[n++].moves[0] ^= 1;
  others[n++].moves[last] ^= 1;
  others[n++].times_ms[last]++;
  others[n++].clock.spent_ms++;
  others[n++].positions[0].own ^= 1;
  others[n++].positions[last + 1].own ^= 1;
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (others));
  for (guint i = 0; i < n; i++)
    {
      g_test_message ("row %u", i);
      g_assert_false (sumi_game_equal (&game, &others[i]));
    }
  same = game;
  same.moves[last + 1] ^= 1;
  same.times_ms[last + 1]++;
  same.positions[last + 2].own ^= 1;
  g_assert_true (sumi_game_equal (&game, &same));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/back-and-forward", test_back_and_forward);
  g_test_add_func ("/game/other-move", test_other_move);
  g_test_add_func ("/game/transcript", test_transcript);
  g_test_add_func ("/game/by-hand", test_by_hand);
  g_test_add_func ("/game/trays-at-start", test_trays_at_start);
  g_test_add_func ("/game/equal", test_equal);

  return g_test_run ();
}
