/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ggf.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "sumi-record-error.h"
#include "sumi-visible.h"

/* No longer time of a move is believed: a day. */
#define MAX_TIME_S (24 * 60 * 60)

/* The text and how far it has been read. */
typedef struct
{
  const char *text; /* ends with a zero */
  gsize offset;
  GError **error; /* NULL: another game was wrong before */
} Reader;

/* TAG[VALUE] */
typedef struct
{
  char tag[3];
  char *value;  /* without the escapes */
  gsize offset; /* of the value */
} Property;

/* A game while it is read. */
typedef struct
{
  SumiGameRecord *record;
  gboolean has_board;
} Game;

static void
skip_spaces (Reader *reader)
{
  while (g_ascii_isspace (reader->text[reader->offset]))
    reader->offset++;
}

static gboolean
accept (Reader *reader, const char *token)
{
  skip_spaces (reader);
  if (!g_str_has_prefix (reader->text + reader->offset, token))
    return FALSE;
  reader->offset += strlen (token);
  return TRUE;
}

/* The next property, whose value the caller frees. */
static gboolean
read_property (Reader *reader, Property *out_property)
{
  const char *text = reader->text;
  GString *value = NULL;
  gsize n = 0;

  skip_spaces (reader);
  while (n < 2 && g_ascii_isupper (text[reader->offset + n]))
    n++;
  if (n == 0 || text[reader->offset + n] != '[')
    return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_SYNTAX, text, reader->offset,
                             _("a property such as B[d3], or ;) at the end, is missing"));
  memset (out_property->tag, 0, sizeof out_property->tag);
  memcpy (out_property->tag, text + reader->offset, n);
  reader->offset += n + 1;
  out_property->offset = reader->offset;
  value = g_string_new (NULL);
  for (; text[reader->offset] != ']'; reader->offset++)
    {
      if (text[reader->offset] == '\\' && text[reader->offset + 1] != '\0')
        reader->offset++;
      /* Where the rest of a game is missing, the next one is no part of it. */
      if (text[reader->offset] == '\0' || g_str_has_prefix (text + reader->offset, "\n(;"))
        {
          g_string_free (value, TRUE);
          return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_SYNTAX, text,
                                   out_property->offset - 1, _("this [ is not closed"));
        }
      g_string_append_c (value, text[reader->offset]);
    }
  reader->offset++;
  out_property->value = g_string_free (value, FALSE);
  return TRUE;
}

/* BO[8 cells side], with spaces anywhere among the cells. */
static gboolean
read_board (Reader *reader, const Property *property, Game *game)
{
  char cells[SUMI_CELLS_LENGTH + 2] = { 0 };
  const char *value = property->value;
  SumiBitboard black, white;
  SumiPosition position;
  gsize n = 0, i = 0;

  while (g_ascii_isspace (value[i]))
    i++;
  if (g_ascii_isdigit (value[i]) && !(value[i] == '8' && g_ascii_isspace (value[i + 1])))
    return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_BOARD, reader->text,
                             property->offset + i, _("only games on 8 x 8 squares can be read"));
  i += value[i] == '8';
  for (; value[i] != '\0' && n <= SUMI_CELLS_LENGTH; i++)
    {
      if (!g_ascii_isspace (value[i]))
        cells[n++] = value[i];
    }
  while (g_ascii_isspace (value[i]))
    i++;
  if (n != SUMI_CELLS_LENGTH + 1 || value[i] != '\0' || strchr ("*O", cells[n - 1]) == NULL)
    return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_BOARD, reader->text, property->offset,
                             _("must be 64 cells, then the side to move, * or O"));
  cells[n - 1] = cells[n - 1] == '*' ? 'X' : cells[n - 1];
  position.turn = cells[n - 1] == 'X' ? SUMI_BLACK : SUMI_WHITE;
  cells[n - 1] = '\0';
  if (sumi_cells_from_text (cells, &black, &white).status != SUMI_NOTATION_OK)
    return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_BOARD, reader->text, property->offset,
                             _("black is *, white O, empty -"));
  position = sumi_position_make (black, white, position.turn);
  game->record->moves = (SumiTranscript){ .start = position, .end = position };
  g_clear_pointer (&game->record->times_ms, g_free);
  game->has_board = TRUE;
  return TRUE;
}

/* The time after the second slash in VALUE, in milliseconds; 0 if there is none, or if no move can
 * take so long. */
static int
read_time (const char *value)
{
  const char *stroke = strchr (value, '/');
  double seconds;

  stroke = stroke != NULL ? strchr (stroke + 1, '/') : NULL;
  seconds = stroke != NULL ? g_ascii_strtod (stroke + 1, NULL) : 0;
  return seconds > 0 && seconds <= MAX_TIME_S ? (int) lround (seconds * 1000) : 0;
}

/* B[d3/eval/time] or W[PA]. */
static gboolean
read_move (Reader *reader, const Property *property, Game *game)
{
  SumiTranscript *moves = &game->record->moves;
  SumiColor side = property->tag[0] == 'B' ? SUMI_BLACK : SUMI_WHITE;
  g_autofree char *name = g_strndup (property->value, strcspn (property->value, "/"));
  SumiSquare move = SUMI_SQUARE_PASS;
  gboolean is_turn;

  g_strstrip (name);
  if (!game->has_board)
    return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_SYNTAX, reader->text,
                             property->offset, _("there is no board BO[…] before the first move"));
  if (g_ascii_strcasecmp (name, "pa") != 0 && g_ascii_strcasecmp (name, "pass") != 0
      && !sumi_square_from_name (name, &move))
    return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_MOVE, reader->text, property->offset,
                             _("must be a square, a1 to h8, or PA for a pass"));
  /* A pass that was left out is played, too. */
  is_turn =
      moves->end.turn == side || (sumi_position_must_pass (moves->end) && move != SUMI_SQUARE_PASS);
  if (!is_turn || sumi_transcript_play (moves, move) != SUMI_NOTATION_OK)
    return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_ILLEGAL, reader->text,
                             property->offset,
                             /* Translators: %s is a square as it is written there, or PA. */
                             side == SUMI_BLACK ? _("%s is not a legal move for Black")
                                                : _("%s is not a legal move for White"),
                             name);
  sumi_game_record_set_time (game->record, moves->n_moves - 1, read_time (property->value));
  return TRUE;
}

/* RE[+12.000] from Black's side, perhaps with :r behind it where the loser gave up, :t where there
 * was no time left, or :s where both agreed on the result. Any other value is ignored. */
static void
read_result (const Property *property, SumiGameRecord *record)
{
  char *end;
  double value = g_ascii_strtod (property->value, &end);

  if (end == property->value || isnan (value) || fabs (value) > 64)
    return;
  record->has_result = TRUE;
  record->result = (int) lround (value);
  record->ending = record->result == 0            ? SUMI_RECORD_PLAYED
                   : g_str_has_prefix (end, ":r") ? SUMI_RECORD_RESIGNED
                   : g_str_has_prefix (end, ":t") ? SUMI_RECORD_OUT_OF_TIME
                                                  : SUMI_RECORD_PLAYED;
}

/* SU[8], a tag of Sumi's own: how many moves were set up. The moves may stand after the tag, so the
 * number is limited to theirs at the end. */
static void
read_given (const Property *property, SumiGameRecord *record)
{
  record->n_given = (int) CLAMP (g_ascii_strtoll (property->value, NULL, 10), 0,
                                 SUMI_TRANSCRIPT_MAX);
}

static gboolean
use_property (Reader *reader, Property *property, Game *game)
{
  SumiGameRecord *record = game->record;
  const struct
  {
    const char *tag;
    char **field;
  } texts[] = {
    { "PB", &record->black },
    { "PW", &record->white },
    { "PC", &record->place },
    { "DT", &record->date },
  };

  if (g_str_equal (property->tag, "B") || g_str_equal (property->tag, "W"))
    return read_move (reader, property, game);
  if (g_str_equal (property->tag, "BO"))
    return read_board (reader, property, game);
  if (g_str_equal (property->tag, "RE"))
    read_result (property, record);
  if (g_str_equal (property->tag, "SU"))
    read_given (property, record);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      if (!g_str_equal (property->tag, texts[i].tag) || property->value[0] == '\0')
        continue;
      g_free (*texts[i].field);
      *texts[i].field = sumi_visible_name (property->value, SUMI_GAME_RECORD_MAX_NAME);
    }
  return TRUE;
}

/* Adds the next game, whose "(;" was read, to RECORDS. */
static gboolean
read_game (Reader *reader, GPtrArray *records)
{
  const SumiTranscript none = { 0 };
  g_autoptr (SumiGameRecord) record = sumi_game_record_new (&none);
  Game game = { .record = record };
  gsize start = reader->offset;

  while (!accept (reader, ";)"))
    {
      g_autofree char *value = NULL;
      Property property;

      if (!read_property (reader, &property))
        return FALSE;
      value = property.value;
      if (!use_property (reader, &property, &game))
        return FALSE;
    }
  if (!game.has_board)
    return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_SYNTAX, reader->text, start,
                             _("the game has no board BO[…]"));
  record->n_given = MIN (record->n_given, record->moves.n_moves);
  sumi_game_record_infer_scoring (record);
  g_ptr_array_add (records, g_steal_pointer (&record));
  return TRUE;
}

/* The "(;" that the next game in TEXT begins with, behind spaces and the number of games of a
 * match, which GGS writes before them; NULL where there is none. */
static const char *
find_game (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  while (g_ascii_isdigit (*text))
    text++;
  while (g_ascii_isspace (*text))
    text++;
  return g_str_has_prefix (text, "(;") ? text : NULL;
}

/* Whether TEXT begins as a game in GGF does. */
gboolean
sumi_ggf_is_likely (const char *text)
{
  return find_game (text) != NULL;
}

/* Goes to the "(;" of the next game, behind what is wrong, or to the end of the text. */
static void
skip_to_game (Reader *reader)
{
  const char *rest = reader->text + reader->offset, *game = strstr (rest, "(;");

  reader->offset += game != NULL ? (gsize) (game - rest) : strlen (rest);
}

/* Adds the next game to RECORDS, with the "(;" and what may stand before it. */
static gboolean
read_next (Reader *reader, GPtrArray *records)
{
  const char *game = find_game (reader->text + reader->offset);

  if (game == NULL)
    return sumi_record_fail (reader->error, SUMI_RECORD_ERROR_SYNTAX, reader->text,
                             reader->offset, _("a game must begin with (;"));
  reader->offset = (gsize) (game - reader->text) + strlen ("(;");
  return read_game (reader, records);
}

/* The games in TEXT, as SumiGameRecord, at least one. Those that are wrong, or on boards of another
 * size, which archives of servers have among the others, are left out and counted in OUT_DAMAGE;
 * NULL with the error of the first where there are no others, or OUT_DAMAGE is NULL. Owned by the
 * caller. */
GPtrArray *
sumi_ggf_read_text (const char *text, SumiRecordDamage *out_damage, GError **error)
{
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  g_auto (SumiRecordDamage) damage = { 0 };
  Reader reader = { .text = text };

  do
    {
      if (g_cancellable_set_error_if_cancelled (g_cancellable_get_current (), error))
        return NULL;
      reader.error = damage.first == NULL ? &damage.first : NULL;
      if (!read_next (&reader, records))
        {
          damage.n_games++;
          skip_to_game (&reader);
        }
      skip_spaces (&reader);
    }
  while (text[reader.offset] != '\0');
  return sumi_record_settle (g_steal_pointer (&records), &damage, out_damage, error);
}

/* Writes TAG[VALUE], with the characters of VALUE that have a meaning in GGF escaped. */
static void
add_property (GString *text, const char *tag, const char *value)
{
  g_string_append_printf (text, "%s[", tag);
  for (; *value != '\0'; value++)
    {
      if (*value == ']' || *value == '\\')
        g_string_append_c (text, '\\');
      g_string_append_c (text, *value);
    }
  g_string_append_c (text, ']');
}

static void
add_board (GString *text, SumiPosition position)
{
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (position, cells);
  g_string_append (text, "BO[8");
  for (int i = 0; i < SUMI_CELLS_LENGTH; i++)
    {
      if (i % 8 == 0)
        g_string_append_c (text, ' ');
      g_string_append_c (text, cells[i] == 'X' ? '*' : cells[i] == 'O' ? 'O' : '-');
    }
  g_string_append_printf (text, " %c]", position.turn == SUMI_BLACK ? '*' : 'O');
}

/* RECORD as one line of GGF. The caller owns it. */
char *
sumi_ggf_write (const SumiGameRecord *record)
{
  GString *text = g_string_new ("(;GM[Othello]");
  SumiPosition position = record->moves.start;

  add_property (text, "PC", record->place != NULL ? record->place : "");
  if (record->date != NULL)
    add_property (text, "DT", record->date);
  add_property (text, "PB", record->black != NULL ? record->black : "");
  add_property (text, "PW", record->white != NULL ? record->white : "");
  add_property (text, "TY", "8");
  if (record->has_result)
    g_string_append_printf (text, "RE[%+d.000%s]", record->result,
                            record->ending == SUMI_RECORD_RESIGNED      ? ":r"
                            : record->ending == SUMI_RECORD_OUT_OF_TIME ? ":t"
                                                                        : "");
  if (record->n_given > 0)
    g_string_append_printf (text, "SU[%d]", record->n_given);
  add_board (text, position);
  for (int i = 0; i < record->moves.n_moves; i++)
    {
      SumiSquare move = record->moves.moves[i];
      g_autofree char *name = g_ascii_strup (sumi_square_to_name (move), -1);
      int ms = sumi_game_record_get_time (record, i);
      g_autofree char *time
        = ms > 0 ? g_strdup_printf ("//%d.%03d", ms / 1000, ms % 1000) : g_strdup ("");

      g_string_append_printf (text, "%c[%s%s]", position.turn == SUMI_BLACK ? 'B' : 'W',
                              move == SUMI_SQUARE_PASS ? "PA" : name, time);
      position = sumi_position_play (position, move);
    }
  g_string_append (text, ";)\n");
  return g_string_free (text, FALSE);
}
