/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The openings that have names: every line can be played, no two are the same, and each is known
 * again mirrored, turned, in another order of moves, and after further moves. */

#include "sumi-opening-words.h"
#include "sumi-symmetry.h"

static SumiTranscript
read_moves (const char *moves)
{
  SumiTranscript transcript;
  SumiNotationResult result
    = sumi_transcript_from_text (moves, sumi_position_start (SUMI_RULES_BLACK_FIRST), &transcript);

  g_assert_cmpint (result.status, ==, SUMI_NOTATION_OK);
  return transcript;
}

/* GAME as it looks by SYMMETRY. */
static SumiTranscript
turn_game (const SumiTranscript *game, SumiSymmetry symmetry)
{
  SumiTranscript turned = { .start = sumi_symmetry_position (symmetry, game->start) };

  turned.end = turned.start;
  for (int i = 0; i < game->n_moves; i++)
    {
      SumiSquare move = game->moves[i] < 64 ? sumi_symmetry_square (symmetry, game->moves[i])
                                            : game->moves[i];

      g_assert_cmpint (sumi_transcript_play (&turned, move), ==, SUMI_NOTATION_OK);
    }
  return turned;
}

static void
test_table (void)
{
  g_assert_cmpuint (SUMI_N_OPENINGS, >=, 12);
  for (guint i = 0; i < SUMI_N_OPENINGS; i++)
    {
      const SumiNamedOpening *opening = sumi_named_opening_get (i);
      SumiTranscript game = read_moves (opening->moves);

      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (opening->name, !=, sumi_named_opening_get (j)->name);
      for (SumiSymmetry symmetry = 0; symmetry < SUMI_N_SYMMETRIES; symmetry++)
        {
          SumiTranscript turned = turn_game (&game, symmetry);
          int n_moves = 0;

          g_assert_true (sumi_named_opening_find (&turned, turned.n_moves, &n_moves) == opening);
          g_assert_cmpint (n_moves, ==, game.n_moves);
        }
    }
}

static void
assert_found (const char *moves, const char *name, int expected_n_moves)
{
  SumiTranscript game = read_moves (moves);
  int n_moves = 0;
  const SumiNamedOpening *opening = sumi_named_opening_find (&game, game.n_moves, &n_moves);

  g_assert_nonnull (opening);
  g_assert_cmpstr (opening->name, ==, name);
  g_assert_cmpint (n_moves, ==, expected_n_moves);
}

static void
test_find (void)
{
  SumiTranscript game = read_moves ("f5d6c5");
  g_autofree char *text = NULL;

  /* By symmetry: f5 is c4 of the table, seen from another side. */
  assert_found ("f5f6", "Diagonal", 2);
  assert_found ("f5d6", "Perpendicular", 2);
  assert_found ("f5f4", "Parallel", 2);
  assert_found ("f5d6c3d3c4", "Tiger", 5);
  /* By transposition: the same moves in another order. */
  assert_found ("c4e3f5e6f6", "Tiger", 5);
  assert_found ("c4c5d6c3d3", "Cow", 5);
  /* What follows does not take the name away. */
  assert_found ("f5d6c3d3c4f4c5", "Tiger", 5);
  /* Only what was played so far counts. */
  g_assert_cmpstr (sumi_named_opening_find (&game, 2, NULL)->name, ==, "Perpendicular");
  g_assert_null (sumi_named_opening_find (&game, 1, NULL));
  text = sumi_named_opening_to_text (&game, 2);
  g_assert_cmpstr (text, ==, "Opening: Perpendicular");
}

/* A game with a handicap has no opening that is known. */
static void
test_other_start (void)
{
  SumiPosition start = sumi_position_handicap (SUMI_RULES_BLACK_FIRST, 1);
  SumiTranscript game;

  g_assert_cmpint (sumi_transcript_from_text ("c4e3", start, &game).status, ==, SUMI_NOTATION_OK);
  g_assert_null (sumi_named_opening_find (&game, game.n_moves, NULL));
  g_assert_null (sumi_named_opening_to_text (&game, game.n_moves));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opening/table", test_table);
  g_test_add_func ("/opening/find", test_find);
  g_test_add_func ("/opening/other-start", test_other_start);
  return g_test_run ();
}
