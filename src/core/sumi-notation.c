/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-notation.h"

#include <string.h>

/* What the next characters of a transcript are. */
typedef enum
{
  TOKEN_END,
  TOKEN_MOVE,
  TOKEN_CUT_OFF,
  TOKEN_UNKNOWN,
} TokenKind;

#define ROW_NAMES(row) "a" row, "b" row, "c" row, "d" row, "e" row, "f" row, "g" row, "h" row

static const char square_names[][3] = {
  ROW_NAMES ("1"),
  ROW_NAMES ("2"),
  ROW_NAMES ("3"),
  ROW_NAMES ("4"),
  ROW_NAMES ("5"),
  ROW_NAMES ("6"),
  ROW_NAMES ("7"),
  ROW_NAMES ("8"),
  [SUMI_SQUARE_PASS] = "--",
  [SUMI_SQUARE_NONE] = "",
};

static bool
is_digit (char c)
{
  return c >= '0' && c <= '9';
}

static char
to_lower (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

static bool
is_separator (char c)
{
  return c == ' ' || c == ',' || c == '\t' || c == '\n' || c == '\r';
}

/* The number of bytes of separators and numbers with dots that TEXT begins with. */
static size_t
skip_separators (const char *text)
{
  size_t end = 0;

  for (;;)
    {
      size_t digits = 0;

      while (is_separator (text[end]))
        end++;
      while (is_digit (text[end + digits]))
        digits++;
      if (digits == 0 || text[end + digits] != '.')
        return end;
      end += digits;
      while (text[end] == '.')
        end++;
    }
}

static bool
has_prefix (const char *text, const char *lower_prefix)
{
  for (; *lower_prefix != '\0'; text++, lower_prefix++)
    if (to_lower (*text) != *lower_prefix)
      return false;

  return true;
}

/* The length of the written pass that TEXT begins with, or 0. */
static size_t
match_pass (const char *text)
{
  static const char *const spellings[] = { "pass", "pa", "--" };

  for (size_t i = 0; i < sizeof spellings / sizeof spellings[0]; i++)
    if (has_prefix (text, spellings[i]))
      return strlen (spellings[i]);

  return 0;
}

/* Reads the square named by the two characters TEXT begins with. */
static bool
match_square (const char *text, SumiSquare *out_square)
{
  char column = to_lower (text[0]);

  if (column < 'a' || column > 'h' || text[1] < '1' || text[1] > '8')
    return false;
  *out_square = sumi_square_at (column - 'a', text[1] - '1');

  return true;
}

/* Reads the move at TEXT, which begins with no separator; OUT_LENGTH is its length in bytes. */
static TokenKind
read_token (const char *text, SumiSquare *out_move, size_t *out_length)
{
  if (text[0] == '\0')
    return TOKEN_END;

  *out_length = match_pass (text);
  if (*out_length > 0)
    {
      *out_move = SUMI_SQUARE_PASS;
      return TOKEN_MOVE;
    }
  if (match_square (text, out_move))
    {
      *out_length = 2;
      return TOKEN_MOVE;
    }
  if (text[1] == '\0'
      && ((to_lower (text[0]) >= 'a' && to_lower (text[0]) <= 'h') || to_lower (text[0]) == 'p'
          || text[0] == '-'))
    return TOKEN_CUT_OFF;

  return TOKEN_UNKNOWN;
}

static void
add_move (SumiTranscript *transcript, SumiSquare move)
{
  transcript->moves[transcript->n_moves++] = (uint8_t) move;
  transcript->end = sumi_position_play (transcript->end, move);
}

static SumiNotationResult
result (SumiNotationStatus status, size_t offset)
{
  return (SumiNotationResult){ .status = status, .offset = offset };
}

/* The name of SQUARE in lower case; "--" for a pass, "" for no square. */
const char *
sumi_square_to_name (SumiSquare square)
{
  if (square < 0 || square > SUMI_SQUARE_NONE)
    square = SUMI_SQUARE_NONE;

  return square_names[square];
}

/* Reads NAME, which must be the name of a square and nothing else, in either case. */
bool
sumi_square_from_name (const char *name, SumiSquare *out_square)
{
  SumiSquare square;

  if (!match_square (name, &square) || name[2] != '\0')
    return false;
  *out_square = square;

  return true;
}

/* Reads the discs of 64 cells row by row from a1: "XxBb*" black, "OoWw" white, ".-" empty. The sets
 * are written to only if all is well. */
SumiNotationResult
sumi_cells_from_text (const char *text, SumiBitboard *out_black, SumiBitboard *out_white)
{
  SumiBitboard black = 0, white = 0;

  for (SumiSquare square = 0; square < SUMI_CELLS_LENGTH; square++)
    {
      char cell = text[square];

      if (cell == '\0')
        return result (SUMI_NOTATION_TOO_SHORT, (size_t) square);
      if (strchr ("XxBb*", cell))
        black |= sumi_bitboard_of (square);
      else if (strchr ("OoWw", cell))
        white |= sumi_bitboard_of (square);
      else if (!strchr (".-", cell))
        return result (SUMI_NOTATION_BAD_CELL, (size_t) square);
    }
  if (text[SUMI_CELLS_LENGTH] != '\0')
    return result (SUMI_NOTATION_TOO_LONG, SUMI_CELLS_LENGTH);
  *out_black = black;
  *out_white = white;

  return result (SUMI_NOTATION_OK, SUMI_CELLS_LENGTH);
}

/* Writes the 64 cells row by row from a1 as "X" black, "O" white, "." empty. */
void
sumi_cells_to_text (SumiPosition position, char out_text[SUMI_CELLS_LENGTH + 1])
{
  SumiBitboard black = sumi_position_discs (position, SUMI_BLACK);
  SumiBitboard white = sumi_position_discs (position, SUMI_WHITE);

  for (SumiSquare square = 0; square < SUMI_CELLS_LENGTH; square++)
    out_text[square] = sumi_bitboard_has (black, square)   ? 'X'
                       : sumi_bitboard_has (white, square) ? 'O'
                                                           : '.';
  out_text[SUMI_CELLS_LENGTH] = '\0';
}

/* Draws the board for a terminal in nine lines: the first names the columns, each other begins with
 * the number of its row. A marked empty square is a "*", a marked disc is followed by one. */
void
sumi_position_to_diagram (SumiPosition position,
                          SumiBitboard marked,
                          char out_text[SUMI_DIAGRAM_SIZE])
{
  static const char header[] = "  a b c d e f g h\n";
  char cells[SUMI_CELLS_LENGTH + 1];
  char *end = out_text + sizeof header - 1;

  memcpy (out_text, header, sizeof header);
  sumi_cells_to_text (position, cells);
  for (int row = 0; row < 8; row++)
    {
      char gap = ' ';

      *end++ = (char) ('1' + row);
      for (int column = 0; column < 8; column++)
        {
          SumiSquare square = sumi_square_at (column, row);
          bool is_marked = sumi_bitboard_has (marked, square);
          bool is_empty = cells[square] == '.';

          *end++ = gap;
          *end++ = is_marked && is_empty ? '*' : cells[square];
          gap = is_marked && !is_empty ? '*' : ' ';
        }
      if (gap != ' ')
        *end++ = gap;
      *end++ = '\n';
    }
  *end = '\0';
}

/* Plays MOVE at the end of TRANSCRIPT, and before it a pass that was left out. A move that is not
 * legal is not added; the pass may have been. */
SumiNotationStatus
sumi_transcript_play (SumiTranscript *transcript, SumiSquare move)
{
  if (move == SUMI_SQUARE_PASS)
    {
      if (!sumi_position_must_pass (transcript->end))
        return SUMI_NOTATION_ILLEGAL_PASS;
      add_move (transcript, move);
      return SUMI_NOTATION_OK;
    }

  if (sumi_position_must_pass (transcript->end)
      && sumi_position_is_legal (sumi_position_pass (transcript->end), move))
    add_move (transcript, SUMI_SQUARE_PASS);
  if (!sumi_position_is_legal (transcript->end, move))
    return SUMI_NOTATION_ILLEGAL_MOVE;
  add_move (transcript, move);

  return SUMI_NOTATION_OK;
}

/* Reads the moves of a game that begins with START. Case does not matter; spaces, commas, line ends
 * and numbers with dots are skipped. A pass between two moves may be left out or written "pa",
 * "pass" or "--"; one after the last move counts only if it is written. After an error the
 * transcript holds the moves before it, and the offset is where the move at fault begins, or the
 * end of a text that stops within a move. */
SumiNotationResult
sumi_transcript_from_text (const char *text, SumiPosition start, SumiTranscript *out_transcript)
{
  size_t offset = 0;

  *out_transcript = (SumiTranscript){ .start = start, .end = start };
  for (;;)
    {
      SumiSquare move = SUMI_SQUARE_NONE;
      size_t length = 0;
      SumiNotationStatus status;

      offset += skip_separators (text + offset);
      switch (read_token (text + offset, &move, &length))
        {
        case TOKEN_END:
          return result (SUMI_NOTATION_OK, offset);
        case TOKEN_CUT_OFF:
          return result (SUMI_NOTATION_TOO_SHORT, offset + 1);
        case TOKEN_UNKNOWN:
          return result (SUMI_NOTATION_BAD_SQUARE, offset);
        case TOKEN_MOVE:
          break;
        }
      status = sumi_transcript_play (out_transcript, move);
      if (status != SUMI_NOTATION_OK)
        return result (status, offset);
      offset += length;
    }
}

/* How many of the first N moves put a disc on the board: a pass is not counted. */
int
sumi_transcript_count_moves (const SumiTranscript *transcript, int n)
{
  int count = 0;

  for (int i = 0; i < n; i++)
    count += transcript->moves[i] != SUMI_SQUARE_PASS;
  return count;
}

/* Writes the moves in lower case without separators, passes as "--". */
void
sumi_transcript_to_text (const SumiTranscript *transcript,
                         char out_text[2 * SUMI_TRANSCRIPT_MAX + 1])
{
  for (int i = 0; i < transcript->n_moves; i++)
    memcpy (out_text + 2 * i, sumi_square_to_name (transcript->moves[i]), 2);
  out_text[2 * transcript->n_moves] = '\0';
}
