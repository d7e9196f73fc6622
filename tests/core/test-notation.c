/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <string.h>

#include "random-positions.h"
#include "sumi-notation.h"

#define EMPTY_ROW "........"
#define SEVEN_ROWS EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW

/* After a1 White has no move and Black can end the game on c8. */
#define WHITE_SOON_PASSES                                                                          \
  ".OX....." EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW "XO......"

static void
test_names (void)
{
  g_assert_cmpstr (sumi_square_to_name (0), ==, "a1");
  g_assert_cmpstr (sumi_square_to_name (7), ==, "h1");
  g_assert_cmpstr (sumi_square_to_name (19), ==, "d3");
  g_assert_cmpstr (sumi_square_to_name (56), ==, "a8");
  g_assert_cmpstr (sumi_square_to_name (63), ==, "h8");
  g_assert_cmpstr (sumi_square_to_name (SUMI_SQUARE_PASS), ==, "--");
  g_assert_cmpstr (sumi_square_to_name (SUMI_SQUARE_NONE), ==, "");
  g_assert_cmpstr (sumi_square_to_name (-1), ==, "");
  g_assert_cmpstr (sumi_square_to_name (66), ==, "");

  for (SumiSquare square = 0; square < 64; square++)
    {
      g_autofree char *upper = g_ascii_strup (sumi_square_to_name (square), -1);
      SumiSquare read_back = SUMI_SQUARE_NONE;

      g_assert_true (sumi_square_from_name (sumi_square_to_name (square), &read_back));
      g_assert_cmpint (read_back, ==, square);
      g_assert_true (sumi_square_from_name (upper, &read_back));
      g_assert_cmpint (read_back, ==, square);
    }
}

static void
test_bad_names (void)
{
  static const char *const names[] = {
    "", "a", "1", "a0", "a9", "i1", "`1", "a1 ", " a1", "a12", "1a", "--", "pa", "\xc3\xa1", "A",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      SumiSquare square = 17;

      g_assert_false (sumi_square_from_name (names[i], &square));
      g_assert_cmpint (square, ==, 17);
    }
}

static const struct
{
  const char *text;
  SumiNotationStatus status;
  size_t offset;
  uint64_t black, white;
} cells_cases[] = {
  { SEVEN_ROWS "XxBb*.-.", SUMI_NOTATION_OK, 64, UINT64_C (0x1f) << 56, 0 },
  { SEVEN_ROWS "OoWw.-.-", SUMI_NOTATION_OK, 64, 0, UINT64_C (0x0f) << 56 },
  { "X......O" SEVEN_ROWS, SUMI_NOTATION_OK, 64, 0x01, 0x80 },
  { "", SUMI_NOTATION_TOO_SHORT, 0, 0, 0 },
  { SEVEN_ROWS ".......", SUMI_NOTATION_TOO_SHORT, 63, 0, 0 },
  { SEVEN_ROWS "........X", SUMI_NOTATION_TOO_LONG, 64, 0, 0 },
  { SEVEN_ROWS "........ ", SUMI_NOTATION_TOO_LONG, 64, 0, 0 },
  { "0......." SEVEN_ROWS, SUMI_NOTATION_BAD_CELL, 0, 0, 0 },
  { SEVEN_ROWS ".......?", SUMI_NOTATION_BAD_CELL, 63, 0, 0 },
  { ".. ....." SEVEN_ROWS, SUMI_NOTATION_BAD_CELL, 2, 0, 0 },
  { ".\xc3\x97", SUMI_NOTATION_BAD_CELL, 1, 0, 0 },
};

static void
test_cells (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cells_cases); i++)
    {
      SumiBitboard black = 1, white = 2;
      SumiNotationResult result = sumi_cells_from_text (cells_cases[i].text, &black, &white);

      g_assert_cmpint (result.status, ==, cells_cases[i].status);
      g_assert_cmpuint (result.offset, ==, cells_cases[i].offset);
      if (result.status == SUMI_NOTATION_OK)
        {
          g_assert_cmphex (black, ==, cells_cases[i].black);
          g_assert_cmphex (white, ==, cells_cases[i].white);
        }
      else
        {
          g_assert_cmphex (black, ==, 1);
          g_assert_cmphex (white, ==, 2);
        }
    }
}

static void
test_cells_round_trip (void)
{
  RandomSource source = random_source_init (31);

  for (int i = 0; i < 1000; i++)
    {
      SumiPosition position = random_scattered_position (&source);
      char text[SUMI_CELLS_LENGTH + 1];
      SumiBitboard black = 0, white = 0;

      sumi_cells_to_text (position, text);
      g_assert_cmpint (sumi_cells_from_text (text, &black, &white).status, ==, SUMI_NOTATION_OK);
      g_assert_true (
          sumi_position_equal (position, sumi_position_make (black, white, position.turn)));
    }
}

static void
test_diagram (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  char text[SUMI_DIAGRAM_SIZE];

  sumi_position_to_diagram (start, 0, text);
  g_assert_cmpstr (text, ==,
                   "  a b c d e f g h\n"
                   "1 . . . . . . . .\n"
                   "2 . . . . . . . .\n"
                   "3 . . . . . . . .\n"
                   "4 . . . O X . . .\n"
                   "5 . . . X O . . .\n"
                   "6 . . . . . . . .\n"
                   "7 . . . . . . . .\n"
                   "8 . . . . . . . .\n");

  sumi_position_to_diagram (sumi_position_make (0x81, 0x40, SUMI_WHITE), 0x87, text);
  g_assert_true (g_str_has_prefix (text, "  a b c d e f g h\n"
                                         "1 X** * . . . O X*\n"
                                         "2 . "));

  /* The longest there is. */
  sumi_position_to_diagram (sumi_position_make (~UINT64_C (0), 0, SUMI_BLACK), ~UINT64_C (0), text);
  g_assert_cmpuint (strlen (text), <, SUMI_DIAGRAM_SIZE);
  g_assert_true (g_str_has_suffix (text, "8 X*X*X*X*X*X*X*X*\n"));
}

static const struct
{
  const char *text;
  const char *moves; /* as written back: all of them, or those before the error */
  SumiNotationStatus status;
  size_t offset;
} start_cases[] = {
  { "", "", SUMI_NOTATION_OK, 0 },
  { " \n\t ", "", SUMI_NOTATION_OK, 4 },
  { "f5", "f5", SUMI_NOTATION_OK, 2 },
  { "F5d6C3", "f5d6c3", SUMI_NOTATION_OK, 6 },
  { "f5 d6 c3", "f5d6c3", SUMI_NOTATION_OK, 8 },
  { "f5, d6,c3\r\n", "f5d6c3", SUMI_NOTATION_OK, 11 },
  { "1. f5 d6 2. c3", "f5d6c3", SUMI_NOTATION_OK, 14 },
  { "1.f5 2.d6 3.c3", "f5d6c3", SUMI_NOTATION_OK, 14 },
  { "1. f5 1... d6 12. c3", "f5d6c3", SUMI_NOTATION_OK, 20 },
  { "f5d6c3d3c4 6.", "f5d6c3d3c4", SUMI_NOTATION_OK, 13 },

  { "f", "", SUMI_NOTATION_TOO_SHORT, 1 },
  { "f5 d", "f5", SUMI_NOTATION_TOO_SHORT, 4 },
  { "f5 a", "f5", SUMI_NOTATION_TOO_SHORT, 4 },
  { "f5H", "f5", SUMI_NOTATION_TOO_SHORT, 3 },
  { "f5P", "f5", SUMI_NOTATION_TOO_SHORT, 3 },
  { "f5-", "f5", SUMI_NOTATION_TOO_SHORT, 3 },

  { "f9", "", SUMI_NOTATION_BAD_SQUARE, 0 },
  { "i1", "", SUMI_NOTATION_BAD_SQUARE, 0 },
  { "5f", "", SUMI_NOTATION_BAD_SQUARE, 0 },
  { "f5;d6", "f5", SUMI_NOTATION_BAD_SQUARE, 2 },
  { "f5 2 d6", "f5", SUMI_NOTATION_BAD_SQUARE, 3 },
  { "f5.", "f5", SUMI_NOTATION_BAD_SQUARE, 2 },
  { "f5 d\xc3\xa1", "f5", SUMI_NOTATION_BAD_SQUARE, 3 },
  { "f5 \xff", "f5", SUMI_NOTATION_BAD_SQUARE, 3 },

  { "a1", "", SUMI_NOTATION_ILLEGAL_MOVE, 0 },
  { "f5 f5", "f5", SUMI_NOTATION_ILLEGAL_MOVE, 3 },
  { "f5 e5", "f5", SUMI_NOTATION_ILLEGAL_MOVE, 3 },
  { "f5d6 1. a1", "f5d6", SUMI_NOTATION_ILLEGAL_MOVE, 8 },
  { "pa", "", SUMI_NOTATION_ILLEGAL_PASS, 0 },
  { "f5 --", "f5", SUMI_NOTATION_ILLEGAL_PASS, 3 },
};

static const struct
{
  const char *text;
  const char *moves;
  SumiNotationStatus status;
  size_t offset;
} pass_cases[] = {
  { "a1c8", "a1--c8", SUMI_NOTATION_OK, 4 },
  { "a1--c8", "a1--c8", SUMI_NOTATION_OK, 6 },
  { "A1PAC8", "a1--c8", SUMI_NOTATION_OK, 6 },
  { "a1 pass c8", "a1--c8", SUMI_NOTATION_OK, 10 },
  { "1. a1 Pass, 2. c8", "a1--c8", SUMI_NOTATION_OK, 17 },

  /* A pass at the end is made only if it is written. */
  { "a1", "a1", SUMI_NOTATION_OK, 2 },
  { "a1--", "a1--", SUMI_NOTATION_OK, 4 },

  { "--", "", SUMI_NOTATION_ILLEGAL_PASS, 0 },
  { "a1----", "a1--", SUMI_NOTATION_ILLEGAL_PASS, 4 },
  { "a1c8--", "a1--c8", SUMI_NOTATION_ILLEGAL_PASS, 4 },
  { "a1c8d8", "a1--c8", SUMI_NOTATION_ILLEGAL_MOVE, 4 },

  /* A move that nobody has leaves no pass behind. */
  { "a1 h8", "a1", SUMI_NOTATION_ILLEGAL_MOVE, 3 },
};

static void
assert_transcript (SumiPosition start,
                   const char *text,
                   const char *moves,
                   SumiNotationStatus status,
                   size_t offset)
{
  SumiTranscript transcript;
  SumiNotationResult result = sumi_transcript_from_text (text, start, &transcript);
  char written[2 * SUMI_TRANSCRIPT_MAX + 2];
  SumiPosition position = start;

  g_assert_cmpint (result.status, ==, status);
  g_assert_cmpuint (result.offset, ==, offset);
  memset (written, '#', sizeof written);
  sumi_transcript_to_text (&transcript, written);
  g_assert_cmpstr (written, ==, moves);
  g_assert_cmpint (written[strlen (moves) + 1], ==, '#');

  g_assert_true (sumi_position_equal (transcript.start, start));
  for (int i = 0; i < transcript.n_moves; i++)
    position = sumi_position_play (position, transcript.moves[i]);
  g_assert_true (sumi_position_equal (transcript.end, position));
}

static void
test_transcripts (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  for (size_t i = 0; i < G_N_ELEMENTS (start_cases); i++)
    assert_transcript (start, start_cases[i].text, start_cases[i].moves, start_cases[i].status,
                       start_cases[i].offset);
}

static void
test_passes (void)
{
  SumiBitboard black = 0, white = 0;
  SumiPosition start;

  g_assert_cmpint (sumi_cells_from_text (WHITE_SOON_PASSES, &black, &white).status, ==,
                   SUMI_NOTATION_OK);
  start = sumi_position_make (black, white, SUMI_BLACK);
  for (size_t i = 0; i < G_N_ELEMENTS (pass_cases); i++)
    assert_transcript (start, pass_cases[i].text, pass_cases[i].moves, pass_cases[i].status,
                       pass_cases[i].offset);
}

/* Whole games, written with their passes and without, read back the same. */
static void
test_random_games (void)
{
  RandomSource source = random_source_init (32);
  int n_passes = 0;

  for (int game = 0; game < 2000; game++)
    {
      SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST), position = start;
      g_autoptr (GString) with_passes = g_string_new (NULL);
      g_autoptr (GString) without_passes = g_string_new (NULL);

      while (!sumi_position_is_over (position))
        {
          SumiBitboard legal = sumi_position_legal_moves (position);
          SumiSquare move = legal != 0 ? random_square_of (&source, legal) : SUMI_SQUARE_PASS;

          g_string_append (with_passes, sumi_square_to_name (move));
          if (move != SUMI_SQUARE_PASS)
            g_string_append (without_passes, sumi_square_to_name (move));
          else
            n_passes++;
          position = sumi_position_play (position, move);
        }
      assert_transcript (start, with_passes->str, with_passes->str, SUMI_NOTATION_OK,
                         with_passes->len);
      assert_transcript (start, without_passes->str, with_passes->str, SUMI_NOTATION_OK,
                         without_passes->len);
    }
  g_assert_cmpint (n_passes, >, 100);
}

/* Nothing but characters that transcripts are made of, in any order: only memory errors and the
 * agreement of what was read with what is written are looked at. */
static void
test_random_text (void)
{
  static const char characters[] = "abcdefgh12345678PApas-. ,1f5d6";
  RandomSource source = random_source_init (33);

  for (int i = 0; i < 20000; i++)
    {
      SumiTranscript transcript, again;
      SumiNotationResult result;
      char text[41] = "", written[2 * SUMI_TRANSCRIPT_MAX + 1];
      int length = random_source_below (&source, 40);

      for (int n = 0; n < length; n++)
        text[n] = characters[random_source_below (&source, sizeof characters - 1)];
      result = sumi_transcript_from_text (text, sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                          &transcript);
      g_assert_cmpuint (result.offset, <=, strlen (text));
      sumi_transcript_to_text (&transcript, written);
      result = sumi_transcript_from_text (written, transcript.start, &again);
      g_assert_cmpint (result.status, ==, SUMI_NOTATION_OK);
      g_assert_true (sumi_position_equal (again.end, transcript.end));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/notation/names", test_names);
  g_test_add_func ("/core/notation/bad-names", test_bad_names);
  g_test_add_func ("/core/notation/cells", test_cells);
  g_test_add_func ("/core/notation/cells-round-trip", test_cells_round_trip);
  g_test_add_func ("/core/notation/diagram", test_diagram);
  g_test_add_func ("/core/notation/transcripts", test_transcripts);
  g_test_add_func ("/core/notation/passes", test_passes);
  g_test_add_func ("/core/notation/random-games", test_random_games);
  g_test_add_func ("/core/notation/random-text", test_random_text);

  return g_test_run ();
}
