/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-visible.h"

/* The members of a position, before they are combined. */
typedef struct
{
  gboolean has_board, has_turn, has_moves;
  gboolean is_board_good, is_turn_good;
  char cells[SUMI_CELLS_LENGTH + 1]; /* as the board of a SumiMistake */
  SumiBitboard black, white;
  SumiColor turn;
  SumiJsonItem moves;
} PositionParts;

static void read_board (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_turn (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void keep_moves (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

static const SumiJsonField position_fields[] = {
  { "board", read_board, 0, FALSE },
  { "turn", read_turn, 0, FALSE },
  { "moves", keep_moves, 0, FALSE },
};

/* Keeps what can be read of the row STRING, the INDEX-th from 0, for a picture. */
static void
keep_cells (PositionParts *parts, guint index, const char *string)
{
  for (guint column = 0; column < 8 && *string != '\0' && index < 8; column++)
    {
      if (strchr ("XO.", *string) != NULL)
        parts->cells[8 * index + column] = *string;
      string = g_utf8_next_char (string);
    }
}

/* Reads one row of the board into PARTS. */
static gboolean
read_row (SumiJsonWalk *walk, const SumiJsonItem *item, PositionParts *parts)
{
  g_autofree char *quoted = NULL;
  const char *string;
  size_t n_good;

  if (!sumi_json_get_string (walk, item, &string))
    return FALSE;
  keep_cells (parts, item->index, string);
  n_good = strspn (string, "XO.");
  if (string[n_good] != '\0')
    {
      g_autofree char *rest = g_utf8_substring (string + n_good, 0, 1);

      quoted = sumi_visible_quote (rest);
      if (g_str_equal (rest, "x") || g_str_equal (rest, "o"))
        sumi_json_report (walk, item, SUMI_MISTAKE_BOARD,
                          /* Translators: as below. X and O stand for discs. */
                          _("discs are written with capital letters, X and O, but number %d is %s"),
                          (int) n_good + 1, quoted);
      else
        sumi_json_report (walk, item, SUMI_MISTAKE_BOARD,
                          /* Translators: %d counts the characters of a row from 1; %s is what is
                           * there, in quotes. */
                          _("each character must be X, O or . but number %d is %s"),
                          (int) n_good + 1, quoted);
      return FALSE;
    }
  if (n_good != 8)
    {
      sumi_json_report (walk, item, SUMI_MISTAKE_BOARD, _("must have 8 characters, but has %d"),
                        (int) n_good);
      return FALSE;
    }
  for (int column = 0; column < 8; column++)
    {
      SumiBitboard square = sumi_bitboard_of (sumi_square_at (column, (int) item->index));

      if (string[column] == 'X')
        parts->black |= square;
      else if (string[column] == 'O')
        parts->white |= square;
    }

  return TRUE;
}

static void
read_board (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  PositionParts *parts = target;
  SumiJsonIter iter;
  SumiJsonItem row;
  guint n_rows;

  parts->has_board = TRUE;
  memset (parts->cells, '?', SUMI_CELLS_LENGTH);
  if (!sumi_json_is_array (walk, item, 0, G_MAXUINT))
    return;
  n_rows = json_array_get_length (json_node_get_array (item->node));
  if (n_rows != 8)
    sumi_json_report (walk, item, SUMI_MISTAKE_BOARD, _("must have 8 rows, but has %u"), n_rows);
  parts->is_board_good = n_rows == 8;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &row) && row.index < 8)
    parts->is_board_good &= read_row (walk, &row, parts);
}

static void
read_turn (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  PositionParts *parts = target;

  parts->has_turn = TRUE;
  parts->is_turn_good = sumi_pack_read_color (walk, item, &parts->turn);
}

/* Keeps the moves, which cannot be read before the board that they start from. */
static void
keep_moves (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  PositionParts *parts = target;

  parts->has_moves = TRUE;
  parts->moves = *item;
}

/* Whether PARTS can be combined; OUT_START gets the position of their board and turn. */
static gboolean
find_start (SumiJsonWalk *walk,
            const SumiJsonItem *item,
            const PositionParts *parts,
            SumiPosition *out_start)
{
  if (parts->has_board != parts->has_turn)
    {
      if (parts->has_board)
        sumi_json_report (walk, item, SUMI_MISTAKE_MISSING,
                          _("the key \"turn\" is missing beside the board"));
      else
        sumi_json_report (walk, item, SUMI_MISTAKE_MISSING,
                          _("the key \"board\" is missing beside the turn"));
      return FALSE;
    }
  if (!parts->has_board && !parts->has_moves)
    {
      sumi_json_report (walk, item, SUMI_MISTAKE_MISSING,
                        _("the keys \"board\" and \"turn\", or \"moves\", are missing"));
      return FALSE;
    }
  if (!parts->has_board)
    {
      *out_start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      return TRUE;
    }
  *out_start = sumi_position_make (parts->black, parts->white, parts->turn);

  return parts->is_board_good && parts->is_turn_good;
}

/* Whether POSITION is the start of a game, with or without a handicap. */
static gboolean
is_beginning (SumiPosition position)
{
  const SumiRules rules = { position.turn };

  for (int n_corners = 0; n_corners <= SUMI_HANDICAP_MAX; n_corners++)
    {
      if (sumi_position_equal (position, sumi_position_handicap (rules, n_corners)))
        return TRUE;
    }
  return FALSE;
}

/* Notes for the mistakes of what has the position ITEM how its board looks: CELLS, which is empty
 * where there is none. */
static void
note_board (SumiJsonWalk *walk, const SumiJsonItem *item, const char *cells)
{
  SumiPackReading *reading = walk->data;

  if (reading->boards != NULL && *cells != '\0' && item->parent != NULL)
    g_hash_table_replace (reading->boards, sumi_json_get_path (item->parent), g_strdup (cells));
}

/* Reads a position of any kind, also one that no game can reach or that has no legal move.
 * OUT_RECORD gets the moves from the start of a game, if the position was given so. Nothing is
 * written if there is a mistake. */
gboolean
sumi_pack_read_position (SumiJsonWalk *walk,
                         const SumiJsonItem *item,
                         SumiPosition *out_position,
                         gboolean *out_has_record,
                         SumiTranscript *out_record)
{
  PositionParts parts = { 0 };
  SumiTranscript transcript;
  SumiPosition start;

  gboolean is_good = sumi_json_read_fields (walk, item, position_fields,
                                            G_N_ELEMENTS (position_fields), &parts);

  note_board (walk, item, parts.cells);
  if (!is_good || !find_start (walk, item, &parts, &start))
    return FALSE;
  transcript = (SumiTranscript){ .start = start, .end = start };
  if (parts.has_moves && !sumi_pack_read_moves (walk, &parts.moves, start, &transcript))
    return FALSE;
  sumi_cells_to_text (transcript.end, parts.cells);
  note_board (walk, item, parts.cells);
  *out_position = transcript.end;
  *out_has_record = is_beginning (start);
  if (*out_has_record)
    *out_record = transcript;

  return TRUE;
}

/* Whether the side to move in POSITION has a move, as every task requires; reports ITEM if not. */
gboolean
sumi_pack_check_turn (SumiJsonWalk *walk, const SumiJsonItem *item, SumiPosition position)
{
  if (sumi_position_is_over (position))
    sumi_json_report (walk, item, SUMI_MISTAKE_POSITION,
                      _("the game is over here: neither side has a move"));
  else if (!sumi_position_must_pass (position))
    return TRUE;
  else if (position.turn == SUMI_BLACK)
    sumi_json_report (walk, item, SUMI_MISTAKE_POSITION,
                      _("Black is to move here and has no move"));
  else
    sumi_json_report (walk, item, SUMI_MISTAKE_POSITION,
                      _("White is to move here and has no move"));

  return FALSE;
}
