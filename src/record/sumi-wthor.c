/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-wthor.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "sumi-record-error.h"

#define HEADER_SIZE 16
#define GAME_SIZE 68
#define N_MOVES 60

/* Offsets. */
#define HEADER_GAMES 4
#define HEADER_YEAR 10
#define HEADER_BOARD_SIZE 12
#define GAME_DISCS 6
#define GAME_MOVES 8

static guint
read_u16 (const guint8 *bytes)
{
  return bytes[0] | (guint) bytes[1] << 8;
}

static gsize
read_u32 (const guint8 *bytes)
{
  return read_u16 (bytes) | (gsize) read_u16 (bytes + 2) << 16;
}

/* The square that a byte stands for; SUMI_SQUARE_NONE if it stands for none. */
static SumiSquare
square_of (guint8 byte)
{
  int row = byte / 10 - 1, column = byte % 10 - 1;

  if (row < 0 || row > 7 || column < 0 || column > 7)
    return SUMI_SQUARE_NONE;
  return sumi_square_at (column, row);
}

/* Reads the moves of the game of INDEX, from 0. */
static gboolean
read_moves (const guint8 *data, gsize index, SumiTranscript *out_moves, GError **error)
{
  gsize at = HEADER_SIZE + index * GAME_SIZE + GAME_MOVES;
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  *out_moves = (SumiTranscript){ .start = start, .end = start };
  for (gsize i = at; i < at + N_MOVES && data[i] != 0; i++)
    {
      SumiSquare move = square_of (data[i]);

      if (move == SUMI_SQUARE_NONE)
        return sumi_record_fail_at (error, SUMI_RECORD_ERROR_MOVE, index + 1, i,
                                    _("%d stands for no square"), data[i]);
      if (sumi_transcript_play (out_moves, move) != SUMI_NOTATION_OK)
        return sumi_record_fail_at (error, SUMI_RECORD_ERROR_ILLEGAL, index + 1, i,
                                    _("%s is not a legal move"), sumi_square_to_name (move));
    }
  return TRUE;
}

/* The game of INDEX, from 0, owned by the caller; NULL with ERROR, which may be NULL. */
static SumiGameRecord *
read_game (const guint8 *data, gsize index, GError **error)
{
  gsize at = HEADER_SIZE + index * GAME_SIZE + GAME_DISCS;
  guint year = read_u16 (data + HEADER_YEAR);
  SumiGameRecord *record;
  SumiTranscript moves;
  guint discs = data[at];

  if (discs > 64)
    {
      sumi_record_fail_at (error, SUMI_RECORD_ERROR_SYNTAX, index + 1, at,
                           g_dngettext (GETTEXT_PACKAGE, "Black cannot have %u disc",
                                        "Black cannot have %u discs", discs),
                           discs);
      return NULL;
    }
  if (!read_moves (data, index, &moves, error))
    return NULL;
  record = sumi_game_record_new (&moves);
  record->has_result = TRUE;
  record->result = 2 * (int) discs - 64;
  record->scoring = SUMI_SCORING_EMPTIES_TO_WINNER;
  if (year != 0)
    record->date = g_strdup_printf ("%u", year);
  return record;
}

/* Whether the LENGTH bytes at DATA are as long as their header says. */
static gboolean
is_whole (const guint8 *data, gsize length)
{
  return length >= HEADER_SIZE && (length - HEADER_SIZE) % GAME_SIZE == 0
         && read_u32 (data + HEADER_GAMES) == (length - HEADER_SIZE) / GAME_SIZE;
}

/* Whether the LENGTH bytes at DATA are a file of WTHOR, which may be damaged: it is as long as its
 * header says, or that begins with a day, on which it was written. */
gboolean
sumi_wthor_is_likely (const char *data, gsize length)
{
  const guint8 *bytes = (const guint8 *) data;

  return is_whole (bytes, length)
         || (length >= HEADER_SIZE && bytes[0] >= 19 && bytes[0] <= 20 && bytes[1] < 100
             && bytes[2] >= 1 && bytes[2] <= 12 && bytes[3] >= 1 && bytes[3] <= 31);
}

/* The games in the LENGTH bytes at DATA, as SumiGameRecord, at least one. Those that are wrong are
 * left out and counted in OUT_DAMAGE; NULL with the error of the first where all are or OUT_DAMAGE
 * is NULL, or with one about the file as a whole. They have no names of players, which are in
 * another file; results count empties for the winner. Owned by the caller. */
GPtrArray *
sumi_wthor_read_data (const char *data,
                      gsize length,
                      SumiRecordDamage *out_damage,
                      GError **error)
{
  const guint8 *bytes = (const guint8 *) data;
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  g_auto (SumiRecordDamage) damage = { 0 };
  /* In files of names there are none. */
  gsize n_games = length >= HEADER_SIZE ? read_u32 (bytes + HEADER_GAMES) : 0;

  if (n_games == 0)
    {
      g_set_error_literal (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_UNKNOWN,
                           _("there is no game in it"));
      return NULL;
    }
  if (!is_whole (bytes, length))
    {
      g_set_error_literal (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_SYNTAX,
                           _("the file is not as long as its header says"));
      return NULL;
    }
  /* The field is 0 in old files. */
  if (bytes[HEADER_BOARD_SIZE] != 0 && bytes[HEADER_BOARD_SIZE] != 8)
    {
      sumi_record_fail_at (error, SUMI_RECORD_ERROR_BOARD, 0, HEADER_BOARD_SIZE,
                           _("only games on 8 x 8 squares can be read"));
      return NULL;
    }
  for (gsize i = 0; i < n_games; i++)
    {
      SumiGameRecord *record;

      if (g_cancellable_set_error_if_cancelled (g_cancellable_get_current (), error))
        return NULL;
      record = read_game (bytes, i, damage.first == NULL ? &damage.first : NULL);
      if (record != NULL)
        g_ptr_array_add (records, record);
      else
        damage.n_games++;
    }
  return sumi_record_settle (g_steal_pointer (&records), &damage, out_damage, error);
}
