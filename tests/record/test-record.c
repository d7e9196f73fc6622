/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games and positions in every format: there and back, and what is damaged. */

#include <string.h>

#include <glib/gstdio.h>

#include "random-positions.h"
#include "sumi-ggf.h"
#include "sumi-record.h"

#define BOARD "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- --------"
#define GAME "(;GM[Othello]PB[a]PW[b]TY[8]RE[+2.000]BO[" BOARD " *]"
#define WIPED_OUT GAME "B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5]"

static SumiTranscript
random_game (RandomSource *source)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiTranscript game = { .start = start, .end = start };

  for (int n = random_source_below (source, 70); n > 0 && !sumi_position_is_over (game.end); n--)
    {
      SumiBitboard moves = sumi_position_legal_moves (game.end);
      SumiSquare move = moves != 0 ? random_square_of (source, moves) : SUMI_SQUARE_PASS;

      g_assert_cmpint (sumi_transcript_play (&game, move), ==, SUMI_NOTATION_OK);
    }
  return game;
}

static void
assert_same_game (const SumiTranscript *a, const SumiTranscript *b)
{
  g_assert_true (sumi_position_equal (a->start, b->start));
  g_assert_true (sumi_position_equal (a->end, b->end));
  g_assert_cmpmem (a->moves, (gsize) a->n_moves, b->moves, (gsize) b->n_moves);
}

static GPtrArray *
read_as (const char *data, gsize length, SumiRecordFormat expected)
{
  g_autoptr (GError) error = NULL;
  SumiRecordFormat format;
  GPtrArray *records = sumi_record_read_data (data, length, &format, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (format, ==, expected);
  return records;
}

static void
test_transcripts (void)
{
  RandomSource source = random_source_init (1);

  for (int i = 0; i < 500; i++)
    {
      SumiTranscript game = random_game (&source);
      g_autoptr (SumiGameRecord) record = sumi_game_record_new (&game);
      g_autofree char *text = sumi_record_to_transcript (record);
      g_autoptr (GPtrArray) records = read_as (text, strlen (text), SUMI_RECORD_TRANSCRIPT);

      g_assert_cmpuint (records->len, ==, 1);
      assert_same_game (&game, &((SumiGameRecord *) records->pdata[0])->moves);
    }
}

static void
test_ggf (void)
{
  RandomSource source = random_source_init (2);

  for (int i = 0; i < 500; i++)
    {
      SumiTranscript game = random_game (&source);
      g_autoptr (SumiGameRecord) record = sumi_game_record_new (&game);
      g_autofree char *text = NULL, *twice = NULL;
      g_autoptr (GPtrArray) records = NULL;
      const SumiGameRecord *again;

      record->black = g_strdup ("Ana [1] \\ ]x");
      record->white = g_strdup ("隅");
      record->place = i % 2 == 0 ? g_strdup ("Roma") : NULL;
      record->date = g_strdup ("2026-11-21");
      record->has_result = i % 2 == 0;
      record->result = i % 129 - 64;
      record->n_given = MIN (i % 9, game.n_moves);
      if (record->has_result && record->result != 0)
        record->ending = (SumiRecordEnding) (i % 3);
      for (int j = 0; i % 3 == 0 && j < game.n_moves; j++)
        sumi_game_record_set_time (record, j, random_source_below (&source, 90000));
      text = sumi_ggf_write (record);
      twice = g_strconcat (text, "\n  ", text, NULL);
      records = read_as (twice, strlen (twice), SUMI_RECORD_GGF);
      g_assert_cmpuint (records->len, ==, 2);
      again = records->pdata[1];
      assert_same_game (&game, &again->moves);
      g_assert_cmpstr (again->black, ==, record->black);
      g_assert_cmpstr (again->white, ==, record->white);
      g_assert_cmpstr (again->place, ==, record->place);
      g_assert_cmpstr (again->date, ==, record->date);
      g_assert_cmpint (again->has_result, ==, record->has_result);
      if (again->has_result)
        g_assert_cmpint (again->result, ==, record->result);
      g_assert_cmpint (again->ending, ==, record->ending);
      g_assert_cmpint (again->n_given, ==, record->n_given);
      for (int j = 0; j < game.n_moves; j++)
        g_assert_cmpint (sumi_game_record_get_time (again, j), ==,
                         sumi_game_record_get_time (record, j));
    }
}

/* The time of a move is behind its second stroke; what is no time is none. */
static void
test_ggf_times (void)
{
  static const struct
  {
    const char *move;
    int ms;
  } cases[] = {
    { "f5//12.5", 12500 }, { "F5/-3.20/0.07", 70 }, { "f5", 0 },        { "f5/12.5", 0 },
    { "f5//", 0 },         { "f5//-1", 0 },         { "f5//nan", 0 },   { "f5//1e99", 0 },
    { "f5//86400", 86400000 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text
        = g_strdup_printf ("(;GM[Othello]BO[8 ---------------------------O*------*O-----"
                           "---------------------- *]B[%s];)",
                           cases[i].move);
      g_autoptr (GPtrArray) records = read_as (text, strlen (text), SUMI_RECORD_GGF);
      g_autoptr (SumiGameRecord) copy = sumi_game_record_copy (records->pdata[0]);
      g_autofree char *again = sumi_ggf_write (copy);

      g_assert_cmpint (sumi_game_record_get_time (copy, 0), ==, cases[i].ms);
      g_assert_cmpint (strstr (again, "//") != NULL, ==, cases[i].ms > 0);
    }
}

/* A copy outlives what it was made of. */
static void
test_copy (void)
{
  static const char text[] = "(;GM[Othello]PC[Tokyo]DT[2024-05-01]PB[Asa]PW[Botan]TY[8]BO[" BOARD
                             " *]B[f5//12.5];)";
  g_autoptr (GPtrArray) records = read_as (text, strlen (text), SUMI_RECORD_GGF);
  g_autofree char *before = sumi_ggf_write (records->pdata[0]);
  g_autoptr (SumiGameRecord) copy = sumi_game_record_copy (records->pdata[0]);
  g_autofree char *after = NULL;

  g_clear_pointer (&records, g_ptr_array_unref);
  after = sumi_ggf_write (copy);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (copy->black, ==, "Asa");
  g_assert_cmpstr (copy->white, ==, "Botan");
  g_assert_cmpstr (copy->place, ==, "Tokyo");
  g_assert_cmpstr (copy->date, ==, "2024-05-01");
  g_assert_cmpint (sumi_game_record_get_time (copy, 0), ==, 12500);
}

static void
test_positions (void)
{
  RandomSource source = random_source_init (3);

  for (int i = 0; i < 500; i++)
    {
      SumiPosition position = random_game (&source).end;
      g_autofree char *obf = sumi_record_to_obf (position);
      g_autofree char *board = sumi_record_to_board (position);
      g_autoptr (GPtrArray) from_obf = read_as (obf, strlen (obf), SUMI_RECORD_OBF);
      g_autoptr (GPtrArray) from_board = read_as (board, strlen (board), SUMI_RECORD_BOARD);
      const SumiGameRecord *a = from_obf->pdata[0], *b = from_board->pdata[0];

      g_assert_true (sumi_position_equal (a->moves.start, position));
      g_assert_true (sumi_position_equal (b->moves.start, position));
    }
}

/* A file of WTHOR with one game, as its description says. */
static GByteArray *
make_wthor (const SumiTranscript *game)
{
  static const guint8 header[16] = { 20, 26, 11, 21, 1, 0, 0, 0, 0, 0, 0xea, 0x07, 8, 0, 0, 0 };
  guint8 bytes[68] = { 0 };
  GByteArray *array = g_byte_array_new ();
  int n = 0;

  bytes[6] = 40;
  for (int i = 0; i < game->n_moves; i++)
    {
      if (game->moves[i] != SUMI_SQUARE_PASS)
        bytes[8 + n++] = (guint8) (10 * (game->moves[i] / 8 + 1) + game->moves[i] % 8 + 1);
    }
  g_byte_array_append (array, header, sizeof header);
  return g_byte_array_append (array, bytes, sizeof bytes);
}

static void
test_wthor (void)
{
  RandomSource source = random_source_init (4);

  for (int i = 0; i < 200; i++)
    {
      SumiTranscript game = random_game (&source);
      g_autoptr (GByteArray) data = NULL;
      g_autoptr (GPtrArray) records = NULL;
      const SumiGameRecord *record;

      /* A pass at the end is not written. */
      if (game.n_moves > 0 && game.moves[game.n_moves - 1] == SUMI_SQUARE_PASS)
        continue;
      data = make_wthor (&game);
      records = read_as ((const char *) data->data, data->len, SUMI_RECORD_WTHOR);
      record = records->pdata[0];
      assert_same_game (&game, &record->moves);
      g_assert_cmpint (record->result, ==, 16);
      g_assert_cmpint (record->scoring, ==, SUMI_SCORING_EMPTIES_TO_WINNER);
      g_assert_cmpstr (record->date, ==, "2026");
    }
}

/* What is no WTHOR is not said to be a damaged one, and names are no games. */
static void
test_binary (void)
{
#define HEADER "\x14\x1a\x0b\x15"
  static const char mismatch[] = "the file is not as long as its header says";
  static const char nothing[] = "there is no game in it";
  static const char unknown[] = "this is neither a game nor a position that Sumi can read";
  static const struct
  {
    const char *data;
    gsize length;
    SumiRecordError code;
    const char *message;
  } rows[] = {
    { HEADER "\1\0\0\0\0\0\0\0\0\0\0\0 cut off", 24, SUMI_RECORD_ERROR_SYNTAX, mismatch },
    { HEADER "\0\0\0\0\0\0\0\0\0\0\0\0", 16, SUMI_RECORD_ERROR_UNKNOWN, nothing },
    { HEADER "\0\0\0\0\1\0\0\0\0\0\0\0Ada\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 36,
      SUMI_RECORD_ERROR_UNKNOWN, nothing },
    { HEADER "\1\0\0", 7, SUMI_RECORD_ERROR_UNKNOWN, unknown },
    { "PK\3\4\x14\0\6\0\x08\0\0\0\x21\0 a letter", 23, SUMI_RECORD_ERROR_UNKNOWN, unknown },
    { "f5d6\0c3", 7, SUMI_RECORD_ERROR_UNKNOWN, unknown },
    { "\0", 1, SUMI_RECORD_ERROR_UNKNOWN, unknown },
  };
#undef HEADER

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      SumiRecordFormat format;

      g_assert_null (sumi_record_read_data (rows[i].data, rows[i].length, &format, NULL, &error));
      g_assert_error (error, SUMI_RECORD_ERROR, (int) rows[i].code);
      g_assert_true (g_str_has_prefix (error->message, rows[i].message));
    }
}

/* How a game was counted: as its result says, or as is usual where the format comes from. */
static void
test_scoring (void)
{
  static const struct
  {
    const char *text;
    SumiScoring scoring;
  } rows[] = {
    { "e6f4e3f6g5d6e7f5c5", SUMI_SCORING_DISCS },
    { WIPED_OUT "RE[+13.000];)", SUMI_SCORING_DISCS },
    { WIPED_OUT "RE[+64.000];)", SUMI_SCORING_EMPTIES_TO_WINNER },
    { WIPED_OUT "RE[+20.000:t];)", SUMI_SCORING_DISCS }, /* not by the discs at all */
    { WIPED_OUT ";)", SUMI_SCORING_DISCS },
    { GAME "B[f5]RE[+64.000:r];)", SUMI_SCORING_DISCS }, /* given up */
    { "---------------------------OX------XO--------------------------- X; +26",
      SUMI_SCORING_EMPTIES_TO_WINNER },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiRecordFormat format;
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) records =
          sumi_record_read_data (rows[i].text, strlen (rows[i].text), &format, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpint (((SumiGameRecord *) records->pdata[0])->scoring, ==, rows[i].scoring);
    }
}

static void
test_what_people_write (void)
{
  static const struct
  {
    const char *text;
    SumiRecordFormat format;
    int n_moves; /* of the last game */
    guint n_games;
  } rows[] = {
    { "F5D6C3", SUMI_RECORD_TRANSCRIPT, 3, 1 },
    { "1. f5 d6\n2. c3", SUMI_RECORD_TRANSCRIPT, 3, 1 },
    { "", SUMI_RECORD_TRANSCRIPT, 0, 1 },
    { "F5D6C3D3C4\nF4F6", SUMI_RECORD_TRANSCRIPT, 7, 1 },
    { "F5D6C3D3C4\nF5D6\n", SUMI_RECORD_TRANSCRIPT, 2, 2 },
    { "\n1. f5\r\n\r\n2.\r\n3. d6 c3\r\n", SUMI_RECORD_TRANSCRIPT, 3, 1 },
    { "\nd3c3\r\n \r\n1.\r\nd3 c5 b6\r\nf5f6\r\n", SUMI_RECORD_TRANSCRIPT, 2, 3 },
    { "f5d6c3\nd3c5f6\nd3c5", SUMI_RECORD_TRANSCRIPT, 2, 3 },
    { " \n" GAME "B[f5/0.1/2]W[D6]B[c3//1.5];)", SUMI_RECORD_GGF, 3, 1 },
    { "1 " GAME "B[f5];)\n2 " GAME "B[f5];)" GAME "B[f5]W[d6];)\n", SUMI_RECORD_GGF, 2, 3 },
    { "% a comment\n---------------------------OX------XO--------------------------- X; +26",
      SUMI_RECORD_OBF, 0, 1 },
    { "........\n........\n........\n...OX...\n...XO...\n........\n........\n........\nWhite",
      SUMI_RECORD_BOARD, 0, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) records = read_as (rows[i].text, strlen (rows[i].text), rows[i].format);
      const SumiGameRecord *record = records->pdata[records->len - 1];

      g_assert_cmpuint (records->len, ==, rows[i].n_games);
      g_assert_cmpint (record->moves.n_moves, ==, rows[i].n_moves);
    }
}

/* What is drawn otherwise than Sumi writes it, with words that name both sides, or one. */
static void
test_drawn_boards (void)
{
#define DRAWN(move, black)                                                                         \
  "  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . . . . . . .\n"                   \
  "4 . . . O " black " " move " . .\n5 . . . " black " " black " " black " . .\n"                  \
  "6 . . . " move " . " move " . .\n7 . . . . . . . .\n8 . . . . . . . .\n"
  static const struct
  {
    const char *text;
    SumiColor turn;
  } rows[] = {
    { DRAWN ("*", "X") "\nBlack (X) 4, White (O) 1; White to move\n", SUMI_WHITE },
    { DRAWN ("*", "x") "\nWhite 1, Black 4; Black to move\n", SUMI_BLACK },
    { DRAWN ("*", "B") "\nWhite\n", SUMI_WHITE },
    { DRAWN (".", "*") "\nWhite's move\nBlack 4 White 1\n", SUMI_WHITE },
    { DRAWN (".", "*") "\nO\n", SUMI_WHITE },
    { DRAWN ("-", "X") "\nBlack: 4, White: 1\n", SUMI_BLACK },
  };
#undef DRAWN

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) records
        = read_as (rows[i].text, strlen (rows[i].text), SUMI_RECORD_BOARD);
      SumiPosition position = ((const SumiGameRecord *) records->pdata[0])->moves.start;
      char cells[SUMI_CELLS_LENGTH + 1];

      sumi_cells_to_text (position, cells);
      g_assert_cmpstr (cells, ==,
                       "...........................OX......XXX"
                       "..........................");
      g_assert_cmpint (position.turn, ==, rows[i].turn);
    }
}

static void
test_mistakes (void)
{
  static const struct
  {
    const char *text;
    SumiRecordError code;
    const char *place;
  } rows[] = {
    { "hello", SUMI_RECORD_ERROR_UNKNOWN, "1:1: " },
    { "f5d6\na1", SUMI_RECORD_ERROR_ILLEGAL, "2:1: a1 is not a legal move" },
    { "f5d6c3\nd3c4a1", SUMI_RECORD_ERROR_ILLEGAL, "2:5: a1 is not a legal move" },
    { "f5d6\nf5d6c3\n\nf5d6d6", SUMI_RECORD_ERROR_ILLEGAL, "4:5: d6 is not a legal move" },
    { "f5d6\nf5d6c3\nthe end", SUMI_RECORD_ERROR_UNKNOWN, "3:1: " },
    { "f5d6\nf5d6c3 +2\nf5", SUMI_RECORD_ERROR_MOVE, "2:8: " },
    { "f5d6 zz", SUMI_RECORD_ERROR_MOVE, "1:6: " },
    { "f5--", SUMI_RECORD_ERROR_ILLEGAL, "1:3: " },
    { GAME "B[f5];", SUMI_RECORD_ERROR_SYNTAX, "1:" },
    { GAME "\nB[f5", SUMI_RECORD_ERROR_SYNTAX, "2:2: " },
    { GAME "\nB[a1];)", SUMI_RECORD_ERROR_ILLEGAL, "2:3: a1 is not a legal move for Black" },
    { GAME "\nW[f5];)", SUMI_RECORD_ERROR_ILLEGAL, "2:3: f5 is not a legal move for White" },
    { GAME "\nB[x9];)", SUMI_RECORD_ERROR_MOVE, "2:3: " },
    { GAME "B[f5];)\nrest", SUMI_RECORD_ERROR_SYNTAX, "2:1: " },
    { GAME "B[f5];)\n1", SUMI_RECORD_ERROR_SYNTAX, "2:1: " },
    { "(;GM[Othello]B[f5];)", SUMI_RECORD_ERROR_SYNTAX, "1:16: " },
    { "(;GM[Othello];)", SUMI_RECORD_ERROR_SYNTAX, "1:" },
    { "(;BO[10 -----];)", SUMI_RECORD_ERROR_BOARD, "1:6: " },
    { "(;BO[8 --- *];)", SUMI_RECORD_ERROR_BOARD, "1:6: " },
    { "(;BO[--- *];)" GAME "B[f5];)", SUMI_RECORD_ERROR_BOARD, "1:6: " },
    { "(;BO[10 --- *]B[k1];)\n(;BO[6 --- *];)", SUMI_RECORD_ERROR_BOARD, "1:6: only games on 8" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      SumiRecordFormat format;

      g_assert_null (sumi_record_read_data (rows[i].text, strlen (rows[i].text), &format, NULL,
                                            &error));
      g_test_message ("%s: %s", rows[i].text, error->message);
      g_assert_error (error, SUMI_RECORD_ERROR, (int) rows[i].code);
      g_assert_true (g_str_has_prefix (error->message, rows[i].place));
    }
}

/* Of several games those that are wrong are left out and counted, and it is said what is wrong with
 * the first; of games that are all wrong, or a single one on several lines, none is read. */
static void
test_left_out (void)
{
#define GOOD GAME "B[f5];)\n"
  static const struct
  {
    const char *text;
    guint n_read, n_left_out;
    const char *place; /* of the first; NULL: none is left out */
  } rows[] = {
    { GOOD GOOD, 2, 0, NULL },
    { GOOD GAME "\nB[a1];)\n" GOOD "(;GM[Othello];)", 2, 2, "3:3: a1 is not a legal move" },
    { "1 " GOOD "2 (;GM[Othello]BO[10 --- *]B[k10]W[x];)" GAME "B[f5]W[d6];)\n", 2, 1,
      "2:19: only games on 8 x 8" },
    { "(;BO[88 --- O]B[a1];)\n(;BO[6 --];)\n" GOOD, 1, 2, "1:6: only games on 8 x 8" },
    { "(;BO[10 --- *]B[k1];)\n" GAME "B[a1];)", 0, 0, "1:6: only games on 8 x 8" },
    { GOOD GAME "\nB[f5\n" GOOD, 2, 1, "3:2: this [ is not closed" },
    { GOOD "2 " GAME "B[f5]\n" GOOD, 2, 1, "3:1: a property" },
    { GOOD "who knows\n" GOOD, 2, 1, "2:1: a game must begin" },
    { GOOD "who knows", 1, 1, "2:1: a game must begin" },
    { GAME "\nB[a1];)" GAME "B[x9];)", 0, 0, "2:3: a1 is not a legal move" },
    { "f5d6\nf5d6c3\n\nf5d6d6\nc4", 3, 1, "4:5: d6 is not a legal move" },
    { "f5f5\nf5d6c3\nc4", 2, 1, "1:3: f5 is not a legal move" },
    { "f5d6c3d3c4\nf5d6c3d3c4f4f6f6", 1, 1, "2:15: f6 is not a legal move" },
    { "f5d6c3\nd3c4a1\nf4f6", 0, 0, "2:5: a1 is not a legal move" },
    { "f5d6\nf5", 2, 0, NULL },
  };
#undef GOOD

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (SumiRecordDamage) damage = { 0 };
      g_autoptr (GError) error = NULL;
      SumiRecordFormat format;
      g_autoptr (GPtrArray) records = sumi_record_read_data (
        rows[i].text, strlen (rows[i].text), &format, &damage, &error);
      const GError *first = records != NULL ? damage.first : error;

      g_test_message ("%s: %s", rows[i].text, first != NULL ? first->message : "none is wrong");
      g_assert_cmpuint (records != NULL ? records->len : 0, ==, rows[i].n_read);
      g_assert_cmpuint (damage.n_games, ==, rows[i].n_left_out);
      g_assert_true (rows[i].place != NULL ? g_str_has_prefix (first->message, rows[i].place)
                                           : first == NULL);
    }
}

/* The same of a WTHOR file, where the first that is wrong is said by its number, too. */
static void
test_left_out_of_wthor (void)
{
  SumiTranscript game;
  g_autoptr (GByteArray) data = NULL;
  g_auto (SumiRecordDamage) damage = { 0 };
  g_autoptr (GPtrArray) records = NULL;
  SumiRecordFormat format;

  sumi_transcript_from_text ("f5d6c3", sumi_position_start (SUMI_RULES_BLACK_FIRST), &game);
  data = make_wthor (&game);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GByteArray) one = make_wthor (&game);

      g_byte_array_append (data, one->data + 16, one->len - 16);
    }
  data->data[4] = 3;
  data->data[16 + 68 + 8 + 1] = 99;
  records = sumi_record_read_data ((const char *) data->data, data->len, &format, &damage, NULL);
  g_assert_nonnull (records);
  g_assert_cmpuint (records->len, ==, 2);
  g_assert_cmpuint (damage.n_games, ==, 1);
  g_assert_cmpstr (damage.first->message, ==, "game 2, byte 93: 99 stands for no square");
}

/* Names are shown as they are, so they are cut and made visible when they are read. */
static void
test_names (void)
{
  g_autofree char *name = g_strnfill (1 << 20, 'x');
  g_autofree char *text = g_strconcat ("(;GM[Othello]PB[", name, "]PW[\x1b[2J\u202e\xff]DT[a\nb]",
                                       "BO[" BOARD " *];)", NULL);
  g_autoptr (GPtrArray) records = read_as (text, strlen (text), SUMI_RECORD_GGF);
  const SumiGameRecord *record = records->pdata[0];

  g_assert_cmpint (g_utf8_strlen (record->black, -1), ==, SUMI_GAME_RECORD_MAX_NAME);
  g_assert_cmpstr (record->white, ==, "\ufffd[2J\ufffd\ufffd");
  g_assert_cmpstr (record->date, ==, "a b");
}

/* Lines of a drawn board are not looked for in what is far too long for one. */
static void
test_long_text (void)
{
  g_autofree char *text = g_strnfill (SUMI_RECORD_MAX_SIZE, '\n');
  g_autoptr (GError) error = NULL;
  SumiRecordFormat format;

  text[0] = '!';
  g_assert_null (sumi_record_read_data (text, SUMI_RECORD_MAX_SIZE, &format, NULL, &error));
  g_assert_error (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_UNKNOWN);
}

/* What is read on the main thread is not longer than any game. */
static void
test_entry (void)
{
  g_autofree char *text = g_strnfill (SUMI_RECORD_MAX_ENTRY + 1, ' ');
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = NULL;

  memcpy (text, "f5d6", 4);
  g_assert_null (sumi_record_read_entry (text, &error));
  g_assert_error (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_SIZE);
  text[SUMI_RECORD_MAX_ENTRY] = '\0';
  records = sumi_record_read_entry (text, NULL);
  g_assert_nonnull (records);
  g_assert_cmpint (((const SumiGameRecord *) records->pdata[0])->moves.n_moves, ==, 2);

  /* Nor are they several, of which one would be taken without a word. */
  g_clear_error (&error);
  g_assert_null (sumi_record_read_entry ("f5d6\nf5d6", &error));
  g_assert_error (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_ILLEGAL);
}

/* Text of any format is read behind the mark that some text editors write, and text of another
 * encoding is told from a file of games. */
static void
test_marks (void)
{
  static const struct
  {
    const char *text;
    SumiRecordFormat format;
  } cases[] = {
    { "f5d6c3", SUMI_RECORD_TRANSCRIPT },
    { WIPED_OUT ";)", SUMI_RECORD_GGF },
    { "---------------------------OX------XO--------------------------- X;\r\n",
      SUMI_RECORD_OBF },
    { "........\n........\n........\n...OX...\n...XO...\n........\n........\n........\n",
      SUMI_RECORD_BOARD },
  };
  static const struct
  {
    const char text[10];
    const char *message;
  } utf_16[] = {
    { "\xff\xfe" "f\0005\000d\0006", "1:4: there is a zero byte here; save the file as UTF-8" },
    { "\xfe\xff" "OB\000f\0005", "1:5: there is a zero byte here; save the file as UTF-8" },
  };
  SumiRecordFormat format;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", cases[i].text, NULL);
      g_autoptr (GPtrArray) records = read_as (marked, strlen (marked), cases[i].format);

      g_assert_cmpuint (records->len, ==, 1);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (utf_16); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (sumi_record_read_data (utf_16[i].text, sizeof utf_16[i].text, &format, NULL,
                                            &error));
      g_assert_error (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_SYNTAX);
      g_assert_cmpstr (error->message, ==, utf_16[i].message);
    }
}

/* A pass may be written out; what only begins like one is none, whatever follows. */
static void
test_ggf_passes (void)
{
  static const struct
  {
    const char *move;
    SumiRecordError code;
  } cases[] = {
    { "PA", SUMI_RECORD_ERROR_ILLEGAL },
    { "pass", SUMI_RECORD_ERROR_ILLEGAL },
    { "pa\xf0", SUMI_RECORD_ERROR_MOVE },
    { "part", SUMI_RECORD_ERROR_MOVE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf (GAME "B[%s];)", cases[i].move);
      g_autofree char *line = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_null (sumi_ggf_read_text (text, NULL, &error));
      g_assert_error (error, SUMI_RECORD_ERROR, (int) cases[i].code);
      line = sumi_record_error_to_line ("FILE", error);
      g_assert_true (g_utf8_validate (line, -1, NULL));
    }
}

/* No more moves are set up than there are. */
static void
test_ggf_given (void)
{
  static const struct
  {
    const char *value;
    int n_given;
  } cases[] = { { "1", 1 }, { "0", 0 }, { "-1", 0 }, { "3", 2 }, { "99999999999", 2 }, { "?", 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text
        = g_strdup_printf ("(;GM[Othello]SU[%s]BO[" BOARD " *]B[d3]W[c3];)", cases[i].value);
      g_autoptr (GPtrArray) records = read_as (text, strlen (text), SUMI_RECORD_GGF);

      g_assert_cmpint (((const SumiGameRecord *) records->pdata[0])->n_given, ==,
                       cases[i].n_given);
    }
}

/* What is no number of discs is no result. */
static void
test_ggf_results (void)
{
  static const char *const values[] = { "nan", "inf", "-65", "", "?" };

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *text
        = g_strdup_printf ("(;GM[Othello]RE[%s]BO[" BOARD " *]B[d3];)", values[i]);
      g_autoptr (GPtrArray) records = read_as (text, strlen (text), SUMI_RECORD_GGF);

      g_assert_false (((const SumiGameRecord *) records->pdata[0])->has_result);
    }
}

/* A reading that is cancelled ends at the next game or line. */
static void
test_cancelled (void)
{
  SumiTranscript game = { .start = sumi_position_start (SUMI_RULES_BLACK_FIRST),
                          .end = sumi_position_start (SUMI_RULES_BLACK_FIRST) };
  g_autoptr (GByteArray) wthor = make_wthor (&game);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const struct
  {
    const char *data;
    gsize length;
  } cases[] = {
    { WIPED_OUT ";)", strlen (WIPED_OUT ";)") },
    { "---------------------------OX------XO--------------------------- X;\n", 68 },
    { (const char *) wthor->data, wthor->len },
  };

  g_cancellable_cancel (cancellable);
  g_cancellable_push_current (cancellable);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      SumiRecordFormat format;

      g_assert_null (sumi_record_read_data (cases[i].data, cases[i].length, &format, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
  g_cancellable_pop_current (cancellable);
}

static void
test_files (void)
{
  g_autofree char *empty = NULL;
  int fd = g_file_open_tmp ("sumi-empty-XXXXXX", &empty, NULL);
  const char *const paths[] = { "/dev/zero", "/", "/nonexistent", empty };

  g_assert_true (g_close (fd, NULL));
  g_assert_true (g_file_set_contents (empty, " \n", -1, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      g_autoptr (GError) error = NULL;
      g_autofree char *line = NULL;
      g_autofree char *start = g_strconcat (paths[i], ": ", NULL);
      SumiRecordFormat format;

      g_assert_null (sumi_record_read_file (file, &format, NULL, NULL, &error));
      g_assert_nonnull (error);
      line = sumi_record_error_to_line (paths[i], error);
      g_assert_true (g_str_has_prefix (line, start));
    }
  g_unlink (empty);
}

static void
test_lines_of_errors (void)
{
  static const char *const rows[][2] = {
    { "1:2: is wrong", "FILE:1:2: is wrong" },
    { "is larger than 8 MiB", "FILE: is larger than 8 MiB" },
    { "byte 3: is wrong", "FILE: byte 3: is wrong" },
    /* In Turkish. */
    { "3. bayt: yanlış", "FILE: 3. bayt: yanlış" },
    { "8 MiB’tan büyük", "FILE: 8 MiB’tan büyük" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = g_error_new_literal (G_IO_ERROR, 0, rows[i][0]);
      g_autofree char *line = sumi_record_error_to_line ("FILE", error);

      g_assert_cmpstr (line, ==, rows[i][1]);
    }
}

static void
read_anything (const char *data, gsize length)
{
  g_autoptr (GError) error = NULL;
  SumiRecordFormat format;
  g_autoptr (GPtrArray) records = sumi_record_read_data (data, length, &format, NULL, &error);

  g_assert_true ((records == NULL) == (error != NULL));
  if (error != NULL)
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

/* Each file cut off everywhere, and with bytes changed at random. */
static void
test_damage (void)
{
  RandomSource source = random_source_init (5);

  for (int i = 0; i < 20; i++)
    {
      SumiTranscript game = random_game (&source);
      g_autoptr (SumiGameRecord) record = sumi_game_record_new (&game);
      g_autoptr (GByteArray) wthor = make_wthor (&game);
      g_autofree char *ggf = sumi_ggf_write (record);
      g_autofree char *board = sumi_record_to_board (game.end);
      g_autofree char *moves = sumi_record_to_transcript (record);
      const struct
      {
        const char *data;
        gsize length;
      } files[] = {
        { (const char *) wthor->data, wthor->len },
        { ggf, strlen (ggf) },
        { board, strlen (board) },
        { moves, strlen (moves) },
      };

      for (gsize j = 0; j < G_N_ELEMENTS (files); j++)
        {
          for (gsize length = 0; length < files[j].length; length++)
            read_anything (files[j].data, length);
          for (int k = 0; k < 200; k++)
            {
              g_autofree char *copy = g_memdup2 (files[j].data, files[j].length);

              if (files[j].length == 0)
                break;
              for (int n = random_source_below (&source, 3); n >= 0; n--)
                copy[random_source_below (&source, (int) files[j].length)] =
                    (char) random_source_below (&source, 256);
              read_anything (copy, files[j].length);
            }
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/marks", test_marks);
  g_test_add_func ("/record/ggf-passes", test_ggf_passes);
  g_test_add_func ("/record/ggf-results", test_ggf_results);
  g_test_add_func ("/record/ggf-given", test_ggf_given);
  g_test_add_func ("/record/transcripts", test_transcripts);
  g_test_add_func ("/record/ggf", test_ggf);
  g_test_add_func ("/record/ggf-times", test_ggf_times);
  g_test_add_func ("/record/copy", test_copy);
  g_test_add_func ("/record/positions", test_positions);
  g_test_add_func ("/record/wthor", test_wthor);
  g_test_add_func ("/record/binary", test_binary);
  g_test_add_func ("/record/scoring", test_scoring);
  g_test_add_func ("/record/what-people-write", test_what_people_write);
  g_test_add_func ("/record/drawn-boards", test_drawn_boards);
  g_test_add_func ("/record/mistakes", test_mistakes);
  g_test_add_func ("/record/left-out", test_left_out);
  g_test_add_func ("/record/left-out/wthor", test_left_out_of_wthor);
  g_test_add_func ("/record/names", test_names);
  g_test_add_func ("/record/long-text", test_long_text);
  g_test_add_func ("/record/entry", test_entry);
  g_test_add_func ("/record/cancelled", test_cancelled);
  g_test_add_func ("/record/files", test_files);
  g_test_add_func ("/record/lines-of-errors", test_lines_of_errors);
  g_test_add_func ("/record/damage", test_damage);
  return g_test_run ();
}
