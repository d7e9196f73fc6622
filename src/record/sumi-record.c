/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-ggf.h"
#include "sumi-load.h"
#include "sumi-obf.h"
#include "sumi-wthor.h"

#define CELL_CHARACTERS "XxBb*OoWw.-"

/* In bytes. No drawn board is longer, with the words above and below it. */
#define MAX_BOARD_LENGTH 4096

/* As many games as a WTHOR file of the largest size has. */
#define MAX_LINES 1000000

/* The first character of TEXT that is no space. */
static const char *
skip_spaces (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  return text;
}

/* Whether the first word of TEXT that is not a comment is a board in one line. */
static gboolean
is_obf (const char *text)
{
  const char *word = skip_spaces (text);

  while (*word == '%')
    word = skip_spaces (word + strcspn (word, "\n"));
  return strspn (word, CELL_CHARACTERS) >= SUMI_CELLS_LENGTH;
}

/* Takes the cells of one drawn row, which may begin or end with its number and have spaces; FALSE
 * if LINE is none. */
static gboolean
take_row (const char *line, char cells[8])
{
  int n = 0;

  for (; *line != '\0'; line++)
    {
      if (strchr (CELL_CHARACTERS, *line) != NULL)
        {
          if (n == 8)
            return FALSE;
          cells[n++] = *line;
        }
      else if (!g_ascii_isspace (*line) && !g_ascii_isdigit (*line) && *line != '|')
        return FALSE;
    }
  return n == 8;
}

/* Reads whose turn it is from the words above or below a drawn board: they say so if they name one
 * side only, or which of both is to move. FALSE if LINE is no such words. */
static gboolean
take_turn (const char *line, SumiColor *out_turn)
{
  g_autofree char *words = g_ascii_strdown (line, -1);
  gboolean names_black, names_white;

  g_strstrip (words);
  names_black = strstr (words, "black") != NULL;
  names_white = strstr (words, "white") != NULL;
  if (g_str_equal (words, "x") || g_str_equal (words, "*"))
    *out_turn = SUMI_BLACK;
  else if (g_str_equal (words, "o"))
    *out_turn = SUMI_WHITE;
  else if (!g_str_has_prefix (words, "black") && !g_str_has_prefix (words, "white"))
    return FALSE;
  else if (!names_white || strstr (words, "black to move") != NULL)
    *out_turn = SUMI_BLACK;
  else if (!names_black || strstr (words, "white to move") != NULL)
    *out_turn = SUMI_WHITE;
  return TRUE;
}

/* Empties the cells that are marked on a drawn board: where black discs are X or B, * is none, but
 * a legal move, as sumi-tool draws it. */
static void
take_marks_off (char *cells)
{
  if (strpbrk (cells, "XxBb") != NULL)
    g_strdelimit (cells, "*", '.');
}

/* Reads a drawn board; FALSE if TEXT is none. Black is to move unless the text says otherwise. */
static gboolean
read_board (const char *text, SumiPosition *out_position)
{
  g_auto (GStrv) lines = NULL;
  char cells[SUMI_CELLS_LENGTH + 1] = { 0 };
  SumiBitboard black, white;
  SumiColor turn = SUMI_BLACK;
  int n_rows = 0;

  if (strlen (text) > MAX_BOARD_LENGTH)
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_strstrip (lines[i]);
      if (lines[i][0] == '\0' || take_turn (lines[i], &turn))
        continue;
      if (n_rows < 8 && take_row (lines[i], cells + 8 * n_rows))
        n_rows++;
      else if (g_ascii_strncasecmp (lines[i], "a b c d", 7) != 0
               && g_ascii_strncasecmp (lines[i], "abcd", 4) != 0)
        return FALSE;
    }
  take_marks_off (cells);
  if (n_rows != 8 || sumi_cells_from_text (cells, &black, &white).status != SUMI_NOTATION_OK)
    return FALSE;
  *out_position = sumi_position_make (black, white, turn);
  return TRUE;
}

static void
add_position (GPtrArray *records, SumiPosition position, SumiScoring scoring)
{
  const SumiTranscript moves = { .start = position, .end = position };
  SumiGameRecord *record = sumi_game_record_new (&moves);

  record->scoring = scoring;
  g_ptr_array_add (records, record);
}

static GPtrArray *
read_obf (const char *data, gsize length, GError **error)
{
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  g_autoptr (GPtrArray) problems = sumi_obf_read_data (data, length, error);

  if (problems == NULL)
    return NULL;
  for (guint i = 0; i < problems->len; i++)
    add_position (records, ((const SumiObfProblem *) problems->pdata[i])->position,
                  SUMI_SCORING_EMPTIES_TO_WINNER);
  return g_steal_pointer (&records);
}

/* What was read of moves, as far as they could be. */
typedef struct
{
  GPtrArray *records;        /* of SumiGameRecord; owned by the caller */
  SumiNotationStatus status; /* SUMI_NOTATION_OK: all was read */
  gsize offset;              /* where it is wrong otherwise */
  gboolean has_moves;        /* in the game that is wrong */
  guint n_wrong;             /* games, where there may be several */
} Moves;

/* Reads the moves of one game from TEXT, which stands OFFSET bytes into what is read. */
static void
read_game (const char *text, gsize offset, Moves *moves)
{
  SumiTranscript game;
  SumiNotationResult result =
      sumi_transcript_from_text (text, sumi_position_start (SUMI_RULES_BLACK_FIRST), &game);

  moves->status = result.status;
  moves->offset = offset + result.offset;
  moves->has_moves = game.n_moves > 0;
  if (result.status == SUMI_NOTATION_OK)
    g_ptr_array_add (moves->records, sumi_game_record_new (&game));
}

/* Reads a game in each line of TEXT that has moves; what is said to be wrong is the first that is.
 * FALSE with ERROR if it was cancelled. */
static gboolean
read_lines (const char *text, Moves *moves, GError **error)
{
  Moves game = { moves->records };
  gsize start = 0, length;

  for (; text[start] != '\0'; start += length)
    {
      g_autofree char *line = NULL;
      gboolean is_game;

      if (g_cancellable_set_error_if_cancelled (g_cancellable_get_current (), error))
        return FALSE;
      length = strcspn (text + start, "\r\n");
      line = g_strndup (text + start, length);
      read_game (line, start, &game);
      is_game = game.status == SUMI_NOTATION_OK;
      if (!is_game && moves->n_wrong++ == 0)
        {
          moves->status = game.status;
          moves->offset = game.offset;
          moves->has_moves = game.has_moves;
        }
      if (moves->records->len > MAX_LINES)
        return TRUE;
      if (is_game && !game.has_moves)
        g_ptr_array_set_size (moves->records, (int) moves->records->len - 1);
      length += strspn (text + start + length, "\r\n");
    }
  return TRUE;
}

/* The message for a file or text in no format that Sumi reads. */
static const char *
explain_unknown (void)
{
  return _("this is neither a game nor a position that Sumi can read: it reads moves such as "
           "f5d6c3, GGF, OBF, a drawn board, and WTHOR files");
}

static void
fail_moves (const char *text, const Moves *moves, GError **error)
{
  switch (moves->status)
    {
    case SUMI_NOTATION_ILLEGAL_MOVE:
    case SUMI_NOTATION_ILLEGAL_PASS:
      sumi_record_fail (error, SUMI_RECORD_ERROR_ILLEGAL, text, moves->offset,
                        _("%.2s is not a legal move"), text + moves->offset);
      return;
    case SUMI_NOTATION_OK:
    case SUMI_NOTATION_TOO_SHORT:
    case SUMI_NOTATION_TOO_LONG:
    case SUMI_NOTATION_BAD_CELL:
    case SUMI_NOTATION_BAD_SQUARE:
    default:
      sumi_record_fail (error,
                        moves->has_moves ? SUMI_RECORD_ERROR_MOVE : SUMI_RECORD_ERROR_UNKNOWN,
                        text, moves->offset, "%s",
                        moves->has_moves ? _("this is not a move") : explain_unknown ());
    }
}

/* Whether a text in which one game could not be read has a game in each line, some of which may be
 * wrong: most are right, or they got further than one game on all of them. */
static gboolean
are_several (const Moves *as_several, const Moves *as_one)
{
  guint n = as_several->records->len;

  return n > 0 && n <= MAX_LINES
         && (as_several->n_wrong < n || as_several->offset > as_one->offset);
}

/* Reads TEXT as the moves of one game, on any number of lines or, if that fails and it
 * MAY_BE_SEVERAL, as a game in each line; those that are wrong are left out. If that fails too,
 * ERROR is that of the attempt that got further. */
static GPtrArray *
read_transcripts (const char *text,
                  gboolean may_be_several,
                  SumiRecordDamage *out_damage,
                  GError **error)
{
  g_auto (SumiRecordDamage) damage = { 0 };
  g_autoptr (GPtrArray) one = sumi_game_records_new (), several = sumi_game_records_new ();
  Moves as_one = { one }, as_several = { several };

  read_game (text, 0, &as_one);
  if (as_one.status == SUMI_NOTATION_OK)
    return g_steal_pointer (&one);
  if (may_be_several && !read_lines (text, &as_several, error))
    return NULL;
  if (are_several (&as_several, &as_one))
    {
      damage.n_games = as_several.n_wrong;
      if (damage.n_games > 0)
        fail_moves (text, &as_several, &damage.first);
      return sumi_record_settle (g_steal_pointer (&several), &damage, out_damage, error);
    }
  fail_moves (text,
              as_several.status != SUMI_NOTATION_OK && as_several.offset > as_one.offset
                  ? &as_several
                  : &as_one,
              error);
  return NULL;
}

/* Whether the LENGTH bytes at DATA begin with the byte order mark of UTF-16, which no format is
 * written in. */
static gboolean
is_utf_16 (const char *data, gsize length)
{
  return length >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0);
}

/* Reads the LENGTH bytes at DATA, the first of which that is zero is at ZERO. */
static GPtrArray *
read_bytes (const char *data,
            gsize length,
            const char *zero,
            SumiRecordFormat *out_format,
            SumiRecordDamage *out_damage,
            GError **error)
{
  if (is_utf_16 (data, length))
    {
      sumi_record_fail (error, SUMI_RECORD_ERROR_SYNTAX, data, (gsize) (zero - data),
                        _("there is a zero byte here; save the file as UTF-8"));
      return NULL;
    }
  if (!sumi_wthor_is_likely (data, length))
    {
      g_set_error_literal (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_UNKNOWN,
                           explain_unknown ());
      return NULL;
    }
  *out_format = SUMI_RECORD_WTHOR;
  return sumi_wthor_read_data (data, length, out_damage, error);
}

/* Reads TEXT; transcripts only one, unless they MAY_BE_SEVERAL. */
static GPtrArray *
read_text (const char *text,
           gboolean may_be_several,
           SumiRecordFormat *out_format,
           SumiRecordDamage *out_damage,
           GError **error)
{
  SumiPosition position;

  if (sumi_ggf_is_likely (text))
    {
      *out_format = SUMI_RECORD_GGF;
      return sumi_ggf_read_text (text, out_damage, error);
    }
  if (is_obf (text))
    {
      *out_format = SUMI_RECORD_OBF;
      return read_obf (text, strlen (text), error);
    }
  if (read_board (text, &position))
    {
      GPtrArray *records = sumi_game_records_new ();

      *out_format = SUMI_RECORD_BOARD;
      add_position (records, position, SUMI_SCORING_DISCS);
      return records;
    }
  *out_format = SUMI_RECORD_TRANSCRIPT;
  return read_transcripts (text, may_be_several, out_damage, error);
}

/* Reads the LENGTH bytes at DATA; transcripts only one, unless they MAY_BE_SEVERAL. */
static GPtrArray *
read_data (const char *data,
           gsize length,
           gboolean may_be_several,
           SumiRecordFormat *out_format,
           SumiRecordDamage *out_damage,
           GError **error)
{
  g_autofree char *text = NULL;
  const char *zero;

  if (length > SUMI_RECORD_MAX_SIZE)
    {
      g_set_error (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_SIZE, _("is larger than %d MiB"),
                   SUMI_RECORD_MAX_SIZE >> 20);
      return NULL;
    }
  if (out_damage != NULL)
    *out_damage = (SumiRecordDamage){ 0 };
  sumi_load_skip_mark (&data, &length);
  zero = memchr (data, '\0', length);
  if (zero != NULL)
    return read_bytes (data, length, zero, out_format, out_damage, error);
  text = g_strndup (data, length);
  return read_text (text, may_be_several, out_format, out_damage, error);
}

/* The games and positions in the LENGTH bytes at DATA, as SumiGameRecord, at least one. Of several
 * games those that are wrong are left out and counted in OUT_DAMAGE. NULL with an error that says
 * where it is wrong, of the first game where all are or OUT_DAMAGE is NULL, or with
 * G_IO_ERROR_CANCELLED when g_cancellable_get_current() is cancelled, which is checked before each
 * game or line. Owned by the caller. */
GPtrArray *
sumi_record_read_data (const char *data,
                       gsize length,
                       SumiRecordFormat *out_format,
                       SumiRecordDamage *out_damage,
                       GError **error)
{
  return read_data (data, length, TRUE, out_format, out_damage, error);
}

/* The same for TEXT that somebody typed or pasted where one game or position belongs, of any
 * format. Does not need a thread: it takes well under a millisecond, since text longer than
 * SUMI_RECORD_MAX_ENTRY is refused. */
GPtrArray *
sumi_record_read_entry (const char *text, GError **error)
{
  gsize length = strlen (text);
  SumiRecordFormat format;

  if (length <= SUMI_RECORD_MAX_ENTRY)
    return read_data (text, length, FALSE, &format, NULL, error);
  g_set_error_literal (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_SIZE,
                       _("This text is too long for one game."));
  return NULL;
}

/* The same from a file, which must be a regular one and have a move or a position in it. Blocks;
 * for a thread. */
GPtrArray *
sumi_record_read_file (GFile *file,
                       SumiRecordFormat *out_format,
                       SumiRecordDamage *out_damage,
                       GCancellable *cancellable,
                       GError **error)
{
  g_autofree char *data = NULL;
  g_autoptr (GPtrArray) records = NULL;
  gsize length;

  data = sumi_load_file (file, SUMI_RECORD_MAX_SIZE, cancellable, &length, error);
  if (data == NULL)
    return NULL;
  records = sumi_record_read_data (data, length, out_format, out_damage, error);
  if (records != NULL && *out_format == SUMI_RECORD_TRANSCRIPT
      && ((const SumiGameRecord *) records->pdata[0])->moves.n_moves == 0)
    {
      g_set_error_literal (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_UNKNOWN,
                           _("there is no game in it"));
      return NULL;
    }
  return g_steal_pointer (&records);
}

/* The moves of RECORD alone, with "--" for each pass. The caller owns the text. */
char *
sumi_record_to_transcript (const SumiGameRecord *record)
{
  char *text = g_malloc (2 * SUMI_TRANSCRIPT_MAX + 1);

  sumi_transcript_to_text (&record->moves, text);
  return text;
}

/* POSITION as one line of OBF. The caller owns it. */
char *
sumi_record_to_obf (SumiPosition position)
{
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (position, cells);
  return g_strdup_printf ("%s %c;\n", cells, position.turn == SUMI_BLACK ? 'X' : 'O');
}

/* What the game RECORD is known by: where it began, and its moves. The caller owns it. */
char *
sumi_record_to_key (const SumiGameRecord *record)
{
  g_autofree char *start = sumi_record_to_obf (record->moves.start);
  g_autofree char *moves = sumi_record_to_transcript (record);

  return g_strconcat (g_strstrip (start), " ", moves, NULL);
}

/* POSITION drawn in rows, and below it whose turn it is; in English, since programs read it. The
 * caller owns the text. */
char *
sumi_record_to_board (SumiPosition position)
{
  char diagram[SUMI_DIAGRAM_SIZE];

  sumi_position_to_diagram (position, 0, diagram);
  return g_strdup_printf ("%s%s to move\n", diagram,
                          position.turn == SUMI_BLACK ? "Black" : "White");
}
